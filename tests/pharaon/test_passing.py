"""R7 and R8: passing, the pyramid, and the next round."""

from iteru.games.pharaon.rules.moves import COLOURS, ZONES
from iteru.games.pharaon.rules.position import EMPTY, PASSED_LAST
from iteru.games.pharaon.rules.state import PharaonState
from iteru.games.pharaon.rules.turn import begin_turn
from iteru.games.pharaon.rules.wheel import block

from .builder import (
    asked,
    counted,
    fill_area,
    goods,
    is_turn,
    moves,
    no_jars,
    play,
    started,
    table,
    told,
)


def test_r7_1_the_lowest_free_row() -> None:
    """The rulebook: Apolena passes second and takes the second row.

    Ruling 19: entering brings nothing. Ruling 21: free choice.
    """
    s = table(goods={2: "black"}, entry="offerings black")
    play(s, "pass", "jar 1")
    assert (s.row[0], s.field[0]) == (0, 0)
    assert "offerings" in moves(s)
    jar = [COLOURS[colour] for colour in s.layout.jar_goods[s.jars[1]]]
    play(s, "pass", "jar 2")
    assert (s.row[1], s.field[1]) == (1, 0)
    assert goods(s, 2) == counted(" ".join(["black", *jar]))


def test_r1_4_a_jar_is_told_in_one_line_unless_the_bank_is_short() -> None:
    s = table(in_round=2)
    assert [event.name for event in told(s, "pass", "jar 1")][:2] == ["passed", "jar-taken"]
    s = table(in_round=2)
    s.bank[s.layout.jar_goods[s.jars[0]][0]] = 0
    assert [event.name for event in told(s, "pass", "jar 1")][1:4] == [
        "jar-taken",
        "gained",
        "bank-short",
    ]


def test_r1_4_a_jar_kept_in_spite_of_the_diplomat_is_told_when_it_is_opened() -> None:
    s = table(in_round=2, nobles={1: "20"})
    assert "gained" not in [event.name for event in told(s, "pass", "jar 1")]
    assert told(s, "decline")[0].name == "gained"


def test_r7_2_a_jar_of_those_that_lie_open_but_not_in_the_last_round() -> None:
    s = table()
    play(s, "pass")
    assert asked(s) == "jar"
    s = no_jars(table(in_round=5))
    play(s, "pass")
    assert is_turn(s, 2)


def test_r7_3_later_turns_move_the_disk_and_stop_at_the_end() -> None:
    s = table(2, goods={2: "black*9"}, start=1)
    play(s, "pass", "jar 1")
    for field in (1, 2, 3, 4, 4):
        next_turn(s)
        while asked(s) in ("reward", "basic", "offering"):
            s.apply(s.legal_actions()[-1])
        assert s.field[0] == field


def test_r7_4_the_example_of_martin() -> None:
    """He moves to the third field, takes the silver, and could have taken an earlier reward.

    Ruling 58: fields that give nothing are left out, and equal ones are one choice. Ruling 17: the
    whole field. Ruling 18: nothing else from field 2.
    """
    s = table(2, start=1)
    play(s, "pass", "jar 1")
    s.field[0] = 1
    before = goods(s).get("silver", 0)
    next_turn(s)
    assert moves(s) == ["field 2", "field 3"]
    play(s, "field 3")
    assert goods(s).get("silver", 0) == before + 1
    s = table(2, start=2)
    play(s, "pass", "jar 1")
    next_turn(s)
    assert asked(s) == "basic"  # the start player token came without a question
    assert s.start == 0
    s = table(2, start=1)
    play(s, "pass", "jar 1")
    s.field[0] = 3
    next_turn(s)
    assert moves(s) == ["field 2", "field 4", "field 5"]


def next_turn(s: PharaonState) -> None:
    """The next turn of seat 1."""
    s.agenda = []
    begin_turn(s, 0)
    s.proceed()


def test_r7_5_the_last_to_pass_has_no_row_and_takes_a_jar_left() -> None:
    """Ruling 20: the pass of the last one ends the round at once."""
    s = table(2)
    play(s, "pass", "jar 1", "pass")
    assert s.row[1] == PASSED_LAST
    assert moves(s) == ["jar 2", "jar 3"]
    play(s, "jar 2")
    assert s.round == 2


def test_r8_1_the_wheel_is_cleared() -> None:
    s = table(entry="offerings black", goods={1: "black", 2: "offering-black"})
    play(s, "offerings", "pair 1", "offerings", "pair 2")
    assert s.bank[0] == 19
    for text in ("pass", "jar 1", "pass", "jar 2", "pass"):
        while not is_turn(s, s.actor + 1) and asked(s) != "jar":
            s.apply(s.legal_actions()[0])
        play(s, text)
    assert s.round == 2
    assert set(s.wheel) == {EMPTY}
    assert s.taken == [0] * 5
    assert 6 in s.offering_discard or 6 in s.pairs + s.bonus


def end_round(s: PharaonState) -> None:
    """Everybody passes with the first jar."""
    while s.round == 1:
        s.apply(s.legal_actions()[0])


def test_r8_2_offerings_are_filled_whole_pairs_first() -> None:
    """Ruling 54: a single token left goes to the bonus area."""
    s = table()
    s.pairs = [EMPTY] * 8
    s.bonus = [EMPTY] * 4
    s.bag, s.offering_discard = [6, 7, 8], [9, 10]
    end_round(s)
    assert s.pairs[:4].count(EMPTY) == 0
    assert s.pairs[4:] == [EMPTY] * 4
    assert s.bonus.count(EMPTY) == 3
    assert s.bag == []


def test_r8_3_the_wheel_turns_by_one_area() -> None:
    s = table(entry="offerings black")
    s.direction = 1
    end_round(s)
    assert [COLOURS[s.colour_of[zone]] for zone in s.ring] == [
        "blue",
        "black",
        "yellow",
        "green",
        "red",
    ]
    s = table(entry="offerings black")
    s.direction = -1
    end_round(s)
    assert COLOURS[s.colour_of[ZONES.index("offerings")]] == "yellow"


def test_r8_4_nobles_are_ready_again() -> None:
    s = table(goods={1: "black"}, nobles={1: "18"})
    play(s, "treasurer")
    assert s.tired[0]
    end_round(s)
    assert s.tired == [0, 0, 0]


def test_r8_5_new_jars_but_not_for_the_last_round() -> None:
    s = table(in_round=4)
    while s.round == 4:
        s.apply(s.legal_actions()[0])
    assert set(s.jars) == {EMPTY}
    s = table()
    end_round(s)
    assert EMPTY not in s.jars


def test_r8_6_with_two_players_the_jar_left_over_blocks() -> None:
    """The rulebook: Filip and Hanička each took a jar; what is on the third one blocks spaces.

    Ruling 34: after turning the wheel, from the left. Ruling 64: also in the last round.
    """
    s = table(2)
    s.jars = [0, 1, 4]  # the last one: yellow, green, yellow
    for jar in (0, 1, 4):
        for pile in (s.jar_stock, s.jar_discard):
            if jar in pile:
                pile.remove(jar)
    play(s, "pass", "jar 1", "pass", "jar 2")
    assert s.taken == [0, 2, 1, 0, 0]
    yellow = s.layout.spaces
    assert s.wheel[yellow : yellow + 3] == [1, 1, EMPTY]
    assert 4 in s.jar_discard
    s = table(2, in_round=4)
    play(s, "pass", "jar 1", "pass", "jar 2")
    assert sum(s.taken) == 3
    assert set(s.jars) == {EMPTY}
    assert sum(started(3).taken) == 0
    assert sum(started(2).taken) == 3


def test_r8_6_a_colour_without_a_free_space_is_left_out() -> None:
    s = table(2)
    fill_area(s, "offerings")
    bank = s.bank.copy()
    block(s, s.colour_of[0])
    assert s.bank == bank
