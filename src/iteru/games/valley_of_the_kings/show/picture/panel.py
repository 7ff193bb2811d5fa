"""A seat's panel: how many cards it has where, its tomb by sets, and behind a button all the cards that it owns."""

from collections import Counter
from typing import Any

from iteru.engine.phrase import Phrase, packed
from iteru.engine.telling import Facts
from iteru.games.valley_of_the_kings.show.picture.icons import COLOURS, ICONS, icon
from iteru.games.valley_of_the_kings.view_types import PlayerView, SetView, ValleyView
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, Text, drawn, rectangle

SET_WIDTH, SET_HEIGHT, PITCH = 40, 46, 43


def seat(view: ValleyView, seat: int) -> dict[str, Any]:
    """What the template shows."""
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
        "signs": {name: sign(name, "zone-sign") for name in ("hand", "deck", "pile", "all")},
        "sets": sets(view, player["sets"], seat),
        "lists": [(name, by_set(view, cards)) for name, cards in lists(player).items()],
    }


def small(view: ValleyView, card: str) -> dict[str, Any]:
    set_name = view["cards"][card]["set"]
    return {"card": card, "colour": COLOURS[set_name], "sign": sign(set_name)}


@cache
def sign(name: str, look: str = "icon") -> Drawn:
    """The icon of a set or a place beside words and figures."""
    size = 'viewBox="-21 -21 42 42" width="18" height="18"'
    return Drawn(f'<svg {size} aria-hidden="true">{drawn(Path(look, ICONS[name])).markup}</svg>')


# The tomb


def sets(view: ValleyView, found: dict[str, SetView], seat: int) -> Parts:
    """R10.3, R10.4: a tile for starters, uniques and each set."""
    sizes = {its["set"]: its["size"] or 0 for its in view["cards"].values()}
    return [
        one_set(set_name, sizes.get(set_name, 0), column, seat, *tomb_of(found.get(set_name)))
        for column, set_name in enumerate(COLOURS)
    ]


def tomb_of(its: SetView | None) -> tuple[str, int, int, int]:
    """The names of the cards of a set in a tomb, how many they are, how many of them different, and their points."""
    if its is None:
        return "", 0, 0, 0
    names = " ".join([card for card, count in its["cards"].items() for _ in range(count)])
    return names, sum(its["cards"].values()), its["different"], its["points"]


@cache
def one_set(
    set_name: str,
    size: int,
    column: int,
    seat: int,
    names: str,
    count: int,
    different: int,
    points: int,
) -> Part:
    """The icon of a set, a mark for each of its cards and for those that are missing, and its points."""
    figures = [Text("set-points", SET_WIDTH / 2, 41, points)] if count else []
    ground = drawn(*tile(set_name, bool(count)), *figures)
    facts: Facts = {
        "score": set_name,
        "different": different,
        "size": size,
        "points": points,
        "cards": names or "none",
    }
    look = f"card-{COLOURS[set_name]}" if count else ""
    words = Phrase("picture-set" if size else "picture-set-alone", facts)
    parts = [ground, *marks(look, names, size, seat)]
    rule = "R10.4" if size else "R10.3"
    return Group(parts, (column * PITCH, 0), look, title=words, rule=rule)


def tile(set_name: str, is_begun: bool) -> Parts:
    head = f"M0 18V4a4 4 0 0 1 4 -4H{SET_WIDTH - 4}a4 4 0 0 1 4 4V18Z"
    look = "on-head" if is_begun else "zone-sign"
    outline = Path("paper", rectangle(0.5, 0.5, SET_WIDTH - 1, SET_HEIGHT - 1, 4))
    return [
        outline,
        Path("head" if is_begun else "no-head", head),
        icon(set_name, SET_WIDTH / 2, 9, 0.36, look),
    ]


def marks(look: str, names: str, size: int, seat: int) -> Parts:
    """A small mark for each different card, and free places for the rest of the set. A card glides in its own colour."""
    cards = list(dict.fromkeys(names.split()))
    places = max(size, len(cards))
    step = min(6.0, (SET_WIDTH - 4) / max(1, places))
    left = (SET_WIDTH - step * places) / 2
    parts: Parts = []
    for number in range(places):
        at = (left + step * number, 21.0)
        if number < len(cards):
            taken = Group(
                [pip("head", step)],
                at,
                look,
                piece=f"card-{cards[number]}",
                place=f"tomb-{seat}-{cards[number]}",
            )
            parts.append(taken)
        else:
            parts.append(Group([pip("no-head", step)], at))
    return parts


@cache
def pip(look: str, step: float) -> Drawn:
    return drawn(Path(look, rectangle(0.5, 0, step - 1, 5, 1)))


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
    for set_name in COLOURS:
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
                {"colour": COLOURS[set_name], "sign": sign(set_name), "phrases": packed(phrases)}
            )
    return rows
