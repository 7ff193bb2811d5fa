"""Command-line flags made from a game's options."""

import inspect
from typing import Annotated, Any

import typer

from iteru.engine.errors import BadOptions
from iteru.engine.meta import Meta
from iteru.engine.options import Option, options_of
from iteru.words import Words


def game_flags(meta: Meta, lang: str) -> list[inspect.Parameter]:
    """The flags of a game's options: a switch each, `--name VALUE`, or `--group name=value` for those that share a group."""
    words = Words(lang, meta)
    flags = []
    groups: dict[str, list[Option]] = {}
    for option in options_of(meta.options):
        if option.flag:
            groups.setdefault(option.flag, []).append(option)
            continue
        kind = bool if option.is_switch else str
        metavar = None if option.is_switch else "|".join(option.values)
        help_text = option_help(option, words)
        name = option.name.replace("_", "-")
        switch_off = f"/--no-{name}" if option.default is True else ""
        about = typer.Option(f"--{name}{switch_off}", help=help_text, metavar=metavar)
        flags.append(flag(option.name, kind, about, option.default))
    for group, options in groups.items():
        names = ", ".join(option.name for option in options)
        help_text = f"{words.say(f'flag-{group}')}: {names}, all"
        about = typer.Option(
            f"--{group}", help=help_text, metavar="NAME=" + "|".join(options[0].values)
        )
        flags.append(flag(group, list[str], about, None))
    return flags


def option_help(option: Option, words: Words) -> str:
    """Returns what an option does, and with how many players."""
    about = words.say(f"option-{option.name}")
    if not option.seats:
        return about
    return f"{about} ({words.say('only-with-seats', seats=option.seats_said)})"


def flag(name: str, kind: Any, about: Any, default: Any) -> inspect.Parameter:
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, about]
    )


def chosen_options(meta: Meta, flags: dict[str, Any]) -> dict[str, object]:
    """A game's options out of all flags; those left at their default are not in it."""
    chosen: dict[str, object] = {}
    options = options_of(meta.options)
    for option in options:
        if not option.flag and flags[option.name] != option.default:
            chosen[option.name] = flags[option.name]
    for group in dict.fromkeys(option.flag for option in options if option.flag):
        names = [option.name for option in options if option.flag == group]
        for text in flags[group] or []:
            chosen |= read_group_flag(group, names, text)
    return chosen


def read_group_flag(group: str, names: list[str], text: str) -> dict[str, object]:
    name, equals, value = text.partition("=")
    name = name.strip().replace("-", "_")
    if not equals or (name not in names and name != "all"):
        raise BadOptions(
            "bad-shared-flag", flag=group, given=text, right=", ".join([*names, "all"])
        )
    return dict.fromkeys(names if name == "all" else [name], value.strip())
