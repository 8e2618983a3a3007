"""Fixtures for the tests of several commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

OTHER_BOX = """
order = ["black", "orange", "green", "purple"]
lake = '''
22222
22222
'''
[monsters]
orange = "2/1 1/2"
green = "1/1 1/2"
purple = "3/1 1/2"
black = "4/1 1/6"
"""


@pytest.fixture
def box_file(tmp_path: Path) -> str:
    path = tmp_path / "other.toml"
    path.write_text(OTHER_BOX)
    return str(path)
