"""Egizia as the engine sees it."""

from collections import Counter
from dataclasses import replace

from iteru.engine.agenda_game import AgendaGame
from iteru.engine.box import Box
from iteru.engine.game import View
from iteru.engine.meta import Meta
from iteru.engine.telling import BoxMessages
from iteru.games.egizia.meta import EgiziaOptions
from iteru.games.egizia.rules import moves, prospects, scoring, secrets, set_up, view
from iteru.games.egizia.rules.agenda import AGENDA
from iteru.games.egizia.rules.box import Layout
from iteru.games.egizia.rules.card_table import printed
from iteru.games.egizia.rules.codes import count_of_seat, kind_of_field, what_of
from iteru.games.egizia.rules.position import EMPTY, START_CARD
from iteru.games.egizia.rules.state import EgiziaState
from iteru.games.egizia.view_types import EgiziaView


class Egizia(AgendaGame[EgiziaState]):
    """Egizia."""

    agenda = AGENDA
    layout = Layout
    state = EgiziaState
    view_type = EgiziaView

    def __init__(self, meta: Meta, box: Box) -> None:
        super().__init__(replace(meta, said=BoxMessages(meta.shown, box)), box)
        for seats in range(meta.min_seats, meta.max_seats + 1):
            for tournament in (False, True):  # refuse a box that does not fit now
                self.lay_out(seats, EgiziaOptions(tournament=tournament))

    def set_up(self, state: EgiziaState) -> None:
        set_up.set_up(state)

    def public_notation(self, action: int) -> str:
        """Hides which Sphinx card was kept (R2.6)."""
        return moves.KEEP.words if moves.KEEP.has(action) else self.notation(action)

    def round(self, state: EgiziaState) -> int:
        return state.round

    def view(self, state: EgiziaState, seat: int | None) -> EgiziaView:
        return view.view(state, seat)

    def view_beside(self, state: EgiziaState, seat: int | None, other: EgiziaView) -> EgiziaView:
        return view.beside(state, seat, other)

    def constants(self, setting: Layout) -> View:
        return printed(setting)

    def prospects(self, state: EgiziaState) -> list[float]:
        return prospects.prospects(state)

    def points_so_far(self, state: EgiziaState) -> list[int]:
        return scoring.points_so_far(state)

    def census(self, state: EgiziaState) -> dict[str, int]:
        """Counts each Nile card, Sphinx card and grave tile, the ships of each seat, and the places on the tracks of order."""
        s = state
        counts = {f"tile {value}": n for value, n in sorted(Counter(s.grave_tiles).items())}
        nile = Counter(s.nile)
        for kind, card in enumerate(moves.CARDS):
            counts[card] = nile[kind]
        for kind, count in enumerate(secrets.sphinx_census(s)):
            counts[moves.SPHINX_CARDS[kind]] = count
        on_table = Counter(cards_on_table(s))
        dealt = Counter(s.nile[place] for place in dealt_places(s))
        counts["Nile cards on the table that were not dealt"] = sum((on_table - dealt).values())
        counts["Nile cards dealt that are nowhere"] = sum((dealt - on_table).values())
        for seat in range(s.seats):
            counts[f"ships of seat {seat + 1}"] = s.ships[seat] + count_of_seat(s.fleet, seat)
            counts[f"order tiles of seat {seat + 1}"] = s.order.count(seat)
            counts[f"score markers of seat {seat + 1}"] = s.track.count(seat)
        return counts


def cards_on_table(s: EgiziaState) -> list[int]:
    """Returns every Nile card that was dealt, wherever it is now."""
    held = [
        moves.FIRST_PERMANENT + place % moves.HELD_COUNT
        for place, count in enumerate(s.held)
        for _ in range(count)
    ]
    fields = [kind_of_field(field) for field in s.fields]
    quarries = [what_of(card) for card in s.quarries]
    return [
        *[card for card in s.river if card != EMPTY],
        *[kind for kind in fields + quarries if kind != START_CARD],
        *held,
        *[moves.FIELD_IMPROVER] * sum(s.attached),
        *s.gone,
    ]


def dealt_places(s: EgiziaState) -> list[int]:
    """Returns the places of the dealt cards in the row of all decks."""
    each = len(s.layout.card_spaces)
    starts = s.layout.deal_from[: s.round]
    return [place for start in starts for place in range(start, start + each)]
