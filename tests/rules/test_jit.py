"""Where compiled kernels are kept, and what people are told."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from blockness.locales import say

PROGRAM = "from blockness.rules.fits import fits; print(fits(2, 1, 0o77))"  # a small kernel is compiled soon

pytestmark = pytest.mark.skipif(os.environ.get("BLOCKNESS_KERNELS") == "plain", reason="plain kernels have no cache")


def run(**environment: str) -> subprocess.CompletedProcess[str]:
    kept = {key: value for key, value in os.environ.items() if key not in ("BLOCKNESS_CACHE", "XDG_CACHE_HOME", "HOME")}
    kept |= {"BLOCKNESS_LANGUAGE": "en"} | environment
    return subprocess.run([sys.executable, "-c", PROGRAM], env=kept, capture_output=True, text=True, check=True)


def test_the_first_use_says_a_word_and_the_next_has_nothing_to_say(tmp_path: Path) -> None:
    first = run(BLOCKNESS_CACHE=str(tmp_path))
    assert first.stdout == "True\n"
    assert first.stderr == say("compiling", "en") + "\n"
    again = run(BLOCKNESS_CACHE=str(tmp_path))
    assert (again.stdout, again.stderr) == ("True\n", "")


@pytest.mark.parametrize(
    "home",
    [pytest.param("/proc/nowhere", id="read-only"), pytest.param("/dev/null", id="no folder", marks=pytest.mark.long)],
)
def test_a_home_that_cannot_be_written_to_breaks_nothing(home: str, tmp_path: Path) -> None:
    assert run(HOME=home, TMPDIR=str(tmp_path)).stdout == "True\n"
    assert list(tmp_path.rglob("blockness-*/**/*.nbi")), "kept in the folder for temporary files instead"


@pytest.mark.long
def test_no_folder_at_all_breaks_nothing() -> None:
    assert run(HOME="/proc/nowhere", BLOCKNESS_CACHE="/dev/null/x", TMPDIR="/proc").stdout == "True\n"


def test_a_folder_that_others_can_write_to_is_not_trusted(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    run(BLOCKNESS_CACHE=str(tmp_path), HOME=str(tmp_path / "home"))
    assert all("home" in kept.parts for kept in tmp_path.rglob("*.nbi"))
    assert list((tmp_path / "home/.cache/blockness").rglob("*.nbi"))


def test_kernels_that_nobody_has_run_for_a_month_are_removed(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    old, recent, foreign = tmp_path / ("0" * 16), tmp_path / ("1" * 16), tmp_path / "photographs"
    for folder in (old, recent, foreign):
        folder.mkdir()
        (folder / "kept.nbi").write_bytes(b"")
    for folder in (old, foreign):
        os.utime(folder, (0, 0))
    run(BLOCKNESS_CACHE=str(tmp_path))
    assert not old.exists()
    assert recent.exists()
    assert foreign.exists(), "it is none of ours"


def test_an_unknown_mode_is_refused() -> None:
    with pytest.raises(subprocess.CalledProcessError) as refusal:
        run(BLOCKNESS_KERNELS="fast")
    assert "expected BLOCKNESS_KERNELS to be compiled, checked or plain" in refusal.value.stderr
