"""Background tasks end when the server does."""

from __future__ import annotations

import asyncio

from blockness.server.ending import end


async def go_on(swallowed: int) -> None:
    """Swallow some cancellations, as Redis' client does with one that comes together with an answer."""
    while True:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            if not swallowed:
                raise
            swallowed -= 1


async def fail() -> None:
    raise ValueError


def test_tasks_end_even_if_they_swallow_a_cancellation() -> None:
    async def try_it() -> list[asyncio.Task[None]]:
        tasks = [asyncio.create_task(one) for one in (go_on(0), go_on(2), fail())]
        await asyncio.sleep(0)
        await asyncio.wait_for(end(tasks), 60)
        return tasks

    assert all(task.done() for task in asyncio.run(try_it()))
