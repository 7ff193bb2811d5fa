"""What nobles, artisans, actions and fields say, put together from the figures of the box."""

from itertools import groupby

from iteru.engine.phrase import Phrase, packed
from iteru.engine.telling import Facts
from iteru.games.pharaon.rules.moves import COLOURS, RESOURCES
from iteru.games.pharaon.view_types import NobleFacts, PharaonView

RULE_OF_EFFECT = {
    "swap": "R6.1",
    "advance": "R6.2",
    "free_entry": "R6.3",
    "any_kinds": "R6.4",
    "none": "R6.5",
    "full_zone": "R6.6",
    "seer": "R6.7",
    "treasurer": "R6.8",
    "teacher": "R6.9",
    "diplomat": "R6.10",
    "gain": "R6.11",
}


def gains(symbols: list[str]) -> list[Phrase]:
    """Symbols in printed order: resources in one sentence, equal others together."""
    found: list[Phrase] = []
    for is_good, run in groupby(symbols, RESOURCES.__contains__):
        if is_good:
            found.append(Phrase("gain-goods", {"cards": " ".join(run)}))
        else:
            found += [
                Phrase(f"gain-{symbol}", {"count": len(list(equal))})
                for symbol, equal in groupby(run)
            ]
    return found


def noble_points(noble: NobleFacts) -> Phrase:
    """Returns what a noble brings at the end (R9.2)."""
    facts: Facts = {"points": noble["points"], "each": noble["each"]}
    if noble["counts"] == "gods_at_zone":
        facts["zone"] = noble["zone"] or ""
    return Phrase(f"counts-{noble['counts']}", facts)


def noble_effect(view: PharaonView, noble: NobleFacts) -> list[Phrase]:
    """Returns what a noble does (R6)."""
    effect = noble["effect"]
    if effect == "gain":
        return gains(noble["gain"])
    facts: Facts = {}
    if effect == "swap":
        facts = {"colour": noble["colours"][0], "other_colour": noble["colours"][1]}
    elif effect in ("free_entry", "full_zone"):
        facts = {"zone": noble["zone"] or ""}
    elif effect == "any_kinds":
        facts = {"count": view["costs"]["nobles"]}
    return [Phrase(f"effect-{effect}", facts)]


def noble_facts(view: PharaonView, number: int) -> Facts:
    """A noble's name, and all that it does and brings."""
    noble = view["card_facts"]["nobles"][str(number)]
    phrases = [*noble_effect(view, noble), noble_points(noble)]
    return {"noble": str(number), "number": number, "phrases": packed(phrases)}


def artisan_facts(view: PharaonView, number: int) -> Facts:
    """An artisan's points, and what it brings at once."""
    artisan = view["card_facts"]["artisans"][str(number)]
    facts: Facts = {"artisan": number, "points": artisan["points"]}
    return facts | {"phrases": packed(gains(artisan["gain"]))}


def field_facts(view: PharaonView, row: int, field: int) -> Facts:
    """A field of the pyramid with what it gives; rows and fields from 1."""
    rows = view["pyramid"]["rows"]
    contents = rows[row - 1][field - 1] if field <= len(rows[row - 1]) else []
    return {"row": row, "field": field, "phrases": packed(gains(contents))}


def nile_facts(view: PharaonView, number: int) -> Facts:
    """A Nile action with what it gives and its steps."""
    action = view["nile"]["actions"][number - 1]
    steps = [steps_on(tracks, len(list(equal))) for tracks, equal in groupby(action["steps"])]
    return {"number": number, "phrases": packed([*gains(action["gain"]), *steps])}


def steps_on(tracks: list[str], count: int) -> Phrase:
    """Says how many steps a card brings, each on one of these tracks."""
    if len(tracks) == len(COLOURS):
        return Phrase("gain-any-step", {"count": count})
    names = ("colour", "other_colour", "third_colour")
    facts: Facts = {"count": count, **dict(zip(names, tracks, strict=False))}
    return Phrase(f"gain-step-of-{min(len(tracks), 3)}", facts)
