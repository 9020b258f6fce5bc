"""Asks for a file: its button, its name and what it is for are ours, as Streamlit's own field speaks English only."""

from __future__ import annotations

import base64
import binascii
from functools import cache
from pathlib import Path
from typing import Any

import streamlit as st

from screens.wording.texts import text

HERE = Path(__file__).parent


def file_field(label: str, go: str, ending: str, key: str, lang: str, most: int) -> bytes | None:
    """The bytes of the file that was just brought in, once. Of one with more than ``most`` the browser sends nothing and says so.

    ``go`` stands on the button that brings it in, ``ending`` is what its name ends with.
    """
    words = [label, text("file.choose", lang), go, text("file.none", lang), text("file.too-large", lang)]
    mounted = st.components.v2.component("calzettini_file", js=_read("file_field.js"), css=_read("file_field.css"))
    told = mounted(key=key, data=[words, ending, most], on_brought_change=_run_again).brought
    return content(told, most)


def content(told: Any, most: int) -> bytes | None:
    """What a browser sent, which may be anybody's: base64 of a file, or nothing."""
    if not isinstance(told, str) or len(told) > most * 4 // 3 + 4:
        return None
    try:
        return base64.b64decode(told, validate=True)
    except (binascii.Error, ValueError):
        return None


def _run_again() -> None:
    """The page runs again, which is all there is to do."""


@cache
def _read(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")
