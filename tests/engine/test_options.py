"""Options are read from what people and programs write; whatever does not fit is refused by name."""

from dataclasses import dataclass

import pytest

import iteru
from iteru.engine.errors import BadOptions
from iteru.engine.options import changed_options, choice, options_of, read_options, switch


@dataclass(frozen=True)
class Options:
    """As a game declares them."""

    side: str = choice("A", "A", "B", flag="board")
    mood: str = choice("calm", "calm", "wild")
    bell: bool = switch()


def test_options_left_out_have_their_defaults() -> None:
    assert read_options(Options, {}) == Options("A", "calm", False)


@pytest.mark.parametrize("given", ["B", "b"])
def test_a_value_is_read_whatever_its_case(given: str) -> None:
    assert read_options(Options, {"side": given}).side == "B"


@pytest.mark.parametrize("given", [True, 1, "yes", "TRUE", "on", "1"])
def test_a_switch_is_turned_on_by_any_word_for_yes(given: object) -> None:
    assert read_options(Options, {"bell": given}).bell is True


@pytest.mark.parametrize("given", [False, 0, "no", "False", "off", "0"])
def test_a_switch_is_turned_off_by_any_word_for_no(given: object) -> None:
    assert read_options(Options, {"bell": given}).bell is False


@pytest.mark.parametrize(
    "given",
    [{"side": "C"}, {"side": ""}, {"side": None}, {"mood": 7}, {"bell": "maybe"}, {"bell": 2}],
)
def test_a_value_that_an_option_does_not_take_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadOptions) as refused:
        read_options(Options, given)
    assert refused.value.problem == "bad-option-value"
    assert refused.value.facts["option"] in given


def test_an_option_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadOptions) as refused:
        read_options(Options, {"colour": "red"})
    assert refused.value.problem == "unknown-option"
    assert refused.value.facts == {"option": "colour", "right": "side, mood, bell"}


def test_only_options_that_differ_from_their_default_are_told() -> None:
    assert changed_options(Options(side="B", bell=True)) == {"side": "B", "bell": True}


def test_options_are_listed_in_their_order_with_their_values() -> None:
    assert [(one.name, one.values, one.flag, one.is_switch) for one in options_of(Options)] == [
        ("side", ("A", "B"), "board", False),
        ("mood", ("calm", "wild"), "", False),
        ("bell", (), "", True),
    ]


def test_a_new_game_refuses_an_unknown_option() -> None:
    with pytest.raises(BadOptions) as refused:
        iteru.game("imhotep").new(2, 1, {"harbour": "B"})
    assert refused.value.problem == "unknown-option"
