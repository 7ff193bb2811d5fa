"""A person's page: since when they are here, their games by title, the score against each level, and their latest games.

Others see accounts only, under the name they sign in with, and of their games those that were listed for everybody. Games in
progress, games that were not listed and the score against bots are for the person alone.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

from fastapi import APIRouter
from fastapi.responses import HTMLResponse
from starlette.responses import Response

import iteru
from iteru.bots.levels import LEVELS
from iteru.bots.registry import title as bot_title
from iteru.engine.ranking import POINTS, RESIGNED, RULES
from iteru.engine.registry import valid_games
from iteru.table.bouts import Bout
from iteru.table.endings import Ending, Endings
from iteru.table.history import (
    Known,
    Outcome,
    find_known,
    here_since,
    known_among,
    outcomes_of,
)
from iteru.table.live import OPEN, PLAYING, Forbidden
from iteru.table.names import BadPerson, account_key
from iteru.table.people import Person
from iteru.table.stored import Summary
from iteru.web.pages.home import awaits, by_weight, day_of, names_of
from iteru.web.pages.opponents import own_bouts
from iteru.web.pages.page_request import Ask, Asked, address_of_person
from iteru.web.texts import page_words
from iteru.words import Words

router = APIRouter(include_in_schema=False)
SHOWN: Final = 12
"""The latest games, which are told one by one."""
MOST_OPEN: Final = 8
MOST_STONES: Final = 14
"""The latest games against a level, a stone for each."""


@router.get("/people/{name:path}", response_class=HTMLResponse)
async def profile(name: str, ask: Asked) -> Response:
    who = await person_named(ask, name)
    visitor = ask.visitor.person
    is_own = visitor is not None and visitor.id == who.id
    storage = ask.house.storage
    outcomes = await outcomes_of(storage, who.id, only_listed=not is_own)
    latest = await latest_games(ask, who, outcomes[:SHOWN])
    return ask.page(
        "profile.html",
        who=who,
        is_own=is_own,
        since=shown_day(who.since, ask.words),
        played=len(outcomes),
        won=len([one for one in outcomes if one.is_won]),
        tablets=[tablet(name, outcomes, latest, ask) for name in titles_in(outcomes)],
        latest=latest,
        running=await running_games(ask, visitor) if is_own and visitor else [],
        levels=levels_met(await own_bouts(ask), ask.words) if is_own else [],
        names_of=partial(names_of, words=ask.words),
        awaits=lambda summary: visitor is not None and awaits(summary, visitor),
        installed={name: iteru.meta(name) for name in valid_games()},
    )


async def person_named(ask: Ask, name: str) -> Known:
    """Returns whose page an address is; only they find themselves under a name that they are no longer shown by."""
    storage, visitor = ask.house.storage, ask.visitor.person
    try:
        key = account_key(name)
    except BadPerson as error:
        raise Forbidden("no-such-person") from error
    if visitor is not None and visitor.account == key:
        return Known(visitor.id, visitor.name, key, await here_since(storage, visitor.id))
    found = await find_known(storage, key)
    if found is None:
        raise Forbidden("no-such-person")
    return found


def shown_day(moment: float, words: Words) -> str:
    return day_of(moment, words)["shown"]


async def running_games(ask: Ask, person: Person) -> list[Summary]:
    """Returns the games in progress, those that wait for the person first."""
    begun = await ask.house.tables_of(person, (OPEN, PLAYING), MOST_OPEN)
    running = [table for table in begun if not table.is_left_by(person.id)]
    return sorted(running, key=lambda summary: not awaits(summary, person))


# Games by title


class Tablet(NamedTuple):
    """What is known of a person in one game."""

    game: str
    played: int
    won: int
    best: int | None
    sentence: str


def titles_in(outcomes: Sequence[Outcome]) -> list[str]:
    """Returns the games that were played, in the order of the home page; those that are no longer installed are left out."""
    played = {one.game for one in outcomes}
    return [meta.name for meta in by_weight() if meta.name in played]


def tablet(game: str, outcomes: Sequence[Outcome], latest: Sequence["Told"], ask: Ask) -> Tablet:
    own = [one for one in outcomes if one.game == game]
    counted = [one for one in own if one.counts] or own
    points = [one.points for one in counted if one.points is not None and not one.has_resigned]
    endings = [(one.seat, one.ending) for one in latest if one.summary.game == game and one.ending]
    return Tablet(
        game,
        len(counted),
        len([one for one in counted if one.is_won]),
        max(points, default=None),
        strongest(endings, page_words(ask.lang, iteru.meta(game))),
    )


def strongest(endings: Sequence[tuple[int, Ending]], words: Words) -> str:
    """Says what brought the most points in the latest games; '' if nothing did."""
    sums: dict[str, int] = {}
    for seat, ending in endings:
        for source, points in ending.sources.items():
            sums[source] = sums.get(source, 0) + points[seat]
    best = max(sums, key=lambda source: sums[source], default="")
    if not best or sums[best] <= 0:
        return ""
    each = words.number(round(sums[best] / len(endings)))
    return words.say("web-strongest-source", source=words.say(f"score-{best}"), points=each)


# The levels


class Met(NamedTuple):
    """A person's games against a level: the latest, the oldest of them first, and all."""

    name: str
    number: int
    stones: list[bool]
    won: int
    lost: int


def levels_met(bouts: Sequence[Bout], words: Words) -> list[Met]:
    """Returns all levels, the strongest first; none if none was ever met."""
    found = []
    for number, level in enumerate(LEVELS, start=1):
        results = [bout.is_won for bout in bouts if bout.level == level]
        won = results.count(True)
        stones = results[:MOST_STONES][::-1]
        found.append(Met(bot_title(level, words), number, stones, won, len(results) - won))
    return found[::-1] if bouts else []


# The latest games


@dataclass(frozen=True)
class Told:
    """A finished game in the list."""

    summary: Summary
    seat: int
    day: Mapping[str, str]
    place: str
    """'' where it is not known."""
    is_won: bool
    others: list[dict[str, Any]]
    decided: str
    ending: Ending | None


async def latest_games(ask: Ask, who: Known, outcomes: Sequence[Outcome]) -> list[Told]:
    """Returns the latest games, with all who played in them and what decided."""
    by_table = {one.table: one for one in outcomes}
    found = await ask.house.storage.summaries(list(by_table))
    found = [summary for summary in found if summary.game in valid_games()]
    people = {seat.person for one in found for seat in one.seats if seat.person is not None}
    pages = await known_among(ask.house.storage, people)
    endings: Endings = ask.request.app.state.endings
    return [
        told(ask, one, by_table[one.id], await endings.of(ask.house, one), pages) for one in found
    ]


def told(
    ask: Ask,
    summary: Summary,
    its: Outcome,
    ending: Ending | None,
    pages: Mapping[int, Known],
) -> Told:
    words = page_words(ask.lang, iteru.meta(summary.game))
    names, scores = names_of(summary, words), summary.scores or []
    others = [
        {
            "seat": number,
            "name": names[number],
            "points": scores[number] if number < len(scores) else None,
            "page": page_of(seat.person, seat.kind, pages),
        }
        for number, seat in enumerate(summary.seats)
        if number != its.seat
    ]
    place = [rank.place for rank in ending.ranks if rank.seat == its.seat] if ending else []
    return Told(
        summary,
        its.seat,
        day_of(summary.touched, ask.words),
        words.say("result-place", place=place[0]) if place else "",
        its.is_won,
        others,
        words.say("web-resigned") if its.has_resigned else decided(its.seat, ending, words),
        ending,
    )


def page_of(person: int | None, kind: str, pages: Mapping[int, Known]) -> str:
    """Returns the address of a player's page; '' for bots, guests, and names typed for a second seat."""
    if person is None or kind != "person" or person not in pages:
        return ""
    return address_of_person(pages[person].account)


def decided(seat: int, ending: Ending | None, words: Words) -> str:
    """Says what was between a player and the best of the others: what broke a tie, or where most of the points lay."""
    if ending is None or len(ending.ranks) < 2:
        return ""
    first, second = ending.ranks[:2]
    other = second if first.seat == seat else first
    own = next(rank for rank in ending.ranks if rank.seat == seat)
    if own.place == other.place:
        return words.say("web-decided-shared")
    is_ahead = own.place < other.place
    why = second.decided_by if is_ahead else tie_with(own.decided_by, ending, seat, other.seat)
    if why not in ("", POINTS, RESIGNED, RULES):
        return words.say("web-decided-tie", tie=why)
    sign = 1 if is_ahead else -1
    sources = ending.sources.items()
    by = max(sources, key=lambda one: sign * (one[1][seat] - one[1][other.seat]), default=None)
    if by is None or sign * (by[1][seat] - by[1][other.seat]) <= 0:
        return ""
    facts = {"own": words.number(by[1][seat]), "other": words.number(by[1][other.seat])}
    return words.say("web-decided-source", source=words.say(f"score-{by[0]}"), **facts)


def tie_with(decided_by: str, ending: Ending, seat: int, other: int) -> str:
    """Returns what broke a tie with the winner; '' if there was none, and somebody else was tied."""
    return decided_by if ending.totals[seat] == ending.totals[other] else ""
