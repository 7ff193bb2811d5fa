"""What cards and towns bring, in facts for the texts: made from the box, so that they hold for corrected values too."""

from iteru.engine.events import Value
from iteru.engine.game import View
from iteru.engine.phrase import Phrase, packed

Facts = dict[str, Value]

COUNTED = ("any_crew", "stones", "points", "stone_sale", "grain_market", "ring")
"""What a town or a field can bring, apart from shown crews."""
NUMBERS = ("steps", "grain", "cards", "stones", "value", "points", "keep", "strength")
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


def gains(effect: View) -> list[Phrase]:
    """What a town, or taking a field, brings, thing by thing."""
    found = [Phrase("gain-crew", {"crew": crew}) for crew in effect.get("crews", [])]
    found += [Phrase(f"gain-{one}", {"count": effect[one]}) for one in COUNTED if effect.get(one)]
    return joined(found)


def joined(phrases: list[Phrase], before_last: str = "comma") -> list[Phrase]:
    """Phrases with what stands between them; before the last one it may be an “and”."""
    joints = ["comma"] * (len(phrases) - 2) + [before_last] * (len(phrases) > 1) + ["end"]
    return [
        Phrase(phrase.id, {**phrase.facts, "joint": joint})
        for phrase, joint in zip(phrases, joints, strict=False)
    ]


def town_does(view: View, position: int) -> str:
    return packed(gains(view["river"][position - 1]["effect"]))


def does(view: View, card: str) -> str:
    """The text of a Nile or Sphinx card."""
    if card in view["sphinx_table"]:
        return packed([sphinx_phrase(view["sphinx_table"][card])])
    its = view["cards"][card]
    if its["kind"] == "field":
        bonus = gains({key: value for key, value in its.items() if key in COUNTED})
        facts: Facts = {"water": its["colour"], "value": its["value"], "bonus": len(bonus)}
        return packed([Phrase("does-field", facts), *bonus])
    if its["kind"] == "crews_shown":
        return packed(gains({"crews": its["crews"]}))
    if its["kind"] == "brick_points":
        named = [Phrase("gain-structure", {"structure": one}) for one in its["structures"]]
        return packed(
            [Phrase("does-brick_points", {"points": its["points"]}), *joined(named, "and")]
        )
    numbers: Facts = {key: its[key] for key in NUMBERS if key in its}
    return packed([Phrase(f"does-{its['kind']}", numbers)])


def sphinx_phrase(its: View) -> Phrase:
    facts: Facts = {key: its[key] for key in its if key not in ("kind", "reconstructed", "points")}
    points = its["points"]
    facts |= {"points": points[0], "figures": "/".join(map(str, points))}
    facts["what"] = its.get("structure", "none")
    return Phrase(f"does-{its['kind']}", facts)


def rule_of_card(view: View, card: str) -> str:
    """The rule of a Nile or Sphinx card."""
    table = view["sphinx_table"] if card in view["sphinx_table"] else view["cards"]
    return RULE_OF_CARD[table[card]["kind"]]
