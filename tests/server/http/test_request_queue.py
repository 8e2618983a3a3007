"""Moves come first, and yet everybody gets the page."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from blockness.server.http import request_queue
from blockness.server.http.request_queue import RequestQueue

if TYPE_CHECKING:
    import pytest


def test_a_queue_that_moves_hold_up_all_the_time_gets_shorter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_queue, "LONGEST", 0.0)  # it is always over

    async def law() -> None:
        queue = RequestQueue(lambda: True)
        waiting = [asyncio.create_task(queue.wait()) for _ in range(400)]
        turns = 0
        while not all(one.done() for one in waiting):
            await asyncio.sleep(0)
            turns += 1
        assert turns < 70  # a hundred if only four begin in each

    asyncio.run(law())
