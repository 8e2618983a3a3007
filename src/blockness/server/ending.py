"""Ends background tasks for certain."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

AGAIN = 0.2  # seconds


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks until they have ended: a library may swallow a cancellation that comes together with an answer."""
    ending = list(tasks)
    left = {task for task in ending if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)
    await asyncio.gather(*ending, return_exceptions=True)  # nobody asks for their errors any more
