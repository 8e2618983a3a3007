"""A door: a function that takes addresses first, then integers, and returns an integer; callers outside see 32 bits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numba

if TYPE_CHECKING:
    from collections.abc import Callable

carray: Any = getattr(numba, "carray")  # noqa: B009 - Numba's types do not mention it
At: TypeAlias = Any  # the address of one or more records or numbers; `carray` makes an array of it


class Door(NamedTuple):
    """A function, and what its addresses point to."""

    function: Callable[..., int]
    kinds: tuple[Any, ...]

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names of its parameters."""
        return self.function.__code__.co_varnames[: self.function.__code__.co_argcount]


DOORS: dict[str, Door] = {}


def door(*kinds: Any) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """Turn a function into a door; the kinds are the types in memory behind its addresses."""

    def add(function: Callable[..., int]) -> Callable[..., int]:
        assert function.__name__ not in DOORS, "a door has its name for itself"
        DOORS[function.__name__] = Door(function, kinds)
        return function

    return add
