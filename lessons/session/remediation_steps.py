"""Another way is taken: the offer taken or not, one worked out step by step, and questions about what comes before."""

from __future__ import annotations

from engine.fast_dataclass import changed
from lessons.learner.event import Json
from lessons.session.asking import Question
from lessons.session.returning.remediation import CHOICES, MORE, Detour, spec_of
from lessons.session.state import Attempt


def chosen(attempt: Attempt, value: Json) -> Attempt | None:
    """What the learner takes of the three that are offered; None where a drill is left for now."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < len(CHOICES):
        return attempt
    of = attempt.detour.of if attempt.detour else None
    if CHOICES[value] == "leave":
        return None if of is None else _let_go(declined(attempt), of)
    after = changed(declined(attempt), left=attempt.left + 1)
    return after if CHOICES[value] == "go-on" else changed(after, detour=Detour("example", of=of))


def left_for_today(attempt: Attempt) -> Attempt:
    """A drill is left: what was missed in it does not come back in this lesson, for one has just been told so."""
    rest = tuple(one.let_go() if one.step == attempt.step_id else one for one in attempt.missed)
    return changed(attempt, missed=rest)


def _let_go(attempt: Attempt, of: int) -> Attempt:
    """What does not come is asked no more today."""
    rest = (*attempt.missed[:of], attempt.missed[of].let_go(), *attempt.missed[of + 1 :])
    return changed(attempt, missed=rest, left=attempt.left + 1)


def declined(attempt: Attempt) -> Attempt:
    """On with the drill, its misses forgotten; a log from before there was an offer goes on like this, too."""
    if attempt.detour is not None and attempt.detour.of is not None:
        return changed(attempt, detour=None, between=True)
    return changed(attempt, recent=(), most=attempt.asked + MORE, detour=None)


def on_the_table(attempt: Attempt, question: Question, ask: Json) -> Attempt:
    """The question on the table: of the drill, the example, or (``ask``) one about what comes before."""
    if attempt.detour is None:
        return changed(attempt, question=question)
    if attempt.detour.stage == "example":
        of = attempt.detour.of
        number, other = (question.number, question.other) if of is None else (attempt.missed[of].number, True)
        return changed(attempt, question=changed(question, over=True, worked=True, number=number, other=other))
    spec = spec_of(ask)
    if spec is None and attempt.detour.of is not None:
        return changed(attempt, detour=None, between=True)
    # Where nothing comes before, the drill goes on with this very seed.
    return changed(attempt, question=question, detour=changed(attempt.detour, spec=spec) if spec is not None else None)


def further(attempt: Attempt, detour: Detour, *, goes_on: bool = False) -> Attempt:
    """The next step of the example, the next question about what comes before, and back to the drill.

    ``goes_on``: the card that an example of a hand shows is played, and its trick lies there before one goes on.
    """
    between = detour.of is not None
    done = changed(attempt, question=None, before=None, undone=False, left=attempt.left + 1, between=between)
    if detour.stage == "before":
        left = detour.left - 1
        return changed(done, detour=changed(detour, left=left, spec=None) if left else None)
    shown, kind = attempt.question, attempt.kind
    if goes_on and shown is not None and shown.last is None and kind is not None and attempt.item is not None:
        right = kind.right(attempt.item, shown.given)
        rests = kind.explain(attempt.item, shown.given, right).rests
        trick = changed(shown, given=(*shown.given, right), last=(shown.given, right), rests=rests)
        return changed(attempt, question=trick)
    if shown is None or kind is None or attempt.mark is None or attempt.mark.done:
        return changed(done, detour=Detour("before", of=detour.of))
    return changed(attempt, question=changed(shown, given=(*shown.given, kind.right(attempt.item, shown.given))))
