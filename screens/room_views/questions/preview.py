"""A question before it is asked, for whoever leads the room: the cards that will be asked, and the answer."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.responses import JSONResponse, Response

from lessons.moves.move import MoveRefused
from lessons.moves.rng import system_rng
from lessons.places.in_a_room.desk_presses import SEEN, chosen
from lessons.places.place import Context
from screens.learner.preferences import Preferences
from screens.room_views.questions.asked import look_of
from screens.room_views.questions.lying import lying

NO_STORE = {"Cache-Control": "no-store"}
NAMES = ("game", "lesson", "step", "skill", "misconception")
LONGEST = 80


def preview(asked: Mapping[str, str], who: str, its: Preferences, context: Context) -> Response:
    """``ask``: what a press at the desk says so that exactly this question comes; the rest as the desk has an open one."""
    room = context.rooms.room(context.store.rooms, asked.get("room", "")[:LONGEST])
    if room is None or who not in room.hosts:
        return JSONResponse({"refused": "not-yours"}, status_code=403, headers=NO_STORE)
    value = {name: asked[name][:LONGEST] for name in NAMES if name in asked}
    try:
        question = chosen(context, value, system_rng())
    except MoveRefused:
        question = None
    if question is None:
        return JSONResponse({"refused": "no-question"}, status_code=404, headers=NO_STORE)
    link = question.link
    exactly = dict(zip(SEEN, (link.lesson, link.step, link.seed, link.number), strict=True))
    aim = {"misconception": value["misconception"]} if "misconception" in value else {}
    return JSONResponse({"ask": exactly | aim, **lying(question, look_of(question, its))}, headers=NO_STORE)
