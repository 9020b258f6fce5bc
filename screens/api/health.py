"""The health check, for whoever watches over the app and for a second start that finds its port taken."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

if TYPE_CHECKING:
    from lessons.learner.store import Store

SOON = 1.5
"""Seconds in which there is an answer; a database that has said nothing by then is not well."""
Told = tuple[dict[str, object], int]


def health(store: Callable[[], Store]) -> Route:
    """``/health``: 200 while the log can be read and written, else 503 with the reason's code. It tells nothing of anybody."""
    looking = _HealthProbe(store)

    async def answer(_: Request) -> JSONResponse:
        told, status = await looking.told()
        return JSONResponse(told, status, {"Cache-Control": "no-store"})

    return Route("/health", answer, methods=["GET"])


class _HealthProbe:
    """A probe of the database: one at a time for all who ask meanwhile, in a thread of its own, since those that answer may all
    wait for it.
    """

    def __init__(self, store: Callable[[], Store]) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="health")
        self._under_way: Future[Told] | None = None

    async def told(self) -> Told:
        if self._under_way is None or self._under_way.done():
            self._under_way = self._thread.submit(self._look)
        looked: asyncio.Future[Told] = asyncio.wrap_future(self._under_way)
        done, _ = await asyncio.wait([looked], timeout=SOON)
        return looked.result() if done else self._unwell("unreachable")

    def _look(self) -> Told:
        from lessons.learner.errors import Unavailable

        try:
            self._store().try_out()
        except Unavailable as error:
            return self._unwell(error.code)
        except OSError:
            return self._unwell("unreachable")
        return {"well": True, **self._named()}, 200

    def _unwell(self, why: str) -> Told:
        return {"well": False, "why": why, **self._named()}, 503

    def _named(self) -> dict[str, str]:
        # Known since the start, so that a second one finds this one also where it is not well.
        return {"installation": name_of(self._store().secret)}


def name_of(secret: bytes) -> str:
    """A name for an installation, from which its secret cannot be told."""
    return hashlib.sha256(b"installation" + secret).hexdigest()[:16]
