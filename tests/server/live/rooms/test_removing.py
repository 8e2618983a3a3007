"""The maker of a room removes a guest: the seat is free, and the guest may watch but not sit down again."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from server.guest import make_room, new_id
from server.line import line_to, seats_of

if TYPE_CHECKING:
    from server.services import Server


def test_a_removed_guest_is_told_and_cannot_sit_down_again(server: Server) -> None:
    async def main() -> None:
        made = make_room(server.address, [{"name": "Ann"}, {}])
        code = made["code"]
        async with AsyncExitStack() as stack:
            ann, bob, eve = [await stack.enter_async_context(line_to(server, code)) for _ in range(3)]
            await ann.greet([made["tokens"]["0"]])
            await bob.greet()
            await eve.greet()
            token = (await bob.ask("sit", id=new_id(), seat=1, name="Bob"))["token"]
            assert (await bob.ask("remove", id=new_id(), seat=0))["code"] == "only-the-maker"
            assert (await ann.ask("remove", id=new_id(), seat=1))["kind"] == "ack"
            assert (await bob.ask("play", id=new_id(), seat=1, move="Sd4f4", ply=1))["code"] == "not-your-seat"
            assert (await bob.ask("sit", id=new_id(), seat=1, name="Bob"))["code"] == "removed"
            async with line_to(server, code) as again:  # the same device, on a new page
                assert (await again.greet([token]))[0]["removed"]
                assert (await again.ask("sit", id=new_id(), seat=1, name="Bob"))["code"] == "removed"
            assert (await eve.ask("sit", id=new_id(), seat=1, name="Eve"))["kind"] == "sat"
        assert await seats_of(server, code, token) == []
        assert await seats_of(server, code, made["tokens"]["0"]) == [0]

    asyncio.run(main())
