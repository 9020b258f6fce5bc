"""What was answered in a room goes into everybody's own log, too, so that it is reviewed tomorrow."""

from __future__ import annotations

import time
from threading import Event, Lock, Timer

from lessons.evening.room import Room, Round
from lessons.learner.errors import Unavailable
from lessons.learner.event import Json
from lessons.moves.move import Move, MoveRefused
from lessons.places.place import Context
from lessons.places.step import PLACE as STEP
from lessons.question.kind import Answer, Panel
from lessons.session.one_step import SORT, place_of

LATER = 3.0
"""Seconds after the reveal: first of all sixty telephones want to see it."""
EACH = 0.05
"""Seconds between one learner and the next."""
LONGEST = 120.0
"""Seconds for which all of it waits as long as a question is open: whoever answers goes first."""
_guard = Lock()
_at_once = Event()
"""Somebody waits for it: nobody is waited for any more."""
_waiting: list[Timer] = []


def take_home(context: Context, code: str, room: Room) -> None:
    """See to it that the answers of every revealed round get there, soon; also those of before a restart."""
    fresh = context.rooms.not_taken_home(code, room)
    if fresh:
        timer = Timer(LATER, _take, (context, code, fresh))
        timer.daemon = True
        with _guard:
            _waiting[:] = [*(one for one in _waiting if one.is_alive()), timer]
        timer.start()


def settle() -> None:
    """Do at once what waits, and come back when it is done."""
    with _guard:
        waiting = list(_waiting)
        _waiting.clear()
    _at_once.set()
    for one in waiting:
        if not one.finished.is_set():
            one.cancel()
            one.function(*one.args)
        else:
            one.join()
    _at_once.clear()


def _take(context: Context, code: str, rounds: tuple[tuple[Round, tuple[str, ...]], ...]) -> None:
    until = time.monotonic() + LONGEST
    for now, fresh in rounds:
        for who in fresh:
            while not _at_once.wait(EACH) and _is_answered_now(context, code) and time.monotonic() < until:
                pass
            answer_at_step(context, who, now, now.counted[who].answer, f"evening.{code}.{now.number}")


def _is_answered_now(context: Context, code: str) -> bool:
    try:
        room = context.rooms.room(context.store.rooms, code)
    except Unavailable:
        return False
    return room is not None and room.phase == "open"


def answer_at_step(context: Context, who: str, now: Round, answer: Answer, nonce: str) -> None:
    """The answer at the step by itself, once; a step that the learner has done already stays as it is."""
    place = place_of(now.link)
    try:
        _answer(context, who, place, answer, nonce)
    except (MoveRefused, Unavailable):
        return  # the lesson has changed since, or the disk is away: the room's log has it all the same


def _answer(context: Context, who: str, place: str, answer: Answer, nonce: str) -> None:
    there = STEP.read(context, who, place.removeprefix(f"{SORT}/"), None)
    panel = there.attempt.panel
    if panel is not None and there.attempt.open:
        value, seen = as_replied(panel, answer), STEP.revision(context, there)
        STEP.take(context, there, Move(place=place, event="answer", nonce=nonce, value=value, seen=seen))


def as_replied(panel: Panel, answer: Answer) -> Json:
    """An answer in the terms in which a browser sends it."""
    if panel.mode == "number":
        return "/".join(map(str, answer))
    if panel.mode == "choice":
        return answer[0]
    return {"choice": -1 - answer[0]} if answer and answer[0] < 0 else list(answer)
