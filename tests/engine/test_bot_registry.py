"""A bot is made from a text, wherever it comes from; a broken one does no harm."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import iteru
from iteru.bots.bot import Bot
from iteru.bots.parameter import Parameter, described, read_parameters
from iteru.bots.registry import OF_THE_HOUSE, local_bot, title, valid_bots
from iteru.bots.simple import GreedyBot, RandomBot
from iteru.engine.errors import BadOptions
from iteru.words import Words
from tests.engine.bots_for_tests import READY, Patient
from tests.engine.packages import install
from tests.terminal.cli import succeeded

ITERU = Path(sys.executable).parent / "iteru"
ROOT = Path(__file__).parents[2]
MINE = "tests.engine.bots_for_tests"
DECLARED = Patient.parameters


def refused(text: str) -> BadOptions:
    with pytest.raises(BadOptions) as caught:
        local_bot(text)
    return caught.value


def sentence(error: BadOptions, lang: str = "en") -> str:
    return Words(lang).error(error)


# Texts and parameters


def test_the_bots_of_the_house_are_made_by_their_names() -> None:
    assert isinstance(iteru.bot("random"), RandomBot)
    assert isinstance(iteru.bot("greedy"), GreedyBot)


def test_the_names_of_all_bots_are_listed() -> None:
    assert iteru.bots()[:2] == ["random", "greedy"]
    assert set(valid_bots()) <= set(iteru.bots())


def made(text: str) -> Patient:
    bot = local_bot(text)
    assert isinstance(bot, Patient)
    return bot


def test_parameters_left_out_have_their_defaults() -> None:
    bot = made(f"{MINE}:Patient")
    assert (bot.number, bot.share, bot.manner) == (1, 0.5, "calm")


def test_parameters_have_the_type_of_their_default() -> None:
    bot = made(f"{MINE}:Patient:manner=bold:number=3:share=1")
    assert (bot.number, bot.share, bot.manner) == (3, 1.0, "bold")
    assert type(bot.share) is float


@pytest.mark.parametrize(
    "given",
    [
        *("number", "number=", "number=0", "number=10", "number=2.5", "number=" + "9" * 9999),
        *("number=1\n", "number= 1", "number=+1", "number=0_1", "number=\u0661"),
        *("share=nan", "share=inf", "share=1.01", "share=half", "share=1e999"),
        *("manner=rude", "manner=", "manner=Calm"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_what_would(given: str) -> None:
    error = refused(f"{MINE}:Patient:{given}")
    assert error.problem == "bad-bot-value"
    name = given.partition("=")[0]
    assert error.facts["right"] == next(one.right for one in DECLARED if one.name == name)


@pytest.mark.parametrize("given", ["depth=1", "=1", "depth", "", "number=1:number=1"])
def test_a_parameter_that_is_not_there_is_refused_with_those_that_are(given: str) -> None:
    error = refused(f"{MINE}:Patient:{given}")
    assert error.problem == "unknown-bot-parameter"
    assert "number=1 - 9, share=0.25 - 1, manner=calm | bold" in sentence(error)


@pytest.mark.parametrize("given", ["x=1", "x", ""])
def test_a_bot_without_parameters_says_that_it_has_none(given: str) -> None:
    with pytest.raises(BadOptions) as caught:
        iteru.bot(f"greedy:{given}")
    assert sentence(caught.value) == (
        f"The bot greedy does not take “{given}”: it has no parameters."
    )
    assert "nemá žádné parametry" in sentence(caught.value, "cs")


def test_a_number_may_have_an_exponent() -> None:
    seconds = Parameter("seconds", 1.0, low=0.001, high=600.0)
    assert seconds.value_of("5e-3") == 0.005


def test_a_whole_number_is_read_as_one() -> None:
    found = read_parameters("any", (Parameter("seconds", 1.0, low=0.01, high=600.0),), [])
    assert found == {"seconds": 1.0}


def test_parameters_are_described_as_they_are_written() -> None:
    seconds = Parameter("seconds", 1.0, low=0.01, high=600.0)
    playouts = Parameter("playouts", 1000, low=1, high=1_000_000)
    assert described((seconds, playouts)) == "seconds=0.01 - 600, playouts=1 - 1000000"


# One's own bots


@pytest.mark.parametrize("name", ["Patient", "READY", "last"])
def test_a_class_a_ready_bot_or_a_function_can_play(name: str) -> None:
    game = iteru.game("imhotep")
    state = game.new(2, 1)
    action = iteru.ask(local_bot(f"{MINE}:{name}"), game, state, iteru.Rng.seeded(1))
    legal = state.legal_actions()
    assert action == {"Patient": legal[0], "READY": legal[1], "last": legal[-1]}[name]


def test_a_ready_bot_is_taken_as_it_is() -> None:
    assert local_bot(f"{MINE}:READY") is READY


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("nowhere:Bot", "ModuleNotFoundError: No module named 'nowhere'"),
        (f"{MINE}:Nobody", "AttributeError"),
        (f"{MINE}:", "AttributeError"),
        (f"{MINE}:Unable", "choose"),
        (f"{MINE}:Failing", "RuntimeError: no reed"),
        (f"{MINE}:OutOfRange", "the default of number, 0, is not 1 - 9"),
        (f"{MINE}:Misdeclared", "'number' is not a Parameter"),
        (f"{MINE}:os", "module is not a bot"),
        ("json:JSONDecoder", "JSONDecoder is not derived from iteru.Bot"),
        ("iteru:Bot", "choose"),
        (":x", "ValueError"),
    ],
)
def test_what_is_not_a_bot_is_refused_in_one_sentence(text: str, why: str) -> None:
    said = sentence(refused(text))
    assert why in said
    assert "\n" not in said


@pytest.mark.parametrize("text", [f"{MINE}:last", "os:system", f"{MINE}:Patient:number=3"])
def test_only_who_trusts_a_text_imports_what_it_names(text: str) -> None:
    """Tables and records take texts from anybody."""
    with pytest.raises(BadOptions) as caught:
        iteru.bot(text)
    assert caught.value.problem == "unknown-bot"


# Titles


@pytest.mark.parametrize(
    ("text", "lang", "name"),
    [
        ("greedy", "en", "Greedy"),
        ("greedy", "cs", "Nenasyta"),
        ("random", "en", "Random"),
        ("random", "cs", "Náhoda"),
        ("gone", "cs", "gone"),
        ("gone:seconds=2:width=3", "en", "gone (seconds=2, width=3)"),
        ("mymodule:MyBot", "cs", "mymodule:MyBot"),
    ],
)
def test_a_bot_has_a_title_in_every_language(text: str, lang: str, name: str) -> None:
    assert title(text, Words(lang)) == name


# Packages of others


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT)]
    changes = {"PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "100", "ITERU_LANG": "en"}
    return subprocess.run(
        command,
        env={**os.environ, **changes},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=240,
    )


def answered(folder: Path, *arguments: str) -> str:
    return succeeded(run(folder, str(ITERU), *arguments))


@pytest.fixture(name="others", scope="module")
def package_of_others(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    (folder / "broken.py").write_text("raise RuntimeError('out of papyrus')")
    (folder / "leaving.py").write_text("raise SystemExit(0)")
    points = [
        f"patient = {MINE}:Patient",
        f"last = {MINE}:last",
        "broken = broken:Bot",
        "leaving = leaving:Bot",
        "missing = nowhere:Bot",
        f"unable = {MINE}:Unable",
        f"out = {MINE}:OutOfRange",
        f"random = {MINE}:illegal",
    ]
    install(folder, "\n".join(points), "others", "iteru.bots")
    return folder


BROKEN = {"broken", "leaving", "missing", "unable", "out"}


@pytest.mark.every(5)
def test_an_installed_bot_plays_in_the_arena(others: Path) -> None:
    seats = "patient:number=2,last,random"
    command = ("arena", "imhotep", "--games", "4", "--jobs", "2", "--json", "--seats", seats)
    done = run(others, str(ITERU), *command)
    assert [one["bot"] for one in json.loads(done.stdout)["standings"]] == seats.split(",")
    assert "this is not for programs to read" in done.stderr


@pytest.mark.every(5)
def test_an_installed_bot_is_listed_with_its_parameters(others: Path) -> None:
    screen = answered(others, "bots")
    assert "Patient number=1 - 9, share=0.25 - 1, manner=calm | bold" in " ".join(screen.split())
    found = json.loads(answered(others, "bots", "--json"))
    assert [one["name"] for one in found["bots"]] == [*OF_THE_HOUSE, "last", "patient"]
    patient = found["bots"][-1]["parameters"]
    assert patient["number"] == {"default": 1, "low": 1, "high": 9}
    assert patient["manner"]["values"] == ["calm", "bold"]


@pytest.mark.every(5)
def test_an_installed_bot_brings_its_title(others: Path) -> None:
    assert "Trpělivost" in answered(others, "bots", "--lang", "cs")


@pytest.mark.every(5)
def test_an_installed_bot_is_named_by_the_help(others: Path) -> None:
    for command in ("arena", "play"):
        screen = " ".join(answered(others, command, "imhotep", "--help").split())
        house = ", ".join(OF_THE_HOUSE)
        assert f"({house}, broken, last, leaving, missing, out, patient, unable)" in screen


@pytest.mark.every(5)
def test_no_package_takes_the_name_of_a_bot_of_the_house(others: Path) -> None:
    assert "4 games" in answered(
        others, "arena", "imhotep", "--games", "4", "--jobs", "1", "--seats", "random,random"
    )


@pytest.mark.every(5)
def test_broken_bots_are_left_out_with_a_line_each(others: Path) -> None:
    broken = json.loads(answered(others, "bots", "--json"))["broken"]
    assert {one["name"] for one in broken} == BROKEN
    lines = answered(others, "bots").splitlines()
    for one in broken:
        assert one["why"] in lines


@pytest.mark.every(5)
def test_a_broken_bot_is_reported_in_one_sentence_when_asked_for(others: Path) -> None:
    done = run(others, str(ITERU), "arena", "imhotep", "--seats", "random,broken")
    assert done.returncode == 2
    assert done.stderr == ("iteru: The bot “broken” does not load: RuntimeError: out of papyrus.\n")


@pytest.mark.every(5)
def test_broken_bots_are_not_recommended(others: Path) -> None:
    done = run(others, str(ITERU), "arena", "imhotep", "--seats", "random,nobody")
    house = ", ".join(OF_THE_HOUSE)
    assert f"Bots: {house}, last, patient, or one of your own: module:Class" in done.stderr


@pytest.mark.every(5)
def test_broken_bots_do_not_reach_tables(others: Path) -> None:
    program = "from iteru.bots.registry import valid_bots; print(*valid_bots())"
    assert run(others, sys.executable, "-c", program).stdout.split() == [
        *OF_THE_HOUSE,
        "last",
        "patient",
    ]


def test_a_bot_needs_no_more_than_the_top_of_the_package() -> None:
    assert issubclass(Patient, iteru.Bot)
    assert iteru.Bot is Bot
