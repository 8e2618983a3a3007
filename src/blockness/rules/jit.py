"""The only file of the rules and the search that knows Numba: compiles kernels, or leaves them as they are.

The environment variable BLOCKNESS_KERNELS chooses: `compiled` (the default), `checked` (compiled, with bounds checks)
or `plain` (Python as it stands, slow, for tests and debuggers).
"""

from __future__ import annotations

import os
import re
import shutil
import struct
import sys
import tempfile
import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from platformdirs import user_cache_path

from blockness.box import Invalid
from blockness.locales import language_of, say

if TYPE_CHECKING:
    from collections.abc import Callable

Kernel = TypeVar("Kernel", bound="Callable[..., Any]")

KEPT_FOR = 30 * 86_400  # seconds

MODE = os.environ.get("BLOCKNESS_KERNELS", "compiled")
if MODE not in ("compiled", "checked", "plain"):
    raise Invalid(f"expected BLOCKNESS_KERNELS to be compiled, checked or plain, got {MODE!r}")


def fingerprint() -> str:
    """Name the cache by all that kernels are made of: Numba looks at one file only and would serve stale code."""
    package = Path(__file__).parents[1]
    digest = sha256(f"{MODE} {sys.implementation.cache_tag}".encode())
    layers = "box", "rules", "search", "envs/kernels"
    for source in sorted(path for layer in layers for path in package.glob(f"{layer}/**/*")):
        if source.suffix in (".py", ".json"):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def cache_homes() -> list[Path]:
    """Where compiled kernels may be kept, best first."""
    named = os.environ.get("BLOCKNESS_CACHE")
    homes = [Path(named)] if named else []
    homes.append(user_cache_path("blockness", appauthor=False))
    with suppress(OSError):  # there may be no folder for temporary files
        homes.append(Path(tempfile.gettempdir(), f"blockness-{os.getuid() if hasattr(os, 'getuid') else 'cache'}"))
    return [home for home in homes if home.is_absolute() or named == str(home)]  # without a home it starts with a ~


def is_ours(folder: Path) -> bool:
    """Whether nobody else could have put anything there: cached kernels are code."""
    status = folder.stat()
    return not hasattr(os, "getuid") or (status.st_uid == os.getuid() and not status.st_mode & 0o022)


def find_cache() -> Path | None:
    """Return a folder that can be written to; None if there is none; then every process compiles for itself."""
    for home in cache_homes():
        folder = home / fingerprint()
        with suppress(OSError):
            home.mkdir(mode=0o700, parents=True, exist_ok=True)
            is_new = not folder.exists()
            folder.mkdir(mode=0o700, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                if is_ours(home) and is_ours(folder):
                    os.utime(folder)
                    if is_new:
                        prune(home)
                    return folder
    return None


def prune(home: Path) -> None:
    """Remove the kernels of sources that nobody has run for a month."""
    for folder in home.iterdir():
        if re.fullmatch("[0-9a-f]{16}", folder.name) and folder.stat().st_mtime < time.time() - KEPT_FOR:
            shutil.rmtree(folder, ignore_errors=True)


CACHE = None if MODE == "plain" else find_cache()


class Compiled:
    """How many kernels this process had to compile, and whether people have been told that it takes a while."""

    count = 0
    is_told = False


if MODE == "plain":
    import numpy as np

    np.seterr(over="ignore")  # words without a sign wrap around, as they do when compiled

    def kernel(function: Kernel) -> Kernel:
        """Leave a kernel as it is."""
        return function

    inlined = kernel

    def ones(word: int) -> int:
        """Count the bits that are set."""
        return int(word).bit_count()

    def lowest(word: int) -> int:
        """Return the number of the lowest bit that is set."""
        return int(word & -word).bit_length() - 1

    def bits_of(number: float) -> int:
        """Return the 64 bits of a real number."""
        return int.from_bytes(struct.pack("<d", number), "little", signed=True)

    def real_of(bits: int) -> float:
        """Return the real number with these 64 bits."""
        return float(struct.unpack("<d", int(bits).to_bytes(8, "little", signed=True))[0])

else:
    import numba
    from numba import types
    from numba.core import event
    from numba.extending import intrinsic, register_jitable

    class Announcer(event.Listener):
        """Tells people when a kernel has to be compiled, since that takes seconds; a cached one loads at once."""

        def on_start(self, event: event.Event) -> None:
            """Count, and speak up once per process."""
            if not event.data["dispatcher"].py_func.__module__.startswith("blockness."):
                return
            Compiled.count += 1
            if not Compiled.is_told:
                Compiled.is_told = True
                print(say("compiling", language_of()), file=sys.stderr, flush=True)

        def on_end(self, event: event.Event) -> None:
            """Do nothing."""

    event.register("numba:compile", Announcer())  # type: ignore[no-untyped-call]

    OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "boundscheck": MODE == "checked"}

    def kernel(function: Kernel) -> Kernel:
        """Compile a kernel when it is first called, without the interpreter's lock."""
        usual = numba.config.CACHE_DIR  # type: ignore[attr-defined]  # others' kernels keep their own place
        numba.config.CACHE_DIR = str(CACHE or "")  # type: ignore[attr-defined]
        try:
            return cast("Kernel", numba.njit(cache=CACHE is not None, **OPTIONS)(function))
        finally:
            numba.config.CACHE_DIR = usual  # type: ignore[attr-defined]

    def inlined(function: Kernel) -> Kernel:
        """Compile a small function into the kernels that call it; Python calls it as it stands, which is quicker."""
        return register_jitable(forceinline=True, **OPTIONS)(function)

    @intrinsic  # type: ignore[untyped-decorator, unused-ignore]
    def ones(_context: Any, _word: Any) -> Any:
        """Count the bits that are set."""
        return types.int64(types.int64), lambda _c, builder, _s, arguments: builder.ctpop(arguments[0])

    @intrinsic  # type: ignore[untyped-decorator, unused-ignore]
    def lowest(_context: Any, _word: Any) -> Any:
        """Return the number of the lowest bit that is set."""
        from llvmlite import ir

        return types.int64(types.int64), lambda _c, builder, _s, arguments: builder.cttz(
            arguments[0], ir.Constant(ir.IntType(1), 1)
        )

    @intrinsic  # type: ignore[untyped-decorator, unused-ignore]
    def bits_of(_context: Any, _number: Any) -> Any:
        """Return the 64 bits of a real number."""
        from llvmlite import ir

        return types.int64(types.float64), lambda _c, builder, _s, arguments: builder.bitcast(
            arguments[0], ir.IntType(64)
        )

    @intrinsic  # type: ignore[untyped-decorator, unused-ignore]
    def real_of(_context: Any, _bits: Any) -> Any:
        """Return the real number with these 64 bits."""
        from llvmlite import ir

        return types.float64(types.int64), lambda _c, builder, _s, arguments: builder.bitcast(
            arguments[0], ir.DoubleType()
        )
