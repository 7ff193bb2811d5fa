"""What happened, in lines: the log, and what the others did since your last move."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, NamedTuple
from weakref import ref

from markupsafe import Markup, escape

from iteru.engine.events import Event
from iteru.engine.game import Game
from iteru.engine.match import Match, Played
from iteru.engine.meta import Meta
from iteru.engine.state import State
from iteru.kit.icons import ANYTHING, COMMON, PLACE
from iteru.kit.marks import mark, outline
from iteru.kit.seats import SHAPES
from iteru.kit.shown import shown
from iteru.table.live import LiveTable
from iteru.web.audience import Audience
from iteru.web.texts import alive, said_of
from iteru.words import MAX_TEXTS, Words

LOG_LINES = 200
MAX_LOGS = 400
"""Readers for whom settled lines are remembered: some thirty kilobytes each."""
MAX_ICONS = 3
"""Icons beside the mark of a seat in the strip; opening it shows the rest."""
SIGN = Markup('<svg class="event-icon" aria-hidden="true"><use href="#icon-{}"/></svg>')
EMBLEM = Markup(
    '<svg class="event-icon of-card {}" viewBox="-20 -20 40 40" aria-hidden="true">{}</svg>'
)
SYMBOL = Markup('<symbol id="{}" viewBox="{}"><path d="{}"/></symbol>')
NO_MARK = '<i class="no-mark"></i>'
HERE = Markup('<svg class="event-icon here" aria-hidden="true"><use href="#icon-place"/></svg>')


@dataclass(frozen=True)
class Deeds:
    """What a seat has done since the reader's last move: icons, all sentences, the most telling one, and where its latest move
    was."""

    seat: int
    icons: Markup
    all: str
    main: str
    places: str


# Since when


def own_seats(table: LiveTable, who: Audience) -> list[int]:
    """The seats whose move ends what is new. At a shared screen that is the seat to choose, or any of theirs while none
    of them is. For spectators it is every seat but the latest to choose: they are shown one move."""
    if who.seat is not None:
        return [who.seat]
    if who.mine:
        return [table.actor] if who.covered and table.actor is not None else list(who.mine)
    chosen = [played.seat for played in table.match.played if not played.let_pass]
    return [seat for seat in range(len(table.seats)) if seat not in chosen[-1:]]


def first_since(table: LiveTable, own: list[int]) -> int:
    """The number of the first choice after the reader's latest. Declining to react is not a move."""
    played = table.match.played
    for number in range(len(played), 0, -1):
        if played[number - 1].seat in own and not played[number - 1].let_pass:
            return number
    return 0


def runs(table: LiveTable, who: Audience) -> list[tuple[int, list[Event]]]:
    """Returns the others' events since the reader's last move that the reader may know, grouped by seat, in order."""
    own = own_seats(table, who)
    found: list[tuple[int, list[Event]]] = []
    for played in table.match.played[first_since(table, own) :]:
        events = [event for event in played.events if event.known_to(who.seat)]
        if played.seat in own or played.let_pass or not events:
            continue
        if found and found[-1][0] == played.seat:
            found[-1][1].extend(events)
        else:
            found.append((played.seat, events))
    return found


# The strip


def since(table: LiveTable, who: Audience, words: Words) -> dict[str, Any]:
    """Returns the content of the strip: a few signs for each seat, and the whole story in lines."""
    story, reader = runs(table, who), Reader(who.seat, ref(table), ref(words))
    lines = [
        log_line(event, reader, "new-turn" if event is events[0] else "")
        for _, events in story
        for event in events
    ]
    return {
        "title": words.say(title_of(table, who)),
        "deeds": [deeds_of(seat, story, table, words) for seat in in_order(story)],
        "lines": Markup("\n".join([*map(reachable, lines[:1]), *lines[1:]])),
    }


def title_of(table: LiveTable, who: Audience) -> str:
    if not who.mine:
        return "web-last-turn"
    return "web-since-your-turn" if first_since(table, own_seats(table, who)) else "web-so-far"


def in_order(story: list[tuple[int, list[Event]]]) -> list[int]:
    """The seats, the latest to choose last."""
    latest_first = dict.fromkeys([seat for seat, _ in reversed(story)])
    return [*reversed(latest_first)]


def deeds_of(
    seat: int, story: list[tuple[int, list[Event]]], table: LiveTable, words: Words
) -> Deeds:
    game = table.game
    turns = [events for chooser, events in story if chooser == seat]
    happened = [event for events in turns for event in events if not is_divider(event, game)]
    said = [said_of(event, ref(table), ref(words)) for event in happened]
    with_a_place = [one for one, event in zip(said, happened, strict=True) if game.touched(event)]
    return Deeds(
        seat,
        icons_of(happened, game),
        " ".join(said),
        "".join([*with_a_place, *said][:1]),
        marked(seat, turns[-1], game),
    )


def icons_of(happened: list[Event], game: Game[State]) -> Markup:
    """A few, none of them twice; beside each the emblem of the card, if it was done with one."""
    drawn: dict[str, Markup] = {}
    for event in happened:
        icon, emblem = shown(game.meta).icon(event.name), emblem_of(event, game)
        if emblem or icon not in drawn:
            drawn[icon] = sign(icon_name(event, game)) + emblem
    return Markup("".join(list(drawn.values())[:MAX_ICONS]))


def marked(seat: int, turn: list[Event], game: Game[State]) -> str:
    """The places of a move. What happened by itself is not part of it, since it is about no seat."""
    places = [place for event in turn if event.about is not None for place in game.touched(event)]
    return " ".join(dict.fromkeys(places)) or panel_of(seat)


class JustDone(NamedTuple):
    """What one of the others did last."""

    seat: int
    said: str


def just_done(table: LiveTable, who: Audience, words: Words) -> JustDone | None:
    """Returns the latest action, shown beside the name of the player to move.

    Events that happen by themselves appear only in the log.
    """
    for seat, events in reversed(runs(table, who)):
        own = [event for event in events if event.about == seat]
        if own:
            return JustDone(seat, said_of(own[-1], ref(table), ref(words)))
    return None


# Lines


class Reader(NamedTuple):
    """The reader of a log: the seat whose view it is, and the words."""

    seat: int | None
    at: ref[LiveTable]
    said_by: ref[Words]


class Settled:
    """The first lines of a log, which stay as they are whatever happens next: those of the opening and of some choices."""

    def __init__(self) -> None:
        self.begin([])

    def begin(self, opening: list[Event]) -> None:
        self.opening = opening
        self.choices: list[Played] = []
        self.lines: list[str] = []
        self.chooser: int | None = None
        """Whose the latest line is."""

    def reach(self, count: int, match: Match, reader: Reader) -> None:
        """Goes on to `count` choices; from the beginning if it has others, such as some that were undone."""
        has_others = self.choices != match.played[:count][: len(self.choices)]
        if has_others or self.opening is not match.opening:
            self.begin(match.opening)
            known = [event for event in match.opening if event.known_to(reader.seat)]
            self.lines = [log_line(event, reader) for event in known]
        more = match.played[len(self.choices) : count]
        lines, self.chooser = lines_of(more, reader, self.chooser)
        self.lines += lines
        self.choices += more


@lru_cache(maxsize=MAX_LOGS)
def settled(reader: Reader) -> Settled:
    """The same object each time, to go on with."""
    return Settled()


def log_lines(table: LiveTable, who: Audience, words: Words) -> Markup:
    """The latest lines; the very last can be reached with the keyboard, the others from there."""
    match, reader = table.match, Reader(who.seat, ref(table), ref(words))
    new = first_since(table, own_seats(table, who))
    old = settled(reader)
    old.reach(new, match, reader)
    fresh, _ = lines_of(match.played[len(old.choices) :], reader, old.chooser, "new")
    if new and who.mine and fresh:
        fresh[0] = headed(fresh[0], words.say("web-since-your-turn"))
    lines = [*old.lines, *fresh][-LOG_LINES:]
    return Markup("\n".join([*lines[:-1], *map(reachable, lines[-1:])]))


def lines_of(
    choices: list[Played], reader: Reader, chooser: int | None, look: str = ""
) -> tuple[list[str], int | None]:
    """The lines of some choices after one by `chooser`, as far as the reader may know them, and whose the last is."""
    lines = []
    for played in choices:
        for event in played.events:
            if event.known_to(reader.seat):
                following = "" if chooser == played.seat else "new-turn"
                lines.append(log_line(event, reader, f"{following} {look}".strip()))
                chooser = played.seat
    return lines, chooser


def log_line(event: Event, reader: Reader, look: str = "") -> str:
    """A line of the log."""
    kind, rest = written(event, reader.at, reader.said_by)
    return f'<li class="{f"{kind} {look}".strip()}" tabindex="-1"{rest}'


def headed(line: str, heading: str) -> str:
    """A line with a heading above it, which is no line of the log itself."""
    return line.replace("<li ", f'<li data-heading="{escape(heading)}" ', 1)


def reachable(line: str) -> str:
    """A line where the keyboard enters the log."""
    return line.replace('tabindex="-1"', 'tabindex="0"', 1)


@lru_cache(maxsize=20_000)
def written(event: Event, at: ref[LiveTable], said_by: ref[Words]) -> tuple[str, str]:
    """Returns the kind of an event's line, and the part of the line that is the same wherever it appears."""
    about, title = event.about, alive(at).game
    divides = is_divider(event, title)
    touches = "" if divides else places_of(event, title)
    where = f' data-touches="{escape(touches)}"' if touches else ""
    by = NO_MARK if about is None else mark(about)
    said = escape(said_of(event, at, said_by))
    icon = emblem_of(event, title) or sign(icon_name(event, title))
    rest = f"{where}>{by}{icon}<span>{said}</span>{HERE if touches else ''}</li>"
    return "divider" if divides else "", rest


@cache
def sign(name: str) -> Markup:
    return SIGN.format(name)


def emblem_of(event: Event, game: Game[State]) -> Markup:
    """The emblem of the card that an event is about, or nothing."""
    drawn = shown(game.meta).emblem(event, game.box)
    return Markup() if drawn is None else EMBLEM.format(game.meta.name, Markup(drawn.markup))


def is_divider(event: Event, game: Game[State]) -> bool:
    return event.name in shown(game.meta).dividers


def icon_name(event: Event, game: Game[State]) -> str:
    known = event.name in COMMON or event.name in shown(game.meta).icons
    return event.name if known else "anything"


def places_of(event: Event, game: Game[State]) -> str:
    """Returns where an event happened: things on the picture, else its seat, else nothing."""
    nowhere = "" if event.about is None else panel_of(event.about)
    return " ".join(game.touched(event)) or nowhere


def panel_of(seat: int) -> str:
    """The place of something that is not on the board: at its seat."""
    return f"seat-{seat}"


@lru_cache(maxsize=MAX_TEXTS)
def symbols(meta: Meta) -> Markup:
    """The icons and marks that lines use, which a page holds once."""
    strokes = {**COMMON, **shown(meta).icons, "anything": ANYTHING, "place": PLACE}
    icons = [SYMBOL.format(f"icon-{name}", "-22 -22 44 44", path) for name, path in strokes.items()]
    marks = [
        SYMBOL.format(f"mark-{seat}", "-10 -10 20 20", outline(seat, 7.6))
        for seat in range(len(SHAPES))
    ]
    return Markup("<svg hidden>{}</svg>").format(Markup("").join([*icons, *marks]))
