"""The pyramids: building (R5.5, R5.6, R6.3), and the bonuses of their spaces (R6.4 to R6.6)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question
from iteru.engine.errors import IllegalMove
from iteru.games.imhotep.rules import market, moves, ships
from iteru.games.imhotep.rules.box import CARD, LOAD_STONE, TAKE_STONES
from iteru.games.imhotep.rules.moves import DECLINE, pyramid_action, pyramid_of
from iteru.games.imhotep.rules.position import (
    EARNED_PYRAMIDS,
    EMPTY,
    Position,
    earn,
    free_spaces,
    stones_to_take,
)


def come_to_pyramids(s: Position, owner: i64) -> None:
    """R6.3: the owner chooses among the open pyramids; with one there is nothing to ask; R5.6: with none, one point."""
    actions = PICK_PYRAMID.offer(s, owner, 0)
    if len(actions) > 1:
        s.push(PICK_PYRAMID, owner, 0)
    elif actions:
        PICK_PYRAMID.answer(s, owner, 0, actions[0])
    else:
        s.overflow.append(owner)
        earn(s, EARNED_PYRAMIDS, owner, s.layout.overflow)
        if s.journal is not None:
            s.journal.tell("built-beyond", {"owner": owner, "points": s.layout.overflow})


def is_open(s: Position, pyramid: i64) -> bool:
    """R6.3: whether the last space of a pyramid is free."""
    return s.pyramid[s.layout.pyramid_start[pyramid + 1] - 1] == EMPTY


class PickPyramid(Question[Position]):
    """R5.5, R6.3: onto the next free space of an open pyramid, for its points at once and perhaps a bonus."""

    name = "pick-pyramid"
    rule = "R6.3"
    answers = (moves.PYRAMID, moves.FOURTH_PYRAMID)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        pyramid: i64
        for pyramid in range(s.layout.pyramids):
            if is_open(s, pyramid):
                actions.append(pyramid_action(pyramid))
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        pyramid = pyramid_of(action)
        if pyramid >= s.layout.pyramids:
            return IllegalMove(self.rule, "refused-no-such-pyramid", count=s.layout.pyramids)
        if is_open(s, pyramid):
            return None
        name = s.layout.pyramid_names[pyramid]
        return IllegalMove(self.rule, "refused-pyramid-complete", pyramid=name)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        pyramid: i64 = pyramid_of(action)
        first: i64 = s.layout.pyramid_start[pyramid]
        space: i64 = first
        while s.pyramid[space] != EMPTY:
            space += 1
        s.pyramid[space] = seat
        points: i64 = s.layout.pyramid_points[space]
        earn(s, EARNED_PYRAMIDS, seat, points)
        if s.journal is not None:
            name = s.layout.pyramid_names[pyramid]
            where: dict[str, int | str] = {"pyramid": name, "space": space - first + 1}
            s.journal.tell("built", {"owner": seat, **where, "points": points})
        offer_bonus(s, seat, s.layout.pyramid_bonus[space])


PICK_PYRAMID: Final[PickPyramid] = PickPyramid()


def offer_bonus(s: Position, owner: i64, bonus: i64) -> None:
    """R6.4: the bonus of a space is offered if it can be used now."""
    if bonus == CARD and (s.deck or s.discard):
        s.push(BONUS_CARD, owner, 0)
    elif bonus == TAKE_STONES and stones_to_take(s, owner, s.layout.bonus_stones) > 0:
        s.push(BONUS_STONES, owner, 0)
    elif bonus == LOAD_STONE and s.sled[owner] > 0 and free_spaces(s) > 0:
        s.push(BONUS_LOAD, owner, 0)


def decline(s: Position, seat: i64) -> None:
    """R6.4: no bonus has to be used."""
    if s.journal is not None:
        s.journal.tell("declined", {"seat": seat})


class BonusCard(Question[Position]):
    """R6.4: a card from the draw pile."""

    name = "bonus-card"
    rule = "R6.4"
    answers = (moves.DRAW, DECLINE)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return [moves.DRAW.first, DECLINE.first]

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if DECLINE.has(action):
            decline(s, seat)
        else:
            market.draw_and_gain(s, seat)


BONUS_CARD: Final[BonusCard] = BonusCard()


class BonusStones(Question[Position]):
    """R6.4: stones from the quarry."""

    name = "bonus-stones"
    rule = "R6.4"
    answers = (moves.STONES, DECLINE)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return [moves.STONES.first, DECLINE.first]

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if DECLINE.has(action):
            decline(s, seat)
        else:
            ships.take_stones(s, seat, s.layout.bonus_stones)


BONUS_STONES: Final[BonusStones] = BonusStones()


class BonusLoad(Question[Position]):
    """R6.5: a stone from the sled onto a ship."""

    name = "bonus-load"
    rule = "R6.5"
    answers = (moves.LOAD, DECLINE)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        ships.offer_load(s, actions)
        actions.append(DECLINE.first)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if DECLINE.has(action):
            return None
        return ships.why_not_load(s, seat, action)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if DECLINE.has(action):
            decline(s, seat)
        else:
            ships.load(s, seat, action)


BONUS_LOAD: Final[BonusLoad] = BonusLoad()
