"""The measuring of characters: games from both sides, figures of their ways, and the liking that they can afford."""

from pathlib import Path

import pytest

import iteru
from bench.characters import Meeting, Played, Results, is_strong, meetings, play, table, write
from iteru.bots.characters import FILE, read_likings

RANDOMLY = Meeting("imhotep", ("random", "greedy"))


def won(number: int, bots: tuple[str, str], share: float) -> Played:
    return Played("imhotep", bots, number, share, (40, 41), 0.4, 0.3, {"temple": 7, "statues": 3})


def test_a_deal_is_played_from_both_sides_and_told_by_points(tmp_path: Path) -> None:
    results = Results(tmp_path / "games.jsonl")
    for number in (0, 1):
        played = play(RANDOMLY, number)
        assert sum(played.sources.values()) == played.points[0]
        assert 0 <= played.at_half <= 1
        results.add(played)
    again = Results(results.path)
    assert again.of(RANDOMLY) == results.of(RANDOMLY)
    [row] = list(table(again, [RANDOMLY]))[2:]
    assert "| imhotep | random | greedy | 2 |" in row


def test_every_character_meets_its_level_and_the_one_below() -> None:
    found = [meeting.bots for meeting in meetings(["imhotep"], ["scribe"], [0.5])]
    assert found[:3] == [
        ("scribe", "scribe"),
        ("seneb:level=scribe:liking=0.5", "scribe"),
        ("seneb:level=scribe:liking=0.5", "apprentice"),
    ]
    assert len(found) == 7


def test_the_largest_liking_that_costs_no_strength_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = Results(tmp_path / "games.jsonl")
    for liking, shares in ((0.2, (1.0, 0.0)), (0.4, (0.5, 0.5)), (0.8, (0.0, 0.0))):
        bots = (f"seneb:level=scribe:liking={liking:g}", "scribe")
        for number in range(40):
            results.put(won(number, bots, shares[number % 2]))
    strong = [is_strong(results, "imhotep", "seneb", "scribe", one) for one in (0.2, 0.4, 0.8)]
    assert strong == [True, True, False]
    monkeypatch.setattr(iteru, "meta", lambda name: FakeMeta(tmp_path))
    write(results, "imhotep", ["scribe"], [0.2, 0.4, 0.8])
    assert read_likings(tmp_path / FILE) == {"seneb": 0.4, "merit": 0.2, "nakht": 0.2}


class FakeMeta:
    """Has a folder of its own, so that no game's own file is touched."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
