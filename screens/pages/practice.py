"""The practice page: which game, the table, and what can be done when a hand is over."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from html import escape

import streamlit as st

from engine.games.bologna.deal.score import score
from engine.games.bologna.deal.state import trick_winner
from engine.games.bologna.scoring import Position, write
from lessons.learner.event import Event, Json
from lessons.places.hindsight import RECORD
from lessons.places.practice import MONTES, STRENGTHS, PracticeSession, another, begin_anew
from lessons.practice.hand import ME, Hand, Sort
from lessons.practice.match import Match
from lessons.practice.others import PACES
from lessons.practice.playing import LESSONS
from lessons.scoring.way import LESSON as COUNTING
from players.beside import BESIDE
from players.readiness import why_not
from players.registry import SEARCHING
from screens import services, sessions
from screens.components.table import TABLE
from screens.learner import current_learner, learned_game, table_names
from screens.parts.lesson.flourish import first_hand
from screens.parts.playing import how_played, looking_back, own_table, playing_table, problem_of_the_day
from screens.parts.playing.hand_sheet import sheet
from screens.parts.playing.playing_table import LOOK
from screens.parts.press import button, keep_unheard
from screens.shell.navigation import Pages
from screens.wording.texts import text, unmarked

GAME = "game"
"""The address's parameters: ``/practice?game=short``, ``whole``, ``match`` or ``again``; with ``&look=back`` its last hand once
more, and ``record`` that of a file."""
SORTS: tuple[Sort, ...] = ("short", "whole", "match")
"""What there is to sit down to; a hand is played again where one was played."""


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
    with st.container(key="lesson-title"):
        st.title(text(f"practice.{sort}.title", lang), anchor=False)
    session = sessions.show(TABLE, f"practice/{sort}")
    if not session.waits and session.hand.stage == "over":
        _after(sort, session, pages, lang)
    elif sort == "short" or not session.waits or sort == "match":
        _table_settings(sort, session.waits, lang)
        if session.played.match is not None:
            _give_up(sort, lang)


def _choose(pages: Pages, lang: str) -> None:
    st.title(text("practice.title", lang), anchor=False)
    families = own_table.families(lang)
    learned = [one for one in families if one == learned_game.family()]
    playing_table.choose(learned, pages, lang)
    _bologna(pages, lang)
    playing_table.choose((one for one in families if one not in learned), pages, lang)
    looking_back.open_file(lang)


def _bologna(pages: Pages, lang: str) -> None:
    """Ottocento has hands of its own, and a problem for each day."""
    for sort in SORTS:
        title = text(f"practice.{sort}.title", lang)
        with st.container(key=f"stop-{sort}", horizontal=True, vertical_alignment="center"):
            about = escape(text(f"practice.{sort}.about", lang))
            st.html(f'<div class="cz-stop bare"><h3>{escape(title)}</h3><p>{about}</p></div>')
            label = text("home.named", lang, what=text("practice.open", lang), title=title)
            st.page_link(pages.practice, label=label, query_params={GAME: sort})
    with st.container(key="stop-problem", horizontal=True, vertical_alignment="center"):
        title, about = (escape(text(f"problem.{part}", lang)) for part in ("day", "about"))
        st.html(f'<div class="cz-stop bare"><h3>{title}</h3><p>{about}</p></div>')
        problem_of_the_day.link(pages, lang)


def _table_settings(sort: Sort, begins: bool, lang: str) -> None:
    """How far the others play at one go, and how well; and the house rule, for the next hand, or for a match that ``begins``."""
    with st.container(horizontal=True, key="table-settings", gap="medium"):
        _setting("pace", PACES, lang)
        if sort != "short":
            _setting("strength", STRENGTHS, lang)
        if sort == "whole" or (sort == "match" and begins):
            _setting("monte", MONTES, lang)
        how_played.beside_the_table(lang)
        if sort != "short":
            _names(lang)
    if sort != "short":
        BESIDE.wake()
    if sort != "short" and current_learner.setting("strength") in SEARCHING and (why := why_not()):
        st.info(text(f"practice.strength.{why}", lang))


def _names(lang: str) -> None:
    """What the other three are called; a name with other signs than a name has is put right, and that is said."""
    with st.popover(text("practice.names", lang)):
        for seat in table_names.SEATS:
            name = table_names.setting(seat)
            now = table_names.fit(current_learner.preferences().settings.get(name, ""))
            label = text(f"practice.names.{seat}", lang)
            told = st.text_input(label, now, table_names.LONGEST, key=f"{name} {lang}", autocomplete="off")
            fits = table_names.fit(told)
            if fits != now:
                current_learner.keep(name, fits)
                st.rerun()
            if fits != told.strip():
                st.warning(unmarked(text("practice.names.bad", lang, told=told, fits=fits or "–")))


def _give_up(sort: Sort, lang: str) -> None:
    """A match need not be played to its end; asked once more, since nothing of it counts then."""
    with st.popover(text("practice.match-give-up", lang)):
        st.markdown(text("practice.match-give-up.sure", lang))
        button(text("practice.match-again", lang), _anew, sort, key="give-up")


def _setting(name: str, values: Sequence[str], lang: str) -> None:
    key, now = f"{name} {lang}", current_learner.setting(name)
    chosen = st.pills(
        text(f"practice.{name}", lang), values, default=now, required=True, key=key, wrap=True,
        format_func=lambda one: text(f"practice.{name}.{one}", lang),
        on_change=lambda: current_learner.keep(name, st.session_state[key]),
    )  # fmt: skip
    keep_unheard(key, chosen, now, lambda one: current_learner.keep(name, one))


def _after(sort: Sort, session: PracticeSession, pages: Pages, lang: str) -> None:
    """What the hand has scored; then another one, the count of this one, or back to the lessons."""
    hand, match = session.hand, session.played.match
    if match is not None and match.over:
        st.html(f'<p class="cz-won" role="status">{escape(_won(match, lang))}</p>')
    if sort == "whole" and not hand.thrown_in:
        first_hand(session.played.finished, lang)
    if sort != "short" and not hand.thrown_in:
        st.html(sheet(hand.state, match, lang))
    with st.container(horizontal=True, key="after"):
        ended = match is not None and match.over
        label = "practice.match-again" if ended else "practice.match-next" if match else "practice.again"
        what = _anew if ended else _again
        button(text(label, lang), what, sort, key="again", type="primary" if match else "secondary")
        if sort != "short" and not hand.thrown_in:
            st.page_link(pages.practice, label=text("hindsight.open", lang), query_params={GAME: sort, LOOK: "back"})
        if sort != "short" and hand.state.ending == "played" and st.button(text("practice.score", lang), key="score"):
            _hand_over(hand)
            st.switch_page(pages.workbench, query_params={"do": "learn"})
        if sort == "short":
            button(text("practice.whole.title", lang), _sit_down_to, "whole", key="whole")
        st.page_link(pages.home, label=text("practice.lessons", lang))


def _won(match: Match, lang: str) -> str:
    """Who has won, and how."""
    side = match.verdict.facts["side"]
    ours, theirs = match.scores
    return text(
        f"practice.match-won-{('we', 'they')[side] if isinstance(side, int) else 'nobody'}", lang, n=ours, m=theirs
    )


def _session(sort: Sort) -> PracticeSession:
    found: PracticeSession = sessions.sessions().state(current_learner.learner(), f"practice/{sort}")
    return found


def _again(sort: Sort) -> None:
    another(sessions.sessions().ground, _session(sort))


def _anew(sort: Sort) -> None:
    begin_anew(sessions.sessions().ground, _session(sort))


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
