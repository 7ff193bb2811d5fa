"""A game's rule page, in the reader's language if there is a translation, with the corrections of its box.

The page is Markdown: what the game is about, chapters (`## R4 A turn`) of rules (`**R4.2 Take stones.** ... *(source)*`),
and last what there is to say about the text. Tables and lists after a rule belong to it, and so do its examples, as
quotations (`> **Example.** ...`), which may name pictures of positions (`<!-- NAME -->`, `iteru.kit.example`).
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.state import State
from iteru.words import Words

RULE = re.compile(r"^\*\*(R\d+\.\d+) .*?(?=^\*\*R|^## |\Z)", re.MULTILINE | re.DOTALL)
FIRST_LINE = re.compile(r"\*\*(R\d+\.\d+) (.+?)(?:\*\*|$) *(.*?) *(?:\*\((.+)\)\*)?$")
CHAPTER = re.compile(r"^## (.*)\n", re.MULTILINE)
QUOTE = re.compile(r"^> (.*)\n?", re.MULTILINE)
WORD = re.compile(r"^\*\*(.+?)\.\*\* *")
PICTURES = re.compile(r" *<!-- ([\w -]+?) -->")


@dataclass(frozen=True)
class Example:
    """A worked example: the word for it, what it tells, and the names of its pictures."""

    word: str
    text: str
    pictures: tuple[str, ...]


@dataclass(frozen=True)
class Rule:
    """A numbered rule, its parts in Markdown; `more` are the tables and lists that belong to it."""

    number: str
    name: str
    text: str
    source: str
    more: str
    examples: tuple[Example, ...]


@dataclass(frozen=True)
class Chapter:
    """Rules that belong together."""

    number: str
    name: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class RulePage:
    """A rule page, cut where it is numbered. `lead` says what the game is about, `about` what the text is."""

    title: str
    lead: str
    chapters: tuple[Chapter, ...]
    about: str


def printed_page(meta: Meta, lang: str) -> str:
    """RULES.md as it is shipped."""
    page = meta.folder / f"RULES.{lang}.md"
    return (page if page.is_file() else meta.folder / "RULES.md").read_text(encoding="utf-8")


def rule_page(game: Game[State], words: Words) -> str:
    """The rule page of a game with its box."""
    notes = {rule: words.phrase(note) for rule, note in game.rule_notes().items()}
    return RULE.sub(lambda rule: with_note(rule, notes), printed_page(game.meta, words.lang))


def with_note(rule: re.Match[str], notes: Mapping[str, str]) -> str:
    """A rule with its note in a paragraph of its own."""
    note = notes.get(rule[1])
    return rule[0] if note is None else f"{rule[0].rstrip()}\n\n{note}\n\n"


def without_pictures(page: str) -> str:
    """A page for readers who see no pictures: without their names."""
    return PICTURES.sub("", page)


def read_page(text: str) -> RulePage:
    """Cuts a rule page into its parts."""
    head, *parts = CHAPTER.split(text)
    title, _, lead = head.strip().partition("\n")
    numbered, about = [], ""
    for name, body in zip(parts[::2], parts[1::2], strict=True):
        number, _, rest = name.partition(" ")
        if re.fullmatch(r"R\d+", number):
            rules = [read_rule(found.group()) for found in RULE.finditer(body)]
            numbered.append(Chapter(number, rest, tuple(rules)))
        else:
            about += body.strip()
    return RulePage(title.lstrip("# "), lead.strip(), tuple(numbered), about)


def read_rule(text: str) -> Rule:
    first, _, rest = text.strip().partition("\n")
    found = FIRST_LINE.fullmatch(first)
    assert found is not None, f"this is no rule: {first[:40]}"
    examples = tuple([read_example(quote) for quote in QUOTE.findall(rest)])
    more = QUOTE.sub("", rest).strip()
    number, name, text, source = found.groups(default="")
    return Rule(number, name, text, source, more, examples)


def read_example(quote: str) -> Example:
    """`**Example.** Four players ... <!-- towers -->`"""
    word, pictures = WORD.match(quote), PICTURES.search(quote)
    text = PICTURES.sub("", WORD.sub("", quote)).strip()
    return Example(word[1] if word else "", text, tuple(pictures[1].split() if pictures else ()))
