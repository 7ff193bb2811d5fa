"""A seat's panel: the sled, and the cards with their emblems."""

from typing import Any

from iteru.games.imhotep.show.card_words import card_facts, card_rule
from iteru.games.imhotep.show.picture.stones import UNIT, place
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.kept import cache
from iteru.kit.parts import Drawn, Group, Parts, Shape, Use, drawn
from iteru.kit.paths import num, rectangle
from iteru.kit.pieces import rim

STONE, PITCH, HEIGHT, FOOT = 11.5, 26.0, 38, 29.0
NAMED = 3  # as many kinds of cards have their names beside them


def seat(view: ImhotepView, seat: int) -> dict[str, Any]:
    """Returns the values for the template. Only the actor's panel has things to touch."""
    player, asks = view["players"][seat], view["asks"]
    asked = asks is not None and asks["seat"] == seat
    return {
        "seat": seat,
        "asked": asked,
        "sled": sled(seat, player["sled"], player["sled_room"], asked),
        "cards": [own_card(view, card, count, asked) for card, count in player["cards"].items()],
        "own": view["seat"] == seat,
        "named": len(player["cards"]) <= NAMED,
    }


@cache
def sled(seat: int, stones: int, room: int, asked: bool) -> dict[str, Any]:
    """Draws the sled from the side, with its places. The sled as a whole has a title, its stones have none."""
    wide = room * PITCH + 12
    parts: Parts = [*([rim(outline(wide, stones))] if asked else []), *runners(wide)]
    for i in range(room):
        at = (21.5 + PITCH * i, FOOT - 9)
        if i < stones:
            parts.append(
                Group(
                    [Use(f"stone-{seat}", scale=STONE / UNIT)],
                    at,
                    f"stone seat-{seat}",
                    piece=f"stone-{seat}",
                    place=f"sled-{seat}-{i}",
                )
            )
        else:
            parts += place(at, 0.86 * STONE)
    return {
        "stones": stones,
        "room": room,
        "width": wide + 16,
        "height": HEIGHT,
        "drawn": drawn(*parts),
    }


def brief(view: ImhotepView, seat: int) -> Drawn:
    """Draws the sled of a seat very small."""
    player = view["players"][seat]
    return pips(player["sled"], player["sled_room"])


@cache
def pips(stones: int, room: int) -> Drawn:
    """Draws each place of a sled as a small square, in the colours of the seat around it."""
    pitch = 38 / room
    size = round(min(6.6, 0.86 * pitch), 2)
    squares = [rectangle(round(2 + pitch * i, 2), 1, size, 7.5) for i in range(room)]
    return drawn(
        Shape("M1 8q-1 3.6 2 3.6h35q3 0 3 -3.6", "", "plank", 1.8),
        Shape("".join(squares[stones:]), "free", "free-edge", 0.8),
        Shape("".join(squares[:stones]), "front", "line", 0.8),
    )


def outline(wide: float, stones: int, pitch: float = PITCH) -> str:
    """Returns the outline of the sled and of the stones on it."""
    end = 8 + pitch * stones
    load = (
        f"L9 {FOOT - 8}V{FOOT - 23}L14 {FOOT - 27}H{end - 5}L{end} {FOOT - 23}V{FOOT - 7}"
        if stones
        else ""
    )
    return f"M2 {FOOT + 5}L-4 {FOOT - 8}H4{load}H{num(wide + 14)}L{num(wide + 4)} {FOOT + 5}Z"


def runners(wide: float) -> Parts:
    run = f"M2 {FOOT - 9}q-7 6 2 12H{num(wide + 2)}q9 0 11 -9"
    beam = rectangle(8, FOOT - 7, wide - 4, 6, 2)
    return [
        Shape(run, "", "line", 5),
        Shape(run, "", "plank", 3.2),
        Shape(beam, "plank-lit", "line", 0.9),
    ]


def own_card(view: ImhotepView, card: str, count: int, asked: bool) -> dict[str, Any]:
    return {
        "name": card,
        "facts": card_facts(view, card),
        "rule": card_rule(view, card),
        "count": count,
        "colour": view["market"]["colours"][card],
        "drawn": small_card(card, count, asked),
    }


@cache
def small_card(card: str, count: int, asked: bool) -> Drawn:
    """Draws a small card with its emblem: 27 wide and 33 high; several alike lie upon each other."""
    below = [Shape(rectangle(3.5, -2.5, 27, 33, 4), "paper", "card-edge")] if count > 1 else []
    return drawn(
        *([rim(rectangle(1, 1, 27, 33, 4))] if asked else []),
        *below,
        Shape(rectangle(1, 1, 27, 33, 4), "paper", "card-edge"),
        Shape("M1 8V5q0 -4 4 -4H24q4 0 4 4V8Z", "head"),
        Use(f"emblem-{card}", (14.5, 21), 0.52),
    )
