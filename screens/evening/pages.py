"""The pages of an evening: the telephones', the projector's and the desk; addresses, and questions to choose from."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from lessons.learner.database import Unavailable
from lessons.places.room import doors, led
from lessons.places.sessions import Sessions
from screens.api.addresses import local_addresses
from screens.evening.choices import choices
from screens.evening.codes import code_of
from screens.evening.component import SHORT, assets
from screens.learner.learner_cookie import learner_of
from screens.learner.preferences import Preferences
from screens.wording.texts import text, texts_under

SHOWN = {
    "": ("telephone", "evening.phone"),
    "/wall": ("wall", "evening.wall"),
    "/desk": ("desk", "evening.desk"),
}
"""The pages that scripts fill, each with the beginning of its words."""
NO_STORE = {"Cache-Control": "no-store"}
LONGEST = 200


class Pages:
    """What each address answers, by what follows :data:`SHORT` in it."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    def answer(self, asked: str, request: Request) -> Response:
        its = self._preferences(request)
        if asked == "/help":
            return helping(its.language)
        if asked == "/questions":
            return JSONResponse(choices(self._sessions.ground.courses(), its.language), headers=NO_STORE)
        if asked == "/addresses":
            return _addresses(request)
        page, words = SHOWN[asked]
        return self._page(request, its, page, words)

    def _preferences(self, request: Request) -> Preferences:
        spoken = request.headers.get("accept-language", "").split(",")[0].strip()[:20] or None
        try:
            who = self._who(request)
            found = self._sessions.ground.store.learner(who) if who else None
        except Unavailable:
            found = None  # the page is shown all the same, and asks again for what stands in the log
        return Preferences(found.settings if found else {}, spoken)

    def _who(self, request: Request) -> str | None:
        store = self._sessions.ground.store
        return learner_of(request.cookies, None, lambda code: store.learner(code) is not None)

    def _rooms(self, request: Request, page: str) -> tuple[str, ...]:
        """Where a page without a room in its address may go: a desk to what it leads, a wall to the latest of these or of all."""
        ground, who = self._sessions.ground, self._who(request) or ""
        every, own = doors(ground, who).rooms, led(ground, who) if page != "telephone" else ()
        return {"telephone": every, "desk": own, "wall": (own or every)[:1]}[page]

    def _page(self, request: Request, its: Preferences, page: str, words: str) -> Response:
        try:
            rooms = self._rooms(request, page)
        except Unavailable:
            rooms = ()
        given = {"lang": its.language, "words": texts_under(words, its.language), "rooms": list(rooms)}
        return HTMLResponse(html(page, text(f"{words}.title", its.language), its.language, given), headers=NO_STORE)


def html(page: str, title: str, lang: str, given: Mapping[str, Any]) -> str:
    """A page that has nothing yet but what it says and where its scripts are; all text goes in as data."""
    scripts, styles = assets(page)
    head = [f'<link rel="stylesheet" href="{one}">' for one in styles]
    head += [f'<link rel="modulepreload" href="{one}">' for one in scripts[1:]]
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'
        f'<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">{"".join(head)}</head>'
        f'<body class="{page}" data-given="{escape(json.dumps(given, ensure_ascii=False))}"><main id="page"></main>'
        f'<script type="module" src="{scripts[0]}"></script></body></html>'
    )


def helping(lang: str) -> Response:
    """If the telephones cannot find us: plain words, no script."""
    _, styles = assets("desk")
    parts = "".join(
        f"<h2>{escape(text(f'evening.help.{name}', lang))}</h2><p>{escape(text(f'evening.help.{name}_how', lang))}</p>"
        for name in ("wifi", "other", "guest", "hotspot", "firewall", "typed")
    )
    title, back = escape(text("evening.help.title", lang)), escape(text("evening.help.back", lang))
    return HTMLResponse(
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">'
        f'<link rel="icon" href="data:,">{"".join(f"<link rel=stylesheet href={one}>" for one in styles)}</head>'
        f'<body class="help"><main><h1>{title}</h1>{parts}'
        f'<p><a class="onward" href="{SHORT}/desk">{back}</a></p></main></body></html>',
        headers=NO_STORE,
    )


def _addresses(request: Request) -> Response:
    """Where telephones reach the page ``path`` of ours: the likeliest address first, each with its code."""
    path = request.query_params.get("path", SHORT)
    if not path.startswith(SHORT) or len(path) > LONGEST:
        return JSONResponse({"refused": "no-such-page"}, status_code=404)
    seen = urlsplit(str(request.url))
    hosts = [*local_addresses()]
    if seen.hostname and not _is_number(seen.hostname) and seen.hostname != "localhost":
        hosts.insert(0, seen.hostname)  # a name by which others know this machine
    port = f":{seen.port}" if seen.port not in (None, 80) else ""
    told = [{"host": host, "url": f"http://{host}{port}{path}"} for host in hosts or ["localhost"]]
    return JSONResponse(
        {"found": bool(hosts), "addresses": [one | {"code": code_of(one["url"])} for one in told]}, headers=NO_STORE
    )


def _is_number(host: str) -> bool:
    return ":" in host or host.replace(".", "").isdigit()
