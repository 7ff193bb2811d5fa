"""Tries out an uploaded game in a process beside the server: replays it, draws it and plays on."""

import secrets
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import get_args

from iteru.bots.bot import ask
from iteru.bots.registry import USUAL_BOT, bot
from iteru.engine.errors import IteruError
from iteru.engine.game import Game, View
from iteru.engine.match import Match
from iteru.engine.record import Record
from iteru.engine.registry import game, is_broken, meta, valid_games
from iteru.engine.rng import Rng, Seed
from iteru.engine.state import NOBODY, State
from iteru.kit.artist import Artist
from iteru.kit.parts import markup
from iteru.kit.shown import Screen
from iteru.table.stored import StoredTable
from iteru.words import LANGUAGES, Words

PLAYED_ON = 0.4
"""Seconds for which a new box is played."""
BY_THE_BOT = 5
"""One choice in this many is the default bot's, the others are random; the position is then drawn as well."""


class TooSlow(Exception):
    """A single step that would block the server."""


@dataclass(frozen=True)
class Trial:
    """What is tried out. A record is always replayed; a box that is known already is not played on."""

    game: str
    corrections: Mapping[str, object]
    seats: int
    options: Mapping[str, object]
    seed: Seed
    moves: tuple[tuple[int, str], ...]
    is_known: bool = False

    @staticmethod
    def of(found: Record | StoredTable) -> "Trial":
        seats = found.seats if isinstance(found, Record) else len(found.seats)
        its = (found.game, found.corrections, seats, found.options, found.seed, found.moves)
        return Trial(*its)


class Step:
    """Times each step."""

    def __init__(self, longest: float) -> None:
        self.longest = longest
        self.since = time.process_time()

    def ends(self) -> None:
        took = time.process_time() - self.since
        self.since += took
        if took > self.longest:
            raise TooSlow


def get_ready() -> None:
    """Loads before the first trial what every trial needs."""
    for name in valid_games():
        for lang in LANGUAGES:
            Artist(meta(name), Words(lang, meta(name)))


def try_out(trial: Trial, longest_step: float) -> None:
    """Raises what goes wrong, or ends its process; no single step may take longer than `longest_step` seconds. An ordinary
    refusal is no failure: the server will come to the same refusal and say it in its own words."""
    try:
        follow(trial, Step(longest_step))
    except IteruError as error:
        if is_broken(error) or MemoryError.__name__ in str(error):  # while it was loaded
            raise


def follow(trial: Trial, step: Step) -> None:
    title = game(trial.game, trial.corrections)
    match = Match(title, trial.seats, trial.seed, trial.options)
    step.ends()
    draw(title, match.state, step)
    for seat, move in trial.moves:
        match.play(seat, move)
        step.ends()
    if not trial.is_known:
        play_on(title, match.start(), step)
        play_on(title, match.state.clone(), step)
    draw(title, match.state, step)
    for action in match.state.legal_actions() if match.state.actor != NOBODY else ():
        match.state.clone().apply(action)
        step.ends()


def play_on(title: Game[State], state: State, step: Step) -> None:
    """Plays on at random, now and then with the default bot, and draws now and then."""
    until = time.process_time() + PLAYED_ON / 2
    rng, made = Rng.seeded(secrets.randbits(62)), 0
    while state.actor != NOBODY and time.process_time() < until:
        made += 1
        legal = state.legal_actions()
        if made % BY_THE_BOT:
            action = legal[rng.below(len(legal))]
        else:
            action = ask(bot(USUAL_BOT), title, state, rng)
            draw(title, state, step)
        state.apply(action)
        step.ends()


def draw(title: Game[State], state: State, step: Step) -> None:
    """Draws the position as every seat sees it, on all screens in all languages. If drawing fails, the page shows the
    plain view, so that is no failure; running out of memory is."""
    seats = range(state.seats)
    for seat in (None, *seats):
        with plainly():
            view = title.view(state, seat)
            title.choices(state, state.actor)
            title.prompt(view)
            for lang in LANGUAGES if seat is None else ():
                artist = Artist(title.meta, Words(lang, title.meta, [str(one) for one in seats]))
                draw_by(artist, view, step)
        step.ends()


@contextmanager
def plainly() -> Iterator[None]:
    try:
        yield
    except (MemoryError, TooSlow):
        raise
    except Exception:
        return


def draw_by(artist: Artist, view: View, step: Step) -> None:
    picture = artist.shown.picture
    if picture is not None:
        for screen in get_args(Screen):
            markup(artist.arranged(picture, view, screen), artist.say)
            step.ends()
