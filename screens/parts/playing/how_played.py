"""How a hand is played on the screen, to be chosen: on the page of settings, and at each table."""

from __future__ import annotations

import streamlit as st

from screens.learner.preferences import HOW_PLAYED
from screens.parts.pills import setting
from screens.wording.texts import text


def show(lang: str) -> None:
    """Each of these settings with all there is to choose from."""
    for name in HOW_PLAYED:
        _one(name, lang)
    st.caption(text("how.alone.text", lang))


def _one(name: str, lang: str) -> None:
    """One of them, as it is called among the texts."""
    setting(name, text(f"how.{name}", lang), HOW_PLAYED[name], lambda one: text(f"how.{name}.{one}", lang), lang)


def beside_the_table(lang: str) -> None:
    """The same, folded away."""
    with st.expander(text("how.title", lang)):
        show(lang)
