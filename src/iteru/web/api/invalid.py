"""Says in words where a request does not match its description, and what was expected."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from iteru.words import Words

MOST_TOLD = 5
KINDS = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "json_invalid": "json",
    "string_too_long": "too-long",
    "too_long": "too-many",
    "literal_error": "one-of",
    "greater_than_equal": "too-small",
    "less_than_equal": "too-large",
    "model_attributes_type": "object",
    "dict_type": "object",
    "list_type": "list",
    "string_type": "text",
    "string_unicode": "text",
    "bool_type": "truth",
    "bool_parsing": "truth",
    "int_type": "number",
    "int_parsing": "number",
    "int_parsing_size": "number",
    "int_from_float": "number",
}


def what_is_wrong(errors: Sequence[Mapping[str, Any]], words: Words) -> str:
    return " ".join(
        [words.say("bad-request"), *[sentence(error, words) for error in errors[:MOST_TOLD]]]
    )


def sentence(error: Mapping[str, Any], words: Words) -> str:
    """One fault, by the framework's name for it; what it allows is in its context."""
    kind = KINDS.get(error["type"], "other")
    right = what_is_right(error.get("ctx", {}))
    return words.make(f"invalid-{kind}", {"where": place(error["loc"]), "right": right})


def what_is_right(context: Mapping[str, Any]) -> str:
    if "expected" in context:  # quoted, and joined in English
        return ", ".join(re.findall("'([^']*)'", context["expected"]))
    return next((str(context[key]) for key in ("max_length", "ge", "le") if key in context), "")


def place(where: Sequence[str | int]) -> str:
    """`seats.0.kind`; the body itself, where nothing in it can be named."""
    source, *inside = where
    named = [str(part) for part in inside]
    return ".".join(named) if named and not named[0].isdecimal() else str(source)
