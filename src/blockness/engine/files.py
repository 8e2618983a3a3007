"""The engine as files, built with the package and shipped in it."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from blockness.box import Invalid

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ("engine.mjs", "engine.wasm", "engine.d.ts")


def write(folder: Path) -> list[Path]:
    """Write the library for JavaScript into a folder, and return its files."""
    built = files("blockness.engine").joinpath("built")
    if not all(built.joinpath(name).is_file() for name in NAMES):
        raise Invalid("the engine is not built: `python web/build.py` builds it")
    folder.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        (folder / name).write_bytes(built.joinpath(name).read_bytes())
    return [folder / name for name in NAMES]
