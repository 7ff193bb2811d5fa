"""Anything in any order: Hypothesis chooses who does what, with values right, odd and hostile."""

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

import iteru
from tests.web.fuzz.world import PASSWORD, Counts, Player, Table, World
from tests.web.inside import Inside

ME = {"kind": "me"}
SEATS = (
    [ME, {"kind": "local", "name": "Petr"}],
    [ME, {"kind": "friend"}],
    [ME, {"kind": "friend"}],
    [ME, {"kind": "bot", "bot": "random"}],
)
NUMBERS = st.sampled_from([0, 1, -1, 2, 2**31, 2**63, 10**25]) | st.integers(-5, 200)
TEXTS = st.text(max_size=40) | st.sampled_from(
    ["", "\x00", "\ud800", "\u202e", "ß" * 30, "load 1 1", "<b>", "x" * 700, "../..", "%00"]
)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)
TYPES = st.sampled_from(
    [
        *[
            "move",
            "undo",
            "ask-undo",
            "answer-undo",
            "withdraw-undo",
            "chat",
            "watchers",
            "silence",
        ],
        *["stand-in", "come-back", "quiet", "uncover", "why"],
    ]
)
KEYS = st.sampled_from(
    [
        "version",
        "move",
        "text",
        "to",
        "request",
        "agrees",
        "on",
        "seat",
        "bot",
        "speaker",
        "target",
        "held",
    ]
)
PICK = st.integers(0, 10**6)
SELDOM = st.integers(0, 9).map(lambda number: number == 7)
"""For what would end most runs early if it came as often as the rest."""


class Anything(RuleBasedStateMachine):
    """The server runs on between the runs, as it would; each run has people and tables of its own."""

    inside: ClassVar[Inside]
    run_async: ClassVar[Callable[[Any], Any]]
    counts: ClassVar[Counts]
    burst: ClassVar[int]

    def __init__(self) -> None:
        super().__init__()
        self.world = World(self.inside, self.counts)

    def do(self, work: Any) -> Any:
        done = type(self).run_async(work)
        self.world.drain()
        return done

    def player(self, pick: int) -> Player:
        return self.world.players[pick % len(self.world.players)]

    def table(self, pick: int) -> Table:
        return self.world.tables[pick % len(self.world.tables)]

    @initialize(game=st.sampled_from(iteru.games()))
    def begin(self, game: str) -> None:
        for _ in range(3):
            self.do(self.world.arrive())
        self.do(self.world.open_table(self.world.players[0], game, list(SEATS[1])))
        self.join(1, 0)
        self.play(0, 6, 3)

    # Tables

    @precondition(lambda self: len(self.world.tables) < 4)
    @rule(pick=PICK, game=st.sampled_from(iteru.games()), seats=st.sampled_from(SEATS))
    def open_table(self, pick: int, game: str, seats: list[dict[str, str]]) -> None:
        self.do(self.world.open_table(self.player(pick), game, list(seats)))

    @rule(pick=PICK, at=PICK)
    def join(self, pick: int, at: int) -> None:
        table = self.table(at)
        self.do(self.world.call(self.player(pick), "POST", f"/tables/{table.id}/join", {}))

    @rule(at=PICK, most=st.integers(1, 25), pick=PICK)
    def play(self, at: int, most: int, pick: int) -> None:
        self.do(self.world.play(self.table(at), most, pick))

    @rule(at=PICK, seed=PICK)
    def do_much_at_once(self, at: int, seed: int) -> None:
        self.do(self.world.burst(self.table(at), seed, self.burst))

    @rule(seed=PICK, most=st.integers(1, 8))
    def do_much_at_every_table(self, seed: int, most: int) -> None:
        for table in self.world.tables:
            self.do(self.world.play(table, most, seed))
            self.do(self.world.burst(table, seed, self.burst))

    @rule(at=PICK, who=PICK, version=NUMBERS, move=TEXTS)
    def move_wrongly(self, at: int, who: int, version: int, move: str) -> None:
        table, player = self.table(at), self.player(who)
        body = {"version": version, "move": move}
        answer = self.do(self.world.call(player, "POST", f"/tables/{table.id}/moves", body))
        self.do(self.world.moved(table, move, answer.status == 200))

    @rule(at=PICK, who=PICK, pick=PICK)
    def move_twice(self, at: int, who: int, pick: int) -> None:
        """The same move sent at once by two programs: one is accepted."""
        self.do(self.send_twice(self.player(who), self.table(at), pick))

    async def send_twice(self, player: Player, table: Table, pick: int) -> None:
        call = self.world.call
        at = self.world.own_seat(player, table)
        seen = await call(player, "GET", f"/tables/{table.id}/view{at}")
        choices = seen.json().get("choices") if seen.status == 200 else None
        if choices:
            body = {"version": seen.json()["version"], "move": choices[pick % len(choices)]["move"]}
            path = f"/tables/{table.id}/moves"
            answers = await asyncio.gather(*[call(player, "POST", path, body) for _ in range(3)])
            accepted = [answer for answer in answers if answer.status == 200]
            assert len(accepted) <= 1 or not table.is_exact
            for _ in accepted[:1]:
                table.accepted.append(body["move"])
            await self.world.check_moves(table)

    @rule(at=PICK, who=PICK)
    def undo(self, at: int, who: int) -> None:
        table, player = self.table(at), self.player(who)
        live = self.inside.house.tables.get(table.id)
        body = {"version": live.version if live else 0}
        answer = self.do(self.world.call(player, "POST", f"/tables/{table.id}/undo", body))
        self.do(self.world.undone(table, answer.status == 200))

    @rule(at=PICK, who=PICK, what=st.sampled_from(["resign", "leave", "close"]), is_time=SELDOM)
    def go_away(self, at: int, who: int, what: str, is_time: bool) -> None:
        if not is_time:
            return
        table, player = self.table(at), self.player(who)
        method, path = ("DELETE", "") if what == "close" else ("POST", f"/{what}")
        answer = self.do(self.world.call(player, method, f"/tables/{table.id}{path}"))
        if what == "resign" and answer.status == 200:
            table.is_exact = False  # a bot plays on

    @rule(at=PICK, who=PICK)
    def compare_hidden(self, at: int, who: int) -> None:
        self.do(self.world.compare_hidden(self.player(who), self.table(at)))

    # Pages and streams

    @rule(at=PICK, who=PICK)
    def look(self, at: int, who: int) -> None:
        self.do(self.world.look(self.player(who), self.table(at)))

    @rule(at=PICK, who=PICK, all_tables=st.booleans())
    def follow(self, at: int, who: int, all_tables: bool) -> None:
        path = "/events" if all_tables else f"/tables/{self.table(at).id}/events"
        self.do(self.world.follow(self.player(who), path))

    @rule(at=PICK, who=PICK)
    def hang_up(self, at: int, who: int) -> None:
        player = self.player(who)
        lines = [*player.pages.values(), *player.streams]
        if lines:
            self.do(lines[at % len(lines)].hang_up())

    @rule(at=PICK, who=PICK, text=TEXTS)
    def chat(self, at: int, who: int, text: str) -> None:
        self.say(at, who, {"type": "chat", "text": text})

    @rule(at=PICK, who=PICK, kind=TYPES, fields=st.dictionaries(KEYS, VALUES, max_size=4))
    def say_something(self, at: int, who: int, kind: str, fields: dict[str, Any]) -> None:
        self.say(at, who, {**fields, "type": kind})

    @rule(at=PICK, who=PICK, message=VALUES | st.text(max_size=80))
    def say_nonsense(self, at: int, who: int, message: Any) -> None:
        self.say(at, who, message)

    def say(self, at: int, who: int, message: Any) -> None:
        player, table = self.player(who), self.table(at)
        before = list(table.accepted)
        if table.id not in player.pages:
            self.do(self.world.look(player, table))
        if table.id not in player.pages:
            return
        self.do(self.world.say(player, table, message))
        self.do(self.settle(table, before))

    async def settle(self, table: Table, before: list[str]) -> None:
        """Pages may move, take back or let a bot play: whatever they did, it was one thing."""
        stored = await self.world.stored_moves(table)
        live = await self.inside.house.table(table.id)
        if any(seat.stand_in for seat in live.seats):
            table.is_exact = False
        if table.is_exact:
            kept = min(len(stored), len(before))
            assert stored[:kept] == before[:kept]
            assert len(stored) <= len(before) + 1
        table.accepted = stored

    # People

    @precondition(lambda self: len(self.world.players) < 5)
    @rule()
    def arrive(self) -> None:
        self.do(self.world.arrive())

    @rule(who=PICK, name=TEXTS, what=st.sampled_from(["name", "take", "sign-in"]))
    def name_oneself(self, who: int, name: str, what: str) -> None:
        form = {"name": name[:60], "password": PASSWORD}
        self.post(self.player(who), f"/account/{what}", form)

    @rule(who=PICK, everywhere=st.sampled_from(["", "yes"]), is_time=SELDOM)
    def sign_out(self, who: int, everywhere: str, is_time: bool) -> None:
        if is_time:
            player = self.player(who)
            self.post(player, "/account/sign-out", {"everywhere": everywhere})
            self.do(self.world.new_token(player))

    @rule(who=PICK, number=NUMBERS)
    def revoke(self, who: int, number: int) -> None:
        player = self.player(who)
        listed = self.do(self.world.call(player, "GET", "/tokens"))
        own = [token["id"] for token in listed.json()] if listed.status == 200 else []
        at = own[number % len(own)] if own and number % 3 == 0 else number
        dropped = self.do(self.world.call(player, "DELETE", f"/tokens/{at}"))
        if dropped.status == 204:
            self.do(self.world.new_token(player))

    @rule(who=PICK, new=TEXTS)
    def change_password(self, who: int, new: str) -> None:
        self.post(self.player(who), "/account/password", {"old": PASSWORD, "new": new[:300]})

    def post(self, player: Player, path: str, form: dict[str, str]) -> None:
        self.do(self.browse(player, "GET", "/account", None))
        self.do(self.browse(player, "POST", path, form))

    async def browse(
        self, player: Player, method: str, path: str, form: dict[str, str] | None
    ) -> None:
        self.world.check(player, await player.browse(method, path, form))

    # Nonsense over HTTP, and the server itself

    @rule(
        who=PICK,
        at=PICK,
        call=st.sampled_from(
            [
                "moves",
                "undo",
                "join",
                "resign",
                "leave",
                "sight",
                "view",
                "record",
                "events",
                "constants",
            ]
        ),
        method=st.sampled_from(["GET", "POST", "PUT", "DELETE", "HEAD"]),
        body=VALUES,
    )
    def call_nonsense(self, who: int, at: int, call: str, method: str, body: Any) -> None:
        is_harmless = method != "POST" or call not in ("resign", "leave")
        if is_harmless and (method, call) != ("GET", "events"):
            table = self.table(at)
            path = f"/tables/{table.id}/{call}"
            answer = self.do(self.world.call(self.player(who), method, path, body))
            if call == "undo":
                self.do(self.world.undone(table, answer.status == 200))

    @rule(who=PICK, path=TEXTS, form=st.dictionaries(KEYS, TEXTS, max_size=3))
    def browse_nonsense(self, who: int, path: str, form: dict[str, str]) -> None:
        clean = path.replace("?", "").replace("\ud800", "")
        for root in ("/t/", "/rules/", "/new/", "/api/games/", "/"):
            self.do(self.browse(self.player(who), "GET", root + clean, None))
        self.do(self.browse(self.player(who), "POST", "/settings", form))

    @rule(is_time=SELDOM)
    def restart(self, is_time: bool) -> None:
        if is_time:
            self.do(self.world.restart())

    def teardown(self) -> None:
        if self.world.tables:
            self.do(self.world.leave())
