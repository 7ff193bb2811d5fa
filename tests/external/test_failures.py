"""Programs that are late, dead or talk nonsense: the game is lost with a sentence, and nothing is left behind."""

from pathlib import Path
from time import monotonic

import pytest

from iteru.engine.errors import BadOptions
from iteru.external import bot
from iteru.external.errors import ProgramFailed
from iteru.external.logs import forget_empty
from iteru.external.program import RUNNING
from iteru.words import LANGUAGES, Words

from .programs import PYTHON, bad, first_choice, has_ended, made, until

SHORT = 0.1
"""Seconds for programs that never answer."""
NONSENSE = "program-nonsense"
FAULTS = {
    "no-json": NONSENSE,
    "no-object": NONSENSE,
    "other-word": NONSENSE,
    "blank": NONSENSE,
    "binary": NONSENSE,
    "nested": NONSENSE,
    "huge": NONSENSE,
    "banner": NONSENSE,
    "greedy": NONSENSE,
    "version": "program-version",
    "illegal": "program-illegal",
    "not-offered": "program-illegal",
    "no-number": "program-illegal",
    "out-of-range": "program-illegal",
    "nothing-chosen": "program-illegal",
    "gives-up": "program-gave-up",
    "dies": "program-ended",
    "endless": "program-endless",
    "closes-output": "program-closed",
    "closes-input": "program-late",
    "silent": "program-late",
    "deaf": "program-late",
    "chatty": "program-late",
}
NEVER_ANSWER = ("closes-input", "silent", "deaf", "chatty")


def failure(text: str, moves: int = 1) -> ProgramFailed:
    """How a bot fails; afterwards nothing of it runs."""
    player = made(text)
    with pytest.raises(ProgramFailed) as failed:
        first_choice(player, moves)
    assert set() == RUNNING
    assert player.program is None
    return failed.value


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_loses_the_game_with_a_sentence(fault: str, tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    text = bad(fault, pid, seconds=SHORT if fault in NEVER_ANSWER else 20)
    error = failure(text)
    assert error.problem == FAULTS[fault]
    assert pid.exists() == (fault != "deaf")
    if pid.exists():
        assert has_ended(int(pid.read_text()))
    for lang in LANGUAGES:
        said = Words(lang).error(error)
        assert "bad" in said
        assert str(error.facts["log"]) in said
        assert not said.startswith("program-"), "no such text"


def test_a_program_that_does_not_say_hello_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "TO_START", SHORT)
    assert failure(f"cmd:{PYTHON} -c 'import time; time.sleep(600)'").problem == "program-late"


def test_a_program_that_is_not_one_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no program")
    (tmp_path / "text").chmod(0o700)
    with pytest.raises(BadOptions, match="program-not-started"):
        first_choice(made(f"cmd:{tmp_path / 'text'}"))


def test_empty_logs_are_not_kept(tmp_path: Path) -> None:
    (tmp_path / "empty.log").touch()
    (tmp_path / "told.log").write_text("hm")
    forget_empty(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["told.log"]
    (tmp_path / "told.log").unlink()
    forget_empty(tmp_path)
    assert not tmp_path.exists()


def test_the_last_words_of_a_program_that_ends_are_repeated() -> None:
    error = failure(bad("dies"))
    log = error.facts["log"]
    assert Words("en").error(error) == (
        "bad ended in the middle of the game (exit status 1). "
        f"The last thing it said: out of papyrus. Its log: {log}"
    )
    assert Path(str(log)).read_text() == "newgame\nout of papyrus\n"


def test_a_second_answer_is_not_taken_for_the_next_one() -> None:
    player = made(bad("twice"))
    first_choice(player)
    assert player.program is not None
    assert until(player.program.is_talking)
    with pytest.raises(ProgramFailed, match=NONSENSE):
        first_choice(player)


def test_whoever_is_told_to_stop_may_still_answer() -> None:
    player = made(bad("at-last", seconds=SHORT))
    assert first_choice(player) == [0]
    player.end()


def test_a_program_that_failed_is_started_again(tmp_path: Path) -> None:
    player = made(bad("dies-once", tmp_path / "died"))
    with pytest.raises(ProgramFailed):
        first_choice(player)
    assert len(first_choice(player, moves=3)) == 3
    player.end()


def test_a_program_that_does_not_quit_is_killed() -> None:
    player = made(bad("stays"))
    first_choice(player)
    assert player.program is not None
    pid = player.program.process.pid
    began = monotonic()
    assert player.end(0.2) is None
    assert monotonic() - began < 30
    assert has_ended(pid)


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    player = made(bad("has-a-child", tmp_path / "pid"))
    first_choice(player)
    player.end(0.1)
    assert has_ended(int((tmp_path / "pid").read_text()))
