"""The example client plays a whole game against a real server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from server.services import Server

CLIENT = Path(__file__).parents[3] / "examples" / "client.py"


def test_the_example_client_plays_a_whole_game(server: Server) -> None:
    done = subprocess.run([sys.executable, CLIENT, server.address], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.strip() in {"won: orange", "won: green", "won: orange green", "won: green orange"}


def test_it_has_thirty_lines_besides_what_it_imports() -> None:
    lines = CLIENT.read_text("utf-8").splitlines()
    assert sum(bool(line.strip()) and not line.startswith(("import", "from", '"""')) for line in lines) <= 30
