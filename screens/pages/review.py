"""Review: what is due today and the way in; a sitting begun is played on this page."""

from __future__ import annotations

from html import escape

import streamlit as st

from lessons.memory.memory import Memory
from lessons.places.lesson import LessonSession
from lessons.review import trial
from lessons.review.flash import MOST as CARDS
from lessons.review.showing import LESSON, PLACEMENT, shown_by
from lessons.review.sittings import sort_of
from lessons.session.state import Attempt
from lessons.text.skills import skills
from lessons.yamlfile.fields import Spec
from screens.components.table import TABLE
from screens.learner import current_learner, memory_view, review_session
from screens.parts import placing
from screens.parts.press import button
from screens.parts.progress import skill_icons
from screens.parts.progress.assessment_result import show as show_result
from screens.shared import services
from screens.shell.navigation import KNOW, PLACE, PRACTISE, SITTING, Pages
from screens.wording.texts import either, text, unmarked

SHOWN = 12
"""Skills named on the page; a longer list would look like a debt."""


def show(pages: Pages) -> None:
    lang = current_learner.language()
    skill_icons.style()
    _practise()
    sitting = st.query_params.get(SITTING, "")
    if sitting and review_session.find(sitting) is not None:
        _table(sitting, pages, lang)
        return
    memory = memory_view.memory()
    st.title(text("review.title", lang), anchor=False)
    if sitting:
        st.info(text("review.gone", lang))
    _today(memory, pages, lang)
    _cards(memory, lang)
    _test(memory, pages, lang)


def _table(sitting: str, pages: Pages, lang: str) -> None:
    with st.container(key="lesson-title"):
        st.title(review_session.title(sitting, lang), anchor=False)
    session = placing.show(TABLE, f"review/{sitting}")
    if session.attempt.done:
        _after(session, pages, lang)


def _practise() -> None:
    """A link to a skill or a mistake, ``/review?practise=first-moor-wins``, begins a sitting; its address then is that one's.

    So does one to a lesson that somebody knows already, ``/review?know=ottocento/following``, and to the whole path of a game,
    ``/review?place=ottocento``.
    """
    for parameter, sort in ((PRACTISE, ""), (KNOW, LESSON), (PLACE, PLACEMENT)):
        wanted = st.query_params.get(parameter, "")
        if wanted:
            del st.query_params[parameter]
            _open(review_session.begin(sort or ("skill" if wanted in skills() else "mistake"), wanted))


def _open(sitting: str | None) -> None:
    if sitting is not None:
        st.query_params[SITTING] = sitting


def _start(sort: str, of: str = "") -> None:
    _open(review_session.unfinished(sort) or review_session.begin(sort, of))


def _today(memory: Memory, pages: Pages, lang: str) -> None:
    due, begun = memory.due(memory_view.now()), review_session.unfinished("review")
    with st.container(key="today"):
        if not memory.standings:
            st.html(f'<p class="cz-title">{escape(text("review.new", lang))}</p>')
            st.page_link(pages.home, label=text("lesson.back", lang))
            return
        said = text("review.none" if not due else "review.one" if len(due) == 1 else "review.many", lang, n=len(due))
        st.html(f'<p class="cz-title">{escape(said)}</p><p class="cz-over">{escape(text("review.how", lang))}</p>')
        label = text("review.continue" if begun else "review.start" if due else "review.weakest", lang)
        button(label, _start, "review", key="start review", type="primary")
    if due:
        st.header(text("review.due", lang), anchor=False)
        shown = due if len(due) == SHOWN + 1 else due[:SHOWN]  # one more is named rather than counted
        names = (f"<li>{skill_icons.shape('due')}{escape(name_of(skill, lang))}</li>" for skill in shown)
        st.html(f'<ul class="cz-due">{"".join(names)}</ul>')
        if len(due) > len(shown):
            st.markdown(text("review.others", lang, n=len(due) - len(shown)))


def _cards(memory: Memory, lang: str) -> None:
    due, begun = memory.due_cards(memory_view.now()), review_session.unfinished("cards")
    st.header(text("review.cards", lang), anchor=False)
    said = text("review.cards.due", lang, n=len(due)) if due else text("review.cards.none", lang, n=CARDS)
    st.markdown(f"{text('review.cards.text', lang)} {said}")
    label = text("review.continue.cards" if begun else "review.cards.start", lang)
    button(label, _start, "cards", key="start cards")


def _test(memory: Memory, pages: Pages, lang: str) -> None:
    st.header(text("test.title", lang), anchor=False)
    st.markdown(text("test.text", lang))
    name = _which_test(memory, lang)
    time, from_ = trial.open_now(memory, memory_view.now(), name), trial.later_from(memory, name)
    if time is not None:
        begun = review_session.unfinished("test", f"{name}-")
        label = text("test.continue" if begun else f"test.start.{time}", lang)
        button(label, _start, "test", trial.id_of(time, name), key="start test")
    elif from_ is not None and trial.result(memory, "later", name) is None:
        st.markdown(text("test.later", lang, day=memory_view.day(from_, memory_view.now(), lang)))
    with st.container(horizontal=True, key="links-of-review"):
        st.page_link(
            pages.progress, label=text("test.see" if trial.result(memory, "before", name) else "progress.title", lang)
        )


def _which_test(memory: Memory, lang: str) -> str:
    """Of which game the test is: the one that is being learnt, unless another is chosen."""
    names = trial.names()
    found = review_session.stock(memory)
    at = names.index(found.game.id if found is not None and found.game.id in names else "ottocento")
    chosen = st.selectbox(
        text("test.game", lang),
        names,
        index=at,
        format_func=lambda one: text(f"game.{one}", lang),
        key="game of the test",
        filter_mode=None,
    )
    return chosen or names[at]


def _after(played: LessonSession, pages: Pages, lang: str) -> None:
    """What a finished sitting leaves: when its skills come again, or the result of a test."""
    attempt = played.attempt
    sort, memory, now = sort_of(attempt.lesson.id), memory_view.memory(), memory_view.now()
    if sort == "test":
        show_result(attempt, pages, lang)
    elif sort in (LESSON, PLACEMENT):
        _shown(attempt, lang)
    else:
        asked = dict.fromkeys(step.skill for step in attempt.lesson.steps if isinstance(step, Spec))
        rows = "".join(
            f'<li>{skill_icons.state(memory.state(skill, now), lang)}<span class="cz-skill">{escape(name_of(skill, lang))}</span>'
            f'<span class="cz-when">{escape(_again(memory, skill, lang))}</span></li>'
            for skill in asked
            if skill in memory.skills
        )
        st.html(f'<ul class="cz-map">{rows}</ul>')
    with st.container(horizontal=True, key="after"):
        more = {"review": "review.more", "cards": "review.cards.more"}.get(sort)
        if more:
            button(text(more, lang), _start, sort, key="more")
        if sort in (LESSON, PLACEMENT):
            st.page_link(pages.home, label=text("lesson.back", lang))
        st.page_link(pages.review, label=text("review.back", lang))
        st.page_link(pages.progress, label=text("nav.progress", lang))


def _shown(attempt: Attempt, lang: str) -> None:
    """The lessons that were shown to be known, and those that are still to be taken."""
    known, courses = shown_by(attempt), services.courses()
    for code, some in (("known", known), ("open", [one for one in _asked_about(attempt) if one not in known])):
        titles = [unmarked(either(courses[one].lesson.title, lang)) for one in some if one in courses]
        if titles:
            st.markdown(text(f"round.{code}.lessons", lang, n=len(titles), lessons=", ".join(titles)))


def _asked_about(attempt: Attempt) -> list[str]:
    return list(dict.fromkeys(lesson for some in attempt.course.shows.values() for lesson in some))


def _again(memory: Memory, skill: str, lang: str) -> str:
    return text("review.again", lang, day=memory_view.day(memory.skills[skill].due, memory_view.now(), lang))


def name_of(skill: str, lang: str) -> str:
    """What a skill is called; its id where the file of skills has lost it."""
    known = skills().get(skill)
    return known.name.get(lang, skill) if known else skill
