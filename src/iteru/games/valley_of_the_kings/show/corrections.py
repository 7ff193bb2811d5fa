"""What an owner corrected, in words: new names of cards, and what the rule page must add for such a box."""

from collections.abc import Mapping
from typing import Final

from iteru.engine.box import Box, Figure
from iteru.engine.game import View
from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.show.words import Facts, does, rule_of_card
from iteru.kit.corrections import differs

LANGUAGES: Final = ("en", "cs")
MAX_NAME: Final = 40
NAME_RIGHT: Final = 'name = "..." | name = { en = "...", cs = "..." }'
FORMS: Final = {
    "en": "card-{card} = {name}\n",
    "cs": "card-{card} = {name}\n    .acc = kartu {name}\n    .gen = karty {name}\n    .ins = kartou {name}\n",
}
"""A card's name as messages. A Czech name stays as it was given; in other cases a noun before it is declined."""


# Names


def messages(box: Box) -> dict[str, str]:
    """For each language the messages for all cards that a corrected box calls something else."""
    named = {card: box[f"cards.{card}"] for card in CARDS if "name" in box[f"cards.{card}"].values}
    return {
        lang: "".join(
            [
                FORMS[lang].format(card=card, name=name_in(figure, lang))
                for card, figure in named.items()
            ]
        )
        for lang in LANGUAGES
    }


def name_in(figure: Figure, lang: str) -> str:
    """A card's name in one language: the same in all, or one for each."""
    given = figure.values["name"]
    name = given.get(lang) if isinstance(given, dict) else given
    known = not isinstance(given, dict) or set(given) == set(LANGUAGES)
    if not known or not isinstance(name, str) or not is_plain(name):
        raise figure.wrong("name", NAME_RIGHT)
    return name


def is_plain(name: str) -> bool:
    """Whether a name can stand in a text: not too long, and nothing in it that the texts would read as their own."""
    return (
        0 < len(name) <= MAX_NAME
        and name.isprintable()
        and name == name.strip()
        and name[0] not in "[.*#"
        and not set("{}") & set(name)
    )


# The rule page


def notes(box: Box, shipped: Box, cards: Mapping[str, View]) -> dict[str, Phrase]:
    """For each rule that a corrected box contradicts what holds instead; `cards` is what is printed on all of them."""
    changed = [card for card in CARDS if differs(box, shipped, f"cards.{card}")]
    found = {rule_of_card(card): card_note(box, cards, card) for card in changed}
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


def card_note(box: Box, cards: Mapping[str, View], card: str) -> Phrase:
    """All that is printed on a card now."""
    its = cards[card]
    figures: Facts = {"number": its["number"] or 0, "size": its["size"] or 0}
    figures |= {"points": its["points"] or 0, "copies": its["copies"]}
    says: Facts = {"cost": its["cost"], "gold": its["gold"], "repeats": repeats(box, card)}
    kind = "note-card" if its["size"] else "note-card-alone"
    words = does({"cards": cards}, card)
    return Phrase(kind, {"card": card, "score": its["set"], **figures, **says, "phrases": words})


def repeats(box: Box, card: str) -> str:
    """Whether the box says that the action may be repeated, or may not."""
    given = box[f"cards.{card}"].values.get("repeatable")
    return "unsaid" if given is None else "yes" if given else "no"
