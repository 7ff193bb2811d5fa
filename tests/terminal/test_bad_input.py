"""Whatever the command line is given: an exit code that says so, one clear sentence, never a traceback."""

from pathlib import Path

import pytest

from .cli import Done, begun_record, finished_record, process, run

RECORD = finished_record()
PLAY = ("play", "imhotep")
ARENA = ("arena", "imhotep", "--jobs", "1", "--games", "1")

FILES: dict[str, str | bytes] = {
    "good.iteru": RECORD,
    "truncated.iteru": RECORD[: len(RECORD) // 2],
    "half-a-head.iteru": "\n".join(RECORD.split("\n")[:5]),
    "binary.iteru": bytes(range(256)) * 10,
    "empty.iteru": "",
    "picture.svg": "<svg/>",
    "other-game.iteru": RECORD.replace("game: imhotep", "game: chess"),
    "other-engine.iteru": RECORD.replace("engine: 1", "engine: 9"),
    "other-rules.iteru": RECORD.replace("rules: 1", "rules: 9"),
    "other-box.iteru": RECORD.replace("box: ", "box: 0"),
    "other-result.iteru": RECORD.replace("result: ", "result: 9"),
    "illegal.iteru": begun_record("load 1 1", "stones").replace("2 stones", "2 load 1 1"),
    "no-move.iteru": begun_record("stones").replace("1 stones", "1 castle"),
    "wrong-seat.iteru": begun_record("stones").replace("1 stones", "2 stones"),
    "bad-option.iteru": begun_record().replace("options: -", "options: harbour=B"),
    "bad-side.iteru": begun_record().replace("options: -", "options: temple=C"),
    "five-seats.iteru": begun_record()
    .replace("seats: 2", "seats: 5")
    .replace("| Bob", "| B | C | D | E"),
    "long-line.iteru": RECORD.replace("engine: 1", "engine: " + "1" * 5000),
    "not-toml.toml": "[turn\n",
    "not-utf-8.toml": b"# \xff\n",
    "unknown-figure.toml": "[boats.four]\nminimum = 2\n",
    "unknown-key.toml": "[turn]\ngive = 2\n",
    "wrong-type.toml": '[turn]\ntake = "two"\n',
    "a-date.toml": "[turn]\ntake = 2020-01-01\n",
    "too-many.toml": "[turn]\ntake = 9\n",
    "huge.toml": "[turn]\ntake = " + "9" * 5000,
    "bad-source.toml": '[turn]\nsource = "hearsay"\ntake = 2\n',
    "stray.toml": "take = 2\n",
}

OURS: dict[str, tuple[tuple[str, ...], str]] = {
    "no such game to play": (
        ("play", "chess"),
        "There is no game “chess”. Games here: egizia, imhotep, pharaon, valley_of_the_kings.",
    ),
    "no such game for the arena": (("arena", "chess"), "There is no game “chess”."),
    "no such box": (("box", "chess"), "There is no game “chess”."),
    "no such rules": (("rules", "chess"), "There is no game “chess”."),
    "no such game to measure": (("bench", "chess"), "There is no game “chess”."),
    "record of no such game": (("replay", "other-game.iteru"), "There is no game “chess”."),
    "too few seats": ((*PLAY, "--seats", "me"), "imhotep cannot be played by 1. Players: 2 to 4."),
    "too many seats": (
        (*PLAY, "--seats", "me,random,random,random,random"),
        "imhotep cannot be played by 5.",
    ),
    "too few seats in the arena": ((*ARENA, "--seats", "random"), "imhotep cannot be played by 1."),
    "too many seats to measure": (
        ("bench", "imhotep", "--seats", "9"),
        "imhotep cannot be played by 9.",
    ),
    "no seats to measure": (
        ("bench", "imhotep", "--seconds", "0.1", "--seats", "0"),
        "imhotep cannot be played by 0.",
    ),
    "unknown bot": (
        (*PLAY, "--seats", "me,hal"),
        "There is no player “hal”. Write me for a person, or a bot: random, greedy",
    ),
    "unknown bot in the arena": ((*ARENA, "--seats", "random,hal"), "“hal”"),
    "an empty seat": ((*PLAY, "--seats", "me,,random"), "There is no player “”."),
    "unknown board": (
        (*PLAY, "--side", "harbour=B"),
        "--side “harbour=B” does not name one of its parts.",
    ),
    "unknown side": (
        (*PLAY, "--side", "temple=C"),
        "Option temple does not take “C”. It takes: A, B.",
    ),
    "no side": ((*PLAY, "--side", "temple"), "--side “temple” does not name one of its parts."),
    "unknown side in the arena": ((*ARENA, "--side", "all=C"), "does not take “C”."),
    "seed too large": (
        (*PLAY, "--seed", "9223372036854775808"),
        "The seed 9223372036854775808 does not fit.",
    ),
    "seed too large in the arena": (
        (*ARENA, "--seed", "9223372036854775808"),
        "The seed 9223372036854775808 does not fit.",
    ),
    "unknown language": ((*PLAY, "--lang", "de"), "There is no language “de”. Languages: en, cs."),
    "unknown language of rules": (
        ("rules", "imhotep", "--lang", "tlh"),
        "There is no language “tlh”.",
    ),
    "missing record": (
        ("replay", "none.iteru"),
        "none.iteru cannot be read: there is no such file.",
    ),
    "missing record to go on with": ((*PLAY, "--from", "none.iteru"), "none.iteru cannot be read"),
    "directory as a record": (("replay", "."), "cannot be read: it is a folder."),
    "binary record": (("replay", "binary.iteru"), "This is not a record of Iteru."),
    "empty record": (("replay", "empty.iteru"), "This is not a record of Iteru."),
    "another kind of file": (("replay", "picture.svg"), "This is not a record of Iteru."),
    "truncated record": (("replay", "truncated.iteru"), "The record is truncated or was changed"),
    "record with half a head": (
        ("replay", "half-a-head.iteru"),
        "The record is malformed in line 6",
    ),
    "record with a long line": (("replay", "long-line.iteru"), "The record is malformed in line 4"),
    "record of another engine": (
        ("replay", "other-engine.iteru"),
        "The record was played with engine version 9",
    ),
    "record of other rules": (
        ("replay", "other-rules.iteru"),
        "The record was played with version 9 of the rules",
    ),
    "record of another box": (
        ("replay", "other-box.iteru"),
        "The record was played with another box",
    ),
    "record with another result": (
        ("replay", "other-result.iteru"),
        "The replay differs from the record",
    ),
    "illegal move in a record": (
        ("replay", "illegal.iteru"),
        "is not possible: Space 1 of ship 1 is taken. (R4.4)",
    ),
    "illegal move to go on with": (
        (*PLAY, "--from", "illegal.iteru"),
        "is not possible: Space 1 of ship 1 is taken. (R4.4)",
    ),
    "no move in a record": (
        ("replay", "no-move.iteru"),
        "is not possible: “castle” is not a move.",
    ),
    "wrong seat in a record": (
        ("replay", "wrong-seat.iteru"),
        "is not possible: It is the turn of ",
    ),
    "unknown option in a record": (("replay", "bad-option.iteru"), "There is no option “harbour”."),
    "unknown side in a record": (
        ("replay", "bad-side.iteru"),
        "does not take “C”. It takes: A, B.",
    ),
    "five seats in a record": (("replay", "five-seats.iteru"), "imhotep cannot be played by 5."),
    "picture in no folder": (
        ("replay", "good.iteru", "--svg", "none/x.svg"),
        "none/x.svg cannot be written",
    ),
    "picture as a folder": (
        ("replay", "good.iteru", "--svg", "."),
        "cannot be written: it is a folder.",
    ),
    "record of another game": (
        (*PLAY, "--from", "other-game.iteru"),
        "The record is of chess, not of imhotep.",
    ),
    "too few players for a record": (
        (*PLAY, "--from", "good.iteru", "--seats", "me"),
        "1 players are named",
    ),
    "corrections not TOML": ((*PLAY, "--box", "not-toml.toml"), "not-toml.toml is not TOML"),
    "corrections not UTF-8": (
        ("box", "imhotep", "--box", "not-utf-8.toml"),
        "not-utf-8.toml cannot be read",
    ),
    "missing corrections": (
        (*ARENA, "--box", "none.toml"),
        "none.toml cannot be read: there is no such file.",
    ),
    "corrections a directory": ((*PLAY, "--box", "."), "cannot be read: it is a folder."),
    "corrections of no figure": (
        (*PLAY, "--box", "unknown-figure.toml"),
        "There is no “boats.four” in the box.",
    ),
    "corrections of no value": (
        ("box", "imhotep", "--box", "unknown-key.toml"),
        "turn has no value “give”.",
    ),
    "corrections of a wrong type": (
        (*ARENA, "--box", "wrong-type.toml"),
        'turn: take = "two" does not fit.',
    ),
    "a date as a correction": ((*PLAY, "--box", "a-date.toml"), "turn: take = "),
    "corrections out of range": (
        (*PLAY, "--box", "too-many.toml"),
        "take = 9 does not fit. Expected: a whole number from 1 to 5.",
    ),
    "corrections too long to read": ((*PLAY, "--box", "huge.toml"), "huge.toml"),
    "corrections of no known source": ((*PLAY, "--box", "bad-source.toml"), "turn: source"),
    "corrections without a heading": (
        ("replay", "good.iteru", "--box", "stray.toml"),
        "“take” stands outside any heading.",
    ),
    "unknown rule": (
        ("rules", "imhotep", "R99.1"),
        "imhotep has no rule “R99.1”. Rules: R1.1–R8.4.",
    ),
    "unknown chapter": (("rules", "imhotep", "R99"), "imhotep has no rule “R99”."),
    "no rule number": (("rules", "imhotep", "4"), "imhotep has no rule “4”."),
}

USAGE: dict[str, tuple[str, ...]] = {
    "unknown command": ("dance",),
    "unknown flag": (*PLAY, "--colour", "red"),
    "seed that is no number": (*PLAY, "--seed", "seven"),
    "negative seed": (*PLAY, "--seed", "-1"),
    "negative seed in the arena": (*ARENA, "--seed", "-1"),
    "no games": ("arena", "imhotep", "--games", "0"),
    "no processes": ("arena", "imhotep", "--jobs", "0"),
    "no time": ("bench", "imhotep", "--seconds", "0"),
    "no file": ("replay",),
    "picture of a negative move": ("replay", "good.iteru", "--svg", "x.svg", "--at", "-1"),
    "two files": ("replay", "good.iteru", "good.iteru"),
    "flag without its value": (*PLAY, "--seats"),
    "no game for the box": ("box",),
}


@pytest.fixture(scope="module", name="folder")
def folder_of_files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bad")
    for name, content in FILES.items():
        (folder / name).write_bytes(content.encode() if isinstance(content, str) else content)
    return folder


def one_sentence(done: Done, sentence: str) -> None:
    assert done.returncode == 2
    assert done.stdout.strip() == ""
    assert done.stderr.startswith("iteru: ")
    assert done.stderr.count("\n") == 1
    assert sentence in done.stderr
    assert len(done.stderr) < 1000


@pytest.mark.parametrize(("arguments", "sentence"), OURS.values(), ids=OURS.keys())
def test_what_does_not_fit_is_answered_in_one_sentence(
    folder: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    one_sentence(run(*arguments, folder=folder), sentence)


@pytest.mark.parametrize("arguments", USAGE.values(), ids=USAGE.keys())
def test_a_command_that_cannot_be_understood_says_what_is_wrong(
    folder: Path, arguments: tuple[str, ...]
) -> None:
    done = run(*arguments, folder=folder)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.strip().split("\n")[-1].startswith("Error: ")


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "kind", ["no such game to play", "truncated record", "corrections out of range", "unknown bot"]
)
def test_the_installed_program_answers_the_same(folder: Path, kind: str) -> None:
    arguments, sentence = OURS[kind]
    one_sentence(process(*arguments, folder=folder), sentence)


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("no such game to play", "Hra „chess“ tu není."),
        ("truncated record", "Záznam je useknutý nebo změněný"),
        ("corrections out of range", "nevyhovuje. Správně by bylo: celé číslo od 1 do 5."),
        ("unknown rule", "Hra imhotep nemá pravidlo „R99.1“."),
    ],
)
def test_whoever_reads_czech_is_answered_in_czech(folder: Path, kind: str, sentence: str) -> None:
    one_sentence(run(*OURS[kind][0], folder=folder, lang="cs"), sentence)


def test_a_person_in_the_arena_is_not_told_to_write_me(folder: Path) -> None:
    done = run(*ARENA, "--seats", "me,random", folder=folder)
    assert done.returncode == 2
    assert "Write me" not in done.stderr
