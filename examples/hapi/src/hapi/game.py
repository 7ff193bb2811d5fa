"""The game as the engine sees it: what ties rules, views and words together."""

from iteru.engine.box import Box
from iteru.engine.errors import IllegalMove
from iteru.engine.events import Event
from iteru.engine.game import Game, View
from iteru.engine.meta import Meta
from iteru.engine.phrase import Choice, Phrase

from .meta import Options
from .rules.river import AGENDA, HARVEST, NOTATIONS, POUR, Layout, River, set_up


class Flood(Game[River]):
    """Hapi."""

    def __init__(self, meta: Meta, box: Box) -> None:
        super().__init__(meta, box, NOTATIONS)

    def lay_out(self, seats: int, options: Options) -> Layout:
        return Layout(self.box, seats, options)

    def bare(self, setting: Layout) -> River:
        return River(setting, AGENDA)

    def set_up(self, state: River) -> None:
        set_up(state)
        state.proceed()

    def view(self, state: River, seat: int | None) -> View:
        """R1.2: everybody sees all but the deck and the others' hands."""
        question = state.asked()
        return {
            "seat": seat,
            "actor": state.actor,
            "question": question.name if question else "over",
            "level": state.level,
            "harvest": {str(level): points for level, points in state.layout.harvest.items()},
            "deck": len(state.deck),
            "poured": state.poured[-1:],
            "hand": [] if seat is None else sorted(state.hands[seat]),
            "cards": [len(hand) for hand in state.hands],
            "points": list(state.points),
        }

    def prompt(self, view: View) -> Phrase:
        return Phrase(f"prompt-{view['question']}", {"seat": view["actor"], "level": view["level"]})

    def choice(self, view: View, action: int) -> Choice:
        notation = self.notation(action)
        if action < HARVEST:
            words = Phrase("choice-pour", {"card": action + 1, "level": view["level"] + action + 1})
            return Choice(action, notation, "pour", words, (f"card-{action + 1}",), "R2.1")
        words = Phrase(f"choice-{notation}", {"points": view["harvest"].get(str(view["level"]), 0)})
        path = ("river",) if action == HARVEST else ()  # without a place on the picture: a button
        return Choice(action, notation, notation, words, path, "R2.2")

    def touched(self, event: Event) -> tuple[str, ...]:
        return () if event.name == "drew" else ("river",)

    def why_not(self, view: View, action: int) -> IllegalMove:
        question = AGENDA.question(view["question"])
        if question is POUR and action < HARVEST:
            return IllegalMove("R2.1", "refused-no-card", card=action + 1)
        return IllegalMove(question.rule, f"refused-{question.name}-first")

    def breakdown(self, state: River) -> dict[str, list[int]]:
        return {"harvest": state.scores()}

    def census(self, state: River) -> dict[str, int]:
        cards = [*state.deck, *state.poured, *[card for hand in state.hands for card in hand]]
        return {f"cards of {cubits}": cards.count(cubits) for cubits in range(1, 6)}

    def prospects(self, state: River) -> list[float]:
        """The points so far, and the harvest that the seat to choose can have next."""
        found = [float(points) for points in state.points]
        if state.agenda:
            rises = state.hands[state.actor] if state.on_top(POUR) else [0]
            found[state.actor] += max(state.layout.harvest.get(state.level + n, 0) for n in rises)
        return found
