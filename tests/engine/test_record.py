"""Records: what is written reads again, and whatever is malformed is refused with its line."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from iteru.engine.errors import BadRecord
from iteru.engine.record import LARGEST, Record, load_record, read_record, save_record, write_record

TEXT = """iteru-record 1
game: imhotep
rules: 1
engine: 1
box: 88dd9fed4a33
seats: 2
names: Anna | Bob
options: temple=B wrath=yes
seed: 7
moves: 3
result: unfinished

1 load 1 1
2 load 1 2
1 stones
"""
LINES = TEXT.split("\n")


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    return caught.value


def with_line(number: int, line: str) -> str:
    """The record with another line, counted from 1."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


def test_a_record_is_read_as_it_was_written() -> None:
    assert read_record(TEXT) == Record(
        game="imhotep",
        rules=1,
        engine=1,
        box="88dd9fed4a33",
        names=("Anna", "Bob"),
        options={"temple": "B", "wrath": "yes"},
        seed=7,
        moves=((0, "load 1 1"), (1, "load 1 2"), (0, "stones")),
        result=None,
    )


def test_a_record_is_written_as_it_was_read() -> None:
    assert write_record(read_record(TEXT)) == TEXT


CORRECTED = TEXT.replace(
    "unfinished\n", 'unfinished\ncorrections: {"turn": {"take": 2, "note": "můj"}}\n'
)
WITH_BOT = TEXT.replace("unfinished\n", "unfinished\nbots: - | greedy\n")
BOTH = CORRECTED.replace("corrections:", "bots: - | greedy\ncorrections:")


@pytest.mark.parametrize("text", [CORRECTED, WITH_BOT, BOTH])
def test_bots_and_corrections_are_written_as_they_were_read(text: str) -> None:
    assert write_record(read_record(text)) == text
    assert read_record(text).moves == read_record(TEXT).moves


def test_corrections_are_read_as_they_were_written() -> None:
    assert read_record(BOTH).corrections == {"turn": {"take": 2, "note": "můj"}}
    assert read_record(TEXT).corrections == {}


@pytest.mark.parametrize(
    "given",
    [
        "",
        "x",
        "[]",
        "2",
        "null",
        '"turn"',
        "{",
        "{turn}",
        '{"turn": NaN}',
        '{"turn": -Infinity}',
        '{"turn": ' + "9" * 5000 + "}",
        '{"turn": ' + "[" * 50_000,
    ],
)
def test_corrections_that_are_not_a_json_object_are_refused_with_their_line(given: str) -> None:
    for before, line in (("", 12), ("bots: - | greedy\n", 13)):
        error = refusal(TEXT.replace("unfinished\n", f"unfinished\n{before}corrections: {given}\n"))
        assert (error.problem, error.facts["line"]) == ("bad-record-line", line)
        assert len(str(error.facts["given"])) <= 80


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ('{"turn": {"note": "' + "x" * 100_000 + '"}}', "corrections-too-large"),
        ('{"turn": ' * 900 + "2" + "}" * 900, "odd-corrections"),
        ('{"turn": {"note": "\\ud800"}}', "odd-corrections"),
    ],
)
def test_corrections_that_no_box_could_hold_are_refused(given: str, problem: str) -> None:
    text = TEXT.replace("unfinished\n", f"unfinished\ncorrections: {given}\n")
    assert refusal(text).problem == problem


def test_bots_and_corrections_stand_in_one_order_and_once() -> None:
    lines = BOTH.split("\n")
    for wrong in (
        [*lines[:11], lines[12], lines[11], *lines[13:]],
        [*lines[:12], lines[12], *lines[12:]],
    ):
        assert refusal("\n".join(wrong)).problem == "bad-record-line"


RESIGNED = BOTH.replace("\n\n", "\nresigned: 2\npractice: yes\n\n")
PRACTICE = TEXT.replace("unfinished\n", "unfinished\npractice: yes\n")


@pytest.mark.parametrize("text", [RESIGNED, PRACTICE])
def test_who_resigned_and_practice_are_written_as_they_were_read(text: str) -> None:
    assert write_record(read_record(text)) == text
    assert read_record(text).moves == read_record(TEXT).moves


def test_records_without_a_word_on_it_are_of_real_games_played_to_the_end() -> None:
    assert (read_record(TEXT).resigned, read_record(TEXT).practice) == ((), False)
    assert (read_record(RESIGNED).resigned, read_record(RESIGNED).practice) == ((1,), True)


@pytest.mark.parametrize("given", ["", "0", "3", "1 1", "x", "-1", "1, 2", "²"])
def test_only_seats_can_resign_each_once(given: str) -> None:
    error = refusal(BOTH.replace("\n\n", f"\nresigned: {given}\n\n"))
    assert (error.problem, error.facts["line"]) == ("bad-record-line", 14)


@pytest.mark.parametrize("given", ["", "no", "YES", "1"])
def test_practice_is_said_in_one_way(given: str) -> None:
    error = refusal(TEXT.replace("unfinished\n", f"unfinished\npractice: {given}\n"))
    assert (error.problem, error.facts["line"]) == ("bad-record-line", 12)


ADVISED = PRACTICE.replace("practice: yes\n", "practice: yes\nadvised: 1 2\n")


def test_advice_is_written_as_it_was_read() -> None:
    assert write_record(read_record(ADVISED)) == ADVISED
    assert (read_record(ADVISED).advised, read_record(TEXT).advised) == ((1, 2), ())


@pytest.mark.parametrize("given", ["", "0", "2 1", "1 1", "99", "x", "-1", "01", "1,2"])
def test_advice_names_moves_in_their_order(given: str) -> None:
    error = refusal(ADVISED.replace("advised: 1 2", f"advised: {given}"))
    assert (error.problem, error.facts["line"]) == ("bad-record-line", 13)


HURRIED = ADVISED.replace("advised: 1 2\n", "advised: 1 2\nhurried: 2\n")


def test_hurried_moves_are_written_as_they_were_read() -> None:
    assert write_record(read_record(HURRIED)) == HURRIED
    assert (read_record(HURRIED).hurried, read_record(TEXT).hurried) == ((2,), ())


@pytest.mark.parametrize("given", ["", "0", "2 1", "99", "x"])
def test_hurried_moves_are_moves_in_their_order(given: str) -> None:
    error = refusal(HURRIED.replace("hurried: 2", f"hurried: {given}"))
    assert (error.problem, error.facts["line"]) == ("bad-record-line", 14)


def test_the_line_of_bad_corrections_is_right_whatever_follows_them() -> None:
    text = TEXT.replace("unfinished\n", "unfinished\ncorrections: x\npractice: yes\n")
    assert refusal(text).facts["line"] == 12


def test_switches_are_written_in_words() -> None:
    record = replace(read_record(TEXT), options={"wrath": True, "calm": False})
    assert "options: wrath=yes calm=no\n" in write_record(record)


def test_no_options_are_a_dash() -> None:
    record = replace(read_record(TEXT), options={})
    assert "options: -\n" in write_record(record)
    assert read_record(write_record(record)) == record


def test_scores_may_be_negative() -> None:
    record = replace(read_record(TEXT), result=(-5, 31))
    assert read_record(write_record(record)).result == (-5, 31)


def test_line_ends_of_windows_are_read() -> None:
    assert read_record(TEXT.replace("\n", "\r\n")) == read_record(TEXT)


@pytest.mark.parametrize(
    "text",
    [
        TEXT.rstrip("\n"),
        TEXT + "\n\n",
        TEXT.replace("\n1 ", "\n\n1 "),
        TEXT.replace("1 load", " 1  load"),
    ],
)
def test_blank_lines_and_spaces_do_not_matter(text: str) -> None:
    assert read_record(text) == read_record(TEXT)


@pytest.mark.parametrize(
    ("name", "read"),
    [
        ("Žofie Křížová", "Žofie Křížová"),
        ("a: b = c, d", "a: b = c, d"),
        ("one|two", "one/two"),
        (" two\nlines\r\n", "two lines"),
        ("tab\there\u2028there\x85", "tab here there"),
        ("", "?"),
        (" \n", "?"),
        ("𓂀 🛶", "𓂀 🛶"),
        ("unfinished", "unfinished"),
        ("-", "-"),
    ],
)
def test_names_are_kept_on_one_line_whatever_is_in_them(name: str, read: str) -> None:
    record = replace(read_record(TEXT), names=(name, "Bob"))
    assert read_record(write_record(record)).names == (read, "Bob")


@given(names=st.lists(st.text(), min_size=1, max_size=5))
def test_any_names_can_be_written_and_read(names: list[str]) -> None:
    record = replace(read_record(TEXT), names=tuple(names), moves=())
    again = read_record(write_record(record))
    assert len(again.names) == len(names)
    assert read_record(write_record(again)) == again


NOT_A_RECORD = [
    "",
    "\n",
    "hello",
    "{}",
    "iteru-record 2\n" + TEXT,
    "\n" + TEXT,
    TEXT[1:],
    "\0" * 100,
]


@pytest.mark.parametrize("text", NOT_A_RECORD)
def test_a_text_that_does_not_begin_like_a_record_is_refused(text: str) -> None:
    assert refusal(text).problem == "not-a-record"


BAD_LINES = [
    (2, "gme: imhotep"),
    (2, "game imhotep"),
    (2, "game:"),
    (2, ""),
    (3, "rules: one"),
    (3, "rules: 0"),
    (3, "rules: -1"),
    (3, "rules: 1.0"),
    (3, "rules: \u0661"),
    (4, "engine: " + "9" * 5000),
    (4, "rules: 1"),
    (5, "box: "),
    (6, "seats: 0"),
    (6, "seats: 10"),
    (6, "seats: two"),
    (7, "names: Anna"),
    (7, "names: Anna | Bob | Cleo"),
    (7, "names:"),
    (8, "options: temple"),
    (8, "options: =B"),
    (8, "options: temple="),
    (8, "options: temple = B"),
    (9, "seed: -1"),
    (9, "seed: 9223372036854775808"),
    (9, "seed: 0x7"),
    (10, "moves: many"),
    (10, "moves: 1000001"),
    (11, "result: 12"),
    (11, "result: 12 13 14"),
    (11, "result: 12, 13"),
    (11, "result: 1e3 2"),
    (11, "result: 12 1234567"),
    (13, "load 1 1"),
    (13, "0 load 1 1"),
    (13, "3 load 1 1"),
    (13, "1"),
    (13, "1 "),
    (13, "1load 1 1"),
    (13, "-1 stones"),
    (13, "11 stones"),
]


@pytest.mark.parametrize(("number", "line"), BAD_LINES)
def test_a_malformed_line_is_refused_with_its_number(number: int, line: str) -> None:
    error = refusal(with_line(number, line))
    assert (error.problem, error.facts["line"]) == ("bad-record-line", number)


@pytest.mark.parametrize(
    ("number", "begin"),
    [(2, ""), (4, "engine: "), (7, "names: "), (8, "options: "), (11, "result: "), (13, "")],
)
def test_a_refusal_quotes_a_long_line_only_in_part(number: int, begin: str) -> None:
    error = refusal(with_line(number, begin + "9" * 5000))
    assert len(str(error.facts["given"])) <= 120


@pytest.mark.parametrize("length", range(1, 11))
def test_a_head_that_breaks_off_is_refused_at_the_first_missing_line(length: int) -> None:
    error = refusal("\n".join(LINES[:length]))
    assert (error.problem, error.facts["line"]) == ("bad-record-line", length + 1)


@pytest.mark.parametrize(
    ("text", "moves"), [("\n".join(LINES[:14]) + "\n", 2), (TEXT + "2 stones\n", 4)]
)
def test_too_few_or_too_many_moves_are_refused(text: str, moves: int) -> None:
    error = refusal(text)
    assert (error.problem, error.facts) == ("truncated-record", {"moves": moves, "right": 3})


def reads_or_is_refused(text: str) -> None:
    try:
        read = read_record(text)
    except BadRecord:
        return
    assert read_record(write_record(read)).moves == read.moves


@given(st.integers(0, len(TEXT)))
def test_a_record_cut_anywhere_reads_or_is_refused(length: int) -> None:
    reads_or_is_refused(TEXT[:length])


@given(st.integers(0, len(LINES) - 1), st.one_of(st.text(max_size=40), st.sampled_from(LINES)))
@settings(max_examples=300)
def test_a_record_with_any_other_line_reads_or_is_refused(number: int, line: str) -> None:
    reads_or_is_refused(with_line(number + 1, line))


@given(st.integers(0, len(TEXT) - 1), st.characters())
@settings(max_examples=300)
def test_a_record_with_any_other_character_reads_or_is_refused(place: int, character: str) -> None:
    reads_or_is_refused(TEXT[:place] + character + TEXT[place + 1 :])


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text()),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(st.dictionaries(st.text(), JSON))
@settings(max_examples=30)
def test_a_record_with_any_corrections_reads_or_is_refused(corrections: dict[str, object]) -> None:
    text = write_record(replace(read_record(TEXT), corrections=corrections))
    try:
        read = read_record(text)
    except BadRecord:
        return
    assert read.corrections == corrections
    assert write_record(read).encode()


@given(st.integers(0, len(BOTH) - 1), st.characters())
@settings(max_examples=300)
def test_corrections_with_any_other_character_read_or_are_refused(
    place: int, character: str
) -> None:
    reads_or_is_refused(BOTH[:place] + character + BOTH[place + 1 :])


@given(st.permutations(LINES))
def test_a_record_with_its_lines_mixed_up_reads_or_is_refused(lines: list[str]) -> None:
    reads_or_is_refused("\n".join(lines))


@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    reads_or_is_refused("iteru-record 1\n" + text)


# Files


def test_a_saved_record_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "game.iteru"
    save_record(read_record(TEXT), path)
    assert load_record(path) == read_record(TEXT)


def test_saving_leaves_nothing_but_the_record(tmp_path: Path) -> None:
    save_record(read_record(TEXT), tmp_path / "game.iteru")
    assert [path.name for path in tmp_path.iterdir()] == ["game.iteru"]


def test_saving_again_replaces_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.iteru"
    path.write_text("something longer than a record " * 1000, encoding="utf-8")
    save_record(read_record(TEXT), path)
    assert path.read_text(encoding="utf-8") == TEXT


@pytest.mark.parametrize(
    "name",
    ["none/game.iteru", "file/game.iteru", "folder", ".", "..", "x" * 300, "nul\0.iteru", ""],
)
def test_a_place_that_cannot_be_written_is_refused_and_nothing_is_left(
    tmp_path: Path, name: str
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("", encoding="utf-8")
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(BadRecord) as caught:
        save_record(read_record(TEXT), tmp_path / name)
    assert caught.value.problem == "unwritable-file"
    assert sorted(tmp_path.rglob("*")) == before


def test_the_root_of_the_disk_cannot_be_written() -> None:
    with pytest.raises(BadRecord) as caught:
        save_record(read_record(TEXT), Path("/"))
    assert caught.value.problem == "unwritable-file"


def test_a_name_that_utf_8_cannot_hold_is_saved_all_the_same(tmp_path: Path) -> None:
    """As it comes from a command line with stray bytes."""
    path = tmp_path / "game.iteru"
    save_record(replace(read_record(TEXT), names=("A\udcff", "Bob")), path)
    assert load_record(path).names[1] == "Bob"


@pytest.mark.parametrize("name", ["none.iteru", "."])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadRecord) as caught:
        load_record(tmp_path / name)
    assert caught.value.problem == "unreadable-file"


@pytest.mark.parametrize(
    "content", [b"\xff\xfe\x00", bytes(range(256)), TEXT.encode("utf-16"), b""]
)
def test_a_binary_file_is_not_a_record(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.iteru"
    path.write_bytes(content)
    with pytest.raises(BadRecord) as caught:
        load_record(path)
    assert caught.value.problem == "not-a-record"


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "game.iteru"
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(BadRecord) as caught:
        load_record(path)
    assert caught.value.problem == "record-too-large"
