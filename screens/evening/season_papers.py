"""What a teacher takes along of a season: one page to print, and tables; names leave the laptop only by this press."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from starlette.responses import JSONResponse, Response

from lessons.learner.errors import Unavailable
from lessons.moves.move import MoveRefused
from lessons.places.in_a_season.season import SeasonLook
from lessons.places.sessions import Sessions
from screens.learner.preferences import Preferences
from screens.room_views.season import everything
from screens.room_views.season_given import SeasonAccount

NO_STORE = {"Cache-Control": "no-store"}
Asked = Mapping[str, str]


def season_pdf(asked: Asked, who: str, its: Preferences, sessions: Sessions) -> Response:
    """The whole season on paper."""
    told = _told(asked, who, its, sessions)
    if told is None:
        return _not_yours()
    from screens.prints.season.paper import season_paper  # only paper needs it

    return _file(season_paper(told, its.language), "application/pdf", f"{told['code']}-{told['number']}.pdf")


def season_csv(asked: Asked, who: str, its: Preferences, sessions: Sessions) -> Response:
    """One of its tables: of attendance, of what each has learned, of the leagues."""
    from screens.prints.season.tables import TABLES

    told, table = _told(asked, who, its, sessions), TABLES.get(asked.get("of", ""))
    if told is None or table is None:
        return _not_yours()
    name = f"{told['code']}-{told['number']}-{asked.get('of')}.csv"
    return _file(table(told, its.language), "text/csv; charset=utf-8", name)


SEASON_PAPERS: Mapping[str, Callable[[Asked, str, Preferences, Sessions], Response]] = {
    "/season.pdf": season_pdf,
    "/season.csv": season_csv,
}


def _told(asked: Asked, who: str, its: Preferences, sessions: Sessions) -> SeasonAccount | None:
    """All of the season for whoever leads it; None for everybody else."""
    club, number = asked.get("club", ""), asked.get("season", "")
    try:
        state = sessions.state(who, f"season/{club}{f'.{number}' if number else ''}")
    except (MoveRefused, Unavailable):
        return None
    leads = isinstance(state, SeasonLook) and state.leads
    return everything(state.book, state.code, its.language) if leads else None


def _not_yours() -> Response:
    return JSONResponse({"refused": "not-yours"}, status_code=403, headers=NO_STORE)


def _file(made: bytes, sort: str, name: str) -> Response:
    told = {"Content-Disposition": f'attachment; filename="calzettini-{name}"', **NO_STORE}
    return Response(made, media_type=sort, headers=told)
