"""The four structures: which spaces are open, what they are worth, and putting bricks on them (R7.13 to R7.18)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.bits import bit
from iteru.engine.errors import IllegalMove
from iteru.games.egizia.rules import moves
from iteru.games.egizia.rules.codes import count_of_seat, of_seat
from iteru.games.egizia.rules.moves import (
    GRAVES,
    MIDDLE,
    OBELISK,
    OBELISK_SITE,
    PYRAMID,
    SECTIONS,
    SITES,
    SPHINX_SITE,
    STRUCTURES,
    TEMPLE,
    TOP,
)
from iteru.games.egizia.rules.position import EMPTY, FOR_ROWS, Position, replaced, score

NOTHING: Final = 10_000
"""Stands for a price where no space is open."""


def bricks_of(s: Position, seat: i64, structure: i64) -> i64:
    """Counts the bricks of a seat on a structure; markers on tracks do not count."""
    if structure == OBELISK:
        return s.obelisk.count(seat)
    if structure == GRAVES:
        return s.graves.count(seat)
    if structure == PYRAMID:
        return s.pyramid.count(seat)
    return count_of_seat(s.temple, seat)


def bricks_on(s: Position, structure: i64, part: i64) -> i64:
    """Counts the bricks on a structure; on the pyramid those in a row, on the temple those in a section."""
    if structure == OBELISK:
        return len(s.obelisk)
    if structure == GRAVES:
        return len(s.graves)
    if structure == PYRAMID:
        return s.filled[part] if part < s.layout.rows else 0
    return s.sections[part]


# Open spaces


def is_row_open(s: Position, row: i64) -> bool:
    """R7.16: whether a row's next space is open: from the left without gaps; above the lowest row a brick needs two below."""
    if is_row_full(s, row):
        return False
    return row == 0 or s.filled[row - 1] >= s.filled[row] + 2


def is_row_full(s: Position, row: i64) -> bool:
    return s.filled[row] == s.layout.row_spaces[row]


def is_section_open(s: Position, section: i64) -> bool:
    """R7.18: whether a section is open: the pillars first, each on its own; then the middle, then what lies above it."""
    if is_section_full(s, section):
        return False
    if section < MIDDLE:
        return True
    below: i64
    for below in range(section):
        if not is_section_full(s, below):
            return False
    return True


def is_section_full(s: Position, section: i64) -> bool:
    return s.sections[section] == len(s.layout.temple[section])


def next_grave(s: Position) -> i64:
    """R7.14: returns the value of the first tile from the Nile that is still there."""
    taken: i64 = len(s.graves)
    return s.grave_tiles[taken] if taken < s.layout.graves else NOTHING


def next_obelisk(s: Position) -> i64:
    """R7.13: returns the value of the lowest free row."""
    built: i64 = len(s.obelisk)
    return s.layout.obelisk[built] if built < len(s.layout.obelisk) else NOTHING


def offer_bricks(s: Position, site: i64, most: i64, actions: list[int]) -> None:
    """R7.8: offers every open space at a site whose value is at most `most`."""
    if site == OBELISK_SITE:
        if next_obelisk(s) <= most:
            actions.append(moves.BUILD_OBELISK.first)
        if next_grave(s) <= most:
            actions.append(moves.BUILD_GRAVE.first)
        return
    row: i64
    for row in range(s.layout.rows):
        if s.layout.row_values[row] <= most and is_row_open(s, row):
            actions.append(moves.BUILD_ROW.first + row)
    section: i64
    for section in range(TOP + 1):
        if is_section_open(s, section) and section_value(s, section) <= most:
            actions.append(moves.BUILD_SECTION.first + section)


def why_not_brick(
    s: Position, seat: i64, site: i64, strength: i64, action: i64
) -> IllegalMove | None:
    """Says why a team with this strength left cannot put a brick somewhere."""
    refusal = why_not_open(s, site, action)
    if refusal is not None:
        return refusal
    value = value_at(s, action)
    if value > strength:
        return IllegalMove("R7.8", "refused-weak", value=value, strength=strength)
    if value > s.stones[seat]:
        return IllegalMove("R7.8", "refused-few-stones", count=value)
    return None


def why_not_open(s: Position, site: i64, action: i64) -> IllegalMove | None:
    """R7.1: says why a space is not open: another site, already built, or others must be built before."""
    at_obelisk = moves.BUILD_OBELISK.has(action) or moves.BUILD_GRAVE.has(action)
    if site == SPHINX_SITE or at_obelisk != (site == OBELISK_SITE):
        return IllegalMove("R7.1", "refused-other-site", site=SITES[site])
    if moves.BUILD_ROW.has(action):
        return why_not_row(s, moves.BUILD_ROW.place(action))
    if moves.BUILD_SECTION.has(action):
        section = moves.BUILD_SECTION.place(action)
        not_yet = None if is_section_open(s, section) else IllegalMove("R7.18", "refused-not-yet")
        return why_not_left(is_section_full(s, section)) or not_yet
    return why_not_left(value_at(s, action) == NOTHING)


def why_not_row(s: Position, row: i64) -> IllegalMove | None:
    if row >= s.layout.rows:
        return IllegalMove("R7.16", "refused-no-such-row", row=row + 1)
    not_yet = None if is_row_open(s, row) else IllegalMove("R7.16", "refused-not-yet")
    return why_not_left(is_row_full(s, row)) or not_yet


def why_not_space(s: Position, structure: i64, part: i64, space: i64) -> IllegalMove | None:
    """R7.8: says why no brick can go to a space, which is counted from 1: it has one."""
    is_built = space <= bricks_on(s, structure, part)
    return IllegalMove("R7.8", "refused-built") if is_built else None


def why_not_left(is_full: bool) -> IllegalMove | None:
    return IllegalMove("R7.8", "refused-all-built") if is_full else None


def value_at(s: Position, action: i64) -> i64:
    """Returns the value of the space that an action builds on; NOTHING where the obelisk or the graves are full."""
    if moves.BUILD_OBELISK.has(action):
        return next_obelisk(s)
    if moves.BUILD_GRAVE.has(action):
        return next_grave(s)
    if moves.BUILD_ROW.has(action):
        return s.layout.row_values[moves.BUILD_ROW.place(action)]
    return section_value(s, moves.BUILD_SECTION.place(action))


def section_value(s: Position, section: i64) -> i64:
    return s.layout.temple[section][s.sections[section]]


def cheapest(s: Position, site: i64) -> i64:
    """R7.19: returns the smallest value of an open space; a card of the Sphinx costs one stone."""
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
    """R7.8: puts a brick on the space for its value in stones; the points come at the end of the step (R7.9)."""
    if moves.BUILD_OBELISK.has(action):
        brick_placed(s, seat, OBELISK, 0, len(s.obelisk) + 1, next_obelisk(s))
        s.obelisk = [*s.obelisk, seat]
    elif moves.BUILD_GRAVE.has(action):
        brick_placed(s, seat, GRAVES, 0, len(s.graves) + 1, next_grave(s))
        s.graves = [*s.graves, seat]
        uncover_grave(s)
    elif moves.BUILD_ROW.has(action):
        put_on_pyramid(s, seat, moves.BUILD_ROW.place(action))
    else:
        put_on_temple(s, seat, moves.BUILD_SECTION.place(action))


def brick_placed(s: Position, seat: i64, structure: i64, part: i64, space: i64, value: i64) -> None:
    """Adds the event; `part` is a row of the pyramid or a section of the temple, `space` its number there from 1."""
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
    if is_row_full(s, row):
        s.full_rows |= bit(row)
    brick_placed(s, seat, PYRAMID, row, s.filled[row], s.layout.row_values[row])


def put_on_temple(s: Position, seat: i64, section: i64) -> None:
    value = section_value(s, section)
    s.sections = replaced(s.sections, section, s.sections[section] + 1)
    s.temple = [*s.temple, of_seat(seat, section)]
    brick_placed(s, seat, TEMPLE, section, s.sections[section], value)


# Full rows


def pay_full_rows(s: Position) -> None:
    """R7.17: pays for the rows completed in this step, the lower one first."""
    row: i64
    for row in range(s.layout.rows):
        if s.full_rows >> row & 1:
            pay_row(s, row)
    s.full_rows = 0


def pay_row(s: Position, row: i64) -> None:
    """R7.17: the seat with most bricks in the row gets points for each of them; tied, the one further left."""
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
