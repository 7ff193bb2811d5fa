"""How bots are typed: what is quoted how, and what is refused."""

import shlex
from pathlib import Path

import pytest

from iteru.bots.simple import GreedyBot
from iteru.engine.errors import BadOptions
from iteru.external.bot import ProgramBot
from iteru.external.typed import (
    join_seats,
    program_name,
    read_command,
    recorded,
    split_seats,
    typed_bot,
)
from iteru.terminal.players import Player, read_players
from iteru.words import LANGUAGES, Words

from .programs import PYTHON

SEATS = {
    "me,greedy": ["me", "greedy"],
    " me , greedy ": ["me", "greedy"],
    "me=O'Hara,greedy": ["me=O'Hara", "greedy"],
    'me=5" nail,greedy': ['me=5" nail', "greedy"],
    "me,,x": ["me", "", "x"],
    "": [""],
    "me,cmd:./mybot --fast": ["me", "cmd:./mybot --fast"],
    "cmd:./mybot --fast,me": ["cmd:./mybot --fast", "me"],
    "cmd:./a 'x,y',cmd:./b \"x,y\"": ["cmd:./a 'x,y'", 'cmd:./b "x,y"'],
    r"cmd:./a x\,y,me": [r"cmd:./a x\,y", "me"],
    'me,"cmd:./a 1,2"': ["me", "cmd:./a 1,2"],
    "me,'cmd:./a \"1,2\"'": ["me", 'cmd:./a "1,2"'],
    r'me,"cmd:./a \"1, 2\" b:c=d"': ["me", 'cmd:./a "1, 2" b:c=d'],
    'me,"cmd:./a 1,2"=Otto': ["me", '"cmd:./a 1,2"=Otto'],
    "mcts:seconds=2=Otto,me": ["mcts:seconds=2=Otto", "me"],
}


@pytest.mark.parametrize("typed", SEATS)
def test_seats_are_split_at_commas_outside_quotes(typed: str) -> None:
    assert split_seats(typed) == SEATS[typed]


COMMANDS = {
    "cmd:./mybot --fast": ["./mybot", "--fast"],
    "cmd:./my\\ bot  a": ["./my bot", "a"],
    "cmd:'./my bot' \"a 'b' c\" d:e f=g,h": ["./my bot", "a 'b' c", "d:e", "f=g,h"],
    "cmd:C:/bots/x.exe": ["C:/bots/x.exe"],
    "cmd:./a $HOME * | b; c > d": ["./a", "$HOME", "*", "|", "b;", "c", ">", "d"],
    "cmd:./a '' x": ["./a", "", "x"],
    "cmd:./a \N{GREEK SMALL LETTER PI}": ["./a", "\N{GREEK SMALL LETTER PI}"],
}


@pytest.mark.parametrize("typed", COMMANDS)
def test_a_command_is_split_as_a_shell_would_and_nothing_more(typed: str) -> None:
    assert read_command(typed) == (COMMANDS[typed], 10.0)


def test_any_arguments_survive_quoting() -> None:
    words = ["./a", "x,y", "'", '"', "\\", "a b", "c:d", "", "=", "\t", "é"]
    quoted = "cmd:" + shlex.join(words).replace("x,y", "'x,y'")
    assert [read_command(seat)[0] for seat in split_seats(f"{quoted},{quoted}")] == [words, words]


@pytest.mark.parametrize("command", COMMANDS)
def test_seats_that_are_joined_are_split_again(command: str) -> None:
    texts = ["greedy", command, "cmd:./a \"x,y\" 'z,' \\,"]
    assert split_seats(join_seats(texts)) == texts


def test_the_time_is_a_parameter() -> None:
    assert read_command("cmd:seconds=0.5:./a b") == (["./a", "b"], 0.5)
    assert read_command("cmd:./a seconds=2:x") == (["./a", "seconds=2:x"], 10.0)


WRONG = {
    "cmd:": "empty-command",
    "cmd:   ": "empty-command",
    "cmd:seconds=2:": "empty-command",
    "cmd:seconds=soon:./a": "bad-bot-value",
    "cmd:seconds=0:./a": "bad-bot-value",
    "cmd:./a 'b": "unclosed-quote",
    "cmd:./a b\\": "unclosed-quote",
    "cmd:./nowhere": "no-such-program",
    "cmd:here": "no-such-program",
    "cmd:./here": "program-not-executable",
    "cmd:.": "no-such-program",
    "cmd:\0": "no-such-program",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_mistake_is_refused_with_a_sentence(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("here").touch(mode=0o600)
    with pytest.raises(BadOptions) as refused:
        typed_bot(text)
    assert refused.value.problem == WRONG[text]
    for lang in LANGUAGES:
        assert not Words(lang).error(refused.value).startswith(WRONG[text])


@pytest.mark.parametrize("text", ['"cmd:./a', "me,cmd:./a 'b,c", "'greedy", '"a" "'])
def test_seats_with_a_quote_that_is_not_closed_are_refused(text: str) -> None:
    with pytest.raises(BadOptions, match="unclosed-quote"):
        split_seats(text)


def test_installed_bots_are_made_as_ever_and_programs_for_each_seat() -> None:
    assert isinstance(typed_bot("greedy"), GreedyBot)
    one, other = typed_bot(f"cmd:{PYTHON}"), typed_bot(f"cmd:{PYTHON}")
    assert isinstance(one, ProgramBot)
    assert isinstance(other, ProgramBot)
    assert one is not other
    assert one.log != other.log


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("cmd:./bots/mybot --key secret", "mybot"),
        ("cmd:/usr/bin/python3 -u bots/deep.py", "deep"),
        ("cmd:'./my | bot' x", "my-bot"),
        ("cmd:iteru engine --bot greedy", "iteru"),
    ],
)
def test_a_record_names_a_program_without_its_arguments(text: str, name: str) -> None:
    assert program_name(text) == name
    assert recorded(text) == f"cmd:{name}"
    assert recorded("mine:Class:depth=2") == "mine:Class:depth=2"


def test_players_may_have_names() -> None:
    typed = f"""me=O'Hara,"cmd:{PYTHON} --depths=1,2"=Otto,cmd:{PYTHON} a=b"""
    python = program_name(f"cmd:{PYTHON}")
    assert read_players(typed, Words("en")) == [
        Player("O'Hara", ""),
        Player("Otto", f"cmd:{PYTHON} --depths=1,2"),
        Player(python, f"cmd:{PYTHON} a=b"),
    ]
    with pytest.raises(BadOptions, match="text-after-quote"):
        read_players(f'me,"cmd:{PYTHON}"Otto', Words("en"))
