"""Does the question on the table still fit what its lesson has there now? One that does not is set aside, and asked anew."""

from __future__ import annotations

from engine.fast_dataclass import changed
from lessons.learner.misfits import possible
from lessons.question.panel import named
from lessons.session.state import Attempt


def asks_of(attempt: Attempt) -> str | None:
    """A name for all that an answer's positions count, the same as long as it is the same question; None without one."""
    return None if attempt.offers or attempt.panel is None else named(attempt.panel)


def fits(attempt: Attempt) -> bool:
    """Can all be made that is shown of the question on the table, out of what its lesson has there now?

    One that was put there in place of another is let be: where it cannot be made either, there is nothing to be asked.
    """
    asked = attempt.question
    if asked is None or attempt.offers or (asked.anew and not asked.tried):
        return True
    return (
        not asked.unfit
        and possible(lambda: _showing(attempt), f"{attempt.lesson.id}, step {attempt.step_id}") is not None
    )


def _showing(attempt: Attempt) -> object | None:
    asked, kind = attempt.question, attempt.kind
    if kind is None or attempt.item is None or asked is None or attempt.panel is None:
        return None
    if attempt.mark is not None or asked.given:
        given = asked.last[0] if asked.last else asked.given
        kind.hints(attempt.item, given)
        kind.right(attempt.item, given)
    return attempt.panel, attempt.hints


def settled(attempt: Attempt) -> Attempt:
    """The same, but for a question on the table that no longer fits what its lesson has there now: it is set aside."""
    return attempt if fits(attempt) else aside(attempt)


def aside(attempt: Attempt) -> Attempt:
    """The question on the table no longer fits: it is taken off it, and what came of it does not count here.

    What was to come back is let go; everything else that the lesson knows stays.
    """
    if attempt.question is None:
        return attempt
    off = changed(attempt, question=None, before=None, undone=False)
    if attempt.back is None:
        return off
    gone = changed(attempt.missed[attempt.back], owed=False)
    rest = (*attempt.missed[: attempt.back], gone, *attempt.missed[attempt.back + 1 :])
    return changed(off, missed=rest, back=None, between=True)


def unfit(attempt: Attempt) -> Attempt:
    """An event could not be taken: what is on the table is not what it was about."""
    return attempt if attempt.question is None else changed(attempt, question=changed(attempt.question, unfit=True))
