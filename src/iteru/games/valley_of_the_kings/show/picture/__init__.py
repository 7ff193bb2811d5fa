"""The picture of the table, from a view: a scene of the board, and what a seat's panel shows.

The pyramid with stock and boneyard lies on the left; the turn, the places for cards and the viewer's own hand on the right.
On small screens they are blocks below each other, their cards with less on them. What never changes is drawn once
(`kit.kept`). Classes are those of the house's `palette.css` and of the game's own `style.css`.
"""

from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.show.picture import pyramid
from iteru.games.valley_of_the_kings.show.picture.hand import (
    Grid,
    kinds_in_hand,
    other_hands,
    own_hand,
    own_words,
)
from iteru.games.valley_of_the_kings.show.picture.panel import seat
from iteru.games.valley_of_the_kings.show.picture.tray import (
    covers_zones,
    narrow_grid,
    tray,
    tray_height,
    wide_grid,
)
from iteru.games.valley_of_the_kings.show.picture.turn import Area, play_area
from iteru.games.valley_of_the_kings.show.picture.zones import Row, zones
from iteru.games.valley_of_the_kings.view_types import ValleyView
from iteru.kit.scene import SERIF_BOLD, Block, Blocks, Font, Group, Parts, Scene, Text, Wrapped
from iteru.kit.shown import Keep, Screen

__all__ = ["blocks", "board", "seat"]

WIDTH, HEIGHT = 942, 510
RIGHT_HALF, MARGIN = (WIDTH / 2 + 5, 1.0), (5.0, 1.0)
HALF, GAP = 460.0, 6.0
TURN = Area(HALF, 126, 30, 62)
ZONES = Row(132, 110.5, 58, GAP)
TRAY_HEIGHT = 216.0
HAND_TOP, HAND_HEIGHT, ROWS_TOP = 222.0, 286.0, 134.0

NARROW, NARROW_GAP = 360, 5.0
CARD_HEIGHTS: dict[Screen, float] = {"small": 82.0, "tall": 142.0}
"""On a phone a card shows its name and figures; on a tablet there is room for what it does."""
NARROW_TURN = Area(NARROW, 138, 34, 60)
NARROW_ZONES = Row(0, 86.25, 48, NARROW_GAP)
HAND_NAMES = (Font("name less", 13, 14, SERIF_BOLD),)


def board(view: ValleyView, keep: Keep) -> Scene:
    """The whole board."""
    left = [*pyramid.pyramid(view, pyramid.WIDE), pyramid.legend()]
    return Scene(WIDTH, HEIGHT, title(view), [Group(left, MARGIN), Group(right(view), RIGHT_HALF)])


def title(view: ValleyView) -> Phrase:
    return Phrase("picture-board", {"turn": view["turn"]})


def right(view: ValleyView) -> Parts:
    """The turn and the viewer's own things; a tray instead of both while cards are to be chosen from it."""
    if view["seat"] is None:
        height = HAND_TOP + HAND_HEIGHT - ROWS_TOP
        return [play_area(view, TURN), *other_hands(view, HALF, ROWS_TOP, height)]
    hand = own_hand(view, hand_grid(kinds_in_hand(view)), HAND_TOP)
    if covers_zones(view):
        return [tray(view, wide_grid(view, HALF, TRAY_HEIGHT)), *hand]
    words = Text("name", 0, 213, own_words(view))
    return [play_area(view, TURN), *zones(view, ZONES), words, *hand]


def hand_grid(kinds: int) -> Grid:
    """Two rows, as long as that is enough for cards with all they say; then more and lower ones."""
    columns = 3 if kinds <= 9 else 4
    rows = max(2, -(-kinds // columns))
    width = (HALF + GAP) / columns - GAP
    return Grid(columns, width, (HAND_HEIGHT + GAP) / rows - GAP, GAP)


def blocks(view: ValleyView, keep: Keep, screen: Screen) -> Blocks:
    """The pyramid; the places for cards, or a tray; the own hand; the turn."""
    plan = pyramid.narrow(CARD_HEIGHTS[screen])
    top = Block(plan.whole_height, pyramid.pyramid(view, plan))
    turn = Block(NARROW_TURN.height, [play_area(view, NARROW_TURN)])
    if view["seat"] is None:
        height = 104.0 * view["seats"]
        others = Block(height, other_hands(view, NARROW, 0, height))
        return Blocks(NARROW, title(view), [top, turn, others])
    return Blocks(NARROW, title(view), [top, places(view), own_block(view, screen), turn])


def places(view: ValleyView) -> Block:
    if covers_zones(view):
        grid = narrow_grid(NARROW)
        return Block(tray_height(view, grid), [tray(view, grid)])
    return Block(NARROW_ZONES.height, zones(view, NARROW_ZONES))


def own_block(view: ValleyView, screen: Screen) -> Block:
    """As many rows as the hand needs, but room for two, so that nothing jumps while cards are played."""
    width = (NARROW + NARROW_GAP) / 3 - NARROW_GAP
    grid = Grid(3, width, CARD_HEIGHTS[screen], NARROW_GAP)
    rows = max(2, grid.rows(kinds_in_hand(view)))
    words = Wrapped(HAND_NAMES, (0, 13), own_words(view), NARROW, 14)
    return Block(18 + rows * (grid.height + grid.gap), [words, *own_hand(view, grid, 18)])
