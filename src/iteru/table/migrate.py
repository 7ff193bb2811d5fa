"""Bring the database to this version's schema, from nothing or from any earlier one."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from iteru.table.storage import Storage


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def migrate(storage: Storage) -> None:
    async with storage.change() as connection:
        await connection.run_sync(upgrade)
