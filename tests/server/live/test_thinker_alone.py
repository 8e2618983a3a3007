"""A thinker whose server is gone ends quietly."""

from __future__ import annotations

import subprocess

from blockness.server.live.computers import COMMAND


def test_a_thinker_ends_quietly_when_nobody_reads_its_answers() -> None:
    thinker = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert thinker.stdout is not None
    thinker.stdout.close()
    _, errors = thinker.communicate(timeout=120)
    assert errors == b""
