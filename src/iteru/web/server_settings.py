"""The settings of a server, each from an environment variable `ITERU_...`."""

import os
import secrets
from functools import cached_property
from pathlib import Path
from typing import Annotated

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import make_url

from iteru.engine.errors import BadOptions


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "iteru"


def host_and_port(text: str) -> tuple[str, int]:
    """`127.0.0.1:9464` or `[::1]:9464`."""
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise BadOptions("bad-metrics-address", given=text)
    return host.strip("[]"), int(port)


class ServerSettings(BaseSettings):
    """How a server runs. The defaults: one process, one SQLite file, this machine only."""

    model_config = SettingsConfigDict(env_prefix="ITERU_")

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = data_folder()
    database_url: str = ""
    secret: str = ""
    pace: float = 0.9
    """Seconds that a bot pauses before each move while people watch."""
    reaction_time: float = 6.0
    """Seconds in which a player may react to what another did, where a game has reactions."""
    workers: int = 1
    """Processes in which quick bots choose, and as many for slow ones."""
    bot_seconds: float = 10.0
    """How long a bot may think about one choice."""
    game_seconds: float = 10.0
    """How long the game of one table may keep everybody waiting; then the table is set aside."""
    trial_seconds: float = 10.0
    """How long a record or a box that somebody brings may be computed when it is tried out."""
    worker_memory: int = 1024
    """MiB that a process for bots or trials may take beside what it has when it starts; 0 for no limit."""
    rate: float = 30.0
    """Requests and messages a second that one visitor may send on average; three times as many in a burst."""
    new_per_minute: float = 30.0
    """New tables, guests, names and uploaded records from one address per minute on average; twice as many in a burst."""
    open_at_once: int = 256
    """Connections, and requests and sockets through a proxy, that one address may have open."""
    connections: int = 0
    """Connections in all; 0: as many as there are file descriptors, less those kept for the database."""
    head_seconds: float = 10.0
    """How long the head of a request may take to arrive, from its first byte or from the connection on."""
    body_seconds: float = 60.0
    """How long the body of a request may take to arrive, and the answer to be taken."""
    proxy: str = ""
    """Addresses or networks of proxies, separated by commas, that are believed for whom and by which scheme they speak."""
    streams: int = 20
    """Event streams that the programs of one account may have open."""
    boxes: dict[str, Path] = {}
    """Files of corrections by game: new tables of it play with them. As a variable: ITERU_BOXES='{"imhotep": "mine.toml"}'."""
    metrics: str = ""
    """Address and port where Prometheus may read numbers about the server, such as 127.0.0.1:9464; nowhere if empty."""
    secure_cookies: bool = False
    """Send cookies over https only."""
    hsts: Annotated[int, Field(ge=0)] = 180 * 24 * 3600
    """Seconds for which browsers must come back over https; 0 turns it off."""

    @cached_property
    def database(self) -> str:
        if self.database_url:
            address, question, more = self.database_url.partition("?")
            address = address.replace("postgresql://", "postgresql+asyncpg://", 1)
            return address + question + more.replace("sslmode=", "ssl=")  # as our driver calls it
        return f"sqlite+aiosqlite:///{self.data / 'iteru.db'}"

    @property
    def database_shown(self) -> str:
        """The database without its password, for people to read."""
        return make_url(self.database).render_as_string(hide_password=True)

    @cached_property
    def key(self) -> bytes:
        """The key that signs cookies: the configured one, or one made once and kept beside the database."""
        if self.secret:
            return self.secret.encode()
        path = self.data / "secret.key"
        if not path.is_file() or not path.stat().st_size:
            write_key(path)
        return path.read_text(encoding="ascii").encode()


def write_key(path: Path) -> None:
    """Whole or not at all: a disk that is full must not leave an empty key behind."""
    new = path.with_name(path.name + ".new")
    with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(secrets.token_hex(32))
    new.replace(path)
