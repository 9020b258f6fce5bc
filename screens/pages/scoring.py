"""The page of the scoring table. The address holds the position and which of the three ways is open; the browser writes it."""

from __future__ import annotations

from contextlib import suppress

import streamlit as st

from lessons.places.move import Refused
from lessons.places.scoring import COUNT, ERROR, LEARN, counted_at
from screens import sessions
from screens.components.bench.component import WORKBENCH
from screens.components.bench.props import say
from screens.learner import current_learner
from screens.shell.navigation import Pages

POSITION, DO = "p", "do"
"""The address's parameters: ``/workbench?p=won-SK.BK&do=learn``."""


def show(pages: Pages) -> None:
    with st.container(key="lesson-title"):
        st.title(say("workbench.title", current_learner.language()), anchor=False)
    asked = st.query_params.get(DO, COUNT)
    way = asked if asked in (COUNT, LEARN, ERROR) else COUNT
    place = f"scoring/{way}"
    state = sessions.sessions().state(current_learner.learner(), place)
    if way == COUNT:
        with suppress(Refused):  # the browser asks for it once more, and is told why not
            state = counted_at(st.query_params.get(POSITION, ""))
    sessions.mount(WORKBENCH, place, state, key="workbench")
