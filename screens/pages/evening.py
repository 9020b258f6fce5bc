"""The page of an evening at the club: opens a room, and leads to the projector's page and the desk, which know no Streamlit."""

from __future__ import annotations

from dataclasses import asdict

import streamlit as st
from pydantic import JsonValue

from lessons.evening.room import Customs, Room
from lessons.moves.move import Move
from lessons.moves.rng import new_nonce
from lessons.places.in_a_room.earlier import earlier
from lessons.places.in_a_room.room import doors
from lessons.places.in_a_room.usual import usual
from screens.api.doors import OF_DOORS
from screens.learner import current_learner
from screens.room_views.earlier import after, on
from screens.shared import sessions
from screens.web.addresses import SHORT
from screens.web.rate import Rate
from screens.wording.texts import text

_OPENS = Rate(*OF_DOORS["open"])
"""As where a room is opened at the desk: one address does not fill the list of rooms."""


def show() -> None:
    lang = current_learner.language()
    context = sessions.sessions().context
    st.title(text("evening.title", lang), anchor=False)
    st.markdown(text("evening.lead", lang))
    rooms = doors(context, current_learner.learner()).rooms
    for code in rooms:
        _room(code, context.rooms.room(context.store.rooms, code) or Room(), lang)
    past = [one for one in earlier(context, current_learner.learner()) if one.led]
    label = text("evening.open.another" if rooms else "evening.open", lang)
    agreed = _customs(usual(context, current_learner.learner()), lang)
    pressed = st.button(label, type="secondary" if rooms else "primary")
    if pressed and not _OPENS.allows(st.context.ip_address or ""):
        st.warning(text("evening.open.many", lang))
    elif pressed:
        move = Move(place="desk/new", event="open", value=agreed, nonce=new_nonce(), seen="new")
        sessions.sessions().move(current_learner.learner(), move)
        st.rerun()
    st.markdown(text("evening.how", lang))
    st.markdown(text("evening.season.how", lang))
    st.link_button(text("evening.to.season", lang), f"{SHORT}/season")
    if past:
        st.subheader(text("evening.earlier", lang), anchor=False)
        st.markdown(text("evening.earlier.how", lang))
        for one in past:
            label = text("evening.earlier.one", lang, day=on(one.day, lang), room=one.code)
            st.link_button(label, after(one))


def _customs(usual: Customs, lang: str) -> dict[str, JsonValue]:
    """How rounds are to go in the room that is opened next."""
    st.markdown(f"**{text('evening.desk.customs', lang)}**")
    return {
        name: st.checkbox(text(f"evening.desk.customs_{name}", lang), value=on) for name, on in asdict(usual).items()
    }


def _room(code: str, room: Room, lang: str) -> None:
    leads = current_learner.learner() in room.hosts
    with st.container(border=True):
        st.subheader(text("evening.room", lang, room=code), anchor=False)
        st.markdown(text("evening.people", lang, n=len(room.there)))
        with st.container(horizontal=True):
            st.link_button(text("evening.to.wall", lang), f"{SHORT}/wall?room={code}")
            if leads:
                st.link_button(text("evening.to.desk", lang), f"{SHORT}/desk?room={code}", type="primary")
