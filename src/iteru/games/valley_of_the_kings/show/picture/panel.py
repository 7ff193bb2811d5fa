"""A seat's panel: how many cards it has where, its tomb by sets, and behind a button all the cards that it owns."""

from collections import Counter
from typing import Any

from iteru.engine.phrase import Phrase, packed
from iteru.engine.telling import Facts
from iteru.games.valley_of_the_kings.show.picture.emblems import SIGNS, emblem, sign
from iteru.games.valley_of_the_kings.show.picture.icons import ICONS
from iteru.games.valley_of_the_kings.show.picture.masonry import recess
from iteru.games.valley_of_the_kings.show.picture.shelves import NONE, set_sizes
from iteru.games.valley_of_the_kings.view_types import PlayerView, SetView, ValleyView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Drawn, Group, Part, Parts, Path, Shape, Text, Use, drawn
from iteru.kit.paths import num, rectangle

SET_WIDTH, SET_HEIGHT, PITCH = 38.0, 52.0, 42.0
BRIEF_HEIGHT, FULL_ALONE = 11.0, 6
"""How high a column is in brief, and how many starters or uniques fill one."""


def seat(view: ValleyView, seat: int) -> dict[str, Any]:
    """Returns what the template shows."""
    player = view["players"][seat]
    own = seat == view["seat"]
    return {
        "seat": seat,
        "own": own,
        "hand": player["hand"],
        "known": [] if own else [small(view, card) for card in player["hand_cards"]],
        "deck": player["deck"],
        "deck_top": [small(view, card) for card in player["deck_top"]],
        "pile": player["pile"],
        "pile_top": small(view, player["pile_top"]) if player["pile_top"] else None,
        "owned": player["owned"],
        "signs": {name: line_sign(name) for name in ("hand", "deck", "pile", "all")},
        "sets": sets(view, player["sets"], seat, own),
        "lists": [(name, by_set(view, cards)) for name, cards in lists(player).items()],
    }


def small(view: ValleyView, card: str) -> dict[str, Any]:
    set_name = view["cards"][card]["set"]
    return {"card": card, "look": f"set-{set_name}", "sign": thumb(card)}


@cache
def line_sign(name: str) -> Drawn:
    """The sign of a place beside words and figures."""
    size = 'viewBox="-21 -21 42 42" width="18" height="18"'
    return Drawn(f'<svg {size} aria-hidden="true">{drawn(Path("line", ICONS[name])).markup}</svg>')


@cache
def thumb(card: str) -> Drawn:
    """The emblem of a card, in the colour of its set."""
    parts = [Shape(rectangle(1, 1, 24, 24, 4), "field", "head", 1.5), emblem(card, 13, 13, 22, 22)]
    size = 'viewBox="0 0 26 26" width="24" height="24"'
    return Drawn(f'<svg {size} aria-hidden="true">{drawn(*parts).markup}</svg>')


@cache
def set_sign(name: str) -> Drawn:
    """The sign of a set beside words."""
    size = 'viewBox="-10 -10 20 20" width="20" height="20"'
    return Drawn(f'<svg {size} aria-hidden="true">{drawn(sign(name, 0, 0, 19)).markup}</svg>')


# The tomb


def sets(view: ValleyView, found: dict[str, SetView], seat: int, own: bool) -> Parts:
    """R10.3, R10.4: a tile for starters, uniques and each set."""
    return [
        one_set(name, size, column, seat, own, *tomb_of(found.get(name, NONE)))
        for column, (name, size) in enumerate(set_sizes(view).items())
    ]


def tomb_of(its: SetView) -> tuple[str, int, int, int]:
    """The names of the cards of a set in a tomb, how many they are, how many of them different, and their points."""
    names = " ".join([card for card, count in its["cards"].items() for _ in range(count)])
    return names, sum(its["cards"].values()), its["different"], its["points"]


@cache
def one_set(
    name: str,
    size: int,
    column: int,
    seat: int,
    own: bool,
    names: str,
    count: int,
    different: int,
    points: int,
) -> Part:
    """The sign of a set, a pip for each of its cards and for those that are missing, and its points."""
    facts: Facts = {
        "score": name,
        "different": different,
        "size": size,
        "points": points,
        "cards": names or "none",
    }
    words = Phrase("picture-set" if size else "picture-set-alone", facts)
    tile = Use(f"{'begun' if count else 'open'}-{name}")
    parts: Parts = [tile, *pips(names, size, seat, own)]
    if count:
        parts.append(Text(Face(19, "bold", "middle"), SET_WIDTH / 2, SET_HEIGHT - 5, points))
    rule = "R10.4" if size else "R10.3"
    return Group(parts, (column * PITCH + 1, 1), f"set-{name}", title=words, rule=rule)


def symbols() -> dict[str, list[Part]]:
    """Returns a tile for every set: for one that is begun, and a recess for one that is not."""
    begun = {f"begun-{name}": begun_tile(name) for name in SIGNS}
    return begun | {f"open-{name}": open_tile(name) for name in SIGNS}


def begun_tile(name: str) -> Parts:
    head = f"M0 21V4a4 4 0 0 1 4 -4H{num(SET_WIDTH - 4)}a4 4 0 0 1 4 4V21Z"
    return [
        Shape(rectangle(0, 0, SET_WIDTH, SET_HEIGHT, 4), "card", "head", 1.4),
        Shape(head, "tile"),
        sign(name, SET_WIDTH / 2, 10.5, 19),
    ]


def open_tile(name: str) -> Parts:
    """A recess with the sign of the set, as if worn away."""
    worn = Shape(rectangle(4, 3, SET_WIDTH - 8, 18), "niche", opacity=0.5)
    return [
        *recess(0, 0, SET_WIDTH, SET_HEIGHT, 4, "niche", 3),
        sign(name, SET_WIDTH / 2, 11, 18),
        worn,
    ]


def pips(names: str, size: int, seat: int, own: bool) -> Parts:
    """A pip for each different card, and faint ones for the rest of the set. The pieces of others are here; the viewer's
    own tomb is on the board."""
    cards = list(dict.fromkeys(names.split()))
    places = size or len(cards)
    step = min(5.2, (SET_WIDTH - 6) / max(1, places))
    left = (SET_WIDTH - step * places) / 2 + 0.5
    shapes = [rectangle(left + step * number, 24, step - 1.2, 5) for number in range(places)]
    missing = "".join(shapes[len(cards) :])
    parts: Parts = [Shape(missing, "niche" if cards else "niche-l")] if missing else []
    if own:
        return [*parts, Shape("".join(shapes[: len(cards)]), "tone")] if cards else parts
    for card, shape in zip(cards, shapes, strict=False):
        its = (f"card-{card}", f"tomb-{seat}-{card}")
        parts.append(Group([Shape(shape, "tone")], piece=its[0], place=its[1]))
    return parts


def brief(view: ValleyView, seat: int) -> Drawn:
    """Draws the tomb of a seat very small: a column for each set, filled as far as the set is."""
    found = view["players"][seat]["sets"]
    return columns(
        tuple(
            [(name, filled(found.get(name, NONE), size)) for name, size in set_sizes(view).items()]
        )
    )


def filled(its: SetView, size: int) -> float:
    return its["different"] / size if size else min(1.0, sum(its["cards"].values()) / FULL_ALONE)


@cache
def columns(sets: tuple[tuple[str, float], ...]) -> Drawn:
    pitch = 42 / len(sets)
    wide = pitch - 1.2
    empty = [rectangle(pitch * i + 0.6, 1, wide, BRIEF_HEIGHT, 0.8) for i in range(len(sets))]
    parts: Parts = [Shape("".join(empty), "niche", "niche-l", 0.6)]
    for i, (name, part) in enumerate(sets):
        high = BRIEF_HEIGHT * part
        if part:
            column = rectangle(pitch * i + 0.6, 1 + BRIEF_HEIGHT - high, wide, high, 0.8)
            parts.append(Group([Shape(column, "tone")], look=f"set-{name}"))
    return drawn(*parts)


# All cards


def lists(player: PlayerView) -> dict[str, dict[str, int]]:
    """R2.7: the cards in each place, as far as one may look there."""
    found = {
        "owns": player["owns"],
        "tomb": player["tomb"],
        "deck": player["deck_cards"],
        "pile": player["pile_cards"],
    }
    return {name: Counter(cards) for name, cards in found.items() if cards is not None}


def by_set(view: ValleyView, cards: dict[str, int]) -> list[dict[str, Any]]:
    """The cards of each set as one line of words."""
    rows: list[dict[str, Any]] = []
    for set_name in SIGNS:
        its = [card for card in cards if view["cards"][card]["set"] == set_name]
        if its:
            phrases = [
                Phrase(
                    "picture-some",
                    {"card": card, "count": cards[card], "more": int(card != its[-1])},
                )
                for card in its
            ]
            rows.append(
                {"look": f"set-{set_name}", "sign": set_sign(set_name), "phrases": packed(phrases)}
            )
    return rows
