"""R6: what nobles do."""

from iteru.games.pharaon.rules.moves import TOKENS
from iteru.games.pharaon.rules.position import EMPTY

from .builder import (
    GAME,
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
    table,
    usual,
    ways,
)


def test_r6_1_scribes_make_kinds_alike_and_work_together() -> None:
    """Ruling 28: chained. Ruling 29: silver stays as it is. Ruling 62: only in payments."""
    s = table(entry="offerings black", goods={1: "green"}, nobles={1: "1"})
    assert ways(s, "offerings") == [["green"]]
    s = table(entry="offerings black", goods={1: "blue offering-green"}, nobles={1: "1 3"})
    assert ways(s, "offerings") == [["blue"], ["offering-green"]]
    s = table(entry="artisans black", goods={1: "black green*2"}, nobles={1: "1"})
    assert ways(s, "artisans") == [["black", "green", "green"]]
    s = table(goods={1: "green"}, nobles={1: "1 17"})
    play(s, "seer")
    assert "take black" in moves(s)
    assert "take green" not in moves(s)


def test_r6_2_the_general_moves_at_once_when_passing() -> None:
    """Ruling 59: optional, after the jar. Ruling 22: not as the last to pass, but in the last round, too."""
    s = table(nobles={1: "6"}, start=3)
    play(s, "pass", "jar 1")
    assert asked(s) == "general"
    play(s, "advance")
    assert s.start == 0
    assert moves(s) == [f"take {colour}" for colour in ("black", "yellow", "green", "red", "blue")]
    play(s, "take red")
    assert s.field[0] == 1
    s = table(nobles={1: "6"}, in_round=5)
    s.jars = [EMPTY] * 3
    play(s, "pass")
    assert asked(s) == "general"
    play(s, "decline")
    assert s.field[0] == 0
    s = table(1, nobles={1: "6"})
    s.row[1], s.passes, s.traitor_jars = 0, 1, []
    play(s, "pass", "jar 1")
    assert asked(s) != "general"


def test_r6_3_entry_in_any_colour_which_is_deducted() -> None:
    """Ruling 4: it keeps its own colour. Ruling 61: jokers and resource offerings, too."""
    s = table(entry="tomb red", goods={1: "green black"}, nobles={1: "7"})
    assert ways(s, "tomb") == [["black", "green"]]
    s = table(entry="tomb red", goods={1: "silver black"}, nobles={1: "7"})
    assert ways(s, "tomb") == [["black", "silver"]]
    s = table(entry="offerings red", goods={1: "offering-green"}, nobles={1: "8"})
    assert ways(s, "offerings") == [["offering-green"]]
    s = table(entry="nile black", goods={1: "red blue"}, nobles={1: "9"})
    assert ways(s, "nile 4") == [["red", "blue"]]
    s = table(entry="artisans black", goods={1: "red*3"}, nobles={1: "10"})
    assert ways(s, "artisans") == [["red"] * 3]
    assert "tomb" not in moves(table(entry="tomb red", goods={1: "green black"}, nobles={1: "8"}))


def test_r6_3_whom_any_colour_lets_in_is_not_told_of_the_entrys_colour() -> None:
    poor = {1: "green"}
    refused = refusal(table(entry="tomb red", goods=poor, nobles={1: "7"}), "tomb")
    assert (refused.problem, refused.facts) == ("refused-cannot-pay-action", {"zone": "tomb"})
    refused = refusal(table(entry="tomb red", goods=poor, nobles={1: "8"}), "tomb")
    assert refused.facts == {"zone": "tomb", "colour": "red"}


def test_r6_4_the_judge_lets_any_kinds_pay() -> None:
    """Rulings 7 and 60. Ruling 7: the action's cost is meant; ruling 60: one of the wheel's colour."""
    s = table(entry="nobles green", goods={1: "black*4 green"}, nobles={1: "11"})
    assert ways(s, "nobles") == [["black"] * 4 + ["green"]]
    s = table(entry="nobles green", goods={1: "black*5"}, nobles={1: "11"})
    assert "nobles" not in moves(s)
    s = table(entry="nobles green", goods={1: "black*4 silver"}, nobles={1: "11"})
    assert usual(s, "nobles") == ["black"] * 4 + ["silver"]


def test_r6_5_the_grand_vizier_does_nothing() -> None:
    s = table(entry="nobles black", goods={1: "black yellow green red blue"})
    show_noble(s, 1, 12)
    play(s, "nobles")
    choice = GAME.choices(s, 0)[0]
    assert "effect-none" in str(choice.words.facts["phrases"])
    play(s, "noble 1")
    assert is_turn(s, 2)
    assert goods(s) == {}
    assert s.layout.noble_effects[11] == "none"


def test_r6_6_a_full_area_once_a_round() -> None:
    """Ruling 23: the entry token lies beside. Ruling 66: while a space is free, that is used first."""
    cases = [
        ("13", "artisans", "black*6"),
        ("14", "tomb", "black green red yellow"),
        ("15", "offerings", "black*2"),
        ("16", "nile", "black*2 yellow*2"),
    ]
    for noble, area, tokens in cases:
        s = table(entry=f"{area} black", goods={1: tokens}, nobles={1: noble})
        target = "nile 1" if area == "nile" else area
        assert target in moves(s)
        fill_area(s, area)
        assert target in moves(s)
        play(s, target)
        assert s.tired[0] == 1 << int(noble) - 1
        assert [TOKENS[entry % 18] for entry in s.beside] == ["black"]
        while not is_turn(s, 2):
            s.apply(s.legal_actions()[0])
    s = table(entry="tomb black", goods={1: "black green"}, nobles={1: "14"})
    play(s, "tomb")
    assert s.tired[0] == 0


def test_r6_7_the_seer_exchanges_a_basic_token_for_another() -> None:
    """Ruling 24: offerings, too; the token wanted must be in the bank. Ruling 63: no jokers."""
    s = table(goods={1: "black offering-red joker-nile gift-small silver"}, nobles={1: "17"})
    play(s, "seer")
    assert moves(s) == ["give black", "give offering-red"]
    play(s, "give offering-red")
    assert moves(s) == ["take black", "take yellow", "take green", "take blue"]
    play(s, "take blue")
    assert goods(s) == counted("black blue joker-nile gift-small silver")
    assert s.offering_discard[-1] == TOKENS.index("offering-red")
    assert is_turn(s, 1)
    s = table(goods={1: "black"}, nobles={1: "17"})
    s.bank[1:5] = [0, 0, 0, 0]
    assert refusal(s, "seer").problem == "refused-no-exchange"


def test_r6_8_the_treasurer_exchanges_for_silver() -> None:
    """Ruling 63: resource offerings count as basic tokens."""
    s = table(goods={1: "offering-red joker-nile"}, nobles={1: "18"})
    play(s, "treasurer")
    assert goods(s) == counted("silver joker-nile")
    s = table(goods={1: "black"}, nobles={1: "18"})
    s.bank[5] = 0
    assert "treasurer" not in moves(s)
    assert refusal(s, "treasurer").rule == "R6.8"


def test_r6_9_the_teacher_adds_a_token_to_a_jar() -> None:
    """Ruling 51: optional, after the jar was seen."""
    s = table(entry="nile black", goods={1: "black yellow"}, nobles={1: "19"})
    next_jar(s, 1)
    play(s, "nile 1")
    assert goods(s) == counted("black black yellow")
    assert asked(s) == "teacher"
    play(s, "take blue")
    assert goods(s) == counted("black black yellow blue")
    assert s.tired[0] == 1 << 18
    s = table(nobles={1: "19"})
    play(s, "pass", "jar 1", "decline")
    assert s.tired[0] == 0


def test_r6_10_the_diplomat_replaces_a_jar() -> None:
    """Ruling 25: both nobles for one jar. Ruling 51: Diplomat first; the jar still counts for the Teacher."""
    s = table(entry="nile black", goods={1: "black yellow"}, nobles={1: "19 20"})
    next_jar(s, 1)
    play(s, "nile 1", "diplomat", "take red", "take red", "take blue", "take green")
    assert goods(s) == counted("red red blue green")
    assert s.jar_discard[-1] == 0
    s = table(entry="nile black", goods={1: "black yellow"}, nobles={1: "20"})
    next_jar(s, 1)
    play(s, "nile 1", "decline")
    assert goods(s) == counted("black black yellow")
    assert s.tired[0] == 0


def test_r6_11_officials_bring_things_once_in_printed_order() -> None:
    """Ruling 52: as printed; the display is filled before."""
    five = "black yellow green red blue"
    s = table(entry="nobles black", goods={1: five})
    show_noble(s, 1, 21)
    play(s, "nobles", "noble 1")
    assert EMPTY not in s.noble_slots
    play(s, "step red", "step red", "step blue")
    assert s.level[:5] == [0, 0, 0, 2, 1]
    assert goods(s) == counted("silver silver")
    s = table(entry="nobles black", goods={1: five})
    show_noble(s, 1, 22)
    play(s, "nobles", "noble 1", "step red", "step red", "bonus 1", "bag")
    assert sum(goods(s).values()) == 2
    s = table(entry="nobles black", goods={1: five})
    show_noble(s, 1, 23)
    show_artisan(s, 1, 1)
    play(s, "nobles", "noble 1", "artisan 1")
    assert goods(s) == counted("black silver")
    s = table(entry="nobles black", goods={1: five})
    show_noble(s, 1, 24)
    show_artisan(s, 1, 1)
    play(s, "nobles", "noble 1", "artisan 1", "bonus 2")
    assert sum(goods(s).values()) == 2
    s = table(entry="nobles black", goods={1: five})
    show_noble(s, 1, 26)
    play(s, "nobles", "noble 1", "bonus 1")
    assert s.tomb[0] == 1


def test_r6_12_exchanges_also_after_passing() -> None:
    """Ruling 47: after the jar, also as the last to pass and in the last round; not on the pyramid."""
    s = table(nobles={1: "17 18"})
    play(s, "pass", "jar 1")
    assert asked(s) == "exchange"
    play(s, "treasurer")
    if asked(s) == "give":
        s.apply(s.legal_actions()[0])
    assert "treasurer" not in moves(s)
    play(s, "done")
    assert is_turn(s, 2)
    s = table(2, goods={1: "black"}, nobles={1: "18"}, in_round=5)
    s.jars = [EMPTY] * 3
    s.row[1], s.passes = 0, 1
    play(s, "pass")
    assert asked(s) == "exchange"
