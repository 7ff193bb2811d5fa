"""R3 and R5: turns, and the actions of the areas."""

from iteru.games.pharaon.rules.moves import TOKENS
from iteru.games.pharaon.rules.position import EMPTY

from .builder import (
    asked,
    counted,
    fill_area,
    goods,
    is_turn,
    moves,
    next_jar,
    play,
    refusal,
    show_artisan,
    show_noble,
    started,
    table,
    told,
)


def test_r3_1_turns_go_clockwise_until_all_have_passed() -> None:
    s = table(3, turn=2)
    play(s, "pass", "jar 1")
    assert is_turn(s, 3)
    play(s, "pass", "jar 2")
    assert is_turn(s, 1)
    play(s, "pass")
    assert s.round == 2
    assert is_turn(s, s.start + 1)


def test_r3_2_the_same_area_again_and_gains_do_not_pay() -> None:
    """Ruling 8: pay first."""
    s = table(2, entry="offerings black", goods={1: "black*2", 2: "black"})
    play(s, "offerings", "pair 1", "offerings", "pair 2")
    assert "offerings" in moves(s)
    s = table(entry="nile yellow", goods={1: "yellow red blue"})
    assert "nile 4" in moves(s)
    s = table(entry="nile yellow", goods={1: "red blue"})
    assert "nile 4" not in moves(s)  # although the action would bring the yellow token


def test_r3_3_the_first_free_entry_space_from_the_left() -> None:
    s = table(3, entry="offerings black", goods={1: "black", 2: "silver", 3: "black"})
    play(s, "offerings", "pair 1", "offerings", "pair 2", "offerings", "pair 3")
    assert [TOKENS[kind] for kind in s.wheel[:3]] == ["black", "silver", "black"]
    s.goods[0] = 1
    assert "offerings" not in moves(s)
    assert refusal(s, "offerings").rule == "R3.3"
    assert [started(seats).layout.spaces for seats in range(1, 6)] == [3, 3, 3, 4, 4]


def test_r3_4_where_nothing_is_to_be_had_an_area_is_closed() -> None:
    """Ruling 12: no bonus without a pair. Ruling 13: no cards. Ruling 16: no further space."""
    everything = "black*9 yellow*9 green*9 red*9 blue*9"
    s = table(goods={1: everything}, tomb={1: 6})
    assert "tomb" not in moves(s)
    assert refusal(s, "tomb").problem == "refused-zone-empty"
    s.pairs = [EMPTY] * len(s.pairs)
    assert "offerings" not in moves(s)
    assert "offerings bonus" not in moves(s)
    s.noble_slots, s.noble_deck = [EMPTY] * 3, []
    s.artisan_slots, s.artisan_deck = [EMPTY] * 4, []
    assert "nobles" not in moves(s)
    assert "artisans" not in moves(s)
    assert "nile 5" in moves(s)


def test_r3_4_the_bonus_needs_an_offering_to_take() -> None:
    """Ruling 11."""
    s = table(entry="offerings black", goods={1: "black*2"})
    s.bonus, s.bag, s.offering_discard = [EMPTY] * len(s.bonus), [], []
    assert "offerings" in moves(s)
    refused = refusal(s, "offerings bonus")
    assert (refused.rule, refused.problem) == ("R3.4", "refused-no-offering-left")
    s.offering_discard = [16]
    assert "offerings bonus" in moves(s)


def test_r3_5_succession_at_once_and_for_good() -> None:
    """Ruling 33: also inside an action."""
    s = table(
        goods={1: "blue black yellow"},
        nobles={1: "1 2", 2: "3 4"},
        tomb={1: 2, 2: 3},
        entry="tomb blue",
    )
    assert s.pharaoh == EMPTY
    play(s, "tomb")
    assert s.pharaoh == 0
    s = table(
        entry="nobles black", goods={1: "black yellow green red blue"}, nobles={1: "1"}, tomb={1: 2}
    )
    show_noble(s, 1, 25)
    play(s, "nobles", "noble 1")
    assert s.pharaoh == 0


def test_r5_1_a_pair_leaves_a_gap() -> None:
    s = table(entry="offerings black", goods={1: "black"})
    pair = [TOKENS[kind] for kind in s.pairs[2:4]]
    play(s, "offerings", "pair 2")
    assert goods(s) == counted(" ".join(pair))
    assert s.pairs[2:4] == [EMPTY, EMPTY]
    assert refusal(table(entry="offerings black", goods={1: "black"}), "pair 2").rule == "R3.1"


def test_r5_2_a_bonus_token_or_one_from_the_bag() -> None:
    s = table(entry="offerings black", goods={1: "black*2"})
    token = TOKENS[s.bonus[0]]
    play(s, "offerings bonus", "pair 1")
    assert "bag" in moves(s)
    play(s, "bonus 1")
    assert token in goods(s)
    assert s.bonus[0] == EMPTY
    s = table(entry="offerings black", goods={1: "black*2"})
    drawn = TOKENS[s.bag[-1]]
    events = told(s, "offerings bonus", "pair 1", "bag")
    assert drawn in goods(s)
    assert [event.reveals for event in events if event.name == "offering-drawn"] == [True]


def test_r5_3_a_noble_from_display_or_deck() -> None:
    s = table(entry="nobles black", goods={1: "black yellow green red blue"})
    show_noble(s, 2, 12)
    top = s.noble_deck[-1]
    play(s, "nobles", "noble 2")
    assert s.nobles[0] == 1 << 11
    assert s.noble_slots[1] == top
    s = table(entry="nobles black", goods={1: "black yellow green red blue"})
    top = s.noble_deck[-1]
    play(s, "nobles", "noble deck")
    assert s.nobles[0] == 1 << top
    assert EMPTY not in s.noble_slots


def test_r5_4_an_artisan_brings_resources_and_jars() -> None:
    s = table(entry="artisans green", goods={1: "green*3"})
    show_artisan(s, 3, 16)  # silver and black
    play(s, "artisans", "artisan 3")
    assert goods(s) == counted("silver black")
    s = table(entry="artisans green", goods={1: "green*3"})
    show_artisan(s, 1, 26)  # black and a jar
    next_jar(s, 1)  # black, yellow, black
    play(s, "artisans", "artisan 1")
    assert goods(s) == counted("black black black yellow")
    assert s.artisan_slots.count(EMPTY) == 0


def test_r5_5_the_fourth_nile_action_of_the_rulebook() -> None:
    """Marek pays red and blue, gains two tokens, and moves two steps on the red and blue tracks."""
    s = table(entry="nile red", goods={1: "red blue"})
    play(s, "nile 4", "step red", "step blue")
    assert goods(s) == counted("yellow green")
    assert s.level[:5] == [0, 0, 0, 1, 1]
    s = table(entry="nile red", goods={1: "red blue"})
    play(s, "nile 4", "step red", "step red")
    assert s.level[:5] == [0, 0, 0, 2, 0]


def test_r5_6_full_tracks_are_left_out() -> None:
    """Rulings 15 and 53. Ruling 15: the action is still allowed; ruling 53: a step is lost only if all are full."""
    s = table(entry="nile red", goods={1: "red blue"}, nile={1: "0 0 0 3 1"})
    play(s, "nile 4")
    assert s.level[:5] == [0, 0, 0, 3, 3]
    s = table(entry="nile red", goods={1: "red blue"}, nile={1: "0 0 0 3 3"})
    play(s, "nile 4")
    assert s.level[:5] == [0, 0, 0, 3, 3]
    assert is_turn(s, 2)


def test_r5_7_space_by_space() -> None:
    """Ruling 16: free steps beyond the end are lost."""
    s = table(entry="tomb green", goods={1: "green black yellow red"})
    play(s, "tomb")
    assert s.tomb[0] == 1
    s = table(entry="nobles black", goods={1: "black yellow green red blue"}, tomb={1: 6})
    show_noble(s, 1, 25)
    play(s, "nobles", "noble 1")
    assert s.tomb[0] == 6
    assert goods(s) == counted("silver")


def test_r5_8_used_offerings_return_to_an_empty_bag() -> None:
    """Ruling 54: at the next draw. Ruling 11: if there is none at all, no token."""
    s = table(entry="offerings black", goods={1: "black*2"})
    s.bag, s.offering_discard = [], [6, 7, 8]
    play(s, "offerings bonus", "pair 1", "bag")
    assert len(s.bag) == 2
    assert s.offering_discard == []
    s = table(entry="nobles black", goods={1: "black yellow green red blue"})
    show_noble(s, 1, 26)
    s.bag, s.offering_discard, s.bonus = [], [], [EMPTY] * len(s.bonus)
    play(s, "nobles", "noble 1")
    assert goods(s) == {}
    assert s.tomb[0] == 1


def test_the_last_pair_is_taken_without_a_question() -> None:
    s = table(entry="offerings black", goods={1: "black"})
    s.pairs[2:] = [EMPTY] * (len(s.pairs) - 2)
    play(s, "offerings")
    assert asked(s) == "turn"
    fill_area(s, "nile")
    assert sum(goods(s).values()) == 2
