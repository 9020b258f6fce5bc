"""The script that Streamlit runs: which pages there are, and the frame around them."""

from __future__ import annotations

from dataclasses import fields

import streamlit as st

from screens.shared.loading import import_lock

with import_lock:
    from lessons.learner.errors import Unavailable
    from screens.entry import preload
    from screens.learner import current_learner
    from screens.learner.preferences import Preferences
    from screens.pages import home
    from screens.parts import unavailable
    from screens.parts.learner import other_learner
    from screens.shared import findings
    from screens.shell import address, page_frame
    from screens.shell.navigation import Pages
    from screens.shell.titles import title
    from screens.wording.texts import text


def at_a_lesson() -> None:
    with import_lock:
        from screens.pages import lesson

    lesson.show(pages)


def at_the_gallery() -> None:
    with import_lock:
        from screens.pages import gallery

    gallery.show()


def at_the_settings() -> None:
    with import_lock:
        from screens.pages import settings

    settings.show(pages)


def about_it() -> None:
    with import_lock:
        from screens.pages import about

    about.show(pages)


def at_the_workbench() -> None:
    """Loaded when it is first opened: it knows the whole of scoring, which no other page needs."""
    with import_lock:
        from screens.pages import scoring as workbench

    workbench.show(pages)


def at_the_scorekeeper() -> None:
    with import_lock:
        from screens.pages import match as scorekeeper

    scorekeeper.show(pages)


def at_the_evening() -> None:
    with import_lock:
        from screens.pages import evening

    evening.show()


def at_the_prints() -> None:
    with import_lock:
        from screens.pages import prints

    prints.show()


def at_the_practice() -> None:
    """Loaded when it is first opened: it plays, which no lesson does."""
    with import_lock:
        from screens.pages import practice

    practice.show(pages)


def at_the_packs() -> None:
    with import_lock:
        from screens.pages import packs

    packs.show()


def at_the_lessons() -> None:
    with import_lock:
        from screens.pages import about_lessons

    about_lessons.show(pages)


def at_the_preview() -> None:
    with import_lock:
        from screens.pages import preview

    preview.show(pages)


def at_the_glossary() -> None:
    with import_lock:
        from screens.pages import reading

    reading.glossary()


def at_the_rules() -> None:
    with import_lock:
        from screens.pages import reading

    reading.rules()


def at_the_review() -> None:
    """Loaded when it is first opened, as it looks through all that the lessons can ask."""
    with import_lock:
        from screens.pages import review

    review.show(pages)


def at_the_progress() -> None:
    with import_lock:
        from screens.pages import progress

    progress.show(pages)


st.set_page_config(layout="wide", initial_sidebar_state="collapsed")


def in_language() -> str:
    """The learner's language; the browser's where the log cannot be read."""
    try:
        return current_learner.language()
    except Unavailable:
        return Preferences(locale=st.context.locale).language


lang = in_language()
pages: Pages = Pages(
    home=st.Page(lambda: home.show(pages), title=text("nav.home", lang), url_path="home", default=True),
    lesson=st.Page(at_a_lesson, title=text("nav.home", lang), url_path="lesson"),
    review=st.Page(at_the_review, title=text("nav.review", lang), url_path="review"),
    progress=st.Page(at_the_progress, title=text("nav.progress", lang), url_path="progress"),
    practice=st.Page(at_the_practice, title=text("practice.title", lang), url_path="practice"),
    gallery=st.Page(at_the_gallery, title=text("nav.cards", lang), url_path="gallery"),
    glossary=st.Page(at_the_glossary, title=text("glossary.title", lang), url_path="glossary"),
    rules=st.Page(at_the_rules, title=text("rules.title", lang), url_path="rules"),
    workbench=st.Page(at_the_workbench, title=text("nav.workbench", lang), url_path="workbench"),
    scorekeeper=st.Page(at_the_scorekeeper, title=text("nav.scorekeeper", lang), url_path="scorekeeper"),
    evening=st.Page(at_the_evening, title=text("nav.evening", lang), url_path="evening"),
    prints=st.Page(at_the_prints, title=text("nav.prints", lang), url_path="prints"),
    settings=st.Page(at_the_settings, title=text("nav.settings", lang), url_path="settings"),
    packs=st.Page(at_the_packs, title=text("packs.title", lang), url_path="packs"),
    lessons=st.Page(at_the_lessons, title=text("lessons.title", lang), url_path="lessons"),
    preview=st.Page(at_the_preview, title=text("preview.title", lang), url_path="preview"),
    about=st.Page(about_it, title=text("nav.about", lang), url_path="about"),
)
page = st.navigation([getattr(pages, field.name) for field in fields(pages)], position="hidden")
title(page.title)
try:
    page_frame.frame(pages, lang)
    other_learner.ask(lang)
    address.keep_in_step(page.url_path)
    page.run()
except Unavailable as error:
    unavailable.show(error, lang)
preload.shown()
findings.begin()
