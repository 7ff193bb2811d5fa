"""Three opponents who bend a level's search: at every level, in every game, and only in what they like."""

from pathlib import Path

import pytest

import iteru
from iteru.bots.bend import Bend, Liking
from iteru.bots.characters import (
    CHARACTER_BOTS,
    CHARACTERS,
    USUAL_LIKING,
    at_level,
    character_in,
    level_in,
    liking_in,
    read_likings,
    spelled_out,
)
from iteru.bots.levels import LEVELS, level_of
from iteru.bots.mcts import MctsBot
from iteru.bots.playout import play_out
from iteru.bots.registry import bot, title
from iteru.bots.search import Search
from iteru.engine.errors import BadOptions
from iteru.engine.rng import Rng
from iteru.table.seating import checked_bot
from iteru.words import Words

EVERY_GAME = pytest.mark.parametrize("name", iteru.games())
EVERY_CHARACTER = pytest.mark.parametrize("character", CHARACTERS)


def test_the_classes_have_the_names_of_the_characters() -> None:
    assert tuple(one.character for one in CHARACTER_BOTS) == CHARACTERS
    assert [title(name, Words("en")) for name in CHARACTERS] == ["Seneb", "Merit", "Nakht"]
    assert title("seneb:level=scribe:iterations=4", Words("cs")) == "Seneb"


@EVERY_GAME
@EVERY_CHARACTER
def test_a_character_plays_with_the_budget_of_its_level(name: str, character: str) -> None:
    game = iteru.game(name)
    text = spelled_out(at_level(character, "scribe"), game)
    budget = level_of(game, "scribe").text.partition(":")[2]
    liking = f"{liking_in(game.meta.folder, character):g}"
    assert text == f"{character}:level=scribe:{budget}:liking={liking}"
    state = game.new(2, 5)
    answers = [
        bot(one).choose(game, game.sight(state, 0, Rng.seeded(1)), Rng.seeded(2))
        for one in (at_level(character, "scribe"), text)
    ]
    assert answers[0] == answers[1]
    assert answers[0] in state.legal_actions()


@EVERY_GAME
def test_every_text_of_a_character_fits_a_table(name: str) -> None:
    game = iteru.game(name)
    for character in CHARACTERS:
        for level in LEVELS:
            text = spelled_out(at_level(character, level), game)
            assert checked_bot(text, 60) == text
            assert (level_in(text), character_in(text)) == (level, character)
            assert spelled_out(text, game) == text


def test_a_level_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOptions) as caught:
        bot("seneb:level=pharaoh")
    assert caught.value.problem == "bad-bot-value"
    assert spelled_out("seneb:level=pharaoh", iteru.game("imhotep")) == "seneb:level=pharaoh"


def test_likings_count_points_had_points_to_come_and_those_of_the_strongest_other() -> None:
    game = iteru.game("imhotep")
    state = game.new(3, 7)
    play_out(state, Rng.seeded(1))
    has = game.points_so_far(state)[1]
    prospects = [30.0, 20.0, 10.0]
    liked = [
        Bend(liking, game, 1).liked(state, prospects)
        for liking in (Liking(now=0.5), Liking(later=0.5), Liking(others=-0.5))
    ]
    assert liked == [0.5 * has, 0.5 * (20.0 - has), -15.0]


def test_only_what_is_unusual_is_liked() -> None:
    game = iteru.game("imhotep")
    state = game.new(2, 7)
    bend = Bend(Liking(others=-1.0), game, 0)
    assert bend.liked_more(state, [10.0, 8.0]) == 0.0
    assert bend.liked_more(state, [10.0, 4.0]) == 2.0


def test_only_the_searchers_own_share_is_bent() -> None:
    game = iteru.game("imhotep")
    search = Search(game, game.new(2, 7), Rng.seeded(1))
    plain, bent = (search.liked_shares([10.0, 8.0], liked) for liked in (0.0, 3.0))
    assert bent[0] > plain[0]
    assert bent[1] == plain[1]


def test_who_likes_nothing_plays_as_the_level_does() -> None:
    game = iteru.game("egizia")
    plain, bent = MctsBot(0.0, 60, 0.0), MctsBot(0.0, 60, 0.0)
    bent.liking = Liking()
    state = game.new(2, 3)
    thoughts = [
        one.think(game, game.sight(state, 0, Rng.seeded(1)), Rng.seeded(2)) for one in (plain, bent)
    ]
    assert thoughts[0] == thoughts[1]


def test_alone_there_is_nobody_to_spoil() -> None:
    game = iteru.game("pharaon")
    state = game.new(1, 3)
    action = iteru.ask(bot("nakht:level=scribe"), game, state, Rng.seeded(1))
    assert action in state.legal_actions()


def test_what_was_measured_is_read(tmp_path: Path) -> None:
    path = tmp_path / "characters.toml"
    assert read_likings(path) == {}
    assert liking_in(tmp_path, "seneb") == USUAL_LIKING
    path.write_text("[seneb]\nliking = 0.7\n", encoding="utf-8")
    assert read_likings(path) == {"seneb": 0.7}


def test_a_given_liking_stays_in_the_record() -> None:
    game = iteru.game("imhotep")
    text = spelled_out("merit:level=scribe:liking=2", game)
    assert text.endswith(":liking=2")
    assert bot(text) is not bot("merit:level=scribe")
