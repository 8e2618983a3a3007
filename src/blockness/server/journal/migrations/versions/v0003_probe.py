"""A row to write to, to find out whether anything can be written."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add its table."""
    op.create_table(
        "probe",
        sa.Column("id", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
