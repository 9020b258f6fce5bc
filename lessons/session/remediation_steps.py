"""Another way is taken: the offer taken or not, one worked out step by step, and questions about what comes before."""

from __future__ import annotations

from engine.fast_dataclass import changed
from lessons.learner.event import Json
from lessons.session.asking import Question
from lessons.session.returning.remediation import CHOICES, MORE, Detour, spec_of
from lessons.session.state import Attempt


def chosen(taking: Attempt, value: Json) -> Attempt | None:
    """What the learner takes of the three that are offered; None where a drill is left for now."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < len(CHOICES):
        return taking
    of = taking.detour.of if taking.detour else None
    if CHOICES[value] == "leave":
        return None if of is None else _let_go(declined(taking), of)
    after = changed(declined(taking), left=taking.left + 1)
    return after if CHOICES[value] == "go-on" else changed(after, detour=Detour("example", of=of))


def _let_go(taking: Attempt, of: int) -> Attempt:
    """What does not come is asked no more today."""
    rest = (*taking.missed[:of], taking.missed[of].let_go(), *taking.missed[of + 1 :])
    return changed(taking, missed=rest, left=taking.left + 1)


def declined(taking: Attempt) -> Attempt:
    """On with the drill, its misses forgotten; a log from before there was an offer goes on like this, too."""
    if taking.detour is not None and taking.detour.of is not None:
        return changed(taking, detour=None, between=True)
    return changed(taking, recent=(), most=taking.asked + MORE, detour=None)


def on_the_table(taking: Attempt, question: Question, ask: Json) -> Attempt:
    """The question on the table: of the drill, the example, or (``ask``) one about what comes before."""
    if taking.detour is None:
        return changed(taking, question=question)
    if taking.detour.stage == "example":
        of = taking.detour.of
        number, other = (question.number, question.other) if of is None else (taking.missed[of].number, True)
        return changed(taking, question=changed(question, over=True, worked=True, number=number, other=other))
    spec = spec_of(ask)
    if spec is None and taking.detour.of is not None:
        return changed(taking, detour=None, between=True)
    # Where nothing comes before, the drill goes on with this very seed.
    return changed(taking, question=question, detour=changed(taking.detour, spec=spec) if spec is not None else None)


def further(taking: Attempt, detour: Detour, *, goes_on: bool = False) -> Attempt:
    """The next step of the example, the next question about what comes before, and back to the drill.

    ``goes_on``: the card that an example of a hand shows is played, and its trick lies there before one goes on.
    """
    between = detour.of is not None
    done = changed(taking, question=None, before=None, undone=False, left=taking.left + 1, between=between)
    if detour.stage == "before":
        left = detour.left - 1
        return changed(done, detour=changed(detour, left=left, spec=None) if left else None)
    shown, kind = taking.question, taking.kind
    if goes_on and shown is not None and shown.last is None and kind is not None and taking.item is not None:
        right = kind.right(taking.item, shown.given)
        rests = kind.explain(taking.item, shown.given, right).rests
        trick = changed(shown, given=(*shown.given, right), last=(shown.given, right), rests=rests)
        return changed(taking, question=trick)
    if shown is None or kind is None or taking.mark is None or taking.mark.done:
        return changed(done, detour=Detour("before", of=detour.of))
    return changed(taking, question=changed(shown, given=(*shown.given, kind.right(taking.item, shown.given))))
