"""Whether the app can begin is asked first: where it cannot, its server is told so in the way of ASGI and ends by itself."""

from __future__ import annotations

from collections.abc import Callable

from starlette.types import ASGIApp, Receive, Scope, Send


class Startup:
    """Whether the app can begin. ``ready``: can it begin? If not, it has said why, and nothing is added to that: an exception
    would bring its traceback.
    """

    def __init__(self, app: ASGIApp, ready: Callable[[], bool]) -> None:
        self._app, self._ready = app, ready

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" and not self._ready():
            await receive()
            await send({"type": "lifespan.startup.failed"})
            return
        await self._app(scope, receive, send)
