"""What a refusal says is what is in the way: with that changed and nothing else, the move is offered."""

from functools import partial

import pytest

from tests.refusal_pairs import Pair, as_in, check, problems_of

from .builder import GAME, last_ship, play, table

ready = partial(table, cargo={3: "1."})
lever = partial(table, owned={1: "lever"})
sail = partial(table, owned={1: "sail"})
pyramids_b = partial(table, side_b="pyramids", cargo={3: "1."})
SHIPS = ("ships", "cargo", "berth", "free", "ready", "taken")
"""What is on the water, and the masks that are kept of it."""
ASKED = ("agenda", "order", *SHIPS)
"""What is asked, and the ship by which it came about."""

UNLIFTABLE = {
    "refused-no-such-space": "the ships of a round keep their size",
    "refused-no-such-pyramid": "the board keeps its pyramids",
    "refused-not-blue": "a card keeps its colour",
}

picking = play(ready(), "sail 3 market")
building = play(pyramids_b(), "sail 3 pyramids")
drawing = play(pyramids_b(pyramid="2//"), "sail 3 pyramids", "pyramid left")
PAIRS = [
    Pair("refused-other-question", pyramids_b(), "decline", changes=as_in(drawing, *ASKED)),
    Pair("refused-pass", table(), "pass", changes={"sled": [0] * 4, "quarry": [0] * 4}),
    Pair("refused-sled-full", table(sled={1: 5}), "stones", changes=as_in(table(), "sled")),
    Pair("refused-quarry-empty", table(quarry={1: 0}), "stones", changes=as_in(table(), "quarry")),
    Pair("refused-sled-empty", table(sled={1: 0}), "load 1 1", changes=as_in(table(), "sled")),
    Pair(
        "refused-ship-gone",
        table(sailed={2: "temple"}),
        "load 2 1",
        changes=as_in(table(), *SHIPS),
    ),
    Pair("refused-space-taken", table(cargo={1: ".2"}), "load 1 2", changes=as_in(table(), *SHIPS)),
    Pair(
        "refused-below-minimum",
        table(cargo={1: "12"}),
        "sail 1 temple",
        changes=as_in(table(cargo={1: "123"}), *SHIPS),
    ),
    Pair(
        "refused-other-ship",
        play(sail(), "play sail", "load 4 1"),
        "sail 3 temple",
        changes=as_in(play(sail(), "play sail", "load 3 1"), *ASKED),
    ),
    Pair(
        "refused-harbour-taken",
        ready(sailed={1: "temple"}),
        "sail 3 temple",
        changes=as_in(ready(), *SHIPS),
    ),
    Pair(
        "refused-no-such-card",
        ready(),
        "play lever",
        changes=as_in(ready(owned={1: "lever"}), "owned"),
    ),
    Pair(
        "refused-play-stones",
        table(owned={1: "chisel"}, sled={1: 1}),
        "play chisel",
        changes=as_in(table(sled={1: 2}), "sled"),
    ),
    Pair(
        "refused-play-spaces",
        last_ship(owned={1: "chisel"}),
        "play chisel",
        changes=as_in(table(), *SHIPS),
    ),
    Pair(
        "refused-play-sail",
        sail(ships="4 3 3 3"),
        "play sail",
        changes=as_in(sail(ships="4 3 3 3", cargo={1: "12"}), *SHIPS),
    ),
    Pair("refused-play-lever", lever(), "play lever", changes=as_in(ready(), *SHIPS)),
    Pair(
        "refused-ordered-already",
        play(lever(cargo={1: "123."}), "play lever", "sail 1 temple", "unload 2"),
        "unload 2",
        changes={"order": []},
    ),
    Pair(
        "refused-no-stone-there",
        play(lever(cargo={1: "123."}), "play lever", "sail 1 temple"),
        "unload 4",
        changes=as_in(play(lever(cargo={1: "1234"}), "play lever", "sail 1 temple"), "cargo"),
    ),
    Pair(
        "refused-stall-empty",
        play(ready(market=". lever lever lever"), "sail 3 market"),
        "take 1",
        changes=as_in(ready(), "stalls"),
    ),
    Pair(
        "refused-pyramid-complete",
        play(pyramids_b(pyramid="22222//"), "sail 3 pyramids"),
        "pyramid left",
        changes=as_in(building, "pyramid"),
    ),
    Pair("refused-take-now", ready(), target="stall-1", changes=as_in(picking, *ASKED)),
    Pair("refused-draw-now", pyramids_b(), target="draw", changes=as_in(drawing, *ASKED)),
    Pair("refused-build-now", pyramids_b(), target="pyramid-left", changes=as_in(building, *ASKED)),
    Pair("refused-no-ship-ready", table(), target="site-market", changes=as_in(ready(), *SHIPS)),
    Pair("refused-no-space-free", last_ship(), target="sled", changes=as_in(table(), *SHIPS)),
]


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_a_refusal_goes_with_what_it_names(pair: Pair) -> None:
    check(GAME, pair)


def test_every_refusal_is_looked_at() -> None:
    found = {pair.problem for pair in PAIRS}
    assert found | set(UNLIFTABLE) == problems_of(GAME)
    assert not found & set(UNLIFTABLE)
