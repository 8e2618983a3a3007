"""`python -m blockness.engine FILE` writes the module."""

import os
import sys
from pathlib import Path

# Plain code that suits any processor.
PLAIN = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "BLOCKNESS_KERNELS": "compiled"}


def prepare() -> None:
    """Compile kernels for pages only: they are never called here, and the cache holds code for this machine."""
    os.environ.update(PLAIN)
    from blockness.rules import jit

    jit.CACHE = None
    jit.Compiled.is_told = True
    jit.OPTIONS.update(no_cpython_wrapper=True, no_cfunc_wrapper=True)


if __name__ == "__main__":
    prepare()
    from blockness.engine.build import build

    build(Path(sys.argv[1]))
