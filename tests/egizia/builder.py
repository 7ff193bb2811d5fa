"""Positions arranged in a few words, and moves played in notation.

Seats, spaces, berths and places on tracks count from 1 here, as in the notation; what the engine gives back (`state.actor`,
lists by seat) counts from 0. Seat 1 has order tile 1, and so on.

>>> state = table(river={1: "quarry_2"})
>>> play(state, "sail 1").order
[0, 1, 2]
"""

from collections.abc import Mapping

import pytest

import iteru
from iteru.engine.agenda import seat_of
from iteru.engine.events import Event, Journal
from iteru.engine.rng import Rng
from iteru.games.egizia.rules import building, feeding, rounds, sailing
from iteru.games.egizia.rules.before_bonus import BEFORE_BONUS
from iteru.games.egizia.rules.codes import field_of_seat, of_seat
from iteru.games.egizia.rules.moves import (
    CARDS,
    COLOURS,
    CREW_COUNT,
    FIRST_PERMANENT,
    HELD_COUNT,
    SITES,
    SPHINX_CARDS,
)
from iteru.games.egizia.rules.position import BUILDING, EMPTY, LATE
from iteru.games.egizia.rules.state import EgiziaState

GAME = iteru.game("egizia")
Options = Mapping[str, object]


def new(
    seats: int = 3, seed: int = 1, box: Options | None = None, **options: object
) -> EgiziaState:
    """A game as it begins."""
    state = iteru.game("egizia", box).new(seats, seed, options)
    assert isinstance(state, EgiziaState)
    return state


def table(
    seats: int = 3,
    *,
    seed: int = 1,
    box: Options | None = None,
    options: Options | None = None,
    in_round: int = 1,
    river: Mapping[int, str] | None = None,
    held: Mapping[int, str] | None = None,
    **lying: Mapping[int, object],
) -> EgiziaState:
    """The first ship of a round is to be placed by seat 1; some things lie differently.

    `river` are Nile cards by space, `held` the permanent and any-time cards of seats; for the rest see `arrange`.
    """
    state = new(seats, seed, box, **(options or {}))
    while state.round == 0:
        state.apply(state.legal_actions()[0])
    state.order = list(range(seats))
    state.track = state.order[::-1]
    state.stones = state.layout.stones_at_start[:seats]
    state.kept.clear()
    for space, card in (river or {}).items():
        state.river[space - 1] = CARDS.index(card)
    for seat, cards in (held or {}).items():
        for card in cards.split():
            state.held[(seat - 1) * HELD_COUNT + CARDS.index(card) - FIRST_PERMANENT] += 1
    state.round = in_round
    arrange(state, **lying)
    state.agenda.clear()
    sailing.begin_sailing(state)
    state.proceed()
    return state


def arrange(state: EgiziaState, **lying: Mapping[int, object]) -> None:
    """`stones`, `ships`, `points` and `lowest` are numbers, `sale` and `market` spaces of the tracks, by seat; `crews` are four
    strengths as text; `fields` more fields as "brown:9 green:2"; `sphinx` kept cards."""
    for seat, crews in lying.pop("crews", {}).items():
        first = (seat - 1) * CREW_COUNT
        state.crews[first : first + CREW_COUNT] = map(int, str(crews).split())
    for row, track in enumerate(("sale", "market")):
        for seat, space in lying.pop(track, {}).items():
            state.markers[row * state.seats + seat - 1] = int(str(space)) - 1
    for seat, fields in lying.pop("fields", {}).items():
        for field in str(fields).split():
            lay_field(state, seat, field)
    for seat, cards in lying.pop("sphinx", {}).items():
        state.kept += [of_seat(seat - 1, SPHINX_CARDS.index(card)) for card in str(cards).split()]
    for seat, points in lying.pop("points", {}).items():
        state.points[seat - 1] = int(str(points))
        state.earned[seat - 1] += int(str(points))
    state.track.sort(key=lambda seat: -state.points[seat])
    for name, given in lying.items():
        for seat, count in given.items():
            getattr(state, name)[seat - 1] = int(str(count))


def lay_field(state: EgiziaState, seat: int, field: str) -> None:
    """A field of that colour and value; one that no card has is not possible."""
    colour, value = field.split(":")
    layout = state.layout
    kinds = [
        kind
        for kind, printed in enumerate(layout.colour)
        if COLOURS[printed] == colour and layout.value[kind] == int(value)
    ]
    state.fields.append(field_of_seat(seat - 1, kinds[0], COLOURS.index(colour)))


def quarry(state: EgiziaState, seat: int, card: str) -> None:
    state.quarries.append(of_seat(seat - 1, CARDS.index(card)))


# Phases by themselves


def feed(state: EgiziaState) -> EgiziaState:
    """Go on with feeding."""
    state.agenda.clear()
    feeding.begin_feeding(state)
    state.proceed()
    return state


def build(state: EgiziaState, site: str, *line: int, waiting: int = 0) -> EgiziaState:
    """Go on with one site; ships lie there in this order, and perhaps a substitute."""
    number = SITES.index(site)
    place = state.layout.site_position[number]
    first = number * state.layout.berths
    state.berth = [EMPTY] * len(state.berth)
    for berth, seat in enumerate(line):
        state.berth[first + berth] = seat - 1
    if waiting:
        state.substitutes.append(of_seat(waiting - 1, number))
    for seat in (*line, *[waiting] * bool(waiting)):
        state.own_sites[seat - 1] |= 1 << place
        state.fleet.append(of_seat(seat - 1, place))
        state.ships[seat - 1] -= 1
    state.phase = BUILDING
    state.agenda.clear()
    state.push(building.SITE, 0, number)
    state.proceed()
    return state


def late(state: EgiziaState) -> EgiziaState:
    """Go on with the late window."""
    state.phase = LATE
    state.agenda.clear()
    state.push(BEFORE_BONUS, 0, 0)
    state.proceed()
    return state


def end_round(state: EgiziaState) -> EgiziaState:
    state.agenda.clear()
    rounds.end_round(state)
    state.proceed()
    return state


def events_of_end(state: EgiziaState) -> list[Event]:
    journal = Journal()
    state.journal = journal
    end_round(state)
    state.journal = None
    return journal.events


def end_game(state: EgiziaState) -> EgiziaState:
    """The final scoring, as things lie."""
    state.round = state.layout.rounds
    return end_round(state)


# Bricks


def lay_bricks(
    state: EgiziaState, *, obelisk: str = "", graves: str = "", rows: str = "", temple: str = ""
) -> EgiziaState:
    """Owners of bricks as digits, from the bottom or from the Nile; rows and sections with spaces between."""
    state.obelisk = [int(owner) - 1 for owner in obelisk]
    state.graves = [int(owner) - 1 for owner in graves]
    for row, owners in enumerate(rows.split()):
        start = state.layout.row_start[row]
        state.pyramid[start : start + len(owners)] = [int(owner) - 1 for owner in owners]
        state.filled[row] = len(owners)
    for section, owners in enumerate(temple.split()):
        state.temple += [of_seat(int(owner) - 1, section) for owner in owners]
        state.sections[section] = len(owners)
    return state


def tiles(state: EgiziaState, *values: int) -> None:
    """The first grave tiles from the Nile; the others are what is left of all."""
    left = list(state.layout.grave_tiles)
    for value in values:
        left.remove(value)
    state.grave_tiles = [*values, *left]


def sphinx_deck(state: EgiziaState, *cards: str) -> None:
    """The top cards of the Sphinx deck."""
    kinds = [SPHINX_CARDS.index(card) for card in cards]
    rest = [kind for kind in range(len(SPHINX_CARDS)) if kind not in kinds]
    state.deck = kinds + rest


# Playing


def play(state: EgiziaState, *moves: str) -> EgiziaState:
    """Moves in notation, each by whoever must choose."""
    for move in moves:
        GAME.play(state, state.actor, move)
    return state


def events(state: EgiziaState, *moves: str) -> list[Event]:
    journal = Journal()
    state.journal = journal
    play(state, *moves)
    state.journal = None
    return journal.events


def sight(state: EgiziaState, seat: int, seed: int) -> EgiziaState:
    """The position as that seat could think it."""
    found = GAME.sight(state, seat - 1, Rng.seeded(seed))
    assert isinstance(found, EgiziaState)
    return found


def moves(state: EgiziaState) -> list[str]:
    return [GAME.notation(action) for action in state.legal_actions()]


def asked(state: EgiziaState) -> str:
    """Who is asked what: "2 sail"."""
    question = state.asked()
    return f"{seat_of(state.agenda[-1]) + 1} {question.name}" if question else "over"


def refused(state: EgiziaState, move: str) -> str:
    """The rule by which a move is refused."""
    with pytest.raises(iteru.IllegalMove) as error:
        GAME.play(state, state.actor, move)
    return error.value.rule


def card_count(state: EgiziaState, seat: int, card: str) -> int:
    return state.held[(seat - 1) * HELD_COUNT + CARDS.index(card) - FIRST_PERMANENT]


def crews(state: EgiziaState, seat: int) -> str:
    return " ".join(map(str, state.crews[(seat - 1) * CREW_COUNT : seat * CREW_COUNT]))


def spaces(state: EgiziaState) -> list[int]:
    """Where a ship may be placed."""
    return [int(move.split()[1]) for move in moves(state) if move.startswith("sail")]


def earned(state: EgiziaState, source: str) -> list[int]:
    return GAME.breakdown(state)[source]
