"""The file of a game's levels: what people wrote in it stays, and it is written so that it can be read."""

import math
import tomllib
from datetime import date
from pathlib import Path

import pytest

import iteru
from iteru.arena.calibration import Effort, Found, Pair
from iteru.arena.levels_file import Run, changed, head_of, read_text, usual_head, whole
from iteru.bots.levels import FILE, LEVELS, Level, Measured, read_levels
from iteru.engine.errors import BadBox
from tests.fake_games import game_of

RUN = Run(7, date(2026, 11, 17))
BY_HAND = """# Budgets set by hand.
#
# Tried: 9 against 3.

[apprentice]
iterations = 1
misses = 0.5
rating = 600   # a guess

[scribe]
iterations = 2
rating = 800
wins = 0.750
interval = [0.700, 0.800]
games = 120
date = 2026-11-16
seed = 2

# The overseer is as strong as a club player.
[overseer]
iterations = 3
rating = 1000

[architect]
iterations = 4

[vizier]
iterations = 5
# Nobody has played it.
"""


def pair_of(won: int, games: int, ended: str = "") -> Pair:
    found = Pair(Effort(5), Effort(4), ended=ended)
    for number in range(games):
        found.add(game_of(number, number < won))
    return found


def levels_with(name: str, pair: Pair, tmp_path: Path) -> Found:
    """The levels that were written by hand, one of them measured; every rating is 7 more."""
    path = tmp_path / FILE
    path.write_text(BY_HAND, encoding="utf-8")
    known = [one._replace(rating=one.rating and one.rating + 7) for one in read_levels(path)]
    return Found(
        [one._replace(measured=pair.measured) if one.name == name else one for one in known],
        {name: pair},
    )


def test_only_the_measured_level_and_ratings_change(tmp_path: Path) -> None:
    text = changed(BY_HAND, levels_with("scribe", pair_of(12, 16), tmp_path), RUN)
    expected = BY_HAND
    for old, new in (
        ("rating = 600   # a guess", "rating = 607   # a guess"),
        ("rating = 800\nwins = 0.750", "rating = 807\nwins = 0.750"),
        ("interval = [0.700, 0.800]\ngames = 120", "interval = [0.505, 0.898]\ngames = 16"),
        ("date = 2026-11-16\nseed = 2", "date = 2026-11-17\nseed = 7"),
        ("rating = 1000", "rating = 1007"),
    ):
        assert old in expected
        expected = expected.replace(old, new)
    assert text == expected


def test_comments_after_a_measured_level_stay(tmp_path: Path) -> None:
    text = changed(BY_HAND, levels_with("vizier", pair_of(12, 16), tmp_path), RUN)
    assert text.endswith("games = 16\ndate = 2026-11-17\nseed = 7\n# Nobody has played it.\n")


def test_a_level_gets_the_rating_it_did_not_have(tmp_path: Path) -> None:
    found = levels_with("scribe", pair_of(12, 16), tmp_path)
    levels = [one._replace(rating=one.rating or 1200) for one in found.levels]
    text = changed(BY_HAND, Found(levels, found.pairs), RUN)
    assert "[architect]\niterations = 4\nrating = 1200\n" in text
    assert tomllib.loads(text)["vizier"]["rating"] == 1200


def test_a_level_that_was_stopped_by_time_says_so(tmp_path: Path) -> None:
    for ended, stopped in (("out-of-time", "time"), ("settled", None), ("all-played", None)):
        text = changed(BY_HAND, levels_with("vizier", pair_of(3, 4, ended), tmp_path), RUN)
        assert tomllib.loads(text)["vizier"].get("stopped") == stopped


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    pair = pair_of(11, 16)
    levels = [
        Level(name, place + 1, place + 1, 0.25, 800 + place, pair.measured)
        for place, name in enumerate(LEVELS)
    ]
    found = Found(levels, {"scribe": pair})
    path = tmp_path / FILE
    path.write_text(whole(usual_head("imhotep"), found, RUN), encoding="utf-8")
    for read, written in zip(read_levels(path), levels, strict=True):
        assert read._replace(measured=None) == written._replace(measured=None)
        assert read.measured is not None
        assert math.isclose(read.measured.share, pair.measured.share, abs_tol=0.001)
    rows = tomllib.loads(read_text(path))
    assert (rows["scribe"]["date"], rows["scribe"]["seed"]) == (RUN.day, RUN.seed)
    assert "date" not in rows["vizier"]


def test_a_level_without_games_has_no_rating_and_no_date(tmp_path: Path) -> None:
    pair = pair_of(0, 0)
    none = [Level(name, 1, 1, 0.0, 0, Measured(0.0, 0.0, 1.0, 0)) for name in LEVELS]
    rows = tomllib.loads(whole("# Nothing.", Found(none, {"vizier": pair}), RUN))
    assert rows["vizier"] == {"iterations": 1}


def test_the_head_is_what_stands_before_anything_else() -> None:
    assert head_of(BY_HAND) == "# Budgets set by hand.\n#\n# Tried: 9 against 3."
    assert head_of("date = 2026-11-17\n# later\n") == ""


def test_a_level_that_could_not_be_replaced_is_refused(tmp_path: Path) -> None:
    path = tmp_path / FILE
    inline = BY_HAND.replace("[vizier]\niterations = 5\n", "")
    path.write_text("vizier = { iterations = 5 }\n" + inline, encoding="utf-8")
    assert read_levels(path)[-1].iterations == 5
    with pytest.raises(BadBox, match="not-levels"):
        read_text(path)


@pytest.mark.parametrize("name", iteru.games())
def test_every_measured_level_of_ours_says_when_and_with_which_seed(name: str) -> None:
    path = iteru.meta(name).folder / FILE
    rows = tomllib.loads(read_text(path))
    assert set(rows) == set(LEVELS)
    for row in rows.values():
        assert ("games" in row) == ("date" in row) == ("seed" in row)
    known = Found(list(read_levels(path)), {})
    assert changed(read_text(path), known, RUN) == read_text(path)
