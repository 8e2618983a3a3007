"""The changes to the tables, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError

if TYPE_CHECKING:
    from sqlalchemy import Connection


def upgrade(connection: Connection, step: str = "head") -> None:
    """Bring the tables of a database up to date; what is in them stays."""
    refuse_newer(connection)
    config = steps()
    config.attributes["connection"] = connection
    command.upgrade(config, step)


def steps() -> Config:
    """Return where the steps are."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config


def known_formats() -> list[str]:
    """Return the formats that this program knows, oldest first."""
    return [step.revision for step in ScriptDirectory.from_config(steps()).walk_revisions()][::-1]


def format_of(connection: Connection) -> str | None:
    """Return the format of a database, or nothing if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def refuse_newer(connection: Connection) -> None:
    """Refuse a database whose format this program does not know."""
    found = format_of(connection)
    if found is not None and found not in known_formats():
        raise CommandError("a newer version of this program made it")
