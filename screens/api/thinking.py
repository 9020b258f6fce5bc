"""A limit on what takes long to compute, as players may have to think: threads of its own, few at a time, each address in its
turn.

All others are answered meanwhile: a search takes a third of a second, and forty of them one after the other would keep every
thread there is. Whoever has waited for as long as a search may take is answered without one.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from time import monotonic
from typing import TypeVar

from anyio import CapacityLimiter, to_thread

from players.beside import SOON, UNTIL

SORTS = frozenset({"practice", "hindsight", "seat"})
"""Places at which somebody who searches may sit, or be asked."""
MOST, OF_ADDRESS = 8, 3
T = TypeVar("T")


class ComputeSlots:
    """A semaphore for what takes long to compute: so many slots in all, so many for one address, and a queue before them.
    ``most`` at once, and of one address ``of_address``; who waits holds nothing but a place in the queue.
    """

    def __init__(self, most: int = MOST, of_address: int = OF_ADDRESS) -> None:
        self._most, self._of_address = most, of_address
        self._at_work: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._threads = CapacityLimiter(most)

    async def run(self, address: str, work: Callable[[], T]) -> T:
        """What ``work`` returns, when it is this address's turn."""
        UNTIL.set(monotonic() + SOON)
        await self._turn(address)
        try:
            return await to_thread.run_sync(work, limiter=self._threads)
        finally:
            self._at_work[address] -= 1
            if not self._at_work[address]:
                del self._at_work[address]
            self._go_on()

    async def _turn(self, address: str) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(called)
        self._go_on()
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called, and gone before it heard
                self._at_work[address] -= 1
            self._go_on()
            raise

    def _go_on(self) -> None:
        """Whoever may begin now is called: first those of whose address the fewest are at work, then whose turn it is."""
        while self._at_work.total() < self._most:
            able = [one for one in self._waiting if self._at_work[one] < self._of_address]
            if not able:
                return
            address = min(able, key=lambda one: self._at_work[one])
            queue = self._waiting.pop(address)
            called = queue.popleft()
            if queue:
                self._waiting[address] = queue  # behind all the others
            if not called.done():
                self._at_work[address] += 1
                called.set_result(None)
