"""The final scoring (R9), readable at any time as if the game ended now; the Traitor's in R10.10."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.bits import bit, places_in
from iteru.games.pharaon.rules.box import COUNTS
from iteru.games.pharaon.rules.figures import MAX_GOD_POINTS
from iteru.games.pharaon.rules.moves import (
    ARTISAN_ZONE,
    COLOUR_COUNT,
    FIRST_OFFERING,
    GIFT_LARGE,
    GIFT_SMALL,
    NILE_ZONE,
    NOBLE_ZONE,
    OFFERING_ZONE,
    SILVER,
    TOKEN_COUNT,
    TOMB_ZONE,
    ZONE_COUNT,
)
from iteru.games.pharaon.rules.position import TRAITOR, Position

POINTS_FOR: Final = ("nobles", "tomb", "artisans", "nile", "goods", "gods", "tokens")
GODS_AT_ZONE: Final = COUNTS.index("gods_at_zone")
TOKENS_HELD: Final = COUNTS.index("tokens")
NOBLES: Final = COUNTS.index("nobles")
ARTISAN_VALUES: Final = COUNTS.index("artisan_values")
TOMB_SPACES: Final = COUNTS.index("tomb_spaces")
OFFERINGS: Final = COUNTS.index("offerings")
TOP_TRACKS: Final = COUNTS.index("top_tracks")
GODS: Final = COUNTS.index("gods")
SILVER_LEFT: Final = COUNTS.index("silver")
BASIC_LEFT: Final = COUNTS.index("basic")
OTHER_NOBLE: Final = COUNTS.index("other_noble")

GOD_SETS: Final = 1 << ZONE_COUNT
BEYOND_GODS: Final = 2 * MAX_GOD_POINTS * ZONE_COUNT + 1
"""More than all gods together can bring."""


def sum_of_goods(s: Position, player: i64, first: i64, after: i64) -> i64:
    total: i64 = 0
    kind: i64
    for kind in range(player * TOKEN_COUNT + first, player * TOKEN_COUNT + after):
        total += s.goods[kind]
    return total


def tracks_at(s: Position, player: i64, level: i64) -> i64:
    """On how many tracks of the Nile a player has reached a level."""
    found: i64 = 0
    track: i64
    for track in range(player * COLOUR_COUNT, (player + 1) * COLOUR_COUNT):
        if s.level[track] >= level:
            found += 1
    return found


# Gods


def elements(s: Position, player: i64) -> list[int]:
    """R9.5: what a player has for the conditions of each zone."""
    has = [0] * ZONE_COUNT
    has[OFFERING_ZONE] = sum_of_goods(s, player, FIRST_OFFERING, TOKEN_COUNT)
    has[NOBLE_ZONE] = s.nobles[player].bit_count()
    has[ARTISAN_ZONE] = s.artisans[player].bit_count()
    has[NILE_ZONE] = tracks_at(s, player, 1)
    has[TOMB_ZONE] = s.tomb[player]
    return has


def god_points(s: Position, border: i64) -> i64:
    """R9.5: both halves; border i is the left one of the segment at place i."""
    left: i64 = s.ring[border - 1]
    right: i64 = s.ring[border]
    return s.layout.right_points[left] + s.layout.left_points[right]


def possible_gods(s: Position, player: i64) -> list[int]:
    """R9.6: every set of gods, as a mask of borders, that one can satisfy without using an element twice."""
    has = elements(s, player)
    alone = gods_alone(s, has)
    found: list[int] = []
    gods: i64
    for gods in range(GOD_SETS):
        if gods & ~alone == 0 and enough_for(s, has, gods):
            found.append(gods)
    return found


def gods_alone(s: Position, has: list[int]) -> i64:
    """The gods that one can satisfy if there are no others: only they can be in a set."""
    found: i64 = 0
    border: i64
    for border in range(ZONE_COUNT):
        left: i64 = s.ring[border - 1]
        right: i64 = s.ring[border]
        if has[left] >= s.layout.right_need[left] and has[right] >= s.layout.left_need[right]:
            found |= bit(border)
    return found


def enough_for(s: Position, has: list[int], gods: i64) -> bool:
    place: i64
    for place in range(ZONE_COUNT):
        zone: i64 = s.ring[place]
        need: i64 = 0
        if gods >> place & 1:
            need += s.layout.left_need[zone]
        if gods >> (place + 1) % ZONE_COUNT & 1:
            need += s.layout.right_need[zone]
        if need > has[zone]:
            return False
    return True


def points_of_gods(s: Position, gods: i64) -> i64:
    points: i64 = 0
    border: i64
    for border in range(ZONE_COUNT):
        if gods >> border & 1:
            points += god_points(s, border)
    return points


def best_gods(s: Position, player: i64) -> i64:
    """R9.6: the set that brings most with the nobles who count gods; then most for the gods; then the first borders."""
    best: i64 = 0
    most: i64 = -1
    possible = possible_gods(s, player)
    if len(possible) == 1:  # none at all: nothing to weigh
        return best
    for gods in possible:
        points: i64 = points_of_gods(s, gods)
        total: i64 = points + noble_points(s, player, gods)
        rank: i64 = (total * BEYOND_GODS + points) * GOD_SETS + first_borders(gods)
        if rank > most:
            most = rank
            best = gods
    return best


def first_borders(gods: i64) -> i64:
    """A number that is the greater the earlier the borders are."""
    rank: i64 = 0
    border: i64
    for border in range(ZONE_COUNT):
        rank = rank << 1 | (gods >> border & 1)
    return rank


# Nobles


def noble_values(s: Position, player: i64, gods: i64) -> list[int]:
    """R9.2: the points of each noble of a player, in the order of their numbers."""
    cards = places_in(s.nobles[player])
    values: list[int] = []
    best: i64 = 0
    for card in cards:
        value: i64 = s.layout.noble_points[card] + counted(s, player, card, gods)
        values.append(value)
        if value > best and s.layout.noble_counts[card] != OTHER_NOBLE:
            best = value
    for place, card in enumerate(cards):
        if s.layout.noble_counts[card] == OTHER_NOBLE:
            values[place] += best
    return values


def noble_points(s: Position, player: i64, gods: i64) -> i64:
    """R9.2: the points of all nobles of a player."""
    points: i64 = 0
    if s.nobles[player]:
        for value in noble_values(s, player, gods):
            points += value
    return points


def counted(s: Position, player: i64, card: i64, gods: i64) -> i64:
    """R9.2: what a noble adds for each thing that it counts."""
    each: i64 = s.layout.noble_each[card]
    if each == 0:
        return 0
    what: i64 = s.layout.noble_counts[card]
    if what == GODS_AT_ZONE:
        return each * gods_beside(s, s.layout.noble_zone[card], gods)
    if what == GODS:
        chosen: int = gods
        return each * chosen.bit_count()
    if what in (OFFERINGS, SILVER_LEFT, BASIC_LEFT):
        return each * goods_counted(s, player, what)
    return each * things_counted(s, player, what)


def things_counted(s: Position, player: i64, what: i64) -> i64:
    """R9.2: tokens, cards, spaces and tracks that nobles count."""
    if what == TOKENS_HELD:
        return (1 if s.pharaoh == player else 0) + (1 if s.start == player else 0)
    if what == NOBLES:
        return s.nobles[player].bit_count()
    if what == ARTISAN_VALUES:
        points = s.layout.artisan_points
        return len({points[artisan] for artisan in places_in(s.artisans[player])})
    if what == TOMB_SPACES:
        return s.tomb[player]
    return tracks_at(s, player, s.layout.top_level) if what == TOP_TRACKS else 0


def goods_counted(s: Position, player: i64, what: i64) -> i64:
    """R9.2: what is left of the goods that nobles count."""
    if what == OFFERINGS:
        return sum_of_goods(s, player, FIRST_OFFERING, TOKEN_COUNT)
    return s.goods[player * TOKEN_COUNT + SILVER] if what == SILVER_LEFT else basic_left(s, player)


def basic_left(s: Position, player: i64) -> i64:
    """R9.2: basic tokens and resource offerings, without silver."""
    basic = sum_of_goods(s, player, 0, COLOUR_COUNT)
    return basic + sum_of_goods(s, player, FIRST_OFFERING, FIRST_OFFERING + COLOUR_COUNT)


def gods_beside(s: Position, zone: i64, gods: i64) -> i64:
    """Returns how many of some gods stand at the borders of a zone."""
    place: i64 = s.ring.index(zone)
    return (gods >> place & 1) + (gods >> (place + 1) % ZONE_COUNT & 1)


# All sources


def points_of(s: Position, player: i64) -> list[int]:
    """R9.1: the points of a player, a number for each of POINTS_FOR."""
    if s.layout.solo and player == TRAITOR:
        gods: i64 = 0
        nobles = traitor_nobles(s)
        for_gods = traitor_gods(s)
    else:
        gods = best_gods(s, player)
        nobles = noble_points(s, player, gods)
        for_gods = points_of_gods(s, gods)
    return [
        nobles,
        tomb_points(s, player),
        artisan_points(s, player),
        nile_points(s, player),
        goods_points(s, player),
        for_gods,
        token_points(s, player),
    ]


def total_points(s: Position, player: i64) -> i64:
    """R9.1: the points of a player from all sources."""
    total: i64 = 0
    for points in points_of(s, player):
        total += points
    return total


def scores(s: Position) -> list[int]:
    return [total_points(s, seat) for seat in range(s.seats)]


def tomb_points(s: Position, player: i64) -> i64:
    """R9.3: of the last space reached."""
    return s.layout.tomb_points[s.tomb[player] - 1] if s.tomb[player] else 0


def artisan_points(s: Position, player: i64) -> i64:
    """R9.3"""
    points: i64 = 0
    for card in places_in(s.artisans[player]):
        points += s.layout.artisan_points[card]
    return points


def nile_points(s: Position, player: i64) -> i64:
    """R9.3: for the level reached on each track."""
    points: i64 = 0
    track: i64
    for track in range(player * COLOUR_COUNT, (player + 1) * COLOUR_COUNT):
        points += s.layout.track_points[s.level[track]]
    return points


def goods_points(s: Position, player: i64) -> i64:
    """R9.4: every resource and offering that is left, and the gifts."""
    first = player * TOKEN_COUNT
    left = sum_of_goods(s, player, 0, TOKEN_COUNT) * s.layout.leftover_points
    small = s.goods[first + GIFT_SMALL] * s.layout.gift_small
    return left + small + s.goods[first + GIFT_LARGE] * s.layout.gift_large


def token_points(s: Position, player: i64) -> i64:
    """R9.7: the pharaoh token and the start player token."""
    points = s.layout.succession_points if s.pharaoh == player else 0
    return points + (s.layout.start_points if s.start == player else 0)


def traitor_nobles(s: Position) -> i64:
    """R10.10: each of his nobles for the highest value that he has reached."""
    value: i64 = s.traitor_value if s.traitor_value else s.layout.traitor_noble
    return value * s.nobles[TRAITOR].bit_count()


def traitor_gods(s: Position) -> i64:
    """R10.10: the gods of the fields that he has reached."""
    points: i64 = 0
    border: i64
    for border in range(ZONE_COUNT):
        if s.traitor_gods >> s.ring[border] & 1:
            points += god_points(s, border)
    return points


def breakdown(s: Position) -> dict[str, list[int]]:
    """R9.1: the points of each seat by where they come from."""
    columns = [points_of(s, seat) for seat in range(s.seats)]
    return {name: [column[row] for column in columns] for row, name in enumerate(POINTS_FOR)}


def traitor_points(s: Position) -> dict[str, int]:
    """R10.10: the Traitor's points by where they come from; {} in a game of several."""
    if not s.layout.solo:
        return {}
    return dict(zip(POINTS_FOR, points_of(s, TRAITOR), strict=True))


def points_so_far(s: Position) -> list[int]:
    """Returns the points that each seat cannot lose any more."""
    return [int(lasting_points(s, seat)) for seat in range(s.seats)]


def lasting_points(s: Position, player: i64) -> i64:
    """Returns what a player cannot lose any more: spaces, cards, tracks, the pharaoh token, and what is printed on nobles.

    At the end that is everything.
    """
    if not s.agenda:
        return total_points(s, player)
    if s.layout.solo and player == TRAITOR:
        nobles: i64 = traitor_nobles(s)
    else:
        nobles = sum([s.layout.noble_points[card] for card in places_in(s.nobles[player])])
    pharaoh: i64 = s.layout.succession_points if s.pharaoh == player else 0
    lasting = tomb_points(s, player) + artisan_points(s, player) + nile_points(s, player)
    return lasting + nobles + pharaoh


# Who is ahead


def tie_breaks(s: Position) -> dict[str, list[int]]:
    """R9.8: the pharaoh token, then all that is left; still tied, the win is shared. R10.11: the Traitor wins ties."""
    if s.layout.solo:
        return {"traitor": [0, 1]}
    return {
        "pharaoh": [int(s.pharaoh == seat) for seat in range(s.seats)],
        "left": [sum_of_goods(s, seat, 0, TOKEN_COUNT) for seat in range(s.seats)],
    }


def is_traitor_ahead(s: Position) -> bool:
    """R10.11."""
    return s.layout.solo and total_points(s, TRAITOR) >= total_points(s, 0)
