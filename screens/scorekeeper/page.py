"""The page of the scorekeeper: a match from its first line to its last; the address holds its code."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from html import escape
from typing import Any
from urllib.parse import urlsplit

import streamlit as st

from engine.games.bologna.scorekeeper import Correct, Match, Start, Stopped, Undo, fold
from engine.games.bologna.scorekeeper.history import standing
from lessons.learner.codes import read_code
from screens import shop, who
from screens.pages import Pages
from screens.scorekeeper import board, declaring, desk, ending, news, past, starting, told
from screens.scorekeeper.desk import ASK, BOARD, DOUBT, NOTE, SHOW, pressed
from screens.scorekeeper.told import say
from screens.texts import text


def show(pages: Pages) -> None:
    desk.forget()
    _show(pages)
    desk.told()


def _show(pages: Pages) -> None:
    lang = who.language()
    board.style()
    code = desk.code()
    match = desk.load(code) if code else None
    if code is None or match is None:
        _begin(lang, pages, unknown=ASK in st.query_params)
        return
    correcting = st.session_state.get(past.CORRECTING)
    # Pressed again with the same mistake, the same note is news: it is at the top, and the button may be far below.
    noted = f" note {desk.heard()[1]}" if st.session_state.get(NOTE) or DOUBT in st.session_state else ""
    ended = sum(1 for hand in match.hands if hand.end)
    news.listen(code, len(match.places), f"{code} {ended} {match.over} {correcting}{noted}", desk.heard(), _away(lang))
    if st.query_params.get(SHOW) == BOARD:
        st.html(board.board(match, lang, big=True))
        pressed(say("keeper.small", lang), lambda: st.query_params.pop(SHOW), "keeper small")
        return
    with st.container(key="lesson-title"):
        st.title(say("keeper.title", lang), anchor=False)
    st.html(board.board(match, lang))
    _write(match, code, lang, pages)


def _away(lang: str) -> dict[str, str]:
    return {name: say(f"keeper.away.{name}", lang) for name in ("away", "pressed", "waiting", "look", "leave", "seen")}


def _write(match: Match, code: str, lang: str, pages: Pages) -> None:
    """Everything that can be written in this match now.

    Each part has its own place: if one grew or went away, Streamlit would lay the parts below it anew, and what is being typed
    there would be lost.
    """

    def write(entry: Any) -> bool:
        done = desk.write(code, entry, lang)
        if done and isinstance(entry, Correct):
            st.session_state.pop(past.CORRECTING, None)
        return done

    _bar(match, lang, write)
    with st.container(key="keeper-notes"):
        _notes(match, code, lang)
    wanted = st.session_state.get(past.CORRECTING)
    if wanted is not None and wanted in standing(match.entries):
        past.correct(match, wanted, lang, write)
    elif match.open is not None:
        hand = match.open.number
        with st.container(key="keeper-declare"):
            st.header(say("keeper.declare", lang), anchor=False)
            declaring.show(match, hand, lang, write)
        with st.container(key="keeper-end"):
            st.header(say("keeper.end", lang), anchor=False)
            ending.show(match, hand, lang, write)
    if any(hand.end or hand.declared for hand in match.hands):
        st.header(say("keeper.sheet", lang), anchor=False)
        st.html(board.hands(match, lang))
    past.show(match, lang, write)
    _more(match, code, lang, pages, write)


def _bar(match: Match, lang: str, write: Any) -> None:
    with st.container(horizontal=True, key="keeper-bar", vertical_alignment="center"):
        pressed(say("keeper.big", lang), lambda: st.query_params.update({SHOW: BOARD}), "keeper big")
        last = next(
            (place for place in reversed(match.places) if place.stands and not isinstance(place.entry, Undo)), None
        )
        if last is not None and last.number > 1:
            what = told.entry(match, last.entry, lang)
            pressed(
                say("keeper.undo.last", lang, what=what),
                lambda: write(Undo(last.number)),
                "keeper undo",
                icon=":material/undo:",
            )


def _notes(match: Match, code: str, lang: str) -> None:
    noted = st.session_state.get(NOTE)
    if noted:
        st.error(noted)
    waiting = st.session_state.get(DOUBT)
    if not waiting or waiting[0] != code:
        return
    _, entry, doubts = waiting
    lines = "\n".join(f"- {told.why(doubt, match, lang)}" for doubt in doubts)
    st.warning(f"**{say('keeper.doubt', lang)}**\n\n{lines}")

    def anyway() -> None:
        if desk.write(code, entry, lang, anyway=True) and isinstance(entry, Correct):
            st.session_state.pop(past.CORRECTING, None)

    with st.container(horizontal=True):
        pressed(
            say("keeper.doubt.again", lang), lambda: st.session_state.pop(DOUBT, None), "doubt again", type="primary"
        )
        pressed(say("keeper.doubt.anyway", lang), anyway, "doubt anyway")


def _more(match: Match, code: str, lang: str, pages: Pages, write: Any) -> None:
    with st.expander(say("keeper.more", lang), expanded=match.over, key=f"keeper-more{'-over' if match.over else ''}"):
        st.markdown(say("keeper.share", lang))
        st.html(f'<p class="kp-code" translate="no">{escape(code.replace("-", " "))}</p>')
        parts = urlsplit(st.context.url or "http://localhost:8501")
        st.code(f"{parts.scheme}://{parts.netloc}/scorekeeper?{ASK}={code}", language=None, wrap_lines=True)
        st.page_link(pages.prints, label=text("prints.title", lang))
        with st.container(horizontal=True):
            st.download_button(
                say("keeper.text", lang), lambda: told.as_text(match, lang, code), f"calzettini-{code}.txt",
                mime="text/plain; charset=utf-8", on_click="ignore",
            )  # fmt: skip
            st.download_button(
                say("keeper.pdf", lang), lambda: _sheet(match, lang), f"calzettini-{code}.pdf",
                mime="application/pdf", on_click="ignore",
            )  # fmt: skip
            if match.over:
                again = replace(match.start, dealer=match.hands[-1].dealer if match.hands else 0)
                pressed(say("keeper.again", lang), lambda: _started(again, lang), "keeper again", type="primary")
            else:
                pressed(say("keeper.stop", lang), lambda: write(Stopped()), "keeper stop")


def _sheet(match: Match, lang: str) -> bytes:
    from screens.prints import match_sheet

    return match_sheet.filled(match, lang)


def _begin(lang: str, pages: Pages, *, unknown: bool) -> None:
    st.title(say("keeper.title", lang), anchor=False)
    st.html(f'<p class="cz-lead">{escape(say("keeper.lead", lang))}</p>')
    if unknown:
        st.error(say("keeper.code.unknown", lang))
    noted = st.session_state.get(NOTE)
    kept = shop.store().matches.of(who.learner())
    news.listen(None, len(kept), f"begin{' note' if noted else ''}", desk.heard(), _away(lang))
    if kept:
        st.header(say("keeper.yours", lang), anchor=False)
        for one in kept[:5]:
            match = fold(one.entries)
            a, b = match.scores
            state = told.result(match, lang) or say("keeper.going", lang)
            label = f"{match.start.side_name(0)} {a} – {b} {match.start.side_name(1)} ({state})"
            pressed(label, partial(_open, one.code), f"open {one.code}")
    st.header(say("keeper.new", lang), anchor=False)
    if noted:
        st.error(noted)
    starting.form("new match", starting.NOBODY, say("keeper.new.go", lang), lang, lambda start: _started(start, lang))
    with st.form("other match", border=False):
        st.text_input(say("keeper.code", lang), max_chars=80, autocomplete="off", key="other match code")
        pressed(say("keeper.code.go", lang), _opened, "other match go", form=True)
    st.page_link(pages.prints, label=text("prints.title", lang))


def _open(code: str) -> None:
    st.query_params[ASK] = code


def _opened() -> None:
    typed = st.session_state.get("other match code", "")
    st.query_params[ASK] = read_code(typed) or typed[:80]


def _started(start: Start, lang: str) -> None:
    code = desk.begin(start, lang)
    if code:
        st.query_params[ASK] = code
