"""The end of a lesson: what was missed, to be mended at once, and what to remember, on one page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import cast

import streamlit as st

from lessons.course.course import Course
from lessons.moves.move import Move, MoveRefused
from lessons.moves.rng import new_nonce
from lessons.session.ending import to_remember
from lessons.session.state import Attempt
from lessons.session.summary import Mistake, last_card, mistakes
from lessons.text import phrases
from lessons.text.printed import edition
from lessons.text.skills import skills
from screens.card_pictures import addresses
from screens.components.table.props import label
from screens.learner import current_learner
from screens.parts.press import button
from screens.shared import sessions
from screens.shared.loading import import_lock
from screens.wording import house_rules
from screens.wording.texts import either, headed, text

LONG = 45
"""Words of a rule that are still read at one look."""
_SENTENCES = re.compile(r"(?<=[.!?]) (?=[A-ZÀ-Ý«“])")
MOST = 8
"""Rules on the one page."""


def card(course: Course, lang: str) -> None:
    """The card that stands at the end of the lesson."""
    code, deck = last_card(course), course.game.family
    if code:
        chosen = course.lesson.pack or current_learner.setting("pack")
        pack = addresses.pack_for(deck, chosen, course.lesson.id)
        name = escape(label(code, True, lang, edition(deck, pack)))
        st.html(f'<img class="cz-end" src="{addresses.url(deck, pack, code)}" alt="{name}">', width="content")


def in_short(rule: str) -> str:
    """The first sentences of a rule that a book tells at length."""
    return rule if len(rule.split()) <= LONG else " ".join(_SENTENCES.split(rule)[:2])


def went(attempt: Attempt, lang: str) -> None:
    """How many answers were right at once, and what it means that some were only shown."""
    right, asked = attempt.tally
    count = [text("lesson.done.text", lang, right=right, asked=asked)] if asked else []
    shown = [text("lesson.shown.text", lang)] if attempt.standing == "shown" else []
    st.markdown(" ".join([*count, *shown]))


def missed(course: Course, attempt: Attempt, lang: str) -> None:
    """The mistakes, each with what puts it right, and the way to mend those that are not mended."""
    made = mistakes(attempt)
    if not made:
        return
    st.header(text("lesson.missed.title", lang), anchor=False)
    rows = "".join(dict.fromkeys(_mistake(one, course, lang) for one in made))
    st.html(f'<ul class="cz-missed">{rows}</ul>')
    if not all(one.mended for one in made):
        with st.container(key="mend"):
            button(text("lesson.missed.mend", lang), _mend, course.lesson.id, key="mend these")


def remember(course: Course, attempt: Attempt, lang: str) -> None:
    """The rules of the lesson in one list, and the same as a page to be printed."""
    named_by = current_learner.named_by(course.game.family, course.lesson.pack)
    told = (phrases.say(said, cast(phrases.Lang, lang), named_by) for said in to_remember(course))
    rules = list(dict.fromkeys(told))[:MOST]
    if not rules:
        return
    st.header(text("lesson.remember.title", lang), anchor=False)
    by = house_rules.told(course.rules, lang)
    if by:
        st.caption(text("lesson.house", lang, rules=by))
    st.html(f'<ul class="cz-remember">{"".join(f"<li>{escape(one)}</li>" for one in rules)}</ul>')
    title = either(course.lesson.title, lang)
    wrong = list(
        dict.fromkeys(
            f"{headed(name, lang)} {' '.join(says)}"
            for name, *says in (_told(one, course, lang) for one in mistakes(attempt))
        )
    )
    st.download_button(
        text("lesson.remember.print", lang), lambda: _printed(title, rules, wrong, lang),
        f"calzettini-{course.lesson.id.replace('/', '-')}-{lang}.pdf", "application/pdf", on_click="ignore",
    )  # fmt: skip


def _printed(title: str, rules: Sequence[str], wrong: Sequence[str], lang: str) -> bytes:
    """The one page as a PDF; what draws it is loaded when it is wanted."""
    with import_lock:
        from screens.prints.lesson_page import lesson_page

    return lesson_page(title, rules, wrong, lang)


def _mistake(one: Mistake, course: Course, lang: str) -> str:
    name, *says = _told(one, course, lang)
    state = "mended" if one.mended else "open"
    return (
        f'<li class="is-{state}"><span aria-hidden="true">{"✓" if one.mended else "→"}</span><div><b>{escape(name)}</b> '
        f"<small>{escape(text(f'lesson.missed.{state}', lang))}</small><p>{escape(' '.join(says))}</p></div></li>"
    )


def _told(one: Mistake, course: Course, lang: str) -> list[str]:
    known = skills().get(one.skill)
    name = known.name.get(lang, one.skill) if known else one.skill
    named_by = current_learner.named_by(course.game.family, course.lesson.pack)
    return [name, *(phrases.say(said, cast(phrases.Lang, lang), named_by) for said in one.says)]


def _mend(lesson: str) -> None:
    """All that is not mended is asked again, here and now."""
    who, place = current_learner.learner(), f"lesson/{lesson}"
    shared = sessions.sessions()
    try:
        seen = shared.revision(place, shared.state(who, place))
        shared.move(who, Move(place=place, event="mend", nonce=new_nonce(), seen=seen))
    except MoveRefused:
        return  # another device of the learner's was faster: what there is now is shown
