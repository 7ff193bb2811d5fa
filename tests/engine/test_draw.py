"""Pictures outside the page: in a notebook, in a file, and of a game that has none."""

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import iteru
from iteru.kit.artist import Artist
from iteru.kit.shown import Shown
from iteru.notebook import Picture
from iteru.words import Words


def test_a_position_shows_itself_in_a_notebook() -> None:
    game = iteru.game("imhotep")
    picture = Picture(game, game.new(3, 1), seat=0, lang="cs")._repr_svg_()
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert "<style>" in picture
    assert "Hrobka" in picture


def test_a_game_without_a_picture_shows_its_name() -> None:
    game = iteru.game("imhotep")
    words_alone = Shown(Path(), game.telling)
    bare = replace(game.meta, shown=lambda: words_alone, titles={"en": "Bare & plain"})
    artist = Artist(bare, Words("en"))
    assert "Bare &amp; plain" in artist.board({})
    assert artist.seat({}, 0) == ""
