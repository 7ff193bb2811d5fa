"""Writes corrections as the file that `--box` takes; `read_toml` reads it."""

import json
import re
from collections.abc import Mapping

from iteru.engine.box import WHOSE, Box, said_of, walk, without_whose
from iteru.engine.meta import Meta


def file_of(meta: Meta, corrections: Mapping[str, object]) -> str:
    """Returns the text of a file of corrections.

    >>> import iteru
    >>> print(file_of(iteru.meta("imhotep"), {"author": "Anna", "turn": {"take": 2}}))
    # Imhotep: Builder of Egypt, with values corrected by an owner: iteru play imhotep --box FILE
    author = "Anna"
    <BLANKLINE>
    [turn]
    take = 2
    <BLANKLINE>
    """
    head = f"# {meta.title('en')}, with values corrected by an owner: iteru play {meta.name} --box FILE"
    whose = [f"{key} = {text_of(said)}" for key in WHOSE if (said := said_of(corrections, key))]
    figures = meta.read_box().figures
    tables = [
        "\n".join(["", f"[{heading(path)}]", *lines_of(table)])
        for path, table in walk(without_whose(corrections), figures=figures)
    ]
    return "\n".join([head, *whose, *tables, ""])


def heading(path: str) -> str:
    return ".".join([key_of(part) for part in path.split(".")])


def lines_of(table: Mapping[str, object]) -> list[str]:
    return [f"{key_of(key)} = {text_of(value)}" for key, value in table.items()]


def key_of(key: str) -> str:
    """Returns a key, in quotes where it is not a plain word."""
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else text_of(key)


def text_of(value: object) -> str:
    """Returns a value as TOML writes it.

    >>> text_of([[1, True], {"en": "Jar"}])
    '[[1, true], { en = "Jar" }]'
    """
    if isinstance(value, list):
        return "[" + ", ".join([text_of(item) for item in value]) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(lines_of(value)) + " }"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def differing(box: Box, house: Box) -> dict[str, dict[str, object]]:
    """Returns the values in which a box differs from another of the same game, by figure."""
    found = {
        figure.path: {
            key: value
            for key, value in figure.values.items()
            if house[figure.path].values.get(key) != value
        }
        for figure in box
    }
    return {path: values for path, values in found.items() if values}
