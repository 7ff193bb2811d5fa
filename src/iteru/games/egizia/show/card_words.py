"""What cards and towns bring, as facts for the texts: read from the box, so that they hold for corrected values too."""

from collections.abc import Mapping
from typing import Any

from iteru.engine.phrase import Phrase, packed
from iteru.engine.telling import Facts
from iteru.games.egizia.rules.card_table import ABOUT, NUMBERS
from iteru.games.egizia.view_types import CardView, EffectView, Printed, SphinxCardView

RULE_OF_CARD = {
    "field": "R10.5",
    "quarry": "R10.6",
    "field_improver": "R10.7",
    "crew_each_round": "R10.8",
    "stones_as_grain": "R10.9",
    "reuse": "R10.10",
    "more_sphinx": "R10.11",
    "upstream": "R10.12",
    "first_place": "R10.13",
    "paid_crew": "R10.14",
    "leftover": "R10.15",
    "grave_value": "R10.16",
    "stone_seller": "R10.17",
    "double_ship": "R10.18",
    "two_crews": "R10.19",
    "stones": "R10.20",
    "keep_more": "R10.21",
    "double_space": "R10.22",
    "strength": "R10.23",
    "grain": "R10.24",
    "stone_sale_steps": "R10.25",
    "grain_market_steps": "R10.25",
    "crews_choice": "R10.26",
    "crews_shown": "R10.27",
    "brick_points": "R10.28",
    "built": "R12.6",
    "players_at_bottom": "R12.7",
    "own_at_least": "R12.8",
    "own_each": "R12.9",
    "per_grave": "R12.10",
    "crew_strength": "R12.11",
    "production_most": "R12.12",
    "own_at_bottom": "R12.13",
    "per_permanent": "R12.14",
    "per_ten": "R12.15",
}


def gains(crews: list[str], counts: dict[str, int]) -> list[Phrase]:
    """Returns what a town or a card brings, thing by thing: crews shown on it, and counts of other things."""
    found = [Phrase("gain-crew", {"crew": crew}) for crew in crews]
    found += [Phrase(f"gain-{what}", {"count": count}) for what, count in counts.items() if count]
    return joined(found)


def town_gains(effect: EffectView) -> list[Phrase]:
    counts = {
        "any_crew": effect["any_crew"],
        "stones": effect["stones"],
        "stone_sale": effect["stone_sale"],
        "grain_market": effect["grain_market"],
        "ring": effect["ring"],
    }
    return gains(effect["crews"], counts)


def field_gains(its: CardView) -> list[Phrase]:
    """Returns what taking a field brings at once."""
    counts = {
        "stones": its["stones"],
        "points": its["points"],
        "stone_sale": its["stone_sale"],
        "grain_market": its["grain_market"],
    }
    return gains([], counts)


def joined(phrases: list[Phrase], before_last: str = "comma") -> list[Phrase]:
    """Joins phrases by commas; before the last one it may be an “and”."""
    joints = ["comma"] * (len(phrases) - 2) + [before_last] * (len(phrases) > 1) + ["end"]
    return [
        Phrase(phrase.id, {**phrase.facts, "joint": joint})
        for phrase, joint in zip(phrases, joints, strict=False)
    ]


def town_does(effect: EffectView) -> str:
    return packed(town_gains(effect))


def does(view: Printed, card: str) -> str:
    """Returns the text of a Nile or Sphinx card."""
    if card in view["sphinx_table"]:
        return packed([sphinx_phrase(view["sphinx_table"][card])])
    its = view["cards"][card]
    if its["kind"] == "field":
        bonus = field_gains(its)
        facts: Facts = {"water": its["colour"], "value": its["value"], "bonus": len(bonus)}
        return packed([Phrase("does-field", facts), *bonus])
    if its["kind"] == "crews_shown":
        return packed(gains(its["crews"], {}))
    if its["kind"] == "brick_points":
        named = [Phrase("gain-structure", {"structure": one}) for one in its["structures"]]
        return packed(
            [Phrase("does-brick_points", {"points": its["points"]}), *joined(named, "and")]
        )
    return packed([Phrase(f"does-{its['kind']}", numbers_on(its))])


def numbers_on(its: CardView) -> Facts:
    """Returns the numbers printed on a card."""
    printed: Mapping[str, Any] = its
    return {key: printed[key] for key in NUMBERS if key in printed}


def sphinx_phrase(its: SphinxCardView) -> Phrase:
    points = its["points"]
    facts = about(its) | {"count": its["count"], "points": points[0]}
    facts |= {"figures": "/".join(map(str, points)), "what": its.get("structure", "none")}
    return Phrase(f"does-{its['kind']}", facts)


def about(its: SphinxCardView) -> Facts:
    """Returns the structure, crew, track or production that a Sphinx card is about, and how much of it is needed."""
    printed: Mapping[str, Any] = its
    return {key: printed[key] for key in ABOUT if key in printed}


def rule_of_card(view: Printed, card: str) -> str:
    """Returns the rule of a Nile or Sphinx card."""
    if card in view["sphinx_table"]:
        return RULE_OF_CARD[view["sphinx_table"][card]["kind"]]
    return RULE_OF_CARD[view["cards"][card]["kind"]]
