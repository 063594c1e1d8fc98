"""The table in the browser."""

import os
import sys
from argparse import Namespace
from dataclasses import fields

from spieltisch.cli.page import draw, printable, say
from spieltisch.cli.parser import LANG, Command, argument
from spieltisch.core.folders import data_folder
from spieltisch.core.text import Text
from spieltisch.table.settings import (
    ABOUT,
    PREFIX,
    Settings,
    left_before,
    read_settings,
    settled,
)

_LEFT_BEFORE = Text(
    "{file} von früher wird weiter benutzt. Um künftig {folder} zu benutzen, beende den Server und"
    " verschiebe spieltisch.* dorthin.",
    "{file} from before is still used. To use {folder} in future, stop the server and move"
    " spieltisch.* there.",
)
_LEFT_BESIDE = Text(
    "{file} von früher wird weiter benutzt. Für die Datei in {folder} sag --data {folder}.",
    "{file} from before is still used. For the one in {folder} say --data {folder}.",
)
_MISSING = "The browser table needs more packages ({name} is missing); install spieltisch[server]."


def _serve(asked: Namespace) -> int:
    settings = read_settings(vars(asked))
    try:
        from spieltisch.table.serve import serve
    except ImportError as missing:
        raise ValueError(_MISSING.format(name=missing.name)) from None
    if before := left_before(settings):
        folder = data_folder()
        said = _LEFT_BESIDE if (folder / before.name).exists() else _LEFT_BEFORE
        print(printable(said.fill(file=str(before), folder=str(folder)).to(asked.lang)), flush=True)
    settings = settled(settings)
    wanted = asked.browser and sys.stdout.isatty() and _has_screen()
    return serve(settings, lambda text: say(text.to(asked.lang)), draw, wanted)


def _has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _setting(name: str, default: object) -> Text:
    about = ABOUT[name]
    variable = PREFIX + name.upper()
    if default == "" or default is False:
        return Text(f"{about.de} (auch {variable})", f"{about.en} (also {variable})")
    return Text(
        f"{about.de} (sonst {default}; auch {variable})",
        f"{about.en} (otherwise {default}; also {variable})",
    )


_VALUE = {"metavar": "X"}

SERVE = Command(
    "serve",
    Text("stellt den Tisch in den Browser", "serves the table in the browser"),
    "",
    (
        *(
            argument(
                f"--{field.name.replace('_', '-')}",
                _setting(field.name, field.default),
                **({"action": "store_const", "const": True} if field.type is bool else _VALUE),
            )
            for field in fields(Settings)
        ),
        argument(
            "--no-browser",
            Text("öffnet keinen Browser", "does not open a browser"),
            dest="browser",
            action="store_false",
        ),
        LANG,
    ),
    _serve,
)
