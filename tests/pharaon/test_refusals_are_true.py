"""What a refusal says is what is in the way: with that changed and nothing else, the move is offered."""

from typing import Any

import pytest

import iteru
from iteru.engine.game import Game
from iteru.engine.state import State
from iteru.games.pharaon.rules.moves import COLOURS
from iteru.games.pharaon.rules.position import EMPTY
from iteru.games.pharaon.rules.state import PharaonState
from tests.refusal_pairs import Pair, as_in, check, problems_of

from .builder import GAME, fill_area, fresh, next_jar, play, table

TWO_ALIKE = {"jars": {"J01": {"count": 2}}}
BY_ITSELF = "it works by itself: there is no move for it"
UNLIFTABLE = {
    "refused-no-nile-action": "the board keeps its actions",
    "refused-noble-swap": BY_ITSELF,
    "refused-noble-free_entry": BY_ITSELF,
    "refused-noble-any_kinds": BY_ITSELF,
    "refused-noble-full_zone": BY_ITSELF,
    "refused-noble-advance": "its move touches a field of the pyramid",
    "refused-noble-teacher": "its move touches the bank",
    "refused-noble-none": "it only brings points",
    "refused-noble-gain": "it only brings points",
}


def full(zone: str) -> PharaonState:
    s = table(entry=f"{zone} black", goods={1: "black*3 green"})
    fill_area(s, zone)
    return s


def game_of(s: State) -> Game[Any]:
    return iteru.game("pharaon", s.setting.box.corrections)


def otherwise(s: PharaonState, **fields: list[int]) -> PharaonState:
    """A position with some fields otherwise."""
    restored: PharaonState = game_of(s).restore({**s.snapshot(), **fields})
    return restored


def empty(*names: str) -> dict[str, list[int]]:
    """Displays on which nothing lies, and piles without a card."""
    bare = table()
    return {
        name: [] if name in ("bag", "offering_discard") else [EMPTY] * len(getattr(bare, name))
        for name in names
    }


def bank_of(**counts: int) -> list[int]:
    return [counts.get(kind, 0) for kind in (*COLOURS, "silver")]


def paying(colour: str) -> PharaonState:
    """Asked for the tokens of an artisan, with a choice between green and another colour."""
    s = table(entry="artisans green", goods={1: f"green*3 offering-green silver*2 {colour}*2"})
    return play(s, "by-hand", "artisans")


def rewarded(field: int) -> PharaonState:
    """Asked for a reward, with the disk in the first row on a field."""
    s = play(table(goods={1: ""}, nobles={1: "6"}, start=2), "pass", "jar 1")
    s.field[0] = field - 2
    return play(s, "advance")


def with_diplomat() -> PharaonState:
    s = table(entry="nile black", goods={1: "black yellow"}, nobles={1: "20"})
    next_jar(s, 1)
    return s


pair = table(entry="offerings black", goods={1: "black*2"})
artisans = table(entry="artisans green", goods={1: "green*3"})
nobles = table(entry="nobles black", goods={1: "black yellow green red blue silver"})
poor = table(entry="nile red", goods={1: "red"})
architect = table(entry="tomb red", goods={1: "green"}, nobles={1: "7"})
seer = table(goods={1: "black yellow"}, nobles={1: "17"})
treasurer = table(goods={1: "black yellow"}, nobles={1: "18"})
choice = table(entry="offerings black", goods={1: "black silver*3"})
by_hand = play(table(goods={1: "black yellow green*2 offering-green silver joker-nile"}), "by-hand")
giving = play(seer.clone(), "seer")
getting = play(giving.clone(), "give black")
picking_pair = play(pair.clone(), "offerings")
picking_bonus = play(pair.clone(), "offerings bonus", "pair 1")
picking_noble = play(nobles.clone(), "nobles")
stepping = play(table(entry="nile red", goods={1: "red blue"}), "nile 4")
stepping_anywhere = play(table(entry="nile green", goods={1: "green red"}), "nile 3", "step green")
passing = play(table(goods={1: ""}), "pass")
teaching = play(table(goods={1: ""}, nobles={1: "19"}), "pass", "jar 1")
keeping = play(fresh(), "jar 1")
JARS = passing.jars


PAIRS = [
    Pair(
        "refused-other-question",
        nobles,
        "noble 1",
        changes=as_in(picking_noble, "agenda", "goods", "bank", "wheel", "taken"),
    ),
    Pair("refused-zone-full", full("artisans"), "artisans", changes=as_in(table(), "taken")),
    Pair("refused-zone-full", full("offerings"), "offerings", changes=as_in(table(), "taken")),
    Pair(
        "refused-zone-empty",
        otherwise(pair, **empty("pairs")),
        "offerings bonus",
        changes=as_in(pair, "pairs"),
    ),
    Pair(
        "refused-zone-empty",
        table(entry="tomb black", goods={1: "black green"}, tomb={1: 6}),
        "tomb",
        changes={"tomb": [0] * 3},
    ),
    Pair(
        "refused-no-offering-left",
        otherwise(pair, **empty("bonus", "bag", "offering_discard")),
        "offerings bonus",
        changes=as_in(pair, "bonus"),
    ),
    Pair(
        "refused-no-offering-left",
        otherwise(pair, **empty("bonus", "bag", "offering_discard")),
        "offerings bonus",
        changes={"offering_discard": [6]},
    ),
    Pair(
        "refused-cannot-pay",
        poor,
        "nile 4",
        changes=as_in(table(goods={1: "red blue"}), "goods"),
    ),
    Pair(
        "refused-cannot-pay-action",
        architect,
        "tomb",
        changes=as_in(table(goods={1: "green black"}), "goods"),
    ),
    Pair("refused-not-ready", table(goods={1: "black"}), "seer", changes=as_in(seer, "nobles")),
    Pair(
        "refused-no-exchange",
        table(goods={1: "silver"}, nobles={1: "17"}),
        "seer",
        changes=as_in(seer, "goods"),
    ),
    Pair(
        "refused-no-exchange",
        otherwise(treasurer, bank=bank_of(black=5)),
        "treasurer",
        changes=as_in(treasurer, "bank"),
    ),
    Pair("refused-by-hand", pair, "by-hand", changes=as_in(choice, "goods")),
    Pair(
        "refused-hand", by_hand, "nile 4", changes=as_in(table(goods={1: "red silver*4"}), "goods")
    ),
    Pair("refused-pay", paying("black"), "pay red", changes=as_in(paying("red"), "ways", "goods")),
    Pair(
        "refused-nothing-for-it",
        otherwise(giving, bank=bank_of(black=5)),
        "give black",
        changes=as_in(giving, "bank"),
    ),
    Pair(
        "refused-no-token",
        giving,
        "give red",
        changes=as_in(table(goods={1: "black yellow red"}), "goods"),
    ),
    Pair(
        "refused-same-kind", getting, "take black", changes={"exchanged": COLOURS.index("yellow")}
    ),
    Pair(
        "refused-bank-empty",
        otherwise(teaching, bank=bank_of(black=2)),
        "take red",
        changes=as_in(teaching, "bank"),
    ),
    Pair(
        "refused-bank-empty",
        otherwise(getting, bank=bank_of(yellow=2, green=2)),
        "take red",
        changes=as_in(getting, "bank"),
    ),
    Pair(
        "refused-no-pair",
        otherwise(picking_pair, pairs=[EMPTY, EMPTY, *picking_pair.pairs[2:]]),
        "pair 1",
        changes=as_in(picking_pair, "pairs"),
    ),
    Pair(
        "refused-no-bonus",
        otherwise(picking_bonus, bonus=[EMPTY, *picking_bonus.bonus[1:]]),
        "bonus 1",
        changes=as_in(picking_bonus, "bonus"),
    ),
    Pair(
        "refused-bag-empty",
        otherwise(picking_bonus, **empty("bag", "offering_discard")),
        "bag",
        changes={"offering_discard": [6]},
    ),
    Pair(
        "refused-no-card",
        otherwise(picking_noble, noble_slots=[EMPTY, *picking_noble.noble_slots[1:]]),
        "noble 1",
        changes=as_in(picking_noble, "noble_slots"),
    ),
    Pair(
        "refused-deck-empty",
        otherwise(picking_noble, noble_deck=[]),
        "noble deck",
        changes=as_in(picking_noble, "noble_deck"),
    ),
    Pair(
        "refused-no-jar",
        otherwise(passing, jars=[EMPTY, *JARS[1:]]),
        "jar 1",
        changes=as_in(passing, "jars"),
    ),
    Pair(
        "refused-same-jar",
        otherwise(play(table(goods={1: ""}, box=TWO_ALIKE), "pass"), jars=[0, 1, 2, 3]),
        "jar 2",
        changes={"jars": [4, 1, 2, 3]},
    ),
    Pair(
        "refused-track-full",
        play(table(entry="nile green", goods={1: "green red"}, nile={1: "0 0 0 3 0"}), "nile 3"),
        "step red",
        changes={"level": [0] * 15},
    ),
    Pair(
        "refused-other-track",
        stepping,
        "step black",
        changes=as_in(stepping_anywhere, "agenda"),
    ),
    Pair("refused-field-ahead", rewarded(3), "field 4", changes={"field": [3, 0, 0]}),
    Pair(
        "refused-field-useless",
        otherwise(rewarded(4), bank=bank_of(black=1)),
        "field 3",
        changes={"bank": bank_of(black=1, silver=1)},
    ),
    Pair("refused-keep", keeping, "keep 3", changes={"drawn": [0, 1, 2]}),
    Pair(
        "refused-noble-tired",
        otherwise(seer, tired=[1 << 16, 0, 0]),
        target="noble-own-17",
        changes={"tired": [0] * 3},
    ),
    Pair(
        "refused-noble-diplomat",
        with_diplomat(),
        target="noble-own-20",
        changes=as_in(
            play(with_diplomat(), "nile 1"), "agenda", "turned_jar", "jar_stock", "goods", "bank"
        ),
    ),
]


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_a_refusal_goes_with_what_it_names(pair: Pair) -> None:
    check(game_of(pair.state), pair)


def test_every_refusal_is_looked_at() -> None:
    found = {pair.problem for pair in PAIRS}
    assert found | set(UNLIFTABLE) == problems_of(GAME)
    assert not found & set(UNLIFTABLE)
