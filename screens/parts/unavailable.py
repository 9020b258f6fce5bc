"""A page while the log cannot be read or written: what is the matter, in the learner's language, until it is over."""

from __future__ import annotations

from html import escape

import streamlit as st

from lessons.learner.errors import Unavailable
from screens.wording.database_words import explain

EVERY = 2.0
"""Seconds between two tries."""
_TRIED = "tried again"


def show(error: Unavailable, lang: str) -> None:
    """Says what is the matter; the page comes by itself when the cause is gone."""
    st.html(f'<p class="cz-lead" role="alert">{escape(explain(error, lang))}</p>')
    _again()


@st.fragment(run_every=EVERY)
def _again() -> None:
    if st.session_state.pop(_TRIED, False):
        st.rerun()
    st.session_state[_TRIED] = True
