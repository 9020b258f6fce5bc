"""The routes of the one way in: a move is posted, a place is asked for as it stands, news of shared places come by themselves."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response

from lessons.learner.errors import Unavailable
from lessons.learner.misfits import name
from lessons.moves.move import Move, MoveRefused, is_place, read_move, read_value
from lessons.places.sessions import Sessions, sort_of
from screens.api.doors import Doors, TooManyAtTheDoor
from screens.api.envelope import envelope, refused
from screens.api.keys import Keys
from screens.api.thinking import SORTS, ComputeSlots
from screens.learner.learner_cookie import learner_of, our_cookies
from screens.learner.preferences import Preferences
from screens.learner.tries import TooManyTries
from screens.web.guard import address_of, is_ours
from screens.web.rate import Rate
from screens.wording.database_words import explain
from screens.wording.texts import text

MOST_BODY = 64_000
NAMED = "x-calzettini-learner"
"""Where a browser keeps no cookies, its page tells the code that stands in the address."""
AFTER = "after"
LONGEST_BODY = 10.0
"""Seconds in which a press has come, also with a poor network."""
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
PRIVATE_KINDS = ("lesson", "review", "step", "pace", "practice", "deal", "table")
"""Where nobody else presses: what came between was one's own, in another window, and one's answer is missed there."""
Counted = Callable[[str, str, float], None]
"""The sort of place, why it was refused (nothing where it was taken), and seconds."""


@dataclass(frozen=True)
class Requester:
    """Whoever makes a request, with language and packs of cards."""

    who: str
    preferences: Preferences


class Api:
    """The routes of moves and places. ``sessions`` is made when it is first needed: the routes stand before the lessons are
    loaded.

    ``counted`` hears of every move what it came to, where somebody counts them. ``now``: seconds, for who is too fast.
    """

    def __init__(
        self,
        sessions: Callable[[], Sessions],
        counted: Counted | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._sessions, self._counted, self._thinking = sessions, counted, ComputeSlots()
        self._of_learner, self._of_address = Rate(12, 60, now=now), Rate(1000, 4000, now=now)
        self._beforehand, self._looks = Rate(12, 60, now=now), Rate(20, 120, now=now)
        self._keys = Keys(now)
        self._doors = Doors(now)

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
            async with asyncio.timeout(LONGEST_BODY):
                body = await _body(request)
        except TimeoutError:
            return _refused(408, "too-slow", {"Connection": "close"})
        except ClientDisconnect:
            # A telephone lost the network in the middle; it comes again with the same move, and nobody reads this.
            return _refused(400, "gone")
        if body is None:
            return _refused(413, "too-much")
        if not self._of_address.allows(address_of(request)):
            return _refused(429, "too-fast", {"Retry-After": "1"})
        return await self._in_turn(
            _sort(body), request, lambda: self._answered(request, lambda asked: self._moved(asked, body, request))
        )

    async def place(self, request: Request) -> Response:
        """The panel as it stands: after a reload, on a second device, after a restart.

        With ``after=answer&value=3``, an event and its value as JSON, what will be shown if that is what is done next.
        """
        if not is_ours(request):
            return _refused(403, "foreign")
        if not self._of_address.allows(address_of(request)):
            return _refused(429, "too-fast", {"Retry-After": "1"})
        place, wanted = request.path_params["place"], request.query_params
        if not is_place(place):
            return _refused(STATUS["no-such-place"], "no-such-place")
        event, value = wanted.get(AFTER), wanted.get("value", "null")

        def answer(asked: Requester) -> Response:
            return (
                self._stands(asked, place, request)
                if event is None
                else self._foreseen(asked, place, event, value, request)
            )

        return await self._in_turn(sort_of(place), request, lambda: self._answered(request, answer))

    async def _in_turn(self, sort: str, request: Request, answer: Callable[[], Response]) -> Response:
        """Where players may have to think, nobody else waits for them."""
        if sort in SORTS:
            return await self._thinking.run(address_of(request), answer)
        return await run_in_threadpool(answer)

    def shown(self, request: Request) -> Callable[[str], Mapping[str, object] | None]:
        """How whoever asks sees a place now; None where it is not there, or nobody is known, or the log is away.

        Who that is stays as long as the line: a browser that becomes somebody else's opens another one.
        """
        # A worker that several pages share says the language of the pages: its own requests need not.
        spoken, known = request.query_params.get("lang", "")[:20] or _spoken(request), cache(self._who)

        def panel(place: str) -> Mapping[str, object] | None:
            try:
                who = known(request)
                return None if who is None else self._panel(Requester(who, self._preferences(who, spoken)), place)
            except (MoveRefused, Unavailable, TooManyTries):
                return None

        return panel

    def _panel(self, asked: Requester, place: str) -> Mapping[str, object]:
        stands = self._sessions().stands(asked.who, place)
        return envelope(self._sessions(), asked.who, place, stands, asked.preferences)

    def _answered(self, request: Request, answer: Callable[[Requester], Response]) -> Response:
        """What ``answer`` says to whoever asks; a database that is locked or full says so, and lets the browser try again."""
        spoken = _spoken(request)
        try:
            asked = self._asked(request, spoken)
            if asked is None:
                return _refused(403, "nobody")
            pace = self._of_learner if request.method == "POST" else self._looks
            if not pace.allows(asked.who):
                return _refused(429, "too-fast", {"Retry-After": "1"})
            return answer(asked)
        except TooManyTries:
            return _refused(429, "too-many-tries", {"Retry-After": "60"})
        except Unavailable as error:
            # The learner's own language may stand where nothing can be read now.
            words = explain(error, Preferences(locale=spoken).language, moved=request.method == "POST")
            return _refused(503, "unavailable", {"Retry-After": "1"}, words)
        except Exception as error:  # noqa: BLE001 - whatever it is, trying the same again would bring it again
            name(error, f"{request.url.path}: what was asked cannot be answered")
            return _refused(
                STATUS["broken"], "broken", words=text("refused.broken", Preferences(locale=spoken).language)
            )

    def _moved(self, asked: Requester, body: bytes, request: Request) -> Response:
        try:
            move = read_move(body)
        except MoveRefused as error:
            return _refused(STATUS[error.why], error.why, words=error.words)
        request.state.sort = sort_of(move.place)
        if not self._keys.may_try(self._sessions(), asked.who, move.place, address_of(request)):
            return _refused(429, "too-many-tries", {"Retry-After": "10"})
        told: dict[str, object] = {"ack": move.nonce}
        try:
            stands, status = self._doors.moved(self._sessions(), asked.who, move, address_of(request)), 200
        except TooManyAtTheDoor as error:
            words = error.words(asked.preferences.language)
            return _refused(429, "too-fast", {"Retry-After": "20"}, words)
        except MoveRefused as error:
            if error.why == "no-such-place":
                self._keys.missed(move.place, address_of(request))
                return _refused(STATUS[error.why], error.why)
            words = _words(error, move, asked.preferences.language)
            told |= {"refused": error.why, "why": words}
            try:
                stands, status = self._sessions().stands(asked.who, move.place), STATUS[error.why]
            except MoveRefused as gone:  # the place is there no more, as a hand of a match that was taken back
                return _refused(STATUS[gone.why], gone.why, words=words)
            if error.state is not None:
                stands = stands._replace(state=error.state)
        told["panel"] = envelope(self._sessions(), asked.who, move.place, stands, asked.preferences)
        return JSONResponse(told, status_code=status, headers=NO_STORE)

    def _stands(self, asked: Requester, place: str, request: Request) -> Response:
        if not self._keys.may_try(self._sessions(), asked.who, place, address_of(request)):
            return _refused(429, "too-many-tries", {"Retry-After": "10"})
        try:
            return JSONResponse({"panel": self._panel(asked, place)}, headers=NO_STORE)
        except MoveRefused as error:
            self._keys.missed(place, address_of(request))
            return _refused(STATUS[error.why], error.why)

    def _foreseen(self, asked: Requester, place: str, event: str, value: str, request: Request) -> Response:
        """What comes after which revision; no panel where that is not known before it has come.

        It may have players think, and is asked no faster than it could be pressed.
        """
        if not self._beforehand.allows(asked.who):
            return _refused(429, "too-fast", {"Retry-After": "1"})
        if not self._keys.may_try(self._sessions(), asked.who, place, address_of(request)):
            return _refused(429, "too-many-tries", {"Retry-After": "10"})
        try:
            known = self._sessions().foreseen(asked.who, place, event, read_value(value))
        except MoveRefused as error:
            if error.why == "no-such-place":
                self._keys.missed(place, address_of(request))
            return _refused(STATUS[error.why], error.why)
        told: dict[str, object] = {"panel": None}
        if known is not None:
            after, stands = known
            told = {AFTER: after, "panel": envelope(self._sessions(), asked.who, place, stands, asked.preferences)}
        return JSONResponse(told, headers=NO_STORE)

    def _asked(self, request: Request, spoken: str | None) -> Requester | None:
        who = self._who(request)
        return None if who is None else Requester(who, self._preferences(who, spoken))

    def _who(self, request: Request) -> str | None:
        learner = self._sessions().context.store.learner
        return learner_of(
            our_cookies(request.headers),
            request.headers.get(NAMED),
            lambda code: learner(code) is not None,
            address_of(request),
        )

    def _preferences(self, who: str, spoken: str | None) -> Preferences:
        found = self._sessions().context.store.learner(who)
        return Preferences(found.settings if found else {}, spoken)


def _spoken(request: Request) -> str | None:
    """The browser's own language."""
    return request.headers.get("accept-language", "").split(",")[0].strip()[:20] or None


def _words(error: MoveRefused, move: Move, lang: str) -> str:
    """Why, in the learner's language; nothing where what is on the screen now says it all."""
    if error.why == "stale" and move.event == "answer" and sort_of(move.place) in PRIVATE_KINDS:
        return text("refused.overtaken", lang)
    if error.why in ("stale", "not-now"):
        return ""
    if error.said is not None:
        return "\n".join(refused(move.place, said, lang) for said in (error.said, *error.also))
    return error.words if error.why == "in-words" else text(f"refused.{error.why}", lang)


def _refused(status: int, why: str, headers: Mapping[str, str] | None = None, words: str = "") -> Response:
    return JSONResponse({"refused": why, "why": words}, status_code=status, headers={**NO_STORE, **(headers or {})})


def _sort(body: bytes) -> str:
    """The sort of place a move goes to; nothing where it is none."""
    try:
        return sort_of(read_move(body).place)
    except MoveRefused:
        return ""


async def _body(request: Request) -> bytes | None:
    """The body, or None where it is too long; a sender who says less than he sends is not read to the end."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MOST_BODY:
            return None
    return body
