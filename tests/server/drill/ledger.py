"""Everything that was acknowledged, compared with the whole journal."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from contextlib import closing
from typing import TYPE_CHECKING, Any, NamedTuple

import psycopg

if TYPE_CHECKING:
    from collections.abc import Sequence

    from server.evening import Evening, Table

QUERY = "SELECT room, number, entry FROM journal ORDER BY room, number"
ONCE = ("moved", "rematched")  # what somebody who asks again must not do again


class Tally(NamedTuple):
    """What a comparison counted; all but the first must be 0."""

    acknowledged: int = 0
    lost: int = 0  # acknowledged, and not there under its number
    doubled: int = 0  # asked for once, and there twice
    changed: int = 0  # there before, and no longer the same
    invented: int = 0  # there, and nobody asked for it
    seats_lost: int = 0  # held, and not given back to a page that returned

    @property
    def is_right(self) -> bool:
        return not any(self[1:])


class Ledger:
    """Compares again and again; what has been in the journal once must stay there."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.tables: dict[str, Table] = {}
        self.known: dict[tuple[str, int], str] = {}
        self.entries: dict[tuple[str, int], dict[str, Any]] = {}

    def add(self, evening: Evening) -> Ledger:
        """Listen to an evening, too."""
        self.tables |= {table.code: table for table in evening.tables}
        return self

    def compare(self) -> Tally:
        """Compare the journal of this moment with what everybody has been told so far."""
        told = {code: [dict(guest.acknowledged) for guest in table.guests] for code, table in self.tables.items()}
        rows = {(code, number): text for code, number, text in read_journal(self.database)}
        changed = sum(rows.get(key) != text for key, text in self.known.items())
        self.entries |= {key: json.loads(rows[key]) for key in rows.keys() - self.known.keys()}
        self.known = rows
        ids = Counter(
            (code, one["id"]) for (code, _), one in self.entries.items() if one["kind"] in ONCE and "id" in one
        )
        return Tally(
            acknowledged=sum(len(one) for ones in told.values() for one in ones),
            lost=sum(
                self.entries.get((code, number), {}).get("id") != asked
                for code, ones in told.items()
                for one in ones
                for asked, number in one.items()
            ),
            doubled=sum(count - 1 for count in ids.values()),
            changed=changed,
            invented=sum(
                not was_asked(self.tables[code], one) for (code, _), one in self.entries.items() if code in self.tables
            ),
            seats_lost=sum(len(guest.lost) for table in self.tables.values() for guest in table.guests),
        )


def was_asked(table: Table, entry: dict[str, Any]) -> bool:
    """Whether somebody at the table sent what a person's move says."""
    if entry["kind"] != "moved" or not entry.get("id"):
        return True
    asked = (guest.asked.get(entry["id"]) for guest in table.guests)
    return any(one and (one["seat"], one["move"]) == (entry["seat"], entry["move"]) for one in asked)


def read_journal(database: str) -> Sequence[tuple[str, int, str]]:
    """All entries, straight from the database."""
    if database.startswith("sqlite:///"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"), timeout=30)) as connection:
            return connection.execute(QUERY).fetchall()
    with psycopg.connect(database) as connection:
        return connection.execute(QUERY).fetchall()
