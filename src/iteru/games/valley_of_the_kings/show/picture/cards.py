"""What is printed on a card, and how a card of some format is drawn: head, emblem, figures, and what it does."""

from typing import NamedTuple

from iteru.engine.phrase import Phrase, packed
from iteru.engine.telling import Facts
from iteru.games.valley_of_the_kings.rules.moves import CARDS, rule_of_card
from iteru.games.valley_of_the_kings.rules.printed import does
from iteru.games.valley_of_the_kings.show.picture.emblems import emblem, sign
from iteru.games.valley_of_the_kings.show.picture.formats import Format, outline
from iteru.games.valley_of_the_kings.view_types import Constants, StepView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Part, Parts, Text, Use, Wrapped
from iteru.kit.paths import num
from iteru.kit.pieces import hit, ring_of

STAR = Face(16, "bold", "end", "on-head")
NARROW_STAR = Face(14, "bold", "start", "on-head")
"""At the left, where the next card of a hand does not lie upon it."""


class Card(NamedTuple):
    """What is printed on a card, and what it costs and pays now."""

    name: str
    set_name: str
    number: int
    size: int
    points: int
    cost: int
    gold: int
    is_marked: bool
    does: str
    brief: str
    terse: str


def card_of(view: Constants, name: str, cost: int | None = None, gold: int = 0) -> Card:
    """A card as it is printed, or at another price, or for as much gold as this turn gives to every card."""
    its = view["cards"][name]
    return Card(
        name,
        its["set"],
        its["number"] or 0,
        its["size"] or 0,
        its["points"] or 0,
        its["cost"] if cost is None else cost,
        gold or its["gold"],
        bool(its["reconstructed"]),
        does(view["cards"], name),
        brief(its["action"]),
        brief(its["action"], terse=True),
    )


def title(card: Card) -> Phrase:
    """All about a card, in words."""
    facts: Facts = {
        "card": card.name,
        "score": card.set_name,
        "number": card.number,
        "size": card.size,
        "points": card.points,
    }
    figures: Facts = {
        "cost": card.cost,
        "gold": card.gold,
        "marked": int(card.is_marked),
        "phrases": card.does,
    }
    return Phrase("picture-card" if card.size else "picture-card-alone", {**facts, **figures})


def rule(card: Card) -> str:
    """Returns what the rule page says of a card."""
    return rule_of_card(CARDS.index(card.name))


def piece(card: Card) -> str:
    return f"card-{card.name}"


def coloured(card: Card) -> str:
    return f"set-{card.set_name}"


# What a card does, in few words


def brief(action: list[StepView], terse: bool = False) -> str:
    return packed([phrase for step in action for phrase in brief_step(step, terse)])


def brief_step(step: StepView, terse: bool) -> list[Phrase]:
    if step["other"] is not None:
        return [
            *brief_step({**step, "other": None}, terse),
            Phrase("brief-or"),
            *brief_step(step["other"], terse),
        ]
    verb = step["verb"]
    if verb == "opponents":
        return [
            Phrase(
                f"brief-opponents-{step['attack']}",
                {"count": step["count"], "number": step["number"]},
            )
        ]
    facts: Facts = {
        "count": step["count"],
        "number": step["number"],
        "which": step["which"],
        "terse": "yes" if terse else "no",
    }
    places = step["places"] or ["none"]
    return [
        Phrase(
            f"brief-{verb}",
            {**facts, "from": places[0], "other_from": places[-1], "from_count": len(places)},
        )
    ]


# Drawing


@cache
def drawn_card(card: Card, form: Format) -> Parts:
    """A card of a format, with as much on it as the format has room for."""
    return [
        Use(f"blank-{form.name}"),
        *head(card, form),
        emblem(card.name, form.emblem_at, form.middle - 1, 0.93 * form.pic, form.room),
        *figures(card, form),
        *action(card, form),
    ]


def head(card: Card, form: Format) -> Parts:
    """Its price and its name; a star if we have not seen all of it."""
    parts: Parts = []
    if form.has_cost:
        face = Face(20 * form.k, "bold", "middle", "on-tablet")
        left, top, width, height = form.tablet
        parts.append(Text(face, left + width / 2, top + height / 2 + 0.34 * face.size, card.cost))
    if form.names:
        left, right = form.name_from, form.width - 3
        if card.is_marked and form.is_narrow:
            parts.append(Text(NARROW_STAR, left, 15, "*"))
            left += NARROW_STAR.wide("*")
        elif card.is_marked:
            parts.append(Text(STAR, right - 1, 15, "*"))
            right -= STAR.wide("*") + 3
        words = Phrase("picture-name", {"card": card.name})
        at = ((left + right) / 2, form.head / 2 + 4.6)
        parts.append(Wrapped(form.names, at, words, right - left, form.head + 1))
    return parts


def figures(card: Card, form: Format) -> Parts:
    """At the left the sign of its set and its number there, at the right its gold."""
    k, y = form.k, form.middle
    gold = Face(18 * k, "bold", "middle", "on-coin")
    x, coin = form.coin_at
    parts: Parts = [] if form.names else [Use("coin", form.coin_at, k)]
    parts.append(Text(gold, x, coin + 0.34 * gold.size, card.gold))
    if form.has_rank:
        rank = Face(17.5 * k, "bold", "middle", "tone")
        down = form.pic / 2 - (9 if form.texts else 5) if form.is_narrow else 18 * k
        parts.append(Text(rank, form.side * k + 1, y + down, ranked(card)))
        if not form.is_narrow:
            parts.append(sign(card.set_name, form.side * k, y - 11 * k, 25 * k))
    return parts


def ranked(card: Card) -> Phrase | str:
    """Returns which of how many cards of its set it is; or its points, if it has no set."""
    if card.size:
        return f"{card.number or '?'}/{card.size}"
    return Phrase("picture-worth", {"points": card.points})


def action(card: Card, form: Format) -> Parts:
    """Draws what a card does."""
    if not form.texts:
        return []
    top = form.head + form.pic
    words, terse = [
        Phrase("picture-action", {"phrases": said}) for said in (card.brief, card.terse)
    ]
    at = (form.width / 2, (top + form.height) / 2 + 4.5)
    height = form.height - top - 1
    return [Wrapped(form.texts, at, words, form.width - 8, height, whole=True, shorter=terse)]


@cache
def lights(form: Format) -> Parts:
    """Draws what shines around a card that may be touched; to be drawn first."""
    strokes = ("rim rim-glow", "rim rim-line", "rim rim-gold")
    rims: Parts = [Use(f"outline-{form.name}", look=look) for look in strokes]
    return rims if form.texts else [*rims, hit(outline(form))]


@cache
def foot(form: Format) -> Part:
    """The ring around a card in the colour of the seat that just moved it."""
    left, right = 0.14 * form.width, 0.86 * form.width
    y = form.height + (0 if form.is_narrow else 3)
    bow = f"C{num(left + 6)} {num(y + 7)} {num(right - 6)} {num(y + 7)} {num(right)} {num(y - 3)}"
    return ring_of(f"M{num(left)} {num(y - 3)}{bow}")
