"""Worked examples of the rule pages are true: their numbers are computed in the positions that their pictures show."""

import re
from typing import Any

import iteru
from iteru.engine.game import Game
from iteru.engine.state import State
from iteru.kit.example import read_positions, state_of
from iteru.words import LANGUAGES
from iteru.words.rule_page import printed_page, read_page

ANNA, PETR = 0, 1


def position(name: str, picture: str) -> tuple[Game[State], State]:
    game = iteru.game(name)
    return game, state_of(game, read_positions(game.meta)[picture])


def played(game: Game[State], state: State, *moves: str) -> State:
    """Returns a copy of a position after some moves."""
    after = state.clone()
    for move in moves:
        game.play(after, after.actor, move)
    return after


def values(state: State) -> dict[str, Any]:
    """Returns all that a position consists of."""
    return dict(state.snapshot())


def changed(game: Game[State], state: State, **others: object) -> State:
    return game.restore(values(state) | others)


def tells(name: str, picture: str, *numbers: str) -> None:
    """The example with this picture says these numbers, in every language."""
    for lang in LANGUAGES:
        page = read_page(printed_page(iteru.meta(name), lang))
        (text,) = [
            example.text
            for chapter in page.chapters
            for rule in chapter.rules
            for example in rule.examples
            if picture in example.pictures
        ]
        for number in numbers:
            assert re.search(rf"(?<!\d){re.escape(number)}(?!\d)", text), (lang, number, text)


# Imhotep


def test_imhotep_now_or_one_stone_later() -> None:
    game, state = position("imhotep", "ship")
    assert game.points_so_far(played(game, state, "sail 1 pyramids")) == [2, 1]
    later = played(game, state, "stones", "load 1 3", "sail 1 pyramids")
    assert game.points_so_far(later) == [2, 4]
    tells("imhotep", "ship", "2", "1", "1 + 3 = 4")


def test_imhotep_two_stones_for_the_temple() -> None:
    game, state = position("imhotep", "temple")
    stones = values(state)["temple"]
    for more, points in (([], [2, 2]), ([ANNA], [2, 2]), ([ANNA, ANNA], [3, 1])):
        seen = game.view(changed(game, state, temple=[*stones, *more]), None)["temple"]["seen"]
        assert [seen.count(seat) for seat in (ANNA, PETR)] == points
    tells("imhotep", "temple", "2", "3", "1")


def test_imhotep_groups_in_the_burial_chamber() -> None:
    game, state = position("imhotep", "groups")
    assert state.breakdown()["burial_chamber"] == [17, 7, 3, 1]
    tells("imhotep", "groups", "15 + 2 = 17", "6", "7", "3", "1")
    game, state = position("imhotep", "next-space")
    stones = values(state)["burial"]
    for more, points in (([], [11, 3]), ([ANNA], [16, 3]), ([PETR], [11, 5])):
        after = changed(game, state, burial=[*stones, *more])
        assert after.breakdown()["burial_chamber"] == points
    tells("imhotep", "next-space", "11", "3", "15 + 1 = 16", "3 + 1 + 1 = 5")


def test_imhotep_tied_obelisks_and_rows_of_side_b() -> None:
    _, state = position("imhotep", "obelisks")
    assert state.breakdown()["obelisks"] == [12, 12, 5, 1]
    tells("imhotep", "obelisks", "12", "5", "1")
    _, state = position("imhotep", "rows-b")
    assert state.breakdown()["burial_chamber"] == [3 + 8, 3, 8 + 4, 8]
    tells("imhotep", "rows-b", "(4 + 2) / 2 = 3", "8", "4")


def test_imhotep_temple_b() -> None:
    game, state = position("imhotep", "temple-b")
    temple = game.view(state, None)["temple"]
    bonuses = [space["bonus"] or space["points"] for space in temple["spaces"]]
    assert list(zip(temple["seen"], bonuses, strict=True)) == [
        (0, "choice"),
        (1, 2),
        (2, "choice"),
        (2, "card"),
        (3, "choice"),
    ]
    assert (temple["choice_points"], temple["choice_stones"]) == (1, 2)
    tells("imhotep", "temple-b", "1", "2")


# Egizia


def test_egizia_hunger_and_the_ring() -> None:
    game, state = position("egizia", "ring")
    feeding = game.view(state, PETR)["players"][PETR]["feeding"]
    assert feeding["strength"] == 8
    assert [(one["grain"], one["points"]) for one in feeding["by_ring"]] == [
        (6, -6),
        (11, 0),
        (11, 0),
    ]
    tells("egizia", "ring", "8", "6 + 5 = 11", "2", "3", "6", "4")


def test_egizia_strength_and_stones() -> None:
    game, state = position("egizia", "strength")
    team = ("crew black", "add joker")
    assert game.view(state, ANNA)["players"][ANNA]["stones"] == 8
    built = played(game, state, *team, "obelisk", "obelisk", "grave")
    anna = game.view(built, ANNA)["players"][ANNA]
    assert (anna["points"], anna["stones"]) == (5, 3)
    stones = [4, *values(state)["stones"][1:]]
    poor = played(game, changed(game, state, stones=stones), *team, "obelisk", "obelisk")
    anna = game.view(poor, ANNA)["players"][ANNA]
    assert (anna["points"], anna["stones"]) == (3, 1)
    tells("egizia", "strength", "5", "3", "4", "2")


def test_egizia_who_gets_the_full_row() -> None:
    game, state = position("egizia", "row")
    assert points_of_the_sixth(game, state) == [1 + 4, 0]
    pyramid = list(values(state)["pyramid"])
    pyramid[:5] = [PETR, ANNA, ANNA, PETR, PETR]
    assert points_of_the_sixth(game, changed(game, state, pyramid=pyramid)) == [1, 3]
    tells("egizia", "row", "1", "4", "3")


def points_of_the_sixth(game: Game[State], state: State) -> list[int]:
    before = game.points_so_far(state)
    after = game.points_so_far(played(game, state, "crew blue", "pyramid 1", "stop"))
    return [now - was for now, was in zip(after, before, strict=True)]


def test_egizia_downstream_only() -> None:
    game, state = position("egizia", "river")
    legal = [game.notation(action) for action in state.legal_actions()]
    assert "sail 8" in legal
    assert "sail 3" not in legal
    assert game.view(state, ANNA)["lowest"][ANNA] == 7
    tells("egizia", "river", "7", "8", "3")


# Pharaon


def test_pharaon_two_tokens_or_three() -> None:
    game, state = position("pharaon", "entry")
    payments = game.view(state, ANNA)["asks"]["payments"]
    assert payments["tomb"] == ["yellow", "red"]
    assert payments["nile 1"] == ["black", "yellow"]
    assert payments["nile 2"] == ["black", "yellow", "green"]
    assert payments["offerings"] == ["green"]
    tells("pharaon", "entry", "1", "2")


def test_pharaon_what_early_passing_brings() -> None:
    game, state = position("pharaon", "passing")
    assert game.view(state, ANNA)["start"] == PETR
    second = played(game, state, "nile 5", "step black", "take blue")
    assert game.view(second, ANNA)["start"] == ANNA
    third = played(game, second, "nile 4", "step red", "step blue")
    assert [game.notation(action) for action in third.legal_actions()] == ["field 2", "field 3"]
    last = played(game, third, "field 3", "pass")
    assert [game.notation(action) for action in last.legal_actions()] == ["jar 1", "jar 2"]
    assert played(game, last, "jar 1").actor == ANNA
    tells("pharaon", "passing", "1", "2", "3")


def test_pharaon_two_gods_at_one_burial_chamber() -> None:
    game, state = position("pharaon", "gods")
    assert state.scores()[ANNA] == 39
    assert with_spaces(game, state, 2, 3) == (39, 12)
    assert with_spaces(game, state, 3, 3) == (48, 21)
    assert with_spaces(game, state, 4, 3) == (67, 32)
    goods = list(values(state)["goods"])
    kinds = list(game.view(state, ANNA)["players"][ANNA]["goods"])
    goods[kinds.index("joker-tomb")] = 0
    assert changed(game, state, goods=goods).scores()[ANNA] == 26
    tells("pharaon", "gods", "39", "48", "21", "67", "16", "32", "26")


def with_spaces(game: Game[State], state: State, spaces: int, tracks: int) -> tuple[int, int]:
    """Returns Anna's points, and those for the burial chamber, with so many spaces and tracks."""
    snapshot = values(state)
    level = [int(tracks == 3), *snapshot["level"][1:]]
    after = changed(game, state, tomb=[spaces, snapshot["tomb"][PETR]], level=level)
    return after.scores()[ANNA], game.breakdown(after)["tomb"][ANNA]


# Valley of the Kings


def test_valley_one_purchase_moves_three_cards() -> None:
    game, before = position("valley_of_the_kings", "before")
    _, after = position("valley_of_the_kings", "after")
    pyramids = [game.view(state, ANNA)["pyramid"] for state in (before, after)]
    assert pyramids[0][0] == "statue_of_bastet"
    assert (pyramids[0][3], pyramids[0][5]) == (pyramids[1][0], pyramids[1][3])
    assert pyramids[1][:2] == ["boat", "wedjat_amulet"]
    assert pyramids[1][5] is None
    prices = [game.view(before, ANNA)["prices"][0], game.view(after, ANNA)["prices"][0]]
    assert prices == [4, 5]
    tells("valley_of_the_kings", "before", "5", "4", "1", "6")


def test_valley_what_the_next_card_brings() -> None:
    game, state = position("valley_of_the_kings", "tomb")
    cards = list(game.view(state, ANNA)["cards"])
    tombs = values(state)["tomb"]
    brings = {
        card: changed(game, state, tomb=[[*tombs[0], cards.index(card)], tombs[1]]).scores()[ANNA]
        - state.scores()[ANNA]
        for card in (
            "statue_of_isis",
            "tyet_amulet",
            "book_of_the_heavens",
            "boat",
            "imsety_jar",
            "urn",
            "statue_of_bastet",
        )
    }
    assert state.scores()[ANNA] == 16
    assert list(brings.values()) == [7, 5, 3, 2, 1, 1, 0]
    tells("valley_of_the_kings", "tomb", "9", "4", "16", "7", "5", "3", "2", "1")
