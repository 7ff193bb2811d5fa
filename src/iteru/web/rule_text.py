"""The rules of a game as HTML: anchors for chapters and rules, links between them and to the rulings, examples apart."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.state import State
from iteru.web.pictures import example_pictures
from iteru.web.texts import page_words
from iteru.words.rule_page import Example, Rule, RulePage, read_page, rule_page
from iteru.words.rulings import CITED as CITED_RULINGS
from iteru.words.typography import typeset, typeset_html

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
CITED = re.compile(r"\b(R\d+(?:\.\d+)?)\b")
BETWEEN_TAGS = re.compile(r"(?<=>)[^<]+")
RULE = Markup(
    '<section class="one-rule" id="{number}" tabindex="-1">\n<a class="number" href="#{number}">{number}</a>\n'
    "<div><p><strong>{name}</strong> {text}</p>\n{more}</div>\n{source}{examples}</section>\n"
)
SOURCE = Markup('<p class="source">{}</p>\n')
EXAMPLE = Markup(
    '<aside class="example papyrus{long}"><div><h3>{word}</h3>\n<p>{text}</p>{note}</div>{pictures}</aside>\n'
)
PICTURES, PICTURE = (
    Markup('<div class="positions">{}</div>'),
    Markup('<span class="shown">{}</span>'),
)
NOTE = Markup('\n<p class="hint">{}</p>')


class ShownChapter(NamedTuple):
    """A chapter as it stands on the page, with the numbers and names of its rules for the contents."""

    number: str
    name: str
    rules: tuple[tuple[str, str], ...]
    html: Markup


@dataclass(frozen=True)
class RuleText:
    """The rules of a game in one language."""

    title: str
    lead: Markup
    chapters: tuple[ShownChapter, ...]
    about: Markup


@lru_cache(maxsize=24)
def rule_text(game: Game[State], lang: str) -> RuleText:
    """Returns the rules of a game with its box; they are made once."""
    words = page_words(lang, game.meta)
    page = read_page(rule_page(game, words))
    note = NOTE.format(words.say("web-example-printed")) if game.box.corrections else Markup()
    writer = Writer(page, game.meta, lang, note)
    chapters = [
        ShownChapter(
            chapter.number,
            typeset(chapter.name, lang),
            tuple([(rule.number, typeset(rule.name.rstrip("."), lang)) for rule in chapter.rules]),
            Markup("").join([writer.rule(rule) for rule in chapter.rules]),
        )
        for chapter in page.chapters
    ]
    return RuleText(page.title, writer.block(page.lead), tuple(chapters), writer.block(page.about))


class Writer:
    """Writes parts of one rule page. `note` stands with every example, since these are told with the box as printed."""

    def __init__(self, page: RulePage, meta: Meta, lang: str, note: Markup) -> None:
        self.lang = lang
        self.note = note
        self.rulings = f"/rules/{meta.name}/rulings"
        self.pictures = example_pictures(meta, lang)
        self.numbers = {chapter.number for chapter in page.chapters}
        self.numbers |= {rule.number for chapter in page.chapters for rule in chapter.rules}

    def rule(self, rule: Rule) -> Markup:
        return RULE.format(
            number=rule.number,
            name=self.line(rule.name),
            text=self.line(rule.text),
            source=SOURCE.format(self.source(rule.source)) if rule.source else "",
            more=self.block(rule.more),
            examples=Markup("").join([self.example(example) for example in rule.examples]),
        )

    def example(self, example: Example) -> Markup:
        found = [self.pictures[name] for name in example.pictures if name in self.pictures]
        pictures = [PICTURE.format(its) for its in found]
        return EXAMPLE.format(
            long=" long" if len(pictures) > 1 else "",
            word=example.word,
            text=self.line(example.text),
            note=self.note,
            pictures=PICTURES.format(Markup("").join(pictures)) if pictures else "",
        )

    def source(self, source: str) -> Markup:
        """Returns where a rule comes from, with a link to each ruling."""
        return Markup(
            CITED_RULINGS.sub(
                self.linked_rulings, typeset_html(f">{escape(source)}", self.lang)[1:]
            )
        )

    def linked_rulings(self, found: re.Match[str]) -> str:
        """The word stays with the first number."""
        first, *others = [
            f'<a href="{self.rulings}#ruling-{n}">{n}</a>' for n in found[2].split(", ")
        ]
        return ", ".join([f'<span class="stays">{found[1]} {first}</span>', *others])

    def line(self, text: str) -> Markup:
        return self.finished(MARKDOWN.renderInline(text))

    def block(self, text: str) -> Markup:
        html = MARKDOWN.render(text).replace(
            "<table>", '<table tabindex="0">'
        )  # scrolled by keys, too
        return self.finished(html)

    def finished(self, html: str) -> Markup:
        """Sets the text for a page, and links every rule that it names."""
        found = typeset_html(f">{html}", self.lang)
        return Markup(
            BETWEEN_TAGS.sub(lambda text: CITED.sub(self.linked_rule, text[0]), found)[1:]
        )

    def linked_rule(self, found: re.Match[str]) -> str:
        number = found[1]
        return f'<a href="#{number}">{number}</a>' if number in self.numbers else number
