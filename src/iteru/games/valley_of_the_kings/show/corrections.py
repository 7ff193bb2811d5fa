"""What an owner corrected, in words: new names of cards, and what the rule page must add for such a box."""

from typing import Final

from iteru.engine.box import Box
from iteru.engine.game import Game
from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.valley_of_the_kings.rules.box import Layout
from iteru.games.valley_of_the_kings.rules.moves import CARDS, rule_of_card
from iteru.games.valley_of_the_kings.rules.names import card_names
from iteru.games.valley_of_the_kings.rules.printed import card_table, does
from iteru.games.valley_of_the_kings.rules.state import ValleyState
from iteru.games.valley_of_the_kings.view_types import Cards
from iteru.kit.corrections import differs

FORMS: Final = {
    "en": "card-{card} = {name}\n",
    "cs": "card-{card} = {name}\n    .acc = kartu {name}\n    .gen = karty {name}\n    .ins = kartou {name}\n",
}
"""A card's name as messages. A Czech name stays as it was given; in other cases a noun before it is declined."""


# Names


def messages(box: Box) -> dict[str, str]:
    """For each language the messages for all cards that a corrected box calls something else."""
    return {
        lang: "".join([FORMS[lang].format(card=card, name=name) for card, name in named.items()])
        for lang, named in card_names(box).items()
    }


# The rule page


def notes(game: Game[ValleyState]) -> dict[str, Phrase]:
    """For each rule that a corrected box contradicts what holds instead."""
    box, shipped = game.box, game.meta.read_box()
    setting = game.setting(game.meta.min_seats, {})
    assert isinstance(setting, Layout)
    cards = card_table(setting)
    changed = [card for card in CARDS if differs(box, shipped, f"cards.{card}")]
    found = {rule_of_card(CARDS.index(card)): card_note(box, cards, card) for card in changed}
    if changed:
        found["R1.4"] = Phrase("note-cards", {"cards": " ".join(changed)})
    if differs(box, shipped, "hand"):
        hand: Facts = {"count": box["hand"].number("cards")}
        found |= {rule: Phrase("note-hand", hand) for rule in ("R2.2", "R3.6")}
    each = {card: box[f"cards.{card}"].values.get("each", 0) for card in CARDS}
    if each != {card: shipped[f"cards.{card}"].values.get("each", 0) for card in CARDS}:
        starters = [card for card, count in each.items() for _ in range(int(str(count)))]
        found["R2.1"] = Phrase("note-starters", {"cards": " ".join(starters)})
    return found


def card_note(box: Box, cards: Cards, card: str) -> Phrase:
    """Everything that is printed on a card now."""
    its = cards[card]
    figures: Facts = {"number": its["number"] or 0, "size": its["size"] or 0}
    figures |= {"points": its["points"] or 0, "copies": its["copies"]}
    says: Facts = {"cost": its["cost"], "gold": its["gold"], "repeats": repeats(box, card)}
    kind = "note-card" if its["size"] else "note-card-alone"
    words = does(cards, card)
    return Phrase(kind, {"card": card, "score": its["set"], **figures, **says, "phrases": words})


def repeats(box: Box, card: str) -> str:
    """Whether the box says that the action may be repeated, or may not."""
    repeatable = box[f"cards.{card}"].values.get("repeatable")
    return "unsaid" if repeatable is None else "yes" if repeatable else "no"
