"""What somebody who runs a server relies on: health, figures, log, settings, clear errors."""

import io
import json
import logging
import os
import re
import resource
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import fields
from pathlib import Path
from unittest.mock import patch

import pytest
import uvicorn

from spieltisch.cli import main
from spieltisch.core.folders import data_folder
from spieltisch.table.serve import bind
from spieltisch.table.settings import (
    ABOUT,
    PREFIX,
    Settings,
    left_before,
    read_settings,
    secret_key,
    settled,
)
from spieltisch.table.store import StoreError
from tests.patience import PATIENCE
from tests.table.conftest import (
    SOURCE,
    Person,
    Process,
    Server,
    play_until_others,
    running,
    wait_for,
)

DOCS = Path(__file__).parents[2] / "docs"


# health and figures


def test_healthz_asks_nobody_and_readyz_the_database(
    start_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start_server()
    ada = server.person()
    for path in ("/healthz", "/readyz"):
        page = ada.get(path)
        assert (page.status, page.html) == (200, "ok\n")
        assert "set-cookie" not in page.headers
        assert page.headers["cache-control"] == "no-store"

    async def lost(*_given: object, **_more: object) -> None:
        raise StoreError("gone")

    store = server.web.house._store
    for name in ("listed", "of_player", "write", "check"):
        monkeypatch.setattr(store, name, lost)
    assert ada.get("/healthz").status == 200
    assert ada.get("/readyz").status == 503


@pytest.fixture
def full_disk(tmp_path: Path) -> Iterator[tuple[Process, Callable[[bool], None]]]:
    """A server, and a way to let no file of its grow any further."""
    prlimit = getattr(resource, "prlimit", None)
    if prlimit is None:
        pytest.skip("Only Linux can fill the disk of another process.")
    database = tmp_path / "tables.db"
    with running("--port", "0", "--database", str(database), "--log", "json") as server:
        pid = server.process.pid
        _, most = prlimit(pid, resource.RLIMIT_FSIZE)

        def fill(full: bool) -> None:
            log = Path(f"{database}-wal")
            size = log.stat().st_size if full else most
            prlimit(pid, resource.RLIMIT_FSIZE, (size, most))

        yield server, fill


def test_readyz_sees_a_full_disk(full_disk: tuple[Process, Callable[[bool], None]]) -> None:
    server, fill = full_disk
    ada = Person(server.url)
    assert ada.get("/readyz").status == 200
    fill(True)
    page = ada.get("/readyz")
    assert page.status == 503
    assert page.sentence() == "Nothing can be saved right now. Try again in a moment."
    assert ada.get("/healthz").status == 200
    assert ada.get("/").status == 200  # who only looks can go on
    fill(False)
    assert ada.get("/readyz").status == 200
    ada.close()


def test_a_database_that_fails_puts_no_secrets_into_the_log(
    full_disk: tuple[Process, Callable[[bool], None]],
) -> None:
    """Neither seed nor generator, neither cards nor names nor what is said."""
    server, fill = full_disk
    ada = Person(server.url)
    table = ada.new_table("me", "here", names=("Adelheid", "Bartholomew"), seed="918273645")
    ada.submit(ada.get(table).form("/lift"))
    page = ada.get(table)
    assert page.hand
    fill(True)
    play = page.form("/play").data(("move", page.moves[0]))
    wait_for(lambda: ada.ask(f"{table}/chat", {"text": "psst"}).status == 503 or None)
    assert ada.ask(f"{table}/play", play).status == 503
    quick = {"game": "equinox", "opponents": "1"}
    assert ada.ask("/quick", quick).status == 503
    fill(False)
    assert ada.ask(f"{table}/play", play).status == 204
    ada.close()
    log = server.end()
    assert log.count("The store failed.") >= 3
    assert "The database cannot be used: " in log
    secrets = ["918273645", "Adelheid", "Bartholomew", "psst", *page.hand]
    for secret in (*secrets, "snapshot", "INSERT", "UPDATE", "parameters"):
        assert secret not in log, secret


SAMPLE = re.compile(
    r'([a-z_]+)((?:\{[a-z_]+="[^"\\\n]*"(?:,[a-z_]+="[^"\\\n]*")*\})?) (\d+(?:\.\d+)?)'
)


def figures(person: Person) -> dict[str, float]:
    """The figures of a server by name and labels; checks the format that Prometheus reads."""
    page = person.get("/metrics")
    assert page.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert page.html.endswith("\n")
    found: dict[str, float] = {}
    family = ""
    explained: dict[str, str] = {}
    for line in page.html.splitlines():
        if line.startswith("# HELP "):
            family = line.split(" ")[2]
            assert family not in explained, f"{family} comes twice"
        elif line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert name == family
            assert kind in ("counter", "gauge", "histogram")
            explained[name] = kind
        else:
            sample = SAMPLE.fullmatch(line)
            assert sample, line
            name = (
                re.sub(r"_(bucket|sum|count)$", "", sample[1]) if "_seconds_" in line else sample[1]
            )
            assert name == family, f"{line} stands under {family}"
            assert (explained[family] == "counter") == name.endswith("_total")
            assert sample[1] + sample[2] not in found
            found[sample[1] + sample[2]] = float(sample[3])
    return found


def test_every_figure_is_explained_and_readable(start_server: Callable[..., Server]) -> None:
    server = start_server()
    ada = server.person()
    table = ada.new_table("me", "here", names=("A", "B"))
    ada.get("/nothing")
    with ada.watch(table) as stream:
        stream.picture()
        found = figures(ada)
    assert found["spieltisch_event_streams"] == 1


def test_figures_count_what_happens(start_server: Callable[..., Server]) -> None:
    server = start_server()
    ada = server.person()
    table = ada.new_table("me", "here", names=("A", "B"), first="1")
    ada.submit(ada.get(table).form("/lift"))
    page = ada.get(table)
    ada.click(page, page.moves[0])
    ada.ask(f"{table}/chat", {"text": "hello"})
    ada.get("/nothing")
    text = ada.get("/metrics").html
    for line in (
        'spieltisch_events_total{kind="created"} 1',
        'spieltisch_events_total{kind="move"} 1',
        'spieltisch_events_total{kind="chat"} 1',
        'spieltisch_requests_total{method="GET",status="404"} 1',
        'spieltisch_refusals_total{code="404"} 1',
        "spieltisch_house_tables 1",
    ):
        assert line in text.splitlines()
    buckets = [float(n) for n in re.findall(r"seconds_bucket\{.*?\} (\d+)", text)]
    assert buckets == sorted(buckets)
    assert buckets[-1] == float(re.findall(r"seconds_count (\d+)", text)[0])


def test_invented_methods_do_not_fill_the_figures(start_server: Callable[..., Server]) -> None:
    """Otherwise anybody can make the server remember as many names as they like."""
    server = start_server()
    ada = server.person()
    for number in range(30):
        ada.client.request(f"BREW{number}", "/")
    assert ada.get("/metrics").html.count('method="BREW') <= 1


# the log


def test_the_log_is_json_and_keeps_secrets(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    words = ("--port", "0", "--database", database, "--log", "json", "--bot-delay", "0")
    with running(*words, "--secret", "the-key") as server:
        ada, ben = Person(server.url), Person(server.url)
        table = ada.new_table("me", "open", "random", names=("Ada",))
        invitation = ada.invitation(table)
        ben.accept(invitation, "Ben")
        ada.submit(ada.get(table).form("/chat"), text="between you and me")
        page = ada.get(table)
        ada.get(f"{table}/replay?move=0")
        ada.get("/nothing%0Anext")
        ada.post(f"{table}/play", {"move": "fly"})
        cookies = [ada.cookies["player"], ben.cookies["player"]]
        hand = page.hand
        lines = server.end().splitlines()
    assert len(lines) > 10
    for line in lines:
        entry = json.loads(line)
        assert {"method", "path", "status", "ms"} <= set(entry), line
    log = "\n".join(lines)
    assert hand
    for secret in (
        *cookies,
        "the-key",
        "between you and me",
        "Ada",
        *(f"{card}" for card in hand),
        invitation.rpartition("/")[2],  # whoever reads it could take the seat
    ):
        assert secret not in log
    for person in (ada, ben):
        person.close()


def test_an_error_in_the_json_log_is_json_too(tmp_path: Path) -> None:
    """A log that is read by programs stays readable when it matters most."""
    script = (
        "import sys, spieltisch.table.pages.lobby as lobby\n"
        "async def broken(request): raise RuntimeError('boom')\n"
        "from spieltisch.table import app\n"
        "app.ROUTES.insert(0, app.Route('/broken', broken))\n"
        "from spieltisch.cli import main\n"
        "sys.exit(main(['serve', '--no-browser', *sys.argv[1:]]))\n"
    )
    words = ["--port", "0", "--database", str(tmp_path / "tables.db"), "--log", "json"]
    process = subprocess.Popen(
        [sys.executable, "-c", script, *words],
        env=environment(PYTHONUNBUFFERED="1"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
    assert found
    ada = Person(found[0])
    assert ada.get("/broken").status == 500
    ada.close()
    process.terminate()
    _, log = process.communicate(timeout=PATIENCE)
    assert "boom" in log
    entries = [json.loads(line) for line in log.splitlines()]
    assert any(entry.get("status") == 500 for entry in entries)


def test_nonsense_does_not_fill_the_log(tmp_path: Path) -> None:
    with running("--port", "0", "--database", str(tmp_path / "tables.db")) as server:
        address = ("127.0.0.1", int(server.url.rpartition(":")[2]))
        upgrade = "GET / HTTP/1.1\nhost: x\nconnection: upgrade, close\nupgrade: websocket\n\n"
        for nonsense in ("nonsense\n\n", upgrade):
            with socket.create_connection(address) as bare:
                bare.sendall(nonsense.replace("\n", "\r\n").encode())
                while bare.recv(1 << 16):
                    pass
        assert server.end() == ""


# settings


def environment(**changes: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
    plain = {"SPIELTISCH_PLAIN": os.environ.get("SPIELTISCH_PLAIN", "")}
    return {**kept, **plain, "PYTHONPATH": str(SOURCE), "LANG": "C.UTF-8", **changes}


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith(PREFIX) and name != f"{PREFIX}PLAIN":
            monkeypatch.delenv(name)


def test_every_setting_is_explained() -> None:
    assert set(ABOUT) == {field.name for field in fields(Settings)}
    assert all(about.de and about.en and about.de != about.en for about in ABOUT.values())


def test_flags_win_over_the_environment_and_that_over_defaults(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert read_settings({}) == Settings()
    monkeypatch.setenv("SPIELTISCH_PORT", "81")
    monkeypatch.setenv("SPIELTISCH_BOT_DELAY", "1.5")
    read = read_settings({"port": None, "database": "here.db"})
    assert (read.port, read.bot_delay, read.database) == (81, 1.5, "here.db")
    assert read_settings({"port": "82"}).port == 82


def test_the_environment_reaches_a_running_server(tmp_path: Path) -> None:
    given = {
        "SPIELTISCH_PORT": "0",
        "SPIELTISCH_DATABASE": str(tmp_path / "there.db"),
        "SPIELTISCH_REQUESTS_PER_MINUTE": "3",
    }
    with running(**given) as server:
        ada = Person(server.url)
        assert [ada.get("/").status for _ in range(4)] == [200, 200, 200, 429]
        ada.close()
    assert (tmp_path / "there.db").exists()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "many"),
        ("port", "-1"),
        ("port", "1.5"),
        ("bot-delay", "soon"),
        ("bot-delay", "nan"),
        ("bot-delay", "-1"),
        ("keep-days", "inf"),
        ("open-hours", ""),
        ("requests-per-minute", "1e3"),
        ("tables-per-hour", "x"),
        ("streams-per-address", "-1"),
        ("log", "xml"),
        ("public-url", "table.example"),
        ("public-url", "//table.example"),
        ("public-url", "ftp://table.example"),
        ("public-url", "https://"),
        ("public-url", "https:///t"),
        ("public-url", "https://table.example/games"),
        ("public-url", "https://table.example?x=1"),
        ("public-url", "https://table.example#x"),
        ("public-url", "https://ada:word@table.example"),
        ("public-url", "https://table.example:0"),
        ("public-url", "https://table.example:99999"),
        ("public-url", "https://table.example:http"),
        ("public-url", "https://table example"),
        ("public-url", "https://table..example"),
        ("public-url", "https://tischlein-deck-dich.de, https://table.example"),
        ("public-url", "javascript:alert(1)"),
    ],
)
def test_a_bad_setting_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    flag = main(["serve", f"--{name}={value}"]), capsys.readouterr()
    monkeypatch.setenv(PREFIX + name.upper().replace("-", "_"), value)
    variable = main(["serve"]), capsys.readouterr()
    for code, said in (flag, variable):
        assert (code, said.out) == (2, "")
        assert re.fullmatch(r"spieltisch: Setting [^\n]+\.\n", said.err)
        assert name.replace("-", "_") in said.err


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("https://table.example", "https://table.example"),
        ("https://Table.Example/", "https://table.example"),
        ("HTTPS://table.example:443", "https://table.example"),
        ("http://table.example:80/", "http://table.example"),
        ("https://table.example:80", "https://table.example:80"),
        ("http://192.168.1.5:8000", "http://192.168.1.5:8000"),
        ("http://[fd00::1]:8000/", "http://[fd00::1]:8000"),
        ("http://localhost:08000", "http://localhost:8000"),
        (" https://xn--mller-kva.example\n", "https://xn--mller-kva.example"),
        ("", ""),
    ],
)
def test_the_public_address_is_read_as_browsers_say_it(given: str, read: str) -> None:
    assert read_settings({"public_url": given}).public_url == read


@contextmanager
def own_log() -> Iterator[None]:
    """A server sets the log up for its whole process; afterwards it is as before."""
    root, table = logging.getLogger(), logging.getLogger("spieltisch.table")
    before = root.handlers[:], root.level, table.level
    root.handlers = []  # or they would be closed
    try:
        yield
    finally:
        root.handlers, root.level, table.level = before


async def _serving(*_given: object, **_more: object) -> None:
    raise AssertionError("This server has started.")


def start_in_vain(*words: str) -> str:
    """The one sentence of a server that cannot start."""
    out, err = io.StringIO(), io.StringIO()
    with (
        own_log(),
        patch.dict(os.environ, LANG="C.UTF-8"),
        patch.object(uvicorn.Server, "serve", _serving),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = main(["serve", "--no-browser", *words])
    assert out.getvalue() == ""
    lines = err.getvalue().splitlines()
    assert len(lines) == 1, f"{len(lines)} lines, the last ones: {lines[-3:]}"
    assert lines[0].startswith("spieltisch: ")
    assert lines[0].endswith(".")
    assert code == 2
    return err.getvalue()


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = start_in_vain("--port", str(port), "--database", str(tmp_path / "x.db"))
    assert f"port {port}" in said
    assert "--port" in said


@pytest.mark.parametrize(
    ("host", "port"), [("127.0.0.1", "99999"), ("203.0.113.1", "0"), ("no such host", "0")]
)
def test_an_address_that_is_not_ours_is_one_sentence(tmp_path: Path, host: str, port: str) -> None:
    start_in_vain("--host", host, "--port", port, "--database", str(tmp_path / "x.db"))


@pytest.mark.parametrize("key", [(), ("--secret", "x")])
def test_a_database_in_no_folder_is_one_sentence(tmp_path: Path, key: tuple[str, ...]) -> None:
    start_in_vain("--port", "0", "--database", str(tmp_path / "missing" / "x.db"), *key)


def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear reader, " * 1000)
    start_in_vain("--port", "0", "--database", str(path))


@pytest.mark.parametrize("url", ["nonsense://x", "mysql://localhost/x", "://"])
def test_a_database_of_another_kind_is_one_sentence(tmp_path: Path, url: str) -> None:
    start_in_vain("--port", "0", "--secret", "x", "--database", url)


@pytest.mark.parametrize("package", ["font_source_sans_pro", "font_source_serif_pro"])
def test_missing_letters_are_one_sentence(package: str) -> None:
    script = (
        f"import sys; sys.modules[{package!r}] = None\n"
        "from spieltisch.cli import main; sys.exit(main(['serve', '--no-browser']))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script], env=environment(), capture_output=True, text=True
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == (
        f"spieltisch: The browser table needs more packages ({package} is missing); install"
        " spieltisch[server].\n"
    )


# where things are kept


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home, and a working directory beside it."""
    home, work = tmp_path / "home", tmp_path / "work"
    home.mkdir()
    work.mkdir()
    monkeypatch.chdir(work)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_DATA_HOME", "")
    return home


def test_a_server_keeps_its_data_out_of_the_working_directory(home: Path) -> None:
    with running("--port", "0", HOME=str(home), XDG_DATA_HOME="") as server:
        assert Person(server.url).get("/").status == 200
    folder = data_folder()
    assert folder.is_relative_to(home)
    assert {"spieltisch.db", "spieltisch.db.key"} <= {path.name for path in folder.iterdir()}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert list(Path.cwd().iterdir()) == []


@pytest.mark.parametrize(
    ("platform", "changes", "folder"),
    [
        ("linux", {}, "HOME/.local/share/spieltisch"),
        ("linux", {"XDG_DATA_HOME": "/far/away"}, "/far/away/spieltisch"),
        ("linux", {"XDG_DATA_HOME": "not/absolute"}, "HOME/.local/share/spieltisch"),
        ("darwin", {"XDG_DATA_HOME": "/x"}, "HOME/Library/Application Support/spieltisch"),
        ("win32", {"LOCALAPPDATA": "/c/users/ada"}, "/c/users/ada/spieltisch"),
        ("win32", {}, "HOME/AppData/Local/spieltisch"),
    ],
)
def test_every_system_has_its_folder_for_data(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    changes: dict[str, str],
    folder: str,
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    for name, value in changes.items():
        monkeypatch.setenv(name, value)
    assert data_folder() == Path(folder.replace("HOME", str(home)))


def test_settings_say_where_things_are_kept(home: Path) -> None:
    assert settled(Settings()).database == str(data_folder() / "spieltisch.db")
    assert settled(Settings(data="there")).database == str(Path("there/spieltisch.db"))
    assert Path("there").is_dir()
    for named in (
        Settings(database="here.db"),
        Settings(database="here.db", data="there"),
        Settings(database="postgresql://x/y", secret="z"),
    ):
        assert settled(named) == named


def test_the_key_of_a_database_elsewhere_is_kept_in_the_folder_for_data(home: Path) -> None:
    key = secret_key(settled(Settings(database="postgresql://x/y")))
    assert (data_folder() / "spieltisch.key").read_text() == key
    assert list(Path.cwd().iterdir()) == []


def test_the_folder_for_data_is_no_relic(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = settled(Settings())
    Path(kept.database).write_text("")
    monkeypatch.chdir(data_folder())
    assert left_before(Settings()) is None
    assert settled(Settings()) == kept


def test_a_key_from_before_keeps_everybody_in_their_seats(home: Path) -> None:
    Path("spieltisch.key").write_text("a key from before")
    assert secret_key(settled(Settings(database="postgresql://x/y"))) == "a key from before"


def test_a_database_from_before_is_still_used_and_said_to_be(home: Path) -> None:
    with running("--port", "0", "--database", "spieltisch.db") as server:
        ada = Person(server.url)
        table = ada.new_table("me", "here", names=("Ada", "Ben"))
        server.end()
    process = subprocess.Popen(
        [sys.executable, "-m", "spieltisch", "serve", "--no-browser", "--port", "0"],
        env=environment(HOME=str(home), XDG_DATA_HOME="", PYTHONUNBUFFERED="1"),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    said, at = process.stdout.readline(), process.stdout.readline()
    assert said == (
        f"{Path('spieltisch.db').absolute()} from before is still used. To use"
        f" {data_folder()} in future, stop the server and move spieltisch.* there.\n"
    )
    found = re.search(r"http://[\d.]+:\d+", at)
    assert found
    ada.move_to(found[0])
    assert "Ada" in ada.get(table).words
    assert ada.get(table).has_form("/lift")  # still the same person
    ada.close()
    process.terminate()
    process.communicate(timeout=PATIENCE)
    assert not data_folder().exists()


def test_of_two_databases_both_are_named(home: Path) -> None:
    Path("spieltisch.db").write_text("no database")
    data_folder().mkdir(parents=True)
    (data_folder() / "spieltisch.db").write_text("no database either")
    ran = subprocess.run(
        [sys.executable, "-m", "spieltisch", "serve", "--no-browser", "--port", "0"],
        env=environment(HOME=str(home), XDG_DATA_HOME=""),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert ran.stdout == (
        f"{Path('spieltisch.db').absolute()} from before is still used. For the one in"
        f" {data_folder()} say --data {data_folder()}.\n"
    )
    assert ran.returncode == 2


def test_a_folder_that_cannot_be_made_is_one_sentence(home: Path) -> None:
    Path("taken").write_text("a file")
    for folder in ("taken", "taken/below"):
        said = start_in_vain("--port", "0", "--data", folder)
        assert folder in said
        assert "--data" in said


def test_no_home_is_one_sentence(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    with pytest.raises(ValueError, match="--data"):
        settled(Settings())
    assert list(Path.cwd().iterdir()) == []


def test_help_names_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    for name, about in ABOUT.items():
        assert f"--{name.replace('_', '-')}" in said
        assert about.en in said
        assert PREFIX + name.upper() in said


def test_the_key_is_kept_beside_the_database_for_its_owner_only(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "tables.db"))
    key = secret_key(settings)
    assert len(key) >= 32
    assert secret_key(settings) == key
    mode = (tmp_path / "tables.db.key").stat().st_mode
    assert stat.S_IMODE(mode) == 0o600


@pytest.mark.parametrize("content", [b"", b" \n", b"short", b"\xff" * 64, "ä".encode() * 40])
def test_a_key_file_without_a_key_is_one_sentence(tmp_path: Path, content: bytes) -> None:
    """An empty key would let everybody sign as anybody."""
    key = tmp_path / "tables.db.key"
    key.write_bytes(content)
    said = start_in_vain("--port", "0", "--database", str(tmp_path / "tables.db"))
    assert str(key) in said
    assert "remove it" in said
    assert key.read_bytes() == content


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_nobody_else_reads_the_files_of_a_server(tmp_path: Path) -> None:
    names = {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db.key"}
    words = ("--port", "0", "--database", str(tmp_path / "tables.db"))
    before = os.umask(0)
    try:
        for _ in range(2):
            with running(*words) as server:
                ada = Person(server.url)
                ada.new_table("me", "here", names=("A", "B"))
                ada.close()
                found = modes(tmp_path)
                assert {name: found[name] for name in names} == dict.fromkeys(names, 0o600)
            for path in tmp_path.iterdir():
                path.chmod(0o644)  # as an earlier version has left them
    finally:
        os.umask(before)


def test_another_kind_of_file_keeps_its_rights(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear reader, " * 1000)
    folder = tmp_path / "folder"
    folder.mkdir()
    for path in (letter, folder):
        mode = path.stat().st_mode
        start_in_vain("--port", "0", "--database", str(path))
        assert path.stat().st_mode == mode


# one server for one database


def test_a_second_server_on_the_same_file_is_one_sentence(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    (tmp_path / "link.db").symlink_to(database)
    with running("--port", "0", "--database", str(database)) as server:
        for name in (str(database), f"sqlite:///{database}", str(tmp_path / "link.db")):
            said = start_in_vain("--port", "0", "--database", name)
            assert f"(process {server.process.pid})" in said
            assert "--database" in said
        with running("--port", "0", "--database", str(tmp_path / "other.db")):
            pass
        ada = Person(server.url)
        assert ada.get("/readyz").status == 200
        ada.close()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_the_next_server_can_start_however_the_last_one_ended(
    tmp_path: Path, how: signal.Signals
) -> None:
    for _ in range(2):
        with running("--port", "0", "--database", str(tmp_path / "tables.db")) as server:
            server.end(how)


def test_small_answers_do_not_wait() -> None:
    """asyncio switches Nagle's pause of 40 ms off only on sockets that say they are TCP."""
    with bind(Settings(port=0)) as listening:
        assert listening.proto == socket.IPPROTO_TCP


# keeping house


def test_abandoned_tables_are_removed(start_server: Callable[..., Server]) -> None:
    server = start_server(keep_days=1, open_hours=5)
    ada = server.person()
    running_game = ada.new_table("me", "here", names=("A", "B"), first="1")
    waiting = ada.new_table("me", "open", names=("A",))

    def pass_hours(hours: int) -> int:
        return sum(server.run(server.web.house.pass_hour()) for _ in range(hours))

    assert pass_hours(4) == 0
    assert pass_hours(1) == 1
    assert ada.get(waiting).status == 404
    assert ada.get(running_game).status == 200
    assert pass_hours(19) == 1
    assert ada.get(running_game).status == 404
    assert "/t/" not in "".join(ada.get("/mine").links)


def test_looking_leaves_nothing_behind(start_server: Callable[..., Server]) -> None:
    """Every visit without a cookie is a new browser; they must not fill the server's memory."""
    server = start_server()
    table = server.person().new_table("me", "here", names=("A", "B"))
    for _ in range(50):
        stranger = server.person()
        stranger.get(table)
        stranger.close()
    assert len(server.web.desks) < 50


# the guide for those who run a server


def test_the_guide_lists_every_setting_as_it_is() -> None:
    page = (DOCS / "hosting.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `--([a-z-]+)` \| `([A-Z_]+)` \| (.*?) \| (.*?) \|$", page, re.MULTILINE)
    expected = [
        (
            field.name.replace("_", "-"),
            PREFIX + field.name.upper(),
            f"`{field.default}`" if field.default not in ("", False) else "",
            ABOUT[field.name].en,
        )
        for field in fields(Settings)
    ]
    assert [tuple(cell.strip() for cell in row) for row in rows] == expected


def test_the_guide_names_every_figure(server: Server) -> None:
    page = (DOCS / "hosting.md").read_text(encoding="utf-8")
    names = re.findall(
        r"^(spieltisch_[a-z_]+?)(?:_bucket|_sum|_count)?[ {]",
        server.person().get("/metrics").html,
        re.MULTILINE,
    )
    assert names
    for name in set(names):
        assert f"`{name}`" in page


def test_a_game_can_be_played_with_the_guide_s_command(tmp_path: Path) -> None:
    """Start, play, stop: what the guide promises, on a fresh folder."""
    with running(
        "--port", "0", "--database", str(tmp_path / "tables.db"), "--bot-delay", "0"
    ) as server:
        ada = Person(server.url)
        page = ada.submit(ada.get("/").form("/quick"))
        ada.until_asked(page.path)
        assert play_until_others(ada, page.path).number > 0
        ada.close()
        assert server.end() == ""
