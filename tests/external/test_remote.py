"""`iteru bot` with a program at several tables of a server: a game it fails in is lost, the others go on."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import iteru
from iteru.engine.events import Value
from iteru.external.origin import origin_of
from iteru.remote.player import Player
from iteru.remote.server import Refused, Server

from .programs import bad, made


class Tables(Server):
    """A server with three tables that each ask once; the second is over when we want to resign there."""

    def __init__(self) -> None:
        super().__init__("http://localhost", "token")
        self.calls: list[tuple[str, Any]] = []
        self.game = iteru.game("imhotep")
        self.state = self.game.new(2, 7)

    def call(self, method: str, path: str, body: object = None) -> Any:
        if path.endswith("/sight"):
            return {**origin_of(self.game), "version": 1, "snapshot": self.state.snapshot()}
        self.calls.append((path, body))
        if path == "/api/tables/two/resign":
            raise Refused(409, "It is over.")
        return []

    def events(self, opened: Callable[[], None] = lambda: None) -> Iterator[Any]:
        choices = [{"move": move} for move in ("stones", "load 1 1")]
        for table in ("one", "two", "three", "three"):
            yield {
                "table": table,
                "game": "Imhotep",
                "status": "playing",
                "choices": choices,
                "version": 1,
            }


def test_a_game_is_resigned_and_the_others_go_on(tmp_path: Path) -> None:
    server, said = Tables(), []

    def say(message: str, facts: dict[str, Value]) -> None:
        said.append(message)

    player = made(bad("dies-once", tmp_path / "died"))
    Player(server, player, "cmd:bad", say).play()
    player.end()
    move = {"version": 1, "move": "stones"}
    assert server.calls == [
        ("/api/tables", None),
        ("/api/tables/one/resign", {}),
        ("/api/tables/two/moves", move),
        ("/api/tables/three/moves", move),
        ("/api/tables/three/moves", move),
    ]
    assert said[2:4] == ["program-ended", "remote-resigned"]
    assert player.log.read_text() == "newgame\n" * 3


def test_a_game_that_is_over_meanwhile_is_not_resigned() -> None:
    server, said = Tables(), []
    player = made(bad("illegal"))
    Player(server, player, "cmd:bad", lambda message, facts: said.append(message)).play()
    assert said.count("remote-resigned") == 4
    assert not any(path.endswith("/moves") for path, _ in server.calls)
