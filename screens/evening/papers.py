"""What a teacher prints for an evening; it tells all hands and names, so that nobody else gets it."""

from __future__ import annotations

from starlette.responses import PlainTextResponse, Response

from lessons.evening.activities.same_deal import hand_of
from lessons.evening.room import Room
from lessons.places.in_a_room.scores import scores
from lessons.places.place import Context
from screens.learner.preferences import Preferences

NO_STORE = {"Cache-Control": "no-store"}


def deal_paper(room: Room | None, who: str, its: Preferences, _: Context) -> Response:
    """The deal that is on as a list."""
    if room is None or who not in room.hosts or not room.deals:
        return PlainTextResponse("no such page", status_code=404, headers=NO_STORE)
    from screens.prints.evening.deal_list import deal_list

    number = room.deals[-1]
    return pdf(deal_list(number, hand_of(number).state, its.language, its.pack), f"calzettini-{number}")


def tables_paper(room: Room | None, who: str, its: Preferences, context: Context) -> Response:
    """Who sits where, how the matches ended, how the pairs stand."""
    if room is None or who not in room.hosts or not room.pairs:
        return PlainTextResponse("no such page", status_code=404, headers=NO_STORE)
    from screens.prints.evening.tournament import tournament

    return pdf(tournament(room, scores(context, room), its.language), "calzettini-tournament")


def pdf(made: bytes, name: str) -> Response:
    told = {"Content-Disposition": f'attachment; filename="{name}.pdf"', **NO_STORE}
    return Response(made, media_type="application/pdf", headers=told)
