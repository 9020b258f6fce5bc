"""A circuit breaker around the database: what keeps it from answering is told in our words, and soon where it has not answered
just now.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoneFree

from lessons.learner.errors import Unavailable
from lessons.learner.storage.causes import code_of


class CircuitBreaker:
    """A circuit breaker: where a server says nothing, one at a time tries it again, and the others hear so at once."""

    def __init__(self, *, shared: bool) -> None:
        self._shared, self._silent, self._trying = shared, False, Lock()

    @contextmanager
    def once(self) -> Iterator[None]:
        """Errors: :class:`Unavailable` in place of the driver's; all others as they are."""
        tries = self._silent
        if tries and not self._trying.acquire(blocking=False):
            raise Unavailable("unreachable")
        try:
            with _told():
                yield
            self._silent = False
        except Unavailable as error:
            self._silent = self._shared and error.code == "unreachable"
            raise
        finally:
            if tries:
                self._trying.release()


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except IntegrityError:
        raise
    except NoneFree as error:
        raise Unavailable("locked") from error
    except DBAPIError as error:
        code = code_of(error)
        if code is None:
            raise
        raise Unavailable(code) from error
