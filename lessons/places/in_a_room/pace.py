"""The lesson that is on in a room, as one of those there takes it, and what the teacher sends; the desk hears of every step."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lessons.course.course import Course
from lessons.evening.entries.entry import Entry
from lessons.evening.entries.lifecycle import Hinted, Worked
from lessons.evening.polls import choosing
from lessons.evening.polls.questions import Question
from lessons.evening.room import Member
from lessons.moves.move import Move, MoveRefused
from lessons.moves.rng import system_rng
from lessons.places.in_a_room.room import Seat, seat
from lessons.places.lesson import LessonPlace, LessonSession, start_over
from lessons.places.place import Context
from lessons.session.state import Attempt
from lessons.session.step_link import StepLink
from lessons.text.message import Message

SORT = "pace"
AGAIN = "again"
"""The press of whoever has come to the end, or had taken the lesson before: from its beginning."""


class PacePlace(LessonPlace):
    """A lesson that everybody in a room takes at their own pace: ``pace/<code of the room>``: the log keeps it as the lesson
    itself, so that one may go on at home.
    """

    def course(self, context: Context, who: str, name: str) -> Course | None:
        """The lesson that is on, for those who are in; None for all others."""
        now = seat(context, who, name)
        on = now.room.phase == "pace" and now.room.pace is not None and now.room.member(who) is not None
        return context.courses().get(now.room.pace.lesson) if on and now.room.pace is not None else None

    def take(self, context: Context, state: LessonSession, move: Move) -> LessonSession:
        name = move.place.removeprefix(f"{SORT}/")
        if self.course(context, state.learner, name) is not state.course:
            raise MoveRefused("no-such-place", name)
        if move.event == AGAIN and state.attempt.done:
            start_over(context.store, state.learner, state.course.lesson.id)
            return self.read(context, state.learner, name, state)
        return super().take(context, state, move)

    def news(self, context: Context, state: object, move: Move) -> tuple[tuple[str, str], ...]:
        """The desk alone."""
        assert isinstance(state, LessonSession)
        return ((f"desk/{move.place.removeprefix(f'{SORT}/')}", f"{state.number}"),)


def hinted(context: Context, now: Seat, badge: int, nonce: str) -> Entry:
    """The next hint, as if the pupil had asked for it. Errors: :class:`MoveRefused` where there is none."""
    meant = _meant(now, badge)
    state = PLACE.read(context, meant.who, now.code, None)
    if not state.attempt.more_hints:
        raise MoveRefused("in-words", said=Message("evening.refused.no-hint"))
    seen = PLACE.revision(context, state)
    PLACE.take(context, state, Move(place=f"{SORT}/{now.code}", event="hint", nonce=f"help.{nonce}"[:64], seen=seen))
    return Hinted(badge=badge)


def worked(context: Context, now: Seat, badge: int, nonce: str) -> Entry:
    """A question like the pupil's, with other cards, to be shown with its solution. Errors: :class:`MoveRefused`."""
    meant = _meant(now, badge)
    found = example(context, PLACE.read(context, meant.who, now.code, None).attempt)
    if found is None or found.link.seed is None:
        raise MoveRefused("in-words", said=Message("evening.refused.no-example"))
    link = found.link
    return Worked(badge=badge, lesson=link.lesson, step=link.step, seed=link.seed or 0, number=link.number)


def example(context: Context, attempt: Attempt) -> Question | None:
    """A question like the pupil's, with other cards."""
    if attempt.spec is None or attempt.item is None:
        return None
    here = StepLink(attempt.lesson.id, attempt.step_id)
    return choosing.like(context.courses(), here, attempt.lesson.game, attempt.spec.skill, attempt.item, system_rng())


def _meant(now: Seat, badge: int) -> Member:
    meant = now.room.with_badge(badge)
    if meant is None or not meant.there or now.room.phase != "pace":
        raise MoveRefused("in-words", said=Message("evening.refused.nobody"))
    return meant


HELPS: Mapping[str, Callable[[Context, Seat, int, str], Entry]] = {"hint": hinted, "example": worked}
"""What the teacher sends to one pupil, by the press."""

PLACE = PacePlace()
