"""How a hand is played on the screen, to be chosen: on the page of settings, and at each table."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from screens.learner import current_learner
from screens.learner.preferences import HOW_PLAYED
from screens.parts.press import keep_unheard
from screens.wording.texts import text


def show(lang: str) -> None:
    """Each of these settings with all there is to choose from."""
    for name, values in HOW_PLAYED.items():
        _choice(name, values, lang)
    st.caption(text("how.alone.text", lang))


def beside_the_table(lang: str) -> None:
    """The same, folded away."""
    with st.expander(text("how.title", lang)):
        show(lang)


def _choice(name: str, values: Sequence[str], lang: str) -> None:
    key, now = f"how {name} {lang}", current_learner.setting(name)
    chosen = st.pills(
        text(f"how.{name}", lang), values, default=now, required=True, key=key, wrap=True,
        format_func=lambda one: text(f"how.{name}.{one}", lang),
        on_change=lambda: current_learner.keep(name, st.session_state[key]),
    )  # fmt: skip
    keep_unheard(key, chosen, now, lambda one: current_learner.keep(name, one))
