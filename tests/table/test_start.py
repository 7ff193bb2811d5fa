"""What keeps a server from starting is one sentence, whatever is wrong with the database; and who may read its file."""

import errno
import multiprocessing
import os
import signal
import sqlite3
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from iteru.table.migrate import known_versions
from iteru.table.start import CannotStart, only_server, prepare
from iteru.web.server_settings import ServerSettings
from iteru.words import LANGUAGES, Words
from tests.conftest import Postgres, apart, free_port, run_apart
from tests.terminal.cli import run


def address(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def why_not(database: str) -> str:
    """The sentence about a database that cannot be used, in every language."""
    with pytest.raises(CannotStart) as refused:
        await prepare(database)
    for lang in LANGUAGES:
        sentence = Words(lang).error(refused.value)
        assert "\n" not in sentence
        assert "{" not in sentence
        assert "Traceback" not in sentence
    return Words("en").error(refused.value)


async def test_a_database_is_made_and_made_ready_again(database: str) -> None:
    for _ in range(2):
        await prepare(database)


async def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    await prepare(database)
    await change(database, "UPDATE alembic_version SET version_num = '9999'")
    said = await why_not(database)
    assert "newer Iteru (schema 9999; this one knows up to" in said
    assert max(known_versions()) in said


async def change(database: str, statement: str) -> None:
    from sqlalchemy import text

    from iteru.table.storage import Storage

    storage = Storage(database)
    async with storage.change() as connection:
        await connection.execute(text(statement))
    await storage.close()


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "iteru.db"
    path.write_text("a letter to a friend, longer than the head of a database\n" * 40)
    before = path.read_bytes()
    assert "is not a database of Iteru" in await why_not(address(path))
    assert path.read_bytes() == before


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "iteru.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE songs (name text)")
    connection.close()
    assert "is not a database of Iteru" in await why_not(address(path))


async def test_a_damaged_database_is_told(tmp_path: Path) -> None:
    path = tmp_path / "iteru.db"
    await prepare(address(path))
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + os.urandom(len(whole) - 4096))
    assert "is damaged" in await why_not(address(path))


async def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "iteru.db").mkdir()
    said = await why_not(address(tmp_path / "iteru.db"))
    assert said.startswith(f"{tmp_path / 'iteru.db'} cannot be opened: ")


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "mysql://host/name",
        "postgresql+asyncpg://a:b:c/d",
        "sqlite+aiosqlite:///file:other.db?uri=true",
    ],
)
async def test_an_address_that_is_none(url: str) -> None:
    assert "ITERU_DATABASE_URL" in await why_not(url)


async def test_an_unreachable_postgresql_is_told_without_its_password() -> None:
    said = await why_not(f"postgresql+asyncpg://iteru:secret@127.0.0.1:{free_port()}/iteru")
    assert "cannot be reached" in said
    assert "secret" not in said


async def test_a_postgresql_without_that_database_is_told(postgres: Postgres) -> None:
    url = f"postgresql+asyncpg://iteru@127.0.0.1:{postgres.port}/nowhere"
    assert '"nowhere" does not exist' in await why_not(url)


async def test_a_postgresql_that_one_may_only_read_is_told(postgres: Postgres) -> None:
    database = postgres.new_database()
    await change(database, "CREATE ROLE reader LOGIN")
    said = await why_not(database.replace("//iteru@", "//reader@"))
    assert "cannot be changed: permission denied for schema public." in said


async def test_what_a_postgresql_is_not_asked_for_is_told(postgres: Postgres) -> None:
    assert "ITERU_DATABASE_URL" in await why_not(f"{postgres.new_database()}?nonsense=1")


def test_encryption_may_be_named_as_everybody_else_names_it() -> None:
    url = ServerSettings(
        database_url="postgresql://iteru:sslmode=@host/name?sslmode=require"
    ).database
    assert url == "postgresql+asyncpg://iteru:sslmode=@host/name?ssl=require"


def in_a_process_of_its_own(work: object, *given: object) -> str:
    context = multiprocessing.get_context("spawn")
    with context.Pool(1) as pool:
        return str(pool.apply(work, given))  # type: ignore[arg-type]


def start_with_little_room(database: str) -> str:
    """The system takes no file longer than this, as if the disk were full; SQLite calls that an I/O error."""
    import resource

    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))
    return run_apart(why_not(database))


def start_as_nobody(database: str) -> str:
    if os.geteuid() == 0:  # whom no right stops
        os.setgroups([])
        os.setgid(65534)
        os.setuid(65534)
    return run_apart(why_not(database))


def test_no_room_on_the_disk_is_told(tmp_path: Path) -> None:
    said = in_a_process_of_its_own(start_with_little_room, address(tmp_path / "iteru.db"))
    assert "cannot be written: " in said
    assert "has room left" in said


async def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite's own word for a full disk, provoked by its own limit."""
    from iteru.table import moves, storage

    def small(connection: object, _: object = None) -> None:
        moves.prepare_sqlite(connection)
        connection.execute("PRAGMA max_page_count=3")  # type: ignore[attr-defined]

    monkeypatch.setattr(storage, "prepare_sqlite", small)
    assert "no room on the disk" in await why_not(address(tmp_path / "iteru.db"))


@pytest.mark.parametrize("what", ["file", "folder"])
async def test_what_cannot_be_written_is_told(what: str, tmp_path: Path) -> None:
    path = tmp_path / "data" / "iteru.db"
    await prepare(address(path))
    for folder in (path.parent, *path.parents):
        if folder.is_relative_to(tmp_path.parent):
            folder.chmod(0o755)
    if what == "file":
        path.chmod(0o444)
        path.parent.chmod(0o777)
    else:
        path.parent.chmod(0o555)
        path.unlink()
    said = in_a_process_of_its_own(start_as_nobody, address(path))
    assert "Give it and its folder to the user who runs Iteru" in said
    path.parent.chmod(0o755)


# One server for each file


def hold(database: str, held: object, free: object) -> None:
    with only_server(database):
        held.set()  # type: ignore[attr-defined]
        free.wait(60)  # type: ignore[attr-defined]


def test_two_servers_on_one_file_are_one_too_many(tmp_path: Path) -> None:
    database = address(tmp_path / "iteru.db")
    context = multiprocessing.get_context("spawn")
    held, free = context.Event(), context.Event()
    other = context.Process(target=hold, args=(database, held, free))
    other.start()
    assert held.wait(60)
    with pytest.raises(CannotStart, match="database-locked"), only_server(database):
        pass
    other.kill()
    other.join()
    with only_server(database):
        pass


@pytest.mark.parametrize("what", ["file", "folder"])
def test_one_file_under_two_names_is_one_file(what: str, tmp_path: Path) -> None:
    path = tmp_path / "data" / "iteru.db"
    run_apart(prepare(address(path)))
    if what == "file":
        other = tmp_path / "other.db"
        other.symlink_to(path)
    else:
        (tmp_path / "other").symlink_to(path.parent)
        other = tmp_path / "other" / "iteru.db"
    refused = pytest.raises(CannotStart, match="database-locked")
    with only_server(address(path)), refused, only_server(address(other)):
        pass


def test_a_system_that_cannot_lock_is_not_taken_for_another_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", no_locks)
    refused = pytest.raises(CannotStart, match="No locks available")
    with refused, only_server(address(tmp_path / "iteru.db")):
        pass


class Msvcrt:
    """As the C library of Windows locks: for one open file, until that is closed."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        self.holders: dict[int, int] = {}

    def locking(self, file: int, mode: int, count: int) -> None:
        assert (mode, count) == (self.LK_NBLCK, 1)
        assert os.lseek(file, 0, os.SEEK_CUR) == 0
        number = os.fstat(file).st_ino
        holder = self.holders.get(number, -1)
        if holder != file and self.is_open(holder, number):
            raise PermissionError(errno.EACCES, "Permission denied")
        self.holders[number] = file

    def is_open(self, file: int, number: int) -> bool:
        try:
            return os.fstat(file).st_ino == number
        except OSError:
            return False


def test_two_servers_are_one_too_many_on_windows_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "msvcrt", Msvcrt())
    monkeypatch.setattr(sys, "platform", "win32")
    database = address(tmp_path / "iteru.db")
    with only_server(database):
        with pytest.raises(CannotStart, match="database-locked"), only_server(database):
            pass
        with pytest.raises(CannotStart, match="database-locked"), only_server(database):
            pass
    with only_server(database):
        pass


def test_several_servers_may_use_a_postgresql() -> None:
    database = "postgresql+asyncpg://iteru@localhost/iteru"
    with only_server(database), only_server(database):
        pass


# Who may read it


def rights(path: Path) -> dict[str, int]:
    return {one.name: stat.S_IMODE(one.stat().st_mode) for one in path.parent.glob("iteru.db*")}


async def test_only_the_owner_reads_the_database(tmp_path: Path) -> None:
    path = tmp_path / "data" / "iteru.db"
    before = os.umask(0)
    try:
        with only_server(address(path)):
            await prepare(address(path))
            connection = sqlite3.connect(path)
            connection.execute("UPDATE alembic_version SET version_num = version_num")
            connection.commit()
            found = rights(path)
            connection.close()
    finally:
        os.umask(before)
    assert set(found) == {"iteru.db", "iteru.db-wal", "iteru.db-shm", "iteru.db.lock"}
    assert set(found.values()) == {0o600}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


async def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / "iteru.db"
    await prepare(address(path))
    path.chmod(0o644)
    await prepare(address(path))
    assert rights(path) == {"iteru.db": 0o600}


# As somebody sees it who starts a server


def no_answer(data: Path) -> dict[str, str]:
    return {"ITERU_DATABASE_URL": f"postgresql://iteru:secret@127.0.0.1:{free_port()}/iteru"}


def newer(data: Path) -> dict[str, str]:
    run_apart(prepare(address(data / "iteru.db")))
    run_apart(change(address(data / "iteru.db"), "UPDATE alembic_version SET version_num = 'z'"))
    return {}


def letter(data: Path) -> dict[str, str]:
    (data / "iteru.db").write_text("a letter to a friend\n" * 400)
    return {}


def folder_is_a_file(data: Path) -> dict[str, str]:
    data.rmdir()
    data.write_text("not a folder")
    return {}


@pytest.mark.parametrize("trouble", [no_answer, newer, letter, folder_is_a_file])
def test_a_server_that_cannot_start_says_one_sentence(
    trouble: Callable[[Path], dict[str, str]], tmp_path: Path
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    settings: dict[str, Any] = {**trouble(data)}
    done = apart(run, "serve", "--port", str(free_port()), ITERU_DATA=str(data), **settings)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("iteru: ")
    assert done.stderr.count("\n") == 1
    assert "secret" not in done.stderr


def test_a_key_is_never_empty(tmp_path: Path) -> None:
    """A full disk may once have left an empty file: with that as a key anybody could sign cookies."""
    (tmp_path / "secret.key").touch()
    assert len(ServerSettings(data=tmp_path).key) == 64
    assert ServerSettings(data=tmp_path).key == ServerSettings(data=tmp_path).key
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600
