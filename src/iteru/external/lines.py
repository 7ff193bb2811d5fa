"""Lines of the protocol: a word, and after most words a JSON object."""

import json
from collections.abc import Mapping
from typing import Any, Final

PROTOCOLS: Final = (1,)
"""The versions of the protocol that this side speaks."""
LONGEST: Final = 1 << 20
"""The most bytes that a line from a program may have."""
SHOWN: Final = 80
"""The most characters of a line that an error repeats."""

LONG: Final = 300
"""The same for what a program says to a person."""

Facts = dict[str, Any]


def written(word: str, facts: Mapping[str, object] | None = None) -> str:
    """Returns a line, without its end. It is plain ASCII, whatever the facts hold.

    >>> written("best", {"move": "load 1 1"})
    'best {"move":"load 1 1"}'
    >>> written("quit")
    'quit'
    """
    if facts is None:
        return word
    return f"{word} {json.dumps(facts, separators=(',', ':'))}"


def read(line: str) -> tuple[str, Facts]:
    """Returns the word of a line and its facts, {} where there are none. Raises a ValueError if it is not such a line.

    >>> read('best {"move": "load 1 1"}')
    ('best', {'move': 'load 1 1'})
    >>> read("stop")
    ('stop', {})
    """
    word, _, rest = line.strip().partition(" ")
    if not rest.strip():
        return word, {}
    try:
        facts = json.loads(rest)
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    if not isinstance(facts, dict):
        raise ValueError("not a JSON object")
    return word, facts
