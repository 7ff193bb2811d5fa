"""How much of a search is spent outside rules and playouts: instructions counted by callgrind, in compiled code.

Needs valgrind (Debian: apt-get install valgrind) and a compiled build. Instructions are the same on a busy machine.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import iteru
from iteru.bots.search import Search
from iteru.engine.build import is_compiled

ITERATE = "CPyDef_search___Search___iterate"
OURS = re.compile(r"CPyDef_(search|tree|bend|lead)___")
"""What the search itself does; everything compiled that it calls beside this is rules or playouts."""
NAMED = re.compile(r"(c?fn)=\((\d+)\)(?: (.*))?")


def think(name: str, moves: int, iterations: int) -> None:
    """Searches a position that greedy bots have reached."""
    game, rng, greedy = iteru.game(name), iteru.Rng.seeded(1), iteru.bot("greedy")
    state = game.new(2, 1)
    for _ in range(moves):
        state.apply(iteru.ask(greedy, game, state, rng))
    Search(game, game.sight(state, state.actor, rng), rng).run(iterations, 0.0)


def calls(counts: str) -> Iterator[tuple[str, str, int]]:
    """Yields caller, callee and instructions of every call that callgrind has counted."""
    names: dict[str, str] = {}
    caller = callee = ""
    lines = iter(counts.splitlines())
    for line in lines:
        if found := NAMED.match(line):
            kind, number, name = found.groups()
            names[number] = name or names[number]
            caller, callee = (names[number], "") if kind == "fn" else (caller, names[number])
        elif line.startswith("calls="):
            yield caller, callee, int(next(lines).split()[-1])


def outside(counts: str) -> float:
    """Returns the share of the search that is neither rules nor playouts.

    >>> counts = "fn=(1) CPyDef_search___Search___run\\ncfn=(2) CPyDef_search___Search___iterate\\ncalls=1 1\\n1 100\\n"
    >>> round(outside(counts + "fn=(2)\\ncfn=(3) CPyDef_game___Game___promises\\ncalls=1 1\\n1 80\\n"), 2)
    0.2
    """
    rules = whole = 0
    for caller, callee, cost in calls(counts):
        if callee == ITERATE:
            whole += cost
        elif OURS.match(caller) and callee.startswith("CPyDef_") and not OURS.match(callee):
            rules += cost
    return 1 - rules / whole


def measure(name: str, moves: int, iterations: int) -> float:
    with TemporaryDirectory() as folder:
        counts = Path(folder) / "counts"
        command = [
            *("valgrind", "--tool=callgrind", f"--callgrind-out-file={counts}"),
            *(f"--toggle-collect={ITERATE}*", sys.executable, "-m", "bench.search_shares"),
            *("--think", name, str(moves), str(iterations)),
        ]
        subprocess.run(command, check=True, capture_output=True)
        return outside(counts.read_text(encoding="utf-8"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=2000)
    parser.add_argument(
        "--moves", type=int, nargs="+", default=[0, 40], help="how far the games are"
    )
    parser.add_argument("--think", nargs=3, metavar=("GAME", "MOVES", "ITERATIONS"), help="(inner)")
    arguments = parser.parse_args()
    if arguments.think:
        think(arguments.think[0], int(arguments.think[1]), int(arguments.think[2]))
        return
    if not is_compiled():
        raise SystemExit("bench.search_shares: nothing is compiled here, so nothing can be counted")
    for name in iteru.games():
        for moves in arguments.moves:
            share = measure(name, moves, arguments.iterations)
            print(f"{name:24} after {moves:3} choices: {share:4.0%} outside rules", flush=True)


if __name__ == "__main__":
    main()
