"""Golden playthroughs: random games as text, to be read in a diff.

Each step shows the move, what happened, the lines of the position that changed, and what is legal next.
Run as a program it writes the files anew: `make golden`.
"""

import textwrap
from pathlib import Path

import iteru
from iteru.contract.games import Case, random_action
from iteru.engine.match import Match
from iteru.engine.rng import Rng
from iteru.engine.spread import named_options, seatings

FOLDER = Path(__file__).parent
FIRST_SEED = 20
WIDTH = 110


def golden_cases() -> list[tuple[str, Case, int]]:
    """File name, case and seed of every playthrough.

    For each game the standard one at every number of seats, the one with all options changed at
    the most seats, and the one with every second option changed at the fewest. Each has a seed of
    its own: games of one seed are alike until an option matters.
    """
    found: list[tuple[str, Case, int]] = []
    for name in iteru.games():
        seats = seatings(iteru.meta(name))
        at = {"standard": seats, "all-options": seats[-1:], "some-options": seats[:1]}
        cases = {
            f"{name}-{count}-{label}.txt": Case(name, count, options)
            for label, options in named_options(iteru.meta(name)).items()
            for count in at[label]
        }
        found += [(file, one, FIRST_SEED + i) for i, (file, one) in enumerate(cases.items())]
    return found


def playthrough(case: Case, seed: int) -> str:
    match = Match(case.game, case.seats, seed, dict(case.options))
    rng = Rng.seeded(seed)
    lines = [
        f"{case.name}, {case.seats} seats, seed {seed}, {dict(case.options) or 'standard options'}"
    ]
    lines += [f"  {event}" for event in match.opening]
    position = str(match.state).split("\n")
    lines += [f"    {line}" for line in position]
    while not match.is_over:
        lines.append("  legal: " + ", ".join(map(case.game.notation, match.state.legal_actions())))
        played = match.choose(match.state.actor, random_action(match.state, rng))
        lines += [
            "",
            f"{len(match.played)}. seat {played.seat + 1}: {case.game.notation(played.action)}",
        ]
        lines += [f"  {event}" for event in played.events]
        before, position = position, str(match.state).split("\n")
        lines += [f"    {line}" for line in position if line not in before]
    lines += [
        "",
        f"scores {match.state.scores()}, winners {[seat + 1 for seat in match.state.winners()]}",
    ]
    lines += [
        f"  {source}: {points}" for source, points in case.game.breakdown(match.state).items()
    ]
    rival = case.game.rival(match.state)
    lines += [f"  rival: {rival}"] if rival else []
    return "\n".join([wrapped for line in lines for wrapped in wrap(line)]) + "\n"


def wrap(line: str) -> list[str]:
    """A long line as several, the further ones set in."""
    inset = " " * (len(line) - len(line.lstrip()) + 4)
    return textwrap.wrap(line, WIDTH, subsequent_indent=inset, break_on_hyphens=False) or [""]


def write_all() -> None:
    for name, case, seed in golden_cases():
        (FOLDER / name).write_text(playthrough(case, seed), encoding="utf-8")
        print(f"wrote tests/golden/{name}")


if __name__ == "__main__":
    write_all()
