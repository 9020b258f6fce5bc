"""Review: what is due today and the way in; a sitting begun is played on this page."""

from __future__ import annotations

from html import escape

import streamlit as st

from lessons.fields import Spec
from lessons.learner.memory import Memory
from lessons.review import trial
from lessons.review.flash import MOST as CARDS
from lessons.skills import skills
from screens import remembered, round_table, rounds, shapes, who
from screens.pages import Pages
from screens.rounds import PRACTISE, SITTING
from screens.sitting import Sitting
from screens.test_result import show as show_result
from screens.texts import text

SHOWN = 12
"""Skills named on the page; a longer list would look like a debt."""


def show(pages: Pages) -> None:
    lang = who.language()
    shapes.style()
    _practise()
    sitting = st.query_params.get(SITTING, "")
    course = rounds.find(sitting) if sitting else None
    if course is not None:
        round_table.show(course, lang, lambda played, lang: _after(played, pages, lang))
        return
    memory = remembered.memory()
    st.title(text("review.title", lang), anchor=False)
    if sitting:
        st.info(text("review.gone", lang))
    _today(memory, pages, lang)
    _cards(memory, lang)
    _test(memory, pages, lang)


def _practise() -> None:
    """A link such as ``/review?practise=first-moor-wins`` begins a sitting; its address then is the sitting's."""
    wanted = st.query_params.get(PRACTISE, "")
    if wanted:
        del st.query_params[PRACTISE]
        _open(rounds.begin("mistake", wanted))


def _open(sitting: str | None) -> None:
    if sitting is not None:
        st.query_params[SITTING] = sitting


def _start(sort: str, of: str = "") -> None:
    _open(rounds.unfinished(sort) or rounds.begin(sort, of))


def _today(memory: Memory, pages: Pages, lang: str) -> None:
    due, begun = memory.due(remembered.now()), rounds.unfinished("review")
    with st.container(key="today"):
        if not memory.standings:
            st.html(f'<p class="cz-title">{escape(text("review.new", lang))}</p>')
            st.page_link(pages.home, label=text("lesson.back", lang))
            return
        said = text("review.none" if not due else "review.one" if len(due) == 1 else "review.many", lang, n=len(due))
        st.html(f'<p class="cz-title">{escape(said)}</p><p class="cz-over">{escape(text("review.how", lang))}</p>')
        label = text("review.continue" if begun else "review.start" if due else "review.weakest", lang)
        st.button(label, key="start review", type="primary", on_click=_start, args=("review",))
    if due:
        st.header(text("review.due", lang), anchor=False)
        shown = due if len(due) == SHOWN + 1 else due[:SHOWN]  # one more is named rather than counted
        names = (f"<li>{shapes.shape('due')}{escape(name_of(skill, lang))}</li>" for skill in shown)
        st.html(f'<ul class="cz-due">{"".join(names)}</ul>')
        if len(due) > len(shown):
            st.markdown(text("review.others", lang, n=len(due) - len(shown)))


def _cards(memory: Memory, lang: str) -> None:
    due, begun = memory.due_cards(remembered.now()), rounds.unfinished("cards")
    st.header(text("review.cards", lang), anchor=False)
    said = text("review.cards.due", lang, n=len(due)) if due else text("review.cards.none", lang, n=CARDS)
    st.markdown(f"{text('review.cards.text', lang)} {said}")
    label = text("review.continue.cards" if begun else "review.cards.start", lang)
    st.button(label, key="start cards", on_click=_start, args=("cards",))


def _test(memory: Memory, pages: Pages, lang: str) -> None:
    st.header(text("test.title", lang), anchor=False)
    st.markdown(text("test.text", lang))
    time, from_ = trial.open_now(memory, remembered.now()), trial.later_from(memory)
    if time is not None:
        begun = rounds.unfinished("test")
        label = text("test.continue" if begun else f"test.start.{time}", lang)
        st.button(label, key="start test", on_click=_start, args=("test", time))
    elif from_ is not None and trial.result(memory, "later") is None:
        st.markdown(text("test.later", lang, day=remembered.day(from_, remembered.now(), lang)))
    with st.container(horizontal=True, key="links-of-review"):
        st.page_link(
            pages.progress, label=text("test.see" if trial.result(memory, "before") else "progress.title", lang)
        )


def _after(played: Sitting, pages: Pages, lang: str) -> None:
    """What a finished sitting leaves: when its skills come again, or the result of a test."""
    taking = played.taking
    sort, memory, now = rounds.sort_of(taking.lesson.id), remembered.memory(), remembered.now()
    if sort == "test":
        show_result(taking, lang)
    else:
        asked = dict.fromkeys(step.skill for step in taking.lesson.steps if isinstance(step, Spec))
        rows = "".join(
            f'<li>{shapes.state(memory.state(skill, now), lang)}<span class="cz-skill">{escape(name_of(skill, lang))}</span>'
            f'<span class="cz-when">{escape(_again(memory, skill, lang))}</span></li>'
            for skill in asked
            if skill in memory.skills
        )
        st.html(f'<ul class="cz-map">{rows}</ul>')
    with st.container(horizontal=True, key="after"):
        more = {"review": "review.more", "cards": "review.cards.more"}.get(sort)
        if more:
            st.button(text(more, lang), key="more", on_click=_start, args=(sort,))
        st.page_link(pages.review, label=text("review.back", lang))
        st.page_link(pages.progress, label=text("nav.progress", lang))


def _again(memory: Memory, skill: str, lang: str) -> str:
    return text("review.again", lang, day=remembered.day(memory.skills[skill].due, remembered.now(), lang))


def name_of(skill: str, lang: str) -> str:
    """What a skill is called; its id where the file of skills has lost it."""
    known = skills().get(skill)
    return known.name.get(lang, skill) if known else skill
