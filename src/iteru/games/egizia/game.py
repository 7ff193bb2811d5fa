"""Egizia as the engine sees it."""

from collections import Counter
from dataclasses import replace

from iteru.engine.box import Box
from iteru.engine.errors import IllegalMove
from iteru.engine.events import Event
from iteru.engine.game import Game, View
from iteru.engine.meta import Meta
from iteru.engine.phrase import Choice, Phrase
from iteru.engine.setting import Setting
from iteru.games.egizia.meta import EgiziaOptions
from iteru.games.egizia.rules import moves, prospects, scoring, secrets, view
from iteru.games.egizia.rules.agenda import AGENDA
from iteru.games.egizia.rules.box import Layout
from iteru.games.egizia.rules.card_table import card_table, sphinx_table
from iteru.games.egizia.rules.fields import kind_of_field
from iteru.games.egizia.rules.position import EMPTY, START_CARD
from iteru.games.egizia.rules.rounds import set_up
from iteru.games.egizia.rules.state import EgiziaState
from iteru.games.egizia.show import corrections, names, refusals, touches, words


class Egizia(Game[EgiziaState]):
    """Egizia."""

    def __init__(self, meta: Meta, box: Box) -> None:
        for seats in range(meta.min_seats, meta.max_seats + 1):
            for tournament in (False, True):  # a box that does not fit is refused now
                layout = Layout(box, seats, EgiziaOptions(tournament=tournament))
        super().__init__(replace(meta, said=names.messages(layout)), box, moves.all_notations())

    def lay_out(self, seats: int, options: EgiziaOptions) -> Setting:
        return Layout(self.box, seats, options)

    def bare(self, setting: Setting) -> EgiziaState:
        assert isinstance(setting, Layout)
        return EgiziaState(setting, AGENDA, None)

    def set_up(self, state: EgiziaState) -> None:
        set_up(state)
        state.proceed()

    def public_notation(self, action: int) -> str:
        """Which Sphinx card was kept is nobody else's business (R2.6)."""
        kept = moves.KEEP <= action < moves.KEEP_NONE
        return "keep" if kept else self.notation(action)

    def rule_notes(self) -> dict[str, Phrase]:
        setting = self.setting(self.meta.min_seats, {})
        assert isinstance(setting, Layout)
        return corrections.notes(self.box, self.meta.read_box(), setting)

    def view(self, state: EgiziaState, seat: int | None) -> View:
        return view.view(state, seat)

    def constants(self, setting: Setting) -> View:
        assert isinstance(setting, Layout)
        return {"cards": card_table(setting), "sphinx_table": sphinx_table(setting)}

    def choice(self, view: View, action: int) -> Choice:
        return words.choice(view, action, self.notation(action))

    def choices(self, state: EgiziaState, seat: int, view: View | None = None) -> list[Choice]:
        """What belongs together stands together."""
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
        return touches.why_not_touch(view, target)

    def breakdown(self, state: EgiziaState) -> dict[str, list[int]]:
        return dict(zip(scoring.POINTS_FOR, scoring.breakdown(state), strict=True))

    def census(self, state: EgiziaState) -> dict[str, int]:
        """Every kind of Nile card, Sphinx card and grave tile; ships of each seat; places on the tracks of order."""
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
            fleet = [ship for ship in s.fleet if ship & 3 == seat]
            counts[f"ships of seat {seat + 1}"] = s.ships[seat] + len(fleet)
            counts[f"order tiles of seat {seat + 1}"] = s.order.count(seat)
            counts[f"score markers of seat {seat + 1}"] = s.track.count(seat)
        return counts

    def prospects(self, state: EgiziaState) -> list[float]:
        return prospects.prospects(state)

    def points_so_far(self, state: EgiziaState) -> list[int]:
        return scoring.points_so_far(state)


def cards_on_table(s: EgiziaState) -> list[int]:
    """Every Nile card that was dealt, wherever it is now."""
    held = [
        moves.FIRST_PERMANENT + place % moves.HELD_COUNT
        for place, count in enumerate(s.held)
        for _ in range(count)
    ]
    fields = [kind_of_field(field) for field in s.fields]
    quarries = [card >> 2 for card in s.quarries]
    return [
        *[card for card in s.river if card != EMPTY],
        *[kind for kind in fields + quarries if kind != START_CARD],
        *held,
        *[moves.FIELD_IMPROVER] * sum(s.attached),
        *s.gone,
    ]


def dealt_places(s: EgiziaState) -> list[int]:
    """Where in the row of all decks the cards lay that have been dealt."""
    each = len(s.layout.card_spaces)
    starts = s.layout.deal_from[: s.round]
    return [place for start in starts for place in range(start, start + each)]
