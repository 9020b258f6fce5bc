"""A match to be taken along: as text that can be read in again, and as a score sheet on paper."""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy.exc import DBAPIError
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from engine.games.bologna import scorekeeper as bologna
from engine.games.sicily import scorekeeper as sicily
from lessons.learner.codes import read_code
from lessons.learner.matches import Matches
from lessons.score_forms.families import fold
from screens.api.keys import UNKNOWN
from screens.components.match_forms.families import family
from screens.web.guard import address_of
from screens.web.rate import Rate
from screens.wording.texts import DEFAULT, LANGUAGES

ADDRESS = "/match-files"
TYPES = {"txt": "text/plain; charset=utf-8", "pdf": "application/pdf", "csv": "text/csv; charset=utf-8"}


def address(code: str, sort: str, lang: str) -> str:
    """Where the match of this code can be fetched as ``txt`` or ``pdf``, a French one as ``csv``, too."""
    return f"{ADDRESS}/{code}.{sort}?lang={lang}"


class MatchFiles:
    """The route that gives a match as a file. ``matches`` is opened when it is first asked for. Whoever knows a match's code
    may read it, as everywhere.
    """

    def __init__(self, matches: Callable[[], Matches], now: Callable[[], float] = time.monotonic) -> None:
        self._matches = matches
        self._rate, self._unknown = Rate(2, 20, now=now), Rate(*UNKNOWN, now=now)

    async def answer(self, request: Request) -> Response:
        address = address_of(request)
        if not self._rate.allows(address) or not self._unknown.would_allow(address):
            return PlainTextResponse("too fast", status_code=429, headers={"Retry-After": "1"})
        code, _, sort = request.path_params["name"].partition(".")
        lang = request.query_params.get("lang", DEFAULT)
        if sort not in TYPES or lang not in LANGUAGES or read_code(code) != code:
            return PlainTextResponse("no such match", status_code=404)
        try:
            made = await run_in_threadpool(self._made, code, sort, lang)
        except DBAPIError:
            return PlainTextResponse("the database is not available", status_code=503, headers={"Retry-After": "1"})
        if made is None:
            self._unknown.allows(address)
            return PlainTextResponse("no such match", status_code=404)
        name = f'attachment; filename="calzettini-{code}.{sort}"'
        return Response(
            made, media_type=TYPES[sort], headers={"Content-Disposition": name, "Cache-Control": "no-store"}
        )

    def _made(self, code: str, sort: str, lang: str) -> bytes | None:
        kept = self._matches()
        entries = kept.entries(code)
        if not entries:
            return None
        # Loaded when it is wanted: no move needs it.
        if sort == "pdf":
            from screens.prints.sheets.names import printable

            entries = tuple(printable(entries))
        match, begun = fold(entries), kept.begun(code)
        its = family(match.start)
        if sort not in its.files:
            return None
        if sort == "txt":
            return its.as_text(match, lang, code, begun).encode()
        from screens.prints.sheets import bologna as bolognese
        from screens.prints.sheets import france as french
        from screens.prints.sheets import sicily as sicilian

        if isinstance(match, bologna.Match):
            return bolognese.filled(match, lang, begun)
        if isinstance(match, sicily.Match):
            return sicilian.filled(match, lang, begun)
        return french.filled(match, lang, begun) if sort == "pdf" else french.as_csv(match, lang)
