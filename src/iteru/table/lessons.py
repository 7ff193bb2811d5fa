"""Lessons that people take: how far each of them is, and the board there.

A lesson is no table: nobody else can come, no bot plays, and all that is stored is how far a person is. The board and
everything else follow from the guide.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from iteru.bots.levels import LEVELS
from iteru.engine.record import ENGINE_VERSION
from iteru.engine.registry import game
from iteru.kit.guide import Guide, Step
from iteru.kit.lesson import Answer, Lesson, Place, lesson_of
from iteru.table import schema
from iteru.table.house import House
from iteru.table.live import PLAYING, LiveTable
from iteru.table.people import Person
from iteru.table.storage import Stale, Storage
from iteru.table.stored import StoredSeat, StoredTable
from iteru.table.watchdog import at_work


@dataclass(frozen=True)
class Stop:
    """A moment at which a lesson waits.

    `do`: for a move of the person. `try`: for a touch that the rules refuse. `read`, `done`: for the person to go on,
    before or after the moves of the step. `then`: for a move of the others, which comes by itself.
    """

    kind: Literal["do", "try", "read", "then", "done"]
    step: int
    played: int
    """How many moves of the step have been made."""


def stops_of(guide: Guide) -> list[Stop]:
    """Returns all stops of a lesson in their order."""
    return [stop for number, step in enumerate(guide.steps) for stop in stops_in(number, step)]


def stops_in(number: int, step: Step) -> Iterator[Stop]:
    if not step.do:
        yield Stop("try" if step.attempt else "read", number, 0)
    for played in range(len(step.moves)):
        yield Stop("do" if played < len(step.do) else "then", number, played)
    if step.done or step.seen:
        yield Stop("done", number, len(step.moves))


def lesson_in(name: str) -> Lesson | None:
    """Returns the lesson of a game, always with the box as it was printed."""
    return lesson_of(game(name))


class LiveLesson:
    """A lesson that somebody takes: where they are in it, and the table as it looks there."""

    def __init__(
        self, lesson: Lesson, person: Person, at: int, names: Sequence[str], storage: Storage
    ) -> None:
        self.lesson = lesson
        self.person = person
        self.storage = storage
        self.stops = stops_of(lesson.guide)
        self.names = list(names)
        self.table = LiveTable(
            stored_board(lesson, person, names), lesson.game, lesson.match(), storage, []
        )
        self.show(at)

    @staticmethod
    async def load(
        lesson: Lesson, person: Person, names: Sequence[str], storage: Storage
    ) -> "LiveLesson | None":
        """Returns a lesson as far as a person is in it, None if they have not begun it."""
        reached = (await progress_of(storage, person)).get(lesson.game.name)
        return None if reached is None else LiveLesson(lesson, person, reached, names, storage)

    @property
    def at(self) -> int:
        return self.table.version

    @property
    def stop(self) -> Stop:
        return self.stops[self.at]

    @property
    def step(self) -> Step:
        return self.lesson.guide.steps[self.stop.step]

    @property
    def is_at_end(self) -> bool:
        return self.at == len(self.stops) - 1

    @cached_property
    def place(self) -> Place:
        return self.lesson.at(self.stop.step, self.stop.played)

    def show(self, at: int) -> None:
        """Lays the board out as it is at a stop; the last one if the lesson has become shorter."""
        self.reached = at
        self.table.version = min(at, len(self.stops) - 1)
        self.__dict__.pop("place", None)
        with at_work(self.table.id):
            self.table.match = self.place.match
        self.table.match.names = self.names
        self.table.tell_everybody()

    # What the person does, each on the stop that they were shown

    async def move(self, at: int, text: str) -> Answer:
        """Answers a move; the one that is asked for is made."""
        self.check(at)
        with at_work(self.table.id):
            answer = self.place.chosen(text)
        if answer.kind == "asked":
            await self.go(at + 1)
        return answer

    async def touch(self, target: str, held: Sequence[str]) -> Answer:
        """Answers a touch of a thing that the page does not light."""
        with at_work(self.table.id):
            answer = self.place.touched(target, held)
        if self.stop.kind == "try" and answer.kind == "asked":
            await self.go(self.at + 1)
        return answer

    async def go_on(self, at: int) -> None:
        """The person has read enough, or does not want to wait for the others."""
        self.check(at)
        if self.stop.kind in ("read", "done"):
            await self.go(at + 1)
        elif self.stop.kind == "then":
            await self.go(self.after_others(at))

    async def let_play(self, at: int) -> None:
        """The others make their next move, if it is theirs."""
        self.check(at)
        if self.stop.kind == "then":
            await self.go(at + 1)

    async def go_back(self, at: int) -> None:
        """Returns to the beginning of the step, or of the one before it."""
        self.check(at)
        begun = [number for number in range(at) if self.begins_step(number)]
        if begun:
            await self.go(begun[-1])

    def begins_step(self, number: int) -> bool:
        return number == 0 or self.stops[number - 1].step != self.stops[number].step

    def after_others(self, at: int) -> int:
        return next(
            number for number in range(at, len(self.stops)) if self.stops[number].kind != "then"
        )

    def check(self, at: int) -> None:
        if at != self.at:
            raise Stale("stale-version", version=at)

    async def go(self, to: int) -> None:
        """Stores where the person is now, then shows it."""
        if to >= len(self.stops):
            return
        await set_progress(self.storage, self.person, self.lesson.game.name, self.reached, to)
        self.show(to)

    async def read_again(self) -> None:
        """Another page of the same person has gone on or back."""
        reached = await progress_of(self.storage, self.person)
        self.show(reached.get(self.lesson.game.name, 0))


def stored_board(lesson: Lesson, person: Person, names: Sequence[str]) -> StoredTable:
    """Returns the data of a lesson's table. It is never stored, has no id, and nobody but the learner sits at it."""
    title = lesson.game
    return StoredTable(
        id="",
        game=title.name,
        rules=title.meta.rules_version,
        engine=ENGINE_VERSION,
        box=title.box.fingerprint,
        corrections={},
        options=dict(lesson.guide.start.options),
        seed=lesson.guide.start.seed,
        version=0,
        host=person.id,
        status=PLAYING,
        listed=False,
        rematch=None,
        seats=tuple([StoredSeat("local", name) for name in names]),
        moves=(),
    )


async def play_on(house: House, person: Person, live: LiveLesson) -> LiveTable:
    """Opens a table from where the lesson is: the person keeps the seat, bots of the first level take the others."""
    start = live.lesson.guide.start
    seats: list[dict[str, object]] = [{"kind": "bot", "bot": LEVELS[0]}] * start.seats
    seats[start.person] = {"kind": "me"}
    return await house.open_table(
        person,
        live.lesson.game.name,
        start.options,
        seats,
        start.seed,
        listed=False,
        moves=live.place.match.record().moves,
        corrections={},
    )


# How far everybody is


async def progress_of(storage: Storage, person: Person) -> dict[str, int]:
    """Returns the stops that a person has reached, by game."""
    lessons = schema.lessons.c
    query = select(lessons.game, lessons.at).where(lessons.person == person.id)
    async with storage.database.connect() as connection:
        return {row.game: row.at for row in await connection.execute(query)}


async def begin(storage: Storage, person: Person, name: str) -> None:
    """Begins a lesson, whether or not the person has taken it before."""
    lessons = schema.lessons.c
    row = {"person": person.id, "game": name, "at": 0}
    old = delete(schema.lessons).where(lessons.person == person.id, lessons.game == name)
    with suppress(IntegrityError):  # begun twice at the same time
        async with storage.change() as connection:
            await connection.execute(old)
            await connection.execute(insert(schema.lessons).values(row))


async def set_progress(storage: Storage, person: Person, name: str, before: int, at: int) -> None:
    """Stores the stop that a person has reached, unless another page of theirs has changed it meanwhile."""
    lessons = schema.lessons.c
    its = update(schema.lessons).where(
        lessons.person == person.id, lessons.game == name, lessons.at == before
    )
    async with storage.change() as connection:
        if (await connection.execute(its.values(at=at))).rowcount != 1:
            raise Stale("stale-version", version=before)
