"""The people and tables of one run, and what each of them must be told: the model beside the server."""

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any

from iteru.engine.rng import Rng
from iteru.table.live import PLAYING, LiveTable
from iteru.table.people import digest
from tests.web.inside import Answer, Inside, Line, Somebody, say_on

PASSWORD = "reed, ink and papyrus"
READ = ("", "/view", "/view?seat=1", "/constants", "/sight", "/record", "/view?since=3.3")
MOVES = ("load 1 1", "pass", "\x00", "ß" * 40, "x" * 300, "", "sail 9 9", "\u202e")


@dataclass
class Counts:
    """What went to and fro; shared by all worlds of a process."""

    sent: int = 0
    received: int = 0
    moves: int = 0
    refused: int = 0
    restarts: int = 0
    compared: int = 0


@dataclass
class Table:
    """A table, and the moves that the server has accepted there."""

    id: str
    is_exact: bool
    """Whether nobody but our people moves: no bot, no window that closes by itself."""
    accepted: list[str] = field(default_factory=list)


class Player(Somebody):
    """Somebody with open pages and streams."""

    def __init__(self, inside: Inside) -> None:
        super().__init__(inside)
        self.account = ""
        self.pages: dict[str, Line] = {}
        self.streams: list[Line] = []
        self.secrets: set[str] = set()


class World:
    """Everything is checked as it comes: no failure, no hang, no move lost or doubled, nothing of others."""

    def __init__(self, inside: Inside, counts: Counts) -> None:
        self.inside = inside
        self.counts = counts
        self.players: list[Player] = []
        self.tables: list[Table] = []

    # People

    async def arrive(self) -> Player:
        player = Player(self.inside)
        self.players.append(player)
        self.check(player, await player.browse("GET", "/account"))
        await self.new_token(player)
        return player

    async def new_token(self, player: Player) -> None:
        await player.arrive()
        page = await player.browse("POST", "/account/token", {"label": "fuzz"})
        self.check(player, page, owner=player)
        found = page.text.partition('readonly value="')[2].partition('"')[0]
        if found:
            player.token = found
            player.secrets.add(found)

    # What comes back

    def check(self, player: Player, answer: Answer, owner: Player | None = None) -> Answer:
        self.counts.sent += 1
        self.counts.refused += answer.status >= 400
        assert answer.status < 500, answer.body[:2000]
        assert b"Traceback" not in answer.body
        self.check_foreign(owner or player, answer.body.decode("utf-8", "replace"))
        player.secrets.add(player.cookie)
        return answer

    def check_foreign(self, player: Player, text: str) -> None:
        """No token, cookie or password of anybody else, ever."""
        assert PASSWORD not in text
        for other in self.players:
            if other is not player:
                for secret in other.secrets:
                    assert not secret or secret not in text, "the secret of another was told"

    def drain(self) -> None:
        """Read what has come to pages and streams meanwhile."""
        for player in self.players:
            for line in [*player.pages.values(), *player.streams]:
                for message in line.waiting():
                    self.counts.received += 1
                    text = message.get("text") or message.get("body", b"").decode()
                    self.check_foreign(player, text)
            player.pages = {at: line for at, line in player.pages.items() if not line.is_over}
            player.streams = [line for line in player.streams if not line.is_over]

    async def call(self, player: Player, method: str, path: str, body: object = None) -> Answer:
        return self.check(player, await player.call(method, path, body))

    # Tables

    async def open_table(self, player: Player, game: str, seats: list[dict[str, str]]) -> None:
        opened = await self.call(player, "POST", "/tables", {"game": game, "seats": seats})
        if opened.status == 201:
            has_reactions = self.inside.house.game(game).meta.has_reactions
            has_bot = any(seat["kind"] == "bot" for seat in seats)
            self.tables.append(Table(opened.json()["id"], not has_reactions and not has_bot))

    async def move(self, player: Player, table: Table, pick: int) -> bool:
        """A legal move, if it is this player's turn."""
        seen = await self.call(
            player, "GET", f"/tables/{table.id}/view{self.own_seat(player, table)}"
        )
        choices = seen.json().get("choices") if seen.status == 200 else None
        if not choices:
            return False
        move = choices[pick % len(choices)]["move"]
        body = {"version": seen.json()["version"], "move": move}
        answer = await self.call(player, "POST", f"/tables/{table.id}/moves", body)
        await self.moved(table, move, answer.status == 200)
        return answer.status == 200

    def own_seat(self, player: Player, table: Table) -> str:
        """Of several seats at one screen the acting one."""
        live = self.inside.house.tables.get(table.id)
        return "" if live is None or live.actor is None else f"?seat={live.actor}"

    async def play(self, table: Table, most: int, pick: int) -> None:
        """Moves of whoever's turn it is."""
        for number in range(most):
            actor = await self.actor(table)
            if actor is None or not await self.move(actor, table, pick + number):
                return

    async def actor(self, table: Table) -> Player | None:
        """Who of ours plays the seat that must choose."""
        live = await self.inside.house.table(table.id)
        for player in self.players:
            person = await self.inside.house.people.by_digest(digest(player.token))
            if live.actor is not None and live.actor in live.seats_of(person):
                return player
        return None

    async def burst(self, table: Table, seed: int, size: int) -> None:
        """Many things at once, most of them wrong; of moves on one version one at most is accepted."""
        rng = random.Random(seed)
        live = await self.inside.house.table(table.id)
        legal = [live.game.notation(action) for action in live.match.state.legal_actions()]
        found = await asyncio.gather(
            *[self.one_of_burst(table, live.version, legal, rng) for _ in range(size)]
        )
        accepted = sorted(pair for pair in found if pair is not None)
        assert len({version for version, _ in accepted}) == len(accepted)
        for _, move in accepted:
            table.accepted.append(move)
        self.counts.moves += len(accepted)
        await self.check_moves(table)

    async def one_of_burst(
        self, table: Table, version: int, legal: list[str], rng: random.Random
    ) -> tuple[int, str] | None:
        player = rng.choice(self.players)
        path = f"/tables/{table.id}"
        if rng.random() < 0.2:
            await self.call(player, "GET", f"{path}{rng.choice(READ)}")
            return None
        move = rng.choice(legal) if legal and rng.random() < 0.5 else rng.choice(MOVES)
        body = {"version": version + rng.choice((-1, 0, 0, 1, 5)), "move": move}
        answer = await self.call(player, "POST", f"{path}/moves", body)
        return (answer.json()["version"], move) if answer.status == 200 else None

    async def moved(self, table: Table, move: str, is_accepted: bool) -> None:
        if is_accepted:
            table.accepted.append(move)
            self.counts.moves += 1
        await self.check_moves(table)

    async def stored_moves(self, table: Table) -> list[str]:
        stored = await self.inside.house.storage.load_table(table.id)
        assert stored is not None
        return [move for _, move in stored.moves]

    async def check_moves(self, table: Table) -> None:
        """What was accepted is stored, once and in this order; nothing else is."""
        stored = await self.stored_moves(table)
        if table.is_exact:
            assert stored == table.accepted, (table.id, stored[-5:], table.accepted[-5:])
        else:
            rest = iter(stored)
            windows = not self.is_without_windows(table)
            assert windows or all(move in rest for move in table.accepted), table.id

    def is_without_windows(self, table: Table) -> bool:
        live = self.inside.house.tables.get(table.id)
        return live is not None and not live.game.meta.has_reactions

    async def undone(self, table: Table, is_accepted: bool) -> None:
        """Taking back drops moves at the end, and only then."""
        stored = await self.stored_moves(table)
        if is_accepted and table.is_exact:
            assert stored == table.accepted[: len(stored)]
            assert len(stored) < len(table.accepted)
        if is_accepted or not table.is_exact:
            table.accepted = stored
        await self.check_moves(table)

    # Pages

    async def look(self, player: Player, table: Table) -> None:
        if table.id not in player.pages:
            self.counts.sent += 1
            player.pages[table.id] = await player.look(table.id)

    async def follow(self, player: Player, path: str) -> None:
        if len(player.streams) < 3:
            self.counts.sent += 1
            answer = await player.call("GET", "/tables")
            if answer.status == 200:
                player.streams.append(await player.follow(path))

    async def say(self, player: Player, table: Table, message: dict[str, Any] | str) -> bool:
        """Send something on a page's socket; whether it was taken. A question that is always answered follows it."""
        line = player.pages[table.id]
        self.counts.sent += 2
        await say_on(line, message)
        await say_on(line, {"type": "why", "target": "nothing"})
        is_taken = True
        while True:
            got = await line.next()
            self.counts.received += 1
            if got["type"] == "websocket.close":
                return False
            self.check_foreign(player, got["text"])
            told = json.loads(got["text"])
            if "why" in told:
                return is_taken
            is_taken = is_taken and "error" not in told

    # What nobody may know

    async def compare_hidden(self, player: Player, table: Table) -> None:
        """Whatever is hidden from somebody is dealt anew: they are told the same, byte for byte."""
        live = await self.inside.house.table(table.id)
        person = await self.person(player)
        seats = live.seats_of(person) if person else []
        if live.status != PLAYING or len(seats) != 1 or live.bot_to_move():
            return
        true, version = live.match.state, live.version
        shown = await self.everything_told(player, table, live)
        live.match.state = live.game.sight(true, seats[0], Rng.seeded(version))
        try:
            again = await self.everything_told(player, table, live)
        finally:
            live.match.state = true
            live.remembered.clear()
        if live.version == version:
            assert shown == again, "what is hidden was told"
            self.counts.compared += 1

    async def everything_told(self, player: Player, table: Table, live: LiveTable) -> list[bytes]:
        live.remembered.clear()
        view = await self.call(player, "GET", f"/tables/{table.id}/view")
        page = self.check(player, await player.browse("GET", f"/t/{table.id}"))
        return [view.body, page.body]

    async def person(self, player: Player) -> Any:
        return (await self.inside.state.identity.from_cookie(player.cookie)).person

    # The server

    async def restart(self) -> None:
        await self.inside.stop()
        await self.inside.start()
        self.counts.restarts += 1
        for player in self.players:
            player.pages, player.streams = {}, []
        for table in self.tables:
            await self.check_moves(table)

    async def leave(self) -> None:
        """The end of a run: nothing stays open, and nothing was lost."""
        for player in self.players:
            for line in [*player.pages.values(), *player.streams]:
                await line.hang_up()
        for table in self.tables:
            await self.check_moves(table)
            self.inside.house.tables.pop(table.id, None)
