"""Sets as bits: right up to 63 of them, compiled or not; and no shift that is right only interpreted."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import iteru
from iteru.engine.bits import MOST_BITS, bit, places_in

SOURCES = Path(iteru.__file__).parent
COMPILED = [
    path
    for room in ("engine", "bots", "games/*/rules")
    for path in sorted(SOURCES.glob(f"{room}/*.py"))
]


def is_constant(node: ast.AST) -> bool:
    """Whether mypyc writes a value as it stands: a number, a name in capitals, or what is made of such."""
    if isinstance(node, ast.Name | ast.Attribute):
        return (node.id if isinstance(node, ast.Name) else node.attr).isupper()
    if isinstance(node, ast.BinOp):
        return is_constant(node.left) and is_constant(node.right)
    return isinstance(node, ast.Constant)


def narrow_shifts(code: str) -> list[str]:
    """Shifts of a constant by something that is none: compiled, they have 32 bits where that is an `i64`."""
    return [ast.unparse(node) for node in ast.walk(ast.parse(code)) if is_narrow(node)]


def is_narrow(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift | ast.RShift)
        and is_constant(node.left)
        and not is_constant(node.right)
    )


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("mask |= 1 << card", ["1 << card"]),
        ("free &= ~(15 << ship * SPACES)", ["15 << ship * SPACES"]),
        ("card | moves.CODE << seat", ["moves.CODE << seat"]),
        ("JOKERS >> slot & 1", ["JOKERS >> slot"]),
        ("above = (1 << lowest[seat] + 1) - 1", ["1 << lowest[seat] + 1"]),
        ("MASK = (1 << BITS) - 1", []),
        ("detail << DETAIL_AT | item.number << SEAT_BITS | seat", []),
        ("mask >> place & 1", []),
    ],
)
def test_narrow_shifts_are_noticed(code: str, found: list[str]) -> None:
    assert narrow_shifts(code) == found


def test_nothing_that_is_compiled_shifts_a_constant() -> None:
    """`iteru.engine.bits.bit` says why."""
    found = {path.name: narrow_shifts(path.read_text(encoding="utf-8")) for path in COMPILED}
    assert len(found) > 50
    assert {name: shifts for name, shifts in found.items() if shifts} == {}


def every_mask() -> Iterator[tuple[int, list[int]]]:
    for place in range(MOST_BITS):
        yield 2**place, [place]
        yield 2**place - 1, list(range(place))


def test_a_bit_is_where_it_belongs() -> None:
    assert [bit(place) for place in range(MOST_BITS)] == [2**place for place in range(MOST_BITS)]


def test_places_are_those_of_the_bits() -> None:
    for mask, places in every_mask():
        assert places_in(mask) == places


@pytest.mark.parametrize("mask", [-1, -(2**31), -(2**62)])
def test_what_is_no_set_is_refused_and_not_searched_for_ever(mask: int) -> None:
    with pytest.raises(ValueError, match="not a set"):
        places_in(mask)
