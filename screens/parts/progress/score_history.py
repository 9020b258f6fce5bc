"""Progress with the score sheet: the sheets filled in last, the best time, and the way to a full pile in under three minutes."""

from __future__ import annotations

from html import escape

import streamlit as st

from lessons.scoring.exercise import Exercise, read_on
from screens.components.bench.props import Wording
from screens.components.sheet.exercise_props import learning
from screens.learner import current_learner
from screens.shared import services
from screens.shell.navigation import Pages
from screens.wording.texts import text


def show(pages: Pages, lang: str) -> None:
    told = learning(read_on(services.store(), Exercise(current_learner.learner())).way, Wording(lang))
    if told["past"]:
        rows = "".join(f"<li>{escape(one)}</li>" for one in told["past"])
        st.html(f'<ol class="cz-sheets">{rows}</ol>')
    if told["goal"]:
        st.markdown(told["goal"])
    if not told["past"]:
        st.markdown(text("progress.sheets.none", lang))
    with st.container(key="links-sheets"):
        st.page_link(pages.workbench, label=text("progress.sheets.go", lang), query_params={"do": "learn"})
