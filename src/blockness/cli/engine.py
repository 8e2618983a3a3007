"""blockness engine."""

from pathlib import Path
from typing import Annotated

import typer


def engine(folder: Annotated[Path, typer.Argument(help="Where to put them; made if it is not there.")]) -> None:
    """Write the engine for JavaScript: engine.mjs, engine.wasm and engine.d.ts."""
    from blockness.engine.files import write

    for path in write(folder):
        print(path)
