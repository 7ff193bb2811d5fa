"""What ships bring: towns and their effects (R4.11 to R4.14), and Nile cards when they are taken (R10.4 to R10.6)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.errors import IllegalMove
from iteru.games.egizia.rules import bricks, moves
from iteru.games.egizia.rules.box import Effect
from iteru.games.egizia.rules.codes import field_of_seat, of_seat
from iteru.games.egizia.rules.moves import (
    CARDS,
    COLOURS,
    CREW_COUNT,
    CREWS,
    DOUBLE_SPACE,
    FIRST_IMMEDIATE,
    FIRST_PERMANENT,
    FIRST_QUARRY,
    GRAIN_MARKET,
    HELD_COUNT,
    STONE_SALE,
)
from iteru.games.egizia.rules.position import (
    FOR_NILE,
    Position,
    gain_stones,
    holds,
    raise_crew,
    score,
    step_down,
    use_card,
)

# Towns


def reach_town(s: Position, seat: i64, place: i64) -> None:
    """R4.5: the action of a round space; R10.22: perhaps twice, unless the space is barred."""
    if holds(s, seat, DOUBLE_SPACE) and not s.layout.barred[place]:
        s.push(DOUBLE, seat, place)
    else:
        s.push(TOWN_EFFECT, seat, place)


class Double(Question[Position]):
    """R10.22: declared after placing and before the action."""

    name = "double"
    rule = "R10.22"
    answers = (moves.USE_DOUBLE_SPACE, moves.DECLINE)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return [moves.USE_DOUBLE_SPACE.first, moves.DECLINE.first]

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        s.push(TOWN_EFFECT, seat, detail)
        if moves.USE_DOUBLE_SPACE.has(action):
            use_card(s, seat, DOUBLE_SPACE)
            s.push(TOWN_EFFECT, seat, detail)


DOUBLE: Final[Double] = Double()


class TownEffect(Task[Position]):
    """R4.11: shown crews, then a crew of the player's choice, then stones and tracks, then the ring."""

    name = "town-effect"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        effect = s.layout.effects[detail]
        for _ in range(effect.ring):
            s.push(RING, seat, 0)
        for crew in effect.crews:
            raise_crew(s, seat, crew)
        if effect.any_crew:
            s.push(TOWN_REST, seat, detail)
            s.push(CHOOSE_CREW, seat, effect.any_crew)
        else:
            stones_and_tracks(s, seat, effect)


TOWN_EFFECT: Final[TownEffect] = TownEffect()


class TownRest(Task[Position]):
    """R4.11: stones and tracks, after a crew was chosen."""

    name = "town-rest"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        stones_and_tracks(s, seat, s.layout.effects[detail])


TOWN_REST: Final[TownRest] = TownRest()


def stones_and_tracks(s: Position, seat: i64, effect: Effect) -> None:
    gain_stones(s, seat, effect.stones)
    step_down(s, seat, STONE_SALE, effect.steps[STONE_SALE])
    step_down(s, seat, GRAIN_MARKET, effect.steps[GRAIN_MARKET])


class Ring(Question[Position]):
    """R4.13: the water ring may move one place to the left or to the right."""

    name = "ring"
    rule = "R4.13"
    answers = (moves.RING,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        place: i64
        for place in range(moves.RING.count):
            if can_ring_move(s, place - 1):
                actions.append(moves.RING.at(place))
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        can_move = can_ring_move(s, moves.RING.place(action) - 1)
        return None if can_move else IllegalMove(self.rule, "refused-ring")

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        """The moves stand in the order left, stay, right."""
        places: i64 = moves.RING.place(action) - 1
        s.ring += places
        if s.journal is not None and places:
            s.journal.tell("ring-moved", {"seat": seat, "ring": s.ring + 1})


RING: Final[Ring] = Ring()


def can_ring_move(s: Position, places: i64) -> bool:
    """R4.13: whether the ring stays within its three places."""
    return 0 <= s.ring + places < len(COLOURS)


def why_not_ring_at(s: Position, place: i64) -> IllegalMove | None:
    """R4.13: says why the ring cannot come to a place: it moves one place at most."""
    is_near = s.ring - 1 <= place <= s.ring + 1
    return None if is_near else IllegalMove("R4.13", "refused-ring-far")


# A crew of the player's choice


class ChooseCrew(Task[Position]):
    """R4.14: `detail` steps for crews below the limit.

    A step that only one crew can take is not asked for; one that none can take is lost.
    """

    name = "choose-crew"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        growing = CREW.offer(s, seat, detail)
        if not growing or detail == 0:
            return
        if len(growing) > 1:
            s.push(CREW, seat, detail)
        else:
            CREW.answer(s, seat, detail, growing[0])


CHOOSE_CREW: Final[ChooseCrew] = ChooseCrew()


class Crew(Question[Position]):
    """R4.14: any of the four crews that is below the limit."""

    name = "crew"
    rule = "R4.14"
    answers = (moves.RAISE,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        first: i64 = seat * CREW_COUNT
        limit: i64 = s.layout.crew_limit
        actions: list[int] = []
        crew: i64
        for crew in range(CREW_COUNT):
            if s.crews[first + crew] < limit:
                actions.append(moves.RAISE.at(crew))
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        crew = moves.RAISE.place(action)
        if s.crews[seat * CREW_COUNT + crew] < s.layout.crew_limit:
            return None
        return IllegalMove(self.rule, "refused-crew-full", crew=CREWS[crew])

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        raise_crew(s, seat, moves.RAISE.place(action))
        if detail > 1:
            s.push(CHOOSE_CREW, seat, detail - 1)


CREW: Final[Crew] = Crew()


# Nile cards


def gain(s: Position, seat: i64, card: i64) -> None:
    """R4.4: a card comes to a seat: fields, quarries (R10.6), cards to keep, and R10.4: cards that act at once."""
    if card < FIRST_QUARRY:
        gain_field(s, seat, card)
    elif card < FIRST_PERMANENT:
        s.quarries = [*s.quarries, of_seat(seat, card)]
    elif card < FIRST_IMMEDIATE:
        s.held[seat * HELD_COUNT + card - FIRST_PERMANENT] += 1
    else:
        act_at_once(s, seat, card)


def gain_field(s: Position, seat: i64, card: i64) -> None:
    """R10.5: some fields bring something when they are taken."""
    s.fields = [*s.fields, field_of_seat(seat, card, s.layout.colour[card])]
    effect = s.layout.field_effect[card]
    give_points(s, seat, card, effect.points)
    stones_and_tracks(s, seat, effect)


def give_points(s: Position, seat: i64, card: i64, points: i64) -> None:
    if points and s.journal is not None:
        s.journal.tell("got-points", {"seat": seat, "points": points, "card": CARDS[card]})
    score(s, FOR_NILE, seat, points)


def act_at_once(s: Position, seat: i64, card: i64) -> None:
    """R10.4: does everything the card says, then it is out of the game.

    R10.27: shown crews; R10.25: steps on a track; R10.28: points for bricks; R10.26: crews of the player's choice.
    """
    s.gone = [*s.gone, card]
    effect = s.layout.immediate[card - FIRST_IMMEDIATE]
    for crew in effect.crews:
        raise_crew(s, seat, crew)
    stones_and_tracks(s, seat, effect)
    if effect.points:
        count: i64 = 0
        for structure in s.layout.brick_structures[card - FIRST_IMMEDIATE]:
            count += bricks.bricks_of(s, seat, structure)
        give_points(s, seat, card, effect.points * count)
    if effect.any_crew:
        s.push(CHOOSE_CREW, seat, effect.any_crew)
