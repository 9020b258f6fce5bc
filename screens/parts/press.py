"""A button of Streamlit's that does what it says also where the server has just forgotten this visit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st


def button(label: str, do: Callable[..., object], *args: object, **its: Any) -> None:
    """``its``: what :func:`st.button` takes besides.

    What is called back is known to Streamlit only from a run of the page that is over. After a line that was cut, or a new start
    of the server, a press may come before there is one: Streamlit then calls nobody, and says only that the button is pressed.
    """
    heard = f"heard {its.get('key', label)}"

    def hear() -> None:
        do(*args)
        st.session_state[heard] = True

    if st.button(label, on_click=hear, **its) and not st.session_state.pop(heard, False):
        do(*args)
        st.rerun()


def unheard(key: str, chosen: object, shown: object) -> bool:
    """Was this chosen, instead of what is ``shown``, before the first run of a visit that the server has forgotten?

    Then nobody was called back. Later on what is kept may have been changed elsewhere, and what was chosen here is old.
    """
    seen = f"seen {key}"
    first = seen not in st.session_state
    st.session_state[seen] = True
    return first and chosen is not None and chosen != shown


def keep_unheard(key: str, chosen: object, shown: object, keep: Callable[[str], object]) -> None:
    """Keeps what was chosen :func:`unheard`, and shows the page with it."""
    if unheard(key, chosen, shown):
        keep(str(chosen))
        st.rerun()
