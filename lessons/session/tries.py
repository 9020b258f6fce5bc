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


def answered(taking: Attempt, event: Event) -> Attempt:
    """After an answer. A second try does not undo the first, and of a question in several steps the worst one counts."""
    asked = taking.question
    if asked is None or not taking.open:
        return taking
    if _about_another(taking, event):
        return changed(taking, question=changed(asked, unfit=True))
    read = _read(taking, asked, event)
    return taking if read is None else _tried(taking, asked, event, read)


def answered_unmade(taking: Attempt, event: Event) -> Attempt:
    """As :func:`answered`, by what was saved with the answer alone: nothing is made of the question."""
    asked, saved = taking.question, says_what_came(event)
    if asked is None or saved is None or not taking.open:
        return taking
    return _tried(taking, asked, event, saved)


def says_what_came(event: Event) -> _ReadAnswer | None:
    """What was saved with an answer; its own place is kept free. None where nothing was."""
    ok, done, told = event.data.get("ok"), event.data.get("done"), event.data.get("diagnosis")
    if not isinstance(ok, bool) or not isinstance(done, bool):
        return None
    shown, rests = event.data.get("shown") is True, event.data.get("rests") is True
    return _ReadAnswer(_FREE, ok, done, told if isinstance(told, str) else "", shown, rests)


def _about_another(taking: Attempt, event: Event) -> bool:
    """Was it answered about other cards, or other choices, than there are now?"""
    then = event.data.get(OF)
    return isinstance(then, str) and then != (asks_of(taking) or then)


def _tried(taking: Attempt, asked: Question, event: Event, read: _ReadAnswer) -> Attempt:
    this: Came = "wrong" if not read.ok else "help" if asked.heard >= HELP else "right"
    tried = changed(
        asked,
        last=(asked.given, read.answer) if read.answer is not None else None,
        came=max(this, asked.came or this, key=BAD.index),
        slips=asked.slips + (not read.ok),
        over=(read.ok and read.done) or taking.course.quiet,
        mark=read.mark,
        told=read.shown,
        lit=False,
        rung=asked.heard,
        rests=read.rests and not taking.course.quiet,
        diagnoses=tuple(dict.fromkeys((*asked.diagnoses, *filter(None, (read.diagnosis,))))),
        guess=_guess(event) if asked.guess is None else asked.guess,
    )
    if read.shown:
        return changed(taking, question=_shown(taking, tried, read), before=None)
    if read.ok and not read.done and read.answer is not None:
        tried = tried.onward((*asked.given, read.answer))
    elif not read.ok:
        tried = changed(tried, misses=asked.misses + 1, heard=min(ladder.RUNGS, asked.heard + 1))
    # What was seen by then an undo takes from the present.
    return changed(taking, question=tried, before=changed(taking, before=None, seen=frozenset()))


def _shown(taking: Attempt, tried: Question, read: _ReadAnswer) -> Question:
    """The step's solution is told: it goes on with the next step, or the question is over."""
    tried = changed(tried, shown=True)
    if read.done:
        return changed(tried, over=True)
    if read.answer is _FREE:
        return tried.onward((*tried.given, _FREE))
    if taking.kind is None or taking.item is None:
        return changed(tried, over=True)
    return tried.onward((*tried.given, taking.kind.right(taking.item, tried.given)))


def _read(taking: Attempt, asked: Question, event: Event) -> _ReadAnswer | None:
    """What the answer is; None when it is none.

    What was saved with the answer counts, even where the question has changed so much since that it cannot be read.
    """
    answer = None
    if taking.kind is not None and taking.item is not None:
        with suppress(BadAnswer):
            answer = taking.kind.read(taking.item, asked.given, event.data.get("value"))
    if (saved := says_what_came(event)) is not None:
        return changed(saved, answer=answer)
    if answer is None or taking.kind is None or taking.item is None:
        return None
    mark = marking.mark(taking.kind, taking.item, asked.given, answer)
    shown = not mark.ok and asked.misses + 1 >= ladder.SHOWN and not taking.course.quiet
    right = taking.kind.right(taking.item, asked.given)
    after = taking.kind.explain(taking.item, asked.given, right) if shown else mark
    done = mark.done or (shown and after.done)
    return _ReadAnswer(answer, mark.ok, done, mark.diagnosis or "", shown, after.rests and (mark.ok or shown), mark)


def hinted(taking: Attempt, event: Event) -> Attempt:
    """One rung more, asked for."""
    asked = taking.question
    if asked is None or not taking.more_hints:
        return taking
    return changed(taking, question=changed(asked, heard=asked.heard + 1, hinted=(*asked.hinted, asked.heard)))


def revealed(taking: Attempt, event: Event) -> Attempt:
    """The solution of all that was still asked; no way to have done it. Of a hand that is played, the card to be played now."""
    asked = taking.question
    if asked is None or not taking.open:
        return taking
    if event.data.get(GOES_ON) is True:
        lit = changed(asked, lit=True, shown=True, told=False, came="wrong", last=None, heard=ladder.RUNGS, hinted=())
        return changed(taking, question=lit, before=None)
    shown = changed(asked, over=True, revealed=True, shown=True, told=False, came="wrong", last=None)
    return changed(taking, question=shown, before=None)


def _guess(event: Event) -> float | None:
    told = event.data.get("guess")
    return told if isinstance(told, float) and 0 <= told < 1 else None
