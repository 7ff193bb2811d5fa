"""Which choices are warned of, why a thing on the picture cannot be touched, and what a terminal tells of a name."""

from random import Random
from typing import Any

import pytest

from iteru.engine.events import Journal
from iteru.games.pharaon.rules.scoring import points_of
from iteru.games.pharaon.rules.state import PharaonState
from iteru.games.pharaon.rules.turn import TURN
from iteru.games.pharaon.show import terminal
from iteru.words import LANGUAGES, Words

from .builder import GAME, fresh, play, started, table


def cautions(s: PharaonState) -> dict[str, str]:
    """The choices that are warned of, with the warning."""
    words = Words("en", GAME.meta)
    return {
        choice.notation: words.phrase(choice.caution)
        for choice in GAME.choices(s, s.actor)
        if choice.caution is not None
    }


def test_whoever_passes_in_the_last_round_is_told_of_what_would_bring_more() -> None:
    s = table(entry="artisans green", goods={1: "green green green"}, in_round=5)
    assert cautions(s) == {
        "pass": "This is the last round. After what it costs, an artisan would still bring you at least 7 points."
    }


def test_nobles_that_count_tokens_lower_what_a_purchase_brings() -> None:
    """Three tokens are paid and one comes back: with the Teacher each is worth a point more."""
    s = table(entry="artisans green", goods={1: "green green green"}, in_round=5)
    teacher = table(entry="artisans green", goods={1: "green*3"}, nobles={1: "19"}, in_round=5)
    assert chance(s) == {"target": "artisans", "points": 7}
    assert chance(teacher) == {"target": "artisans", "points": 5}


def test_gods_that_a_purchase_satisfies_raise_what_it_brings() -> None:
    s = table(entry="artisans green", goods={1: "green green green"}, in_round=5)
    needs = s.layout.left_need, s.layout.right_need
    s.layout.left_need, s.layout.right_need = [0] * 5, [0, 0, 1, 0, 0]
    try:
        with_god = chance(s)
    finally:
        s.layout.left_need, s.layout.right_need = needs
    assert with_god["points"] > 7


def chance(s: PharaonState) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(s, s.actor)["asks"]["last_chance"]
    return found


UNSEEN = ("noble deck", "artisan deck", "bag")


@pytest.mark.parametrize("seed", [0, 12, 16, 26])
def test_what_is_told_of_the_last_round_comes_true(seed: int) -> None:
    """In random games: whoever buys what they were told of has at least so many points more."""
    told = 0
    s = fresh(3, seed)
    random = Random(seed)
    while s.agenda:
        promised = GAME.view(s, s.actor)["asks"].get("last_chance")
        if promised:
            told += 1
            bought = after(s, GAME.parse(promised["target"]))
            gained = most_points(bought, s.actor) - sum(points_of(s, s.actor))
            assert gained >= promised["points"], promised
        s.apply(random.choice(s.legal_actions()))
    assert told


def after(s: PharaonState, action: int) -> PharaonState:
    copy = s.clone()
    copy.apply(action)
    return copy


def most_points(s: PharaonState, seat: int) -> int:
    """The most that a seat can have once its action is through, if it never takes what nobody has seen."""
    if s.actor != seat or s.on_top(TURN):
        return sum(points_of(s, seat))
    seen = [action for action in s.legal_actions() if GAME.notation(action) not in UNSEEN]
    return max([most_points(after(s, action), seat) for action in seen or s.legal_actions()])


def test_passing_is_no_mistake_before_the_last_round_or_if_tokens_are_worth_more() -> None:
    assert cautions(table(entry="artisans green", goods={1: "green green green"})) == {}
    dear = {"leftover": {"points": 20}}
    assert cautions(table(entry="artisans green", goods={1: "green green green"}, box=dear)) == {}


def test_a_resource_of_the_teacher_is_not_declined_unwarned() -> None:
    s = table(goods={1: ""}, nobles={1: "19"})
    play(s, "pass", "jar 1")
    assert list(cautions(s)) == ["decline"]


@pytest.mark.parametrize(
    ("noble", "problem"),
    [
        (1, "swap"),
        (6, "advance"),
        (7, "free_entry"),
        (11, "any_kinds"),
        (12, "none"),
        (13, "full_zone"),
        (19, "teacher"),
        (20, "diplomat"),
        (21, "gain"),
    ],
)
def test_an_own_noble_says_why_it_cannot_be_touched(noble: int, problem: str) -> None:
    s = table(nobles={1: str(noble)})
    (refusal,) = GAME.refusals(s, f"noble-own-{noble}", [])
    assert refusal.problem == f"refused-noble-{problem}"
    assert all(Words(lang, GAME.meta).error(refusal) for lang in LANGUAGES)


def test_a_used_noble_says_so() -> None:
    s = table(goods={1: "black"}, nobles={1: "17"})
    s.tired[0] = s.nobles[0]
    (refusal,) = GAME.refusals(s, "noble-own-17", [])
    assert (refusal.rule, refusal.problem) == ("R6.7", "refused-noble-tired")


def test_what_is_paid_on_the_nile_touches_its_action_alone() -> None:
    journal = Journal()
    journal.tell("paid", {"seat": 0, "zone": "nile", "cards": "red"})
    journal.tell("nile-action", {"seat": 0, "number": 4})
    journal.tell("paid", {"seat": 0, "zone": "tomb", "cards": "red"})
    assert [GAME.touched(event) for event in journal.events] == [(), ("nile-4",), ("zone-tomb",)]


def test_nobles_and_gods_can_be_asked_about_by_name() -> None:
    view: Any = GAME.view(started(), 0)
    found = {thing.key: thing for thing in terminal.things(view, Words("en", GAME.meta).say)}
    assert found["seer"].name == "Seer (17)"
    assert found["seer"].rule == "R6.7"
    assert found["seer"].about.startswith("Once per round")
    assert {segment["god"]["name"] for segment in view["ring"]} < set(found)
