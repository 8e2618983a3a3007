"""What the journal promises, on both databases."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import delete, event, select, update
from sqlalchemy.exc import SQLAlchemyError

from blockness.server.journal import schema
from blockness.server.journal.journal import Journal, make_engine, prepare
from blockness.server.journal.outages import NoDatabase
from blockness.server.journal.writer import MOST_AT_ONCE
from blockness.server.table.entries import FORMAT, AnyEntry, Moved, Opened, Said, Seated, UnreadableEntry
from server.databases import KINDS, databases, driven
from server.drill.faults import locked
from server.gathering import apart

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

OPENED = Opened(seats=apart("Ann", "Bob"), variant="classic", first=0)
WAITING = Opened(seats=apart("Ann", ""), variant="classic", first=0, listed=True)


@pytest.fixture(scope="module", params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with databases(request.param, tmp_path_factory.mktemp("journal")) as create:
        found = driven(create())
        asyncio.run(prepare(found))
        yield found


@pytest.fixture
def url(database: str) -> str:
    """A new, empty database."""

    async def clear() -> None:
        engine = make_engine(database)
        async with engine.begin() as connection:
            await connection.execute(delete(schema.room))
        await engine.dispose()

    asyncio.run(clear())
    return database


@asynccontextmanager
async def writing(url: str) -> AsyncIterator[Journal]:
    journal = Journal(url)
    await journal.start()
    try:
        yield journal
    finally:
        await journal.stop()


def said(text: str) -> Said:
    return Said(seat=0, text=text)


# -------------------------------------------------------------------------------------------- writing


def test_what_was_appended_is_read_in_its_order(url: str) -> None:
    async def law() -> None:
        async with writing(url) as journal:
            wrote: list[AnyEntry] = [OPENED, said("é \U0001f40d \\ ' \" \x00"), Moved(seat=0, move="Sd4f4")]
            assert await journal.open("aaaa", OPENED, True)
            for number, entry in enumerate(wrote[1:], 2):
                assert await journal.append("aaaa", number, entry)
            assert await journal.read("aaaa") == wrote
            assert await journal.read("aaaa", 1) == wrote[1:]
            assert await journal.read("aaaa", 3) == []
            assert await journal.read("bbbb") == []
            assert await journal.versions(["aaaa", "bbbb"]) == {"aaaa": 3}
        async with writing(url) as other:
            assert await other.read("aaaa") == wrote

    asyncio.run(law())


def test_a_code_is_taken_once(url: str) -> None:
    async def law() -> None:
        async with writing(url) as one, writing(url) as other:
            won = await asyncio.gather(*(journal.open("aaaa", OPENED, True) for journal in (one, other) * 5))
            assert sum(won) == 1
            assert await one.read("aaaa") == [OPENED]

    asyncio.run(law())


def test_of_two_writers_of_one_number_exactly_one_wins(url: str) -> None:
    async def law() -> None:
        async with writing(url) as one, writing(url) as other:
            await one.open("aaaa", OPENED, True)
            for number in range(2, 30):
                texts = [f"{number} {name}" for name in ("one", "other", "one again", "other again")]
                journals = (one, other, one, other)
                won = await asyncio.gather(
                    *(journal.append("aaaa", number, said(text)) for journal, text in zip(journals, texts, strict=True))
                )
                assert sum(won) == 1
                kept = await one.read("aaaa", number - 1)
                assert kept == [said(texts[won.index(True)])]

    asyncio.run(law())


def test_what_waits_together_is_written_together(url: str) -> None:
    async def law() -> None:
        async with writing(url) as journal:
            await journal.open("aaaa", OPENED, True)
            commits: list[object] = []
            event.listen(journal.engine.sync_engine, "commit", commits.append)
            count = 3 * MOST_AT_ONCE
            won = await asyncio.gather(*(journal.append("aaaa", n, said(str(n))) for n in range(2, count + 2)))
            assert all(won)
            assert len(commits) <= 4  # three full ones; the first may have gone ahead alone
            assert len(await journal.read("aaaa")) == count + 1

    asyncio.run(law())


def test_a_crowd_that_makes_rooms_gets_them_in_a_few_transactions(url: str) -> None:
    """With a transaction for each, some would wait so long for SQLite's lock that they give up."""

    async def law() -> None:
        async with writing(url) as journal:
            commits: list[object] = []
            event.listen(journal.engine.sync_engine, "commit", commits.append)
            codes = [f"room{n}" for n in range(2 * MOST_AT_ONCE)]
            assert all(await asyncio.gather(*(journal.open(code, OPENED, True) for code in codes)))
            assert len(commits) <= 3
            won = await asyncio.gather(journal.append("room1", 2, said("a move")), journal.open("room1", OPENED))
            assert list(won) == [True, False]
            assert await journal.versions(["room0", "room1"]) == {"room0": 1, "room1": 2}

    asyncio.run(law())


def test_whoever_writes_something_else_waits_for_a_turn(tmp_path: Path) -> None:
    """SQLite's lock goes to whoever happens to look when it is free."""

    async def law() -> None:
        url = driven(f"sqlite:///{tmp_path}/rooms.sqlite")
        await prepare(url)
        async with writing(url) as journal:
            at_work = most = 0

            async def work() -> None:
                nonlocal at_work, most
                async with journal.begin():
                    at_work += 1
                    most = max(most, at_work)
                    await asyncio.sleep(0)
                    at_work -= 1

            await asyncio.gather(*(work() for _ in range(20)), journal.open("aaaa", OPENED, True))
            assert most == 1

    asyncio.run(law())


def test_writers_who_come_from_both_sides_do_not_lock_each_other_out(url: str) -> None:
    """The database would end two transactions that wait for each other's keys."""

    async def law() -> None:
        async with writing(url) as one, writing(url) as other:
            codes = [f"aa{x}{y}" for x in "abcdefghjk" for y in "abcdefghjkmnpqrs"]
            for code in codes:
                await one.open(code, OPENED, True)
            for number in range(2, 12):
                forth = [one.append(code, number, said("one")) for code in codes]
                back = [other.append(code, number, said("other")) for code in reversed(codes)]
                won = await asyncio.gather(*forth, *back)
                assert sum(won) == len(codes)

    asyncio.run(law())


def test_a_forgotten_room_does_not_hurt_the_others_of_its_transaction(url: str) -> None:
    async def law() -> None:
        async with writing(url) as journal:
            for code in ("aaaa", "bbbb", "cccc"):
                await journal.open(code, WAITING, False)
            assert await journal.forget(time.time() + 10, keep=("aaaa", "cccc")) == 1
            answers = await asyncio.gather(
                *(journal.append(code, 2, said(code)) for code in ("aaaa", "bbbb", "cccc")), return_exceptions=True
            )
            assert answers[0] is True
            assert answers[2] is True
            assert isinstance(answers[1], SQLAlchemyError)
            assert await journal.read("bbbb") == []
            assert await journal.append("aaaa", 3, said("and on it goes"))

    asyncio.run(law())


def test_nobody_waits_for_ever_for_a_database_that_is_gone() -> None:
    async def law() -> None:
        async with writing("postgresql+psycopg://nobody@127.0.0.1:1/nowhere") as journal:
            assert not await journal.outages.is_well()
            answers = await asyncio.gather(
                *(journal.append("aaaa", n, said(str(n))) for n in range(3)), return_exceptions=True
            )
            assert all(isinstance(answer, NoDatabase) for answer in answers)

    asyncio.run(law())


def test_a_driver_that_waits_too_long_to_write_keeps_nobody_from_reading(tmp_path: Path) -> None:
    async def law() -> None:
        url = f"sqlite+aiosqlite:///{tmp_path}/rooms.sqlite"
        await prepare(url)
        async with writing(f"{url}?timeout=20") as journal:
            await journal.open("aaaa", OPENED, True)
            with locked(tmp_path):
                with pytest.raises(NoDatabase):
                    await journal.append("aaaa", 2, said("hello"))
                assert len(await journal.read("aaaa")) == 1

    asyncio.run(law())


def test_what_waits_is_written_before_the_journal_stops(url: str) -> None:
    async def law() -> None:
        journal = Journal(url)
        await journal.start()
        await journal.open("aaaa", OPENED, True)
        tasks = [asyncio.create_task(journal.append("aaaa", n, said(str(n)))) for n in range(2, 500)]
        await asyncio.sleep(0)
        await journal.stop()
        assert all(await asyncio.gather(*tasks))
        async with writing(url) as other:
            assert len(await other.read("aaaa")) == 499

    asyncio.run(law())


# ---------------------------------------------------------------------------------------------- rooms


def test_only_idle_rooms_that_never_started_are_forgotten(url: str) -> None:
    async def law() -> None:
        async with writing(url) as journal:
            await journal.open("started", OPENED, True)
            await journal.open("filled", WAITING, False)
            await journal.append("filled", 2, Seated(seat=1, name="Bob", key="key", holder=2), starts=True)
            for code in ("idle", "kept", "busy", "watched"):
                await journal.open(code, WAITING, False)
            async with journal.engine.begin() as connection:  # all of it was two hours ago
                await connection.execute(update(schema.journal).values(at=int(time.time()) - 7200))
                await connection.execute(update(schema.room).values(opened_at=int(time.time()) - 7200))
            await journal.claim("idle", "somebody", 5)
            await journal.append("busy", 2, said("is anybody there?"))
            await journal.remember(["watched", "started"])
            assert await journal.forget(time.time() - 3600, keep=("kept",)) == 1
            assert await journal.forget(time.time() - 3600, keep=("kept",)) == 0
            assert await journal.read("idle") == []
            for code in ("started", "filled", "kept", "busy", "watched"):
                assert await journal.read(code), code
            assert sorted(await journal.waiting()) == ["busy", "kept", "watched"]
            assert await journal.open("idle", WAITING, False)  # its code is available again
            async with journal.engine.connect() as connection:
                assert (await connection.execute(select(schema.lease))).all() == []  # nothing is left of it

    asyncio.run(law())


def test_who_loses_a_number_does_not_start_the_room(url: str) -> None:
    async def law() -> None:
        async with writing(url) as journal:
            await journal.open("aaaa", WAITING, False)
            assert await journal.append("aaaa", 2, said("first"))
            assert not await journal.append("aaaa", 2, Seated(seat=1, name="B", key="k", holder=2), starts=True)
            assert await journal.waiting() == ["aaaa"]

    asyncio.run(law())


def test_a_lease_is_one_holders_until_it_ends(url: str) -> None:
    async def law() -> None:
        async with writing(url) as one, writing(url) as other:
            for code in ("aaaa", "bbbb"):
                await one.open(code, OPENED, True)
            won = await asyncio.gather(*(one.claim("aaaa", f"holder {n}", 60) for n in range(8)))
            assert sum(won) == 1
            holder = f"holder {won.index(True)}"
            assert await other.claim("aaaa", holder, 60)  # the same one goes on
            assert not await other.claim("aaaa", "another", 60)
            assert await other.claim("bbbb", "another", 0.05)
            async with asyncio.timeout(60):
                while not await one.claim("bbbb", holder, 60):  # until it has ended
                    pass
            assert not await other.claim("bbbb", "another", 60)

    asyncio.run(law())


def test_a_lease_does_not_last_longer_because_the_clock_is_set_back(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def law() -> None:
        async with writing(url) as one, writing(url) as other:
            await one.open("aaaa", OPENED, True)
            assert await one.claim("aaaa", "one", 3)
            now = time.time()
            monkeypatch.setattr(time, "time", lambda: now - 3600)
            assert await other.claim("aaaa", "other", 3), "one may have been killed"
            assert not await one.claim("aaaa", "one", 3)

    asyncio.run(law())


def test_who_goes_lets_go_of_the_leases(url: str) -> None:
    async def law() -> None:
        async with writing(url) as one, writing(url) as other:
            for code in ("aaaa", "bbbb"):
                await one.open(code, OPENED, True)
            assert await one.claim("aaaa", "one", 60)
            assert await other.claim("bbbb", "other", 60)
            await one.release("one")
            assert await other.claim("aaaa", "other", 60)
            assert not await one.claim("bbbb", "one", 60)

    asyncio.run(law())


# ------------------------------------------------------------------------------------------ what is wrong


@pytest.mark.parametrize(
    ("number", "changes"),
    [
        (1, {"format": FORMAT + 1}),
        (3, {"format": FORMAT + 1}),
        (3, {"entry": "{"}),
        (3, {"entry": '{"kind":"danced","seat":0}'}),
        (3, {"entry": '{"kind":"said"}'}),
        (3, {"number": 7}),
        (2, {"number": 9}),
    ],
)
def test_a_journal_that_cannot_be_read_says_so(url: str, number: int, changes: dict[str, object]) -> None:
    async def law() -> None:
        async with writing(url) as journal:
            for code in ("aaaa", "bbbb"):
                await journal.open(code, OPENED, True)
                for n in (2, 3, 4):
                    await journal.append(code, n, said(str(n)))
            where = (schema.journal.c.room == "aaaa") & (schema.journal.c.number == number)
            async with journal.engine.begin() as connection:
                await connection.execute(update(schema.journal).where(where).values(changes))
            with pytest.raises(UnreadableEntry, match="expected"):
                await journal.read("aaaa")
            assert len(await journal.read("bbbb")) == 4

    asyncio.run(law())
