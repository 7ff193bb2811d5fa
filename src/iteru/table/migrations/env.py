"""Run by Alembic: brings a database to the schema of this version."""

from alembic import context
from sqlalchemy import Connection

from iteru.table.schema import metadata


def migrate(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


migrate(context.config.attributes["connection"])
