"""Plays: for every event that asks one of its seats, a bot chooses in a sight of the table, and the move is sent."""

import secrets
from collections.abc import Callable, Sequence

from iteru.bots.bot import Bot
from iteru.engine.errors import BadOptions
from iteru.engine.events import Value
from iteru.engine.registry import error_line
from iteru.engine.rng import Rng
from iteru.external.errors import ProgramFailed
from iteru.external.origin import title_of
from iteru.external.typed import begin_game
from iteru.remote.server import ASIDE, Answer, Refused, Server

CHANGED = (403, 409)
"""What a move is answered with if the table has changed meanwhile: an event will tell how."""
ENDED = ("over", "closed")


class Player:
    """A bot at the tables of one account. `say` hears what is worth a line: the id of a message, and facts."""

    def __init__(
        self, server: Server, bot: Bot, bot_name: str, say: Callable[[str, dict[str, Value]], None]
    ) -> None:
        self.server = server
        self.bot = bot
        self.bot_name = bot_name
        self.say = say
        self.greeted: set[str] = set()
        self.last_table = ""
        """Where the bot was asked last."""

    # Where to play

    def open_table(self, name: str, others: Sequence[str]) -> str:
        """Opens a table against bots of the server; `friend` keeps a seat for anybody who joins."""
        seats = [{"kind": "me"}]
        for other in others:
            seats.append({"kind": "friend"} if other == "friend" else {"kind": "bot", "bot": other})
        table = self.server.call("POST", "/api/tables", {"game": name, "seats": seats})
        return str(table["id"])

    def join(self, table: str) -> None:
        """Sit down at a table, unless we sit there already."""
        if not self.server.call("GET", f"/api/tables/{table}")["mine"]:
            self.server.call("POST", f"/api/tables/{table}/join", {})

    # Playing

    def play(self, only: str | None = None) -> None:
        """All tables of the account for as long as there is a server; or one of them to its end."""
        running = len(self.server.call("GET", "/api/tables"))  # a wrong token is noticed here
        self.say("remote-ready", {"name": self.bot_name, "count": running})
        for message in self.server.events(lambda: self.check_table(only)):
            if only in (None, message["table"]):
                try:
                    self.hear(message)
                except ProgramFailed as error:
                    self.resign(message["table"], error, goes_on=only is None)
                if only and message["status"] == ASIDE:
                    raise Refused(403, message["message"])
                if only and message["status"] in ENDED:
                    return

    def check_table(self, only: str | None) -> None:
        """Asks for the one table that is played: while the line was broken it may have been set aside."""
        if only is not None:
            self.server.call("GET", f"/api/tables/{only}")

    def hear(self, message: Answer) -> None:
        """One event: what a seat sees now."""
        if message["status"] == ASIDE:
            self.say("remote-aside", {"table": message["table"], "why": message["message"]})
            return
        if message["table"] not in self.greeted:
            self.greeted.add(message["table"])
            self.say("remote-table", {"table": message["table"], "title": message["game"]})
        if message["status"] in ENDED:
            points = " : ".join(map(str, message["points"]))
            self.say(f"remote-{message['status']}", {"table": message["table"], "points": points})
        elif message["choices"]:
            self.move(message)

    def move(self, message: Answer) -> None:
        path = f"/api/tables/{message['table']}"
        try:
            move = self.choose(message, path)
            if move:
                body = {"version": message["version"], "move": move}
                self.server.call("POST", f"{path}/moves", body)
                self.say("remote-move", {"table": message["table"], "move": move})
        except Refused as error:
            if error.status not in CHANGED:
                raise

    def resign(self, table: str, error: ProgramFailed, goes_on: bool) -> None:
        """A program that fails loses that game; the others go on."""
        try:
            self.server.call("POST", f"/api/tables/{table}/resign", {})
        except Refused as refused:
            if refused.status not in CHANGED:
                raise
        if not goes_on:
            raise error
        self.say(error.problem, error.facts)
        self.say("remote-resigned", {"table": table})

    def choose(self, message: Answer, path: str) -> str:
        """The bot's move; empty if the table has changed meanwhile."""
        if len(message["choices"]) == 1:
            return str(message["choices"][0]["move"])
        sight = self.server.call("GET", f"{path}/sight")
        if sight["version"] != message["version"]:
            return ""
        title = title_of(sight, "server-of-other-version")
        if message["table"] != self.last_table:
            begin_game([self.bot])
            self.last_table = message["table"]
        try:
            action = self.bot.choose(
                title, title.restore(sight["snapshot"]), Rng.seeded(secrets.randbits(62))
            )
        except ProgramFailed:
            raise
        except Exception as error:
            why = error_line(error)
            raise BadOptions("failed-remote-bot", name=self.bot_name, why=why) from error
        return title.notation(action)
