"""A file of corrections that does not fit is refused by name, figure and key; nothing else ever comes out of it."""

import json
from pathlib import Path

import pytest

import iteru
from iteru.engine.allowed import Whole
from iteru.engine.box import read_box
from iteru.engine.errors import BadBox

TWO_OF_FOUR = "[4, 3, 2, 2], [4, 3, 2, 1], [4, 2, 2, 1], [3, 3, 2, 2], [3, 3, 2, 1], [3, 2, 2, 1]"

REFUSED = {
    "not TOML": ("[turn\ntake = 2", "broken-toml"),
    "twice the same key": ("[turn]\ntake = 2\ntake = 3", "broken-toml"),
    "a number too long to read": ("[turn]\ntake = " + "9" * 5000, "broken-toml"),
    "too many brackets": ("[turn]\ntake = " + "[" * 5000, "broken-toml"),
    "unknown figure": ("[obelisks.C]\nheight = 2", "unknown-figure"),
    "half a path": ("[obelisks]\nheight = 2", "unknown-figure"),
    "unknown key": ("[obelisks.B]\nhight = 2", "unknown-key"),
    "stray value": ("take = 2", "stray-value"),
    "stray source": ('source = "owner"\n[turn]\ntake = 2', "stray-value"),
    "text for a number": ('[turn]\ntake = "two"', "bad-figure"),
    "switch for a number": ("[turn]\ntake = true", "bad-figure"),
    "fraction for a number": ("[turn]\ntake = 2.0", "bad-figure"),
    "date for a number": ("[turn]\ntake = 2020-01-01", "bad-figure"),
    "number for a list": ("[obelisks.B]\ntowers = 12", "bad-figure"),
    "text in a list of numbers": ('[obelisks.B]\ntowers = [12, "nine"]', "bad-figure"),
    "date in a list of numbers": ("[obelisks.B]\ntowers = [12, 2020-01-01]", "bad-figure"),
    "empty list": ("[obelisks.B]\ntowers = []", "bad-figure"),
    "table for a number": ("[turn.take]\nmost = 2", "bad-figure"),
    "too small": ("[turn]\ntake = 0", "bad-figure"),
    "negative": ("[turn]\ntake = -1", "bad-figure"),
    "too large": ("[turn]\ntake = 6", "bad-figure"),
    "too few places": ("[obelisks.A]\nplaces_for_4 = [15, 10, 5]", "bad-figure"),
    "unknown colour": ('[cards.lever]\ncolour = "pink"', "bad-figure"),
    "unknown effect": ('[cards.lever]\neffect = "magic"', "bad-figure"),
    "unknown step": ('[cards.lever]\nsteps = ["fly"]', "bad-figure"),
    "a step that is no word": ("[cards.lever]\nsteps = [1]", "bad-figure"),
    "no steps": ("[cards.lever]\nsteps = []", "bad-figure"),
    "sailing before loading": ('[cards.sail]\nsteps = ["sail", "load"]', "bad-figure"),
    "unknown bonus": ('[temple.B]\nspaces = ["gold", 2, "choice", "card", "choice"]', "bad-figure"),
    "temple narrower than its width": ("[temple.A]\nspaces = [1, 1]", "bad-figure"),
    "pyramid unlike its levels": ("[pyramids.A]\nspaces = [[1, 2, 3]]", "bad-figure"),
    "spaces that are no lists": ("[pyramids.A]\nspaces = [1, 2, 3]", "bad-figure"),
    "round card of ships that the box does not have": (
        f"[round_cards.for_2]\nships = [[4, 4, 4, 4], {TWO_OF_FOUR}]",
        "bad-figure",
    ),
    "box without the ships of its round cards": ("[ships.four]\ncount = 0", "bad-figure"),
    "round card of three ships": (
        f"[round_cards.for_2]\nships = [[4, 3, 3], {TWO_OF_FOUR}]",
        "bad-figure",
    ),
    "round card of half ships": (
        f"[round_cards.for_2]\nships = [[4.0, 3, 3, 1], {TWO_OF_FOUR}]",
        "bad-figure",
    ),
    "round card of switches": (
        f"[round_cards.for_2]\nships = [[4, 3, 3, true], {TWO_OF_FOUR}]",
        "bad-figure",
    ),
    "too few round cards": ("[round_cards.for_2]\nships = [[4, 3, 3, 1]]", "bad-figure"),
    "unknown source": ('[turn]\ntake = 2\nsource = "hearsay"', "bad-source"),
    "source that is no word": ("[turn]\ntake = 2\nsource = 7", "bad-source"),
    "source that is a list": ('[turn]\ntake = 2\nsource = ["owner"]', "bad-source"),
    "source that is a date": ("[turn]\ntake = 2\nsource = 2020-01-01", "bad-source"),
    "source of a value that is not there": (
        '[turn]\ntake = 2\nsource = { all = "owner", give = "owner" }',
        "bad-source",
    ),
    "source of some values only": ('[turn]\ntake = 2\nsource = { take = "owner" }', "bad-source"),
}


def refusal(path: Path) -> BadBox:
    with pytest.raises(BadBox) as caught:
        iteru.game("imhotep", path)
    return caught.value


@pytest.mark.parametrize(("text", "problem"), REFUSED.values(), ids=REFUSED.keys())
def test_corrections_that_do_not_fit_are_refused(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text + "\n", encoding="utf-8")
    assert refusal(path).problem == problem


def test_a_refusal_names_figure_key_what_was_given_and_what_would_be_right(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[turn]\ntake = 6\n", encoding="utf-8")
    refused = refusal(path)
    assert (refused.facts["figure"], refused.facts["key"]) == ("turn", "take")
    assert (refused.facts["given"], refused.right) == ("6", Whole(1, 5))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.toml").problem == "unreadable-file"


def test_a_directory_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path).problem == "unreadable-file"


@pytest.mark.parametrize(
    "content",
    [b"[turn]\ntake = 2 # \xff\n", bytes(range(256)), "[turn]\ntake = 2\n".encode("utf-16")],
)
def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    assert refusal(path).problem == "unreadable-file"


def test_a_components_file_without_sources_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "components.toml"
    path.write_text("[turn]\ntake = 3\n", encoding="utf-8")
    with pytest.raises(BadBox) as caught:
        read_box(path)
    assert caught.value.problem == "bad-source"


def test_every_number_of_the_box_may_be_one_more_or_less_or_is_refused(tmp_path: Path) -> None:
    """Whatever an owner writes, either the box is refused or games with it play to the end."""
    for figure in iteru.game("imhotep").box:
        for key, value in figure.values.items():
            for changed in (value - 1, value + 1, 0) if type(value) is int else ():
                path = tmp_path / "mine.toml"
                path.write_text(
                    f"[{figure.path}]\n{key} = {json.dumps(changed)}\n", encoding="utf-8"
                )
                plays_or_is_refused(path)


def plays_or_is_refused(path: Path) -> None:
    try:
        game = iteru.game("imhotep", path)
    except BadBox:
        return
    for side in "AB":
        sides = dict.fromkeys(("market", "pyramids", "temple", "burial_chamber", "obelisks"), side)
        state = game.new(3, 1, sides)
        rng = iteru.Rng.seeded(1)
        while state.actor != iteru.NOBODY:
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])


NUMBERS = [
    (figure.path, key)
    for figure in iteru.game("imhotep").box
    for key in figure.values
    if type(figure.values[key]) is int
]


@pytest.mark.parametrize(("figure", "key"), NUMBERS, ids=[".".join(number) for number in NUMBERS])
def test_an_absurd_number_is_refused_and_not_silently_ignored(
    tmp_path: Path, figure: str, key: str
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f"[{figure}]\n{key} = 999_999\n", encoding="utf-8")
    assert refusal(path).problem == "bad-figure"
