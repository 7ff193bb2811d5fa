"""Prints a game in the terminal: board, log, choices, result and rules."""

from collections.abc import Iterable
from itertools import groupby

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from iteru.engine.events import Event
from iteru.engine.game import Game, View
from iteru.engine.match import Match, standing
from iteru.engine.phrase import Choice
from iteru.engine.state import State
from iteru.kit.marks import letter
from iteru.kit.shown import NamedThings, Thing, failed, plain_lines, shown
from iteru.terminal.rulebook import Rulebook
from iteru.words import Words
from iteru.words.result import decided_lines, places, winners_line


def board(game: Game[State], view: View, words: Words) -> RenderableType:
    """The board as the game draws it; a game that draws none, or fails to, shows its view as it is."""
    terminal = shown(game.meta).terminal
    if terminal is not None:
        try:
            return terminal.board(view, words.say)
        except Exception as error:
            failed(game.meta, "terminal board", error)
    return Text("\n".join(plain_lines(view)))


def things(game: Game[State], view: View, words: Words) -> list[Thing]:
    """Returns what can be asked about by its name; nothing where the game does not say."""
    terminal = shown(game.meta).terminal
    if not isinstance(terminal, NamedThings):
        return []
    try:
        return terminal.things(view, words.say)
    except Exception as error:
        failed(game.meta, "list of things", error)
        return []


def table(match: Match, seat: int | None, words: Words) -> RenderableType:
    """The board; where the game draws none of its own, also the points."""
    view = match.game.view(match.state, seat)
    lines = [] if shown(match.game.meta).terminal else points_lines(match, words)
    return Group(board(match.game, view, words), *[Text(line) for line in lines])


def log_lines(game: Game[State], words: Words, events: Iterable[Event]) -> list[str]:
    return [words.phrase(game.describe(event)) for event in events]


def choice_list(words: Words, choices: list[Choice]) -> RenderableType:
    """The choices numbered from 1, under a heading for each kind."""
    groups: dict[str, list[RenderableType]] = {}
    for number, choice in enumerate(choices, start=1):
        groups.setdefault(choice.kind, []).append(numbered(number, words.short(choice)))
    parts: list[RenderableType] = []
    for group, lines in groups.items():
        parts.append(Text(words.say(f"heading-{group}"), style="bold"))
        parts.append(Columns(lines, padding=(0, 2), column_first=False))
    return Group(*parts)


def numbered(number: int, short: str) -> Table:
    """A choice whose further lines begin under its first word."""
    line = Table.grid(padding=(0, 1, 0, 0))
    line.add_column()
    line.add_column(overflow="fold")
    line.add_row(Text(f"{number:>3})", style="bold yellow"), Text(short))
    return line


def choice_help(words: Words, choice: Choice, rulebook: Rulebook) -> RenderableType:
    """A choice in a whole sentence, how to type it, and the rule it follows."""
    sentence = Text.assemble((words.phrase(choice.words), "bold"), f"  ({choice.notation})")
    return Group(sentence, Padding(Markdown(rulebook.rule(choice.rule)), (0, 0, 0, 2)))


def things_help(things: list[Thing], rulebook: Rulebook) -> RenderableType:
    """Things, what each of them does, and their rules; one that several share stands once, after the last of them."""
    parts: list[RenderableType] = []
    for rule, alike in groupby(things, lambda thing: thing.rule):
        parts += [Text.assemble((thing.name, "bold"), f" – {thing.about}") for thing in alike]
        parts.append(Padding(Markdown(rulebook.rule(rule)), (0, 0, 0, 2)))
    return Group(*parts)


def result(match: Match, words: Words) -> RenderableType:
    """Final scores by where the points come from, all places, and what decided."""
    table = Table(title=words.say("result-title"), title_justify="left", title_style="bold")
    table.add_column("")
    for seat in range(match.state.seats):
        table.add_column(Text.assemble(letter(seat), f" {words.name_of(seat)}"), justify="right")
    totals = match.state.scores()
    rival = match.game.rival(match.state)
    if rival:
        table.add_column(words.say("rival"), justify="right")
        totals.append(sum(rival.values()))
    for source, points in match.game.breakdown(match.state).items():
        row = [*points, rival[source]] if rival else points
        if any(row):
            table.add_row(words.say(f"score-{source}"), *map(words.number, row))
    table.add_section()
    table.add_row(
        words.say("result-total"),
        *[Text(words.number(points), style="bold") for points in totals],
    )
    table.add_row(words.say("result-places"), *places(match, words))
    lines = [Text(line) for line in decided_lines(match, words)]
    return Group(table, Text(winners_line(match, words), style="bold"), *lines)


def points_lines(match: Match, words: Words) -> list[str]:
    """The points of a game that goes on: those so far and, where they differ, those if it ended now."""
    stand = standing(match.game, match.state)
    lines = {"points-so-far": stand.points}
    if stand.differs:
        lines["if-ended-now"] = stand.if_ended_now
    return [
        f"{words.say(label)}: "
        + ", ".join(f"{words.name_of(seat)} {words.number(one)}" for seat, one in enumerate(points))
        for label, points in lines.items()
    ]


def new_console(stderr: bool = False) -> Console:
    return Console(highlight=False, soft_wrap=False, stderr=stderr)
