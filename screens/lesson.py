"""The lesson screen: one fragment around the table; the log decides what it shows."""

from __future__ import annotations

import streamlit as st

from lessons.player import Course
from screens import shop, who
from screens.desk import Desk
from screens.pages import Pages
from screens.sitting import Sitting, settle, sit_down, start_over
from screens.table import table
from screens.texts import either, text

ID = "id"
"""The address's parameter: ``/lesson?id=ottocento/following``."""


def show(pages: Pages) -> None:
    lang, course = who.language(), shop.courses().get(st.query_params.get(ID, ""))
    if course is None:
        st.title(text("lesson.none", lang), anchor=False)
        st.page_link(pages.home, label=text("lesson.back", lang))
        return
    with st.container(key="lesson-title"):
        st.title(either(course.lesson.title, lang), anchor=False)
    # The whole page has run: what happened on another device, or in an import, may be news.
    st.session_state[_key(course)] = sit_down(shop.store(), who.learner(), course, st.session_state.get(_key(course)))
    _at_the_table(course, pages, lang)


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
        for one in following:
            title = either(shop.courses()[one].lesson.title, lang)
            st.page_link(pages.lesson, label=text("lesson.done.next", lang, title=title), query_params={ID: one})
        st.button(
            text("lesson.done.again", lang), on_click=lambda: start_over(shop.store(), who.learner(), course.lesson.id)
        )
        st.page_link(pages.home, label=text("lesson.back", lang))


def _key(course: Course) -> str:
    return f"sitting {course.lesson.id}"
