"""Golden playthroughs: one random game for each number of seats and a few sets of options, as text to be read in a diff.

Each step shows the move, what happened, the lines of the position that changed, and what is legal next.
Run as a program it writes the files anew: `make golden`.
"""

from pathlib import Path

import iteru
from iteru.contract.games import Setting, named_options, random_action, seatings
from iteru.engine.match import Match
from iteru.engine.rng import Rng

FOLDER = Path(__file__).parent


def golden_settings() -> list[tuple[str, Setting]]:
    """File name and setting: the standard game, that with all options changed, and that with every second one changed."""
    return [
        (f"{name}-{seats}-{label}.txt", Setting(name, seats, options))
        for name in iteru.games()
        for label, options in named_options(iteru.meta(name)).items()
        for seats in seatings(iteru.meta(name))
    ]


def playthrough(setting: Setting, seed: int = 20) -> str:
    match = Match(setting.game, setting.seats, seed, dict(setting.options))
    rng = Rng.seeded(seed)
    lines = [
        f"{setting.name}, {setting.seats} seats, seed {seed}, {dict(setting.options) or 'standard options'}"
    ]
    lines += [f"  {event}" for event in match.opening]
    position = str(match.state).split("\n")
    lines += [f"    {line}" for line in position]
    while not match.is_over:
        lines.append(
            "  legal: " + ", ".join(map(setting.game.notation, match.state.legal_actions()))
        )
        played = match.choose(match.state.actor, random_action(match.state, rng))
        lines += [
            "",
            f"{len(match.played)}. seat {played.seat + 1}: {setting.game.notation(played.action)}",
        ]
        lines += [f"  {event}" for event in played.events]
        before, position = position, str(match.state).split("\n")
        lines += [f"    {line}" for line in position if line not in before]
    lines += [
        "",
        f"scores {match.state.scores()}, winners {[seat + 1 for seat in match.state.winners()]}",
    ]
    lines += [
        f"  {source}: {points}" for source, points in setting.game.breakdown(match.state).items()
    ]
    return "\n".join(lines) + "\n"


def write_all() -> None:
    for name, setting in golden_settings():
        (FOLDER / name).write_text(playthrough(setting), encoding="utf-8")
        print(f"wrote tests/golden/{name}")


if __name__ == "__main__":
    write_all()
