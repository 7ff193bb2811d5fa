"""R3: the turn in its four steps."""

from typing import Any

import pytest

import iteru

from .builder import (
    GAME,
    PYRAMID,
    STARTERS,
    asked,
    boneyard,
    deck,
    end_turn,
    hand,
    known,
    moves,
    pile,
    play,
    pyramid,
    refusal,
    table,
    told,
    tomb,
)


def test_r3_1_steps_follow_in_their_order() -> None:
    state = table(hand={1: "urn"}, deck={1: STARTERS}, stock="cat")
    events = [event.split()[0] for event in told(state, "end", "pick 6")]
    assert events == ["put-away", "uncovered", "sacrificed", "refilled", "drew", "turn-began"]


def test_r3_2_a_turn_may_be_ended_without_playing_a_card() -> None:
    assert "end" in moves(table(hand={1: STARTERS}))


def test_r3_2_a_card_serves_for_gold_or_its_action_or_the_tomb() -> None:
    state = table(hand={1: "hapi"}, deck={1: "urn urn"}, pyramid="imsety . . . . .")
    assert moves(state) == ["lay hapi", "act hapi", "entomb hapi", "buy 1", "end"]


@pytest.mark.parametrize("use", ["buy 1", "act hapi", "entomb hapi"])
def test_r3_2_and_only_for_one_of_them(use: str) -> None:
    state = table(hand={1: "hapi"}, deck={1: "urn urn"}, pyramid="imsety imsety . . . .")
    play(state, use)
    assert [move for move in moves(state) if "hapi" in move] == []


def test_r3_2_cards_are_played_in_any_order() -> None:
    state = table(
        hand={1: "food food hapi urn"}, deck={1: "shabti shabti"}, pyramid="imsety imsety . . . ."
    )
    play(state, "act food", "lay hapi", "buy 1", "entomb shabti", "act urn")
    assert (tomb(state, 1), deck(state, 1), hand(state, 1)) == ("shabti", "imsety shabti", "food")


def test_r3_3_played_and_unplayed_cards_go_to_ones_own_pile() -> None:
    state = end_turn(
        table(
            hand={1: "food ka thoth", 2: "urn"},
            deck={1: "tyet " * 6},
            pile={1: "boat"},
            changed=True,
        )
    )
    assert pile(state, 1) == "food ka thoth boat"
    assert boneyard(state) == "outer"


@pytest.mark.parametrize(
    ("cards", "played", "found"),
    [
        ("thoth ka food", "", "food ka thoth"),  # the cheapest on top, not the dearest
        ("thoth ka* food", "", "ka food thoth"),  # a card that the others have seen
        ("thoth ka* food boat*", "", "ka boat food thoth"),
        ("thoth shabti", "hapi food", "hapi food shabti thoth"),
        ("thoth ka* shabti", "horus anubis", "horus ka anubis shabti thoth"),
    ],
)
def test_r3_3_by_itself_the_pile_shows_what_tells_least(
    cards: str, played: str, found: str
) -> None:
    """Cards that the others know lie on top, the dearer ones above; then the others, the cheaper ones above."""
    state = table(hand={1: cards}, played=played, deck={1: "tyet " * 6}, changed=True)
    assert pile(end_turn(state), 1) == found


def test_r3_3_a_card_that_was_known_already_is_no_news_on_top() -> None:
    events = told(table(hand={1: "thoth ka*"}, deck={1: "tyet " * 6}, changed=True), "end")
    assert not [event for event in events if event.startswith("uncovered")]


def test_r3_3_of_cards_that_nobody_knows_the_one_on_top_is_shown() -> None:
    events = told(table(hand={1: "thoth ka"}, deck={1: "tyet " * 6}, changed=True), "end")
    assert "uncovered seat=1 card=ka" in events


def ready_to_arrange(**things: str) -> dict[str, Any]:
    """A hand of three kinds, and a deck with a full new hand and an Urn."""
    given = {"hand": "ka food shabti", "deck": "urn tyet tyet tyet tyet", **things}
    return {zone: {1: cards} for zone, cards in given.items()}


def test_r3_3_the_order_is_set_from_the_top_down() -> None:
    """Ruling 39."""
    state = table(**ready_to_arrange(), changed=True)
    play(state, "arrange", "top ka", "top shabti")
    assert pile(state, 1) == "ka shabti food"


def test_r3_3_for_as_many_cards_as_one_wishes() -> None:
    """Ruling 39."""
    state = table(**ready_to_arrange(hand="ka food thoth shabti"), changed=True)
    play(state, "arrange", "top ka", "end")
    assert pile(state, 1) == "ka shabti food thoth"


def test_r3_3_played_cards_can_be_put_on_top_too() -> None:
    state = table(
        **ready_to_arrange(hand="hapi ka food", deck="tyet tyet urn tyet tyet tyet tyet"),
        changed=True,
    )
    play(state, "act hapi", "arrange")
    assert moves(state, "top") == ["top food", "top ka", "top hapi", "top tyet"]
    play(state, "top food", "top hapi", "end")
    assert pile(state, 1) == "food hapi tyet tyet ka"


def test_r3_3_the_next_urn_takes_what_was_put_on_top() -> None:
    state = play(table(**ready_to_arrange(), changed=True), "arrange", "top ka", "end")
    play(end_turn(state), "act urn")
    assert deck(state, 1) == "ka"


@pytest.mark.parametrize("copies", [1, 2])
def test_r3_3_a_card_held_twice_can_be_put_on_top_twice(copies: int) -> None:
    state = table(**ready_to_arrange(hand="ka food shabti shabti"), changed=True)
    play(state, "arrange", *["top shabti"] * copies)
    assert ("top shabti" in moves(state)) == (copies == 1)


@pytest.mark.parametrize(
    "things",
    [
        {},
        {"deck": ""},  # the pile is about to be shuffled: but first it is seen
        {"deck": "tyet tyet tyet tyet tyet"},  # nothing takes the top card: but it is seen
        {"hand": "ka ka"},  # all are alike: but that is the player's secret
    ],
)
def test_r3_3_the_order_is_one_choice_whatever_the_cards_are(things: dict[str, str]) -> None:
    state = table(**ready_to_arrange(**things))
    assert (moves(state, "arrange"), moves(state, "top")) == (["arrange"], [])


@pytest.mark.parametrize("hand", ["", "ka"])
def test_r3_3_with_less_than_two_cards_there_is_nothing_to_order(hand: str) -> None:
    assert moves(table(**ready_to_arrange(hand=hand)), "arrange") == []


def test_r3_3_played_cards_alone_have_an_order_too() -> None:
    state = play(
        table(hand={1: "anubis horus"}, deck={1: "tyet " * 5}), "act anubis", "act horus", "pick 6"
    )
    play(state, "arrange", "top anubis")
    assert pile(state, 1) == "anubis horus thoth outer"


def test_r3_3_once_the_order_is_begun_the_turn_goes_on_to_its_end() -> None:
    state = play(table(**ready_to_arrange()), "arrange")
    assert (asked(state), moves(state)) == (
        "seat 1 arrange",
        ["top shabti", "top food", "top ka", "end"],
    )
    assert moves(play(state, "top shabti")) == ["top food", "top ka", "end"]


def test_r3_3_to_begin_the_order_can_be_taken_back() -> None:
    match = iteru.Match(GAME, 2, seed=1)
    seat = match.state.actor
    match.play(seat, "arrange")
    match.choose(seat, match.state.legal_actions()[0])
    assert match.undoable(seat) == 2


def test_r3_4_an_unchanged_pyramid_loses_a_card_of_ones_choice() -> None:
    state = play(table(), "end")
    assert (asked(state), moves(state)) == (
        "seat 1 unchanged",
        [f"pick {slot}" for slot in range(1, 7)],
    )
    play(state, "pick 5")
    assert boneyard(state) == "horus outer"


def test_r3_4_then_it_crumbles() -> None:
    state = play(table(stock=""), "end", "pick 2")
    assert (asked(state), moves(state)) == ("seat 1 crumble", ["fall left", "fall right"])
    assert pyramid(play(state, "fall right")) == "hapi horus djed dead thoth ."


def test_r3_4_the_last_turns_are_no_exception() -> None:
    """Ruling 33."""
    state = play(table(pyramid="hapi scarab . . . .", stock=""), "end")
    assert asked(state) == "seat 1 unchanged"


def test_r3_4_the_last_card_goes_without_a_question() -> None:
    """Ruling 33."""
    state = play(table(pyramid=". . scarab . . .", stock=""), "end")
    assert (boneyard(state), pyramid(state)) == ("scarab outer", ". . . . . .")


def test_r3_4_from_an_empty_pyramid_there_is_nothing_to_sacrifice() -> None:
    """Ruling 32."""
    state = play(table(pyramid=". . . . . .", stock=""), "end")
    assert (asked(state), boneyard(state)) == ("seat 2 turn", "outer")


@pytest.mark.parametrize(
    ("cards", "use"),
    [
        ("hapi hapi", "buy 1"),
        ("horus", "act horus, pick 6"),
        ("dead", "act dead, pick 1"),
        ("shabti", "act shabti, pick 6"),
        ("shabti", "act shabti, swap 1 2"),
    ],
)
def test_r3_4_any_change_will_do(cards: str, use: str) -> None:
    """Ruling 27: a swap counts too."""
    state = play(table(hand={1: cards}), *use.split(", "), "end")
    assert asked(state) == "seat 2 turn"


def test_r3_4_a_boat_is_never_the_only_change() -> None:
    """Ruling 29: it follows a purchase."""
    state = table(hand={1: "hapi hapi", 2: "boat"})
    play(state, "buy 1", "react", "pick 3", "end")
    assert asked(state) == "seat 2 turn"


def test_r3_4_what_changed_in_the_turn_before_does_not_count() -> None:
    state = play(table(hand={1: "shabti"}), "act shabti", "swap 1 2", "end", "end")
    assert asked(state) == "seat 2 unchanged"


def test_r3_5_the_bottom_row_first_and_from_left_to_right() -> None:
    """Ruling 30."""
    state = play(
        table(pyramid="hapi . . . . .", stock="cat boat ka throne mask isis", changed=True), "end"
    )
    assert pyramid(state) == "hapi cat boat ka throne mask"


def test_r3_5_when_the_stock_runs_out_the_gaps_stay() -> None:
    """Ruling 31."""
    state = play(
        table(pyramid=". scarab . . . .", stock="cat", boneyard="ka isis", changed=True), "end"
    )
    assert (pyramid(state), boneyard(state)) == ("cat scarab . . . .", "ka isis")


def test_r3_6_five_cards_are_drawn() -> None:
    state = end_turn(table(deck={1: "food urn ka boat cat isis"}))
    assert (sorted(hand(state, 1).split()), deck(state, 1)) == (
        ["boat", "cat", "food", "ka", "urn"],
        "isis",
    )


def test_r3_6_an_empty_deck_is_made_of_the_pile() -> None:
    state = end_turn(table(hand={1: "ka ka"}, deck={1: "food urn"}, pile={1: "cat boat"}))
    assert "food" in hand(state, 1).split()
    assert len(state.hand[0]) == 5
    assert len(state.deck[0]) == 1
    assert state.pile[0] == []


def test_r3_6_the_pile_is_shuffled_only_when_a_card_is_missing() -> None:
    state = end_turn(table(hand={1: "ka"}, deck={1: "food urn cat boat isis"}))
    assert (deck(state, 1), pile(state, 1)) == ("", "ka")


def test_r3_6_the_pile_is_really_shuffled() -> None:
    orders = {deck(end_turn(table(seed=seed, pile={1: STARTERS})), 1) for seed in range(8)}
    assert len(orders) > 4


def test_r3_6_who_runs_out_of_both_gets_what_there_was() -> None:
    """Ruling 15."""
    state = end_turn(table(hand={1: "ka"}, pile={1: "urn"}))
    assert hand(state, 1) == "urn ka"


def test_r3_6_after_a_shuffle_nobody_knows_where_a_card_is() -> None:
    state = end_turn(table(hand={1: "ka"}, pile={1: STARTERS.replace("urn", "urn*")}))
    assert known(state.hand[0] + state.deck[0]) == ""


def test_r3_7_the_player_on_the_left_comes_next() -> None:
    state = end_turn(
        table(
            3,
            turn=2,
            entombed=True,
            changed=True,
            gold_each=4,
            anywhere=True,
            dearest=5,
            done="urn",
        )
    )
    assert asked(state) == "seat 3 turn"
    assert (
        state.entombed,
        state.changed,
        state.gold_each,
        state.anywhere,
        state.dearest,
        state.done,
    ) == (
        False,
        False,
        0,
        False,
        0,
        [],
    )


def test_r3_7_nothing_of_step_1_is_possible_afterwards() -> None:
    state = play(table(hand={1: "urn"}, pyramid=PYRAMID), "end")
    assert refusal(state, "entomb urn").problem == "refused-other-question"
