"""How much CPU time `import iteru` takes, beside Python itself and a module of the standard library.

The programs take turns, and the best round counts: other work on the machine only slows them down.
"""

import argparse
import resource
import subprocess
import sys

PROGRAMS = {
    "python": "pass",
    "import asyncio": "import asyncio",
    "import iteru": "import iteru",
    'iteru.game("egizia")': 'import iteru; iteru.game("egizia")',
}
BAR = 60
"""How many milliseconds `import iteru` may add."""


def milliseconds(program: str) -> float:
    start = seconds_of_children()
    subprocess.run([sys.executable, "-c", program], check=True)
    return 1000 * (seconds_of_children() - start)


def seconds_of_children() -> float:
    """Returns the CPU time of all programs that this one has started and that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20, help="how often each is started")
    rounds = max(1, parser.parse_args().rounds)
    times: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    for _ in range(rounds):
        for name, program in PROGRAMS.items():
            times[name].append(milliseconds(program))
    bare = min(times["python"])
    for name, found in times.items():
        print(f"{name:24} {min(found):7.1f} ms, {min(found) - bare:6.1f} more than Python")
    added = min(times["import iteru"]) - bare
    print(
        f"import iteru adds {added:.1f} ms; the bar is {BAR}: {'met' if added < BAR else 'missed'}"
    )


if __name__ == "__main__":
    main()
