"""Writing in a match: looked at, judged and on disk before the page shows it; twice the same is written once."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import streamlit as st

from engine.games.bologna.scorekeeper import Entry, Match, Start, add, fold, judge
from engine.games.bologna.scorekeeper.judging import judge_start
from engine.verdict import Verdict
from lessons.learner.codes import new_code, read_code
from lessons.learner.matches import Behind
from screens import shop, who
from screens.scorekeeper.news import NEWS
from screens.scorekeeper.told import say, why

ASK = "match"
SHOW = "show"
BOARD = "board"
TRIES = 5
NOTE, DOUBT, TOOK, LAST = "keeper note", "keeper doubt", "keeper took", "keeper last"
TOLD, HEARD, SESSION = "keeper told", "keeper heard", "keeper session"


def code() -> str | None:
    """The code of the match in the address."""
    return read_code(st.query_params.get(ASK, ""))


def load(code: str) -> Match | None:
    """The match as it stands on disk."""
    entries = shop.store().matches.entries(code)
    return fold(entries) if entries else None


def begin(start: Start, lang: str) -> str | None:
    """A new match; its code, or None with a note why not."""
    verdict = judge_start(start)
    if not verdict.ok:
        note(why(verdict, None, lang))
        return None
    made = new_code(secrets.SystemRandom())
    shop.store().matches.begin(made, who.learner(), start, secrets.token_hex(12))
    return made


def write(code: str, entry: Entry, lang: str, *, anyway: bool = False) -> bool:
    """Put the entry at the end. False, with a note, where it may not stand, or where it has to be looked at again first."""
    kept = shop.store().matches
    for _ in range(TRIES):
        match = fold(kept.entries(code))
        place = len(match.places) + 1
        if st.session_state.get(LAST) == (code, place - 1, entry) and match.entries[-1] == entry:
            return True  # the second half of a double click
        verdict = judge(match, entry)
        if not verdict.ok:
            note(why(verdict, match, lang))
            return False
        doubts = new_doubts(match, add(match, entry))
        if doubts and not anyway:
            st.session_state[DOUBT] = (code, entry, doubts)
            return False
        try:
            kept.append(code, who.learner(), place, entry, secrets.token_hex(12))
        except Behind:
            continue  # another device was faster: look at what it wrote
        st.session_state[LAST] = (code, place, entry)
        st.session_state.pop(DOUBT, None)
        return True
    note(say("other-hand", lang, hand=0, now=0))
    return False


def new_doubts(before: Match, after: Match) -> tuple[Verdict, ...]:
    """The figures that no cards give, as far as they were not doubted before."""
    known = [doubt for hand in before.hands for doubt in hand.doubts]
    return tuple(doubt for hand in after.hands for doubt in hand.doubts if doubt not in known)


def note(text: str) -> None:
    """Said once, above what is being entered."""
    st.session_state[NOTE] = text
    st.session_state.pop(TOLD, None)


def forget() -> None:
    """A run begins: what was noted has been read, unless this run only brings news, or the one before was cut short."""
    if not st.session_state.pop(NEWS, False) and st.session_state.pop(TOLD, False):
        st.session_state.pop(NOTE, None)


def told() -> None:
    """A run has come to its end, with all that was noted."""
    st.session_state[TOLD] = True


def heard() -> tuple[str, int]:
    """This session by a name that no other has, and how many presses it has heard."""
    return st.session_state.setdefault(SESSION, secrets.token_hex(6)), st.session_state.get(HEARD, 0)


def pressed(label: str, do: Callable[[], Any], key: str, *, form: bool = False, **look: Any) -> None:
    """A button that does its work in the callback, and from its value where a restarted server called none."""

    def hear() -> None:
        st.session_state[HEARD] = heard()[1] + 1
        do()

    def called() -> None:
        st.session_state[TOOK] = key
        hear()

    button = st.form_submit_button if form else st.button
    hit = button(label, on_click=called, key=key, **look)
    if hit and st.session_state.pop(TOOK, None) != key:
        hear()
        st.rerun()
