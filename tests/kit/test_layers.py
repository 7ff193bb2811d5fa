"""Grounds and symbols are layers: drawn once, named after their contents, drawn again when they were forgotten."""

import subprocess
import sys
from gzip import decompress
from pathlib import Path

import pytest

import iteru
from iteru.kit import layers
from iteru.kit.artist import Artist, symbols_layer
from iteru.kit.layers import LAYERS
from iteru.kit.letters import Face
from iteru.kit.parts import Part, Shape
from iteru.kit.scene import Ground
from iteru.words import Words

MEASURE = Path(__file__).parents[2] / "scripts" / "measure_letters.py"


@pytest.fixture
def few_layers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layers, "MAX_LAYERS", 2)


def artist() -> Artist:
    meta = iteru.game("imhotep").meta
    return Artist(meta, Words("en", meta))


def sand(colour: str) -> Ground:
    return Ground(colour, lambda: [Shape("M0 0h9v9h-9Z", colour)])


def test_a_layer_is_named_after_its_contents() -> None:
    one, same, other = (artist().layer(sand(colour)) for colour in ("sand", "sand", "dune"))
    assert one == same != other
    found = LAYERS.compressed(one)
    assert found is not None
    assert decompress(found).decode() == '<path d="M0 0h9v9h-9Z" fill="var(--sand)"/>'


def test_a_ground_is_drawn_once() -> None:
    drawn: list[Part] = []

    def draw() -> list[Part]:
        drawn.append(Shape("M0 0h9", "sand"))
        return drawn

    somebody = artist()
    names = {somebody.layer(Ground("sand", draw)) for _ in range(3)}
    assert (len(names), len(drawn)) == (1, 1)


@pytest.mark.usefixtures("few_layers")
def test_a_forgotten_layer_is_drawn_again() -> None:
    somebody = artist()
    name = somebody.layer(sand("sand"))
    for colour in ("dune", "grain", "foam"):
        somebody.layer(sand(colour))
    assert name not in LAYERS
    assert somebody.layer(sand("sand")) == name
    assert name in LAYERS


@pytest.mark.usefixtures("few_layers")
def test_forgotten_symbols_are_there_again_when_a_page_is_opened() -> None:
    meta = iteru.game("imhotep").meta
    name = symbols_layer(meta)
    for colour in ("dune", "grain", "foam"):
        artist().layer(sand(colour))
    assert symbols_layer(meta) == name
    assert not name or name in LAYERS


def test_letters_are_as_wide_as_a_browser_sets_them() -> None:
    """The table was made with the bundled fonts, in lining figures of equal width."""
    assert subprocess.run([sys.executable, MEASURE, "--check"], timeout=240).returncode == 0
    assert len({Face(10).wide(figure) for figure in "0123456789"}) == 1
    assert Face(16, "title").wide("Žluťoučký kůň") == pytest.approx(99, abs=8)
