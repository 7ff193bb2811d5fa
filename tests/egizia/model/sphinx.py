"""Building at the Sphinx: cards are drawn, one may be kept, the others bring a point each."""

from tests.questions import Script, ask, ask_if_open

from . import figures
from .table import SphinxCard, Step, Table


def choose_first_cards(table: Table) -> Script[None]:
    """All have drawn two; in order of tiles each keeps one and lays the other under the deck (51)."""
    for player in table.order:
        if player.seat not in table.first_pairs:
            continue
        pair = table.first_pairs[player.seat]
        answer = yield from ask_if_open(player, "first-card", [f"keep {name}" for name in pair])
        table.drawn = [SphinxCard(name) for name in table.first_pairs.pop(player.seat)]
        keep(table, player.sphinx, answer)
        return_drawn(table, player.seat, kept=1)


def possible_draws(table: Table, step: Step) -> list[str]:
    most = min(step.strength, step.player.stones, figures.SPHINX_LIMIT, len(table.deck))
    return [f"draw {count}" for count in range(1, most + 1)]


def draw(table: Table, step: Step, count: int) -> Script[None]:
    """Pay a stone for each card; further ones are free with the card for it (27, 59)."""
    player = step.player
    step.pay(count)
    extra = yield from free_cards(table, step, count)
    table.drawn = [table.deck.pop(0) for _ in range(count + extra)]
    yield from keep_some(table, step)
    returned = len(table.drawn)
    return_drawn(table, player.seat, kept=count + extra - returned)
    table.move_score(player, returned * figures.RETURNED_POINTS, "sphinx")


def free_cards(table: Table, step: Step, count: int) -> Script[int]:
    if not step.player.cards["more_sphinx"]:
        return 0
    room = min(figures.SPHINX_LIMIT, len(table.deck)) - count
    most = min(figures.EXTRA_SPHINX * step.player.cards["more_sphinx"], room)
    answers = [f"extra {extra}" for extra in range(most + 1)]
    answer = yield from ask_if_open(step.player, "extra", answers, site="sphinx", count=count)
    return int(answer.removeprefix("extra "))


def keep_some(table: Table, step: Step) -> Script[None]:
    """None or one card; one more with the card for it, which is spent only then (28, 59)."""
    player = step.player
    answers = [*keep_answers(table), "keep none"]
    answer = yield from ask(player, "keep", answers, site="sphinx", count=0)
    if answer == "keep none":
        return
    keep(table, player.sphinx, answer)
    if player.cards["keep_more"] and table.drawn:
        answers = [*keep_answers(table), "keep none"]
        answer = yield from ask(player, "keep-second", answers, site="sphinx", count=1)
        if answer != "keep none":
            table.discard(player, "keep_more")
            keep(table, player.sphinx, answer)


def keep_answers(table: Table) -> list[str]:
    return [f"keep {card.name}" for card in table.drawn]


def keep(table: Table, hand: list[str], answer: str) -> None:
    name = answer.removeprefix("keep ")
    kept = next(card for card in table.drawn if card.name == name)
    table.drawn.remove(kept)
    hand.append(name)


def return_drawn(table: Table, seat: int, kept: int) -> None:
    """Under the deck in the order drawn, where the seat knows them (2, 60).

    Another seat that knew a card on the top of the deck knows it there again if all came back.
    """
    for card in table.drawn:
        others = set() if kept else card.known_to
        table.deck.append(SphinxCard(card.name, {seat} | others))
    table.drawn = []
