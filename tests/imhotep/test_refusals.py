"""Every refusal: the rule it cites, the problem it names, and a position left as it was."""

from functools import partial
from typing import Any

import pytest

from .builder import last_ship, play, refusal, table

ready = partial(table, cargo={3: "1."})
hammer = partial(table, owned={1: "hammer"})
pyramids_b = partial(table, side_b="pyramids", cargo={3: "1."})


@pytest.mark.parametrize(
    ("state", "move", "rule", "problem"),
    [
        (table(sled={1: 5}), "stones", "R4.3", "refused-sled-full"),
        (table(quarry={1: 0}), "stones", "R4.3", "refused-quarry-empty"),
        (table(sled={1: 0}), "load 1 1", "R4.4", "refused-sled-empty"),
        (table(sailed={2: "temple"}), "load 2 1", "R4.4", "refused-ship-gone"),
        (table(ships="4 3 2 1"), "load 2 4", "R4.4", "refused-no-such-space"),
        (table(cargo={1: ".2"}), "load 1 2", "R4.4", "refused-space-taken"),
        (table(cargo={4: ".2"}), "load 4 2", "R4.4", "refused-space-taken"),
        (table(cargo={1: "12"}), "sail 1 temple", "R4.5", "refused-below-minimum"),
        (table(sailed={1: "temple"}), "sail 1 market", "R4.5", "refused-ship-gone"),
        (ready(sailed={1: "temple"}), "sail 3 temple", "R4.6", "refused-harbour-taken"),
        (table(owned={2: "lever"}), "play lever", "R4.9", "refused-no-such-card"),
        (ready(), "pass", "R4.10", "refused-pass"),
        (table(owned={1: "lever"}), "play lever", "R7.7", "refused-play-lever"),
        (last_ship(owned={1: "hammer"}), "play hammer", "R7.8", "refused-play-spaces"),
        (hammer(sled={1: 0}, quarry={1: 0}), "play hammer", "R7.8", "refused-play-stones"),
        (last_ship(owned={1: "sail"}), "play sail", "R7.9", "refused-play-spaces"),
        (table(owned={1: "sail"}, sled={1: 0}), "play sail", "R7.9", "refused-play-stones"),
        (table(owned={1: "sail"}, ships="4 3 3 3"), "play sail", "R7.9", "refused-play-sail"),
        (table(owned={1: "chisel"}, sled={1: 1}), "play chisel", "R7.10", "refused-play-stones"),
        (last_ship(owned={1: "chisel"}), "play chisel", "R7.10", "refused-play-spaces"),
    ],
)
def test_a_turn_is_refused(state: Any, move: str, rule: str, problem: str) -> None:
    refused = refusal(state.clone(), move)
    assert (refused.rule, refused.problem) == (rule, problem)


@pytest.mark.parametrize(
    ("state", "before", "move", "rule", "problem"),
    [
        (table(owned={1: "sail"}), "play sail", "load 1 1", "R7.9", "refused-below-minimum"),
        (
            ready(owned={1: "sail"}, sailed={1: "temple"}),
            "play sail",
            "load 1 1",
            "R4.4",
            "refused-ship-gone",
        ),
        (
            ready(owned={1: "sail"}),
            "play sail, load 4 1",
            "sail 3 temple",
            "R7.9",
            "refused-other-ship",
        ),
        (
            table(owned={1: "sail"}, sailed={1: "temple"}),
            "play sail, load 4 1",
            "sail 4 temple",
            "R4.6",
            "refused-harbour-taken",
        ),
        (
            table(owned={1: "chisel"}),
            "play chisel, load 1 1",
            "load 1 1",
            "R4.4",
            "refused-space-taken",
        ),
        (ready(owned={1: "lever"}), "play lever", "sail 1 temple", "R4.5", "refused-below-minimum"),
        (
            table(owned={1: "lever"}, cargo={1: "123."}),
            "play lever, sail 1 temple",
            "unload 4",
            "R7.7",
            "refused-no-stone-there",
        ),
        (
            table(owned={1: "lever"}, cargo={1: "123."}),
            "play lever, sail 1 temple, unload 2",
            "unload 2",
            "R7.7",
            "refused-ordered-already",
        ),
        (
            ready(market=". lever lever lever"),
            "sail 3 market",
            "take 1",
            "R5.1",
            "refused-stall-empty",
        ),
        (ready(side_b="market", pair=""), "sail 3 market", "take 4", "R5.1", "refused-stall-empty"),
        (
            pyramids_b(pyramid="22222//"),
            "sail 3 pyramids",
            "pyramid left",
            "R6.3",
            "refused-pyramid-complete",
        ),
        (pyramids_b(), "sail 3 pyramids", "pyramid fourth", "R6.3", "refused-no-such-pyramid"),
        (
            pyramids_b(pyramid="/2/", cargo={1: "2", 3: "1."}),
            "sail 3 pyramids, pyramid middle",
            "load 1 1",
            "R4.4",
            "refused-space-taken",
        ),
        (
            pyramids_b(pyramid="/2/"),
            "sail 3 pyramids, pyramid middle",
            "load 3 2",
            "R4.4",
            "refused-ship-gone",
        ),
    ],
)
def test_a_choice_after_the_turn_began_is_refused(
    state: Any, before: str, move: str, rule: str, problem: str
) -> None:
    refused = refusal(play(state.clone(), *before.split(", ")), move)
    assert (refused.rule, refused.problem) == (rule, problem)


@pytest.mark.parametrize(
    ("state", "before", "question", "rule"),
    [
        (table(), "", "turn", "R4.1"),
        (table(owned={1: "chisel"}), "play chisel", "load", "R7.6"),
        (table(owned={1: "sail"}), "play sail", "load-to-sail", "R7.9"),
        (table(owned={1: "sail"}), "play sail, load 4 1", "sail-loaded", "R7.9"),
        (ready(owned={1: "lever"}), "play lever", "sail-any-order", "R7.7"),
        (
            table(owned={1: "lever"}, cargo={1: "123."}),
            "play lever, sail 1 temple",
            "order",
            "R7.7",
        ),
        (ready(), "sail 3 market", "pick-card", "R5.1"),
        (ready(side_b="market"), "sail 3 market, take 4", "keep-one", "R6.1"),
        (pyramids_b(), "sail 3 pyramids", "pick-pyramid", "R6.3"),
        (pyramids_b(pyramid="2//"), "sail 3 pyramids, pyramid left", "bonus-card", "R6.4"),
        (pyramids_b(pyramid="//2"), "sail 3 pyramids, pyramid right", "bonus-stones", "R6.4"),
        (pyramids_b(pyramid="/2/"), "sail 3 pyramids, pyramid middle", "bonus-load", "R6.5"),
        (last_ship(side_b="temple", temple="1"), "sail 4 obelisks", "temple-choice", "R6.7"),
    ],
)
def test_an_answer_to_another_question_is_refused(
    state: Any, before: str, question: str, rule: str
) -> None:
    position = play(state.clone(), *before.split(", ") if before else [])
    refused = refusal(
        position, "decline" if question in ("turn", "temple-choice") else "play hammer"
    )
    assert (refused.rule, refused.problem, refused.facts) == (
        rule,
        "refused-other-question",
        {"question": question},
    )


@pytest.mark.parametrize("move", ["", "load one 1", "sail 1", "load 5 1", "sail 1 nile"])
def test_a_text_that_is_not_a_move_is_refused(move: str) -> None:
    refused = refusal(table(), move)
    assert (refused.rule, refused.problem) == ("", "unreadable-move")


def test_a_text_that_may_mean_two_moves_is_refused() -> None:
    refused = refusal(table(), "p")
    assert (refused.rule, refused.problem) == ("", "ambiguous-move")
    assert refused.facts == {"move": "p", "likely": "pass, point"}


@pytest.mark.parametrize(
    ("state", "move", "facts"),
    [
        (table(sled={1: 5}), "stones", {"room": 5}),
        (table(ships="4 3 2 1"), "load 2 4", {"ship": 2, "size": 3}),
        (table(cargo={1: ".2"}), "load 1 2", {"ship": 1, "space": 2}),
        (table(cargo={1: "12"}), "sail 1 temple", {"ship": 1, "minimum": 3, "load": 2}),
        (ready(sailed={1: "temple"}), "sail 3 temple", {"site": "temple"}),
        (table(), "play chisel", {"card": "chisel"}),
        (
            table(owned={1: "chisel"}, sled={1: 1}),
            "play chisel",
            {"card": "chisel", "count": 2},
        ),
    ],
)
def test_a_refusal_brings_the_facts_for_its_sentence(
    state: Any, move: str, facts: dict[str, Any]
) -> None:
    assert refusal(state.clone(), move).facts == facts
