"""`iteru backup` and `iteru restore`: the database of a server, kept and brought back."""

import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn

from iteru.commands.common import HELP, Lang, spoken
from iteru.engine.errors import BadOptions
from iteru.terminal import show
from iteru.words import Words

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help=HELP.say("help-backup-file"))]

DUMP = "pg_dump --format=custom --file={file} {url}"
UNDUMP = "pg_restore --clean --if-exists --no-owner --dbname={url} {file}"


@spoken
def backup(file: BackupFile, lang: Lang = HELP.lang) -> None:
    from iteru.table.backup import back_up

    words = Words(lang)
    database = sqlite_file(DUMP, file)
    with progress(words.say("backup-copying")) as copied:
        back_up(database, file, copied)
    print(words.say("backup-done", file=str(file), database=str(database)))


@spoken
def restore(file: BackupFile, lang: Lang = HELP.lang) -> None:
    from iteru.table.backup import restore as put_back
    from iteru.table.start import only_server
    from iteru.web.server_settings import ServerSettings

    words = Words(lang)
    database = sqlite_file(UNDUMP, file)
    with only_server(ServerSettings().database), progress(words.say("backup-copying")) as copied:
        aside = put_back(file, database, copied)
    print(words.say("restore-done", file=str(file), database=str(database)))
    if aside is not None:
        print(words.say("restore-aside", file=str(aside)))


def sqlite_file(command: str, file: Path) -> Path:
    """The file of the database that the settings name; PostgreSQL has programs of its own, and we say which."""
    from sqlalchemy import URL

    from iteru.table.start import file_of, read_address
    from iteru.web.server_settings import ServerSettings

    settings = ServerSettings()
    path = file_of(settings.database)
    if path is None:
        full = read_address(settings.database)
        url = URL.create("postgresql", full.username, None, full.host, full.port, full.database)
        places = {"file": shlex.quote(str(file)), "url": shlex.quote(url.render_as_string())}
        raise BadOptions("backup-of-postgresql", command=command.format(**places))
    return path


@contextmanager
def progress(about: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on a terminal; nothing where nobody looks."""
    screen = show.new_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn())
    silent = not screen.is_terminal
    with Progress(*columns, transient=True, console=screen, disable=silent) as bar:
        task = bar.add_task(about)
        yield lambda done, pages: bar.update(task, completed=done, total=pages)
