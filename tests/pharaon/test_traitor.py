"""R10: the solo game."""

import pytest

from iteru.games.pharaon.rules import columns, figures, succession, traitor, turn
from iteru.games.pharaon.rules.moves import COLOURS, MARKER, TOKENS
from iteru.games.pharaon.rules.position import EMPTY, NOT_PASSED, TRAITOR
from iteru.games.pharaon.rules.state import PharaonState

from .builder import (
    GAME,
    asked,
    counted,
    fill_area,
    fresh,
    goods,
    is_turn,
    moves,
    play,
    show_artisan,
    started,
    table,
)


def solo(colours: str = "black yellow green red blue", **given: object) -> PharaonState:
    """A turn of the human, with light boards in the order T1 to T5 and columns of these colours."""
    s = table(1, **given)  # type: ignore[arg-type]
    s.boards = [0, 2, 4, 6, 8]
    s.column_colour = [COLOURS.index(colour) for colour in colours.split()]
    s.columns = [EMPTY] * len(s.columns)
    s.filled = [1] * 5
    for column, colour in enumerate(s.column_colour):
        s.columns[column * s.layout.column_room] = colour
    s.traitor_gods = s.traitor_value = 0
    s.agenda = s.agenda[-1:]
    return s


def turn_up(s: PharaonState, jar: int) -> PharaonState:
    """The Traitor's turn with a jar."""
    s.traitor_jars.append(jar - 1)
    s.agenda = []
    s.on_turn = TRAITOR
    turn.begin_traitors_turn(s)
    s.proceed()
    return s


def test_r10_1_the_set_up_of_the_solo_game() -> None:
    """Ruling 68: who begins holds the token."""
    games = [fresh(1, seed) for seed in range(20)]
    assert {s.start for s in games} == {0, 1}
    for s in games:
        assert sorted(s.column_colour) == [0, 1, 2, 3, 4]
        assert s.bank[:5] == [19] * 5
        assert sorted(board // 2 for board in s.boards) == [0, 1, 2, 3, 4]
    s = started(1, 4)
    assert [mask.bit_count() for mask in s.nobles][1] == 1
    assert sum(s.taken) >= 3  # the jar not taken blocks


def test_r10_2_a_jar_in_his_turn() -> None:
    """Ruling 69: his pile before the new jars. Ruling 41 and ruling 67: bottom, wheel, column.

    Ruling 56: then it is discarded.
    """
    s = fresh(1, 3)
    assert len(s.traitor_jars) == s.layout.traitor_jars[s.boards[0]] == 4
    for round_, board in enumerate(s.boards):  # the tiles belong to the rounds, from the left
        s.traitor_jars.clear()
        traitor.fill_pile(s, round_)
        assert len(s.traitor_jars) == s.layout.traitor_jars[board]
    s = fresh(1, 3)
    s = turn_up(solo(), 22)  # black, yellow; red below
    assert asked(s) == "traitor-wheel"
    assert s.filled == [1, 1, 1, 2, 1]
    play(s, "wheel left")
    assert s.taken[0] == 1
    assert s.filled == [1, 2, 1, 2, 1]
    assert s.jar_discard[-1] == 21
    assert is_turn(s, 1)


def test_r10_3_the_human_chooses_what_blocks_the_wheel() -> None:
    """Ruling 40: not a full sector; if both are full, both go to columns."""
    s = turn_up(solo(), 22)
    assert moves(s) == ["wheel left", "wheel right"]
    play(s, "wheel right")
    assert (s.taken[0], s.taken[1]) == (0, 1)
    s = solo(entry="offerings black")
    fill_area(s, "offerings")
    turn_up(s, 22)
    assert s.taken[1] == 1
    assert s.filled == [2, 1, 1, 2, 1]
    s = solo(entry="offerings black")
    fill_area(s, "offerings")
    fill_area(s, "nobles")  # yellow
    turn_up(s, 22)
    assert s.filled == [2, 2, 1, 2, 1]


def test_r10_4_a_full_column_overflows_to_the_right() -> None:
    """Ruling 38: wrapping; all full: the token stays in the bank."""
    s = solo()
    s.filled[4] = 11
    columns.fill_column(s, 4)
    assert s.filled == [2, 1, 1, 1, 11]
    s.filled = [11] * 5
    bank = s.bank.copy()
    columns.fill_column(s, 4)
    assert s.bank == bank


def test_r10_5_markers_where_the_bank_lacks_a_token() -> None:
    """Ruling 39: effects still happen. Ruling 34: so do blocked spaces."""
    s = solo()
    s.bank[0] = 0
    columns.fill_column(s, 0)
    assert s.columns[1] == MARKER
    s.filled[0] = 4
    columns.fill_column(s, 0)  # the fourth field of T1: a space of the burial chamber
    assert s.tomb[TRAITOR] == 1


def test_r10_6_the_example_of_katerina_discards_the_third_noble() -> None:
    """She turns up a jar; its lower token reaches a field that discards the third noble from the left."""
    s = solo()
    s.filled[0] = 2
    third, top = s.noble_slots[2], s.noble_deck[-1]
    columns.fill_column(s, 0)  # the second field of T1
    assert s.noble_discard == [third]
    assert s.noble_slots[2] == top
    s.filled[0] = 8
    first = s.noble_slots[0]
    columns.fill_column(s, 0)  # the eighth field of T1: takes the first noble
    assert s.nobles[TRAITOR] == 1 << first


def test_r10_6_artisans_by_points_the_first_from_the_left_of_equal_ones() -> None:
    s = solo()
    for slot, number in enumerate((26, 1, 2, 27), start=1):
        show_artisan(s, slot, number)
    columns.clear_artisan(s, True, True)
    assert s.artisans[TRAITOR] == 1 << 0
    columns.clear_artisan(s, False, False)
    assert s.artisan_discard == [25]
    s.filled[0] = 10
    columns.fill_column(s, 0)  # the last field of T1: nobles are worth 7
    assert s.traitor_value == 7


def test_r10_7_offerings_nile_and_gods() -> None:
    """Ruling 43: an empty place gives nothing. Ruling 37: the leftmost of equal columns."""
    s = solo()
    pair = sorted([TOKENS[kind] for kind in s.pairs[:2]])
    s.filled[0] = 5
    columns.fill_column(s, 0)  # the fifth field of T1: the first pair
    assert sorted(goods(s, 2).items()) == sorted(counted(" ".join(pair)).items())
    before = goods(s, 2)
    columns.take_pair(s, 0)
    assert goods(s, 2) == before
    columns.take_bonus(s, 0)
    assert s.bonus[0] == EMPTY
    s.filled = [3, 5, 5, 1, 1]
    columns.step_on_nile(s, True)
    columns.step_on_nile(s, False)
    assert s.level[5:10] == [0, 1, 0, 1, 0]
    s.filled[0] = 9
    columns.fill_column(s, 0)  # the ninth field of T1: Osiris
    assert GAME.view(s, 0)["traitor"]["gods"] == ["osiris"]


@pytest.mark.parametrize("at_once", [False, True])
def test_r10_8_he_passes_when_he_has_no_jar(at_once: bool) -> None:
    """Ruling 46: on his next turn, or by the option at once."""
    s = solo(traitor_passes_at_once=at_once, goods={1: "black*5"}, entry="offerings black")
    s.traitor_jars = []
    turn_up(s, 22)
    play(s, "wheel left")
    assert (s.row[TRAITOR] != NOT_PASSED) == at_once
    jars = s.jars.copy()
    play(s, "offerings", "pair 1")
    assert s.row[TRAITOR] == 0
    assert s.jars == jars


def test_r10_9_his_reward_is_that_of_his_field() -> None:
    """Ruling 35: the human chooses the kind."""
    s = solo(start=1, goods={1: "black*9"}, entry="offerings black")
    s.traitor_jars = []
    s.row[TRAITOR], s.field[TRAITOR], s.passes = 0, 0, 1
    play(s, "offerings", "pair 1")
    assert s.start == TRAITOR
    assert asked(s) == "traitor-basic"
    play(s, "take red")
    assert goods(s, 2) == counted("red")
    play(s, "offerings", "pair 2")
    assert goods(s, 2) == counted("red silver")
    s.field[TRAITOR] = 2
    s.taken[0] = 0
    drawn = TOKENS[s.bag[-1]]
    play(s, "offerings")
    while not is_turn(s, 1):
        s.apply(s.legal_actions()[0])
    assert drawn in goods(s, 2)


def test_r10_10_his_points() -> None:
    """The rulebook: highest value 8, four nobles, 32 points. Ruling 36: tokens in columns bring nothing."""
    s = solo(start=1)
    s.nobles[TRAITOR] = 0b1111
    assert GAME.rival(s)["nobles"] == 24
    s.traitor_value = 8
    assert GAME.rival(s)["nobles"] == 32
    assert GAME.rival(s)["goods"] == 0
    s.traitor_gods = 1 << 4  # Horus, printed on the burial chamber
    left = s.ring[s.ring.index(4) - 1]
    assert GAME.rival(s)["gods"] == s.layout.right_points[left] + s.layout.left_points[4]
    s.tomb[TRAITOR] = 3
    assert GAME.rival(s)["tomb"] == 21


def test_r10_11_a_tie_is_his() -> None:
    """Ruling 42."""
    s = solo(start=1)
    s.nobles[TRAITOR] = 0
    s.goods[18] = 3  # as many points as the First Player token
    assert s.scores() == [3] == [sum(GAME.rival(s).values())]
    assert s.winners() == []
    s.goods[18] = 2
    assert s.winners() == [0]


def test_r10_12_so_many_dark_tiles_at_random() -> None:
    """Ruling 57."""
    for level in range(6):
        darks = [
            tuple(board & 1 for board in fresh(1, seed, traitor_level=str(level)).boards)
            for seed in range(8)
        ]
        assert {sum(dark) for dark in darks} == {level}
        assert len(set(darks)) > 1 or level in (0, 5)


def test_r10_13_the_traitor_can_take_the_pharaoh_token() -> None:
    """Ruling 33: at once, be it by a space of the burial chamber or by a noble."""
    by_space = solo()
    by_space.nobles[TRAITOR], by_space.tomb[TRAITOR] = 0b11, 2
    columns.carry_out(by_space, figures.field_of(figures.FIELD_TOMB, 0))
    by_noble = solo()
    by_noble.nobles[TRAITOR], by_noble.tomb[TRAITOR] = 0, 3
    traitor.get_first_noble(by_noble, 25)
    assert by_noble.pharaoh == EMPTY
    columns.carry_out(by_noble, figures.field_of(figures.TAKE_NOBLE, 0))
    for s in (by_space, by_noble):
        assert s.pharaoh == TRAITOR
        assert GAME.rival(s)["tokens"] >= s.layout.succession_points
        s.nobles[0], s.tomb[0] = 0b1100, 3
        succession.check_succession(s, 0)
        assert s.pharaoh == TRAITOR, "he keeps it"
