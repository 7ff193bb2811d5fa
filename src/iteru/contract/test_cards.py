"""The index of cards: everything in it has words in every language, a rule that exists, and a picture."""

import re
import xml.etree.ElementTree as ElementTree

import iteru
from iteru.contract.test_pictures import check_drawn, check_readable
from iteru.contract.words import begins, in_all_languages, is_sentence
from iteru.engine.game import Game
from iteru.engine.state import State
from iteru.kit.artist import Artist, symbols_drawn
from iteru.kit.card_index import IndexCard
from iteru.kit.shown import printed_kinds
from iteru.terminal.rulebook import Rulebook

USED = re.compile(r'(?:href="|url\()#([\w~-]+)')


def indexed(name: str) -> tuple[Game[State], list[IndexCard]]:
    game = iteru.game(name)
    cards = printed_kinds(game)
    check_drawn(game.meta)
    return game, cards


def test_cards_have_words_in_every_language(name: str) -> None:
    game, cards = indexed(name)
    for words in in_all_languages(game.meta):
        for card in cards:
            assert begins(words.phrase(card.name)), card.key
            assert is_sentence(words.phrase(card.does)), words.phrase(card.does)
            assert words.say(f"cards-{card.group}")
            for figure in card.figures:
                assert words.phrase(figure)
            for facet, values in card.facets.items():
                assert [words.say(f"facet-{facet}"), *map(words.phrase, values)]


def test_cards_have_keys_of_their_own_and_rules_and_figures_that_exist(name: str) -> None:
    _, cards = indexed(name)
    keys = [card.key for card in cards]
    assert sorted(set(keys)) == sorted(keys)
    assert [key for key in keys if not re.fullmatch(r"[\w-]+", key)] == []
    rules = Rulebook(iteru.meta(name), "en").numbers()
    assert [card.key for card in cards if card.rule not in rules] == []
    figures = {"", *iteru.game(name).box.figures}
    assert [card.key for card in cards if card.figure not in figures] == []


def test_cards_are_drawn(name: str) -> None:
    game, cards = indexed(name)
    symbols = set(re.findall(r'\sid="([^"]+)"', symbols_drawn(game.meta)))
    for words in in_all_languages(game.meta):
        artist = Artist(game.meta, words)
        for card in cards:
            drawn = artist.draw(card.picture)
            ElementTree.fromstring(f"<svg>{drawn}</svg>")
            check_readable(drawn)
            assert set(USED.findall(drawn)) - symbols == set(), card.key
            assert min(card.size) > 0
