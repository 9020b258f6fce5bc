"""An evening afterwards: all of it for who leads, for a pupil what is told of that pupil, for a stranger nothing."""

from __future__ import annotations

from lessons.places.in_a_room.after import After
from lessons.text.message import Message
from screens.learner.preferences import Preferences
from screens.room_views import afterwards, earlier, season
from screens.shared import services
from screens.views.in_a_room import room as telephone
from screens.views.in_a_room.given import AfterAround, AfterPanel
from screens.wording.texts import either


def panel(state: After, preferences: Preferences) -> AfterPanel:
    """``stage``: all, mine, stranger or forgotten."""
    lang = preferences.language
    told: AfterAround = {"code": state.code, "ended": state.room.phase == "ended", "host": state.room.host}
    if state.leads and state.room.forgotten:
        return {**told, "stage": "forgotten"}
    if state.leads:
        lessons = [(id_, either(one.lesson.title, lang)) for id_, one in services.courses().items()]
        return {**told, "stage": "all", "lessons": lessons, **afterwards.everything(state, lang, preferences.pack)}
    own = state.own
    if own is None:
        return {**told, "stage": "stranger"}
    day = earlier.on(state.day, lang)
    seasons = season.own(state.context, state.who, state.code, lang)
    pupil = afterwards.pupil(own, state, lang, preferences.pack)
    return {**told, "stage": "mine", "day": day, "pupil": pupil, "seasons": seasons}


def refused(said: Message, lang: str) -> str:
    return telephone.refused(said, lang)
