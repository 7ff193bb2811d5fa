"""Choices, prompts and events as phrases: which message of the texts, with which facts, by which rule."""

from typing import NamedTuple

from iteru.engine.events import Event
from iteru.engine.game import View
from iteru.engine.phrase import Choice, Phrase
from iteru.games.egizia.rules import moves
from iteru.games.egizia.rules.agenda import AGENDA
from iteru.games.egizia.rules.moves import CARDS, CREWS, SECTIONS, SITES, SPHINX_CARDS, TRACKS
from iteru.games.egizia.show.card_words import Facts, does, rule_of_card, town_does
from iteru.games.egizia.show.cautions import caution


class Explained(NamedTuple):
    """An action: its kind, its facts in words, and the things on the picture to touch for it, if it has a place there."""

    kind: str
    facts: Facts
    path: tuple[str, ...]


RULE_OF_KIND = {
    "sail-card": "R4.4",
    "sail-town": "R4.5",
    "sail-site": "R4.6",
    "pass": "R4.8",
    "eat": "R10.9",
    "improve": "R10.7",
    "add-strength": "R10.23",
    "draw": "R7.10",
    "keep-none": "R7.11",
    "give-up": "R7.4",
    "enough": "R5.3",
}
KINDS_IN_LIST = ("sail-card", "sail-town", "sail-site", "crew")
PLAIN = {
    moves.PASS: "pass",
    moves.FIRST: "first",
    moves.STAY: "stay",
    moves.KEEP_NONE: "keep-none",
    moves.STOP: "stop",
    moves.ENOUGH: "enough",
    moves.DECLINE: "decline",
    moves.DONE: "done",
    moves.GIVE_UP: "give-up",
}
"""Actions that have no place on the picture and no facts of their own."""


# What is asked


def prompt(view: View) -> Phrase:
    """What is asked, of whom, and about what."""
    asks = view["asks"]
    if asks is None:
        return Phrase("prompt-over")
    name = asks["question"]
    facts: Facts = {"seat": asks["seat"]}
    if name == "sail":
        return Phrase("prompt-sail-must" if asks["count"] else "prompt-sail", facts)
    if name in ("berth", "first-place", "build", "team", "brick", "track"):
        facts["site"] = asks["site"]
    if name in ("build", "team", "brick"):
        facts |= totals(view)
    if name == "team":
        facts |= {"may": asks["may"], "work": "cards" if asks["site"] == "sphinx" else "bricks"}
    if name == "double":
        facts["town"] = asks["town"]
    if name == "crew":
        facts["count"] = asks["count"]
    if name == "feed":
        penalty = view["players"][asks["seat"]]["feeding"]["penalty"]
        facts |= {"count": asks["count"], "points": asks["count"] * penalty}
    if name in ("extra", "keep", "keep-second"):
        facts["count"] = view["sphinx"]["drawn"] if name != "extra" else asks["count"]
    return Phrase(f"prompt-{name}", facts)


def totals(view: View) -> Facts:
    """The running total of a building step."""
    step = view["building"]
    return {"strength": step["left"], "stones": step["stones"], "points": step["points"]}


# Choices


def place_in_list(choice: Choice) -> int:
    """Where a kind of choice stands: ships by kinds of spaces, crews before cards."""
    kinds = KINDS_IN_LIST
    return kinds.index(choice.kind) if choice.kind in kinds else len(kinds)


def choice(view: View, action: int, notation: str) -> Choice:
    """A legal action for whoever chooses."""
    kind, facts, path = explain(view, action)
    rule = RULE_OF_KIND.get(kind)
    if kind == "use":
        rule = rule_of_card(view, str(facts["card"]))
    question = AGENDA.question(view["asks"]["question"])
    return Choice(
        action,
        notation,
        kind,
        Phrase(f"choice-{kind}", facts),
        path,
        rule or question.rule,
        caution(view, kind),
    )


def explain(view: View, action: int) -> Explained:
    if action in PLAIN:
        return explain_plain(view, PLAIN[action])
    if action < moves.PASS:
        return explain_sail(view, action - moves.SAIL + 1)
    if action < moves.IMPROVE:
        return explain_use(view, action)
    if action < moves.RAISE:
        return explain_improve(view, action - moves.IMPROVE + 1)
    if action < moves.TAKE:
        return explain_raise_or_ring(view, action)
    if action < moves.FIRST:
        position = action - moves.TAKE + 1
        return Explained("take", card_facts(view, card_at(view, position)), (f"river-{position}",))
    return explain_building(view, action)


def explain_building(view: View, action: int) -> Explained:
    if action < moves.DRAW:
        return explain_team(view, action)
    if action < moves.KEEP:
        return explain_draw(action)
    if action < moves.KEEP_NONE:
        card = SPHINX_CARDS[action - moves.KEEP]
        return Explained("keep", card_facts(view, card), (f"drawn-{card}",))
    if action < moves.STEP:
        return explain_brick(view, action)
    track = TRACKS[action - moves.STEP]
    return Explained("track", track_facts(view, track), (f"track-{track}",))


def explain_plain(view: View, kind: str) -> Explained:
    if kind == "enough":
        return Explained(kind, hunger(view), ())
    if kind == "keep-none":
        left = view["sphinx"]["drawn"]
        return Explained(kind, {"points": left * view["sphinx"]["returned_points"]}, ())
    if kind == "stop":
        return Explained(
            kind, {"points": view["building"]["points"] if view["building"] else 0}, ()
        )
    return Explained(kind, {}, ())


def hunger(view: View) -> Facts:
    """What is missing now, and the points that it costs."""
    asks = view["asks"]
    seat = asks["seat"] if asks else 0
    missing = asks["count"] if asks and asks["question"] == "feed" else 0
    penalty = view["players"][seat]["feeding"]["penalty"]
    return {"count": missing, "points": missing * penalty}


def card_facts(view: View, card: str | None) -> Facts:
    return {"card": card, "phrases": does(view, card)} if card else {}


def card_at(view: View, position: int) -> str | None:
    """The Nile card on a space, if there is such a space and such a card."""
    if position > len(view["river"]):
        return None
    card: str | None = view["river"][position - 1]["card"]
    return card


def explain_sail(view: View, position: int) -> Explained:
    path = (f"river-{position}",)
    if position > len(view["river"]):
        return Explained("sail-card", {}, path)
    space = view["river"][position - 1]
    facts: Facts = {"space": position, "way": way(view, space)}
    if space["type"] == "card":
        return Explained("sail-card", facts | card_facts(view, space["card"]), path)
    if space["type"] == "round":
        does_there = town_does(view, position)
        return Explained("sail-town", {**facts, "town": space["name"], "phrases": does_there}, path)
    site = view["sites"][SITES.index(space["name"])]
    free = site["berths"].count(None)
    return Explained("sail-site", {**facts, "site": space["name"], "count": free}, path)


def way(view: View, space: View) -> str:
    """The cards that a ship to this space would use up."""
    seat = view["asks"]["seat"] if view["asks"] else 0
    upstream = space["position"] <= view["lowest"][seat]
    reuse = space["type"] == "round" and bool(space["ships"])
    return (
        "both" if upstream and reuse else "upstream" if upstream else "reuse" if reuse else "plain"
    )


def explain_use(view: View, action: int) -> Explained:
    """Berths, cards to be used, and stones to be eaten."""
    if action < moves.USE:
        berth = action - moves.BERTH + 1
        site = (view["asks"] or {}).get("site") or SITES[0]
        return Explained("berth", {"berth": berth, "site": site}, (f"berth-{site}-{berth}",))
    if action == moves.EAT:
        return Explained("eat", {}, ("card-stones_as_grain",))
    card = CARDS[moves.USABLE[action - moves.USE]]
    return Explained("use", card_facts(view, card), (f"card-{card}",))


def explain_improve(view: View, number: int) -> Explained:
    seat = view["asks"]["seat"] if view["asks"] else 0
    fields = view["players"][seat]["fields"]
    if number > len(fields):
        return Explained("improve", {}, (f"field-{number}",))
    field = fields[number - 1]
    facts: Facts = {"field": number, "value": field["value"], "colour": field["colour"]}
    return Explained("improve", facts, (f"field-{number}",))


def explain_raise_or_ring(view: View, action: int) -> Explained:
    seat = view["asks"]["seat"] if view["asks"] else 0
    if action < moves.RING:
        crew = CREWS[action - moves.RAISE]
        strength = view["players"][seat]["crews"][crew] + 1
        return Explained("raise", {"crew": crew, "strength": strength}, (f"crew-{crew}",))
    place = view["ring"] + action - moves.RING - 1
    stays = action == moves.RING + 1
    return Explained("ring", {"ring": place, "stays": "yes" if stays else "no"}, (f"ring-{place}",))


def explain_team(view: View, action: int) -> Explained:
    if action == moves.ADD_STRENGTH:
        return Explained("add-strength", card_facts(view, "strength"), ("card-strength",))
    kind, crew = (
        ("crew", CREWS[action - moves.CREW])
        if action < moves.ADD
        else ("add", CREWS[action - moves.ADD])
    )
    seat = view["asks"]["seat"] if view["asks"] else 0
    strength = view["players"][seat]["crews"][crew]
    return Explained(kind, {"crew": crew, "strength": strength}, (f"crew-{crew}",))


def explain_draw(action: int) -> Explained:
    if action < moves.EXTRA:
        return Explained("draw", {"count": action - moves.DRAW + 1}, ())
    return Explained("extra", {"count": action - moves.EXTRA}, ())


def track_facts(view: View, track: str) -> Facts:
    """Where a step on a track leads, and what the lowest space pays."""
    seat = view["asks"]["seat"] if view["asks"] else 0
    its = view["tracks"][track]
    space = min(its["at"][seat] + 1, its["spaces"])
    at_bottom = space == its["spaces"]
    reward = its["stones"] if track == "stone_sale" else its["points"]
    what = "stones" if track == "stone_sale" else "points"
    return {"track": track, "space": space, "count": reward if at_bottom else 0, "reward": what}


# Bricks


def explain_brick(view: View, action: int) -> Explained:
    if action == moves.BRICK_OBELISK:
        return simple_brick(view, "obelisk", len(view["obelisk"]["owners"]))
    if action == moves.BRICK_GRAVE:
        return simple_brick(view, "graves", len(view["graves"]["owners"]))
    if action < moves.BRICK_TEMPLE:
        return row_brick(view, action - moves.BRICK_ROW)
    section = SECTIONS[action - moves.BRICK_TEMPLE]
    its = view["temple"][section]
    built = len(its["owners"])
    path = (f"temple-{section}-{built + 1}",)
    if built >= len(its["values"]):
        return Explained("brick", {}, path)
    facts: Facts = {"structure": "temple", "value": its["values"][built], "section": section}
    return Explained("brick", {**facts, "part": "section"}, path)


def simple_brick(view: View, structure: str, built: int) -> Explained:
    values = view[structure]["values"]
    target = "grave" if structure == "graves" else structure
    path = (f"{target}-{built + 1}",)
    if built >= len(values):
        return Explained("brick", {}, path)
    facts: Facts = {"structure": structure, "value": values[built], "part": "none"}
    return Explained("brick", facts, path)


def row_brick(view: View, row: int) -> Explained:
    rows = view["pyramid"]["rows"]
    if row >= len(rows):
        return Explained("brick", {}, (f"pyramid-{row + 1}-1",))
    built = sum(owner is not None for owner in rows[row]["owners"])
    facts: Facts = {"structure": "pyramid", "value": rows[row]["value"], "part": "row"}
    return Explained("brick", {**facts, "row": row + 1}, (f"pyramid-{row + 1}-{built + 1}",))


# What happened


def touched(event: Event) -> tuple[str, ...]:
    """The things on the picture that an event concerns."""
    facts = event.facts
    if event.name == "to-site":
        return (f"berth-{facts['site']}-{facts['berth']}",)
    if event.name in ("to-card", "to-town", "waits-at", "took-leftover"):
        return (f"river-{facts['space']}",)
    if event.name == "track-moved":
        return (f"track-{facts['track']}",)
    if event.name == "bottom-points":
        return ("track-grain_market",)
    if event.name == "ring-moved":
        return (f"ring-{facts['ring']}",)
    if event.name == "built":
        structure = "grave" if facts["structure"] == "graves" else facts["structure"]
        part = facts.get("row") or facts.get("section")
        return (
            f"{structure}-{part}-{facts['space']}" if part else f"{structure}-{facts['space']}",
        )
    return ()
