"""The practice page: which game, the table, and what can be done when a hand is over."""

from __future__ import annotations

import secrets
from typing import cast

import streamlit as st

from engine.game import family_of
from engine.games.bologna.deal.score import score
from engine.games.bologna.deal.state import trick_winner
from engine.games.bologna.scoring import Position, write
from lessons.learner.event import Event, Json
from lessons.places.hindsight import RECORD
from lessons.places.practice import another
from lessons.places.table import TableSession, begin_anew
from lessons.scoring.way import LESSON as COUNTING
from lessons.tables.after_a_deal.ending import rule_to_keep
from lessons.tables.hand import ME, TableHand
from lessons.tables.stages import LESSONS, SORTED, Sort
from lessons.text import phrases
from screens.components.table import TABLE
from screens.learner import current_learner, learned_game
from screens.parts import placing
from screens.parts.ended import kept, onward, the_rest
from screens.parts.lesson.flourish import first_hand
from screens.parts.pictured import pictured
from screens.parts.playing import hand_settings, looking_back, own_table, playing_table, problem_of_the_day, sorts
from screens.parts.playing.hand_sheet import sheet
from screens.parts.playing.playing_table import LOOK
from screens.parts.press import button
from screens.shared import services, sessions
from screens.shell.navigation import Pages
from screens.web.addresses import SHORT
from screens.wording.texts import text

GAME = "game"
"""The address's parameters: ``/practice?game=short``, ``whole``, ``match`` or ``again``; with ``&look=back`` its last hand once
more, and ``record`` that of a file."""
SHOWN = {"short": "Sun", "whole": "Angel", "match": "World", "problem": "Begato"}
"""The card that stands beside each of them."""


def show(pages: Pages) -> None:
    lang = current_learner.language()
    asked = st.query_params.get(GAME, "")
    sort = next((one for one in LESSONS if one == asked), None)
    at_table = own_table.played_here(asked)
    if asked == RECORD or ((sort or at_table) and LOOK in st.query_params):
        looking_back.show(asked, pages, lang)
        return
    if at_table:
        playing_table.show(asked, pages, lang)
        return
    if sort is None:
        if asked:  # else it would stay there beside what is sat down to
            del st.query_params[GAME]
        _choose(pages, lang)
        return
    hand_settings.show(sort, _session(sort), lang)
    session = placing.show(TABLE, f"practice/{sort}")
    if session.over:
        _after(sort, session, pages, lang)


def _choose(pages: Pages, lang: str) -> None:
    st.title(text("practice.title", lang), anchor=False)
    families = own_table.families(lang)
    now = learned_game.learned()
    learned = [family_of(now)] if own_table.played_here(now) else []
    playing_table.choose(learned, pages, lang)
    _with_friends(lang)
    _bologna(pages, lang)
    rest = [one for one in families if one not in learned]
    playing_table.choose(sorted(rest, key=lambda one: one != family_of(SORTED)), pages, lang)
    looking_back.open_file(lang)


def _with_friends(lang: str) -> None:
    """A table at which several people sit, of any game; its page knows no Streamlit."""
    with st.container(key="stop-friends", horizontal=True, vertical_alignment="center"):
        st.html(pictured(text("friends.play", lang), text("friends.play.about", lang), "bologna", "T5"))
        st.link_button(text("friends.play.open", lang), f"{SHORT}/table")


def _bologna(pages: Pages, lang: str) -> None:
    """Ottocento has hands of its own, and a problem for each day."""
    for sort in sorts.SORTS:
        title = text(f"practice.{sort}.title", lang)
        with st.container(key=f"stop-{sort}", horizontal=True, vertical_alignment="center"):
            st.html(pictured(sorts.titled(sort, lang), text(f"practice.{sort}.about", lang), "bologna", SHOWN[sort]))
            label = text("home.named", lang, what=text("practice.open", lang), title=title)
            st.page_link(pages.practice, label=label, query_params={GAME: sort})
    with st.container(key="stop-problem", horizontal=True, vertical_alignment="center"):
        title, about = (text(f"problem.{part}", lang) for part in ("day", "about"))
        st.html(pictured(title, about, "bologna", SHOWN["problem"]))
        problem_of_the_day.link(pages, lang)


def _after(sort: Sort, session: TableSession, pages: Pages, lang: str) -> None:
    """The rule to keep, and another hand; the count, a look back and all else are folded away."""
    hand, match = session.hand, session.sitting.match
    counted = sort != "short" and hand.family.played_at_all(hand.state)
    kept(phrases.say(rule_to_keep(hand), cast("phrases.Lang", lang), current_learner.named_by("bologna")), lang)
    ended = match is not None and match.over
    label = "practice.match-again" if ended else "practice.match-next" if match else "practice.again"
    onward(text(label, lang), _anew if ended else _again, sort)
    if sort == "whole" and counted:
        first_hand(session.sitting.finished)
    with the_rest(text("ends.more" if counted else "ends.more-short", lang)):
        if counted:
            st.html(sheet(hand.state, match, lang))
        with st.container(horizontal=True, key="after"):
            _besides(sort, hand, pages, lang)


def _besides(sort: Sort, hand: TableHand, pages: Pages, lang: str) -> None:
    """The hand once more, or its count; a whole one after four tricks; back to the lessons."""
    if sort != "short" and hand.family.played_at_all(hand.state):
        st.page_link(pages.practice, label=text("hindsight.open", lang), query_params={GAME: sort, LOOK: "back"})
    if sort != "short" and hand.state.ending == "played" and st.button(text("practice.score", lang), key="score"):
        _hand_over(hand)
        st.switch_page(pages.workbench, query_params={"do": "learn"})
    if sort == "short":
        button(text("practice.whole.title", lang), _sit_down_to, "whole", key="whole")
    st.page_link(pages.home, label=text("practice.lessons", lang))


def _session(sort: Sort) -> TableSession:
    found: TableSession = sessions.sessions().state(current_learner.learner(), f"practice/{sort}")
    return found


def _again(sort: Sort) -> None:
    another(sessions.sessions().context, _session(sort))


def _anew(sort: Sort) -> None:
    begin_anew(sessions.sessions().context, _session(sort))


def _sit_down_to(sort: Sort) -> None:
    st.query_params[GAME] = sort


def _hand_over(hand: TableHand) -> None:
    """This very deal becomes the sheet to be filled in at the scoring table."""
    data: dict[str, Json] = {
        "position": write(position(hand)),
        "level": "free",
        "sort": "typical",
        "seed": hand.seed,
        "timed": False,
    }
    services.store().append(current_learner.learner(), COUNTING, Event("present", "learn", secrets.token_hex(12), data))


def position(hand: TableHand) -> Position:
    """What is to be counted: the learner's side is laid out; declarations are on the score already."""
    state = hand.state
    form = state.form
    return Position(
        won=frozenset(score(state).piles[form.side(ME)]),
        last=form.side(trick_winner(state.tricks[-1], form.seats)),
        dealer=form.side(state.dealer),
        left=frozenset(state.left[state.dealer]) if form.side(state.dealer) == 0 else frozenset(),
    )
