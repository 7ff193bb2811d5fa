"""Pictures: a view drawn as SVG and HTML. Page, notebook and files show the same.

A game's package `picture` has two functions: `board(view)` gives the board as a scene, written by `iteru.kit.scene` without
a template; `seat(view, seat)` gives what the game's `seat.html.jinja` shows, where `draw` writes parts of scenes.

It may have a third one for pages, which are drawn after every move: `kept_board(view, keep)` gives the same scene as `board`,
of parts that come from `keep(shows, draw)`. There `shows` is a text of all that the part shows, and `draw` is called when the
artist has not drawn this lately.
"""

import importlib
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup, escape

from iteru.engine.game import Game, Meta, View
from iteru.engine.state import State
from iteru.kit.scene import Drawn, Part, markup
from iteru.kit.seats import LETTERS, SHAPES
from iteru.words import Words

PALETTE = Path(__file__).parent / "palette.css"
MOST_KEPT = 16
"""Parts of boards that an artist remembers: those of the latest moves."""
NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 20"><text x="5" y="14">{}</text></svg>'


@cache
def seat_template(folder: Path) -> Template:
    """The template of a game's seat panels, the same for all languages."""
    env = Environment(loader=FileSystemLoader(folder), autoescape=True, undefined=StrictUndefined)
    env.trim_blocks = env.lstrip_blocks = True
    env.globals |= {"LETTERS": LETTERS, "SHAPES": SHAPES}
    return quick(env.get_template("seat.html.jinja"))


def quick(template: Template) -> Template:
    """A template that is filled in after every move: its globals, copied each time, are a plain dict."""
    template.globals = dict(template.globals)
    return template


class Artist:
    """Draws one game in the words of one language, and of one table where they know its names.

    Cheap to make; whoever draws a table again and again keeps its artist, who then draws only what has changed.
    """

    def __init__(self, meta: Meta, words: Words) -> None:
        self.say = words.say
        self.title = meta.title(words.lang)
        has_picture = find_spec(f"{meta.package}.show.picture") is not None
        self.picture: Any = (
            importlib.import_module(f"{meta.package}.show.picture") if has_picture else None
        )
        self.panel = seat_template(meta.folder / "show") if has_picture else None
        self.kept: dict[str, Drawn] = {}

    def board(self, view: View) -> str:
        """The shared board as an SVG element. Things to touch carry `data-target`, pieces `data-piece` and `data-place`.

        A game that draws nothing shows its name: it is played from the list of choices.
        """
        if self.picture is None:
            return NO_PICTURE.format(escape(self.title))
        if hasattr(self.picture, "kept_board"):
            return markup(self.picture.kept_board(view, self.keep), self.say)
        return markup(self.picture.board(view), self.say)

    def keep(self, shows: str, draw: Callable[[], Part]) -> Part:
        """A part of a board, drawn and written only if nothing that shows the same is remembered."""
        part = self.kept.pop(shows, None) or Drawn(markup(draw(), self.say))
        self.kept[shows] = part
        if len(self.kept) > MOST_KEPT:
            del self.kept[next(iter(self.kept))]
        return part

    def seat(self, view: View, seat: int) -> str:
        """What one seat has before it, as HTML."""
        if self.panel is None:
            return ""
        return self.panel.render(self.picture.seat(view, seat), say=self.say, draw=self.draw)

    def draw(self, part: Part) -> Markup:
        """A part of a scene, for a template."""
        return Markup(markup(part, self.say))

    def standalone(self, view: View) -> str:
        """The board as an SVG file that needs nothing else."""
        style = f"<style>{PALETTE.read_text(encoding='utf-8')}</style>"
        head, close, rest = self.board(view).partition(">")
        return head + close + style + rest


class Picture:
    """A view that shows itself as a picture in a notebook."""

    def __init__(self, game: Game, state: State, seat: int | None = None, lang: str = "en") -> None:
        self.artist = Artist(game.meta, Words(lang, game.meta))
        self.view = game.view(state, seat)

    def _repr_svg_(self) -> str:
        return self.artist.standalone(self.view)
