"""Stepping through a record."""

import sys
from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from iteru.engine.match import Match
from iteru.terminal import show
from iteru.words import Words
from iteru.words.result import resigned_lines
from iteru.words.whose import box_line


def replay(match: Match, words: Words, console: Console) -> None:
    """Steps choice by choice in a terminal; prints everything where nobody can answer."""
    for line in remarks(match, words):
        console.print(Text(line))
    if sys.stdin.isatty() and console.is_terminal:
        step_through(match, words, console)
    else:
        for number in range(1, len(match.played) + 1):
            show_step(match, number, words, console)
    if match.is_over:
        console.print(show.result(match, words))
    else:
        console.print(Text(words.say("replay-unfinished", seat=match.state.actor)))
        for line in show.points_lines(match, words):
            console.print(Text(line))


def remarks(match: Match, words: Words) -> Iterator[str]:
    """Yields what is worth knowing of a game before its first move."""
    if match.practice:
        yield words.say("practice-game")
    for message, moves in (("advised-moves", match.advised), ("hurried-moves", match.hurried)):
        if moves:
            yield words.say(message, moves=", ".join(map(str, moves)))
    if line := box_line(match.game.box, words):
        yield line
    if not match.is_over:  # else the result says so
        yield from resigned_lines(match, words)


def show_step(match: Match, number: int, words: Words, console: Console) -> None:
    """One choice: who, what in notation, and what came of it."""
    played = match.played[number - 1]
    notation = match.game.notation if match.is_over else match.game.public_notation
    console.print(
        Text(f"{number:>4} {words.name_of(played.seat)}: {notation(played.action)}", style="bold")
    )
    public = [event for event in played.events if match.is_over or event.known_to(None)]
    for line in show.log_lines(match.game, words, public):
        console.print(Text(f"     {line}"))


def step_through(match: Match, words: Words, console: Console) -> None:
    number = 0
    last = len(match.played)
    while True:
        view = match.game.view(match.state_after(number), None)
        console.print(show.board(match.game, view, words))
        if number:
            show_step(match, number, words, console)
        try:
            line = console.input(Text(words.say("replay-prompt", number=number, last=last))).strip()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if line == "q":
            return
        if line == "b":
            number = max(0, number - 1)
        elif line.isdecimal():
            number = min(int(line[:9]), last)
        elif number == last:
            return
        else:
            number += 1
