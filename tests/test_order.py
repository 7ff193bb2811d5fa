"""Every test is in one share, slow modules come first in each, and shares are about as long."""

from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from .order import is_slow, shares


class Named(NamedTuple):
    """A test by its module and number."""

    path: Path
    number: int


def module(name: str, tests: int) -> list[Named]:
    return [Named(Path(f"tests/{name}.py"), number) for number in range(tests)]


TESTS = [
    *module("contract/test_play", 5),
    *module("engine/test_bits", 30),
    *module("engine/test_box", 20),
    *module("web/test_api", 9),
    *module("web/test_browser", 2),
    *module("web/test_chat", 4),
    *module("words/test_lists", 20),
]


def test_every_test_is_in_one_share() -> None:
    assert sorted(test for share in shares(TESTS, 3) for test in share) == sorted(TESTS)


def test_each_share_begins_with_slow_modules_and_keeps_modules_whole() -> None:
    for share in shares(TESTS, 2):
        slow = [is_slow(test) for test in share]
        assert slow == sorted(slow, reverse=True)
        assert any(slow)
        modules = [test.path for test in share]
        assert sum(a != b for a, b in pairwise(modules)) == len(set(modules)) - 1


def test_shares_are_about_as_long() -> None:
    lengths = [len(share) for share in shares(TESTS, 2)]
    assert max(lengths) - min(lengths) <= 20
