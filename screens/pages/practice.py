"""The practice page: which game, the table, and what can be done when a hand is over."""

from __future__ import annotations

import secrets
from html import escape

import streamlit as st

from engine.games.bologna.deal.score import score
from engine.games.bologna.deal.state import trick_winner
from engine.games.bologna.scoring import Position, write
from lessons.learner.event import Event, Json
from lessons.places.practice import PracticeSession, another
from lessons.practice.hand import ME, Hand, Sort
from lessons.practice.playing import LESSONS, PACES
from lessons.scoring.way import LESSON as COUNTING
from screens import services, sessions
from screens.components.table import TABLE
from screens.learner import current_learner
from screens.parts.flourish import first_hand
from screens.shell.navigation import Pages
from screens.wording.texts import text

GAME = "game"
"""The address's parameter: ``/practice?game=short`` or ``whole``."""
SORTS = tuple(LESSONS)


def show(pages: Pages) -> None:
    lang = current_learner.language()
    asked = st.query_params.get(GAME, "")
    if asked not in SORTS:
        _choose(pages, lang)
        return
    sort = asked
    with st.container(key="lesson-title"):
        st.title(text(f"practice.{sort}.title", lang), anchor=False)
    session = sessions.show(TABLE, f"practice/{sort}")
    if session.hand.stage == "over":
        _after(sort, session, pages, lang)
    else:
        _pace(lang)


def _choose(pages: Pages, lang: str) -> None:
    st.title(text("practice.title", lang), anchor=False)
    for sort in SORTS:
        title = text(f"practice.{sort}.title", lang)
        with st.container(key=f"stop-{sort}", horizontal=True, vertical_alignment="center"):
            about = escape(text(f"practice.{sort}.about", lang))
            st.html(f'<div class="cz-stop bare"><h3>{escape(title)}</h3><p>{about}</p></div>')
            label = f"{text('practice.open', lang)}: {title}"
            st.page_link(pages.practice, label=label, query_params={GAME: sort})


def _pace(lang: str) -> None:
    st.segmented_control(
        text("practice.pace", lang), PACES, default=current_learner.setting("pace"), required=True, key=f"pace {lang}",
        format_func=lambda one: text(f"practice.pace.{one}", lang),
        on_change=lambda: current_learner.keep("pace", st.session_state[f"pace {lang}"]),
    )  # fmt: skip


def _after(sort: Sort, session: PracticeSession, pages: Pages, lang: str) -> None:
    """Another hand, the count of this one, or back to the lessons."""
    if sort == "whole":
        first_hand(session.played.finished, lang)
    with st.container(horizontal=True, key="after"):
        if sort == "whole":
            label = text("practice.score", lang)
            if st.button(label, key="score", type="primary"):
                _hand_over(session.hand)
                st.switch_page(pages.workbench, query_params={"do": "learn"})
        st.button(text("practice.again", lang), key="again", on_click=_again, args=(sort,))
        if sort == "short":
            st.button(text("practice.whole.title", lang), key="whole", on_click=_sit_down_to, args=("whole",))
        st.page_link(pages.home, label=text("practice.lessons", lang))


def _again(sort: Sort) -> None:
    another(services.store(), sessions.sessions().state(current_learner.learner(), f"practice/{sort}"))


def _sit_down_to(sort: Sort) -> None:
    st.query_params[GAME] = sort


def _hand_over(hand: Hand) -> None:
    """This very deal becomes the sheet to be filled in at the scoring table."""
    data: dict[str, Json] = {
        "position": write(position(hand)),
        "level": "free",
        "sort": "typical",
        "seed": hand.seed,
        "timed": False,
    }
    services.store().append(current_learner.learner(), COUNTING, Event("present", "learn", secrets.token_hex(12), data))


def position(hand: Hand) -> Position:
    """What is to be counted: the learner's side is laid out; declarations are on the score already."""
    state = hand.state
    form = state.form
    return Position(
        won=frozenset(score(state).piles[form.side(ME)]),
        last=form.side(trick_winner(state.tricks[-1], form.seats)),
        dealer=form.side(state.dealer),
        left=frozenset(state.left[state.dealer]) if form.side(state.dealer) == 0 else frozenset(),
    )
