"""The address the browser shows, where a link leads from a page to the same page with something else on it."""

from __future__ import annotations

import streamlit as st

LAST = "the address of the run before"


def keep_in_step(page: str) -> None:
    """Tells the browser what this ``page`` was asked for, where that has changed since its last run.

    Streamlit sends along what a link to the same page asks for, but leaves the browser's address as it was: the next run, or a
    reload, would be of what stands there. Where the address says so already, nothing happens in the browser.
    """
    asked = st.query_params.to_dict()
    before = st.session_state.get(LAST)
    st.session_state[LAST] = page, asked
    if before is not None and before[0] == page and before[1] != asked:
        st.query_params.update(asked)
