"""`iteru serve`: the server, whose modules are loaded only here."""

import asyncio
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import iteru
from iteru.commands.common import HELP, games_that_work, spoken
from iteru.engine.errors import BadOptions

if TYPE_CHECKING:
    from iteru.web.server_settings import ServerSettings

HUNG, LEAST_HUNG = 6, 60.0
"""The server has hung when one table keeps it computing for six times what a game may take, and a minute at least."""


@spoken
def serve(
    host: Annotated[str | None, typer.Option("--host", help=HELP.say("help-host"))] = None,
    port: Annotated[
        int | None, typer.Option("--port", help=HELP.say("help-port"), min=1, max=65535)
    ] = None,
    boxes: Annotated[
        list[str] | None,
        typer.Option("--box", help=HELP.say("help-serve-box"), metavar="GAME=FILE"),
    ] = None,
    metrics: Annotated[
        str | None, typer.Option("--metrics", help=HELP.say("help-metrics"), metavar="HOST:PORT")
    ] = None,
    proxy: Annotated[
        str | None, typer.Option("--proxy", help=HELP.say("help-proxy"), metavar="ADDRESSES")
    ] = None,
) -> None:
    import uvicorn

    from iteru.table.last_words import LastWords
    from iteru.table.start import make_folder, only_server, prepare, said
    from iteru.web.app import create_app
    from iteru.web.connections import LimitedHttp
    from iteru.web.frames import LimitedSocket
    from iteru.web.lines import AllLines
    from iteru.web.running import TO_GIVE_UP, Running
    from iteru.web.server_settings import ServerSettings, host_and_port

    flags = {"host": host, "port": port, "metrics": metrics, "proxy": proxy}
    chosen: dict[str, Any] = {name: value for name, value in flags.items() if value is not None}
    if boxes:
        chosen["boxes"] = box_files(boxes)
    settings = ServerSettings(**chosen)
    check_port(settings.host, settings.port, "--port")
    if settings.metrics:
        check_port(*host_and_port(settings.metrics), "--metrics")
    games_that_work()
    with only_server(settings.database):
        asyncio.run(prepare(settings.database))
        lines = AllLines()
        with said(str(settings.data)):
            make_folder(settings.data)
            last_words = LastWords(settings.data)
            application = create_app(settings, lines, last_words)
        announce(settings)
        config = uvicorn.Config(
            application,
            host=settings.host,
            port=settings.port,
            http=LimitedHttp,
            ws=LimitedSocket,
            backlog=application.connections.backlog,
            proxy_headers=bool(application.connections.proxies),
            forwarded_allow_ips=application.connections.proxies.texts(),
            log_level="error",  # what strangers send that is not HTTP is not worth a line each
            access_log=False,
            server_header=False,
            ws_max_size=16 * 1024,
            ws_per_message_deflate=False,  # messages are short: only what is new in a region
            timeout_graceful_shutdown=TO_GIVE_UP,
        )
        hung_after = max(LEAST_HUNG, HUNG * settings.game_seconds)
        Running(config, lines, last_words, hung_after).run()
    print(HELP.say("serve-stopped"), flush=True)


def announce(settings: "ServerSettings") -> None:
    """Says where the server is, and what is unusual about it."""
    address = f"http://localhost:{settings.port}"
    print(HELP.say("serving", address=address, data=settings.database_shown), flush=True)
    for name, file in settings.boxes.items():
        figures = ", ".join(iteru.game(name, file).box.corrected_values())
        print(HELP.say("serving-box", game=name, figures=figures or "-"), flush=True)


def box_files(chosen: list[str]) -> dict[str, Path]:
    """`--box imhotep=mine.toml`, once for each game."""
    files: dict[str, Path] = {}
    for text in chosen:
        name, _, file = text.partition("=")
        if not file or name in files:
            raise BadOptions("bad-box-flag", given=text, right=", ".join(iteru.games()))
        files[name] = Path(file)
    return files


def check_port(host: str, port: int, flag: str) -> None:
    """Say plainly that the port is taken, before anything is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            why = error.strerror or str(error)
            raise BadOptions("port-taken", host=host, port=str(port), why=why, flag=flag) from error
