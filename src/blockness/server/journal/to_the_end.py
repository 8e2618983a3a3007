"""Work on a database that is never left half done."""

from __future__ import annotations

import asyncio
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine


class Worker(Protocol):
    """Whoever keeps hold of the work that is under way."""

    under_way: set[asyncio.Task[Any]]


Anybody = TypeVar("Anybody", bound=Worker)
Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


def to_the_end(
    work: Callable[Concatenate[Anybody, Arguments], Coroutine[Any, Any, Result]],
) -> Callable[Concatenate[Anybody, Arguments], Coroutine[Any, Any, Result]]:
    """Let work end though nobody waits for it any more: half a transaction would lock everybody else out."""

    @wraps(work)
    async def whole(self: Anybody, /, *rest: Arguments.args, **named: Arguments.kwargs) -> Result:
        task = asyncio.create_task(work(self, *rest, **named))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return await asyncio.shield(task)

    return whole
