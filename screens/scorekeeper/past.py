"""Everything written down, with what became of it; any line can be corrected, taken back, or counted again."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

import streamlit as st

from engine.games.bologna.scorekeeper import Correct, Declared, Match, Start, Stopped, Undo, judge
from engine.games.bologna.scorekeeper.history import standing
from screens.scorekeeper import board, declaring, ending, starting, told
from screens.scorekeeper.desk import pressed
from screens.scorekeeper.told import say

CORRECTING = "keeper correcting"
Write = Callable[[Any], bool]


def show(match: Match, lang: str, write: Write) -> None:
    """The newest line first."""
    with st.expander(say("keeper.history", lang), key="keeper-history"):
        for number, sentence, state, counts in reversed(board.log(match, lang)):
            with st.container(horizontal=True, key=f"entry-{number}", vertical_alignment="center"):
                told_ = escape(sentence) if counts else f"<del>{escape(sentence)}</del>"
                after = f" <em>({escape(state)})</em>" if state else ""
                st.html(f'<p class="kp-entry"><b>{number}.</b> {told_}{after}</p>', width="stretch")
                _buttons(match, number, sentence, lang, write)


def _buttons(match: Match, number: int, sentence: str, lang: str, write: Write) -> None:
    place = match.places[number - 1]
    # What a screen reader hears says which line; the eye sees that.
    if number in standing(match.entries) and not isinstance(place.entry, Stopped | Undo | Correct):
        pressed(
            say("keeper.correct", lang), lambda: _begin(number), f"correct {number}",
            help=say("keeper.correct.what", lang, what=sentence),
        )  # fmt: skip
    if place.stands and judge(match, Undo(number)).ok:
        label = "keeper.restore" if isinstance(place.entry, Undo) else "keeper.undo"
        pressed(say(label, lang), lambda: write(Undo(number)), f"undo {number}", help=f"{say(label, lang)}: {sentence}")


def _begin(number: int) -> None:
    st.session_state[CORRECTING] = number


def correct(match: Match, number: int, lang: str, write: Write) -> None:
    """The fields of one earlier line, filled with what counts there now."""
    now = standing(match.entries)[number]
    what = told.entry(match, now, lang)
    st.header(say("keeper.correct.title", lang, what=what), anchor=False)
    pressed(say("keeper.cancel", lang), lambda: st.session_state.pop(CORRECTING, None), "correct cancel")
    if isinstance(now, Start):
        starting.form(
            f"correct start {len(match.places)}", now, say("keeper.save", lang), lang,
            lambda start: write(Correct(number, start)),
        )  # fmt: skip
    elif isinstance(now, Declared):
        declaring.correct(match, now, number, lang, write)
    elif not isinstance(now, Stopped):
        ending.show(match, now.hand, lang, write, number)
