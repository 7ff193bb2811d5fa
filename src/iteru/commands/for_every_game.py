"""Commands made once for each installed game, with flags from that game's options."""

import inspect
from collections.abc import Callable
from typing import Any

import typer

import iteru
from iteru.commands.common import HELP, fail, spoken
from iteru.engine.errors import IteruError
from iteru.engine.meta import Meta
from iteru.engine.registry import broken, error_line
from iteru.terminal.flags import chosen_options, game_flags

WITHOUT_COMMAND: dict[str, IteruError] = {}
"""Games whose options do not make flags, and why."""


class GameCommands(typer.core.TyperGroup):
    """A command for each game; a name that no game has is answered with the names there are."""

    def get_command(self, ctx: Any, name: str) -> Any:
        command = super().get_command(ctx, name)
        if command is None and not name.startswith("-"):
            try:
                iteru.meta(name)
            except IteruError as error:
                fail(HELP, error)
            if name in WITHOUT_COMMAND:
                fail(HELP, WITHOUT_COMMAND[name])
        return command


def for_every_game(
    group: typer.Typer, help_message: str
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register a command once for each installed game, with the flags of that game's options added to its own."""

    def register(command: Callable[..., None]) -> Callable[..., None]:
        own = list(inspect.signature(command).parameters.values())[1:-1]
        for name in iteru.games():
            try:
                meta = iteru.meta(name)
                about = HELP.say(help_message, title=meta.title(HELP.lang))
                group.command(name, help=about)(command_for(meta, command, own))
            except IteruError:
                continue  # a package of somebody else's that does not load: asked for by name, it is reported
            except Exception as error:  # an option named like a flag of the command, say
                WITHOUT_COMMAND[name] = broken(name, error_line(error))
        return command

    return register


def command_for(
    meta: Meta, command: Callable[..., None], own: list[inspect.Parameter]
) -> Callable[..., None]:
    flags = game_flags(meta, HELP.lang)
    names = {parameter.name for parameter in flags}

    def run(**arguments: Any) -> None:
        options = chosen_options(
            meta, {name: value for name, value in arguments.items() if name in names}
        )
        command(
            meta,
            **{name: value for name, value in arguments.items() if name not in names},
            options=options,
        )

    run_typed = spoken(run)
    run_typed.__signature__ = inspect.Signature([*own, *flags])  # type: ignore[attr-defined]
    run_typed.__annotations__ = {
        parameter.name: parameter.annotation for parameter in [*own, *flags]
    }
    return run_typed
