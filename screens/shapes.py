"""How a skill's state looks: a shape, a colour and a word, each enough by itself."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path

import streamlit as st

from lessons.learner.memory import State
from screens.texts import text

_DRAWN: dict[State, str] = {
    "new": '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3.5 3.5"/>',
    "learning": '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/>'
    '<path d="M12 3 a9 9 0 0 0 0 18 z" fill="currentColor"/>',
    "known": '<circle cx="12" cy="12" r="10" fill="currentColor"/>',
    "mastered": '<path d="M12 1 L21 4.5 V12 C21 17.5 17 21.3 12 23 C7 21.3 3 17.5 3 12 V4.5 Z" fill="currentColor"/>'
    '<path d="M7.5 12 l3.2 3.4 L16.8 8.6" fill="none" stroke="var(--cz-paper)" stroke-width="2.4"/>',
    "due": '<path d="M19.5 9 A8.5 8.5 0 1 0 20.5 13" fill="none" stroke="currentColor" stroke-width="2.6"/>'
    '<path d="M21.5 2.5 V10 H14 Z" fill="currentColor"/>',
}


def shape(state: State) -> str:
    """The shape alone; a word has to stand beside it."""
    return f'<svg class="cz-shape is-{state}" viewBox="0 0 24 24" aria-hidden="true">{_DRAWN[state]}</svg>'


def state(found: State, lang: str) -> str:
    """Shape and word."""
    return f'<span class="cz-state is-{found}">{shape(found)}<span>{escape(text(f"state.{found}", lang))}</span></span>'


def style() -> None:
    """The style of the pages of memory."""
    st.html(f"<style>{_style()}</style>")


@cache
def _style() -> str:
    return (Path(__file__).parent / "look" / "memory.css").read_text(encoding="utf-8")
