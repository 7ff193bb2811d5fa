#!/usr/bin/env python3
"""Says where a sentence on the page or in the terminal comes from: its text, and the code that says it.

scripts/find_text.py "Anna sails ship 2 to the temple."
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "iteru"
MESSAGE = re.compile(r"^([a-z][a-zA-Z0-9_-]*) = ?(.*)$")
PLACEABLE = re.compile(r"\{[^{}]*\}")
VARIANT = re.compile(r"\s*\*?\[[^\]]+\] (.*)")
CODE = (".py", ".html", ".jinja", ".js")


def messages() -> Iterator[tuple[Path, int, str, str]]:
    """Every message of every text: its file, line and id, and its words with all their variants."""
    for path in sorted(SOURCE.rglob("*.ftl")):
        lines = path.read_text(encoding="utf-8").split("\n")
        for number, line in enumerate(lines, start=1):
            found = MESSAGE.match(line)
            if found:
                yield path, number, found[1], "\n".join([found[2], *continued(lines[number:])])


def continued(lines: list[str]) -> Iterator[str]:
    """The further lines of a message: those that are set in, and closing brackets."""
    for line in lines:
        if not line.startswith((" ", "}", "\t")):
            return
        yield line


def patterns(words: str) -> Iterator[re.Pattern[str]]:
    """What sentences made of these words look like: the message as a whole, and each of its variants."""
    variants = [found[1] for line in words.split("\n") if (found := VARIANT.match(line))]
    for text in [words, *variants]:
        flat = text
        while PLACEABLE.search(flat):
            flat = PLACEABLE.sub("\0", flat)
        parts = [re.escape(" ".join(part.split())) for part in flat.split("\0")]
        if sum(map(str.isalpha, "".join(parts))) >= 3:  # fewer letters say nothing by themselves
            yield re.compile(r"\s*.*?\s*".join(parts))


def sayers(message: str) -> Iterator[str]:
    """Places in the code that name a message, or else the family it belongs to."""
    family, _, rest = message.partition("-")
    for wanted in (re.escape(message), rf"{re.escape(family)}-(?:\{{|\" [~+]|' [~+])"):
        found = list(lines_with(re.compile(rf"[\"']{wanted}")))
        yield from found
        if found:
            break
    if rest:
        named = re.compile(
            rf"(?:tell|reveal|whisper|show)\([^\"']*[\"']{re.escape(rest)}[\"']|name = \"{re.escape(rest)}\""
        )
        yield from lines_with(named)


def lines_with(wanted: re.Pattern[str]) -> Iterator[str]:
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix in CODE:
            for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), start=1):
                if wanted.search(line):
                    yield f"{path.relative_to(ROOT)}:{number}: {line.strip()[:90]}"


def main() -> int:
    sentence = " ".join(" ".join(sys.argv[1:]).replace("\u00a0", " ").split())
    if not sentence:
        print(__doc__)
        return 2
    fitting = []
    for path, number, message, words in messages():
        fits = [len(one.pattern) for one in patterns(words) if one.fullmatch(sentence)]
        if fits:
            fitting.append((max(fits), path, number, message))
    for _, path, number, message in sorted(fitting, key=lambda one: -one[0])[:5]:
        print(f"{path.relative_to(ROOT)}:{number}: {message}")
        for place in sayers(message):
            print(f"    {place}")
    if not fitting:
        print(
            "No text says this. It may be a name, a figure, or a sentence put together from several."
        )
    return 0 if fitting else 1


if __name__ == "__main__":
    sys.exit(main())
