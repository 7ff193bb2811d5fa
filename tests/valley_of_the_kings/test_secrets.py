"""R2.7 and R8.2: what is hidden, what is public, and that nobody can tell who could react."""

import json
from collections import Counter
from typing import Any

import pytest

import iteru
from iteru.engine.events import Journal
from iteru.games.valley_of_the_kings.rules.moves import CARDS, KEEP, TOP
from iteru.games.valley_of_the_kings.rules.state import ValleyState

from .builder import (
    GAME,
    asked,
    deck,
    end_turn,
    hand,
    known,
    moves,
    pile,
    play,
    play_out,
    spelled,
    table,
    walk,
)

SIX = "urn urn urn urn urn urn"
RICH = "hapi hapi shabti bastet qebehsenuef"


def shown(state: ValleyState, seat: int | None) -> str:
    """All that a seat (from 0) is shown of a position."""
    view = GAME.view(state, seat)
    choices = [] if seat is None else GAME.choices(state, seat, view)
    return json.dumps(
        [view, str(GAME.prompt(view)), [str(choice) for choice in choices], GAME.is_window(state)]
    )


def watched(state: ValleyState, line: str, seat: int | None) -> list[object]:
    """All that a seat is shown while moves are played: positions, events, public moves, and how far undo would reach."""
    found: list[object] = [shown(state, seat)]
    for move in line.split(", "):
        actor, action = state.actor, GAME.parse(spelled(move))
        GAME.check(state, actor, action)
        state.journal = Journal()
        state.apply(action)
        events = state.journal.events
        found.append(
            (actor, GAME.public_notation(action) if actor != seat else GAME.notation(action))
        )
        found.append([str(event) for event in events if event.known_to(seat)])
        found.append(any(event.reveals for event in events))
        found.append(shown(state, seat))
    return found


# R2.7: what lies open and what does not


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_r2_7_hands_decks_stock_and_what_lies_beneath_are_hidden(seat: int | None) -> None:
    one = table(
        hand={1: "urn", 2: "urn", 3: "ka food"},
        seats=3,
        deck={3: "isis boat"},
        pile={3: "cat hapi"},
        boneyard="dead ka",
    )
    other = table(
        hand={1: "urn", 2: "urn", 3: "boat hapi"},
        seats=3,
        deck={3: "food ka"},
        pile={3: "cat isis"},
        boneyard="dead urn",
    )
    other.stock = other.stock[::-1]
    assert shown(one, seat) == shown(other, seat)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_r2_7_what_is_open_to_all(seat: int | None) -> None:
    state = table(
        hand={2: "ka* urn"},
        deck={2: "boat* urn food"},
        pile={2: "isis hapi"},
        tomb={2: "cat"},
        boneyard="dead ka",
        played="urn",
    )
    view = GAME.view(state, seat)
    player = view["players"][1]
    assert (player["hand"], player["deck"], player["pile"]) == (2, 3, 2)
    assert (player["pile_top"], player["deck_top"], player["tomb"]) == (
        "statue_of_isis",
        ["boat"],
        ["mummified_cat"],
    )
    assert "ka_figurine" in player["hand_cards"]
    assert (view["played"], view["boneyard"]) == (["urn"], {"count": 2, "top": "book_of_the_dead"})
    assert view["pyramid"][0] == "hapi_jar"
    assert view["stock"] == len(state.stock)


def test_r2_7_everybody_knows_what_a_player_owns() -> None:
    state = table(hand={2: "ka urn"}, deck={2: "boat"}, pile={2: "urn"}, tomb={2: "cat"})
    assert GAME.view(state, None)["players"][1]["owns"] == {"urn": 2, "boat": 1, "ka_figurine": 1}


def own_lists(state: ValleyState, seat: int) -> tuple[object, object]:
    """What a seat (from 1) sees of its own deck and discard pile."""
    player = GAME.view(state, seat - 1)["players"][seat - 1]
    return player["deck_cards"], player["pile_cards"]


def test_r2_7_outside_ones_turn_one_may_look_through_ones_pile_but_not_into_the_deck() -> None:
    state = table(turn=2, hand={1: "urn"}, deck={1: "boat ka urn"}, pile={1: "isis hapi"})
    assert own_lists(state, 1) == (
        {"urn": 1, "boat": 1, "ka_figurine": 1},
        ["hapi_jar", "statue_of_isis"],
    )
    other = table(turn=2, hand={1: "urn"}, deck={1: "urn boat ka"}, pile={1: "isis hapi"})
    assert shown(state, 0) == shown(other, 0)


def test_r2_7_in_ones_turn_ones_pile_is_closed() -> None:
    """Two positions that differ in nothing but what lies in the own deck and what in the own pile."""
    one = table(hand={1: "urn"}, deck={1: "boat ka"}, pile={1: "isis hapi"})
    other = table(hand={1: "urn"}, deck={1: "hapi ka"}, pile={1: "isis boat"})
    assert own_lists(one, 1) == (None, None)
    assert shown(one, 0) == shown(other, 0)


@pytest.mark.parametrize(
    ("cards", "line", "opens"),
    [
        ("scarab", "act scarab", True),
        ("mask urn", "act mask", True),
        ("inner urn", "act inner", False),
        ("shabti", "act shabti", False),
    ],
)
def test_r2_7_an_action_that_takes_from_the_pile_opens_it(
    cards: str, line: str, opens: bool
) -> None:
    state = table(hand={1: cards, 2: "urn"}, pile={1: "isis hapi", 2: "ka boat"}, deck={2: SIX})
    play(state, line)
    found = ["hapi_jar", "statue_of_isis"] if opens else None
    assert own_lists(state, 1)[1] == found
    assert GAME.view(state, 1)["players"][0]["pile_cards"] is None


def test_r2_7_while_another_player_reacts_it_is_still_ones_turn() -> None:
    state = play(table(hand={1: "hapi hapi", 2: "boat"}, pile={1: "isis hapi"}), "buy 1")
    assert asked(state) == "seat 2 reaction"
    assert own_lists(state, 1) == (None, None)


def test_r2_7_when_the_game_is_over_nothing_of_ones_own_is_closed() -> None:
    state = play_out(GAME.new(2, 1))  # type: ignore[arg-type]
    assert [own_lists(state, seat)[1] is None for seat in (1, 2)] == [False, False]


def test_r2_7_unplayed_cards_are_put_away_unseen() -> None:
    state = end_turn(table(hand={1: "food ka thoth"}, deck={1: "boat " * 8}, changed=True))
    assert (pile(state, 1), known(state.pile[0])) == ("food ka thoth", "food")


def test_r2_7_played_cards_are_known_to_lie_in_the_pile() -> None:
    state = end_turn(
        play(table(hand={1: "food ka"}, deck={1: "boat " * 8}, changed=True), "act food")
    )
    assert known(state.pile[0]) == "food"


def test_r2_7_a_card_that_comes_to_light_is_known() -> None:
    state = table(hand={1: "urn"}, pile={1: "ka boat isis"})
    assert known(play(state, "act urn").pile[0]) == "boat"


@pytest.mark.parametrize(
    ("position", "line", "seen"),
    [
        ({"hand": {1: "ankh"}, "tomb": {1: "ka"}}, "act ankh", "ka"),
        ({"hand": {1: "urn food"}, "pile": {1: "ka"}}, "act urn, act food", "ka"),
        ({"hand": {1: "bastet", 2: "table ka"}, "deck": {2: SIX}}, "act bastet, react", "table"),
    ],
)
def test_r2_7_a_card_seen_to_go_into_a_hand_is_known_there(
    position: dict[str, Any], line: str, seen: str
) -> None:
    state = play(table(**position), *line.split(", "))
    assert known(state.hand[0] + state.hand[1]) == seen


def test_r2_7_of_equal_cards_the_known_one_goes_first() -> None:
    state = play(table(hand={1: "ka* ka inner"}), "act inner", "pick ka")
    assert (hand(state, 1), known(state.hand[0])) == ("ka", "")


def test_r2_7_a_kept_card_that_was_known_on_the_deck_is_known_in_the_hand() -> None:
    """The two others are discarded openly, so everybody can tell."""
    state = play(table(hand={1: "wedjat"}, deck={1: "ka* boat urn"}), "act wedjat", "keep ka")
    assert known(state.hand[0]) == "ka"
    hidden = play(table(hand={1: "wedjat"}, deck={1: "ka* boat urn"}), "act wedjat", "keep boat")
    assert known(hidden.hand[0]) == ""


# R2.7: dealing anew what a seat cannot know


def dealt_anew(state: ValleyState, seat: int, count: int = 30) -> list[ValleyState]:
    """Copies for a seat (from 1)."""
    copies = [GAME.sight(state, seat - 1, iteru.Rng.seeded(seed)) for seed in range(count)]
    return [copy for copy in copies if isinstance(copy, ValleyState)]


def test_r2_7_a_bot_is_dealt_anew_what_it_cannot_know() -> None:
    state = table(
        hand={1: "urn", 2: "food ka"},
        deck={1: "boat cat isis", 2: "horus thoth"},
        pile={2: "dead hapi"},
    )
    copies = dealt_anew(state, 1)
    assert {hand(copy, 1) for copy in copies} == {"urn"}
    assert len({deck(copy, 1) for copy in copies}) == 6
    assert {card for copy in copies for card in hand(copy, 2).split()} == {
        "food",
        "ka",
        "horus",
        "thoth",
        "hapi",
    }
    assert {pile(copy, 2).split()[0] for copy in copies} == {"dead"}
    assert len({tuple(copy.stock) for copy in copies}) == len(copies)


def test_r2_7_known_cards_stay_where_they_are() -> None:
    state = table(
        hand={2: "ka* urn food"}, deck={2: "boat* isis horus"}, pile={2: "dead hapi* thoth"}
    )
    for copy in dealt_anew(state, 1):
        assert "ka" in hand(copy, 2).split()
        assert deck(copy, 2).split()[0] == "boat"
        assert pile(copy, 2).split()[:2] == ["dead", "hapi"]
        assert known(copy.hand[1]) == "ka"


@pytest.mark.parametrize(
    ("position", "line", "where"),
    [
        (
            {"hand": {1: "ankh urn", 2: "urn"}, "tomb": {1: "ka"}, "deck": {1: "boat isis"}},
            "act ankh",
            "hand",
        ),
        (
            {"hand": {1: "urn food", 2: "urn"}, "pile": {1: "ka boat"}, "deck": {1: "isis horus"}},
            "act urn",
            "deck",
        ),
    ],
)
def test_r2_7_what_was_seen_to_move_is_remembered(
    position: dict[str, Any], line: str, where: str
) -> None:
    state = play(table(**position), line)
    for copy in dealt_anew(state, 2):
        found = {"hand": hand(copy, 1).split(), "deck": deck(copy, 1).split()[:1]}
        assert "ka" in found[where]


def test_r2_7_a_revealed_offering_table_is_remembered() -> None:
    state = play(table(hand={1: "bastet", 2: "table food"}, deck={2: SIX}), "act bastet", "react")
    assert all("table" in hand(copy, 2).split() for copy in dealt_anew(state, 1))


def test_r2_7_one_keeps_ones_own_hand_and_pile() -> None:
    state = table(hand={1: "urn ka"}, deck={1: "boat isis"}, pile={1: "dead hapi"})
    assert {(hand(copy, 1), pile(copy, 1)) for copy in dealt_anew(state, 1)} == {
        ("urn ka", "dead hapi")
    }


def test_r2_7_the_ages_of_the_stock_stay_apart() -> None:
    state = GAME.new(2, 3)
    assert isinstance(state, ValleyState)
    for copy in dealt_anew(state, 1, 10):
        assert [copy.layout.age[kind] for kind in copy.stock] == [3] * 27 + [2] * 22
        assert Counter(copy.stock) == Counter(state.stock)


def test_r2_7_cards_being_looked_at_are_dealt_anew_for_the_others() -> None:
    state = play(
        table(hand={1: "wedjat urn", 2: "urn"}, deck={1: "ka boat isis horus thoth"}), "act wedjat"
    )
    assert len({tuple(copy.looked) for copy in dealt_anew(state, 2)}) > 3
    assert {tuple(copy.looked) for copy in dealt_anew(state, 1)} == {tuple(state.looked)}


def test_r2_7_the_order_of_putting_away_is_dealt_anew_for_the_others() -> None:
    state = play(
        table(hand={1: "ka food shabti boat", 2: "urn"}, deck={1: "urn tyet tyet tyet tyet"}),
        "arrange",
        "top boat",
        "top ka",
    )
    copies = dealt_anew(state, 2)
    assert len({tuple(copy.arranged) for copy in copies}) > 3
    for copy in copies:
        assert copy.legal_actions()
        end_turn(copy)
    assert {tuple(copy.arranged) for copy in dealt_anew(state, 1)} == {tuple(state.arranged)}


def test_r3_3_the_order_of_cards_put_away_stays_a_secret() -> None:
    """Everybody has seen the cards, and the uppermost lies open; the others can lie in any order."""
    state = table(played="ka food urn shabti", deck={1: SIX}, changed=True)
    play(state, "arrange", "top urn", "top shabti", "top food")
    assert pile(state, 1) == "urn shabti food ka"
    orders = Counter(pile(copy, 1) for copy in dealt_anew(state, 2, 600))
    assert (len(orders), {order.split()[0] for order in orders}) == (6, {"urn"})
    assert min(orders.values()) > 50


def test_r3_3_cards_put_away_by_the_game_lie_as_it_puts_them() -> None:
    """Unseen cards beneath those seen, the cheaper ones uppermost."""
    hand = {1: "food shabti ka isis", 2: "urn"}
    state = end_turn(play(table(hand=hand, deck={1: "thoth hapi " * 4}, changed=True), "act food"))
    for copy in dealt_anew(state, 2):
        top, *hidden = copy.pile[0][::-1]
        costs = [copy.layout.cost[card >> 1] for card in hidden]
        assert (CARDS[top >> 1], costs) == ("box_of_food", sorted(costs))


def test_r2_7_what_comes_to_light_of_a_secret_order_is_news() -> None:
    """So it cannot be taken back, although everybody had seen the card before."""
    state = table(played="shabti food ka", deck={1: f"urn {SIX}"}, changed=True)
    end_turn(play(state, "arrange", "top ka", "top food"))
    state.journal = Journal()
    play(state, "act urn")
    news = [str(event) for event in state.journal.events if event.reveals]
    assert news == ["uncovered seat=1 card=box_of_food"]


def test_r2_7_a_card_held_while_the_pile_was_shuffled_is_none_that_lay_in_it() -> None:
    """Two cards are drawn before the deck is made anew of cards that everybody had seen."""
    state = table(deck={1: "ka boat"}, pile={1: "thoth* hapi* scarab* food*"}, changed=True)
    copies = dealt_anew(play(state, "end"), 2)
    assert all({"ka", "boat"} < set(hand(copy, 1).split()) for copy in copies)
    assert len({hand(copy, 1) for copy in copies}) == 4


@pytest.mark.sample(1)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r2_7_nothing_hidden_is_shown_in_random_games(seats: int) -> None:
    """Also with the order of cards put away, which a random player often begins to set."""
    for step, state in enumerate(walk(GAME.new(seats, seats), seats)):  # type: ignore[arg-type]
        if step % 3 == 0:
            for seat in range(seats):
                for copy in dealt_anew(state, seat + 1, 1):
                    assert GAME.view(copy, seat) == GAME.view(state, seat)
                    assert GAME.view(copy, None) == GAME.view(state, None)
                    assert GAME.census(copy) == GAME.census(state)


# R2.7: what others are told


@pytest.mark.parametrize(
    ("position", "lines"),
    [
        ({"hand": {1: "wedjat"}, "deck": {1: "ka boat urn"}}, ["keep ka", "keep boat", "keep urn"]),
        (
            {"hand": {1: "ka food shabti"}, "deck": {1: "urn tyet tyet tyet tyet"}},
            ["top ka", "top food", "top shabti"],
        ),
    ],
)
def test_r2_7_a_secret_choice_is_named_to_nobody_else(
    position: dict[str, Any], lines: list[str]
) -> None:
    assert {GAME.public_notation(GAME.parse(spelled(line))) for line in lines} == {
        lines[0].split()[0]
    }
    state = table(**position)
    play(state, "act wedjat" if "act wedjat" in moves(state) else "arrange")
    for line in lines:
        copy = state.clone()
        copy.journal = Journal()
        play(copy, line)
        told = [str(event) for event in copy.journal.events if event.known_to(1)]
        kept = spelled(line).split()[1]
        assert not any(kept in event for event in told)


def test_r2_7_only_kept_and_arranged_cards_have_a_shorter_public_notation() -> None:
    secret = [
        action
        for action in range(GAME.action_count)
        if GAME.public_notation(action) != GAME.notation(action)
    ]
    assert secret == [one for kind in (TOP, KEEP) for one in range(kind.first, kind.first + 35)]


@pytest.mark.parametrize("left", ["food shabti", "food food"])
def test_r2_7_nobody_sees_whether_the_cards_left_to_put_away_differ(left: str) -> None:
    """The question ends by their number."""
    state = table(
        hand={1: f"ka {left}", 2: "urn"}, deck={1: "urn tyet tyet tyet tyet"}, changed=True
    )
    assert asked(play(state, "arrange", "top ka")) == "seat 1 arrange"
    assert asked(play(state, "top food")) == "seat 2 turn"


@pytest.mark.parametrize(
    "position",
    [{"hand": {1: "scarab"}, "pile": {1: "urn urn urn"}}, {"hand": {1: "inner urn urn"}}],
)
def test_r2_7_a_card_of_a_hand_or_pile_is_never_taken_without_a_question(
    position: dict[str, Any],
) -> None:
    """There is one kind to choose from; but that is what the others must not learn."""
    state = table(**position)
    assert asked(play(state, moves(state, "act")[0])) == "seat 1 choose"


def test_r2_7_the_last_card_of_a_hand_is_asked_for_too() -> None:
    state = play(table(hand={1: "middle ka urn"}), "act middle", "pick ka")
    assert (asked(state), moves(state)) == ("seat 1 choose", ["pick urn"])


def reveals(position: dict[str, Any], line: str) -> bool:
    state = table(**position)
    *before, last = line.split(", ")
    play(state, *before)
    state.journal = Journal()
    play(state, last)
    return any(event.reveals for event in state.journal.events)


@pytest.mark.parametrize(
    ("position", "line", "news"),
    [
        ({"hand": {1: "hapi hapi"}}, "lay hapi", False),
        ({"hand": {1: "hapi hapi"}}, "lay hapi, lay hapi, buy 1", False),
        ({"hand": {1: "hapi hapi"}}, "buy 1", False),  # as if the same cards had been laid by hand
        ({"hand": {1: "shabti"}}, "act shabti, swap 1 2", False),
        ({"hand": {1: "shabti"}}, "act shabti, pick 1", False),
        ({"hand": {1: "urn"}}, "entomb urn", False),
        ({"hand": {1: "urn"}, "pile": {1: "ka"}}, "act urn", False),
        (
            {"hand": {1: "urn"}, "pile": {1: "ka boat"}},
            "act urn",
            True,
        ),  # the card beneath comes to light
        ({"hand": {1: "food"}, "deck": {1: "ka"}}, "act food", True),
        ({"hand": {1: "netherworld"}}, "act netherworld", True),
        ({"hand": {1: "anubis"}}, "act anubis", False),
        ({"hand": {1: "gates"}, "deck": {1: "ka"}}, "act gates", True),
        ({"hand": {1: "inner ka"}}, "act inner, pick ka", False),
        ({"hand": {1: "horus"}}, "act horus, pick 1", False),
        ({"hand": {1: "hapi hapi", 2: "boat"}}, "lay hapi, lay hapi, buy 1, decline", True),
        ({"hand": {1: "ka urn"}}, "end", True),  # that no cheaper card is in the hand
        ({"hand": {1: "ka* urn"}}, "end", False),
        ({"hand": {1: "ka* urn"}}, "arrange", False),
        ({"hand": {1: "ka* urn"}}, "arrange, top ka", True),  # that it was put on top
        ({}, "end", False),
        ({"hand": {1: "anubis urn"}}, "act anubis, end", False),
    ],
)
def test_r2_7_undo_ends_where_somebody_learned_something(
    position: dict[str, Any], line: str, news: bool
) -> None:
    assert reveals(position, line) == news


# R8.2: two worlds that differ only in where a reaction card is

WORLDS = [
    pytest.param("boat", "buy 1, decline, end, end, pick 1", id="boat"),
    pytest.param("cat", "act shabti, pick 6, decline, end, end, pick 1", id="cat"),
    pytest.param(
        "cat",
        "act qebehsenuef, pick urn, pick food, decline, act shabti, pick 6, decline, end",
        id="cat-of-the-victim",
    ),
    pytest.param(
        "table",
        "act bastet, pick urn, pick food, act qebehsenuef, pick food, pick food, end, pick 6, end, pick 1",
        id="table",
    ),
]


def two_worlds(card: str, seats: int = 3) -> tuple[ValleyState, ValleyState]:
    """Seat 2 holds the card, or has it in the deck beneath the next hand. The cheapest card is the same, and comes on top."""
    held = {1: RICH, 2: f"{card} urn food shabti", 3: "food food"}
    not_held = {**held, 2: "ka urn food shabti"}
    rest = {1: SIX, 3: SIX}
    one = table(
        seats,
        hand=held,
        deck={**rest, 2: f"{SIX} ka urn"},
        pyramid="hapi scarab djed dead horus thoth",
    )
    other = table(
        seats,
        hand=not_held,
        deck={**rest, 2: f"{SIX} {card} urn"},
        pyramid="hapi scarab djed dead horus thoth",
    )
    return one, other


@pytest.mark.parametrize("seat", [None, 0, 2])
@pytest.mark.parametrize(("card", "line"), WORLDS)
def test_r8_2_nobody_can_tell_whether_a_player_could_have_reacted(
    card: str, line: str, seat: int | None
) -> None:
    one, other = two_worlds(card)
    assert watched(one, line, seat) == watched(other, line, seat)


@pytest.mark.parametrize(("card", "line"), WORLDS)
def test_r8_2_undo_reaches_equally_far_in_both_worlds(card: str, line: str) -> None:
    one, other = two_worlds(card)
    assert [entry for entry in watched(one, line, None) if isinstance(entry, bool)] == [
        entry for entry in watched(other, line, None) if isinstance(entry, bool)
    ]


@pytest.mark.parametrize(("card", "line"), [("boat", "buy 1"), ("cat", "act shabti, pick 6")])
def test_r8_2_only_the_holder_has_a_choice(card: str, line: str) -> None:
    one, other = two_worlds(card)
    assert moves(play(one, *line.split(", "))) == ["react", "decline"]
    assert moves(play(other, *line.split(", "))) == ["decline"]
    assert GAME.is_window(one)
    assert GAME.is_window(other)


def test_r8_2_nothing_but_a_reaction_is_a_window() -> None:
    assert not GAME.is_window(table(hand={1: "urn"}))
    assert not GAME.is_window(
        play(table(hand={1: "bastet", 2: "table"}, deck={2: SIX}), "act bastet")
    )


@pytest.mark.parametrize(
    ("cards", "opens"),
    [
        ({"hand": "boat", "deck": "", "pile": ""}, True),
        ({"hand": "boat*", "deck": "", "pile": ""}, True),
        ({"hand": "urn", "deck": "boat urn", "pile": ""}, True),
        ({"hand": "urn", "deck": "", "pile": "urn boat"}, True),
        ({"hand": "urn", "deck": "boat* urn", "pile": ""}, False),
        ({"hand": "urn", "deck": "", "pile": "boat"}, False),
        ({"hand": "urn", "deck": "", "pile": "urn boat*"}, False),
        ({"hand": "", "deck": "boat urn", "pile": ""}, False),
        ({"hand": "urn*", "deck": "boat urn", "pile": ""}, False),
        ({"hand": "urn* urn", "deck": "boat urn", "pile": ""}, True),
        ({"hand": "urn", "deck": "ka urn", "pile": ""}, False),
    ],
)
@pytest.mark.parametrize("card", ["boat", "cat"])
def test_r8_2_a_window_opens_only_from_public_information(
    cards: dict[str, str], opens: bool, card: str
) -> None:
    zones = {zone: {2: text.replace("boat", card)} for zone, text in cards.items()}
    zones["hand"][1] = RICH
    state = table(**zones)  # type: ignore[arg-type]
    play(state, *(["buy 1"] if card == "boat" else ["act shabti", "pick 6"]))
    assert asked(state) == ("seat 2 reaction" if opens else "seat 1 turn")


def test_r8_2_no_window_when_the_card_is_in_a_tomb_or_another_hand() -> None:
    state = play(table(3, hand={1: RICH, 2: "urn", 3: "urn"}, tomb={2: "boat"}), "buy 1")
    assert asked(state) == "seat 1 turn"


@pytest.mark.sample(1)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r8_2_a_window_does_not_depend_on_what_is_hidden_in_random_games(seats: int) -> None:
    """After any move, a world dealt anew for the actor stops for the same seat with the same question."""
    rng = iteru.Rng.seeded(seats)
    for seed in range(6):
        state = GAME.new(seats, seed)
        assert isinstance(state, ValleyState)
        while state.actor != iteru.NOBODY:
            actor, actions = state.actor, state.legal_actions()
            action = actions[rng.below(len(actions))]
            other = GAME.sight(state, actor, iteru.Rng.seeded(seed))
            assert isinstance(other, ValleyState)
            state.journal = Journal()
            state.apply(action)
            if not any(event.reveals for event in state.journal.events):
                other.apply(action)
                assert GAME.view(other, actor) == GAME.view(state, actor)


def test_r4_2_whoever_has_laid_gold_can_pay_in_every_deal() -> None:
    """Others know that the hand holds enough for a card, so in what is dealt anew it does, too."""
    state = table(
        hand={1: "urn thoth"}, deck={1: "shabti shabti shabti shabti"}, pyramid="bastet . . . . ."
    )
    play(state, "lay urn")
    for seed in range(30):
        sight = GAME.sight(state, 1, iteru.Rng.seeded(seed))
        assert [GAME.notation(action) for action in sight.legal_actions()][-1] == "buy 1"
