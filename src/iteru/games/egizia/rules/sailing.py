"""Phase 2: ships down the Nile (R4), and the card that takes what is left (R10.15)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.bits import bit
from iteru.engine.errors import IllegalMove
from iteru.games.egizia.rules import anytime, feeding, gains, moves
from iteru.games.egizia.rules.box import CARD_SPACE, SITE_SPACE
from iteru.games.egizia.rules.codes import count_of_seat, of_seat, what_of
from iteru.games.egizia.rules.moves import CARDS, DOUBLE_SHIP, LEFTOVER, REUSE, SITES, UPSTREAM
from iteru.games.egizia.rules.position import (
    EMPTY,
    SAILING,
    Position,
    holds,
    use_card,
    why_not_working,
    works,
)

CHUNK: Final = 10
CHUNK_MASK: Final = (1 << CHUNK) - 1
# The actions for each mask of ten spaces, so that offering them is a look-up.
CHUNKS: Final = [
    [
        [moves.SAIL.at(first + place) for place in range(CHUNK) if mask >> place & 1]
        for mask in range(1 << CHUNK)
    ]
    for first in (0, CHUNK, 2 * CHUNK)
]
MUST: Final = 1
"""The detail of the question for a second ship, which cannot be passed."""


def spaces_for(s: Position, seat: i64) -> i64:
    """Returns a bit for each space where a seat may place a ship.

    R4.2: below its lowest ship; R4.3: where no ship is; R10.12 and R10.10: more with these cards.
    """
    if s.ships[seat] == 0:
        return 0
    open_spaces: i64 = s.free & ~s.own_sites[seat]
    above: i64 = bit(s.lowest[seat] + 1) - 1
    found: i64 = open_spaces & ~above
    reuses = works(s, seat, REUSE)
    sails_up = works(s, seat, UPSTREAM)
    if reuses:
        found |= occupied_towns(s) & ~above
    if sails_up:
        found |= open_spaces & above
        if reuses:
            found |= occupied_towns(s) & above
    return found


def occupied_towns(s: Position) -> i64:
    """R10.10: returns the round spaces with a ship that a second one may join."""
    return s.layout.reusable & ~s.free


def offer_spaces(mask: i64) -> list[int]:
    return (
        CHUNKS[0][mask & CHUNK_MASK]
        + CHUNKS[1][mask >> CHUNK & CHUNK_MASK]
        + CHUNKS[2][mask >> 2 * CHUNK & CHUNK_MASK]
    )


def why_not_space(s: Position, seat: i64, place: i64) -> IllegalMove | None:
    """Says why a ship cannot go to a space: what lies there, or the way to it."""
    if place >= s.layout.river:
        return IllegalMove("R4.1", "refused-no-such-space", space=place + 1)
    if spaces_for(s, seat) >> place & 1:
        return None
    return why_not_room(s, seat, place) or why_not_way(s, seat)


def why_not_room(s: Position, seat: i64, place: i64) -> IllegalMove | None:
    """R4.3: a card is gone, a ship is there; R4.6: the seat's own ship is at the site; R10.10: the town cannot be shared."""
    if s.own_sites[seat] >> place & 1:
        return IllegalMove("R4.6", "refused-one-ship-per-site", site=s.layout.space_name[place])
    if s.free >> place & 1:
        return None
    if s.layout.space_type[place] == CARD_SPACE:
        return IllegalMove("R4.3", "refused-card-gone", space=place + 1)
    if not holds(s, seat, REUSE):
        return IllegalMove("R4.3", "refused-space-taken", space=place + 1)
    if not s.layout.reusable >> place & 1:
        town = s.layout.space_name[place]
        return IllegalMove("R10.10", "refused-not-shared", card=CARDS[REUSE], town=town)
    return why_not_working(s, seat, REUSE, "R10.10")


def why_not_way(s: Position, seat: i64) -> IllegalMove:
    """R4.2: only downstream; R10.12: unless the seat has that card."""
    if holds(s, seat, UPSTREAM):
        return IllegalMove("R10.12", "refused-used-this-round", card=CARDS[UPSTREAM])
    return IllegalMove("R4.2", "refused-upstream", space=s.lowest[seat] + 1)


class Sail(Question[Position]):
    """R4.1: places a ship on a space, or passes; after a double ship a ship must be placed."""

    name = "sail"
    rule = "R4.1"
    answers = (
        moves.SAIL,
        moves.PASS,
        moves.USE_STONES,
        moves.USE_CREW_EACH_ROUND,
        moves.IMPROVE,
    )

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions = offer_spaces(spaces_for(s, seat))
        if detail != MUST:
            actions.append(moves.PASS.first)
        if s.layout.every_moment:
            anytime.offer_while_sailing(s, seat, actions)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if moves.SAIL.has(action):
            return why_not_space(s, seat, moves.SAIL.place(action))
        if moves.PASS.has(action):
            return IllegalMove("R10.18", "refused-must-sail") if detail == MUST else None
        return anytime.why_not_while_sailing(s, seat, action)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if moves.SAIL.has(action):
            s.push(AFTER_SHIP, seat, 0)
            place_ship(s, seat, moves.SAIL.place(action))
        elif moves.PASS.has(action):
            pass_round(s, seat, "passed")
            s.push(NEXT_SHIP, seat, 0)
        else:
            s.push(SAIL, seat, detail)
            anytime.use(s, seat, action)


SAIL: Final[Sail] = Sail()


def pass_round(s: Position, seat: i64, event: str) -> None:
    """R4.8: a seat that passes places no more ships this round."""
    s.passed |= bit(seat)
    if s.journal is not None:
        if event == "passed":
            s.journal.tell("passed", {"seat": seat})
        else:
            s.journal.tell("cannot-sail", {"seat": seat})


def place_ship(s: Position, seat: i64, place: i64) -> None:
    """R4.1: places the ship, then does what the space brings; cards that made it possible are used up."""
    if place <= s.lowest[seat]:
        use_card(s, seat, UPSTREAM)
    if not s.free >> place & 1:
        use_card(s, seat, REUSE)
    if place > s.lowest[seat]:
        s.lowest[seat] = place
    s.ships[seat] -= 1
    s.fleet.append(of_seat(seat, place))
    kind = s.layout.space_type[place]
    if kind == SITE_SPACE:
        reach_site(s, seat, place)
    elif kind == CARD_SPACE:
        s.free &= ~bit(place)
        take_card(s, seat, place)
    else:
        s.free &= ~bit(place)
        if s.journal is not None:
            town = s.layout.space_name[place]
            s.journal.tell("to-town", {"seat": seat, "space": place + 1, "town": town})
        gains.reach_town(s, seat, place)


def take_card(s: Position, seat: i64, place: i64) -> None:
    """R4.4: the card of the space goes to the seat."""
    card = s.river[place]
    s.river[place] = EMPTY
    if s.journal is not None:
        s.journal.tell("to-card", {"seat": seat, "space": place + 1, "card": CARDS[card]})
    gains.gain(s, seat, card)


# Sites


def reach_site(s: Position, seat: i64, place: i64) -> None:
    """R4.6: a free berth of the player's choice; R4.7: without one the ship waits as a substitute."""
    s.own_sites[seat] |= bit(place)
    site: i64 = s.layout.site_at[place]
    free = BERTH.offer(s, seat, site)
    if len(free) > 1:
        s.push(BERTH, seat, site)
    elif free:
        BERTH.answer(s, seat, site, free[0])
    else:
        s.substitutes = [*s.substitutes, of_seat(seat, site)]
        if s.journal is not None:
            facts: dict[str, int | str] = {"seat": seat, "space": place + 1}
            s.journal.tell("waits-at", {**facts, "site": SITES[site]})


class Berth(Question[Position]):
    """R4.6: any free berth; the one next to the Nile builds first."""

    name = "berth"
    rule = "R4.6"
    answers = (moves.BERTH,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        first: i64 = detail * s.layout.berths
        actions: list[int] = []
        berth: i64
        for berth in range(s.layout.berths):
            if s.berth[first + berth] == EMPTY:
                actions.append(moves.BERTH.first + berth)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        berth = moves.BERTH.place(action)
        if berth >= s.layout.berths:
            return IllegalMove("R2.8", "refused-no-such-berth", berth=berth + 1)
        if s.berth[detail * s.layout.berths + berth] != EMPTY:
            return IllegalMove("R4.6", "refused-berth-taken", berth=berth + 1)
        return None

    def why_not_at(self, reached: i64, site: i64) -> IllegalMove | None:
        """R4.6: says why a berth of a site cannot be chosen: the ship has reached another one."""
        if site == reached:
            return None
        return IllegalMove("R4.6", "refused-other-berth", site=SITES[reached])

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        berth: i64 = moves.BERTH.place(action)
        s.berth[detail * s.layout.berths + berth] = seat
        if s.journal is not None:
            facts: dict[str, int | str] = {"seat": seat, "site": SITES[detail]}
            space = s.layout.site_position[detail] + 1
            s.journal.tell("to-site", {**facts, "space": space, "berth": berth + 1})


BERTH: Final[Berth] = Berth()


# Whose ship is next


class AfterShip(Task[Position]):
    """R10.18: a second ship at once, for a seat with the card and a space for it."""

    name = "after-ship"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if holds(s, seat, DOUBLE_SHIP) and spaces_for(s, seat):
            s.push(AGAIN, seat, 0)
        else:
            s.push(NEXT_SHIP, seat, 0)


AFTER_SHIP: Final[AfterShip] = AfterShip()


class Again(Question[Position]):
    """R10.18: use the card; then a ship must be placed."""

    name = "again"
    rule = "R10.18"
    answers = (moves.USE_DOUBLE_SHIP, moves.DECLINE)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return [moves.USE_DOUBLE_SHIP.first, moves.DECLINE.first]

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if moves.DECLINE.has(action):
            s.push(NEXT_SHIP, seat, 0)
        else:
            use_card(s, seat, DOUBLE_SHIP)
            s.push(SAIL, seat, MUST)


AGAIN: Final[Again] = Again()


class NextShip(Task[Position]):
    """R4.1: the next seat by order tiles; R4.9: a seat that cannot place a ship passes; R4.10: until all have passed."""

    name = "next-ship"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        here: i64 = s.order.index(seat)
        step: i64
        for step in range(1, s.seats + 1):
            other: i64 = s.order[(here + step) % s.seats]
            if s.passed >> other & 1:
                continue
            if spaces_for(s, other):
                s.push(SAIL, other, 0)
                return
            pass_round(s, other, "cannot-sail")
        s.push(LEFTOVERS, 0, 0)


NEXT_SHIP: Final[NextShip] = NextShip()


# What is left on the river


class Leftovers(Task[Position]):
    """R10.15: asks in order of tiles, from the tile `detail`; then R4.10: the sailing is over."""

    name = "leftovers"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        number: i64
        for number in range(detail, s.seats):
            owner: i64 = s.order[number]
            if works(s, owner, LEFTOVER) and cards_left(s):
                s.push(TAKE_LEFTOVER, owner, number)
                return
        end_sailing(s)


LEFTOVERS: Final[Leftovers] = Leftovers()


def cards_left(s: Position) -> bool:
    for place in s.layout.card_spaces:
        if s.river[place] != EMPTY:
            return True
    return False


class TakeLeftover(Question[Position]):
    """R10.15: a card that is still on the river, or none."""

    name = "leftover"
    rule = "R10.15"
    answers = (moves.TAKE, moves.DECLINE)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        spaces = s.layout.card_spaces
        actions: list[int] = [
            moves.TAKE.first + place for place in spaces if s.river[place] != EMPTY
        ]
        actions.append(moves.DECLINE.first)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if moves.DECLINE.has(action):
            return None
        place = moves.TAKE.place(action)
        if place >= s.layout.river:
            return IllegalMove(self.rule, "refused-no-such-space", space=place + 1)
        is_there = s.river[place] != EMPTY
        return None if is_there else IllegalMove(self.rule, "refused-card-gone", space=place + 1)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if moves.DECLINE.has(action):
            s.push(LEFTOVERS, 0, detail + 1)
            return
        s.push(LEFTOVERS, 0, detail)
        use_card(s, seat, LEFTOVER)
        place: i64 = moves.TAKE.place(action)
        card = s.river[place]
        s.river[place] = EMPTY
        if s.journal is not None:
            facts: dict[str, int | str] = {"seat": seat, "space": place + 1}
            s.journal.tell("took-leftover", {**facts, "card": CARDS[card]})
        gains.gain(s, seat, card)


TAKE_LEFTOVER: Final[TakeLeftover] = TakeLeftover()


def begin_sailing(s: Position) -> None:
    """R4.1: the seat with the lowest tile begins."""
    s.phase = SAILING
    s.passed = 0
    s.push(NEXT_SHIP, s.order[s.seats - 1], 0)


def end_sailing(s: Position) -> None:
    """R4.10: ships go home, except those at sites; R3.4: cards that nobody took leave the game."""
    s.gone = s.gone + [card for card in s.river if card != EMPTY]
    for place in s.layout.card_spaces:
        s.river[place] = EMPTY
    at_sites = [ship for ship in s.fleet if s.layout.site_at[what_of(ship)] >= 0]
    for seat in range(s.seats):
        s.ships[seat] = s.layout.ships - count_of_seat(at_sites, seat)
    s.fleet = at_sites
    feeding.begin_feeding(s)
