"""What is tried at the question on the table: answers, hints, and seeing the solution."""

from __future__ import annotations

from contextlib import suppress

from engine.fast_dataclass import changed, fast_dataclass
from lessons.learner.event import Event
from lessons.question.answered import ladder, marking
from lessons.question.kind import Answer, BadAnswer, Mark
from lessons.session.asking import Came, Question
from lessons.session.fitting import asks_of
from lessons.session.state import Attempt

BAD: tuple[Came, ...] = ("right", "help", "wrong")
OF = "of"
"""What an answer says of the question it was given to: the name of all that its positions count."""
GOES_ON = "goes_on"
"""What is saved where the right card was shown and the hand goes on; of older logs a question that was shown is over, and in
an example no trick was played to its end."""
HELP = 2
"""From this rung on (the rule, the first step) an answer is one given with help; the first only says where to look."""


_FREE: Answer = ()
"""Kept free for an answer that nobody has read yet."""


@fast_dataclass(frozen=True, slots=True)
class _ReadAnswer:
    """An answer as read: was it right, is the question over, which mistake was it, and was it one too many?"""

    answer: Answer | None
    ok: bool
    done: bool
    diagnosis: str
    shown: bool
    rests: bool
    mark: Mark | None = None


def answered(attempt: Attempt, event: Event) -> Attempt:
    """After an answer. A second try does not undo the first, and of a question in several steps the worst one counts."""
    asked = attempt.question
    if asked is None or not attempt.open:
        return attempt
    if _about_another(attempt, event):
        return changed(attempt, question=changed(asked, unfit=True))
    read = _read(attempt, asked, event)
    return attempt if read is None else _tried(attempt, asked, event, read)


def answered_unmade(attempt: Attempt, event: Event) -> Attempt:
    """As :func:`answered`, by what was saved with the answer alone: nothing is made of the question."""
    asked, saved = attempt.question, says_what_came(event)
    if asked is None or saved is None or not attempt.open:
        return attempt
    return _tried(attempt, asked, event, saved)


def says_what_came(event: Event) -> _ReadAnswer | None:
    """What was saved with an answer; its own place is kept free. None where nothing was."""
    ok, done, told = event.data.get("ok"), event.data.get("done"), event.data.get("diagnosis")
    if not isinstance(ok, bool) or not isinstance(done, bool):
        return None
    shown, rests = event.data.get("shown") is True, event.data.get("rests") is True
    return _ReadAnswer(_FREE, ok, done, told if isinstance(told, str) else "", shown, rests)


def _about_another(attempt: Attempt, event: Event) -> bool:
    """Was it answered about other cards, or other choices, than there are now?"""
    then = event.data.get(OF)
    return isinstance(then, str) and then != (asks_of(attempt) or then)


def _tried(attempt: Attempt, asked: Question, event: Event, read: _ReadAnswer) -> Attempt:
    this: Came = "wrong" if not read.ok else "help" if asked.heard >= HELP else "right"
    tried = changed(
        asked,
        last=(asked.given, read.answer) if read.answer is not None else None,
        came=max(this, asked.came or this, key=BAD.index),
        slips=asked.slips + (not read.ok),
        over=(read.ok and read.done) or attempt.course.quiet,
        mark=read.mark,
        told=read.shown,
        lit=False,
        rung=asked.heard,
        rests=read.rests and not attempt.course.quiet,
        diagnoses=tuple(dict.fromkeys((*asked.diagnoses, *filter(None, (read.diagnosis,))))),
        guess=_guess(event) if asked.guess is None else asked.guess,
    )
    if read.shown:
        return changed(attempt, question=_shown(attempt, tried, read), before=None)
    if read.ok and not read.done and read.answer is not None:
        tried = tried.onward((*asked.given, read.answer))
    elif not read.ok:
        tried = changed(tried, misses=asked.misses + 1, heard=min(ladder.RUNGS, asked.heard + 1))
    # What was seen by then an undo takes from the present.
    return changed(attempt, question=tried, before=changed(attempt, before=None, seen=frozenset()))


def _shown(attempt: Attempt, tried: Question, read: _ReadAnswer) -> Question:
    """The step's solution is told: it goes on with the next step, or the question is over."""
    tried = changed(tried, shown=True)
    if read.done:
        return changed(tried, over=True)
    if read.answer is _FREE:
        return tried.onward((*tried.given, _FREE))
    if attempt.kind is None or attempt.item is None:
        return changed(tried, over=True)
    return tried.onward((*tried.given, attempt.kind.right(attempt.item, tried.given)))


def _read(attempt: Attempt, asked: Question, event: Event) -> _ReadAnswer | None:
    """What the answer is; None when it is none.

    What was saved with the answer counts, even where the question has changed so much since that it cannot be read.
    """
    answer = None
    if attempt.kind is not None and attempt.item is not None:
        with suppress(BadAnswer):
            answer = attempt.kind.read(attempt.item, asked.given, event.data.get("value"))
    if (saved := says_what_came(event)) is not None:
        return changed(saved, answer=answer)
    if answer is None or attempt.kind is None or attempt.item is None:
        return None
    mark = marking.mark(attempt.kind, attempt.item, asked.given, answer)
    shown = not mark.ok and asked.misses + 1 >= ladder.SHOWN and not attempt.course.quiet
    right = attempt.kind.right(attempt.item, asked.given)
    after = attempt.kind.explain(attempt.item, asked.given, right) if shown else mark
    done = mark.done or (shown and after.done)
    return _ReadAnswer(answer, mark.ok, done, mark.diagnosis or "", shown, after.rests and (mark.ok or shown), mark)


def hinted(attempt: Attempt, event: Event) -> Attempt:
    """One rung more, asked for."""
    asked = attempt.question
    if asked is None or not attempt.more_hints:
        return attempt
    return changed(attempt, question=changed(asked, heard=asked.heard + 1, hinted=(*asked.hinted, asked.heard)))


def revealed(attempt: Attempt, event: Event) -> Attempt:
    """The solution of all that was still asked; no way to have done it. Of a hand that is played, the card to be played now."""
    asked = attempt.question
    if asked is None or not attempt.open:
        return attempt
    if event.data.get(GOES_ON) is True:
        lit = changed(asked, lit=True, shown=True, told=False, came="wrong", last=None, heard=ladder.RUNGS, hinted=())
        return changed(attempt, question=lit, before=None)
    shown = changed(asked, over=True, revealed=True, shown=True, told=False, came="wrong", last=None)
    return changed(attempt, question=shown, before=None)


def _guess(event: Event) -> float | None:
    told = event.data.get("guess")
    return told if isinstance(told, float) and 0 <= told < 1 else None
