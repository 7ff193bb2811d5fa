"""A new SQLite database gets in one go what all migrations make of it: they run once in each process, not once a test."""

from sqlalchemy import Connection, inspect, text

from iteru.table import migrate

run_migrations = migrate.upgrade


class QuickSchema:
    """Takes the place of `iteru.table.migrate.upgrade`; what is not new, or not SQLite, is migrated as ever."""

    def __init__(self) -> None:
        self.statements: list[str] = []

    def upgrade(self, connection: Connection) -> None:
        is_new = connection.dialect.name == "sqlite" and not inspect(connection).get_table_names()
        if not is_new or not self.statements:
            run_migrations(connection)
        else:
            for statement in self.statements:
                connection.exec_driver_sql(statement)
        if is_new and not self.statements:
            self.statements = statements_for(connection)


def statements_for(connection: Connection) -> list[str]:
    """What makes another database the same as this one, which has no rows but that with its version."""
    made = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid"
    tables = [name for name in inspect(connection).get_table_names() if name != "alembic_version"]
    assert not any(connection.execute(text(f"SELECT 1 FROM {name}")).first() for name in tables)
    version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    return [
        *connection.execute(text(made)).scalars(),
        f"INSERT INTO alembic_version VALUES ('{version}')",
    ]
