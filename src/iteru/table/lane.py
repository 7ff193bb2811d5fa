"""Worker processes shared by many tables, which take turns."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Hashable
from typing import Any

from iteru.table.process import Limits, Worker


class Lane:
    """A fixed number of workers. Everybody who waits is served in turn, however much each of them wants, and where there are
    several workers nobody gets all of them."""

    def __init__(self, count: int, prepare: Callable[[], None], memory: int) -> None:
        self.workers = [Worker(prepare, memory) for _ in range(count)]
        self.share = max(1, count - 1)
        self.idle = list(self.workers)
        self.serving = Counter[Hashable]()
        self.waiting: dict[Hashable, deque[asyncio.Future[Worker]]] = {}
        """Everybody who waits, by who asks; the next in turn comes first."""

    @property
    def crowd(self) -> float:
        """The number of waiting jobs for each worker."""
        return sum(map(len, self.waiting.values())) / len(self.workers)

    def warm_up(self) -> None:
        self.idle[-1].warm_up()

    async def stop(self) -> None:
        await asyncio.gather(*[asyncio.to_thread(worker.stop) for worker in self.workers])

    async def do(
        self, asker: Hashable, limits: Limits, work: Callable[..., Any], *arguments: Any
    ) -> Any:
        """The result of a piece of work, once it is the asker's turn."""
        return await self.done_by(await self.turn_of(asker), asker, limits, work, *arguments)

    async def done_by(
        self,
        worker: Worker,
        asker: Hashable,
        limits: Limits,
        work: Callable[..., Any],
        *arguments: Any,
    ) -> Any:
        """The result of a piece of work by the worker that the asker was given."""
        loop = asyncio.get_running_loop()
        doing = loop.run_in_executor(worker.thread, worker.do, limits, work, *arguments)
        doing.add_done_callback(lambda done: self.finish(worker, asker, done))
        return await asyncio.shield(doing)  # who waits no longer does not stop it

    async def turn_of(self, asker: Hashable) -> Worker:
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(asker, deque()).append(turn)
        self.serve()
        try:
            return await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.release(turn.result(), asker)
            raise

    def serve(self) -> None:
        """Gives idle workers to those who wait."""
        while self.idle and (asker := self.next_asker()) is not None:
            turns = self.waiting.pop(asker)
            turn = turns.popleft()
            if turns:
                self.waiting[asker] = turns  # behind all others
            if not turn.cancelled():
                self.serving[asker] += 1
                turn.set_result(self.idle.pop())

    def next_asker(self) -> Hashable | None:
        for asker in self.waiting:
            if self.serving[asker] < self.share:
                return asker
        return None

    def finish(self, worker: Worker, asker: Hashable, done: "asyncio.Future[Any]") -> None:
        """Releases the worker. How its work ended may interest nobody any more: then asyncio need not complain about it."""
        if not done.cancelled():
            done.exception()
        self.release(worker, asker)

    def release(self, worker: Worker, asker: Hashable) -> None:
        self.serving[asker] -= 1
        if not self.serving[asker]:
            del self.serving[asker]
        if worker.connection is None:  # it was ended: another is ready before it is needed
            worker.warm_up()
        self.idle.append(worker)
        self.serve()
