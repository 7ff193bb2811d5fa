"""`iteru new-game NAME`, and the example, which is what it writes."""

from pathlib import Path

import pytest

from iteru import skeleton
from iteru.engine.errors import BadOptions
from iteru.words import Words
from tests.terminal.cli import run, shown

from .tree import ROOT, tracked

EXAMPLE = ROOT / "examples" / skeleton.EXAMPLE


def files_in(folder: Path) -> dict[str, str]:
    return {
        str(path.relative_to(folder)): path.read_text(encoding="utf-8")
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def tracked_in(folder: Path) -> set[str]:
    inside = [path for path in tracked() if (ROOT / path).is_relative_to(folder)]
    return {str((ROOT / path).relative_to(folder)) for path in inside}


def test_the_example_is_what_the_command_writes() -> None:
    """Change the template and write the example anew: `make example`."""
    written = skeleton.files_of(skeleton.EXAMPLE)
    assert tracked_in(EXAMPLE) == set(written)
    for file, text in written.items():
        assert (EXAMPLE / file).read_text(encoding="utf-8") == text


def test_the_example_has_fewer_than_500_lines() -> None:
    """Its rule pages, guide and pyproject.toml, and empty lines, aside."""
    lines = [
        line
        for file, text in skeleton.files_of(skeleton.EXAMPLE).items()
        if not Path(file).name.startswith(("RULES", "guide", "pyproject"))
        for line in text.split("\n")
        if line.strip()
    ]
    assert 300 < len(lines) < 500


def test_a_new_game_bears_its_own_name_everywhere(tmp_path: Path) -> None:
    screen = shown("new-game", "river_of_gold", folder=tmp_path)
    assert "pip install -e './river_of_gold[test]'" in screen
    written = files_in(tmp_path / "river_of_gold")
    assert "src/river_of_gold/rules/river.py" in written
    assert 'name="river_of_gold"' in written["src/river_of_gold/meta.py"]
    assert "# River of gold\n" in written["src/river_of_gold/RULES.md"]
    assert not [file for file, text in written.items() if "hapi" in f"{file} {text}".casefold()]


@pytest.mark.parametrize(
    "name", ["", "River", "2many", "a-b", "../up", "řeka", "class", "tests", "a" * 31]
)
def test_a_bad_name_is_refused(tmp_path: Path, name: str) -> None:
    refused(tmp_path, name, "bad-game-name")
    assert files_in(tmp_path) == {}


@pytest.mark.parametrize("name", ["imhotep", "json", "iteru", "pytest"])
def test_a_name_that_is_taken_is_refused(tmp_path: Path, name: str) -> None:
    refused(tmp_path, name, "game-name-taken")


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "river").mkdir()
    (tmp_path / "river" / "notes.txt").write_text("mine", encoding="utf-8")
    done = run("new-game", "river", folder=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("iteru: river is already there, and nothing was written.")
    assert files_in(tmp_path) == {"river/notes.txt": "mine"}


def test_a_folder_that_cannot_be_written_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BadOptions, match="unwritable-file"):
        skeleton.write_game("river", tmp_path / "file")


def refused(folder: Path, name: str, problem: str) -> None:
    for lang in ("en", "cs"):
        done = run("new-game", "--lang", lang, "--", name, folder=folder)
        assert done.returncode == 2
        assert done.stderr == f"iteru: {Words(lang).say(problem, given=name[:40])}\n"
