"""The pages of an evening: the telephones', the projector's and the desk; addresses, and questions to choose from."""

from __future__ import annotations

import ipaddress
import json
from html import escape
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from lessons.evening.room import Room
from lessons.learner.errors import Unavailable
from lessons.moves.move import MoveRefused
from lessons.places.in_a_room.room import doors, led
from lessons.places.in_a_season.own import clubs_of
from lessons.places.sessions import Sessions
from screens.evening.component import assets
from screens.evening.papers import deal_paper, tables_paper
from screens.evening.season_papers import SEASON_PAPERS
from screens.learner.learner_cookie import learner_of, our_cookies
from screens.learner.preferences import Preferences
from screens.learner.tries import TooManyTries
from screens.room_views import afterwards, earlier, plans
from screens.room_views.codes import code_of
from screens.room_views.given import AddressesProps, EarlierEvening, PageProps
from screens.room_views.questions.choices import choices
from screens.room_views.questions.preview import preview
from screens.shell.front_page import head_of, words_of
from screens.web.addresses import SHORT, others_addresses
from screens.web.guard import address_of
from screens.wording.database_words import explain
from screens.wording.texts import text, texts_under

SHOWN = {
    "": ("telephone", "evening.phone"),
    "/wall": ("wall", "evening.wall"),
    "/desk": ("desk", "evening.desk"),
    "/after": ("after", "evening.after"),
    "/table": ("seated", "evening.friends"),
    "/season": ("season", "season.page"),
}
"""The pages that scripts fill, each with the beginning of its words."""
OF_A_MEMBER = ("evening.after", "season.page")
"""Pages that have what a season tells of one person, in the same words."""
PAPERS = {"/deal.pdf": deal_paper, "/tables.pdf": tables_paper}
"""What is printed, for whoever leads the room."""
TAKEN_ALONG = {
    "/after.pdf": "application/pdf",
    "/after.csv": "text/csv; charset=utf-8",
    "/after.json": "application/json",
}
NO_STORE = {"Cache-Control": "no-store"}
LONGEST = 200
COMES_AGAIN = 4
"""Seconds after which a page that could not be made is asked for once more."""


class Pages:
    """What each address answers, by what follows :data:`SHORT` in it."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    def answer(self, asked: str, request: Request) -> Response:
        its = self._preferences(request)
        if asked == "/help":
            return helping(its.language)
        if asked == "/questions":
            return JSONResponse(choices(self._sessions.context.courses(), its.language, its.pack), headers=NO_STORE)
        if asked == "/addresses":
            return _addresses(request)
        if asked == "/preview":
            return preview(request.query_params, self._who(request) or "", its, self._sessions.context)
        if asked in PAPERS:
            return PAPERS[asked](self._room(request), self._who(request) or "", its, self._sessions.context)
        if asked == "/plans":
            return JSONResponse(plans.listed(its.language), headers=NO_STORE)
        if asked == "/plan.pdf":
            return self._sheet(request, its.language)
        if asked in SEASON_PAPERS:
            return SEASON_PAPERS[asked](request.query_params, self._who(request) or "", its, self._sessions)
        if asked in TAKEN_ALONG:
            return self._taken_along(asked, request, its)
        page, words = SHOWN[asked]
        return self._page(request, its, page, words)

    def _sheet(self, request: Request, lang: str) -> Response:
        """The plan on paper, for whoever leads an evening by it."""
        plan = plans.plan_of(request.query_params.get("plan", ""))
        if plan is None:
            return JSONResponse({"refused": "no-such-plan"}, status_code=404)
        from screens.prints.evening.plan import evening_plan  # only paper needs it

        name = f'attachment; filename="{plan.id}.pdf"'
        made = evening_plan(plan, self._sessions.context.courses(), lang)
        return Response(made, media_type="application/pdf", headers={"Content-Disposition": name, **NO_STORE})

    def _room(self, request: Request) -> Room | None:
        """The room that the address names."""
        context = self._sessions.context
        return context.rooms.room(context.store.rooms, request.query_params.get("room", "")[:LONGEST])

    def _taken_along(self, asked: str, request: Request, its: Preferences) -> Response:
        """What an evening leaves, for who leads it and nobody else: names leave the laptop only by this press."""
        code, who, lang = request.query_params.get("room", ""), self._who(request), its.language
        try:
            state = self._sessions.state(who or "", f"after/{code}")
        except (MoveRefused, Unavailable):
            state = None
        if state is None or not state.leads or state.room.forgotten:
            return JSONResponse({"refused": "not-yours"}, status_code=403)
        told, made = afterwards.everything(state, lang, its.pack), b""
        if asked.endswith(".pdf"):
            from screens.prints.evening.afterwards import evening_after  # only paper needs it

            made = evening_after(told, code, lang)
        elif asked.endswith(".json"):
            from screens.prints.evening.data import evening_json

            made = evening_json(state, told)
        else:
            from screens.prints.evening.spreadsheet import evening_csv

            made = evening_csv(told, lang)
        name = f'attachment; filename="calzettini-{state.day.isoformat()}-{code}.{asked.rpartition(".")[2]}"'
        return Response(made, media_type=TAKEN_ALONG[asked], headers={"Content-Disposition": name, **NO_STORE})

    def _preferences(self, request: Request) -> Preferences:
        spoken = request.headers.get("accept-language", "").split(",")[0].strip()[:20] or None
        try:
            who = self._who(request)
            found = self._sessions.context.store.learner(who) if who else None
        except Unavailable:
            found = None  # the page is shown all the same, and asks again for what stands in the log
        return Preferences(found.settings if found else {}, spoken)

    def _who(self, request: Request) -> str | None:
        store = self._sessions.context.store
        try:
            return learner_of(
                our_cookies(request.headers), None, lambda code: store.learner(code) is not None, address_of(request)
            )
        except TooManyTries:
            return None  # the page is shown all the same, and asks again for what is somebody's

    def _rooms(self, request: Request, page: str) -> tuple[str, ...]:
        """Where a page without a room in its address may go: a desk to what it leads, a wall to the latest of these or of all.

        A table with friends is found by its address alone.
        """
        if page == "seated":
            return ()
        context, who = self._sessions.context, self._who(request) or ""
        if page == "season":
            return tuple(clubs_of(context, who))
        every, own = doors(context, who).rooms, led(context, who) if page != "telephone" else ()
        return {"telephone": every, "after": own or every, "desk": own, "wall": (own or every)[:1]}[page]

    def _earlier(self, request: Request, page: str, lang: str) -> list[EarlierEvening]:
        """The evenings that are over where whoever asks was, for the pages from which one goes to them."""
        if page in ("wall", "seated", "season") or "room" in request.query_params:
            return []
        found = earlier.listed(self._sessions.context, self._who(request) or "", lang)
        return [one for one in found if one["led"] or page != "desk"]

    def _page(self, request: Request, its: Preferences, page: str, words: str) -> Response:
        try:
            rooms, past = self._rooms(request, page), self._earlier(request, page, its.language)
            in_season = page == "telephone" and bool(clubs_of(self._sessions.context, self._who(request) or ""))
        except Unavailable as error:
            return later(page, text(f"{words}.title", its.language), its.language, explain(error, its.language))
        given: PageProps = {
            "lang": its.language,
            "words": said(words, its.language),
            "rooms": list(rooms),
            "earlier": past,
            "season": in_season,
            "here": only_here(urlsplit(str(request.url)).hostname or ""),
        }
        return HTMLResponse(html(page, text(f"{words}.title", its.language), its.language, given), headers=NO_STORE)


def html(page: str, title: str, lang: str, given: PageProps) -> str:
    """A page that has nothing yet but what it says and where its scripts are; all text goes in as data."""
    scripts, styles = assets(page)
    head = [f'<link rel="stylesheet" href="{one}">' for one in styles]
    head += [f'<link rel="modulepreload" href="{one}">' for one in scripts[1:]]
    return (
        f'<!doctype html><html lang="{lang}" data-needs="cookies"><head><meta charset="utf-8">'
        f"<title>{escape(title)}</title>{head_of('')}"
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'
        f'<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">{"".join(head)}</head>'
        f'<body class="{page}" data-given="{escape(json.dumps(given, ensure_ascii=False))}"><main id="page"></main>'
        f"{words_of(lang, 'way-in.old-telephone', also='way-in.cookies')}"
        f'<script type="module" src="{scripts[0]}"></script></body></html>'
    )


def said(words: str, lang: str) -> dict[str, str]:
    """The words of a page; every page has those for an evening that is not there."""
    more = texts_under("season.own", lang) if words in OF_A_MEMBER else {}
    return texts_under("evening.every", lang) | more | texts_under(words, lang)


def later(page: str, title: str, lang: str, why: str) -> Response:
    """The page while the log is away: why, and it comes by itself. Without scripts, which could not know what is there."""
    styles = "".join(f'<link rel="stylesheet" href="{one}">' for one in assets(page)[1])
    made = (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta http-equiv="refresh" content="{COMES_AGAIN}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">'
        f'<link rel="icon" href="data:,">{styles}</head><body class="{page}"><main id="page">'
        f'<h1>{escape(title)}</h1><p class="lost" role="status">{escape(why)}</p></main></body></html>'
    )
    return HTMLResponse(made, status_code=503, headers={"Retry-After": str(COMES_AGAIN), **NO_STORE})


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
    hosts = [*others_addresses()]
    if seen.hostname and not _is_number(seen.hostname) and seen.hostname != "localhost":
        hosts.insert(0, seen.hostname)  # a name by which others know this machine
    port = f":{seen.port}" if seen.port not in (None, 80, 443) else ""
    urls = {host: f"{seen.scheme}://{host}{port}{path}" for host in hosts or ["localhost"]}
    told: AddressesProps = {
        "found": bool(hosts),
        "addresses": [{"host": host, "url": url, "code": code_of(url)} for host, url in urls.items()],
    }
    return JSONResponse(told, headers=NO_STORE)


def only_here(host: str) -> bool:
    """Is this an address that is one in its own network alone, as that of a laptop in a club's Wi-Fi?"""
    try:
        return not ipaddress.ip_address(host.strip("[]")).is_global
    except ValueError:
        return "." not in host or host.endswith((".local", ".lan", ".home", ".fritz.box"))


def _is_number(host: str) -> bool:
    return ":" in host or host.replace(".", "").isdigit()
