"""What the browser's tab and its history call a page."""

from __future__ import annotations

import streamlit as st


def title(told: str) -> None:
    """The page's own name before that of the program."""
    st.set_page_config(page_title=f"{told} · Calzettini")
