"""What is true of all file names."""

from __future__ import annotations

import subprocess
from collections import defaultdict
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parents[1]


def tracked() -> list[PurePosixPath]:
    """Return the files that git keeps."""
    found = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    return [PurePosixPath(name) for name in found.stdout.split("\0") if name]


def test_no_two_paths_differ_by_case_only() -> None:
    # To macOS and Windows they are one file; imports leave out extensions, so these must not be the only difference.
    files = tracked()
    if not files:
        pytest.skip("not a clone: git keeps no list of these files")
    names: defaultdict[str, set[str]] = defaultdict(set)
    for path in files:
        for one in (path.with_suffix(""), *path.parents):
            names[str(one).lower()].add(str(one))
    assert [sorted(same) for same in names.values() if len(same) > 1] == []
