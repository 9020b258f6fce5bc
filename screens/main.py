"""The script that Streamlit runs: which pages there are, and the frame around them."""

from __future__ import annotations

import streamlit as st

from screens import about, frame, gallery, home, lesson, settings, who
from screens.pages import Pages
from screens.texts import text


def at_the_workbench() -> None:
    """Loaded when it is first opened: it knows the whole of scoring, which no other page needs."""
    from screens.workbench import page as workbench

    workbench.show(pages)


st.set_page_config(page_title="Calzettini", page_icon=frame.ICON, layout="wide", initial_sidebar_state="collapsed")
lang = who.language()
pages: Pages = Pages(
    home=st.Page(lambda: home.show(pages), title=text("nav.home", lang), url_path="home", default=True),
    lesson=st.Page(lambda: lesson.show(pages), title=text("nav.home", lang), url_path="lesson"),
    gallery=st.Page(gallery.show, title=text("nav.cards", lang), url_path="gallery"),
    workbench=st.Page(at_the_workbench, title=text("nav.workbench", lang), url_path="workbench"),
    settings=st.Page(settings.show, title=text("nav.settings", lang), url_path="settings"),
    about=st.Page(about.show, title=text("nav.about", lang), url_path="about"),
)
page = st.navigation(
    [pages.home, pages.lesson, pages.gallery, pages.workbench, pages.settings, pages.about], position="hidden"
)
frame.frame(pages, lang)
page.run()
