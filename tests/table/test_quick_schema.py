"""The tests' own way to a new database: the same as by all migrations, and only where there is nothing yet."""

from pathlib import Path

from sqlalchemy import Connection, create_engine, text

from tests.quick_schema import QuickSchema, run_migrations


def made_of(connection: Connection) -> set[tuple[str, str]]:
    rows = connection.execute(text("SELECT name, sql FROM sqlite_master"))
    version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    return {*(tuple(row) for row in rows), ("version", version)}


def test_a_new_database_is_as_migrations_make_it() -> None:
    quick, found = QuickSchema(), []
    for upgrade in (run_migrations, quick.upgrade, quick.upgrade):
        with create_engine("sqlite://").begin() as connection:
            upgrade(connection)
            found.append(made_of(connection))
    assert quick.statements
    assert found[0] == found[1] == found[2]


def test_a_database_that_is_there_is_migrated(tmp_path: Path) -> None:
    quick = QuickSchema()
    quick.statements = ["CREATE TABLE wrong (id INTEGER)"]
    with create_engine(f"sqlite:///{tmp_path / 'old.db'}").begin() as connection:
        run_migrations(connection)
        before = made_of(connection)
        quick.upgrade(connection)
        assert made_of(connection) == before
