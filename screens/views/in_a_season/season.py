"""A season: all of it for who leads, for a member what is told of that member, for a stranger nothing."""

from __future__ import annotations

from lessons.places.in_a_season.season import BeforeSeason, SeasonLook
from lessons.text.message import Message
from screens.learner.preferences import Preferences
from screens.room_views import season
from screens.views.in_a_room import room as telephone
from screens.views.in_a_season.given import SeasonPanel


def panel(state: BeforeSeason | SeasonLook, preferences: Preferences) -> SeasonPanel:
    """``stage``: new, all, mine or stranger."""
    lang = preferences.language
    if isinstance(state, BeforeSeason):
        return {"stage": "new", "begun": state.begun, "led": state.led}
    if state.leads:
        return {"stage": "all", **season.everything(state.book, state.code, lang)}
    own = state.own
    return {"stage": "stranger"} if own is None else {"stage": "mine", **season.mine(state.book, own, lang)}


def refused(said: Message, lang: str) -> str:
    return telephone.refused(said, lang)
