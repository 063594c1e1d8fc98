"""Bots of other packages at the table in the browser."""

import os
import socket
import subprocess
import sys
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from tests.bots.outsiders import install
from tests.bots.test_outside import GOOD, SOURCE
from tests.patience import PATIENCE, wait_for


def test_a_bot_of_another_package_can_be_chosen(tmp_path: Path) -> None:
    install(tmp_path, "good-bots", GOOD, {"first": "good_bots:First"})
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "spieltisch", "serve", "--no-browser", "--port", str(port)]
    paths = os.pathsep.join((str(SOURCE), str(tmp_path)))
    environment = {**os.environ, "PYTHONPATH": paths, "SPIELTISCH_DATA": str(tmp_path)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as server:
        try:
            page = wait_for(lambda: page_at(f"http://127.0.0.1:{port}/new/equinox"))
        finally:
            server.terminate()
    assert '<option value="first"' in page


def page_at(address: str) -> str | None:
    try:
        with urlopen(address, timeout=PATIENCE) as answer:
            return str(answer.read().decode())
    except HTTPError:
        raise
    except URLError:  # not there yet
        return None
