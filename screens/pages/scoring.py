"""The page of the scoring table. The address holds the position and which of the three ways is open; the browser writes it."""

from __future__ import annotations

from contextlib import suppress

import streamlit as st

from lessons.moves.move import MoveRefused
from lessons.places.scoring import COUNT, ERROR, LEARN, counted_at
from screens.components.bench.component import WORKBENCH
from screens.components.bench.props import say
from screens.components.match_forms.families import FAMILIES
from screens.components.settling.component import SETTLING
from screens.learner import current_learner, learned_game
from screens.parts import placing
from screens.shared import sessions
from screens.shell.navigation import Pages

POSITION, DO, GAME = "p", "do", "game"
"""The address's parameters: ``/workbench?p=won-SK.BK&do=learn``, ``/workbench?game=mineo3``."""
HERE = "ottocento"


def show(pages: Pages) -> None:
    with st.container(key="lesson-title"):
        st.title(say("workbench.title", current_learner.language()), anchor=False)
    lang = current_learner.language()
    offered = [one for family in FAMILIES.values() for one in family.games]
    # A position, or one of the three ways, is Bologna's.
    given = POSITION in st.query_params or DO in st.query_params
    learned = learned_game.among(offered, (family.first for family in FAMILIES.values()))
    id = st.query_params.get(GAME, HERE if given else learned)
    chosen = st.selectbox(
        say("keeper.jochi.game", lang),
        offered,
        index=offered.index(id) if id in offered else 0,
        format_func=lambda one: say(f"game.{one}", lang),
        filter_mode=None,
        key="which-game",
    )
    if chosen != id and chosen is not None:
        st.query_params.from_dict({GAME: chosen})
    if chosen != HERE and chosen is not None:
        place = f"settling/{chosen}"
        placing.mount(SETTLING, place, sessions.sessions().stands(current_learner.learner(), place), key=place)
        return
    asked = st.query_params.get(DO, COUNT)
    way = asked if asked in (COUNT, LEARN, ERROR) else COUNT
    place = f"scoring/{way}"
    stands = sessions.sessions().stands(current_learner.learner(), place)
    if way == COUNT:
        with suppress(MoveRefused):  # the browser asks for it once more, and is told why not
            stands = stands._replace(state=counted_at(st.query_params.get(POSITION, "")))
    placing.mount(WORKBENCH, place, stands, key="workbench")
