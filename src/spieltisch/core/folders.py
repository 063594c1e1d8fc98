"""Where programs keep a user's data on this system."""
# mypyc: skip

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder for what we keep for this user; a relative one if the user has no home."""
    if sys.platform == "win32":
        usual = os.environ.get("LOCALAPPDATA") or "~/AppData/Local"
    elif sys.platform == "darwin":
        usual = "~/Library/Application Support"
    else:
        usual = os.environ.get("XDG_DATA_HOME", "")
        usual = usual if os.path.isabs(usual) else "~/.local/share"
    return Path(os.path.expanduser(usual), "spieltisch")
