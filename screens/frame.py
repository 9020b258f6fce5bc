"""What stands around every page: the style, the masthead, the language and the size of the text."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import streamlit as st

from screens import who
from screens.pages import Pages
from screens.texts import LANGUAGES, text

HERE = Path(__file__).parent / "look"
ICON = str(HERE / "icon.png")


@cache
def _style() -> str:
    return (HERE / "app.css").read_text(encoding="utf-8")


@cache
def _script() -> str:
    return (HERE / "page.js").read_text(encoding="utf-8")


def frame(pages: Pages, lang: str) -> None:
    """The style sheet, the page's language for screen readers, and the masthead."""
    size = who.SIZES.get(who.setting("size"), who.SIZES["normal"])
    # The theme's base is 18 pixels; everything else is in rem and follows.
    choose = text("settings.import.choose", lang)
    root = f":root {{ --cz-choose: '{choose}'; font-size: calc(18px * {float(size.rstrip('%')) / 100}) !important; }}"
    st.html(f"<style>{root}\n{_style()}</style>")
    st.components.v2.component("calzettini_page", js=_script())(
        key="page", data=[lang], height=1, on_wake_change=lambda: None
    )
    with st.container(horizontal=True, key="masthead", gap="small", vertical_alignment="center"):
        with st.container(key="brand", width="content"):
            st.page_link(pages.home, label=text("app.name", lang))
        st.space("stretch")
        for page, name in (
            (pages.home, "home"),
            (pages.practice, "practice"),
            (pages.review, "review"),
            (pages.gallery, "cards"),
            (pages.workbench, "workbench"),
            (pages.scorekeeper, "scorekeeper"),
            (pages.settings, "settings"),
            (pages.about, "about"),
        ):
            st.page_link(page, label=text(f"nav.{name}", lang))
        other = next(one for one in LANGUAGES if one != lang)
        st.button(LANGUAGES[other], key="language", type="tertiary", on_click=who.keep, args=("language", other))
