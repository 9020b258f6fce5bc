"""The page of the scorekeeper: a match from its first line to its last; the address holds its code, and the browser writes it."""

from __future__ import annotations

import streamlit as st

from lessons.learner.codes import read_code
from lessons.moves.move import MoveRefused
from lessons.places.match import NEW
from screens.components.match_forms.names import say
from screens.components.scorekeeper.component import BOARD
from screens.learner import current_learner
from screens.parts import placing
from screens.shell.navigation import Pages
from screens.wording.texts import text

ASK = "match"
"""The address's parameter: ``/scorekeeper?match=<code>``; ``&show=board`` hangs the score on the wall."""


def show(pages: Pages) -> None:
    lang = current_learner.language()
    with st.container(key="lesson-title"):
        st.title(say("keeper.title", lang), anchor=False)
    asked = st.query_params.get(ASK, "")
    try:
        placing.show(BOARD, f"match/{read_code(asked) or NEW}")
    except MoveRefused:
        # The board says that no match has these words: they stand in the address, where it looks for them.
        placing.show(BOARD, f"match/{NEW}")
    st.page_link(pages.prints, label=text("prints.title", lang))
