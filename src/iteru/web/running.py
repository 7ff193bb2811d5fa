"""The server as a process: how it stops."""

import asyncio
import os
import socket
from threading import Timer
from types import FrameType

import uvicorn

from iteru.table.last_words import LastWords
from iteru.web.lines import AllLines

TO_SAY_GOODBYE = 1.0
TO_ANSWER = 3.0
TO_GIVE_UP = 5
LONGEST = 8.0
"""Seconds for telling streams and sockets, for answering what has been asked and for ending what is left of it, and
for everything together."""
TICKS = 10
"""Ticks of the loop per second."""


class Running(uvicorn.Server):
    """Exits with 0 at the first signal, at the latest after a fixed number of seconds; immediately at the second signal.

    An accepted move is on disk before anybody hears of it, so nothing is lost however short the end is. Compiled code that
    never returns lets no signal through: then the process ends after computing for `hung_after` seconds without a tick of its
    loop.
    """

    def __init__(
        self, config: uvicorn.Config, lines: AllLines, last_words: LastWords, hung_after: float
    ) -> None:
        super().__init__(config)
        self.lines = lines
        self.last_words = last_words
        self.hung_after = hung_after

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            self.last_words.end_after(self.hung_after)
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            os._exit(128 + sig)
        self.should_exit = True
        limit = Timer(LONGEST, os._exit, (0,))
        limit.daemon = True
        limit.start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.last_words.relent()
        for server in self.servers:
            server.close()
        self.lines.end()
        rounds = 0
        while self.lines.count and rounds < TO_SAY_GOODBYE * 50:
            rounds += 1
            await asyncio.sleep(0.02)
        asyncio.get_running_loop().call_later(TO_ANSWER, self.hang_up)
        await super().shutdown(sockets)

    def hang_up(self) -> None:
        """Closes connections with half a request: the rest will not come any more."""
        for connection in list(self.server_state.connections):
            if connection.transport is not None:
                connection.transport.close()
