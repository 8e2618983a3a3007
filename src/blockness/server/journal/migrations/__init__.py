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
    find_step(connection)
    config = steps()
    config.attributes["connection"] = connection
    command.upgrade(config, step)


def find_step(connection: Connection) -> str | None:
    """Return the step that a database is at, None without tables; or refuse one that this program does not know."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found and found not in {one.revision for one in ScriptDirectory.from_config(steps()).walk_revisions()}:
        raise CommandError("a newer version of this program made it")
    return found


def steps() -> Config:
    """Return where the steps are."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config
