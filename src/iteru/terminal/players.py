"""Reads the players of a game as typed: people and bots, with or without names."""

from dataclasses import dataclass

from iteru.bots.characters import spelled_out
from iteru.bots.levels import LEVELS
from iteru.bots.registry import bots
from iteru.engine.errors import BadOptions
from iteru.engine.match import Match
from iteru.external.typed import (
    is_command,
    program_name,
    quoted_and_name,
    recorded,
    split_seats,
    typed_bot,
)
from iteru.words import Words

PERSON = "me"


@dataclass(frozen=True)
class Player:
    """The player of a seat: a person, or the named bot."""

    name: str
    bot: str


def usual_seats(most: int) -> str:
    """Returns who plays where nobody says it: as on the page, a person against two of the first level."""
    return ",".join([PERSON, *[LEVELS[0]] * (min(3, most) - 1)])


def read_players(text: str, words: Words) -> list[Player]:
    """`me,greedy,random`; all may have names: `me=Anna,mcts:seconds=2=Otto,"cmd:./mybot --fast"=Eva`."""
    entries = split_seats(text)
    people = sum(entry.partition("=")[0] == PERSON for entry in entries)
    players: list[Player] = []
    for entry in entries:
        kind, name = kind_and_name(entry)
        if kind == PERSON:
            fallback = (
                words.say("player") if people == 1 else words.say("person", number=len(players) + 1)
            )
            players.append(Player(name or fallback, ""))
        else:
            check_bot(kind)
            players.append(Player(name or default_name(kind), kind))
    return distinct(players)


def kind_and_name(entry: str) -> tuple[str, str]:
    """A seat's player and the name after the last `=`, if there is one that sets no parameter.

    A command may have any `=` in it: only what follows its quotes is a name.
    """
    quoted, rest = quoted_and_name(entry)
    if quoted:
        if not rest.startswith("="):
            raise BadOptions("text-after-quote", given=rest)
        return quoted, rest[1:]
    if is_command(entry):
        return entry, ""
    head, colon, last = entry.rpartition(":")
    if not colon or "=" in entry.partition(":")[0]:
        kind, _, name = entry.partition("=")
        return kind, name
    has_parameter = ":" in head or head in bots()
    kind, *name_part = last.split("=", 2 if has_parameter else 1)
    if has_parameter and name_part:
        kind = f"{kind}={name_part.pop(0)}"
    return f"{head}:{kind}", "".join(name_part)


def default_name(kind: str) -> str:
    return program_name(kind) if is_command(kind) else kind


def check_bot(text: str) -> None:
    try:
        typed_bot(text)
    except BadOptions as error:
        if error.problem != "unknown-local-bot":
            raise
        raise BadOptions("unknown-player", **error.facts) from error


def distinct(players: list[Player]) -> list[Player]:
    """Seats with equal names get a number, so that the log can tell them apart."""
    names = [player.name for player in players]
    numbers = [
        f" {names[: seat + 1].count(name)}" if names.count(name) > 1 else ""
        for seat, name in enumerate(names)
    ]
    return [
        Player(player.name + number, player.bot)
        for player, number in zip(players, numbers, strict=True)
    ]


def seat_players(match: Match, players: list[Player]) -> None:
    """Sit everybody down: the record names them."""
    if len(players) != match.state.seats:
        raise BadOptions("players-do-not-fit", given=len(players), right=match.state.seats)
    match.names = [player.name for player in players]
    match.bots = [spelled_out(recorded(player.bot), match.game) for player in players]
