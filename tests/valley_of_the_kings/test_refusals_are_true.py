"""What a refusal says is what is in the way: with that changed and nothing else, the move is offered."""

from dataclasses import replace
from typing import Any

import pytest

import iteru
from iteru.engine.state import State
from tests.refusal_pairs import Pair, as_in, check, problems_of

from .builder import FULL, GAME, kinds, play, refusal, spelled, table

UNLIFTABLE = {
    "refused-without-action": "what is printed on a card stays",
    "refused-reaction-card": "what is printed on a card stays",
}
PILES = ("pile", "order")
SIX = "urn urn urn urn urn urn"


def title(**cards: dict[str, Any]) -> iteru.Game[Any]:
    """The game with other figures on some cards."""
    return iteru.game(
        "valley_of_the_kings", {"cards": {FULL[card]: its for card, its in cards.items()}}
    )


def title_of(state: State) -> iteru.Game[Any]:
    return iteru.game("valley_of_the_kings", state.setting.box.corrections)


def acting(move: str, *actions: str, **position: Any) -> State:
    """In the middle of an action; with steps, of a Box of Food that does this."""
    game = title(food={"action": list(actions)}) if actions else GAME
    return play(table(game=game, **position), *move.split(", "), game=game)


WORTHLESS = title(urn={"gold": 0})
DRAWS = title(food={"action": ["gain from stock or boneyard"]})
STOPPING = ("discard any", "only with 3 in pile", "gain from pyramid")
SWAPPING = ("swap", "gain from base costing up to 3")
ANYWHERE = ("gain from stock or boneyard or pyramid",)

urn: dict[str, Any] = {"hand": {1: "urn"}}
kas: dict[str, Any] = {"hand": {1: "food ka ka ka"}}
food: dict[str, Any] = {"hand": {1: "food"}}
PAIRS = [
    Pair(
        "refused-other-question",
        table(),
        "fall left",
        changes=as_in(acting("buy 2", hand={1: "hapi hapi hapi"}), "agenda"),
    ),
    Pair("refused-paying", acting("lay hapi", hand={1: "hapi hapi"}), "end", changes={"laid": 0}),
    Pair("refused-not-in-hand", table(), "entomb urn", changes=as_in(table(**urn), "hand")),
    Pair(
        "refused-not-in-hand",
        acting("act inner", hand={1: "inner ka"}),
        "pick urn",
        changes=as_in(acting("act inner", hand={1: "inner urn"}), "hand"),
    ),
    Pair(
        "refused-cannot-act",
        table(**urn),
        "act urn",
        changes=as_in(table(pile={1: "ka"}), *PILES),
    ),
    Pair(
        "refused-gap",
        table(pyramid=". hapi . . . .", cheaper=9),
        "buy 1",
        changes=as_in(table(), "pyramid"),
    ),
    Pair(
        "refused-gap",
        acting("act shabti", hand={1: "shabti"}, pyramid="ka urn . . . ."),
        "swap 1 3",
        changes=as_in(table(), "pyramid"),
    ),
    Pair(
        "refused-gap",
        acting("end", pyramid="ka urn . . . ."),
        "pick 3",
        changes=as_in(table(), "pyramid"),
    ),
    Pair("refused-above-base", table(cheaper=9), "buy 4", changes={"anywhere": True}),
    Pair("refused-too-dear", table(**urn), "buy 1", changes={"cheaper": 9}),
    Pair("refused-nothing-to-buy", table(**urn), "lay urn", changes={"cheaper": 9}),
    Pair("refused-nothing-to-buy", table(**urn), target="purse", changes={"cheaper": 9}),
    Pair(
        "refused-no-gold",
        table(game=WORTHLESS, cheaper=9, **urn),
        "lay urn",
        changes={"gold_each": 4},
    ),
    Pair(
        "refused-entombed", table(entombed=True, **urn), "entomb urn", changes={"entombed": False}
    ),
    Pair(
        "refused-entombed", table(entombed=True, **urn), target="tomb", changes={"entombed": False}
    ),
    Pair(
        "refused-nothing-there",
        acting("act food", *ANYWHERE, boneyard="", **food),
        "pick boneyard",
        changes={"boneyard": kinds("outer")},
    ),
    Pair(
        "refused-nothing-there",
        acting("act food", *ANYWHERE, stock="", **food),
        "pick stock",
        changes={"stock": kinds("outer")},
    ),
    Pair(
        "refused-pick",
        acting(
            "act earth, pick urn",
            hand={1: "earth urn food"},
            pyramid="sobek sobek scarab dead horus thoth",
        ),
        "pick 6",
        changes={"chosen_kind": kinds("thoth")[0]},
    ),
    Pair(
        "refused-pick",
        acting("act scarab", hand={1: "scarab"}, pile={1: "urn ka"}),
        "pick pile boat",
        changes=as_in(table(pile={1: "boat"}), *PILES),
    ),
    Pair(
        "refused-pick",
        acting("act dead", hand={1: "dead"}, pyramid="sobek sobek scarab dead horus thoth"),
        "pick 6",
        changes={"pyramid": kinds("sobek sobek scarab dead horus sobek")},
    ),
    Pair(
        "refused-other-place",
        acting("act inner", hand={1: "inner ka"}),
        "pick 6",
        changes=as_in(acting("act horus", hand={1: "horus ka"}), "agenda"),
    ),
    Pair(
        "refused-leaves-nothing",
        acting("act ka", hand={1: "ka isis hapi"}, pyramid="thoth scarab djed dead horus thoth"),
        "pick hapi",
        changes=as_in(table(), "pyramid"),
    ),
    Pair(
        "refused-swap-leaves-nothing",
        acting("act food", *SWAPPING, pyramid="sobek thoth thoth thoth thoth thoth", **food),
        "swap 1 4",
        changes={"pyramid": kinds("sobek sobek thoth thoth thoth thoth")},
    ),
    Pair(
        "refused-stop-now",
        acting("act food, pick ka", *STOPPING, **kas),
        "stop",
        changes=as_in(table(pile={1: "ka ka ka"}), *PILES),
    ),
    Pair(
        "refused-arrange-first",
        table(hand={1: "urn ka"}),
        "top urn",
        changes=as_in(acting("arrange", hand={1: "urn ka"}), "agenda"),
    ),
    Pair(
        "refused-played",
        acting("lay hapi", cheaper=9, hand={1: "hapi urn ka"}),
        target="played-hapi_jar",
        changes=as_in(acting("arrange", hand={1: "urn ka"}), "agenda"),
    ),
    Pair(
        "refused-boneyard-now",
        table(),
        target="boneyard",
        changes=as_in(acting("act shabti", hand={1: "shabti"}), "agenda"),
    ),
    Pair(
        "refused-stock-now",
        table(game=DRAWS),
        target="stock",
        changes=as_in(play(table(game=DRAWS, **food), "act food", game=DRAWS), "agenda"),
    ),
    Pair(
        "refused-no-action",
        table(**urn),
        target="stage",
        changes=as_in(table(pile={1: "ka"}), *PILES),
    ),
    Pair("refused-hand-empty", table(), target="tomb", changes=as_in(table(**urn), "hand")),
    Pair(
        "refused-hand-empty",
        table(),
        target="stage",
        changes=as_in(table(hand={1: "thoth"}), "hand"),
    ),
    Pair(
        "refused-hand-empty",
        table(stock=""),
        target="purse",
        changes=as_in(table(hand={1: "hapi hapi"}), "hand"),
    ),
    Pair(
        "refused-order", table(**urn), "arrange", changes=as_in(table(hand={1: "urn ka"}), "hand")
    ),
    Pair(
        "refused-not-to-put-away",
        acting("arrange", hand={1: "urn ka"}),
        "top boat",
        changes=as_in(table(hand={1: "urn boat"}), "hand"),
    ),
    Pair(
        "refused-no-reaction",
        acting("buy 1", hand={1: "hapi hapi", 2: "urn"}, deck={2: "boat"}),
        "react",
        changes=as_in(acting("buy 1", hand={1: "hapi hapi", 2: "boat"}), "hand"),
    ),
    Pair(
        "refused-at-least-one",
        acting("act imsety", hand={1: "imsety urn"}),
        "stop",
        changes={"chosen": 1},
    ),
    Pair(
        "refused-not-among",
        acting("act wedjat", hand={1: "wedjat"}, deck={1: SIX}),
        "keep ka",
        changes=as_in(acting("act wedjat", hand={1: "wedjat"}, deck={1: "ka ka ka"}), "looked"),
    ),
    Pair(
        "refused-not-among",
        acting("act food, act tyet", hand={1: "food tyet"}, deck={1: SIX}),
        "repeat hapi",
        changes={"done": kinds("food hapi")},
    ),
]


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_a_refusal_goes_with_what_it_names(pair: Pair) -> None:
    check(title_of(pair.state), replace(pair, move=spelled(pair.move)))


def test_every_refusal_is_looked_at() -> None:
    found = {pair.problem for pair in PAIRS}
    assert found | set(UNLIFTABLE) == problems_of(GAME)
    assert not found & set(UNLIFTABLE)


@pytest.mark.parametrize(
    ("actions", "rule", "problem"),
    [
        ([], "R6.1", "refused-without-action"),
        (["react to attack: refuse"], "R8.4", "refused-reaction-card"),
    ],
)
def test_what_is_printed_on_a_card_is_no_action_of_a_turn(
    actions: list[str], rule: str, problem: str
) -> None:
    game = title(food={"action": actions})
    refused = refusal(table(game=game, hand={1: "food"}), "act food", game=game)
    assert (refused.rule, refused.problem) == (rule, problem)
