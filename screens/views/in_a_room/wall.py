"""A room on the projector: who is there, the question in large, who has answered and never how, then how it went."""

from __future__ import annotations

from lessons.evening.histogram import proposes_talk, votes_of
from lessons.evening.room import Room
from lessons.places.in_a_room.desk import Desk
from lessons.text.message import Message
from screens.learner.preferences import Preferences
from screens.room_views import people, pictures, plans
from screens.room_views.at_tables import tables_of
from screens.room_views.deal_results import deal_of
from screens.room_views.pace_grid import title_of
from screens.room_views.questions import asked, votes
from screens.shared import services
from screens.views import how_played
from screens.views.in_a_room import room as telephone
from screens.views.in_a_room.given import HowItWent, WallPanel
from screens.views.in_a_room.shown_table import shown_table, taught_table


def panel(state: Desk, preferences: Preferences) -> WallPanel:
    """``table`` is what the table component shows; ``how`` is told once it is revealed, ``voted`` before it where that is
    not hidden, ``next`` what a clicker does now: beside the votes it would tell others how many are right."""
    room, question = state.room, state.question
    preferences = pictures.as_in(room, preferences)
    look = asked.look_of(question, preferences)
    told: WallPanel = {
        "stage": room.phase,
        "leads": state.leads,
        "host": room.host,
        "people": people.all_there(room.members, preferences.language),
        "round": room.round.number if room.round is not None else 0,
        "shown": sum(one.revealed for one in room.rounds),
        "second": room.round is not None and len(room.round.votes) > 1,
        "in": [one.badge for one in room.in_votes],
        "next": goes_on(room) if state.leads else "",
        "to": plans.onward(room),
        "part": plans.on_the_wall(room, services.courses(), preferences),
        "title": "",
        "table": None,
        "how": None,
        "voted": None,
        "covered": room.covered,
    }
    if room.phase == "tables":
        seats, shown = tables_of(state, preferences, at_desk=False), shown_table(state, preferences)
        return told | {"seats": seats, "shown_table": shown}
    if room.phase == "taught":
        return told | {"shown_table": taught_table(state, preferences)}
    if room.phase == "deal":
        return told | {"deal": deal_of(state, preferences)}
    if room.phase == "pace":
        return told | {"title": title_of(state.lesson, preferences) if state.lesson is not None else ""}
    if question is None or room.phase in ("lobby", "ended"):
        return told
    told["title"] = asked.title(question, look)
    numbered = how_played.of_question(question.link.lesson, preferences, plans.for_beginners(room))
    if room.phase != "revealed" or room.covered:
        voted = votes.voted(room, question, look)
        return told | {"table": {**asked.asking(question, look, None, open_=False), **numbered}, "voted": voted}
    return told | {"table": {**asked.lit(question, look), **numbered}, "how": _how(state, preferences)}


def refused(said: Message, lang: str) -> str:
    return telephone.refused(said, lang)


def goes_on(room: Room) -> str:
    """The press by which most evenings go on from here: what a clicker does, and the desk's largest button."""
    planned = plans.goes_on(room)
    if planned is not None:
        return planned
    if room.phase == "closed" and proposes_talk(room):
        return "talk"
    after = "another" if room.customs.again else "onward"
    return {"open": "close", "closed": "reveal", "talk": "vote", "revealed": after}.get(room.phase, "")


def _how(state: Desk, preferences: Preferences) -> HowItWent:
    room, question = state.room, state.question
    assert question is not None
    look, now = asked.look_of(question, preferences), room.round
    return {
        "bars": votes.bars(room, question, look),
        "why": votes.why(room, question, look),
        "rights": votes.rights(room),
        "of": len(votes_of(room, now)) if now is not None else 0,
    }
