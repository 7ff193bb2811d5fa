"""`native/quick.h`: what compiled code does with lists of numbers is what Python does with them."""

import importlib.util
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import mypyc
import pytest

from .tree import ROOT, environment

COMPILERS = [name for name in ("cc", "clang") if shutil.which(name)]
QUICK = (ROOT / "native" / "quick.h").read_text(encoding="utf-8")
DECLARED = (Path(mypyc.__file__).parent / "lib-rt" / "CPy.h").read_text(encoding="utf-8")
MODULE = """
from typing import Any
from mypy_extensions import i64

def append(items: list[object], item: object) -> None:
    items.append(item)

def extend(items: list[object], more: list[object]) -> None:
    items.extend(more)

def pop(items: list[object]) -> object:
    return items.pop()

def pop_at(items: list[object], at: int) -> object:
    return items.pop(at)

def remove(items: list[object], item: object) -> None:
    items.remove(item)

def contains(items: list[object], item: object) -> bool:
    return item in items

def sort(items: list[Any]) -> None:
    items.sort()

def in_order(items: Any) -> object:
    return sorted(items)

def boxed(number: i64) -> object:
    return number

def both(one: Any, other: Any) -> list[object]:
    return [one + other, one - other]

def changed(items: list[int], at: i64, by: i64) -> list[int]:
    items[at] += by
    items[at] -= 2 * by
    return items
"""
BUILD = """
import os, pathlib, runpy, sys
import setuptools
from mypyc.build import mypycify

def mended(code):
    here, setup, setuptools.setup = os.getcwd(), setuptools.setup, lambda **options: None
    os.chdir(sys.argv.pop())
    found = runpy.run_path("setup.py")["mended"](code)
    os.chdir(here)
    setuptools.setup = setup
    return found

(extension,) = mypycify(["--ignore-missing-imports", "lists.py"], opt_level="0", debug_level="0")
(source,) = [pathlib.Path(name) for name in extension.sources if "__native" in name]
code = mended(source.read_text())
assert "quick_number" in code, "mypyc includes its headers in another way: see LAST_INCLUDE in setup.py"
source.write_text(code)
setuptools.setup(name="lists", ext_modules=[extension], script_args=["-q", "build_ext", "--inplace"])
"""
SUMS = [
    (3, 4),
    (-5, -6),
    (2**62 - 1, 2**62 - 1),
    (2**62 - 1, -(2**62)),
    (-(2**62), -(2**62)),
    (-(2**62), 2**62 - 1),
    (2**62, 2**62),
    (-(2**63), 2**63),
    (True, 2),
    (1.5, 1),
]
ODD = [True, 1.0, "1", None, 2**62, 2**63, -(2**62), 10**30]
"""What is no small whole number."""


def parameters(text: str, name: str) -> list[str]:
    """The types of what a C function takes and returns."""
    found = re.search(
        rf"^(?:static )?(?:inline )?([\w ]+\*?) ?\*?{name}\((.*?)\)", text, re.MULTILINE
    )
    assert found, f"{name} is not declared"
    named = [re.sub(r"\w+$", "", one.strip()).strip() for one in found[2].split(",")]
    return [found[1].replace(" ", ""), *named]


@pytest.mark.parametrize(
    ("theirs", "ours"), re.findall(r"^#define (CPy\w+) (quick_\w+)$", QUICK, re.MULTILINE)
)
def test_functions_of_mypyc_are_replaced_by_those_that_take_the_same(
    theirs: str, ours: str
) -> None:
    assert parameters(QUICK, ours) == parameters(DECLARED, theirs)


@pytest.fixture(scope="module", name="lists", params=COMPILERS)
def compiled_lists(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> ModuleType:
    folder = tmp_path_factory.mktemp("quick")
    (folder / "lists.py").write_text(MODULE, encoding="utf-8")
    (folder / "build.py").write_text(BUILD, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "build.py", str(ROOT)],
        cwd=folder,
        env=environment(ITERU_COMPILE="0", CC=request.param),
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.glob("lists.*.so")
    spec = importlib.util.spec_from_file_location("lists", built)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def outcome(function: Any, *given: Any) -> object:
    try:
        return repr(function(*given))
    except (IndexError, TypeError, ValueError, OverflowError) as error:
        return type(error)


PLAIN = {
    "append": list.append,
    "extend": list.extend,
    "pop": list.pop,
    "pop_at": list.pop,
    "remove": list.remove,
    "contains": list.__contains__,
    "sort": list.sort,
}


def given_to(name: str, items: list[object], dice: random.Random) -> list[Any]:
    """What a function is given besides the list."""
    number = dice.choice([*ODD, *range(-3, 9)]) if dice.random() < 0.2 else dice.randrange(-3, 300)
    if name in ("append", "remove", "contains"):
        return [number]
    if name == "extend":
        return [[number] * dice.randrange(4)]
    return [dice.randrange(-12, 12)] if name == "pop_at" else []


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_lists_do_what_they_do_in_python(lists: ModuleType, seed: int) -> None:
    dice = random.Random(seed)
    quick: list[object] = []
    plain: list[object] = []
    for _ in range(2000):
        name = dice.choice([*PLAIN, "append", "append", "extend"])
        given = given_to(name, plain, dice)
        said = outcome(getattr(lists, name), quick, *given)
        assert said == outcome(PLAIN[name], plain, *given), (name, given)
        assert list(map(repr, quick)) == list(map(repr, plain)), (name, given)


@pytest.mark.long
def test_no_reference_is_lost_or_kept(lists: ModuleType) -> None:
    big, other = 10**30, object()
    items: list[object] = [big, 7, other, big]
    before = [sys.getrefcount(each) for each in (big, other)]
    for _ in range(100):
        lists.append(items, big)
        lists.extend(items, [other, big])
        assert lists.pop(items) is big
        assert lists.pop_at(items, 5) is other
        assert lists.contains(items, other)
        lists.remove(items, big)
    assert items == [7, other, big, big]
    assert [sys.getrefcount(each) for each in (big, other)] == before


@pytest.mark.long
def test_a_list_can_be_changed_while_python_sorts_it(lists: ModuleType) -> None:
    """Python then says that it was changed, and keeps what was in it."""
    items: list[Any] = [3, 1, 2]

    def append_and_compare(item: int) -> int:
        lists.append(items, item)
        return item

    with pytest.raises(ValueError, match="modified during sort"):
        items.sort(key=append_and_compare)
    assert items == [1, 2, 3]


@pytest.mark.long
@pytest.mark.parametrize("count", [0, 1, 2, 15, 16, 17, 40, 256, 257])
@pytest.mark.parametrize("least", [-9, 0, 226, 400])
def test_lists_of_every_length_are_sorted(lists: ModuleType, count: int, least: int) -> None:
    items = [place * 7919 % 31 + least for place in range(count)]
    expected = sorted(items)
    assert lists.in_order(items) == lists.in_order(tuple(items)) == expected
    lists.sort(items)
    assert items == expected


@pytest.mark.long
def test_what_cannot_be_sorted_is_said_as_python_says_it(lists: ModuleType) -> None:
    many: list[object] = [*range(20), "21"]
    for items in (many, many[-2:], 7):
        with pytest.raises(TypeError) as expected:
            sorted(items)  # type: ignore[arg-type, type-var]
        with pytest.raises(TypeError) as found:
            lists.in_order(items)
        assert str(found.value) == str(expected.value)


@pytest.mark.long
def test_a_list_extended_by_itself_ends(lists: ModuleType) -> None:
    items: list[object] = [1, 2, 3]
    lists.extend(items, items)
    assert items == [1, 2, 3, 1, 2, 3]


@pytest.mark.long
@pytest.mark.parametrize(
    "number", [-1, 0, 5, 256, 257, 131_071, 131_072, 2**62, -(2**63), 2**63 - 1]
)
def test_numbers_are_boxed_as_they_are(lists: ModuleType, number: int) -> None:
    assert [lists.boxed(number) for _ in range(3)] == [number] * 3
    other = -7 if number > 0 else 7
    assert lists.changed([3, number], 1, other) == [3, number - other]


@pytest.mark.long
@pytest.mark.parametrize(("one", "other"), SUMS)
def test_sums_are_those_of_python(lists: ModuleType, one: Any, other: Any) -> None:
    assert lists.both(one, other) == [one + other, one - other]
