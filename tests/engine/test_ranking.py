"""Who ends where, and what decided."""

import pytest

import iteru
from iteru.engine.ranking import Rank, Ranking, winners
from iteru.engine.record import read_record, write_record
from iteru.engine.rng import Rng
from iteru.engine.state import State
from iteru.games.imhotep.rules.state import ImhotepState
from iteru.games.pharaon.rules.position import TRAITOR
from iteru.words import Words
from iteru.words.result import decided_lines, places, winners_line
from tests.pharaon.test_traitor import solo as traitor_table


def imhotep(points: list[int], sled: list[int]) -> iteru.Match:
    """A game that is over, with these points and stones left."""
    match = iteru.Match(iteru.game("imhotep"), len(points), 1)
    state = match.state
    assert isinstance(state, ImhotepState)
    state.agenda.clear()
    state.actor = iteru.NOBODY
    state.sled = sled
    rows = len(state.earned) // len(points)
    state.earned = [*points, *[0] * len(points) * (rows - 1)]
    assert state.scores() == points
    return match


def ranks(match: iteru.Match) -> list[tuple[int, int, str]]:
    return [(rank.seat, rank.place, rank.decided_by) for rank in match.ranks()]


def said(match: iteru.Match, lang: str = "en") -> list[str]:
    words = Words(lang, match.game.meta, ["Anna", "Petr", "Eva", "Jan"][: match.state.seats])
    return [winners_line(match, words), *decided_lines(match, words)]


def test_points_rank_all_places() -> None:
    assert ranks(imhotep([30, 50, 40], [0, 0, 0])) == [
        (1, 1, ""),
        (2, 2, "points"),
        (0, 3, "points"),
    ]


def test_a_tie_break_decides_and_is_named() -> None:
    match = imhotep([40, 20, 40], [1, 5, 3])
    assert ranks(match) == [(2, 1, ""), (0, 2, "sled"), (1, 3, "points")]
    assert said(match) == [
        "Winner: Eva",
        "Equal on points, decided by more stones on the sled: Eva ahead of Anna.",
    ]
    assert said(match, "cs")[1] == "Při shodě bodů rozhoduje více kamenů na saních: Eva, pak Anna."


def test_a_tie_break_decides_lower_places_too() -> None:
    assert ranks(imhotep([9, 4, 4], [0, 0, 1])) == [(0, 1, ""), (2, 2, "points"), (1, 3, "sled")]


def test_places_are_shared() -> None:
    match = imhotep([4, 9, 4, 1], [2, 0, 2, 0])
    assert ranks(match) == [(1, 1, ""), (0, 2, "points"), (2, 2, "points"), (3, 4, "points")]
    assert places(match, Words("en", match.game.meta)) == ["2nd", "1st", "2nd", "4th"]
    assert places(match, Words("cs", match.game.meta)) == ["2.", "1.", "2.", "4."]
    assert said(match)[1] == "Anna and Eva share place 2: they are level in all that counts."


def test_who_resigned_ranks_last_and_the_later_one_higher() -> None:
    match = imhotep([50, 40, 30], [0, 0, 0])
    match.resigned = [0, 1]
    assert ranks(match) == [(2, 1, ""), (1, 2, "resigned"), (0, 3, "resigned")]
    assert match.winners() == [2]
    assert said(match) == [
        "Winner: Eva",
        "Resigned, so ranked behind all others (a bot finished the game): Anna and Petr",
    ]


def test_with_nobody_left_the_last_to_resign_has_won() -> None:
    match = imhotep([50, 40], [0, 0])
    match.resigned = [0, 1]
    assert match.winners() == [1]
    assert [line.count("Anna") for line in said(match)] == [0, 1]
    assert [line.count("Petr") for line in said(match)] == [1, 0]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_record_keeps_the_order_of_resigning(order: tuple[int, int]) -> None:
    match = iteru.Match(iteru.game("imhotep"), 2, 1)
    match.resigned = list(order)
    again = read_record(write_record(match.record()))
    assert again.resigned == order


# The Traitor, an opponent without a seat


def solo(silver: int) -> iteru.Match:
    """A game of Pharaon with 3 points, against the Traitor, who has as many as he has silver."""
    match = iteru.Match(iteru.game("pharaon"), 1, 1)
    match.state = traitor_table(start=1)
    match.state.nobles[TRAITOR] = 0
    match.state.goods[18] = silver
    return match


@pytest.mark.parametrize(
    ("silver", "right", "won"),
    [
        (3, [(1, 1, ""), (0, 2, "traitor")], "Winner: The Traitor"),
        (2, [(0, 1, ""), (1, 2, "points")], "Winner: Anna"),
    ],
)
def test_a_rival_without_a_seat_is_ranked(
    silver: int, right: list[tuple[int, int, str]], won: str
) -> None:
    match = solo(silver)
    assert ranks(match) == right
    assert match.winners() == [seat for seat, place, _ in right if place == 1 and seat == 0]
    assert said(match)[0] == won


def test_who_resigns_has_lost_to_a_rival_without_a_seat() -> None:
    match = solo(2)
    match.resigned = [0]
    assert (match.winners(), ranks(match)) == ([], [(1, 1, ""), (0, 2, "resigned")])


# Games of other packages that say only who is ahead


class ByWinners(State):
    """A position of a game that ranks by something it does not tell."""

    def __init__(self, points: list[int], best: list[int]) -> None:
        super().__init__(iteru.game("imhotep").setting(len(points), {}))
        self.points, self.best = points, best

    def legal_actions(self) -> list[int]:
        return []

    def apply(self, action: int) -> None:
        """The game is over."""

    def breakdown(self) -> dict[str, list[int]]:
        return {"all": self.points}

    def winners(self) -> list[int]:
        return self.best

    def clone(self) -> State:
        return self

    def resample(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""


@pytest.mark.parametrize(
    ("points", "best", "right"),
    [
        ([5, 5, 3], [1], [(1, 1, ""), (0, 2, "rules"), (2, 3, "points")]),
        ([5, 7, 3], [2], [(2, 1, ""), (1, 2, "rules"), (0, 3, "points")]),
        ([5, 7, 3], [1], [(1, 1, ""), (0, 2, "points"), (2, 3, "points")]),
    ],
)
def test_winners_of_a_game_without_tie_breaks_count(
    points: list[int], best: list[int], right: list[tuple[int, int, str]]
) -> None:
    found = Ranking(iteru.game("imhotep"), ByWinners(points, best)).ranks()
    assert found == [Rank(*one) for one in right]
    assert winners(found, 3) == best
