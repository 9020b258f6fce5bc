"""Beside the title of a practice table: who sits there and how far they play at one go, and what can be set of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import streamlit as st

from lessons.places.practice import CUSTOMS, MONTES, STRENGTHS
from lessons.places.table import TableSession, begin_anew
from lessons.tables.stages import PACES, Sort
from players.beside import BESIDE
from players.readiness import why_not
from players.registry import SEARCHING
from screens.learner import current_learner, table_names
from screens.parts.pills import setting
from screens.parts.playing import how_played
from screens.parts.playing.sorts import titled
from screens.parts.press import button
from screens.shared import sessions
from screens.wording.texts import text, unmarked


def heading(title: str, label: str) -> Any:
    """The title of a table, and beside it what is set, to be opened."""
    with st.container(key="lesson-title", horizontal=True, vertical_alignment="center", gap="small"):
        st.title(title, anchor=False, width="content")
        with st.container(key="who-sits", width="content"):
            return st.popover(label)


def sits(who: str, lang: str) -> str:
    """Who plays with the learner, and how far at one go."""
    pace = text(f"practice.pace.{current_learner.setting('pace')}", lang)
    told = text("practice.sits", lang, who=who, pace=pace)
    return told[:1].upper() + told[1:]


def show(sort: Sort, session: TableSession, lang: str) -> None:
    """How far the others play at one go, and how well; and the house rules, for the next hand, or for a match that begins."""
    who = "sits.plain" if sort == "short" else f"strength.{current_learner.setting('strength')}"
    with heading(titled(sort, lang), sits(text(f"practice.{who}", lang), lang)):
        _of_the_table("pace", PACES, lang)
        if sort != "short":
            _of_the_table("strength", STRENGTHS, lang)
        if sort == "whole" or (sort == "match" and session.waits):
            _of_the_table("monte", MONTES, lang)
            _of_the_table("custom", CUSTOMS, lang)
        how_played.beside_the_table(lang)
        if sort != "short":
            _names(lang)
        if session.sitting.match is not None:
            _give_up(session, lang)
    if sort != "short":
        BESIDE.wake()
        if current_learner.setting("strength") in SEARCHING and (why := why_not()):
            st.info(text(f"practice.strength.{why}", lang))
        # Beginners make no signals: one would wait for an old word in vain.
        if current_learner.setting("custom") == "old_signals" and current_learner.setting("strength") == "learner":
            st.info(text("practice.custom.silent", lang))


def _of_the_table(name: str, values: Sequence[str], lang: str) -> None:
    """One of the settings of a practice table."""
    setting(name, text(f"practice.{name}", lang), values, lambda one: text(f"practice.{name}.{one}", lang), lang)


def _names(lang: str) -> None:
    """What the other three are called; a name with other signs than a name has is put right, and that is said."""
    with st.expander(text("practice.names", lang)):
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


def _give_up(session: TableSession, lang: str) -> None:
    """A match need not be played to its end; asked once more, since nothing of it counts then."""
    with st.expander(text("practice.match-give-up", lang)):
        st.markdown(text("practice.match-give-up.sure", lang))
        button(
            text("practice.match-again", lang), lambda: begin_anew(sessions.sessions().context, session), key="give-up"
        )
