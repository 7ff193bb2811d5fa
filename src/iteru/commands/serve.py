"""`iteru serve`: the server, whose modules are loaded only here."""

import socket
from pathlib import Path
from typing import Annotated, Any

import typer

import iteru
from iteru.commands.common import HELP, games_that_work, spoken
from iteru.engine.errors import BadOptions

SHUTDOWN = 2
"""Seconds for what is being answered when the server ends; streams of events would go on for ever."""


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
    proxy: Annotated[
        str | None, typer.Option("--proxy", help=HELP.say("help-proxy"), metavar="ADDRESSES")
    ] = None,
) -> None:
    import uvicorn

    from iteru.web.app import create_app
    from iteru.web.connections import LimitedHttp, LimitedSocket
    from iteru.web.settings import Settings

    given: dict[str, Any] = {
        name: value
        for name, value in {"host": host, "port": port, "proxy": proxy}.items()
        if value is not None
    }
    if boxes:
        given["boxes"] = box_files(boxes)
    settings = Settings(**given)
    check_port(settings.host, settings.port)
    games_that_work()
    application = create_app(settings)
    print(
        HELP.say(
            "serving", address=f"http://localhost:{settings.port}", data=settings.database_shown
        ),
        flush=True,
    )
    for name, file in settings.boxes.items():
        figures = ", ".join(iteru.game(name, file).box.corrected_values())
        print(HELP.say("serving-box", game=name, figures=figures or "-"), flush=True)
    uvicorn.run(
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
        timeout_graceful_shutdown=SHUTDOWN,
    )


def box_files(given: list[str]) -> dict[str, Path]:
    """`--box imhotep=mine.toml`, once for each game."""
    files: dict[str, Path] = {}
    for text in given:
        name, _, file = text.partition("=")
        if not file or name in files:
            raise BadOptions("bad-box-flag", given=text, right=", ".join(iteru.games()))
        files[name] = Path(file)
    return files


def check_port(host: str, port: int) -> None:
    """Say plainly that the port is taken, before anything is started."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadOptions(
                "port-taken", host=host, port=str(port), why=error.strerror or str(error)
            ) from error
