"""The arena: seats rotate, results do not depend on the number of processes, intervals are sane."""

import math

import pytest

from iteru.arena.tournament import Standing, Tournament, entrants, play_chunk, run
from iteru.engine.errors import BadBox, BadOptions, UnknownGame


def played(tournament: Tournament, jobs: int = 1) -> list[Standing]:
    *_, (_, standings) = run(tournament, jobs)
    return standings


def standing(games: int, wins: float) -> Standing:
    return Standing("bot", games, wins)


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    tournament = Tournament("imhotep", ("random", "greedy", "random"), 25, 7, {"temple": "B"})
    assert played(tournament, jobs=1) == played(tournament, jobs=2)


def test_another_seed_gives_another_result() -> None:
    assert played(Tournament("imhotep", ("random", "random"), 10, 1)) != played(
        Tournament("imhotep", ("random", "random"), 10, 2)
    )


def test_every_entrant_plays_every_game() -> None:
    standings = played(Tournament("imhotep", ("random", "random", "random"), 25, 7))
    assert [one.games for one in standings] == [25, 25, 25]
    assert sum(one.wins for one in standings) == pytest.approx(25)


def test_progress_is_told_up_to_the_last_game() -> None:
    done = [games for games, _ in run(Tournament("imhotep", ("random", "random"), 25, 7), 1)]
    assert done == [10, 20, 25]


def test_entrants_move_one_seat_on_in_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[int] = []
    names = ("random", "greedy")

    def asked(player: object, game: object, state: object, rng: object) -> int:
        if player == "random":
            seats[-1:] = [state.actor]  # type: ignore[attr-defined]
        return state.legal_actions()[0]  # type: ignore[attr-defined,no-any-return]

    monkeypatch.setattr("iteru.arena.tournament.ask", asked)
    monkeypatch.setattr("iteru.arena.tournament.bot", lambda name: name)
    found = []
    for number in range(4):
        seats.append(-1)
        play_chunk(Tournament("imhotep", names, 1, 1), number, 1)
        found.append(seats.pop())
    assert found == [0, 1, 0, 1]


def test_a_bot_that_enters_twice_gets_numbers() -> None:
    assert entrants(("greedy", "random", "greedy")) == ["greedy 1", "random", "greedy 2"]


def test_a_shared_win_counts_for_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("iteru.arena.tournament.game", lambda name, corrections: EndedAtOnce())
    standings = play_chunk(Tournament("any", ("random", "random", "random"), 3, 1), 0, 3)
    assert [one.wins for one in standings] == [1.0, 1.0, 1.0]
    assert [one.total for one in standings] == [21, 21, 21]


class EndedAtOnce:
    """A game that is over before it begins: seats 1 and 3 share the win with 10 points each."""

    actor = -1

    def new(self, seats: int, seed: int, options: object) -> "EndedAtOnce":
        return self

    def winners(self) -> list[int]:
        return [0, 2]

    def scores(self) -> list[int]:
        return [10, 1, 10]


@pytest.mark.parametrize(
    ("games", "wins"), [(1, 0.0), (1, 1.0), (10, 10.0), (10, 0.0), (10, 5.0), (1000, 333.5)]
)
def test_the_interval_holds_the_rate_and_stays_between_none_and_all(
    games: int, wins: float
) -> None:
    low, high = standing(games, wins).win_interval
    assert 0 <= low <= wins / games <= high <= 1
    assert low < high


def test_the_interval_is_that_of_wilson() -> None:
    low, high = standing(100, 60).win_interval
    assert (low, high) == (pytest.approx(0.5020, abs=1e-4), pytest.approx(0.6906, abs=1e-4))


def test_more_games_give_a_narrower_interval() -> None:
    widths = [
        high - low
        for low, high in (standing(games, games / 2).win_interval for games in (10, 100, 1000))
    ]
    assert widths == sorted(widths, reverse=True)


def test_the_mean_has_an_error() -> None:
    one = Standing("bot")
    for score in (10, 20, 30):
        one.add(0.0, score)
    assert one.mean == 20
    assert one.mean_error == pytest.approx(1.96 * 10 / math.sqrt(3))


def test_one_game_tells_nothing_about_the_error() -> None:
    one = Standing("bot")
    one.add(1.0, 10)
    assert one.mean_error == math.inf


@pytest.mark.parametrize(
    ("tournament", "error", "problem"),
    [
        (Tournament("chess", ("random", "random"), 1, 1), UnknownGame, "unknown-game"),
        (Tournament("imhotep", ("random", "nobody"), 1, 1), BadOptions, "unknown-bot"),
        (Tournament("imhotep", ("random",), 1, 1), BadOptions, "bad-seats"),
        (
            Tournament("imhotep", ("random", "random"), 1, 1, {"temple": "C"}),
            BadOptions,
            "bad-option-value",
        ),
        (
            Tournament("imhotep", ("random", "random"), 1, 1, corrections="/nowhere.toml"),
            BadBox,
            "unreadable-file",
        ),
        (Tournament("imhotep", ("random", "random"), 1, -1), BadOptions, "bad-seed"),
        (Tournament("imhotep", ("random", "random"), 1, 1 << 63), BadOptions, "bad-seed"),
    ],
)
def test_what_does_not_fit_is_refused_before_any_game(
    tournament: Tournament, error: type, problem: str
) -> None:
    with pytest.raises(error) as caught:
        next(run(tournament, 2))
    assert caught.value.problem == problem
