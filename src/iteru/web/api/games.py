"""Calls about games, and about the limits for programs."""

from typing import Any

from fastapi import APIRouter, Request

from iteru.bots.registry import valid_bots
from iteru.engine.errors import UnknownGame, naming
from iteru.engine.game import Game
from iteru.engine.options import options_of
from iteru.engine.registry import valid_games
from iteru.engine.state import State
from iteru.web.api.answers import GameInfo, Limits
from iteru.web.api.caller import HouseHere
from iteru.web.api.errors import may_fail
from iteru.web.api.limits import limits_of
from iteru.web.api.seat_view import describe_box
from iteru.web.identity import language_of
from iteru.web.texts import page_words

router = APIRouter()


@router.get("/games", response_model=list[GameInfo], responses=may_fail())
async def list_games(request: Request, house: HouseHere) -> list[dict[str, Any]]:
    """Every game with its seats and options, and the box that new tables of it play with."""
    lang = language_of(request)
    return [describe_game(house.game(name), lang) for name in valid_games()]


@router.get("/games/{name}", response_model=GameInfo, responses=may_fail(404))
async def one_game(name: str, request: Request, house: HouseHere) -> dict[str, Any]:
    """One game with its seats and options, and the box that new tables of it play with."""
    if name not in valid_games():
        raise UnknownGame("unknown-game", **naming(name, valid_games()))
    return describe_game(house.game(name), language_of(request))


@router.get("/limits", responses=may_fail())
async def limits(request: Request) -> Limits:
    """The limits for programs on this server."""
    return limits_of(request.app.state.settings)


def describe_game(title: Game[State], lang: str) -> dict[str, Any]:
    found = title.meta
    words = page_words(lang, found)
    return {
        "name": found.name,
        "title": found.title(lang),
        "seats": {"least": found.min_seats, "most": found.max_seats},
        "minutes": found.minutes,
        "box": describe_box(title),
        "bots": list(valid_bots()),
        "options": [
            {
                "name": option.name,
                "about": words.say(f"option-{option.name}"),
                "values": list(option.values) or [False, True],
                "default": option.default,
                "seats": list(option.seats),
            }
            for option in options_of(found.options)
        ],
    }
