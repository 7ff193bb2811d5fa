"""Long runs do not grow: thousands of games in one process."""

import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
from pathlib import Path
import iteru
from iteru.bots.playout import play_out

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

game = iteru.game("imhotep")
sides = dict.fromkeys(("market", "pyramids", "temple", "burial_chamber", "obelisks"), "B")

def play(games):
    for seed in range(games):
        play_out(game.new(2 + seed % 3, seed, sides if seed % 2 else {}), iteru.Rng.seeded(seed))
        if seed % 100 == 0:
            match = iteru.Match(game, 3, seed, sides)
            rng = iteru.Rng.seeded(seed)
            while not match.is_over:
                game.choices(match.state, match.state.actor)
                match.choose(match.state.actor, iteru.ask(iteru.bot("greedy"), game, match.state, rng))
            iteru.Match.of_record(iteru.read_record(iteru.write_record(match.record())), game)

play(300)
before = resident()
play(3000)
print(resident() - before)
"""


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs /proc")
def test_three_thousand_games_in_a_row_do_not_grow_the_memory() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], check=True, capture_output=True, text=True, timeout=240
    )
    assert int(done.stdout) < 4 * 2**20
