"""A queue of writes that wait for the disk together: whoever comes first writes for all who came meanwhile, in one transaction.

A commit is a wait for the disk, some milliseconds, and one write more in it costs next to nothing. Nobody waits for company: who
comes alone writes at once. Nobody hears that something is written before it is on the disk.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from threading import Event, Lock
from typing import Generic, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Work = Callable[[Connection], T]


class NotTaken(Exception):
    """Nothing was written: those before got nowhere for so long that this one went."""


class PendingWrite(Generic[T]):
    """A write in the queue, and its outcome."""

    def __init__(self, work: Work[T], alone: Sequence[str] = ()) -> None:
        self.work, self.alone = work, alone
        self.value: T | None = None
        self.error: Exception | None = None
        self.done = self.leads = False
        self.called = Event()

    def over(self, value: T | None = None, error: Exception | None = None) -> None:
        self.value, self.error, self.done = value, error, True


class WriteQueue:
    """A queue of writes, so that many of them share one transaction. ``write`` does the work of all it is given, and says of
    each how it ended; only one call of it is under way.
    """

    def __init__(self, write: Callable[[Sequence[PendingWrite[object]]], None], patience: float) -> None:
        self._write, self._patience = write, patience
        self._waiting: deque[PendingWrite[object]] = deque()
        self._guard, self._led, self._rounds = Lock(), False, 0

    def put(self, work: Work[T], alone: Sequence[str] = ()) -> T:
        """Queue ``work`` and return its result once it is on disk. Errors: those of ``work`` and of ``write``;
        :class:`NotTaken`.

        ``alone`` names what nobody else may write meanwhile.

        ``patience`` (seconds) is for those who get on: it begins anew with each round of writing.
        """
        mine: PendingWrite[object] = PendingWrite(work, alone)
        with self._guard:
            self._waiting.append(mine)
            if not self._led:
                self._led = mine.leads = True
        while not (mine.done or mine.leads):
            rounds = self._rounds
            if not mine.called.wait(self._patience) and rounds == self._rounds and self._taken_back(mine):
                raise NotTaken
        if mine.leads:
            self._lead()
        if mine.error is not None:
            raise mine.error
        return mine.value  # type: ignore[return-value]

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def _taken_back(self, mine: PendingWrite[object]) -> bool:
        """Is it out of the queue? Not where it is being written, or is to write itself."""
        with self._guard:
            if mine.leads or mine not in self._waiting:
                return False
            self._waiting.remove(mine)
            return True

    def _lead(self) -> None:
        with self._guard:
            taken = tuple(self._waiting)
            self._waiting.clear()
        try:
            self._write(taken)
        finally:
            with self._guard:
                self._rounds += 1
                following = self._waiting[0] if self._waiting else None
                self._led = following is not None
                if following:
                    following.leads = True
            for one in (*taken, *((following,) if following else ())):
                if one is not following and not one.done:
                    one.over(error=NotTaken())  # this thread was ended in the middle of it
                one.called.set()
