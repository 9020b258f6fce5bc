"""How a hand is played on the screen, to be chosen: on the page of settings, and at each table."""

from __future__ import annotations

import streamlit as st

from screens.learner.preferences import HOW_PLAYED
from screens.parts.pills import setting
from screens.wording.texts import text


def show(lang: str) -> None:
    """Each of these settings with all there is to choose from."""
    for name, values in HOW_PLAYED.items():
        setting("how", name, values, lang)
    st.caption(text("how.alone.text", lang))


def beside_the_table(lang: str) -> None:
    """The same, folded away."""
    with st.expander(text("how.title", lang)):
        show(lang)
