"""The shell completes what the command line knows, and a name that is nearly right is told."""

import subprocess
from typing import Any

import pytest

from .cli import process, run, shown


def completed(words: str) -> list[str]:
    """What fits the last of some words, as bash asks for it."""
    asked: dict[str, Any] = {"COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
    return run(_ITERU_COMPLETE="complete_bash", **asked).stdout.split()


@pytest.mark.parametrize(
    ("words", "fitting"),
    [
        ("iteru pl", ["play"]),
        ("iteru play im", ["imhotep"]),
        ("iteru rules ph", ["pharaon"]),
        ("iteru bench e", ["egizia"]),
        ("iteru play imhotep --seats g", ["greedy"]),
        ("iteru arena imhotep --seats random,gre", ["random,greedy"]),
        ("iteru play imhotep --seats m", ["me", "mcts", "merit"]),
        ("iteru games --lang c", ["cs"]),
        ("iteru play imhotep --con", ["--confirm"]),
        ("iteru completion z", ["zsh"]),
    ],
)
def test_what_fits_is_completed(words: str, fitting: list[str]) -> None:
    assert completed(words) == fitting


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_there_is_a_script_for_each_shell(shell: str) -> None:
    assert f"_ITERU_COMPLETE=complete_{shell}" in shown("completion", shell)


def test_another_shell_is_refused_with_those_there_are() -> None:
    done = run("completion", "csh")
    assert done.returncode == 2
    assert "'bash', 'zsh', 'fish'" in done.stderr


def test_bash_understands_its_script() -> None:
    script = process("completion", "bash").stdout
    checked = subprocess.run(
        ["bash", "-n"], input=script, capture_output=True, text=True, timeout=240
    )
    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (("play", "imhotp"), "imhotep"),
        (("rules", "valley"), "valley_of_the_kings"),
        (("box", "Egizia"), "egizia"),
        (("play", "imhotep", "--seats", "me,greedi"), "greedy"),
        (("arena", "imhotep", "--seats", "greedy,randm"), "random"),
    ],
)
def test_a_name_that_is_nearly_right_is_told(arguments: tuple[str, ...], meant: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert f"Did you mean {meant}?" in done.stderr
    assert f"Nemáte na mysli {meant}?" in run(*arguments, lang="cs").stderr


@pytest.mark.parametrize("name", ["chess", "x" * 10_000, "none", " "])
def test_a_name_that_is_like_no_other_is_not_guessed_at(name: str) -> None:
    error = run("rules", name).stderr
    assert "Did you mean" not in error
    assert "Games here: egizia" in error
