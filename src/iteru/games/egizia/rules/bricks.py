"""The four structures: which spaces are open, what they are worth, and putting bricks on them (R7.13 to R7.18)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.bits import bit
from iteru.games.egizia.rules import moves
from iteru.games.egizia.rules.moves import (
    GRAVES,
    MIDDLE,
    OBELISK,
    OBELISK_SITE,
    PYRAMID,
    SECTIONS,
    SPHINX_SITE,
    STRUCTURES,
    TEMPLE,
    TOP,
)
from iteru.games.egizia.rules.position import EMPTY, FOR_ROWS, Position, replaced, score

NOTHING: Final = 10_000
"""The price of the cheapest space where none is open."""


def bricks_of(s: Position, seat: i64, structure: i64) -> i64:
    """How many bricks of a seat a structure has; markers on tracks are none."""
    if structure == OBELISK:
        return s.obelisk.count(seat)
    if structure == GRAVES:
        return s.graves.count(seat)
    if structure == PYRAMID:
        return s.pyramid.count(seat)
    return len([1 for brick in s.temple if brick & 3 == seat])


# Open spaces


def is_row_open(s: Position, row: i64) -> bool:
    """R7.16: from the left without gaps; above the lowest row a brick stands on two others."""
    filled: i64 = s.filled[row]
    if filled == s.layout.row_spaces[row]:
        return False
    return row == 0 or s.filled[row - 1] >= filled + 2


def is_section_open(s: Position, section: i64) -> bool:
    """R7.18: pillars first, each for itself; then the middle, then what lies above it."""
    if s.sections[section] == len(s.layout.temple[section]):
        return False
    if section < MIDDLE:
        return True
    below: i64
    for below in range(section):
        if s.sections[below] < len(s.layout.temple[below]):
            return False
    return True


def next_grave(s: Position) -> i64:
    """R7.14: the value of the first tile from the Nile that is still there."""
    taken: i64 = len(s.graves)
    return s.grave_tiles[taken] if taken < s.layout.graves else NOTHING


def next_obelisk(s: Position) -> i64:
    """R7.13: the value of the lowest free row."""
    built: i64 = len(s.obelisk)
    return s.layout.obelisk[built] if built < len(s.layout.obelisk) else NOTHING


def offer_bricks(s: Position, site: i64, most: i64, actions: list[int]) -> None:
    """R7.8: every open space at a site whose value is not above `most`."""
    if site == OBELISK_SITE:
        if next_obelisk(s) <= most:
            actions.append(moves.BRICK_OBELISK)
        if next_grave(s) <= most:
            actions.append(moves.BRICK_GRAVE)
        return
    row: i64
    for row in range(s.layout.rows):
        if s.layout.row_values[row] <= most and is_row_open(s, row):
            actions.append(moves.BRICK_ROW + row)
    section: i64
    for section in range(TOP + 1):
        if is_section_open(s, section) and section_value(s, section) <= most:
            actions.append(moves.BRICK_TEMPLE + section)


def section_value(s: Position, section: i64) -> i64:
    return s.layout.temple[section][s.sections[section]]


def cheapest(s: Position, site: i64) -> i64:
    """R7.19: the smallest value of an open space; a card of the Sphinx costs one stone."""
    if site == SPHINX_SITE:
        return 1 if s.deck else NOTHING
    if site == OBELISK_SITE:
        return min(next_obelisk(s), next_grave(s))
    least: i64 = NOTHING
    row: i64
    for row in range(s.layout.rows):
        if s.layout.row_values[row] < least and is_row_open(s, row):
            least = s.layout.row_values[row]
    section: i64
    for section in range(TOP + 1):
        if is_section_open(s, section) and section_value(s, section) < least:
            least = section_value(s, section)
    return least


# Putting bricks


def put_brick(s: Position, seat: i64, action: i64) -> None:
    """R7.8: a brick on the space, and its value in stones; the points wait for the end of the step (R7.9)."""
    if action == moves.BRICK_OBELISK:
        brick_placed(s, seat, OBELISK, 0, len(s.obelisk) + 1, next_obelisk(s))
        s.obelisk = [*s.obelisk, seat]
    elif action == moves.BRICK_GRAVE:
        brick_placed(s, seat, GRAVES, 0, len(s.graves) + 1, next_grave(s))
        s.graves = [*s.graves, seat]
        uncover_grave(s)
    elif action < moves.BRICK_TEMPLE:
        put_on_pyramid(s, seat, action - moves.BRICK_ROW)
    else:
        put_on_temple(s, seat, action - moves.BRICK_TEMPLE)


def brick_placed(s: Position, seat: i64, structure: i64, part: i64, space: i64, value: i64) -> None:
    """`part` is a row of the pyramid or a section of the temple, `space` the number there from 1."""
    s.stones[seat] -= value
    s.paid += value
    s.step_points = replaced(s.step_points, structure, s.step_points[structure] + value)
    if s.journal is not None:
        facts: dict[str, int | str] = {"seat": seat, "structure": STRUCTURES[structure]}
        facts["part"] = "none"
        if structure == PYRAMID:
            facts |= {"part": "row", "row": part + 1}
        elif structure == TEMPLE:
            facts |= {"part": "section", "section": SECTIONS[part]}
        s.journal.tell("built", {**facts, "space": space, "value": value})


def uncover_grave(s: Position) -> None:
    """R7.14: the next tile is turned up at once."""
    uncovered = len(s.graves) + s.layout.face_up
    if uncovered <= s.layout.graves and s.journal is not None:
        s.journal.reveal("grave-uncovered", {"value": s.grave_tiles[uncovered - 1]})


def put_on_pyramid(s: Position, seat: i64, row: i64) -> None:
    place: i64 = s.layout.row_start[row] + s.filled[row]
    s.pyramid = replaced(s.pyramid, place, seat)
    s.filled = replaced(s.filled, row, s.filled[row] + 1)
    if s.filled[row] == s.layout.row_spaces[row]:
        s.full_rows |= bit(row)
    brick_placed(s, seat, PYRAMID, row, s.filled[row], s.layout.row_values[row])


def put_on_temple(s: Position, seat: i64, section: i64) -> None:
    value = section_value(s, section)
    s.sections = replaced(s.sections, section, s.sections[section] + 1)
    s.temple = [*s.temple, seat | section << 2]
    brick_placed(s, seat, TEMPLE, section, s.sections[section], value)


# Full rows


def pay_full_rows(s: Position) -> None:
    """R7.17: rows that were completed in this step, the lower one first."""
    row: i64
    for row in range(s.layout.rows):
        if s.full_rows >> row & 1:
            pay_row(s, row)
    s.full_rows = 0


def pay_row(s: Position, row: i64) -> None:
    """R7.17: whoever has most bricks in it has points for each of them; tied, whoever stands further left."""
    owners = s.pyramid[s.layout.row_start[row] : s.layout.row_start[row + 1]]
    best: i64 = EMPTY
    most: i64 = 0
    for owner in owners:
        count: i64 = owners.count(owner)
        if count > most:
            most = count
            best = owner
    points: i64 = most * s.layout.brick_bonus
    if s.journal is not None and points:
        s.journal.tell("row-bonus", {"seat": best, "row": row + 1, "points": points})
    score(s, FOR_ROWS, best, points)
