"""The routes of the one way in as an app of their own, without the pages around them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from starlette.applications import Starlette
from starlette.routing import Route

from screens.api.match_files import MatchFiles
from screens.api.places import Api
from screens.shared import services, sessions


def unhurried() -> Callable[[], float]:
    """A clock of somebody who takes a tenth of a second for each press, however fast the machine is."""
    return count(step=0.1).__next__


def app(api: Api | None = None) -> Starlette:
    """A new one each time, with nobody counted yet."""
    places, files = api or Api(sessions.sessions, now=unhurried()), MatchFiles(lambda: services.store().matches)
    return Starlette(
        routes=[
            Route("/api/move", places.move, methods=["POST"]),
            Route("/api/place/{place:path}", places.place, methods=["GET"]),
            Route("/match-files/{name}", files.answer, methods=["GET"]),
        ]
    )
