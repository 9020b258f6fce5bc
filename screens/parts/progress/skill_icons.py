"""How a skill's state looks: a shape, a colour and a word, each enough by itself."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path

import streamlit as st

from lessons.memory.memory import State
from screens.wording.texts import text


def shape(state: State) -> str:
    """The shape alone, drawn by the style sheet; a word has to stand beside it."""
    return f'<i class="cz-shape is-{state}" aria-hidden="true"></i>'


def state(found: State, lang: str) -> str:
    """Shape and word."""
    return f'<span class="cz-state is-{found}">{shape(found)}<span>{escape(text(f"state.{found}", lang))}</span></span>'


def style() -> None:
    """The style of the pages of memory."""
    st.html(f"<style>{_style()}</style>")


@cache
def _style() -> str:
    return (Path(__file__).parents[2] / "shell" / "static" / "memory.css").read_text(encoding="utf-8")
