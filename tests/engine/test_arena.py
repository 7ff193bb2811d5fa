"""The arena: every deal with all seatings, results do not depend on the number of processes, intervals are sane."""

import csv
import json
import math
from pathlib import Path

import pytest

import iteru
from iteru.arena import report
from iteru.arena.findings import Findings, findings
from iteru.arena.outcome import Outcome
from iteru.arena.plan import Tournament
from iteru.arena.playing import Failure, Playing
from iteru.arena.standing import Standing
from iteru.arena.tournament import keep_record, run
from iteru.bots.bot import Bot
from iteru.bots.registry import FunctionBot
from iteru.engine.errors import BadBox, BadOptions, BadRecord, IteruError, UnknownGame
from iteru.engine.state import State

GAME = iteru.game("imhotep")
TWO = ("random", "random")


def outcomes(plan: Tournament, jobs: int = 1) -> list[Outcome]:
    return sorted(run(plan, jobs), key=lambda one: one.number)


def found(plan: Tournament) -> Findings:
    return findings(plan, outcomes(plan))


def played(plan: Tournament) -> list[Standing]:
    return found(plan).standings


def standing(games: int, wins: float) -> Standing:
    return Standing("bot", games, wins)


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    plan = Tournament("imhotep", ("random", "greedy", "random"), 25, 7, {"temple": "B"})
    assert outcomes(plan, jobs=1) == outcomes(plan, jobs=2)


def test_another_seed_gives_another_result() -> None:
    one, other = (outcomes(Tournament("imhotep", TWO, 10, seed)) for seed in (1, 2))
    assert [outcome.scores for outcome in one] != [outcome.scores for outcome in other]


def test_every_entrant_plays_every_game() -> None:
    standings = played(Tournament("imhotep", ("random", "random", "random"), 25, 7))
    assert [one.games for one in standings] == [25, 25, 25]
    assert sum(one.wins for one in standings) == pytest.approx(25)


def test_every_game_is_told_as_soon_as_it_has_ended() -> None:
    games = run(Tournament("imhotep", TWO, 3, 7), 1)
    assert [next(games).number for _ in range(3)] == [0, 1, 2]


def test_the_entrant_of_a_seat_chooses_for_it() -> None:
    asked: list[int] = []

    def spy(game: object, sight: State, rng: object) -> int:
        asked.append(sight.actor)
        return sight.legal_actions()[0]

    plan = Tournament("imhotep", ("spy", "random"), 2, 1)
    for number in range(2):
        asked.clear()
        Playing(plan, GAME, [FunctionBot(spy), iteru.bot("random")], number).play()
        assert set(asked) == {number}


def test_a_bot_that_enters_twice_gets_numbers() -> None:
    plan = Tournament("imhotep", ("greedy", "random", "greedy"), 1, 1)
    assert plan.entrants == ["greedy 1", "random", "greedy 2"]


def test_a_shared_win_counts_for_its_share() -> None:
    seats = [tuple((seat + number) % 3 for seat in range(3)) for number in range(3)]
    ended = [
        Outcome(number, 0, 1, seats[number], (10, 1, 10), (1, 3, 1), (0, 2), 5)
        for number in range(3)
    ]
    standings = findings(Tournament("any", ("a", "b", "c"), 3, 1), ended).standings
    assert [one.wins for one in standings] == [1.0, 1.0, 1.0]
    assert [one.total for one in standings] == [21, 21, 21]


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
    assert [low, high] == pytest.approx([0.5020, 0.6906], abs=1e-4)


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
    ("plan", "error", "problem"),
    [
        (Tournament("chess", TWO, 1, 1), UnknownGame, "unknown-game"),
        (Tournament("imhotep", ("random", "nobody"), 1, 1), BadOptions, "unknown-local-bot"),
        (Tournament("imhotep", ("random", "greedy:x=1"), 1, 1), BadOptions, "no-bot-parameters"),
        (Tournament("imhotep", ("random", "nowhere:Bot"), 1, 1), BadOptions, "broken-bot"),
        (Tournament("imhotep", ("random",), 1, 1), BadOptions, "bad-seats"),
        (Tournament("imhotep", TWO, 1, 1, {"temple": "C"}), BadOptions, "bad-option-value"),
        (
            Tournament("imhotep", TWO, 1, 1, corrections="/nowhere.toml"),
            BadBox,
            "unreadable-file",
        ),
        (Tournament("imhotep", TWO, 1, -1), BadOptions, "bad-seed"),
        (Tournament("imhotep", TWO, 1, 1 << 63), BadOptions, "bad-seed"),
        (Tournament("imhotep", TWO, 1, 1, records="/dev/null"), BadRecord, "unwritable-file"),
        (Tournament("imhotep", TWO, 1, 1, records="/dev/null/x"), BadRecord, "unwritable-file"),
        (Tournament("imhotep", TWO, 1, 1, records="a\0b"), BadRecord, "unwritable-file"),
    ],
)
def test_what_does_not_fit_is_refused_before_any_game(
    plan: Tournament, error: type[IteruError], problem: str
) -> None:
    with pytest.raises(error) as caught:
        next(run(plan, 2))
    assert caught.value.problem == problem


# Bots that break down or break the rules


def failure(choose: object, moves: int) -> Failure:
    """What is said when the bot of the first seat does something else from its so many-th choice on."""
    asked = 0

    def chosen(game: object, sight: State, rng: object) -> object:
        nonlocal asked
        asked += 1
        return choose(sight) if asked > moves else sight.legal_actions()[0]  # type: ignore[operator]

    players: list[Bot] = [FunctionBot(chosen), iteru.bot("random")]  # type: ignore[arg-type]
    playing = Playing(Tournament("imhotep", ("mine", "random"), 3, 1), GAME, players, 2)
    with pytest.raises(Failure) as caught:
        playing.play()
    assert caught.value.facts["seed"] == str(playing.seed)
    assert caught.value.facts["number"] == "3"
    return caught.value


def raise_error(sight: State) -> int:
    raise ValueError("out of papyrus")


def leave(sight: State) -> int:
    raise SystemExit(3)


def illegal(sight: State) -> int:
    return next(
        action for action in range(GAME.action_count) if action not in sight.legal_actions()
    )


@pytest.mark.parametrize("moves", [0, 3])
def test_a_bot_that_raises_is_named_with_game_seed_and_move(moves: int) -> None:
    failed = failure(raise_error, moves)
    assert failed.problem == "failed-bot"
    assert failed.facts["name"] == "mine"
    assert int(str(failed.facts["move"])) >= 2 * moves
    assert str(failed.facts["why"]).startswith("ValueError: out of papyrus (test_arena.py:")


def test_a_bot_that_ends_the_program_ends_only_the_arena() -> None:
    assert failure(leave, 0).problem == "failed-bot"


@pytest.mark.parametrize(
    ("choose", "given"),
    [
        (lambda sight: 10_000, "10000"),
        (lambda sight: -1, "-1"),
        (illegal, " ("),
    ],
)
def test_an_illegal_action_is_not_carried_out(choose: object, given: str) -> None:
    failed = failure(choose, 2)
    assert failed.problem == "rule-breaking-bot"
    assert given in str(failed.facts["given"])


@pytest.mark.parametrize("answer", [None, "load 1 1", 1.0])
def test_what_is_not_an_action_at_all_is_refused(answer: object) -> None:
    """Compiled code refuses it by its type."""
    assert failure(lambda sight: answer, 1).problem in ("rule-breaking-bot", "failed-bot")


def test_an_illegal_action_is_shown_in_notation() -> None:
    action = illegal(GAME.new(2, 1))
    plan = Tournament("imhotep", TWO, 1, 1)
    playing = Playing(plan, GAME, [iteru.bot("random")] * 2, 0)
    assert playing.named(action) == f"{action} ({GAME.notation(action)})"


def test_rules_that_fail_are_named_with_game_seed_and_move() -> None:
    class Failing:
        name = "failing"

        def new(self, *given: object) -> State:
            raise KeyError("no such stone")

    players = [iteru.bot(name) for name in TWO]
    playing = Playing(Tournament("failing", TWO, 1, 1), Failing(), players, 0)  # type: ignore[arg-type]
    with pytest.raises(Failure) as caught:
        playing.play()
    assert caught.value.problem == "game-failed"
    assert caught.value.facts["game"] == "failing"


def test_a_failure_comes_out_of_another_process() -> None:
    plan = Tournament("imhotep", ("tests.engine.bots_for_tests:raises", "random"), 20, 1)
    with pytest.raises(Failure) as caught:
        list(run(plan, 2))
    assert caught.value.problem == "failed-bot"


def test_a_bot_that_ends_its_process_is_reported() -> None:
    plan = Tournament("imhotep", ("tests.engine.bots_for_tests:dies", "random"), 20, 1)
    with pytest.raises(Failure) as caught:
        list(run(plan, 2))
    assert caught.value.problem == "worker-died"
    assert caught.value.facts["number"] in ("1", "2")


# Records


def test_every_game_is_recorded_as_it_was_played(tmp_path: Path) -> None:
    plan = Tournament(
        "imhotep", ("random", "greedy"), 12, 7, {"temple": "B"}, records=str(tmp_path / "new")
    )
    for outcome in outcomes(plan, 2):
        path = tmp_path / "new" / f"imhotep-{outcome.number + 1:02}-{outcome.seed}.iteru"
        record = iteru.load_record(path)
        match = iteru.Match.of_record(record, GAME)
        assert match.is_over
        assert (record.result, len(record.moves)) == (outcome.scores, outcome.moves)
        assert record.bots == tuple(plan.bots[entrant] for entrant in outcome.entrants)
    assert len(list((tmp_path / "new").iterdir())) == 12


def test_records_are_never_overwritten(tmp_path: Path) -> None:
    plan = Tournament("imhotep", TWO, 3, 7, records=str(tmp_path))
    outcomes(plan)
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    next(iter(before)).write_bytes(b"mine")
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(BadRecord) as caught:
        next(run(plan, 1))
    assert caught.value.problem == "record-is-there"
    with pytest.raises(BadRecord):
        keep_record(next(iter(before)), "another game")
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_recording_does_not_change_the_games(tmp_path: Path) -> None:
    plain = Tournament("imhotep", ("random", "greedy"), 5, 7)
    kept = Tournament("imhotep", ("random", "greedy"), 5, 7, records=str(tmp_path))
    assert outcomes(plain) == outcomes(kept)


# Reports


def test_the_report_for_programs_has_the_standings() -> None:
    plan = Tournament("imhotep", ("random", "greedy"), 1, 7, {"wrath": True})
    data = json.loads(report.as_json(found(plan)))
    assert data["options"] == {"wrath": True}
    assert data["box"] == GAME.box.fingerprint
    assert [one["bot"] for one in data["standings"]] == ["random", "greedy"]
    assert data["standings"][0]["mean_error"] is None


def test_the_table_for_programs_has_a_line_for_every_seat_of_every_game() -> None:
    plan = Tournament("imhotep", ("random", "greedy", "greedy"), 12, 7)
    games = outcomes(plan)
    rows = list(csv.DictReader(report.as_csv(findings(plan, games[::-1])).splitlines()))
    assert [int(row["game"]) for row in rows] == [number for number in range(1, 13) for _ in "abc"]
    assert {row["bot"] for row in rows} == {"random", "greedy 1", "greedy 2"}
    assert [int(row["score"]) for row in rows] == [
        score for outcome in games for score in outcome.scores
    ]
    assert sum(float(row["win"]) for row in rows) == pytest.approx(12)
