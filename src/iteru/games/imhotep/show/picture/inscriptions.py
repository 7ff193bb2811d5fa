"""Words that are laid out when they are said, since every language needs another width."""

from collections.abc import Sequence
from html import escape

from iteru.engine.phrase import Phrase
from iteru.kit.letters import Face
from iteru.kit.parts import Part, Say
from iteru.kit.paths import Point, num, rectangle

Word = tuple[Face, Phrase | str]
TITLE = Face(22, "title")
ABOUT = Face(14.5, "italic", fill="quiet")
WORD = Face(14.2, fill="quiet")
WORTH = Face(16, "bold")


class Inscription(Part):
    """Words one after the other on a line. What finds no room at its end is left out."""

    def __init__(self, at: Point, words: Sequence[Word], width: float, gap: float = 8) -> None:
        self.at = at
        self.words = words
        self.width = width
        self.gap = gap

    def write(self, out: list[str], say: Say) -> None:
        x, y = self.at
        end = x + self.width
        for face, words in self.words:
            said = spoken(words, say)
            wide = face.wide(said)
            if x + wide > end:
                return
            out.append(text(face, x, y, said))
            x += wide + self.gap


class Figures(Part):
    """Pairs of a word and its figure on a line, as far apart as there is room for."""

    def __init__(
        self, at: Point, pairs: Sequence[tuple[Phrase, int]], width: float, most: float = 24
    ) -> None:
        self.at = at
        self.pairs = pairs
        self.width = width
        self.most = most

    def write(self, out: list[str], say: Say) -> None:
        said = [(spoken(word, say), str(figure)) for word, figure in self.pairs]
        taken = sum([WORD.wide(word) + 5 + WORTH.wide(figure) for word, figure in said])
        gap = min(self.most, (self.width - taken) / max(1, len(said) - 1))
        x, y = self.at
        for word, figure in said:
            out.append(text(WORD, x, y, word))
            x += WORD.wide(word) + 5
            out.append(text(WORTH, x, y, figure))
            x += WORTH.wide(figure) + gap


class Entry(Part):
    """A word at the beginning of a line, and its figure at the end."""

    FIGURE = Face(18, "bold", "end")

    def __init__(self, at: Point, word: Phrase, figure: int, width: float) -> None:
        self.at = at
        self.word = word
        self.figure = figure
        self.width = width

    def write(self, out: list[str], say: Say) -> None:
        x, y = self.at
        out.append(text(WORD, x, y, spoken(self.word, say)))
        out.append(text(self.FIGURE, x + self.width, y, str(self.figure)))


class Signboard(Part):
    """A dark board with small squares for the stones that a ship needs, and the words for it where there is room."""

    PIP = 13.0
    FACE = Face(14.2, "bold", fill="on-board")

    def __init__(self, at: Point, full: int, needed: int, words: Phrase, room: float) -> None:
        self.at = at
        self.full = full
        self.needed = needed
        self.words = words
        self.room = room

    def write(self, out: list[str], say: Say) -> None:
        x, y = self.at
        said = spoken(self.words, say)
        pips = 7 + self.PIP * self.needed
        wide = pips + self.FACE.wide(said) + 5
        if wide > self.room:
            said, wide = "", pips
        out.append(f'<path d="{rectangle(x, y, wide, 18, 3)}" fill="var(--plank-dark)"/>')
        for number in range(self.needed):
            fill = "on-board" if number < self.full else "plank-dark"
            box = rectangle(x + 6 + self.PIP * number, y + 4.2, 9.5, 9.5)
            out.append(
                f'<path d="{box}" fill="var(--{fill})" stroke="var(--on-board)" stroke-width="1.5"/>'
            )
        if said:
            out.append(text(self.FACE, x + pips, y + 13.6, said))


def spoken(words: Phrase | str, say: Say) -> str:
    return words if isinstance(words, str) else say(words.id, **words.facts)


def text(face: Face, x: float, y: float, words: str) -> str:
    return f'<text{face.attributes} x="{num(x)}" y="{num(y)}">{escape(words)}</text>'
