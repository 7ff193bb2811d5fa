"""Describes where two values differ that should be equal."""

from collections.abc import Iterator
from typing import Any

MOST = 5
"""How many places are named."""


def where_differ(one: Any, other: Any) -> str:
    """Returns the places at which two plain values differ, with both values; '' if they are equal."""
    found = list(differences(one, other, "it"))
    more = [f"and {len(found) - MOST} more"] if len(found) > MOST else []
    return "; ".join([*found[:MOST], *more])


def differences(one: Any, other: Any, place: str) -> Iterator[str]:
    if isinstance(one, dict) and isinstance(other, dict):
        for key in {**one, **other}:
            inside = f"{key}" if place == "it" else f"{place}.{key}"
            yield from differences(one.get(key), other.get(key), inside)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (here, there) in enumerate(zip(one, other, strict=True)):
            yield from differences(here, there, f"{place}[{number}]")
    elif one != other:
        yield f"{place} is {one!r} and {other!r}"
