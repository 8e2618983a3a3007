"""Rooms, their journals and leases."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "room",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("started", sa.Boolean, nullable=False),
    )
    op.create_index("room_waiting", "room", ["started", "opened_at"])
    op.create_table(
        "journal",
        sa.Column("room", sa.String(12), sa.ForeignKey("room.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("format", sa.SmallInteger, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "lease",
        sa.Column("room", sa.String(12), sa.ForeignKey("room.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
