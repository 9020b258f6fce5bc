"""A room at the teacher's desk: what can be done now, how many have answered, who is there."""

from __future__ import annotations

from lessons.evening.histogram import share_right, votes_of
from lessons.evening.returning import waiting
from lessons.evening.room import Customs, Room
from lessons.places.in_a_room.desk import Desk, Hall
from lessons.places.in_a_room.left_open import LeftOpen
from lessons.text.message import Message
from screens.learner.preferences import Preferences
from screens.room_views import people, plans
from screens.room_views.at_tables import tables_of
from screens.room_views.deal_results import deal_of
from screens.room_views.given import CustomsProps
from screens.room_views.pace_grid import grid
from screens.room_views.questions import asked, votes
from screens.room_views.questions.lying import lying
from screens.shared import services
from screens.views.in_a_room import room as telephone
from screens.views.in_a_room.given import (
    DeskPanel,
    HallOfRooms,
    OpenMistake,
    PersonReturns,
    QuestionAtDesk,
    StrangerPanel,
)
from screens.views.in_a_room.wall import goes_on
from screens.wording.texts import text


def panel(state: Hall | Desk, preferences: Preferences) -> HallOfRooms | StrangerPanel | DeskPanel:
    """``can``: the presses there are now; ``lying``: the question with its answer, for whoever leads. How the vote went stands
    here, and nobody's own answer."""
    if isinstance(state, Hall):
        return {
            "stage": "hall",
            "rooms": list(state.rooms),
            "opened": state.opened,
            "customs": customs_of(state.customs),
        }
    room, lang = state.room, preferences.language
    if not state.leads:
        return {"stage": "stranger", "code": state.code}
    return {
        "stage": room.phase,
        "begun": room.begun,
        "code": state.code,
        "key": state.key,
        "host": room.host,
        "people": people.all_there(room.members, lang),
        "points": {one.badge: right for one in room.there if (right := room.points(one.who))},
        "returns": _returns(room, lang),
        "pace": grid(state, preferences),
        "deal": deal_of(state, preferences),
        "seats": tables_of(state, preferences, at_desk=True),
        "paired": bool(room.pairs),
        "in": [one.badge for one in room.in_votes],
        "again": room.again,
        "round": room.round.number if room.round is not None else 0,
        "second": room.round is not None and len(room.round.votes) > 1,
        "covered": room.covered,
        "customs": customs_of(room.customs),
        "next": goes_on(room),
        "can": _can(room),
        "to": plans.onward(room),
        "turn": room.planning.turn,
        "been": {one.plan: one.part for one in room.planning.stages if one.plan},
        "plan": plans.at_the_desk(room, services.courses(), preferences),
        "shows": plans.on_the_wall(room, services.courses(), preferences) is not None,
        "taught": room.taught if room.phase == "taught" else "",
        "left_open": [_open(one, lang) for one in state.left_open],
        **_told(state, preferences),
    }


def refused(said: Message, lang: str) -> str:
    return telephone.refused(said, lang)


def customs_of(now: Customs) -> CustomsProps:
    return {"talks": now.talks, "hidden": now.hidden, "again": now.again, "question": now.question}


def _open(one: LeftOpen, lang: str) -> OpenMistake:
    told = votes.belief(one.misconception, lang)
    return {"misconception": one.misconception, "game": one.game, "belief": told, "n": one.still}


def _returns(room: Room, lang: str) -> list[PersonReturns]:
    """Who wants to come back with another browser, by the number of the request."""
    wanted = [(one.number, room.with_badge(one.badge)) for _, one in waiting(room)]
    return [{"request": number, **people.shown(meant, room, lang)} for number, meant in wanted if meant is not None]


ROUND = ("open", "closed", "talk", "revealed")
"""Phases in which a question is on the table."""
_CAN = {
    "open": ("close", "reveal"),
    "closed": ("talk", "reveal", "reopen"),
    "talk": ("vote", "reveal"),
    "revealed": ("another", "onward", "cover"),
    "pace": ("gather",),
    "deal": ("compare", "gather"),
    "tables": ("gather",),
    "taught": ("gather",),
}


def _can(room: Room) -> list[str]:
    second = room.round is not None and len(room.round.votes) > 1
    planned = ["plan"] if plans.onward(room) is not None else []
    return [*planned, *(one for one in _CAN.get(room.phase, ()) if not (one == "talk" and second))]


def _told(state: Desk, preferences: Preferences) -> QuestionAtDesk:
    room, question, now = state.room, state.question, state.room.round
    told: QuestionAtDesk = {"title": "", "share": "", "bars": [], "voted": None, "lying": None}
    if question is None or now is None or room.phase not in ROUND:
        return told
    look = asked.look_of(question, preferences)
    told["title"], told["lying"] = asked.title(question, look), lying(question, look)
    told["voted"] = votes.voted(room, question, look)
    given = votes_of(room, now)
    if room.phase in ("closed", "talk", "revealed") and share_right(given) is not None:
        # Beside the answers the number would tell which of them is right.
        shown, talk = told["voted"] is not None, goes_on(room) == "talk"
        said = ("band_shown" if talk else "") if shown else "band" if talk else "share"
        told["share"] = said and text(
            f"evening.desk.{said}", preferences.language, n=sum(one.ok for one in given), of=len(given)
        )
    if room.phase == "revealed":
        told["bars"] = votes.bars(room, question, look)
    return told
