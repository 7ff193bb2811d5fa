"""Pharaon as the engine sees it."""

from iteru.engine.bits import places_in
from iteru.engine.box import Box
from iteru.engine.errors import IllegalMove
from iteru.engine.events import Event
from iteru.engine.game import Game, View
from iteru.engine.meta import Meta
from iteru.engine.phrase import Choice, Phrase
from iteru.engine.setting import Setting
from iteru.games.pharaon.meta import PharaonOptions
from iteru.games.pharaon.rules import prospects, scoring, view
from iteru.games.pharaon.rules.agenda import AGENDA
from iteru.games.pharaon.rules.box import Layout
from iteru.games.pharaon.rules.moves import (
    MARKER,
    NOBLE_COUNT,
    RESOURCES,
    TOKEN_COUNT,
    TOKENS,
    all_notations,
)
from iteru.games.pharaon.rules.position import EMPTY, TRAITOR
from iteru.games.pharaon.rules.rounds import set_up
from iteru.games.pharaon.rules.state import PharaonState
from iteru.games.pharaon.show import corrections, refusals, words


class Pharaon(Game[PharaonState]):
    """Pharaon."""

    def __init__(self, meta: Meta, box: Box) -> None:
        super().__init__(meta, box, all_notations())
        for seats in range(meta.min_seats, meta.max_seats + 1):
            self.lay_out(seats, PharaonOptions())  # a box that does not fit is refused now

    def lay_out(self, seats: int, options: PharaonOptions) -> Setting:
        return Layout(self.box, seats, options)

    def bare(self, setting: Setting) -> PharaonState:
        assert isinstance(setting, Layout)
        return PharaonState(setting, AGENDA, None)

    def set_up(self, state: PharaonState) -> None:
        set_up(state)
        state.proceed()

    def rule_notes(self) -> dict[str, Phrase]:
        return corrections.notes(self.box, self.meta.read_box())

    def view(self, state: PharaonState, seat: int | None) -> View:
        return view.view(state, seat)

    def constants(self, setting: Setting) -> View:
        assert isinstance(setting, Layout)
        return view.constants(setting)

    def choice(self, view: View, action: int) -> Choice:
        return words.choice(view, action, self.notation(action))

    def choices(self, state: PharaonState, seat: int, view: View | None = None) -> list[Choice]:
        """Passing is the last thing to offer."""
        return sorted(super().choices(state, seat, view), key=words.place_in_list)

    def targets(self, view: View, action: int) -> tuple[str, ...]:
        return words.explain(view, action).path

    def touched(self, event: Event) -> tuple[str, ...]:
        return words.touched(event)

    def prompt(self, view: View) -> Phrase:
        return words.prompt(view)

    def why_not(self, view: View, action: int) -> IllegalMove:
        return refusals.why_not(view, action)

    def why_not_touch(self, view: View, target: str) -> IllegalMove | None:
        return refusals.why_not_touch(view, target)

    def breakdown(self, state: PharaonState) -> dict[str, list[int]]:
        return dict(zip(scoring.POINTS_FOR, scoring.breakdown(state), strict=True))

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

    def prospects(self, state: PharaonState) -> list[float]:
        return prospects.prospects(state)

    def points_so_far(self, state: PharaonState) -> list[int]:
        return [scoring.points_so_far(state, seat) for seat in range(state.seats)]


def tokens_in_play(s: PharaonState) -> list[int]:
    """Every token outside the bank, by kind; markers and empty places apart."""
    found = [*s.bag, *s.offering_discard, *s.pairs, *s.bonus, *s.wheel, *s.columns]
    found += [entry % TOKEN_COUNT for entry in s.beside]
    for place, count in enumerate(s.goods):
        found += [place % TOKEN_COUNT] * count
    return [kind for kind in found if kind not in (EMPTY, MARKER)]


def nobles(s: PharaonState) -> list[int]:
    """Every noble, wherever it is."""
    rejected = [entry % NOBLE_COUNT for entry in s.rejected]
    owned = [card for mask in s.nobles for card in places_in(mask)]
    return [*s.noble_slots, *s.noble_deck, *s.noble_discard, *s.drawn, *rejected, *owned]
