"""A lesson being taken by one learner: what the log says, and the one way in which it changes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import reduce
from typing import Literal

from pydantic import JsonValue

from lessons.club.reports import report_question
from lessons.course.course import Course
from lessons.learner.errors import VersionConflict
from lessons.learner.event import Event, Json
from lessons.learner.store import RESET, Store, since_reset
from lessons.moves.move import Move, MoveRefused
from lessons.moves.rng import new_nonce, new_seed, system_rng
from lessons.places.place import Context
from lessons.review.again import brought_back
from lessons.review.before import before as before_skill
from lessons.session import replay
from lessons.session.fitting import fits, settled
from lessons.session.state import Attempt
from lessons.session.step_link import StepLink
from lessons.yamlfile.fields import Spec

EVENTS = ("answer", "hint", "reveal", "undo", "next", "back", "mend")
REPORT, SHARE = "report", "share"
"""What changes nothing in the lesson: the author is told that this question is wrong, others are to have its address."""
Beside = Literal["reported", "not-reported", "shared"]


@dataclass(frozen=True)
class LessonSession:
    """Only a cache: reading the log from the beginning makes the same one. ``number`` is the last event read.

    ``again``: it was taken before, so its questions come with other cards.
    """

    learner: str
    attempt: Attempt
    number: int = 0
    again: bool = False
    beside: tuple[str, Beside] | None = None
    """The nonce of what was pressed beside the question on the table, and what came of it."""

    @property
    def course(self) -> Course:
        return self.attempt.course


class LessonPlace:
    """A lesson being taken by one learner: ``lesson/<id of the lesson>``."""

    optimistic = True

    def course(self, context: Context, who: str, name: str) -> Course | None:
        """What is taken at this place; None where there is no such thing."""
        return context.courses().get(name)

    def read(self, context: Context, who: str, name: str, before: LessonSession | None) -> LessonSession:
        """Where the learner is by the log; a question that is due is drawn and saved."""
        course = self.course(context, who, name)
        if course is None:
            raise MoveRefused("no-such-place", name)
        if before is None or before.course is not course:
            before = LessonSession(who, replay.start(course))
        return _latest(context.store, before)

    def take(self, context: Context, state: LessonSession, move: Move) -> LessonSession:
        """An answer, a hint, a step on or back: on disk first, counted once.

        It is judged by what is at hand; the log is asked where it is not taken, for another device may have gone on since.
        """
        while True:
            try:
                return self._take(context, state, move)
            except VersionConflict as behind:
                now = _latest(context.store, state, behind.last)
                if now.number == state.number:
                    return state  # there is a line of its nonce, and in another lesson
            except MoveRefused:
                now = _latest(context.store, state)
                if now is state:
                    raise
            state = now

    def _take(self, context: Context, state: LessonSession, move: Move) -> LessonSession:
        """As :meth:`take`, by this state alone. Errors: ``VersionConflict`` where the log has gone on."""
        attempt = state.attempt
        if move.nonce in attempt.seen:
            return _latest(context.store, state)  # which may be further on
        if state.beside and state.beside[0] == move.nonce:
            return state
        if move.revision != self.revision(context, state):
            raise MoveRefused("stale")
        if move.event in (REPORT, SHARE):
            return replace(state, beside=(move.nonce, self._told_beside(state, move.event)))
        if move.event not in EVENTS:
            raise MoveRefused("bad-move", f"event: {move.event}")
        made = _made(attempt, move.event, move.value, move.nonce, move.ms)
        return _ready(context.store, _extended(context.store, state, made, *_due(replace(state, attempt=made[1]))))

    def foreseen(
        self, context: Context, state: LessonSession, event: str, value: JsonValue
    ) -> tuple[LessonSession, LessonSession] | None:
        """What comes of it, where that is not another question, whose cards nobody knows before it is asked."""
        if event not in ("answer", "next"):
            return None
        after = _made(state.attempt, event, value, new_nonce())[1]
        asks = after.comes_back is not None or after.wants_seed
        return None if asks or not fits(after) else (state, replace(state, attempt=after, beside=None))

    def revision(self, context: Context, state: LessonSession) -> str:
        return context.name(state.learner, state.attempt.revision)

    def link(self, state: LessonSession) -> StepLink | None:
        """Where others find the question on the table; None where none is, or one that no step of the lesson asks."""
        attempt = state.attempt
        if attempt.question is None or attempt.question.other or attempt.back is not None or attempt.detour is not None:
            return None
        deals = isinstance(attempt.step, Spec) and attempt.step.deal
        seed = attempt.deal if deals else attempt.question.seed
        return StepLink(attempt.lesson.id, attempt.step_id, seed, attempt.question.number)

    def _told_beside(self, state: LessonSession, event: str) -> Beside:
        """Kept for the author with the seed and what was answered; or that there is an address to be told to others."""
        attempt, asked = state.attempt, state.attempt.question
        if asked is None:
            raise MoveRefused("not-now")
        if event == SHARE:
            return "shared"
        reasons = [said.reason for said in attempt.mark.says] if attempt.mark else []
        given, answer = asked.last or (asked.given, None)
        about = self.link(state) or StepLink(attempt.lesson.id, attempt.step_id)
        kept = report_question(
            about, given=[list(one) for one in given], answer=None if answer is None else list(answer), reasons=reasons
        )
        return "reported" if kept else "not-reported"


def start_over(store: Store, learner: str, lesson: str) -> None:
    """The lesson begins again: an event like any other, so that nothing is ever deleted."""
    store.append(learner, lesson, Event(RESET, "", new_nonce()))


def _plain(value: Json) -> bool:
    """Is it of the shape of an answer: positions, one choice, a figure?"""
    if isinstance(value, list):
        return len(value) <= 100 and all(isinstance(one, int) for one in value)
    if isinstance(value, dict):
        return set(value) == {"choice"} and isinstance(value["choice"], int)
    return value is None or isinstance(value, int) or (isinstance(value, str) and len(value) <= 20)


Made = tuple[Event, Attempt]
"""An event, and where it leads."""


def _made(attempt: Attempt, event: str, value: Json, nonce: str, ms: int | None = None) -> Made:
    """What is pressed, judged. Errors: ``MoveRefused``."""
    if not _plain(value):
        raise MoveRefused("unreadable")
    made = replay.step(attempt, event, nonce, value=value, ms=ms)
    if made is None:
        raise MoveRefused("unreadable" if event == "answer" else "not-now")
    return made


def _due(session: LessonSession) -> tuple[Made, ...]:
    """What puts a question on the table, where one is due: what was missed, or what the step asks. One or none.

    What lies there and no longer fits its lesson is due anew.
    """
    attempt, made = settled(session.attempt), None
    anew = attempt is not session.attempt
    if (back := attempt.comes_back) is not None:
        made = brought_back(attempt, back, new_nonce(), system_rng(), anew)
    elif attempt.wants_seed:
        made = _asked(attempt, session.again, anew)
    return () if made is None else (made,)


def _asked(attempt: Attempt, again: bool, anew: bool) -> Made | None:
    planned = attempt.course.seeds.get(attempt.step_id)
    seed, ask = new_seed() if planned is None else planned, None
    if attempt.detour is not None and attempt.detour.stage == "before" and attempt.spec is not None:
        told = attempt.course.within.get(attempt.missed_step)
        found = before_skill(attempt.spec.skill, attempt.lesson.game, system_rng(), told, attempt.course.rules)
        ask, seed = found or (ask, seed)
    other = again and attempt.may_vary
    return replay.step(attempt, "present", new_nonce(), seed=seed, ask=ask, other=other, anew=anew)


def _extended(store: Store, session: LessonSession, *made: Made) -> LessonSession:
    """The session with these events on disk, all or none. Errors: ``VersionConflict`` where the log has gone on."""
    last = store.extend(session.learner, session.attempt.lesson.id, [event for event, _ in made], session.number)
    return replace(session, attempt=made[-1][1], number=last, beside=None)


def _latest(store: Store, session: LessonSession, last: int = 0) -> LessonSession:
    """Where the learner is by the log, which goes to line ``last`` even if that cannot be read; the same where nothing came."""
    now = _read_on(session, store.events(session.learner, session.attempt.lesson.id, session.number))
    if now.number < last:
        now = replace(now, number=last)
    try:
        return _ready(store, now)
    except VersionConflict as behind:  # another device has drawn it
        return _latest(store, now, behind.last)


def _ready(store: Store, session: LessonSession) -> LessonSession:
    """With a question on the table that fits, where one is due. Errors: ``VersionConflict`` where the log has gone on."""
    while due := _due(session):
        session = _extended(store, session, *due)
    # Where what comes next is no question, nothing need be written of one that does not fit.
    attempt = settled(session.attempt)
    return session if attempt is session.attempt else replace(session, attempt=attempt)


def _read_on(session: LessonSession, events: tuple[Event, ...]) -> LessonSession:
    if not events:
        return session
    counted = since_reset(events)
    begun = any(event.kind == RESET for event in events)
    if session.number == 0 or begun:
        attempt = replay.replay(session.course, counted)
    else:
        attempt = reduce(replay.take, counted, session.attempt)
    return replace(session, attempt=attempt, number=events[-1].number, again=session.again or begun)


PLACE = LessonPlace()
