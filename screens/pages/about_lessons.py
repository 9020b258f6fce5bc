"""About these lessons: the folder of a club's own, what was found in each of its files, and what is wrong with ours."""

from __future__ import annotations

from html import escape

import streamlit as st

from lessons.club import own_lessons
from lessons.club.own_lessons import OwnFile
from lessons.course import loader
from lessons.learner.data_folder import named_within
from lessons.lint.findings import Finding, found, found_in
from lessons.script.steps import Lesson
from screens.learner import current_learner
from screens.shared import findings, services
from screens.shell.navigation import ID, Pages
from screens.wording.file_problems import is_said, said
from screens.wording.texts import either, text

MOST = 40
"""Findings shown of one file; whoever has mended these sees the next."""


def show(pages: Pages) -> None:
    lang = current_learner.language()
    st.title(text("lessons.title", lang), anchor=False)
    st.markdown(text("lessons.lead", lang))
    _own(pages, lang)
    _ours(lang)
    st.page_link(pages.preview, label=text("lessons.preview_any", lang))


def _own(pages: Pages, lang: str) -> None:
    st.header(text("lessons.own", lang), anchor=False)
    st.markdown(text("lessons.folder", lang))
    st.code(str(own_lessons.folder().resolve()), language=None, wrap_lines=True)
    if st.button(text("lessons.look", lang), key="look again"):
        with st.spinner(text("lessons.checking", lang)):
            services.look_again()
    files = services.own().files
    if not files:
        st.markdown(text("lessons.none", lang))
    elif any(not is_said(problem, lang) for one in files for problem in one.problems):
        st.caption(text("lessons.english", lang))
    for number, one in enumerate(files):
        _file(number, one, pages, lang)


def _file(number: int, one: OwnFile, pages: Pages, lang: str) -> None:
    with st.container(border=True, key=f"own-{number}"):
        st.html(f'<h3 translate="no">{escape(one.name)}</h3>{_head(one, lang)}')
        if one.lesson is not None and one.taken:
            with st.container(horizontal=True):
                st.page_link(pages.lesson, label=text("lessons.take", lang), query_params={ID: one.lesson.id})
                st.page_link(pages.preview, label=text("lessons.preview", lang), query_params={"lesson": one.lesson.id})
        told(found_in(one.text, one.problems), lang)


def _head(one: OwnFile, lang: str) -> str:
    if one.lesson is None or not one.taken:
        return f"<p>{escape(text('lessons.not_taken', lang))}</p>"
    parts = [text("lessons.taken", lang, title=either(one.lesson.title, lang)), *about(one.lesson, lang)]
    return "".join(f"<p>{escape(part)}</p>" for part in parts)


def about(lesson: Lesson, lang: str) -> list[str]:
    """Who wrote it, on which terms it may be passed on, and for whom it is, as far as the lesson says so."""
    said = [text("lessons.by", lang, names=", ".join(lesson.authors))] if lesson.authors else []
    said += [text("lessons.licence", lang, licence=lesson.licence)] if lesson.licence else []
    return said + ([text(f"lessons.level.{lesson.level}", lang)] if lesson.level else [])


def _ours(lang: str) -> None:
    st.header(text("lessons.ours", lang), anchor=False)
    if loader.shipped().left_out:
        told(found(loader.shipped().left_out), lang)
    looked = findings.findings()
    if looked is None:
        st.markdown(text("lessons.unchecked", lang))
        if not st.button(text("lessons.check", lang)):
            return
        with st.spinner(text("lessons.checking", lang)):
            looked = findings.check()
    told(looked, lang)


def told(those: tuple[Finding, ...], lang: str) -> None:
    """What is wrong, each with its place and its line: texts from files, shown as text."""
    if not those:
        st.markdown(text("lessons.fine", lang))
        return
    st.markdown(text("lessons.found.one" if len(those) == 1 else "lessons.found.many", lang, n=len(those)))
    for one in those[:MOST]:
        at = text("lessons.at", lang, line=one.problem.line, column=one.problem.column)
        st.text(f"{named_within(one.problem.file)}: {at}: {said(one.problem, lang)}")
        if one.line:
            st.code(one.line, language=None)
    if len(those) > MOST:
        st.text(text("lessons.more", lang, n=len(those) - MOST))
