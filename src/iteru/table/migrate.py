"""Bring the database to this version's schema, from nothing or from any earlier one."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from iteru.table.storage import Storage


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def known_versions() -> list[str]:
    """The versions of the schema that this Iteru knows."""
    scripts = ScriptDirectory.from_config(configuration()).walk_revisions()
    return [script.revision for script in scripts]


def upgrade(connection: Connection) -> None:
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def migrate(storage: Storage) -> None:
    """Errors are reported as the driver words them, so that a starting server says why it cannot start."""
    async with storage.database.engine.begin() as connection:
        await connection.run_sync(upgrade)
