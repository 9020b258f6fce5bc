"""Requests under /api/ bypass Streamlit: what open pages ask for all the time goes straight to its routes."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.routing import BaseRoute, Router
from starlette.types import ASGIApp, Receive, Scope, Send

UNDER = "/api/"


class ApiBypass:
    """Middleware that lets requests under :data:`UNDER` bypass the rest of the app; ``routes`` are theirs."""

    def __init__(self, app: ASGIApp, routes: Sequence[BaseRoute]) -> None:
        # Inside another app an address that is none would be an error of that app's, told with its whole trace.
        self.app, self._routes = app, ExceptionMiddleware(Router(routes))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        short = scope["type"] == "http" and scope["path"].startswith(UNDER)
        await (self._routes if short else self.app)(scope, receive, send)
