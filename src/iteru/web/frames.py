"""Limits on the frames of a page's socket. Every frame is work, whatever its kind and length."""

from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from iteru.web.connections import HasConnections
from iteru.web.rates import BURST

FRAMES = 2
"""How many times the rate of messages a socket may send frames: our page sends a message whole and answers our pings."""
BYTES = 512
"""The bytes that are as much work as a frame."""
PART = 2048
"""Bytes that are read before the work is counted: a frame has at least six, and no page sends more in one go."""
MAX_UNREAD = 1 << 20
"""Bytes that a page may leave unread while it goes on asking whether we are there."""
MAX_UNHEARD = 1000
"""Messages of a page, and parts of one, that may be waiting. A page sends one at a time, whole."""


class LimitedSocket(WebSocketsSansIOProtocol):
    """A socket, counted until it closes.

    It is closed when it causes more work than any page does, or when more waits for it than any page needs.
    """

    def __init__(self, config: Config, *arguments: Any, **more: Any) -> None:
        super().__init__(config, *arguments, **more)
        self.all = cast(HasConnections, config.app).connections
        self.idle_at = 0.0
        """When the work it has made would be done at the rate that it may make it."""

    def connection_lost(self, exc: Exception | None) -> None:
        self.all.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PART):
            if self.transport.is_closing():
                return
            part = data[start : start + PART]
            super().data_received(part)
            if self.handshake_complete:
                self.count(len(part) / BYTES)

    def handle_events(self) -> None:
        self.count(len(self.conn.events))
        super().handle_events()

    def count(self, work: float) -> None:
        now, rate = self.loop.time(), FRAMES * self.all.rate
        self.idle_at = max(now, self.idle_at) + work / rate
        if self.idle_at - now > BURST:
            self.hang_up()

    def hang_up(self) -> None:
        """Says why, and closes the connection even if the other side does not listen."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            self.handle_parser_exception()
            self.loop.call_later(self.close_timeout, self.transport.abort)
        else:
            self.transport.abort()

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > MAX_UNREAD:
            self.transport.abort()
        elif not self.transport.is_closing():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MAX_UNHEARD:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        super().send_receive_event_to_app()
        if self.queue.qsize() > MAX_UNHEARD:
            self.transport.abort()
