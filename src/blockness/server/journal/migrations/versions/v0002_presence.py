"""Processes, and who is connected to them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables of who is connected."""
    op.create_table(
        "process",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("signs", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "attendance",
        sa.Column("room", sa.String(12), primary_key=True),
        sa.Column("process", sa.String(32), sa.ForeignKey("process.name", ondelete="CASCADE"), primary_key=True),
        sa.Column("seats", sa.SmallInteger, nullable=False),
        sa.Column("watching", sa.Integer, nullable=False),
    )
    op.create_index("attendance_process", "attendance", ["process"])
