"""Pharaon as the engine sees it."""

from iteru.engine.agenda_game import AgendaGame
from iteru.engine.bits import places_in
from iteru.engine.box import Box
from iteru.engine.game import View
from iteru.engine.meta import Meta
from iteru.games.pharaon.meta import PharaonOptions
from iteru.games.pharaon.rules import prospects, scoring, set_up, view
from iteru.games.pharaon.rules.agenda import AGENDA
from iteru.games.pharaon.rules.box import Layout
from iteru.games.pharaon.rules.moves import (
    MARKER,
    NOBLE_COUNT,
    RESOURCES,
    TOKEN_COUNT,
    TOKENS,
)
from iteru.games.pharaon.rules.position import EMPTY, TRAITOR, rejected_card
from iteru.games.pharaon.rules.state import PharaonState
from iteru.games.pharaon.rules.wheel import token_beside
from iteru.games.pharaon.view_types import PharaonView


class Pharaon(AgendaGame[PharaonState]):
    """Pharaon."""

    agenda = AGENDA
    layout = Layout
    state = PharaonState
    view_type = PharaonView

    def __init__(self, meta: Meta, box: Box) -> None:
        super().__init__(meta, box)
        for seats in range(meta.min_seats, meta.max_seats + 1):
            self.lay_out(seats, PharaonOptions())  # a box that does not fit is refused now

    def set_up(self, state: PharaonState) -> None:
        set_up.set_up(state)

    def round(self, state: PharaonState) -> int:
        return state.round

    def view(self, state: PharaonState, seat: int | None) -> PharaonView:
        return view.view(state, seat)

    def view_beside(self, state: PharaonState, seat: int | None, other: PharaonView) -> PharaonView:
        return view.beside(state, seat, other)

    def constants(self, setting: Layout) -> View:
        return view.constants(setting)

    def prospects(self, state: PharaonState) -> list[float]:
        return prospects.prospects(state)

    def points_so_far(self, state: PharaonState) -> list[int]:
        return [scoring.points_so_far(state, seat) for seat in range(state.seats)]

    def rival(self, state: PharaonState) -> dict[str, int]:
        """R10.10: the Traitor's points."""
        if not state.layout.solo:
            return {}
        points = scoring.points_of(state, TRAITOR)
        return dict(zip(scoring.POINTS_FOR, points, strict=True))

    def census(self, state: PharaonState) -> dict[str, int]:
        """Tokens of each kind, nobles, artisans and jars."""
        tokens = tokens_in_play(state)
        counts = {TOKENS[kind]: tokens.count(kind) for kind in range(TOKEN_COUNT)}
        for kind in range(len(RESOURCES)):
            counts[RESOURCES[kind]] += state.bank[kind]
        counts |= {f"noble {card + 1}": nobles(state).count(card) for card in range(NOBLE_COUNT)}
        artisans = [*state.artisan_slots, *state.artisan_deck, *state.artisan_discard]
        artisans += [card for mask in state.artisans for card in places_in(mask)]
        jars = [*state.jars, *state.jar_stock, *state.jar_discard, *state.traitor_jars]
        jars.append(state.turned_jar)
        counts["artisans"] = len(set(artisans) - {EMPTY})
        counts["jars"] = len(set(jars) - {EMPTY})
        return counts


def tokens_in_play(s: PharaonState) -> list[int]:
    """Every token outside the bank, by kind; markers and empty places apart."""
    found = [*s.bag, *s.offering_discard, *s.pairs, *s.bonus, *s.wheel, *s.columns]
    found += [token_beside(entry) for entry in s.beside]
    for place, count in enumerate(s.goods):
        found += [place % TOKEN_COUNT] * count
    return [kind for kind in found if kind not in (EMPTY, MARKER)]


def nobles(s: PharaonState) -> list[int]:
    """Every noble, wherever it is."""
    rejected = [rejected_card(entry) for entry in s.rejected]
    owned = [card for mask in s.nobles for card in places_in(mask)]
    return [*s.noble_slots, *s.noble_deck, *s.noble_discard, *s.drawn, *rejected, *owned]
