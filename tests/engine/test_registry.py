"""A game of somebody else's package is a game like any other; a broken one does no harm until it is asked for."""

import subprocess
import sys
from pathlib import Path

import pytest

from iteru import games
from tests.terminal.cli import succeeded

from .packages import ITERU, copy_nim, install, run

PLAY_AT_RANDOM = """
import iteru
game = iteru.game("nim")
for seed in range(20):
    state = game.new(2, seed, {"heap": "large"})
    rng = iteru.Rng.seeded(seed)
    while state.actor != iteru.NOBODY:
        actions = state.legal_actions()
        state.clone().apply(actions[0])
        state.apply(actions[rng.below(len(actions))])
    assert len(state.winners()) == 1, state.winners()
print("played")
"""

RECORD = """
import iteru
game = iteru.game("nim")
match = iteru.Match(game, 2, 4, {"misere": True})
while not match.is_over:
    match.choose(match.state.actor, 0)
match = iteru.Match.of_record(iteru.read_record(iteru.write_record(match.record())), game)
restored = game.restore(match.state.snapshot())
print(restored.scores(), game.census(restored))
"""


@pytest.fixture(scope="module")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    copy_nim(folder)
    return folder


def answered(nim: Path, *arguments: str, answers: str = "") -> str:
    """What `iteru` prints with Nim installed."""
    return succeeded(run([str(ITERU), *arguments], nim, answers))


def printed(nim: Path, program: str) -> str:
    done = run([sys.executable, "-c", program], nim)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


@pytest.mark.every(5)
def test_an_installed_game_is_listed(nim: Path) -> None:
    listed = printed(nim, "import iteru; print(*iteru.games())").split()
    assert listed == sorted([*games(), "nim"])


@pytest.mark.every(5)
def test_an_installed_game_plays(nim: Path) -> None:
    assert printed(nim, PLAY_AT_RANDOM) == "played"


@pytest.mark.every(5)
def test_an_installed_game_is_recorded_replayed_and_restored(nim: Path) -> None:
    assert printed(nim, RECORD) == "[1, 0] {'stones': 10}"


@pytest.mark.every(5)
def test_an_installed_game_takes_part_in_the_arena(nim: Path) -> None:
    shown = answered(
        nim, "arena", "nim", "--games", "4", "--jobs", "2", "--seed", "1", "--heap", "large"
    )
    assert "4 games" in shown
    assert "greedy" in shown


@pytest.mark.every(5)
def test_an_installed_game_shows_its_box(nim: Path) -> None:
    shown = answered(nim, "box", "nim")
    assert "small 10, large 40" in shown
    assert "Some take two" in shown


@pytest.mark.every(5)
def test_an_installed_game_shows_its_rules(nim: Path) -> None:
    assert "last stone wins" in answered(nim, "rules", "nim", "R1.2")


@pytest.mark.every(5)
def test_an_installed_game_is_played_at_the_keyboard(nim: Path) -> None:
    shown = answered(
        nim, "play", "nim", "--seats", "me,random", "--seed", "3", "--misere", answers="1\n" * 20
    )
    assert "heap: 11" in shown
    assert "how many stones?" in shown
    assert "Winner: " in shown


@pytest.mark.every(5)
def test_an_installed_game_explains_its_choices(nim: Path) -> None:
    shown = answered(
        nim,
        "play",
        "nim",
        "--seats",
        "me,me",
        "--seed",
        "3",
        answers="? 1\n? take 3\ntake 7\nquit\n",
    )
    assert "Take one, two or three stones." in shown
    assert "“take 7” is not a move." in shown


@pytest.mark.every(5)
def test_the_flags_of_an_installed_game_are_its_options(nim: Path) -> None:
    shown = answered(nim, "play", "nim", "--help")
    assert "--misere" in shown
    assert "--heap small|large" in shown


@pytest.mark.every(5)
def test_an_installed_game_without_czech_words_is_played_in_english_ones(nim: Path) -> None:
    shown = answered(
        nim,
        "play",
        "nim",
        "--seats",
        "me,random",
        "--seed",
        "3",
        "--lang",
        "cs",
        answers="1\n" * 20,
    )
    assert "how many stones?" in shown
    assert "Výsledek" in shown


BROKEN = {
    "no such module": ("", "broken = nowhere.meta:META"),
    "no such name": ("", "broken = broken:META"),
    "an error on import": ("raise RuntimeError('out of papyrus')", "broken = broken:META"),
    "a syntax error": ("META = = 1", "broken = broken:META"),
    "not a game at all": ("META = 'a game'", "broken = broken:META"),
}


@pytest.fixture(params=BROKEN, name="broken")
def broken_package(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    program, entry_point = BROKEN[request.param]
    (tmp_path / "broken.py").write_text(program, encoding="utf-8")
    install(tmp_path, entry_point, "broken")
    return tmp_path


@pytest.mark.every(5)
@pytest.mark.sample(2)
def test_a_broken_package_does_not_take_the_house_down(broken: Path) -> None:
    done = run([str(ITERU), "play", "imhotep", "--help"], broken)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Imhotep" in done.stdout


@pytest.mark.every(5)
@pytest.mark.sample(2)
def test_a_broken_game_is_reported_in_one_sentence_when_asked_for(broken: Path) -> None:
    reported(run([str(ITERU), "play", "broken"], broken), "broken")


@pytest.mark.sample(1)
@pytest.mark.parametrize("command", ["arena", "box", "rules"])
def test_a_broken_game_is_reported_by_every_command(tmp_path: Path, command: str) -> None:
    install(tmp_path, "broken = nowhere.meta:META", "broken")
    reported(run([str(ITERU), command, "broken"], tmp_path), "broken")


def reported(done: subprocess.CompletedProcess[str], name: str) -> None:
    assert done.returncode == 2
    assert done.stderr.startswith(f"iteru: The game “{name}” is installed but does not load: ")
    assert done.stderr.count("\n") == 1


def test_a_game_whose_rules_do_not_load_is_reported_in_one_sentence(tmp_path: Path) -> None:
    game = copy_nim(tmp_path) / "game.py"
    game.write_text("raise ImportError('no more stones')\n", encoding="utf-8")
    reported(run([str(ITERU), "play", "nim"], tmp_path), "nim")


def test_a_game_without_its_components_is_reported_in_one_sentence(tmp_path: Path) -> None:
    (copy_nim(tmp_path) / "components.toml").unlink()
    done = run([str(ITERU), "play", "nim"], tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("iteru: ")
    assert done.stderr.count("\n") == 1
