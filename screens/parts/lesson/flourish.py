"""A short flourish, once, for a chapter that is done and a first whole hand: a fan of cards that opens."""

from __future__ import annotations

from html import escape

import streamlit as st

from engine.game import family_of
from screens.card_pictures import addresses
from screens.learner import current_learner
from screens.parts.lesson.lesson_path import chapters
from screens.shared import services
from screens.wording.texts import text

FANS = {
    "bologna": ("Angel", "World", "Sun", "Moon", "T16"),
    "sicily": ("T20", "T19", "T18", "T16", "Fool"),
    "france": ("T21", "T14", "Excuse", "T9", "T1"),
}
"""Five great cards of each family's pack."""
FAMILY, TURN = "bologna", 9
"""Whose cards the fan is of where no game is meant, and by how many degrees each is turned."""


def fan(pack: str, opens: bool = False, family: str = FAMILY) -> str:
    """Five great cards, fanned out; ``opens``: before one's eyes, where movement is wanted."""
    deck, codes = (family, FANS[family]) if family in FANS else (FAMILY, FANS[FAMILY])
    cards = "".join(
        f'<img src="{addresses.url(deck, pack, code)}" alt="" '
        f'style="--turn: {(place - len(codes) // 2) * TURN}deg; transform: rotate(var(--turn))">'
        for place, code in enumerate(codes)
    )
    return f'<div class="cz-fan{" opens" if opens else ""}">{cards}</div>'


def chapter_won(lesson: str, lang: str) -> None:
    """Where this lesson, just finished, was the last of its chapter to be done."""
    path = services.path(current_learner.learner())
    for chapter in chapters(path, services.own().ids):
        if any(one.id == lesson for _, (one, _) in chapter.stops) and chapter.finished == len(chapter.stops):
            said = text("flourish.chapter", lang, title=text(f"chapter.{chapter.id}", lang))
            _show(f"chapter {chapter.id}", said, family_of(chapter.stops[0][1][0].game))


def first_hand(finished: int) -> None:
    """After the first whole hand there ever was: what it came to is said beside it."""
    if finished == 1:
        _show("first hand")


def _show(what: str, said: str = "", family: str = FAMILY) -> None:
    # What was seen once in a visit stands still when the page is drawn again.
    key = f"flourish {what}"
    opens = not st.session_state.get(key)
    st.session_state[key] = True
    pictures = fan(current_learner.setting("pack"), opens, family)
    told = f'<p class="cz-over" role="status">{escape(said)}</p>' if said else ""
    st.html(f'<div class="cz-flourish">{pictures}{told}</div>')
