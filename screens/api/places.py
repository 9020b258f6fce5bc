"""The routes of the one way in: a move is posted, a place is asked for as it stands, news of shared places come by themselves."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response

from lessons.learner.misfits import name
from lessons.learner.storage.errors import Unavailable
from lessons.places.move import Move, Refused, is_place, read_move, read_value
from lessons.places.sessions import Sessions, sort_of
from screens.api.envelope import envelope, refused
from screens.api.guard import Rate, is_ours
from screens.learner.learner_cookie import learner_of
from screens.learner.preferences import Preferences
from screens.wording.database_words import explain
from screens.wording.texts import text

MOST_BODY = 64_000
NAMED = "x-calzettini-learner"
"""Where a browser keeps no cookies, its page tells the code that stands in the address."""
AFTER = "after"
NO_STORE = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
STATUS = {
    "bad-move": 422,
    "no-such-place": 404,
    "stale": 409,
    "unreadable": 422,
    "not-now": 409,
    "in-words": 422,
    "doubted": 409,
    "broken": 422,
}
ALONE = ("lesson", "review", "step", "pace", "practice", "deal", "table")
"""Where nobody else presses: what came between was one's own, in another window, and one's answer is missed there."""
Counted = Callable[[str, str, float], None]
"""The sort of place, why it was refused (nothing where it was taken), and seconds."""


@dataclass(frozen=True)
class Asked:
    """Who asks, and how they want to be answered."""

    who: str
    preferences: Preferences


class Api:
    """``sessions`` is made when it is first needed: the routes stand before the lessons are loaded.

    ``counted`` hears of every move what it came to, where somebody counts them. ``now``: seconds, for who is too fast.
    """

    def __init__(
        self,
        sessions: Callable[[], Sessions],
        counted: Counted | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._sessions, self._counted = sessions, counted
        self._of_learner, self._of_address = Rate(12, 60, now=now), Rate(1000, 4000, now=now)
        self._beforehand = Rate(12, 60, now=now)

    async def move(self, request: Request) -> Response:
        """Read, judged, on disk, and only then answered: ``{ack, panel}``, or ``{refused, why}`` with the panel as it stands."""
        if self._counted is None:
            return await self._move(request)
        began = time.perf_counter()
        answer = await self._move(request)
        why = "" if answer.status_code == 200 else json.loads(bytes(answer.body))["refused"]
        self._counted(getattr(request.state, "sort", ""), why, time.perf_counter() - began)
        return answer

    async def _move(self, request: Request) -> Response:
        if not is_ours(request) or not request.headers.get("content-type", "").startswith("application/json"):
            return _refused(403, "foreign")
        try:
            body = await _body(request)
        except ClientDisconnect:
            # A telephone lost the network in the middle; it comes again with the same move, and nobody reads this.
            return _refused(400, "gone")
        if body is None:
            return _refused(413, "too-much")
        if not self._of_address.allows(request.client.host if request.client else ""):
            return _refused(429, "too-fast", {"Retry-After": "1"})
        return await run_in_threadpool(self._answered, request, lambda asked: self._moved(asked, body, request))

    async def place(self, request: Request) -> Response:
        """The panel as it stands: after a reload, on a second device, after a restart.

        With ``after=answer&value=3``, an event and its value as JSON, what will be shown if that is what is done next.
        """
        if not is_ours(request):
            return _refused(403, "foreign")
        place, wanted = request.path_params["place"], request.query_params
        if not is_place(place):
            return _refused(STATUS["no-such-place"], "no-such-place")
        if AFTER not in wanted:
            return await run_in_threadpool(self._answered, request, lambda asked: self._stands(asked, place))
        event, value = wanted[AFTER], wanted.get("value", "null")
        return await run_in_threadpool(
            self._answered, request, lambda asked: self._foreseen(asked, place, event, value)
        )

    def shown(self, request: Request) -> Callable[[str], Mapping[str, Any] | None]:
        """How whoever asks sees a place now; None where it is not there, or nobody is known, or the log is away.

        Who that is stays as long as the line: a browser that becomes somebody else's opens another one.
        """
        spoken, known = _spoken(request), cache(self._who)

        def panel(place: str) -> Mapping[str, Any] | None:
            try:
                who = known(request)
                return None if who is None else self._panel(Asked(who, self._preferences(who, spoken)), place)
            except (Refused, Unavailable):
                return None

        return panel

    def _panel(self, asked: Asked, place: str) -> Mapping[str, Any]:
        stands = self._sessions().stands(asked.who, place)
        return envelope(self._sessions(), asked.who, place, stands, asked.preferences)

    def _answered(self, request: Request, answer: Callable[[Asked], Response]) -> Response:
        """What ``answer`` says to whoever asks; a database that is locked or full says so, and lets the browser try again."""
        spoken = _spoken(request)
        try:
            asked = self._asked(request, spoken)
            if asked is None:
                return _refused(403, "nobody")
            if request.method == "POST" and not self._of_learner.allows(asked.who):
                return _refused(429, "too-fast", {"Retry-After": "1"})
            return answer(asked)
        except Unavailable as error:
            # The learner's own language may stand where nothing can be read now.
            words = explain(error, Preferences(locale=spoken).language)
            return _refused(503, "unavailable", {"Retry-After": "1"}, words)
        except Exception as error:  # noqa: BLE001 - whatever it is, trying the same again would bring it again
            name(error, f"{request.url.path}: what was asked cannot be answered")
            return _refused(
                STATUS["broken"], "broken", words=text("refused.broken", Preferences(locale=spoken).language)
            )

    def _moved(self, asked: Asked, body: bytes, request: Request) -> Response:
        try:
            move = read_move(body)
        except Refused as error:
            return _refused(STATUS[error.why], error.why, words=error.words)
        request.state.sort = sort_of(move.place)
        told: dict[str, Any] = {"ack": move.nonce}
        try:
            stands, status = self._sessions().move(asked.who, move), 200
        except Refused as error:
            if error.why == "no-such-place":
                return _refused(STATUS[error.why], error.why)
            told |= {"refused": error.why, "why": _words(error, move, asked.preferences.language)}
            try:
                stands, status = self._sessions().stands(asked.who, move.place), STATUS[error.why]
            except Refused as gone:  # the place is there no more, as a hand of a match that was taken back
                return _refused(STATUS[gone.why], gone.why, words=told["why"])
            if error.state is not None:
                stands = stands._replace(state=error.state)
        told["panel"] = envelope(self._sessions(), asked.who, move.place, stands, asked.preferences)
        return JSONResponse(told, status_code=status, headers=NO_STORE)

    def _stands(self, asked: Asked, place: str) -> Response:
        try:
            return JSONResponse({"panel": self._panel(asked, place)}, headers=NO_STORE)
        except Refused as error:
            return _refused(STATUS[error.why], error.why)

    def _foreseen(self, asked: Asked, place: str, event: str, value: str) -> Response:
        """What comes after which moment; no panel where that is not known before it has come.

        It may have players think, and is asked no faster than it could be pressed.
        """
        if not self._beforehand.allows(asked.who):
            return _refused(429, "too-fast", {"Retry-After": "1"})
        try:
            known = self._sessions().foreseen(asked.who, place, event, read_value(value))
        except Refused as error:
            return _refused(STATUS[error.why], error.why)
        told: dict[str, Any] = {"panel": None}
        if known is not None:
            after, stands = known
            told = {AFTER: after, "panel": envelope(self._sessions(), asked.who, place, stands, asked.preferences)}
        return JSONResponse(told, headers=NO_STORE)

    def _asked(self, request: Request, spoken: str | None) -> Asked | None:
        who = self._who(request)
        return None if who is None else Asked(who, self._preferences(who, spoken))

    def _who(self, request: Request) -> str | None:
        learner = self._sessions().ground.store.learner
        return learner_of(request.cookies, request.headers.get(NAMED), lambda code: learner(code) is not None)

    def _preferences(self, who: str, spoken: str | None) -> Preferences:
        found = self._sessions().ground.store.learner(who)
        return Preferences(found.settings if found else {}, spoken)


def _spoken(request: Request) -> str | None:
    """The browser's own language."""
    return request.headers.get("accept-language", "").split(",")[0].strip()[:20] or None


def _words(error: Refused, move: Move, lang: str) -> str:
    """Why, in the learner's language; nothing where what is on the screen now says it all."""
    if error.why == "stale" and move.event == "answer" and sort_of(move.place) in ALONE:
        return text("refused.overtaken", lang)
    if error.why in ("stale", "not-now"):
        return ""
    if error.said is not None:
        return "\n".join(refused(move.place, said, lang) for said in (error.said, *error.also))
    return error.words if error.why == "in-words" else text(f"refused.{error.why}", lang)


def _refused(status: int, why: str, headers: Mapping[str, str] | None = None, words: str = "") -> Response:
    return JSONResponse({"refused": why, "why": words}, status_code=status, headers={**NO_STORE, **(headers or {})})


async def _body(request: Request) -> bytes | None:
    """The body, or None where it is too long; a sender who says less than he sends is not read to the end."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MOST_BODY:
            return None
    return body
