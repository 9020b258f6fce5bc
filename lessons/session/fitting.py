"""Does the question on the table still fit what its lesson has there now? One that does not is set aside, and asked anew."""

from __future__ import annotations

from engine.fast_dataclass import changed
from lessons.learner.misfits import possible
from lessons.question.panel import named
from lessons.session.state import Attempt


def asks_of(taking: Attempt) -> str | None:
    """A name for all that an answer's positions count, the same as long as it is the same question; None without one."""
    return None if taking.offers or taking.panel is None else named(taking.panel)


def fits(taking: Attempt) -> bool:
    """Can all be made that is shown of the question on the table, out of what its lesson has there now?

    One that was put there in place of another is let be: where it cannot be made either, there is nothing to be asked.
    """
    asked = taking.question
    if asked is None or taking.offers or (asked.anew and not asked.tried):
        return True
    return (
        not asked.unfit and possible(lambda: _showing(taking), f"{taking.lesson.id}, step {taking.step_id}") is not None
    )


def _showing(taking: Attempt) -> object | None:
    asked, kind = taking.question, taking.kind
    if kind is None or taking.item is None or asked is None or taking.panel is None:
        return None
    if taking.mark is not None or asked.given:
        given = asked.last[0] if asked.last else asked.given
        kind.hints(taking.item, given)
        kind.right(taking.item, given)
    return taking.panel, taking.hints


def settled(taking: Attempt) -> Attempt:
    """The same, but for a question on the table that no longer fits what its lesson has there now: it is set aside."""
    return taking if fits(taking) else aside(taking)


def aside(taking: Attempt) -> Attempt:
    """The question on the table no longer fits: it is taken off it, and what came of it does not count here.

    What was to come back is let go; everything else that the lesson knows stays.
    """
    if taking.question is None:
        return taking
    off = changed(taking, question=None, before=None, undone=False)
    if taking.back is None:
        return off
    gone = changed(taking.missed[taking.back], owed=False)
    rest = (*taking.missed[: taking.back], gone, *taking.missed[taking.back + 1 :])
    return changed(off, missed=rest, back=None, between=True)


def unfit(taking: Attempt) -> Attempt:
    """An event could not be taken: what is on the table is not what it was about."""
    return taking if taking.question is None else changed(taking, question=changed(taking.question, unfit=True))
