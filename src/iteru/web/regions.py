"""The parts of a table's page, drawn for one audience. Only those that changed are sent."""

import math
from collections import Counter
from collections.abc import Hashable
from functools import cache, lru_cache, partial
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary, ref

from jinja2 import Template
from markupsafe import Markup, escape

from iteru.bots.characters import character_in, level_in, level_played
from iteru.bots.levels import LEVELS, Level
from iteru.bots.registry import title as bot_title
from iteru.bots.registry import valid_bots
from iteru.engine.errors import NOTHING_THERE, IllegalMove
from iteru.engine.game import View
from iteru.engine.phrase import Choice
from iteru.kit.artist import Artist, quick
from iteru.kit.shown import Screen
from iteru.table import chat_rights, seating, windows
from iteru.table.live import OVER, PLAYING, LiveTable
from iteru.table.people import Person
from iteru.table.stored import FREE, StoredSeat
from iteru.table.watchdog import at_work
from iteru.web import log
from iteru.web.audience import Audience
from iteru.web.chat import Chat, chat_part
from iteru.web.leaving import leave_part
from iteru.web.pictures import landscape
from iteru.web.region_changes import Regions
from iteru.web.result import result
from iteru.web.scoring import scoring, sums
from iteru.web.seat_row import Place, strip
from iteru.web.status import status_part
from iteru.web.templating import TEMPLATES
from iteru.web.texts import alive, table_words
from iteru.web.undoing import undo_part
from iteru.words import Words

FEW_ACTIONS = 2
"""So many choices of a kind without a place on the picture have large buttons by the prompt."""
REGIONS = ("status", "since", "board", "seats", "ask", "log", "chat", "result", "undo", "leave")
MAX_REASONS = 3
ARTISTS: "WeakKeyDictionary[LiveTable, dict[str, tuple[Words, Artist]]]" = WeakKeyDictionary()
"""One for each language in which a table is shown, with the words for its players as they are called now."""


def artist(table: LiveTable, lang: str) -> Artist:
    """Draws a table with its players' names; the same one each time, since it remembers what it has drawn."""
    words = table_words(lang, table)
    known = ARTISTS.setdefault(table, {})
    if lang not in known or known[lang][0] is not words:
        known[lang] = words, Artist(table.game.meta, words)
    return known[lang][1]


def audience(
    table: LiveTable, person: Person | None, lang: str, uncovered: int, screen: Screen = "wide"
) -> Audience:
    """The audience of a page. With several seats at one screen it sees the acting seat's view, covered while that holds
    a secret until somebody uncovers it."""
    mine = table.seats_of(person)
    seat = mine[0] if len(mine) == 1 else None
    covered = False
    if len(mine) > 1 and table.actor in mine:
        seat = table.actor
        covered = uncovered != table.version and has_secret(table, seat)
    left = tuple(table.seats_left(person))
    seen = None if covered else table.known_to(seat)
    its_id = person.id if person is not None and chat_rights.is_involved(table, person.id) else None
    return Audience(tuple(mine), seen, covered, left, lang, screen, its_id)


def has_secret(table: LiveTable, seat: int | None) -> bool:
    return table.once(
        ("secret", seat), lambda: {**table.view(seat), "seat": None} != table.view(None)
    )


def draw(table: LiveTable, who: Audience) -> dict[str, str]:
    """Every region as HTML."""
    with at_work(table.id):
        return drawn(table, who)


def drawn(table: LiveTable, who: Audience) -> dict[str, str]:
    words = table_words(who.lang, table)
    view = table.view(who.seat)
    context = {
        "table": table,
        "who": who,
        "say": words.say,
        "number": words.number,
        "names": words.names,
        "bot_title": partial(bot_title, words=words),
    }
    undo = undo_part(table, who, words)
    parts: dict[str, dict[str, Any]] = {
        "since": log.since(table, who, words),
        "ask": ask(table, who, view, words, undo),
        "result": {"result": result(table, who, words)} if table.status == OVER else {},
        "undo": undo,
    }
    drawn = {name: fill(name, context, its) if its else "" for name, its in parts.items()}
    drawn["board"] = artist(table, who.lang).board(view, who.screen)
    drawn["seats"] = seats(table, who, view, words)
    drawn["log"] = f'<ol class="log lines">\n{log.log_lines(table, who, words)}\n</ol>'
    drawn["chat"] = chat(chat_part(table, who), words)
    drawn["status"] = remembered("status", status_part(table, who, words), ref(words))
    drawn["leave"] = remembered("leave", leave_part(table, who), ref(words))
    return {name: drawn[name] for name in REGIONS}


def fill(region: str, context: dict[str, Any], its: dict[str, Any]) -> str:
    return template(region).render(context | its)


@lru_cache(maxsize=5_000)
def remembered(part: str, its: Hashable, said_by: ref[Words]) -> str:
    """A part that shows a few values and nothing else: they come again, at this table or another."""
    return render(part, its, alive(said_by))


def render(part: str, its: Hashable, words: Words) -> str:
    return template(part).render(
        its=its,
        say=words.say,
        number=words.number,
        bot_title=partial(bot_title, words=words),
        landscape=landscape,
    )


def chat(its: Chat, words: Words) -> str:
    """The chat; what has been said is not remembered, since it is said at one table only."""
    return render("chat", its, words) if its.lines else remembered("chat", its, ref(words))


@cache
def template(region: str) -> Template:
    return quick(TEMPLATES.get_template(f"regions/{region}.html"))


def draw_once(table: LiveTable, who: Audience) -> Regions:
    """As `draw`, but pages of one audience share the work: it is done once for each change."""
    return table.once(("regions", who), lambda: Regions(draw(table, who)))


class Buttons(NamedTuple):
    """What the row of buttons by the prompt offers beside choices."""

    can_skip: bool
    undo: str | None
    has_turns: bool
    can_advise: bool


class SeatHead(NamedTuple):
    """What a seat's panel shows above the things of the game."""

    number: int
    seat: StoredSeat
    name: str
    points: int
    if_ended_now: int | None
    acting: bool
    mine: bool
    here: bool
    away: bool
    bots: tuple[str, ...]
    """Those that may play for somebody who is away."""
    level: Level | None
    """At which a bot of the house plays here."""
    face: str
    """The picture of an opponent with a face; nothing for others."""


def seats(table: LiveTable, who: Audience, view: View, words: Words) -> str:
    """All seats in the order of play, the reader's own first, and the scoring."""
    draws = artist(table, who.lang)
    heads = seat_heads(table, who, words)
    panels = [
        f'{remembered("seat", head, ref(words))}<div class="inside">{draws.seat(view, head.number)}</div>\n</article>\n'
        for head in heads
    ]
    row = strip(tuple([place(head, draws, who, view, words) for head in heads]), ref(words))
    sheet = table.once(("scores", who.lang), lambda: score_sheet(table, words))
    return f'{row}{"".join(panels)}<div id="scores" class="sheet" popover>{sheet}</div>'


def score_sheet(table: LiveTable, words: Words) -> str:
    """Where the points of all seats come from: the same for everybody who reads one language."""
    title = words.say("web-scoring" if table.match.is_over else "if-ended-now")
    return f"<h2>{escape(title)}</h2>{scoring(sums(table, words), ref(words))}"


def place(head: SeatHead, draws: Artist, who: Audience, view: View, words: Words) -> Place:
    brief = draws.brief(view, head.number) if who.screen == "small" else ""
    name = words.say("web-free") if head.seat.kind == FREE else head.name
    return Place(head.number, name, head.points, head.acting, brief)


def seat_heads(table: LiveTable, who: Audience, words: Words) -> list[SeatHead]:
    stand = table.standing()
    first = who.mine[0] if who.mine else 0
    nobody_is_missed = not who.mine or table.status == OVER
    heads = []
    for number in [*range(first, len(table.seats)), *range(first)]:
        seat, is_own = table.seats[number], number in who.mine
        away = not (nobody_is_missed or is_own) and seating.is_away(table, number)
        heads.append(
            SeatHead(
                number,
                seat,
                words.name_of(number),
                stand.points[number],
                stand.if_ended_now[number] if stand.differs else None,
                acting=number == table.actor,
                mine=is_own,
                here=table.presence.is_here(seat.person) if seat.person else True,
                away=away,
                bots=valid_bots() if away else (),
                level=level_played(seat.bot or "", table.game),
                face=face_of(seat.bot or ""),
            )
        )
    return heads


def face_of(bot: str) -> str:
    character, level = character_in(bot), level_in(bot)
    return f"face-{character}-{LEVELS.index(level) + 1}" if character else ""


def ask(
    table: LiveTable, who: Audience, view: View, words: Words, undo: dict[str, Any]
) -> dict[str, Any]:
    """Returns the question for this audience, and its choices by kind."""
    asked = (
        table.actor is not None
        and table.actor in who.mine
        and not who.covered
        and windows.is_asked(table)
    )
    choices = table.game.choices(table.match.state, table.match.state.actor, view) if asked else []
    can_skip = bool(who.mine) and not asked and table.bot_to_move() is not None
    beside = Buttons(
        can_skip, undo["undo"], bool(undo["turns"]), len(choices) > 1 and may_advise(table)
    )
    return {
        "buttons": Markup(remembered("buttons", beside, ref(words))),
        "actions": actions(choices, words),
        "prompt": prompt(table, who, view, words),
        "asked": asked,
        "just": log.just_done(table, who, words) if table.status == PLAYING and not asked else None,
        "seconds": seconds_to_react(table),
        "groups": grouped(choices, words),
        "rule": shared_rule([choice.rule for choice in choices]),
        "rule_asked": table.match.state.rule_asked() if table.status == PLAYING else "",
        "bots": list(valid_bots()),
    }


def may_advise(table: LiveTable) -> bool:
    """Whether one may ask for advice here; a lesson, which has no id, says itself what to do."""
    return bool(table.id) and not table.no_advice


def prompt(table: LiveTable, who: Audience, view: View, words: Words) -> str:
    """The question; with the name of the one who is asked only where others sit at the same screen."""
    asks = table.game.prompt(view)
    return words.question(asks) if len(who.mine) == 1 else words.phrase(asks)


def seconds_to_react(table: LiveTable) -> int:
    is_timed = table.in_window and table.windows_take_time
    return math.ceil(table.reaction_time) if is_timed else 0


def said(choice: Choice, words: Words) -> tuple[str, tuple[str, ...], str, str, str, str]:
    """Returns the texts of a choice: its move, path, short form, sentence, rule and caution."""
    caution = words.phrase(choice.caution) if choice.caution else ""
    return (
        choice.notation,
        choice.path,
        words.short(choice),
        words.phrase(choice.words),
        choice.rule,
        caution,
    )


def grouped(choices: list[Choice], words: Words) -> list[tuple[str, Markup, list[str]]]:
    """The list of choices by kind: the lines of each, and the rules that they go by."""
    groups: dict[str, tuple[list[Markup], dict[str, None]]] = {}
    for choice in choices:
        line = choice_line(*said(choice, words))
        lines, rules = groups.setdefault(choice.kind, ([], {}))
        lines.append(line)
        rules[choice.rule] = None
    return [
        (group, Markup("\n".join(lines)), list(rules)) for group, (lines, rules) in groups.items()
    ]


def actions(choices: list[Choice], words: Words) -> list[dict[str, str]]:
    """The choices without a place on the picture, as buttons by the prompt. Where no choice has one, or a kind has many
    without one, the list is enough.
    """
    if not any(choice.path for choice in choices):
        return []
    among = Counter([choice.kind for choice in choices if not choice.path])
    few = [choice for choice in choices if choice.path or among[choice.kind] <= FEW_ACTIONS]
    return buttons(few, words)


def buttons(choices: list[Choice], words: Words) -> list[dict[str, str]]:
    """The choices without a place on the picture."""
    placeless = [choice for choice in choices if not choice.path]
    groups = Counter([choice.kind for choice in choices])
    found = []
    for choice in placeless:
        sentence = words.phrase(choice.words)
        label = words.say(f"heading-{choice.kind}") if groups[choice.kind] == 1 else sentence
        found.append({"move": choice.notation, "label": label, "words": sentence})
    return found


@lru_cache(maxsize=20_000)
def choice_line(
    move: str, path: tuple[str, ...], short: str, words: str, rule: str, caution: str
) -> Markup:
    """A choice as a button; the same few come again and again."""
    careful = f' data-caution="{escape(caution)}"' if caution else ""
    said = escape(words)
    return Markup(
        f'<li><button type="button" class="choice" data-move="{escape(move)}" data-path="{escape(" ".join(path))}" '
        f'data-short="{escape(short)}" data-words="{said}" data-its-rule="{escape(rule)}"{careful}>{said}</button></li>'
    )


def shared_rule(rules: list[str]) -> str:
    """The rule that choices have in common, else their chapter, else nothing."""
    for shared in (set(rules), {rule.partition(".")[0] for rule in rules}):
        if len(shared) == 1:
            return shared.pop()
    return ""


def why_not(table: LiveTable, who: Audience, target: str, held: list[str]) -> list[dict[str, str]]:
    """Explains why a thing on the picture cannot be chosen now, after those that are held already."""
    with at_work(table.id):
        return reasons(table, who, target, held)


def reasons(table: LiveTable, who: Audience, target: str, held: list[str]) -> list[dict[str, str]]:
    actor = table.actor
    words = table_words(who.lang, table)
    if actor is None or actor not in who.mine or who.covered:
        text = (
            words.say("game-is-over") if actor is None else words.say("not-your-turn", seat=actor)
        )
        return [{"text": text, "rule": ""}]
    game, state, view = table.game, table.match.state, table.view(actor)
    later = [choice for choice in game.choices(state, actor, view) if target in choice.path]
    if later:
        refused = [IllegalMove(later[0].rule, "other-thing-first")]
    elif not is_shown(table, who, target):  # games know what they have drawn, and nothing else
        refused = [IllegalMove(state.rule_asked(), NOTHING_THERE)]
    else:
        refused = game.refusals(state, target, held, view)
    return [{"text": words.error(one), "rule": one.rule} for one in refused[:MAX_REASONS]]


def is_shown(table: LiveTable, who: Audience, target: str) -> bool:
    """Whether a thing is on the page."""
    thing = f'data-target="{escape(target)}"'
    return any(thing in html for html in draw_once(table, who).values())
