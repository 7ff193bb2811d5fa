"""Every card of a box is in the index of its game, with the numbers of that box."""

from collections.abc import Callable, Mapping

import pytest

import iteru
from iteru.contract.words import in_all_languages
from iteru.engine.box import Box, Figure
from iteru.engine.game import Game
from iteru.engine.state import State
from iteru.kit.shown import listed_cards
from iteru.words.cards import card_values

Copies = dict[str, int]
"""How many there are of each card, by its key in the index."""


def counted(box: Box, beginning: str, key: Callable[[Figure], str] | None = None) -> Copies:
    """Counts the cards of a kind by the figures of the box."""
    found: Copies = {}
    for figure in box:
        if figure.path.startswith(f"{beginning}."):
            name = key(figure) if key else figure.path.partition(".")[2]
            found[name] = figure.pieces
    return found


def numbered(box: Box, beginning: str, name: str) -> Copies:
    counts = counted(box, beginning).values()
    return {f"{name}-{number}": count for number, count in enumerate(counts, start=1)}


def imhotep(box: Box) -> Copies:
    rounds = {f"round-{seats}-{card}": 1 for seats in (2, 3, 4) for card in range(1, 8)}
    return counted(box, "cards") | rounds


def egizia(box: Box) -> Copies:
    nile = {
        path.partition(".")[2]: sum(box[path].numbers("copies"))
        for path in [figure.path for figure in box]
        if path.startswith("nile.")
    }
    tiles = box["graves"].numbers("tiles")
    graves = {f"grave-{value}": tiles.count(value) for value in set(tiles)}
    return nile | counted(box, "sphinx") | graves


def pharaon(box: Box) -> Copies:
    gods = {f"god-{god}": 1 for god in ("anubis", "bastet", "horus", "isis", "osiris")}
    tiles = {f"tile-T{number}-{side}": 1 for number in range(1, 6) for side in ("light", "dark")}
    offerings = counted(
        box, "offerings", lambda figure: figure.path.partition(".")[2].replace("_", "-")
    )
    return {
        **numbered(box, "nobles", "noble"),
        **numbered(box, "artisans", "artisan"),
        **numbered(box, "jars", "jar"),
        **gods,
        **offerings,
        **tiles,
    }


def valley(box: Box) -> Copies:
    return counted(box, "cards")


IN_BOX: Mapping[str, tuple[Callable[[Box], Copies], Mapping[str, int]]] = {
    "imhotep": (imhotep, {"market": 34, "rounds": 21}),
    "egizia": (egizia, {"nile": 56, "sphinx": 29, "graves": 20}),
    "pharaon": (
        pharaon,
        {"nobles": 26, "gods": 5, "artisans": 30, "jars": 30, "offerings": 40, "tiles": 10},
    ),
    "valley_of_the_kings": (
        valley,
        {
            "starter": 40,
            "unique": 6,
            "sarcophagi": 6,
            "canopic_jars": 8,
            "amulets": 10,
            "books": 12,
            "statues": 14,
        },
    ),
}
"""For each game what its box says, and how many things of each group the printed game has."""


@pytest.mark.parametrize("name", iteru.games())
def test_every_card_of_the_box_is_in_the_index(name: str) -> None:
    game = iteru.game(name)
    in_box, groups = IN_BOX[name]
    cards = listed_cards(game)
    there = {key: count for key, count in in_box(game.box).items() if count}
    assert {card.key: card.copies for card in cards} == there
    assert {
        group: sum(card.copies for card in cards if card.group == group) for group in groups
    } == groups


CORRECTED = [
    ("imhotep", {"cards": {"statue": {"count": 9}}}, "statue", "9"),
    ("imhotep", {"cards": {"temple_decoration": {"per": 7}}}, "temple_decoration", "7"),
    ("egizia", {"nile": {"field_1": {"value": 8}}}, "field_1", "8"),
    ("egizia", {"sphinx": {"most_stone": {"points": [13]}}}, "most_stone", "13"),
    ("pharaon", {"nobles": {"6": {"points": 17}}}, "noble-6", "17"),
    ("pharaon", {"segments": {"tomb": {"left_points": 19}}}, "god-horus", "19"),
    ("pharaon", {"artisans": {"A01": {"points": 23}}}, "artisan-1", "23"),
    ("valley_of_the_kings", {"cards": {"boat": {"cost": 7}}}, "boat", "7"),
]


@pytest.mark.parametrize(("name", "corrections", "key", "number"), CORRECTED)
def test_a_corrected_card_has_its_own_numbers(
    name: str, corrections: Mapping[str, object], key: str, number: str
) -> None:
    corrected, shipped = iteru.game(name, corrections), iteru.game(name)
    for now, before in zip(told(corrected, key), told(shipped, key), strict=True):
        assert now != before
        assert number in now
        assert number not in before


def told(game: Game[State], key: str) -> list[str]:
    """Returns everything that is said of a card, in each language."""
    card = next(card for card in listed_cards(game) if card.key == key)
    return [
        " ".join([words.phrase(card.name), words.phrase(card.does), *card_values(card, words)])
        for words in in_all_languages(game.meta)
    ]


def test_a_card_that_an_owner_does_not_have_is_not_listed() -> None:
    game = iteru.game("imhotep", {"cards": {"lever": {"count": 0}}})
    assert "lever" not in [card.key for card in listed_cards(game)]
