"""One step of a lesson, as a link says it: the question with its very cards, and the way from there into the lesson."""

from __future__ import annotations

import streamlit as st

from lessons.course.course import Course, question_at
from lessons.moves.rng import system_rng
from lessons.places.lesson import start_over
from lessons.session.one_step import place_of
from lessons.session.step_link import LESSON, NUMBER, SEED, SEEDS, STEP, BadLink, StepLink, judged
from lessons.yamlfile.fields import Spec
from screens.components.table import TABLE
from screens.learner import current_learner
from screens.parts import placing
from screens.parts.press import button
from screens.shared import services, sessions
from screens.shell.navigation import Pages
from screens.wording.texts import either, text, unmarked

TRIES = 20
"""So many seeds are tried where a link names none; nearly all of them do."""


def asked() -> bool:
    """Does the address ask for one step?"""
    return STEP in st.query_params or SEED in st.query_params


def show(pages: Pages) -> None:
    courses = sessions.sessions().context.asked()
    try:
        told, lessons = st.query_params.to_dict(), {id_: course.lesson for id_, course in courses.items()}
        laid_out = courses.get(told.get(LESSON, ""))  # a question that was laid out by hand is on no list
        link = judged(told, lessons | ({laid_out.lesson.id: laid_out.lesson} if laid_out is not None else {}))
        course = courses[link.lesson]
        link = _with_cards(course, link)
    except BadLink as bad:
        refused(bad, pages)
        return
    lang = current_learner.language_in(course.lesson.languages)
    title = unmarked(either(course.lesson.title, lang))
    with st.container(key="lesson-title"):
        st.title(text("step.title", lang, title=title), anchor=False)
    if placing.show(TABLE, place_of(link)).attempt.done:
        _after(link, course, pages, lang)


def refused(bad: BadLink, pages: Pages) -> None:
    """Why there is nothing at this address, and the nearest that is."""
    told, lang = st.query_params.to_dict(), current_learner.language()
    course = services.courses().get(told.get(LESSON, ""))
    title = either(course.lesson.title, lang) if course else ""
    why = "lesson.none" if bad.part == "lesson" else f"link.bad.{bad.part}"
    st.title(text(why, lang, told=unmarked(bad.told), title=unmarked(title)), anchor=False)
    if bad.part == "lesson" and bad.near:
        name = unmarked(either(services.courses()[bad.near].lesson.title, lang))
        st.page_link(pages.lesson, label=text("link.near", lang, name=name), query_params={LESSON: bad.near})
    elif bad.part == "step" and bad.near:
        rest = {name: told[name] for name in (SEED,) if name in told}
        near = {LESSON: told[LESSON], STEP: bad.near, **rest}
        st.page_link(pages.lesson, label=text("link.near.step", lang, name=bad.near), query_params=near)
    elif bad.near:
        near = {LESSON: told[LESSON], STEP: bad.near}
        st.page_link(pages.lesson, label=text("link.other", lang), query_params=near)
    if course is not None:
        st.page_link(pages.lesson, label=text("step.into", lang), query_params={LESSON: course.lesson.id})
    st.page_link(pages.home, label=text("lesson.back", lang))


def _with_cards(course: Course, link: StepLink) -> StepLink:
    """The link with the seed that it asks for, or one that is drawn and stands in the address from then on."""
    step = link.step or course.lesson.steps[0].id
    at = course.lesson.step(step)
    if at is None or not isinstance(course.lesson.steps[at], Spec):
        return StepLink(link.lesson, step)
    if link.seed is not None:
        if question_at(course, step, link.seed, link.number) is None:
            raise BadLink("cards", str(link.seed), step)
        return StepLink(link.lesson, step, link.seed, link.number)
    seed = _other_seed(course, step, link.number)
    st.query_params[STEP], st.query_params[SEED] = step, str(seed)
    return StepLink(link.lesson, step, seed, link.number)


def _other_seed(course: Course, step: str, number: int) -> int:
    drawn = (system_rng().randrange(SEEDS) for _ in range(TRIES))
    seed = next((seed for seed in drawn if question_at(course, step, seed, number) is not None), None)
    if seed is None:
        raise BadLink("cards", "", step)
    return seed


def _after(link: StepLink, course: Course, pages: Pages, lang: str) -> None:
    """On into the lesson, the same with other cards, this very one once more."""
    here = {LESSON: link.lesson, STEP: link.step}
    with st.container(horizontal=True, key="after"):
        if link.lesson in services.courses():  # a plan's own questions stand in no lesson
            st.page_link(pages.lesson, label=text("step.into", lang), query_params={LESSON: link.lesson})
        if link.seed is not None:
            number = {NUMBER: str(link.number)} if link.number else {}
            st.page_link(pages.lesson, label=text("step.other", lang), query_params={**here, **number})
        button(
            text("step.again", lang), lambda: start_over(services.store(), current_learner.learner(), place_of(link))
        )
        st.page_link(pages.home, label=text("lesson.back", lang))
