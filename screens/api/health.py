"""Is the app well? For whoever watches over it, and for a second start that finds the door taken."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

if TYPE_CHECKING:
    from lessons.learner.store import Store


def health(store: Callable[[], Store]) -> Route:
    """``/health``: 200 while the log can be read, else 503 with the reason's code. It tells nothing of anybody."""

    def look() -> tuple[dict[str, object], int]:
        from lessons.learner.storage.errors import Unavailable

        try:
            store().look()
        except Unavailable as error:
            return {"well": False, "why": error.code}, 503
        return {"well": True, "installation": name_of(store().secret)}, 200

    async def answer(_: Request) -> JSONResponse:
        told, status = await run_in_threadpool(look)
        return JSONResponse(told, status, {"Cache-Control": "no-store"})

    return Route("/health", answer, methods=["GET"])


def name_of(secret: bytes) -> str:
    """A name for an installation, from which its secret cannot be told."""
    return hashlib.sha256(b"installation" + secret).hexdigest()[:16]
