"""The script that Streamlit runs: which pages there are, and the frame around them."""

from __future__ import annotations

from dataclasses import fields

import streamlit as st

from screens.loading import ALONE

with ALONE:
    from screens import about, frame, gallery, home, lesson, settings, who
    from screens.pages import Pages
    from screens.texts import text


def at_the_workbench() -> None:
    """Loaded when it is first opened: it knows the whole of scoring, which no other page needs."""
    with ALONE:
        from screens.workbench import page as workbench

    workbench.show(pages)


def at_the_scorekeeper() -> None:
    with ALONE:
        from screens.scorekeeper import page as scorekeeper

    scorekeeper.show(pages)


def at_the_prints() -> None:
    with ALONE:
        from screens.prints import page as prints

    prints.show()


def at_the_practice() -> None:
    """Loaded when it is first opened: it plays, which no lesson does."""
    with ALONE:
        from screens.practice import page as practice

    practice.show(pages)


def at_the_packs() -> None:
    with ALONE:
        from screens import packs

    packs.show()


def at_the_glossary() -> None:
    with ALONE:
        from screens.reading import page as reading

    reading.glossary()


def at_the_rules() -> None:
    with ALONE:
        from screens.reading import page as reading

    reading.rules()


def at_the_review() -> None:
    """Loaded when it is first opened, as it looks through all that the lessons can ask."""
    with ALONE:
        from screens import review

    review.show(pages)


def at_the_progress() -> None:
    with ALONE:
        from screens import progress

    progress.show(pages)


st.set_page_config(page_title="Calzettini", page_icon=frame.ICON, layout="wide", initial_sidebar_state="collapsed")
lang = who.language()
pages: Pages = Pages(
    home=st.Page(lambda: home.show(pages), title=text("nav.home", lang), url_path="home", default=True),
    lesson=st.Page(lambda: lesson.show(pages), title=text("nav.home", lang), url_path="lesson"),
    review=st.Page(at_the_review, title=text("nav.review", lang), url_path="review"),
    progress=st.Page(at_the_progress, title=text("nav.progress", lang), url_path="progress"),
    practice=st.Page(at_the_practice, title=text("practice.title", lang), url_path="practice"),
    gallery=st.Page(gallery.show, title=text("nav.cards", lang), url_path="gallery"),
    glossary=st.Page(at_the_glossary, title=text("glossary.title", lang), url_path="glossary"),
    rules=st.Page(at_the_rules, title=text("rules.title", lang), url_path="rules"),
    workbench=st.Page(at_the_workbench, title=text("nav.workbench", lang), url_path="workbench"),
    scorekeeper=st.Page(at_the_scorekeeper, title=text("nav.scorekeeper", lang), url_path="scorekeeper"),
    prints=st.Page(at_the_prints, title=text("nav.prints", lang), url_path="prints"),
    settings=st.Page(lambda: settings.show(pages), title=text("nav.settings", lang), url_path="settings"),
    packs=st.Page(at_the_packs, title=text("packs.title", lang), url_path="packs"),
    about=st.Page(lambda: about.show(pages), title=text("nav.about", lang), url_path="about"),
)
page = st.navigation([getattr(pages, field.name) for field in fields(pages)], position="hidden")
frame.frame(pages, lang)
page.run()
