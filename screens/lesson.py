"""The lesson screen: one fragment around the table; the log decides what it shows."""

from __future__ import annotations

import streamlit as st

from lessons.player import Course
from screens import shop, who
from screens.desk import Desk
from screens.pages import Pages
from screens.sitting import Sitting, settle, sit_down, start_over
from screens.table import table
from screens.texts import LANGUAGES, OF_LESSONS, either, text

PLAYED_NEXT = "ottocento/four-tricks"
"""The lesson after which the learner knows enough to play tricks."""
ID = "id"
"""The address's parameter: ``/lesson?id=ottocento/following``."""


def show(pages: Pages) -> None:
    course = shop.courses().get(st.query_params.get(ID, ""))
    if course is None:
        lang = who.language()
        st.title(text("lesson.none", lang), anchor=False)
        st.page_link(pages.home, label=text("lesson.back", lang))
        return
    lang = who.language_in(course.lesson.languages)
    with st.container(key="lesson-title"):
        st.title(either(course.lesson.title, lang), anchor=False)
        if len(course.lesson.languages) > len(LANGUAGES):
            _languages(course, lang)
    # The whole page has run: what happened on another device, or in an import, may be news.
    st.session_state[_key(course)] = sit_down(shop.store(), who.learner(), course, st.session_state.get(_key(course)))
    _at_the_table(course, pages, lang)


def _languages(course: Course, now: str) -> None:
    key = f"language of {course.lesson.id} {now}"
    st.segmented_control(
        text("lesson.language", now), [one for one in OF_LESSONS if one in course.lesson.languages], default=now,
        required=True, format_func=lambda one: OF_LESSONS[one], key=key, label_visibility="collapsed",
        on_change=lambda: who.keep_language_in_lessons(st.session_state[key]),
    )  # fmt: skip


@st.fragment
def _at_the_table(course: Course, pages: Pages, lang: str) -> None:
    sitting = _sitting(course)
    desk = Desk(sitting, lang, who.setting("pack"))
    move = table(desk.given(), f"table {course.lesson.id}", on_move=lambda: _moved(course))
    if move is not None and isinstance(move, dict) and move.get("nonce") != sitting.ack:
        # The callback was not called: the server was restarted and this session begins with the learner's click.
        _take(course, move)
        st.rerun()
    if sitting.taking.done:
        _after(course, pages, lang)


def _moved(course: Course) -> None:
    _take(course, st.session_state[f"table {course.lesson.id}"].move)


def _take(course: Course, move: object) -> None:
    st.session_state[_key(course)] = settle(shop.store(), _sitting(course), move)


def _sitting(course: Course) -> Sitting:
    found: Sitting | None = st.session_state.get(_key(course))
    if found is None:
        found = st.session_state[_key(course)] = sit_down(shop.store(), who.learner(), course)
    return found


def _after(course: Course, pages: Pages, lang: str) -> None:
    """What one can do when a lesson is finished: the next one, this one again, all of them."""
    ids = list(shop.courses())
    following = ids[ids.index(course.lesson.id) + 1 :][:1]
    with st.container(horizontal=True, key="after"):
        if course.lesson.id == PLAYED_NEXT:
            st.page_link(pages.practice, label=text("practice.short.title", lang), query_params={"game": "short"})
        for one in following:
            lesson = shop.courses()[one].lesson
            title = either(lesson.title, who.language_in(lesson.languages))
            st.page_link(pages.lesson, label=text("lesson.done.next", lang, title=title), query_params={ID: one})
        st.button(
            text("lesson.done.again", lang), on_click=lambda: start_over(shop.store(), who.learner(), course.lesson.id)
        )
        st.page_link(pages.home, label=text("lesson.back", lang))


def _key(course: Course) -> str:
    return f"sitting {course.lesson.id}"
