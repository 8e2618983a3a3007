"""Records of integers for kernels: their fields are declared once, for Python, mypy and NumPy alike.

A record is declared as a Protocol whose fields are annotated with their types in memory:

    class Point(Protocol):
        x: Byte
        heights: Annotated[Ints, np.int64, 16]

    POINT = record(Point)
"""

from __future__ import annotations

from typing import Annotated, Any, Protocol, TypeAlias, TypeVar, get_type_hints, overload

import numpy as np

from blockness.rules.jit import MODE

T = TypeVar("T")

Byte = Annotated[int, np.uint8]
Short = Annotated[int, np.int16]
Int = Annotated[int, np.int32]
Word = Annotated[int, np.int64]
Real = Annotated[float, np.float64]
Key: TypeAlias = Any  # 64 unsigned bits; kernels tell them from integers, mypy cannot


class Ints(Protocol):
    """An array of integers, of one dimension or more."""

    def __getitem__(self, at: int | tuple[int, ...]) -> int: ...
    def __setitem__(self, at: int | tuple[int, ...], value: int) -> None: ...
    def __len__(self) -> int: ...


class Keys(Protocol):
    """An array of keys."""

    def __getitem__(self, at: int) -> Key: ...
    def __setitem__(self, at: int, value: Key) -> None: ...


class Reals(Protocol):
    """An array of real numbers."""

    def __getitem__(self, at: int | tuple[int, ...]) -> float: ...
    def __setitem__(self, at: int | tuple[int, ...], value: float) -> None: ...


class Lists(Protocol):
    """A list of integers for every ply."""

    @overload
    def __getitem__(self, at: int) -> Ints: ...
    @overload
    def __getitem__(self, at: tuple[int, int]) -> int: ...
    def __setitem__(self, at: tuple[int, int], value: int) -> None: ...
    def __len__(self) -> int: ...


class Records(Protocol[T]):
    """An array of records. Numba takes one from Python ten times faster than a single record."""

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: str) -> Any: ...
    @overload
    def __setitem__(self, at: int, value: T) -> None: ...
    @overload
    def __setitem__(self, at: str, value: Any) -> None: ...
    def copy(self) -> Records[T]:
        """Return a copy of the records."""

    def tobytes(self) -> bytes:
        """Return the records as they are in memory."""

    def __len__(self) -> int: ...


def record(kind: type) -> np.dtype[Any]:
    """Return the type in memory of a record that a Protocol declares.

    Kernels say `p.turn`, which in plain Python only NumPy's slower kind of record understands. Elsewhere, say
    `p["turn"]`, which means the same and is fast with both.
    """
    hints = get_type_hints(kind, include_extras=True)
    fields: list[Any] = [(name, *hint.__metadata__) for name, hint in hints.items()]
    return np.dtype((np.record, fields)) if MODE == "plain" else np.dtype(fields)
