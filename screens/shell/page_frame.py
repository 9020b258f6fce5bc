"""What stands around every page: the masthead, the language and the size of the text."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import streamlit as st

from screens.learner import current_learner
from screens.learner.preferences import SIZES
from screens.shell.navigation import Pages
from screens.wording.texts import LANGUAGES, text

HERE = Path(__file__).parent / "static"
LINKS_NEED = 78
"""Rem of 16 pixels that a row of links needs in usual letters."""


@cache
def _script() -> str:
    return (HERE / "page.js").read_text(encoding="utf-8")


def _run_again() -> None:
    """The line was cut and is back: the page runs again, so that its buttons are known to whichever visit this is now."""


def frame(pages: Pages, lang: str) -> None:
    """How large letters are, the page's language for screen readers, and the masthead."""
    larger = float(SIZES.get(current_learner.setting("size"), SIZES["normal"]).rstrip("%")) / 100
    # The larger the letters, the wider the page must be for a row of links (app.css says so of usual ones).
    if larger > 1:
        menu = ".st-key-masthead { flex-wrap: nowrap; } .st-key-links { display: none; } .st-key-menu[class] { display: flex; }"
        st.html(f"<style>@media (max-width: {LINKS_NEED * larger:.1f}rem) {{ {menu} }}</style>")
    whole = st.components.v2.component("calzettini_page", js=_script())
    whole(key="page", data=[lang, text("app.away", lang), larger], height=1, on_back_change=_run_again)
    with st.container(horizontal=True, key="masthead", gap="small", vertical_alignment="center"):
        with st.container(key="brand", width="content"):
            st.page_link(pages.home, label=text("app.name", lang))
        st.space("stretch")
        there = {
            text(f"nav.{name}", lang): page
            for page, name in (
                (pages.home, "home"),
                (pages.practice, "practice"),
                (pages.review, "review"),
                (pages.gallery, "cards"),
                (pages.workbench, "workbench"),
                (pages.scorekeeper, "scorekeeper"),
                (pages.evening, "evening"),
                (pages.settings, "settings"),
                (pages.about, "about"),
            )
        }
        with st.container(horizontal=True, key="links", width="content", gap="small"):
            for name, page in there.items():
                st.page_link(page, label=name)
        # On a telephone the same pages are in a menu: one row instead of three.
        with st.container(key="menu", width="content"):
            chosen = st.menu_button(
                text("nav.menu", lang), list(there), type="tertiary", icon=":material/menu:", key="go to"
            )
        if chosen:
            st.switch_page(there[chosen])
        _languages(lang)


def _languages(now: str) -> None:
    """The page's language; behind it the others, each by its own name."""
    others = {name: code for code, name in LANGUAGES.items() if code != now}
    chosen = st.menu_button(LANGUAGES[now], list(others), type="tertiary", icon=":material/language:", key="language")
    if chosen:
        current_learner.keep("language", others[chosen])
        st.rerun()
