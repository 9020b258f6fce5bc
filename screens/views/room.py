"""A room on a telephone: joining, waiting, the question with one's own answer; what is right only when all are shown it."""

from __future__ import annotations

from typing import Any, cast

from lessons.club.members import members
from lessons.evening.room import Room
from lessons.places.room import Doors, Seat
from lessons.question.panel import Said
from lessons.text import phrases
from screens.components.table.props import Look
from screens.evening import asked, people
from screens.learner.preferences import Preferences
from screens.wording.texts import text


def panel(state: Doors | Seat, preferences: Preferences) -> dict[str, Any]:
    """``stage``: none, join, lobby, ask, talk, seen or over; from ``ask`` to ``seen`` the rest is what the table shows."""
    look = asked.look_of(None, preferences)
    if isinstance(state, Doors):
        return {**asked.nothing(look), "stage": "doors", "rooms": list(state.rooms)}
    me = state.room.member(state.who)
    if state.room.phase == "ended":
        return {**asked.nothing(look), "stage": "over", **_came_to(state.room, state.who)}
    if me is None:
        return {**asked.nothing(look), "stage": "join", "names": list(members())}
    mine = {"me": people.shown(me, state.room, preferences.language, people.LARGE), **_came_to(state.room, state.who)}
    if state.room.round is None:
        return {**asked.nothing(look), "stage": "lobby", **mine}
    return {**_round(state, preferences), **mine, "round": state.room.round.number}


def refused(said: Said, lang: str) -> str:
    return phrases.say(said, cast(phrases.Lang, lang))


def _round(state: Seat, preferences: Preferences) -> dict[str, Any]:
    now, phase, question = state.room.round, state.room.phase, state.question
    assert now is not None
    look = asked.look_of(question, preferences)
    if question is None:
        return {**asked.nothing(look), "stage": "gone"}
    own = now.counted.get(state.who)
    answer = own.answer if own is not None else None
    if phase == "revealed":
        return {**asked.revealed(question, look, answer), "stage": "seen"}
    told = asked.asking(question, look, answer, open_=phase == "open")
    again, done = len(now.votes) > 1, state.who in now.vote
    said = {"open": ("answered" if done else "kept" if own is not None else ""), "talk": "talk"}
    note = said.get(phase, "closed" if own is not None else "closed_without")
    words = {**told["words"], "answer": text("evening.phone.send", look.lang)}
    return {
        **told,
        "words": words,
        "stage": "talk" if phase == "talk" else "ask",
        "second": again,
        "sent": done,
        "banner": _banner(phase, again, look),
        "note": text(f"evening.phone.{note}", look.lang) if note and phase == "open" else "",
        "closed": "" if phase == "open" else text(f"evening.phone.{note}", look.lang),
    }


def _banner(phase: str, again: bool, look: Look) -> str:
    return text("evening.phone.again", look.lang) if again and phase == "open" else ""


def _came_to(room: Room, who: str) -> dict[str, int]:
    """Right ones of those that were shown; the question on the table is among them only once it is."""
    return {"right": room.points(who), "asked": sum(one.revealed and who in one.counted for one in room.rounds)}
