"""R8: reactions. What nobody may be able to tell is in test_secrets."""

import pytest

from .builder import asked, boneyard, end_turn, hand, moves, pile, play, refusal, table

SIX = "urn urn urn urn urn urn"


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("buy 1", "boat"),
        ("act shabti, pick 6", "cat"),
        ("act qebehsenuef", "table"),
        ("act shabti, pick 6", "cat boat table"),
    ],
)
def test_r8_1_nobody_has_to_react(line: str, cards: str) -> None:
    """Ruling 9."""
    state = table(hand={1: "hapi hapi shabti qebehsenuef", 2: cards}, deck={2: SIX})
    play(state, *line.split(", "))
    refuse = "pick table" if asked(state).endswith("victim") else "decline"
    assert {refuse, "react"} <= set(moves(state))
    play(state, refuse)
    assert asked(state) == "seat 1 turn"


def test_r8_1_a_reaction_is_played_out_of_turn() -> None:
    state = play(table(hand={1: "hapi hapi", 2: "boat"}), "buy 1")
    assert (asked(state), moves(state)) == ("seat 2 reaction", ["react", "decline"])


def test_r8_2_the_game_pauses_for_a_player_who_may_hold_the_card() -> None:
    """The Boat is in the deck; but from public information it could be in the hand."""
    state = play(table(hand={1: "hapi hapi", 2: "urn"}, deck={2: "boat food"}), "buy 1")
    assert (asked(state), moves(state)) == ("seat 2 reaction", ["decline"])
    assert refusal(state, "react").problem == "refused-no-reaction"


@pytest.mark.parametrize(("line", "card"), [("buy 1", "boat"), ("act shabti, pick 6", "cat")])
def test_r8_3_the_hand_stays_short_until_ones_own_next_turn_has_ended(line: str, card: str) -> None:
    """Ruling 4."""
    state = table(hand={1: "hapi hapi shabti", 2: f"{card} food food"}, deck={2: SIX})
    play(state, *line.split(", "), "react")
    if card == "boat":
        play(state, "pick 1")
    assert hand(state, 2) == "food food"
    play(state, "end")
    assert hand(state, 2) == "food food"
    end_turn(state)
    assert len(state.hand[1]) == 5


@pytest.mark.parametrize("card", ["table", "cat", "boat"])
def test_r8_4_reaction_cards_have_no_action_in_step_1(card: str) -> None:
    """Ruling 3: so a Boat is no use in one's own turn."""
    state = table(hand={1: card})
    assert moves(state, "act") == []
    assert (refusal(state, f"act {card}").rule, refusal(state, f"act {card}").problem) == (
        "R8.4",
        "refused-reaction-card",
    )


@pytest.mark.parametrize("card", ["table", "cat", "boat"])
def test_r8_4_one_can_pay_with_them_and_entomb_them(card: str) -> None:
    state = table(hand={1: f"{card} hapi hapi"})
    assert {f"lay {card}", f"entomb {card}"} <= set(moves(state))


@pytest.mark.parametrize("card", ["table", "cat", "boat"])
@pytest.mark.parametrize(
    ("attack", "where"), [("qebehsenuef", "boneyard"), ("bastet", "pile"), ("duamutef", "own pile")]
)
def test_r8_4_they_may_be_given_up(card: str, attack: str, where: str) -> None:
    """Ruling 8."""
    state = play(table(hand={1: attack, 2: card}, deck={2: SIX}), f"act {attack}", f"pick {card}")
    found = {
        "boneyard": boneyard(state).split()[0],
        "pile": pile(state, 1),
        "own pile": pile(state, 2),
    }
    assert found[where] == card
    assert hand(state, 2) == ""


def test_r8_4_a_cat_that_was_sacrificed_does_not_catch_itself() -> None:
    """Ruling 8."""
    state = play(
        table(hand={1: "qebehsenuef", 2: "cat food"}, deck={2: SIX}), "act qebehsenuef", "pick cat"
    )
    assert (asked(state), boneyard(state)) == ("seat 1 turn", "cat outer")


def test_r8_5_the_offering_table_is_shown_in_the_moment_of_choosing() -> None:
    state = play(table(hand={1: "qebehsenuef", 2: "table food"}, deck={2: SIX}), "act qebehsenuef")
    assert (asked(state), moves(state)) == ("seat 2 victim", ["pick food", "pick table", "react"])


def test_r8_5_who_does_not_hold_it_cannot_show_it() -> None:
    state = play(
        table(hand={1: "qebehsenuef", 2: "food"}, deck={2: "table " + SIX}), "act qebehsenuef"
    )
    assert moves(state) == ["pick food"]
    assert refusal(state, "react").problem == "refused-no-reaction"


@pytest.mark.parametrize("card", ["middle", "sobek", "outer", "imsety", "isis", "earth"])
def test_r8_5_it_does_not_help_against_ones_own_actions(card: str) -> None:
    """Ruling 11."""
    state = table(hand={1: f"{card} table food food"}, deck={1: SIX}, pyramid="bastet . . . . .")
    assert "react" not in moves(play(state, f"act {card}"))


def test_one_opponent_reacts_after_another_in_turn_order_if_a_box_has_more_boats() -> None:
    """There is one Boat in the printed game; here three players hold one."""
    state = table(4, turn=2, hand={2: "hapi hapi", 1: "boat", 3: "boat", 4: "boat"}, stock="")
    play(state, "buy 1")
    order = []
    while asked(state).endswith("reaction"):
        order.append(asked(state))
        play(state, "decline")
    assert order == ["seat 3 reaction", "seat 4 reaction", "seat 1 reaction"]


def test_only_one_cat_gets_the_card() -> None:
    state = table(3, hand={1: "shabti", 2: "cat", 3: "cat"})
    play(state, "act shabti", "pick 6", "react")
    assert (asked(state), pile(state, 2), boneyard(state)) == ("seat 1 turn", "thoth cat", "outer")


@pytest.mark.parametrize("seat_3", [{"hand": "boat"}, {"hand": "urn", "deck": "boat"}])
def test_r9_7_nobody_is_asked_once_a_boat_has_emptied_the_base(seat_3: dict[str, str]) -> None:
    """R8.2: nor does the game pause for whoever only might hold another Boat."""
    state = table(
        3,
        hand={1: "hapi hapi", 2: "boat", 3: seat_3["hand"]},
        deck={3: seat_3.get("deck", "")},
        pyramid="hapi scarab . . . .",
        stock="",
    )
    play(state, "buy 1", "react", "pick 2")
    assert asked(state) == "seat 1 turn"


def test_r9_7_another_boat_may_answer_once_the_base_is_filled_from_above() -> None:
    state = table(
        3,
        hand={1: "hapi hapi", 2: "boat", 3: "boat"},
        pyramid=". hapi . dead horus thoth",
        stock="",
    )
    play(state, "buy 2", "fall left", "react", "pick 2")
    assert asked(state) == "seat 1 crumble"
    assert asked(play(state, "fall left")) == "seat 3 reaction"
