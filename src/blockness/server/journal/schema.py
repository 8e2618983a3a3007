"""The tables."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

metadata = MetaData()

room = Table(
    "room",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("opened_at", BigInteger, nullable=False),  # seconds since 1970; while it waits, when somebody was last there
    Column("listed", Boolean, nullable=False),
    Column("started", Boolean, nullable=False),  # a room that has not is forgotten after an hour
    Index("room_waiting", "started", "opened_at"),
)

# The truth: everything else can be read from it.
journal = Table(
    "journal",
    metadata,
    Column("room", String(12), ForeignKey("room.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # 1, 2, 3 ...: the key refuses a second writer
    Column("at", BigInteger, nullable=False),
    Column("format", SmallInteger, nullable=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,  # rows are in key order on disk, so a game is one read
)

# Which process lets a computer think in a room, so that they do not all do it; expires after a few seconds.
lease = Table(
    "lease",
    metadata,
    Column("room", String(12), ForeignKey("room.code", ondelete="CASCADE"), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),  # milliseconds since 1970
)

# The processes that serve. A count that keeps rising shows that one is alive, whatever its machine's clock says.
process = Table(
    "process",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("signs", BigInteger, nullable=False),
)

# Who is connected to a room through which process.
attendance = Table(
    "attendance",
    metadata,
    Column("room", String(12), primary_key=True),
    Column("process", String(32), ForeignKey("process.name", ondelete="CASCADE"), primary_key=True),
    Column("seats", SmallInteger, nullable=False),  # one bit per seat
    Column("watching", Integer, nullable=False),
    Index("attendance_process", "process"),
)

# Written now and then, to find out whether anything can be.
probe = Table(
    "probe",
    metadata,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),  # 1: there is one row
    Column("at", BigInteger, nullable=False),
)
