"""The final scoring (R8), at any time as if the game ended now."""

from mypy_extensions import i64

from iteru.games.imhotep.rules.box import DECORATE
from iteru.games.imhotep.rules.moves import (
    BURIAL_CHAMBER,
    CARD_COUNT,
    FIRST_BLUE,
    PYRAMIDS,
    STATUE,
    TEMPLE,
)
from iteru.games.imhotep.rules.position import (
    EARNED_OBELISKS,
    EARNED_PYRAMIDS,
    EARNED_ROWS,
    EARNED_TEMPLE,
    EMPTY,
    Position,
    hold,
)


def breakdown(s: Position) -> dict[str, list[int]]:
    """R8.1: returns the points of each seat by source; R8.4: they may be above 40 or below 0."""
    seats = range(s.seats)
    return {
        "pyramids": [s.earned[EARNED_PYRAMIDS * s.seats + seat] for seat in seats],
        "temple": [s.earned[EARNED_TEMPLE * s.seats + seat] for seat in seats],
        "burial_chamber": burial_chamber_points(s),
        "obelisks": obelisk_points(s),
        "decorations": [decoration_points(s, seat) for seat in seats],
        "statues": [statue_points(s, hold(s, seat, STATUE)) for seat in seats],
        "unused": [unused_points(s, seat) for seat in seats],
        "wrath": [wrath_points(s, seat) for seat in seats],
    }


def scores(s: Position) -> list[int]:
    """R8.1: returns the points of each seat from all sources: the sums of `breakdown`, without its dictionary."""
    totals = burial_chamber_points(s)
    obelisks = obelisk_points(s)
    seat: i64
    for seat in range(s.seats):
        earned = (
            s.earned[EARNED_PYRAMIDS * s.seats + seat] + s.earned[EARNED_TEMPLE * s.seats + seat]
        )
        cards = (
            decoration_points(s, seat)
            + statue_points(s, hold(s, seat, STATUE))
            + unused_points(s, seat)
        )
        totals[seat] += earned + obelisks[seat] + cards + wrath_points(s, seat)
    return totals


def points_so_far(s: Position) -> list[int]:
    """Returns the points scored while the game runs, without those added at its end (R8.1)."""
    if not s.agenda:
        return s.scores()
    return [
        sum([s.earned[row * s.seats + seat] for row in range(EARNED_ROWS)])
        for seat in range(s.seats)
    ]


def tie_breaks(s: Position) -> dict[str, list[int]]:
    """R8.2: more stones on the sled; still tied, the win is shared."""
    return {"sled": s.sled.copy()}


def share_places(stones: list[int], places: list[int]) -> list[int]:
    """R5.12: places go to seats with at least one stone; R5.13: tied seats share their places, rounded down."""
    points = [0] * len(stones)
    for seat in range(len(stones)):
        if stones[seat] > 0:
            above: i64 = 0
            tied: i64 = 0
            for other in stones:
                if other > stones[seat]:
                    above += 1
                elif other == stones[seat]:
                    tied += 1
            shared: i64 = 0
            place: i64
            for place in range(above, min(above + tied, len(places))):
                shared += places[place]
            points[seat] = shared // tied
    return points


def series(points: list[int], further: i64, count: i64) -> i64:
    """Returns the points for `count` of a kind: by the list, and `further` for each beyond its end."""
    if count == 0:
        return 0
    printed: i64 = len(points)
    if count <= printed:
        return points[count - 1]
    return points[-1] + (count - printed) * further


def burial_chamber_points(s: Position) -> list[int]:
    """R5.10 by groups, or R6.8 by rows."""
    points = [0] * s.seats
    if s.layout.burial_by_rows:
        for row in range(s.layout.burial_rows):
            stones = [0] * s.seats
            for owner in s.burial[row :: s.layout.burial_rows]:
                stones[owner] += 1
            for seat, share in enumerate(share_places(stones, s.layout.burial_places[row])):
                points[seat] += share
        return points
    counted = [False] * len(s.burial)
    for place in range(len(s.burial)):
        size = group_size(s, place, counted)
        points[s.burial[place]] += series(s.layout.burial_groups, s.layout.burial_further, size)
    return points


def group_size(s: Position, start: i64, counted: list[bool]) -> i64:
    """Counts the connected stones of one colour around `start`; 0 if they were counted before."""
    if counted[start]:
        return 0
    rows: i64 = s.layout.burial_rows
    counted[start] = True
    todo: list[int] = [start]
    size: i64 = 0
    while todo:
        place: i64 = todo.pop()
        size += 1
        if place % rows > 0:
            go_on(s, place, place - 1, counted, todo)
        if place % rows < rows - 1:
            go_on(s, place, place + 1, counted, todo)
        go_on(s, place, place - rows, counted, todo)
        go_on(s, place, place + rows, counted, todo)
    return size


def go_on(s: Position, place: i64, near: i64, counted: list[bool], todo: list[int]) -> None:
    """Goes on from a stone to one beside it, if it is there, of the same colour, and not counted yet."""
    if 0 <= near < len(s.burial) and s.burial[near] == s.burial[place] and not counted[near]:
        counted[near] = True
        todo.append(near)


def obelisk_points(s: Position) -> list[int]:
    """R5.12 by height; R6.9, R6.10: towers as they were raised, and the stones still waiting."""
    if not s.layout.obelisks_in_towers:
        return share_places(s.obelisk, s.layout.obelisk_places)
    earned = EARNED_OBELISKS * s.seats
    return [
        s.earned[earned + seat] + s.obelisk[seat] * s.layout.single_stone for seat in range(s.seats)
    ]


def stones_on_site(s: Position, site: i64) -> i64:
    """R7.4: counts all stones of all players on a site: covered ones, towers and those beside a full pyramid too."""
    if site == PYRAMIDS:
        return len(s.pyramid) - s.pyramid.count(EMPTY) + len(s.overflow)
    if site == TEMPLE:
        return len(s.temple)
    if site == BURIAL_CHAMBER:
        return len(s.burial)
    return sum(s.obelisk) + len(s.towers) * s.layout.tower_height


def decoration_points(s: Position, seat: i64) -> i64:
    """R7.4: each card for itself, rounded down."""
    points: i64 = 0
    card: i64
    for card in range(CARD_COUNT):
        copies: i64 = hold(s, seat, card)
        if copies and s.layout.card_effect[card] == DECORATE:
            points += copies * (
                stones_on_site(s, s.layout.card_site[card]) // s.layout.card_per[card]
            )
    return points


def statue_points(s: Position, statues: i64) -> i64:
    """R7.5: the points of a seat's statues."""
    return series(s.layout.statue_points, s.layout.statue_further, statues)


def unused_points(s: Position, seat: i64) -> i64:
    """R7.6: blue cards never played."""
    points: i64 = 0
    card: i64
    for card in range(FIRST_BLUE, CARD_COUNT):
        points += hold(s, seat, card) * s.layout.card_unused[card]
    return points


def wrath_points(s: Position, seat: i64) -> i64:
    """R8.3: the Wrath of the Pharaoh, once, for a seat that left out any of the four monuments."""
    if s.layout.wrath == 0:
        return 0
    everywhere = (
        (seat in s.pyramid or seat in s.overflow)
        and seat in s.temple
        and seat in s.burial
        and (s.obelisk[seat] > 0 or seat in s.towers)
    )
    return 0 if everywhere else -s.layout.wrath
