"""R9: the final scoring, with the rulebook's numbers."""

import pytest

from iteru.games.pharaon.rules import scoring
from iteru.games.pharaon.rules.state import PharaonState

from .builder import GAME, give, table


def points(s: PharaonState, source: str, seat: int = 1) -> int:
    return GAME.breakdown(s)[source][seat - 1]


def noble(s: PharaonState, number: int, seat: int = 1) -> int:
    """What a noble is worth if the game ended now."""
    return int(GAME.view(s, None)["players"][seat - 1]["noble_points"][str(number)])


def satisfied(s: PharaonState, seat: int = 1) -> list[str]:
    gods = GAME.view(s, None)["players"][seat - 1]["gods"]
    return [god for god, its in gods.items() if its["satisfied"]]


def test_r9_1_all_sources_are_added_up() -> None:
    s = table(
        goods={1: "black silver"},
        nobles={1: "12"},
        tomb={1: 1},
        artisans={1: "1"},
        nile={1: "3 0 0 0 0"},
    )
    assert {source: row[0] for source, row in GAME.breakdown(s).items()} == {
        "nobles": 6,
        "tomb": 5,
        "artisans": 9,
        "nile": 7,
        "goods": 2,
        "gods": 0,
        "tokens": 3,
    }
    assert s.scores()[0] == 32


def test_points_so_far_leave_out_what_can_still_be_lost() -> None:
    s = table(
        goods={1: "black silver"},
        nobles={1: "12"},
        tomb={1: 1},
        artisans={1: "1"},
        nile={1: "3 0 0 0 0"},
    )
    assert GAME.points_so_far(s)[0] == 3 + 5 + 9 + 7
    s.agenda = []
    assert GAME.points_so_far(s) == s.scores()


def test_r9_2_nobles_with_fixed_points() -> None:
    s = table(nobles={1: "7 8 9 10 11 21 22 23 24 25 26"})
    values = GAME.view(s, None)["players"][0]["noble_points"]
    assert values == {
        "7": 10,
        "8": 12,
        "9": 10,
        "10": 10,
        "11": 12,
        "21": 2,
        "22": 4,
        "23": 0,
        "24": 0,
        "25": 2,
        "26": 2,
    }


def test_r9_2_nobles_that_count() -> None:
    """The rulebook: 15 for the General with both tokens, at least 6 for the Grand vizier. Ruling 30: free spaces count, too."""
    s = table(nobles={1: "6 12"})
    assert noble(s, 6) == 11
    s.pharaoh = 0
    assert noble(s, 6) == 15
    assert noble(s, 12) == 9
    assert noble(table(nobles={1: "12"}), 12) == 6
    assert noble(table(nobles={1: "13"}, artisans={1: "1 2 6 11"}), 13) == 6 + 2 * 3
    assert noble(table(nobles={1: "14"}, tomb={1: 6}), 14) == 18
    assert noble(table(nobles={1: "15"}, goods={1: "gift-small joker-nile offering-red"}), 15) == 12
    assert noble(table(nobles={1: "16"}, nile={1: "3 3 2 1 0"}), 16) == 11
    assert noble(table(nobles={1: "18"}, goods={1: "silver*3 black"}), 18) == 14
    s = table(nobles={1: "19"}, goods={1: "silver*3 black*2 offering-red joker-nile gift-small"})
    assert noble(s, 19) == 7 + 3


def test_r9_2_the_diplomat_copies_the_best_other_noble() -> None:
    """Ruling 27: nothing alone."""
    assert noble(table(nobles={1: "20"}), 20) == 0
    assert noble(table(nobles={1: "20 11 12"}), 20) == 12


def test_r9_3_tomb_artisans_and_nile() -> None:
    s = table(tomb={1: 3, 2: 6}, artisans={1: "1 6 30"}, nile={1: "1 2 3 0 3", 2: "3 3 3 3 3"})
    assert points(s, "tomb") == 21
    assert points(s, "tomb", 2) == 60
    assert points(s, "artisans") == 9 + 8 + 4
    assert points(s, "nile") == 0 + 3 + 7 + 7
    assert points(s, "nile", 2) == 35


def test_r9_4_what_is_left() -> None:
    s = table(goods={1: "black*3 silver*2 offering-red joker-nile gift-small gift-large*2"})
    assert points(s, "goods") == 3 + 2 + 1 + 1 + 2 + 6


RULEBOOK_RING = "offerings tomb nile nobles artisans"


def test_r9_5_the_example_of_the_rulebook_two_gods_for_sixteen_points() -> None:
    """Fourth space, three offerings, discs on two tracks: Horus for 10 and Bastet for 6."""
    s = table(
        ring=RULEBOOK_RING,
        tomb={1: 4},
        goods={1: "gift-small*2 joker-nile"},
        nile={1: "1 1 0 0 0"},
    )
    assert satisfied(s) == ["horus", "bastet"]
    assert points(s, "gods") == 16
    s.tomb[0] = 3
    assert satisfied(s) == ["horus"]
    assert points(s, "gods") == 10


def test_r9_5_all_or_nothing() -> None:
    s = table(ring=RULEBOOK_RING, tomb={1: 4}, goods={1: "gift-small*2"}, nile={1: "1 0 0 0 0"})
    assert satisfied(s) == []
    assert points(s, "gods") == 0


def test_r9_6_no_element_serves_two_gods_and_all_of_it_scores() -> None:
    """Ruling 32: elements used for gods still score. Ruling 31: the best set with the nobles who count gods."""
    s = table(ring=RULEBOOK_RING, tomb={1: 3}, goods={1: "gift-small*3"}, nile={1: "1 1 0 0 0"})
    assert points(s, "goods") == 6
    assert points(s, "tomb") == 21
    assert satisfied(s) == ["horus"]
    # the scribe of the Nile area makes Bastet worth as much as Horus: 6 + 4 to 10
    s = table(
        ring=RULEBOOK_RING,
        tomb={1: 3},
        goods={1: "gift-small*3"},
        nile={1: "1 1 0 0 0"},
        nobles={1: "2"},
    )
    assert satisfied(s) == ["horus"]  # ruling 55: equal totals, more for the gods
    s = table(
        ring=RULEBOOK_RING,
        tomb={1: 3},
        goods={1: "gift-small*3"},
        nile={1: "1 1 0 0 0"},
        nobles={1: "2 20"},
    )
    assert satisfied(s) == ["bastet"]  # the Diplomat copies the scribe
    assert noble(s, 2) == 8


def test_r9_6_the_chosen_set_is_the_best_of_all_that_are_possible() -> None:
    s = table(
        ring=RULEBOOK_RING,
        tomb={1: 6},
        goods={1: "gift-small*5"},
        nile={1: "1 1 1 1 1"},
        nobles={1: "1 2 17 20"},
        artisans={1: "1 2 3 4 5"},
    )
    totals = [
        scoring.points_of_gods(s, gods) + sum(scoring.noble_values(s, 0, gods))
        for gods in scoring.possible_gods(s, 0)
    ]
    best = scoring.best_gods(s, 0)
    assert scoring.points_of_gods(s, best) + sum(scoring.noble_values(s, 0, best)) == max(totals)
    assert best == 31
    assert noble(s, 17) == 3 + 3 * 5
    assert noble(s, 1) == 12


def test_r9_7_tokens() -> None:
    s = table(start=2)
    s.pharaoh = 0
    assert GAME.breakdown(s)["tokens"] == [7, 3, 0]


@pytest.mark.parametrize(("pharaoh", "winners"), [(1, [1]), (-1, [2])])
def test_r9_8_ties(pharaoh: int, winners: list[int]) -> None:
    """Ruling 70: the same tie-breaks, else shared."""
    s = table(start=1)
    s.pharaoh = pharaoh
    s.layout.succession_points, s.layout.start_points = 0, 0
    s.tomb = [0, 0, 0]
    give(s, 2, "gift-large")  # 3 points with one token
    give(s, 3, "black*3")
    s.start = 0
    try:
        assert s.winners() == winners
        give(s, 2, "black*3")
        give(s, 3, "black*3")
        assert s.scores()[1] == s.scores()[2]
    finally:
        s.layout.succession_points, s.layout.start_points = 7, 3


def test_r9_8_a_win_is_shared() -> None:
    s = table(goods={2: "black*5", 3: "red*5"}, start=1)
    assert s.scores() == [3, 5, 5]
    assert s.winners() == [1, 2]
