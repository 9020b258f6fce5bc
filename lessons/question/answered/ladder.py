"""The ladder of feedback: one's own error and where to look, then the rule, then the solution worked out."""

from __future__ import annotations

from typing import Any

from engine.fast_dataclass import changed
from lessons.question.answered.marking import addressed, perhaps, remedy
from lessons.question.kind import Answer, Answers, Item, Kind, Mark, Message
from lessons.question.registry import misconceptions

RUNGS = 3
"""Where to look, the rule, the first step: said one after the other, by hints and with wrong answers."""
SHOWN = 3
"""With this wrong answer to a step its solution is shown: more of the same would teach no more."""
NOTHING_TO_SAY = (Message("ladder.not-that"),)
"""What a kind says of a wrong answer of which it knows no more than that."""


def told(kind: Kind[Any, Any], item: Item, given: Answers, answer: Answer, found: Mark, heard: int) -> Mark:
    """What is said of a wrong answer, ``found`` being its whole mark and ``heard`` the rungs that were said before.

    The learner's own error comes first, then the next rung. Nothing lights up but what the error speaks of: what would be
    right is told by the solution alone. To what the rules do not allow their own reason is enough: where to look would be about
    something else. A misconception that is only suspected is asked about with the second wrong answer, or where nothing else
    can be said.
    """
    slip = kind.error_of(item, given, answer)
    own = (Message(f"diagnosis.{found.diagnosis}"),) if found.diagnosis else slip.says
    if found.suspected and (heard or own == NOTHING_TO_SAY):
        own = (perhaps(found.suspected),)
    refused = slip.refused and not found.diagnosis
    more = rung(kind, item, given, answer, heard, found.diagnosis) if heard < RUNGS and not refused else ()
    says = (*own, *more)
    return addressed(item, changed(slip, says=says, diagnosis=found.diagnosis, suspected=found.suspected))


def rung(
    kind: Kind[Any, Any], item: Item, given: Answers, answer: Answer, heard: int, diagnosis: str | None = None
) -> tuple[Message, ...]:
    """The next rung with a wrong answer; where to look and the rule are those of the mistake, where it is a known one."""
    if diagnosis and not heard:
        return (_look_of(kind, item, given, answer, diagnosis),)
    if heard != 1:
        return ((kind.first_step if heard else kind.look)(item, given, answer),)
    rule, here = kind.hints(item, given)[1], kind.applied_to(item, given, answer)
    if diagnosis and misconceptions()[diagnosis].remedied(item):
        # Of two cards that were confused it says already how they are told.
        of_two = len(misconceptions()[diagnosis].cards) == 2
        return (remedy(kind, item, given, diagnosis), *(() if of_two else here))
    return here if kind.applied_alone and here else (rule, *here)


def _look_of(kind: Kind[Any, Any], item: Item, given: Answers, answer: Answer, diagnosis: str) -> Message:
    """Where to look once a misconception is known; what follows from a sentence that it stands in place of is not asked."""
    if look := misconceptions()[diagnosis].look:
        return Message(look)
    its = kind.look(item, given, answer)
    return kind.hints(item, given)[0] if its.reason in kind.looks.values() else its


def solution(kind: Kind[Any, Any], item: Item, given: Answers, answer: Answer, found: Mark) -> Mark:
    """The solution of this step beside the answer that was given, each with its reason."""
    explained, slips = (
        kind.explain(item, given, answer),
        {said.reason for said in kind.error_of(item, given, answer).says},
    )
    own, why = explained.says[: explained.own], explained.says[explained.own :]
    if found.diagnosis:
        others = tuple(said for said in explained.says if said.reason not in slips)
        beside = explained.own - 1  # of the answer itself there is its reason as well
        own, why = (Message(f"diagnosis.{found.diagnosis}"), *others[:beside]), others[beside:]
    seen = found.figures or found.beside or "missed" in found.cards.values()
    outright = () if seen else kind.solution(item, given)
    done = kind.explain(item, given, kind.right(item, given)).done
    said = {(one.reason, tuple(one.facts.items())): one for one in (*own, *outright, *why)}
    return addressed(item, changed(found, done=done, says=tuple(said.values())))
