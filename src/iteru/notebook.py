"""Positions that show themselves as pictures in a notebook."""

from typing import Any

from iteru.engine.game import Game
from iteru.engine.state import State
from iteru.kit.artist import Artist
from iteru.words import Words


class Picture:
    """A view that shows itself as a picture in a notebook."""

    def __init__(
        self, game: Game[State], state: Any, seat: int | None = None, lang: str = "en"
    ) -> None:
        self.artist = Artist(game.meta, Words(lang, game.meta))
        self.view = game.view(state, seat)

    def _repr_svg_(self) -> str:
        return self.artist.standalone(self.view)
