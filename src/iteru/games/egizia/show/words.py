"""Prompts, choices and events as phrases: their messages, facts and rules."""

from iteru.engine.events import Event
from iteru.engine.phrase import Choice, Phrase
from iteru.engine.telling import Facts, Wording, tells
from iteru.games.egizia.rules import moves
from iteru.games.egizia.rules.moves import SITES
from iteru.games.egizia.show.card_words import does, rule_of_card, town_does
from iteru.games.egizia.view_types import EgiziaView, PlayerView, SpaceView

KINDS_IN_LIST = ("sail-card", "sail-town", "sail-site", "crew")
RING_STEPS = dict(zip(moves.RING_MOVES, (-1, 0, 1), strict=True))


# What is asked


def prompt(view: EgiziaView) -> Phrase:
    """Says what is asked, who is asked, and about what."""
    asks = view["asks"]
    if asks is None:
        return Phrase("prompt-over")
    name = asks["question"]
    facts: Facts = {"seat": asks["seat"]}
    if name == "sail":
        return Phrase("prompt-sail-must" if asks["count"] else "prompt-sail", facts)
    if name in ("berth", "first-place", "build", "team", "brick", "track"):
        facts["site"] = asks["site"] or ""
    if name in ("build", "team", "brick"):
        facts |= totals(view)
    if name == "team":
        work = "cards" if asks["site"] == "sphinx" else "bricks"
        facts |= {"may": asks["may"] or "", "work": work}
    if name == "double":
        facts["town"] = asks["town"] or ""
    if name in ("crew", "extra"):
        facts["count"] = asks["count"] or 0
    if name == "feed":
        facts |= hunger(view)
    if name in ("keep", "keep-second"):
        facts["count"] = view["sphinx"]["drawn"]
    return Phrase(f"prompt-{name}", facts)


def totals(view: EgiziaView) -> Facts:
    """Returns the running total of a building step."""
    step = view["building"]
    assert step is not None
    return {"strength": step["left"], "stones": step["stones"], "points": step["points"]}


def hunger(view: EgiziaView) -> Facts:
    """Returns the missing grain, and the points that it costs."""
    asks = view["asks"]
    missing = asks["count"] or 0 if asks and asks["question"] == "feed" else 0
    return {"count": missing, "points": missing * asked(view)["feeding"]["penalty"]}


def asked(view: EgiziaView) -> PlayerView:
    """Returns the player who must choose."""
    return view["players"][seat_asked(view)]


def seat_asked(view: EgiziaView) -> int:
    return view["asks"]["seat"] if view["asks"] else 0


def card_facts(view: EgiziaView, card: str | None) -> Facts:
    return {"card": card, "phrases": does(view, card)} if card else {}


def place_in_list(choice: Choice) -> tuple[int, ...]:
    """Returns the sort key: ships by kinds of spaces, crews before cards."""
    kinds = KINDS_IN_LIST
    place = kinds.index(choice.kind) if choice.kind in kinds else len(kinds)
    return place, choice.action


# Sailing


@tells(moves.SAIL)
def sail(view: EgiziaView, position: int) -> Wording:
    path = (f"river-{position}",)
    if position > len(view["river"]):
        return Wording({}, path, "sail-card")
    space = view["river"][position - 1]
    facts: Facts = {"space": position, "way": way(view, space)}
    if space["type"] == "card":
        return Wording(facts | card_facts(view, space["card"]), path, "sail-card", "R4.4")
    name = str(space["name"])
    if space["type"] == "round":
        facts |= {"town": name, "phrases": town_does(space["effect"])}
        return Wording(facts, path, "sail-town", "R4.5")
    free = view["sites"][SITES.index(name)]["berths"].count(None)
    return Wording(facts | {"site": name, "count": free}, path, "sail-site", "R4.6")


def way(view: EgiziaView, space: SpaceView) -> str:
    """Returns the cards that a ship to this space would use up."""
    upstream = space["position"] <= view["lowest"][seat_asked(view)]
    reuse = space["type"] == "round" and bool(space["ships"])
    if upstream and reuse:
        return "both"
    return "upstream" if upstream else "reuse" if reuse else "plain"


@tells(moves.PASS)
def do_pass(view: EgiziaView) -> Wording:
    return Wording(rule="R4.8")


@tells(moves.BERTH)
def berth(view: EgiziaView, number: int) -> Wording:
    site = (view["asks"] and view["asks"]["site"]) or SITES[0]
    return Wording({"berth": number, "site": site}, (f"berth-{site}-{number}",))


@tells(moves.RING)
def ring(view: EgiziaView, way: str) -> Wording:
    place = view["ring"] + RING_STEPS[way]
    return Wording({"ring": place, "stays": "yes" if way == "stay" else "no"}, (f"ring-{place}",))


@tells(moves.TAKE)
def take(view: EgiziaView, position: int) -> Wording:
    river = view["river"]
    card = river[position - 1]["card"] if position <= len(river) else None
    return Wording(card_facts(view, card), (f"river-{position}",))


# Cards and crews


@tells(*moves.USES)
def use(view: EgiziaView, card: str) -> Wording:
    return Wording(card_facts(view, card), (f"card-{card}",), rule=rule_of_card(view, card))


@tells(moves.EAT)
def eat(view: EgiziaView) -> Wording:
    return Wording({}, ("card-stones_as_grain",), rule="R10.9")


@tells(moves.IMPROVE)
def improve(view: EgiziaView, number: int) -> Wording:
    """Tells of a field of the seat; one that it does not have has no facts."""
    path = (f"field-{number}",)
    fields = asked(view)["fields"]
    if number > len(fields):
        return Wording({}, path, rule="R10.7")
    its = fields[number - 1]
    facts: Facts = {"field": number, "value": its["value"], "colour": its["colour"]}
    return Wording(facts, path, rule="R10.7")


@tells(moves.ENOUGH)
def enough(view: EgiziaView) -> Wording:
    return Wording(hunger(view), rule="R5.3")


@tells(moves.RAISE)
def raise_crew(view: EgiziaView, crew: str) -> Wording:
    return Wording({"crew": crew, "strength": asked(view)["crews"][crew] + 1}, (f"crew-{crew}",))


@tells(moves.CREW, moves.ADD)
def name_crew(view: EgiziaView, crew: str) -> Wording:
    return Wording({"crew": crew, "strength": asked(view)["crews"][crew]}, (f"crew-{crew}",))


@tells(moves.ADD_STRENGTH)
def add_strength(view: EgiziaView) -> Wording:
    return Wording(card_facts(view, "strength"), ("card-strength",), rule="R10.23")


# The Sphinx


@tells(moves.DRAW)
def draw(view: EgiziaView, count: int) -> Wording:
    return Wording({"count": count}, rule="R7.10")


@tells(moves.EXTRA)
def extra(view: EgiziaView, count: int) -> Wording:
    return Wording({"count": count})


@tells(moves.KEEP)
def keep(view: EgiziaView, card: str) -> Wording:
    return Wording(card_facts(view, card), (f"drawn-{card}",))


@tells(moves.KEEP_NONE)
def keep_none(view: EgiziaView) -> Wording:
    its = view["sphinx"]
    return Wording({"points": its["drawn"] * its["returned_points"]}, rule="R7.11")


# Building


@tells(moves.GIVE_UP)
def give_up(view: EgiziaView) -> Wording:
    return Wording(rule="R7.4")


@tells(moves.STOP)
def stop(view: EgiziaView) -> Wording:
    return Wording({"points": view["building"]["points"] if view["building"] else 0})


@tells(moves.BUILD_OBELISK)
def build_obelisk(view: EgiziaView) -> Wording:
    its = view["obelisk"]
    return next_brick("obelisk", "obelisk", its["values"], len(its["owners"]))


@tells(moves.BUILD_GRAVE)
def build_grave(view: EgiziaView) -> Wording:
    its = view["graves"]
    return next_brick("graves", "grave", its["values"], len(its["owners"]))


def next_brick(structure: str, target: str, values: list[int], built: int) -> Wording:
    """Tells of the next space of a structure that is built from one end to the other; no facts where none is left."""
    path = (f"{target}-{built + 1}",)
    if built >= len(values):
        return Wording({}, path, "brick")
    return Wording({"structure": structure, "value": values[built], "part": "none"}, path, "brick")


@tells(moves.BUILD_ROW)
def build_row(view: EgiziaView, row: int) -> Wording:
    rows = view["pyramid"]["rows"]
    if row > len(rows):
        return Wording({}, (f"pyramid-{row}-1",), "brick")
    its = rows[row - 1]
    built = sum(owner is not None for owner in its["owners"])
    facts: Facts = {"structure": "pyramid", "value": its["value"], "part": "row", "row": row}
    return Wording(facts, (f"pyramid-{row}-{built + 1}",), "brick")


@tells(moves.BUILD_SECTION)
def build_section(view: EgiziaView, section: str) -> Wording:
    its = view["temple"][section]
    built = len(its["owners"])
    path = (f"temple-{section}-{built + 1}",)
    if built >= len(its["values"]):
        return Wording({}, path, "brick")
    facts: Facts = {"structure": "temple", "value": its["values"][built], "section": section}
    return Wording(facts | {"part": "section"}, path, "brick")


@tells(moves.TRACK)
def track(view: EgiziaView, which: str) -> Wording:
    """Tells where a step on a track leads, and what the lowest space pays."""
    sale, market = view["tracks"]["stone_sale"], view["tracks"]["grain_market"]
    is_sale = which == "stone_sale"
    its = sale if is_sale else market
    space = min(its["at"][seat_asked(view)] + 1, its["spaces"])
    pays = sale["stones"] if is_sale else market["points"]
    count = pays if space == its["spaces"] else 0
    reward = "stones" if is_sale else "points"
    facts: Facts = {"track": which, "space": space, "count": count, "reward": reward}
    return Wording(facts, (f"track-{which}",))


# What happened


def touched(event: Event) -> tuple[str, ...]:
    """Returns the things on the picture that an event concerns."""
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
    return (brick_built(event),) if event.name == "built" else ()


def brick_built(event: Event) -> str:
    facts = event.facts
    structure = "grave" if facts["structure"] == "graves" else facts["structure"]
    part = facts.get("row") or facts.get("section")
    return f"{structure}-{part}-{facts['space']}" if part else f"{structure}-{facts['space']}"
