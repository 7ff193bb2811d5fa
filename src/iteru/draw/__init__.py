"""Pictures: a view drawn by the templates in the game's own folder. Page, notebook and files show the same."""

import importlib
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from iteru.engine.game import Game, Meta, View
from iteru.engine.seats import LETTERS, SHAPES
from iteru.engine.state import State
from iteru.words import Words

PALETTE = Path(__file__).parent / "palette.css"


class Artist:
    """Draws one game in one language. A game's `picture.py` prepares what its templates show."""

    def __init__(self, meta: Meta, words: Words) -> None:
        folders = [str(meta.folder), str(Path(__file__).parent)]
        self.env = Environment(loader=FileSystemLoader(folders), autoescape=True, undefined=StrictUndefined)
        self.env.trim_blocks = self.env.lstrip_blocks = True
        self.env.globals |= {"say": words.say, "LETTERS": LETTERS, "SHAPES": SHAPES}
        self.picture: Any = importlib.import_module(f"{meta.package}.picture")

    def board(self, view: View) -> str:
        """The shared board as an SVG element. Things to touch carry `data-target`, pieces `data-piece` and `data-place`."""
        return self.env.get_template("board.svg.jinja").render(self.picture.board(view))

    def seat(self, view: View, seat: int) -> str:
        """What one seat has before it, as HTML."""
        return self.env.get_template("seat.html.jinja").render(self.picture.seat(view, seat))

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
