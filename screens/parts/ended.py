"""The end of a lesson, a hand and a deal alike: the one rule to keep, one large button, and all the rest folded away."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

import streamlit as st

from screens.parts.press import button
from screens.wording.texts import headed, text

NEXT = "next-step"
"""The container of the one large button."""


def kept(rule: str, lang: str) -> None:
    """The one rule to keep."""
    st.html(f'<p class="cz-keep"><b>{escape(headed(text("ends.keep", lang), lang))}</b> {escape(rule)}</p>')


def onward(label: str, do: Callable[..., object], *args: object) -> None:
    """The one large button."""
    with st.container(key=NEXT):
        button(label, do, *args, key="again", type="primary")


def the_rest(label: str) -> Any:
    """What can be unfolded."""
    return st.expander(label, key="the-rest")
