"""Backups: whole while a server writes, refused where they do not fit, and nothing overwritten that was not kept."""

import asyncio
import os
import sqlite3
import stat
from pathlib import Path
from typing import BinaryIO

import pytest

from iteru.table import backup
from iteru.table.live import LiveTable
from iteru.table.start import CannotStart, only_server, prepare
from iteru.table.storage import Storage
from tests.conftest import run_apart
from tests.table.test_start import address
from tests.table.test_storage import TWO_LOCALS, house_at, play_some
from tests.terminal.cli import run


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    run_apart(prepare(address(folder / "iteru.db")))
    return folder


def quiet(done: int, pages: int) -> None:
    assert 0 <= done <= pages


def put(data: Path, name: str) -> None:
    with sqlite3.connect(data / "iteru.db") as connection:
        connection.execute("INSERT INTO people (name, seen) VALUES (?, 0)", (name,))
    connection.close()


def names(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    found = [name for (name,) in connection.execute("SELECT name FROM people ORDER BY id")]
    connection.close()
    return found


def test_a_backup_is_brought_back_and_the_old_database_is_kept(data: Path, tmp_path: Path) -> None:
    put(data, "Anna")
    kept = tmp_path / "kept.db"
    done = run("backup", str(kept), ITERU_DATA=str(data))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"{kept} is a backup of {data / 'iteru.db'}.")
    put(data, "Petr")
    done = run("restore", str(kept), ITERU_DATA=str(data))
    assert (done.returncode, done.stderr) == (0, "")
    assert names(data / "iteru.db") == ["Anna"]
    (aside,) = data.glob("iteru.db.before-*")
    assert str(aside) in done.stdout
    assert names(aside) == ["Anna", "Petr"]
    for file in (kept, aside, data / "iteru.db"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_what_is_set_aside_is_never_open_to_others(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even while it is written."""
    rights: list[int] = []

    def watched(source: BinaryIO, target: BinaryIO) -> None:
        rights.append(stat.S_IMODE(os.fstat(target.fileno()).st_mode))
        target.write(source.read())

    monkeypatch.setattr("shutil.copyfileobj", watched)
    backup.back_up(data / "iteru.db", tmp_path / "kept.db", quiet)
    before = os.umask(0)
    try:
        backup.restore(tmp_path / "kept.db", data / "iteru.db", quiet)
    finally:
        os.umask(before)
    assert rights == [0o600]


def test_where_a_link_leads_to_the_database_that_is_restored(data: Path, tmp_path: Path) -> None:
    put(data, "Anna")
    backup.back_up(data / "iteru.db", tmp_path / "kept.db", quiet)
    put(data, "Petr")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "iteru.db").symlink_to(data / "iteru.db")
    with only_server(address(data / "iteru.db")):
        done = run("restore", str(tmp_path / "kept.db"), ITERU_DATA=str(tmp_path / "other"))
    assert (done.returncode, "Another server of Iteru uses" in done.stderr) == (2, True)
    done = run("restore", str(tmp_path / "kept.db"), ITERU_DATA=str(tmp_path / "other"))
    assert (done.returncode, names(data / "iteru.db")) == (0, ["Anna"])


def test_what_stands_in_the_log_of_a_killed_server_is_kept_too(data: Path, tmp_path: Path) -> None:
    """A copy of the files as they lie there while somebody writes is what a killed server leaves behind."""
    backup.back_up(data / "iteru.db", tmp_path / "kept.db", quiet)
    connection = sqlite3.connect(data / "iteru.db")
    connection.execute("INSERT INTO people (name, seen) VALUES ('Eva', 0)")
    connection.commit()
    left = {name: (data / name).read_bytes() for name in ("iteru.db", "iteru.db-wal")}
    connection.close()
    (data / "iteru.db-shm").unlink(missing_ok=True)
    for name, content in left.items():
        (data / name).write_bytes(content)
    aside = backup.restore(tmp_path / "kept.db", data / "iteru.db", quiet)
    assert aside is not None
    assert names(aside) == ["Eva"]
    assert names(data / "iteru.db") == []


async def test_a_backup_in_the_middle_of_play_is_a_whole_moment(tmp_path: Path) -> None:
    database = tmp_path / "data" / "iteru.db"
    await prepare(address(database))
    with only_server(address(database)):
        async with house_at(address(database)) as house:
            anna = await house.people.new_guest("Anna")
            table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
            await play_some(table, anna, 10)
            copied = [
                asyncio.to_thread(backup.back_up, database, tmp_path / f"{number}.db", quiet)
                for number in range(3)
            ]
            await asyncio.gather(play_some(table, anna, 60), *copied)
            before, after = 10, len(table.match.played)
    for number in range(3):
        storage = Storage(address(tmp_path / f"{number}.db"))
        again = await LiveTable.load(table.id, storage)
        await storage.close()
        assert again is not None
        assert before <= again.version == len(again.match.played) <= after


def test_what_is_written_while_pages_are_copied_is_not_in_the_backup(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "PAGES_AT_ONCE", 1)
    put(data, "Anna")
    steps: list[int] = []

    def somebody_comes(done: int, pages: int) -> None:
        steps.append(done)
        if len(steps) < 5:
            put(data, "Petr")

    backup.back_up(data / "iteru.db", tmp_path / "kept.db", somebody_comes)
    assert names(tmp_path / "kept.db") == ["Anna"]
    assert names(data / "iteru.db") == ["Anna", *["Petr"] * 4]
    assert steps == sorted(steps), "it never had to begin again"


def test_the_log_of_the_old_database_is_not_read_into_the_new_one(
    data: Path, tmp_path: Path
) -> None:
    """Somebody who still reads the old one keeps SQLite from clearing its log away."""
    backup.back_up(data / "iteru.db", tmp_path / "kept.db", quiet)
    reader = sqlite3.connect(data / "iteru.db", isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM people").fetchall()
    put(data, "Eva")
    aside = backup.restore(tmp_path / "kept.db", data / "iteru.db", quiet)
    assert not (data / "iteru.db-wal").exists()
    assert names(data / "iteru.db") == []
    reader.close()
    assert aside is not None
    assert names(aside) == ["Eva"]


def test_a_restored_database_serves_where_none_was(data: Path, tmp_path: Path) -> None:
    put(data, "Anna")
    backup.back_up(data / "iteru.db", tmp_path / "kept.db", quiet)
    new = tmp_path / "new"
    done = run("restore", str(tmp_path / "kept.db"), ITERU_DATA=str(new))
    assert done.returncode == 0
    assert names(new / "iteru.db") == ["Anna"]
    run_apart(prepare(address(new / "iteru.db")))


# Refusals, after which everything is as before


def refused(data: Path, *arguments: str) -> str:
    before = {path.name: path.read_bytes() for path in data.glob("iteru.db*")}
    done = run(*arguments, ITERU_DATA=str(data))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    after = {path.name: path.read_bytes() for path in data.glob("iteru.db*")}
    after.setdefault("iteru.db.lock", b"")
    before.setdefault("iteru.db.lock", b"")
    assert after == before
    return done.stderr


def test_nothing_is_restored_while_a_server_runs(data: Path, tmp_path: Path) -> None:
    backup.back_up(data / "iteru.db", tmp_path / "kept.db", quiet)
    with only_server(address(data / "iteru.db")):
        said = refused(data, "restore", str(tmp_path / "kept.db"))
    assert said.startswith("iteru: Another server of Iteru uses ")


@pytest.mark.parametrize("what", ["letter", "songs", "newer", "damaged", "missing", "folder"])
def test_only_a_backup_of_iteru_is_restored(what: str, data: Path, tmp_path: Path) -> None:
    given = tmp_path / "given.db"
    backup.back_up(data / "iteru.db", given, quiet)
    said = {
        "letter": "is not a database of Iteru",
        "songs": "is not a database of Iteru",
        "newer": "was written by a newer Iteru",
        "damaged": "is damaged",
        "missing": "There is no file",
        "folder": "cannot be opened",
    }[what]
    spoil(given, what)
    assert said in refused(data, "restore", str(given))


def spoil(given: Path, what: str) -> None:
    whole = given.read_bytes()
    given.unlink()
    if what == "letter":
        given.write_text("Dear friend, this is not a database.\n" * 200)
    elif what == "folder":
        given.mkdir()
    elif what == "damaged":
        given.write_bytes(whole[:4096] + os.urandom(len(whole) - 4096))
    elif what == "newer":
        given.write_bytes(whole)
        change(given, "UPDATE alembic_version SET version_num = '9999'")
    elif what == "songs":
        change(given, "CREATE TABLE songs (name text)")


def change(path: Path, statement: str) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute(statement)
    connection.close()


def test_a_backup_overwrites_nothing(data: Path, tmp_path: Path) -> None:
    (tmp_path / "kept.db").write_text("precious")
    assert "already there" in refused(data, "backup", str(tmp_path / "kept.db"))
    assert (tmp_path / "kept.db").read_text() == "precious"


def test_no_file_is_in_the_way_of_another(data: Path) -> None:
    """Not even one named as a half-written file might be."""
    put(data, "Anna")
    kept, other = data / "iteru.db.new", data / "other.db.new"
    backup.back_up(data / "iteru.db", kept, quiet)
    put(data, "Petr")
    backup.restore(kept, data / "iteru.db", quiet)
    assert names(kept) == names(data / "iteru.db") == ["Anna"]
    other.write_text("something else")
    backup.back_up(data / "iteru.db", data / "other.db", quiet)
    assert other.read_text() == "something else"


def test_a_backup_of_nothing_is_none(tmp_path: Path) -> None:
    assert "There is no database" in refused(tmp_path, "backup", str(tmp_path / "kept.db"))
    assert not (tmp_path / "kept.db").exists()


def test_a_name_that_cannot_be_is_told(data: Path, tmp_path: Path) -> None:
    """As a folder is that one may not look into."""
    long = tmp_path / ("x" * 300)
    for command in ("backup", "restore"):
        done = run(command, str(long), ITERU_DATA=str(data))
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert done.stderr.startswith(f"iteru: {long} cannot be opened: ")


def test_a_backup_that_cannot_be_written_leaves_nothing(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "cannot be" in refused(data, "backup", str(tmp_path / "no" / "kept.db"))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "copy", full)
    with pytest.raises(CannotStart, match="database-full"):
        backup.back_up(data / "iteru.db", tmp_path / "kept.db", quiet)
    assert not list(tmp_path.glob("kept.db*"))


@pytest.mark.parametrize(("command", "program"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_for_postgresql_the_right_program_is_named(command: str, program: str) -> None:
    url = "postgresql://iteru:secret@localhost/games"
    done = run(command, "my file", ITERU_DATABASE_URL=url)
    assert done.returncode == 2
    assert f": {program} " in done.stderr
    assert "postgresql://iteru@localhost/games" in done.stderr
    assert "'my file'" in done.stderr
    assert "secret" not in done.stderr
