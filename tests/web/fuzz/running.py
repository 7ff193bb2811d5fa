"""Run the machine on a server of its own."""

import asyncio
import logging
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from iteru.table import passwords
from tests.conftest import QUICK
from tests.web.fuzz.machine import Anything
from tests.web.fuzz.world import Counts
from tests.web.inside import Inside


def run_anything(
    database: str, data: Path, runs: int, steps: int, is_repeatable: bool = True, burst: int = 10
) -> Counts:
    """So many runs of so many steps; what went to and fro. Whatever does not hold is raised."""
    counts = Counts()
    with asyncio.Runner() as runner:
        inside = Inside(database, data)
        runner.run(inside.start())
        machine = type(
            "AnythingHere",
            (Anything,),
            {
                "inside": inside,
                "run_async": staticmethod(runner.run),
                "counts": counts,
                "burst": burst,
            },
        )
        try:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(passwords, "HASHER", QUICK)
                run_state_machine_as_test(machine, settings=how(runs, steps, is_repeatable))
        finally:
            runner.run(inside.stop())
    return counts


def how(runs: int, steps: int, is_repeatable: bool) -> settings:
    logging.getLogger("hypothesis").setLevel(logging.ERROR)
    return settings(
        max_examples=runs,
        stateful_step_count=steps,
        deadline=None,
        database=None,
        derandomize=is_repeatable,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
        print_blob=False,
    )
