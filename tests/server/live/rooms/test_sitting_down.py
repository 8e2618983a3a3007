"""Sitting down over a bad line: a seat is never lost, doubled or given to somebody else."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from server.guest import make_room, new_id
from server.line import line_to, seats_of

if TYPE_CHECKING:
    from server.services import Server


def test_a_lost_answer_is_made_good_by_the_same_message_again(server: Server) -> None:
    async def main() -> None:
        code, number = make_room(server.address, [{"name": "Ada"}, {}])["code"], new_id()
        async with line_to(server, code) as line:
            await line.greet()
            first = await line.ask("sit", id=number, seat=1, name="Bo")
        async with line_to(server, code) as line:  # the answer is lost, and Bo sends again on a new line
            await line.greet()
            second = await line.ask("sit", id=number, seat=1, name="Bo")
            assert (second["kind"], second["seat"]) == ("sat", 1)
            assert second["token"] != first["token"]
        assert await seats_of(server, code, second["token"]) == [1]

    asyncio.run(main())


def test_a_late_copy_of_the_message_does_not_spoil_the_token_that_arrived(server: Server) -> None:
    async def main() -> None:
        code, number = make_room(server.address, [{"name": "Ada"}, {}])["code"], new_id()
        async with line_to(server, code) as line:
            await line.greet()
            first = await line.ask("sit", id=number, seat=1, name="Bo")
            await line.ask("sit", id=number, seat=1, name="Bo")  # the answer never comes
        assert await seats_of(server, code, first["token"]) == [1]

    asyncio.run(main())


def test_the_same_message_on_many_lines_at_once_takes_one_seat_and_every_answer_is_good(server: Server) -> None:
    async def main() -> None:
        for _ in range(10):
            code, number = make_room(server.address, [{"name": "Ada"}, {}])["code"], new_id()
            async with AsyncExitStack() as stack:
                lines = [await stack.enter_async_context(line_to(server, code)) for _ in range(6)]
                for line in lines:
                    await line.greet()
                answers = await asyncio.gather(*(line.ask("sit", id=number, seat=1, name="Bo") for line in lines))
            assert {answer["kind"] for answer in answers} == {"sat"}
            for answer in answers:
                assert await seats_of(server, code, answer["token"]) == [1]

    asyncio.run(main())


def test_many_people_who_want_one_seat_get_it_once(server: Server) -> None:
    async def main() -> None:
        code = make_room(server.address, [{"name": "Ada"}, {}])["code"]
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(line_to(server, code)) for _ in range(20)]
            for line in lines:
                await line.greet()
            tries = (line.ask("sit", id=new_id(), seat=1, name=f"Bo {i}") for i, line in enumerate(lines))
            kinds = [answer["kind"] for answer in await asyncio.gather(*tries)]
        assert kinds.count("sat") == 1
        assert kinds.count("refused") == 19

    asyncio.run(main())


def test_an_old_hello_that_comes_late_takes_no_seat_away(server: Server) -> None:
    async def main() -> None:
        code = make_room(server.address, [{"name": "Ada"}, {}])["code"]
        async with line_to(server, code) as line:
            await line.greet()
            await line.ask("sit", id=new_id(), seat=1, name="Bo")
            welcome, _ = await line.greet()
            assert welcome["you"] == [1]
            assert (await line.ask("say", id=new_id(), seat=1, phrase="hello"))["kind"] == "ack"

    asyncio.run(main())
