"""A drill that goes another way: the offer taken or not, one worked out step by step, and questions about what comes before."""

from __future__ import annotations

from engine.fast_dataclass import changed
from lessons.learner.event import Json
from lessons.session.asking import Question
from lessons.session.remediation import CHOICES, MORE, Detour, spec_of
from lessons.session.state import Taking


def chosen(taking: Taking, value: Json) -> Taking | None:
    """What the learner takes of the three that are offered; None where the drill is left for now."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < len(CHOICES):
        return taking
    if CHOICES[value] == "leave":
        return None
    after = declined(taking)
    return after if CHOICES[value] == "go-on" else changed(after, detour=Detour("example"))


def declined(taking: Taking) -> Taking:
    """On with the drill, its misses forgotten; a log from before there was an offer goes on like this, too."""
    return changed(taking, recent=(), most=taking.asked + MORE, detour=None)


def on_the_table(taking: Taking, question: Question, ask: Json) -> Taking:
    """The question on the table: of the drill, the example, or (``ask``) one about what comes before."""
    if taking.detour is None:
        return changed(taking, question=question)
    if taking.detour.stage == "example":
        return changed(taking, question=changed(question, over=True, worked=True))
    spec = spec_of(ask)
    # Where nothing comes before, the drill goes on with this very seed.
    return changed(taking, question=question, detour=changed(taking.detour, spec=spec) if spec is not None else None)


def further(taking: Taking, detour: Detour) -> Taking:
    """The next step of the example, the next question about what comes before, and back to the drill."""
    done = changed(taking, question=None, before=None, undone=False)
    if detour.stage == "before":
        left = detour.left - 1
        return changed(done, detour=Detour("before", left) if left else None)
    shown, kind = taking.question, taking.kind
    if shown is None or kind is None or taking.mark is None or taking.mark.done:
        return changed(done, detour=Detour("before"))
    return changed(taking, question=changed(shown, given=(*shown.given, kind.right(taking.item, shown.given))))
