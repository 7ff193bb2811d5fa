"""The page on which players choose an opponent: three characters, five levels, and the game to meet them in."""

from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, Query
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from iteru.bots.characters import CHARACTERS
from iteru.bots.levels import LEVELS, Level, levels_of
from iteru.bots.registry import title as bot_title
from iteru.engine.meta import Meta
from iteru.table.bouts import Bout, Score, score_against, score_against_character
from iteru.web.pages.home import by_weight, game_card
from iteru.web.pages.opponents import last_level, own_bouts
from iteru.web.pages.page_request import Ask, Asked

router = APIRouter(include_in_schema=False)
Given = Annotated[str, Query(max_length=40)]


class Chosen(NamedTuple):
    """What is chosen on the page; an address names it."""

    who: str
    level: str
    game: str

    def address(self, **changed: str) -> str:
        who, level, game = self._replace(**changed)
        return f"/opponents?who={who}&level={level}&game={game}"


@router.get("/opponents", response_class=HTMLResponse)
async def opponents(ask: Asked, who: Given = "", level: Given = "", game: Given = "") -> Response:
    metas = by_weight()
    chosen = Chosen(
        known(who, CHARACTERS, ask.chosen("character") or CHARACTERS[0]),
        known(level, LEVELS, last_level(ask)),
        known(game, [meta.name for meta in metas], metas[0].name),
    )
    bouts = await own_bouts(ask)
    return ask.page(
        "opponents.html",
        chosen=chosen,
        name=bot_title(chosen.who, ask.words),
        level=LEVELS.index(chosen.level) + 1,
        people=[person(ask, one, bouts) for one in CHARACTERS],
        games=[game_row(ask, meta, chosen.level) for meta in metas],
        steps=[step(ask, one, chosen.game, bouts) for one in levels_in(ask, chosen.game)],
        title=next(
            game_card(meta, ask.lang)["title"] for meta in metas if meta.name == chosen.game
        ),
        with_all=min(next(meta for meta in metas if meta.name == chosen.game).max_seats, 4) - 1,
    )


def known(name: str, names: list[str] | tuple[str, ...], usual: str) -> str:
    """Returns what an address names, or the usual where it names nothing that there is."""
    return name if name in names else usual


def levels_in(ask: Ask, game: str) -> tuple[Level, ...]:
    return levels_of(ask.house.game(game))


def person(ask: Ask, character: str, bouts: list[Bout]) -> dict[str, Any]:
    words = ask.words
    name = bot_title(character, words)
    return {
        "id": character,
        "name": name,
        "way": words.say(f"web-way-{character}"),
        "sentence": words.say(f"web-about-{character}"),
        "score": score_said(ask, score_against_character(bouts, character), name),
    }


def score_said(ask: Ask, score: Score, name: str) -> str:
    if not (score.won or score.lost):
        return ask.words.say("web-not-met")
    return ask.words.say("web-score-against", won=score.won, lost=score.lost, name=name)


def game_row(ask: Ask, meta: Meta, level: str) -> dict[str, Any]:
    """A game on the page, with the rating of the chosen level in it where one was measured."""
    its = levels_in(ask, meta.name)[LEVELS.index(level)]
    return {"meta": meta, "title": game_card(meta, ask.lang)["title"], "rating": its.rating}


def step(ask: Ask, level: Level, game: str, bouts: list[Bout]) -> dict[str, Any]:
    """A step of the stair: how the level plays the chosen game, and what one has won against it."""
    score = score_against(bouts, game, level.name)
    played = score.won + score.lost
    words = ask.words
    return {
        "id": level.name,
        "number": level.number,
        "name": bot_title(level.name, words),
        "rating": level.rating,
        "thinks": words.say("web-level-thinks", count=level.iterations),
        "misses": words.say("web-level-misses", share=words.percent(level.misses, 0))
        if level.misses
        else "",
        "own": words.say("web-you-win-here", won=score.won, games=played)
        if played
        else words.say("web-not-met-here"),
    }
