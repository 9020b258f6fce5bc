"""What each thing a learner does makes of the lesson: one function for each kind of event, all of them pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from types import MappingProxyType

from lessons.learner.event import Event, Json
from lessons.question import marking
from lessons.question.kind import Answer, BadAnswer, Mark
from lessons.script.fields import Spec
from lessons.script.steps import END, Branch, Drill
from lessons.session import mastery
from lessons.session.remediation import Detour, due
from lessons.session.remediation_steps import chosen, declined, further, on_the_table
from lessons.session.state import Came, Outcome, Question, Taking

_BAD: tuple[Came, ...] = ("right", "help", "wrong")
_OUTCOME: dict[Came, Outcome] = {"right": "right", "help": "with-help", "wrong": "wrong"}
HELP = 2
"""From this hint on (the rule, the first step) an answer is one given with help; the first only says where to look."""


def _present(taking: Taking, event: Event) -> Taking:
    seed = event.data.get("seed")
    ready = declined(taking) if taking.offers else taking
    if not ready.wants_seed or not isinstance(seed, int) or isinstance(seed, bool):
        return taking
    # The first question about the lesson's deal deals it.
    deals = ready.deal is None and isinstance(ready.step, Spec) and bool(ready.step.deal)
    ready = replace(ready, before=None, undone=False, deal=seed if deals else ready.deal)
    return on_the_table(ready, seed, event.data.get("ask"))


def _answer(taking: Taking, event: Event) -> Taking:
    if taking.offers:
        return _chosen(taking, event.data.get("value"))
    asked = taking.question
    if asked is None or asked.over:
        return taking
    came = _came(taking, asked, event)
    if came is None:
        return taking
    answer, ok, done, mark = came
    this: Came = "wrong" if not ok else "help" if asked.hints >= HELP else "right"
    # A second try does not undo the first, and of a question in several steps the worst one is what came of it.
    worst = max(this, asked.came or this, key=_BAD.index)
    on = ok and not done and answer is not None
    given = (*asked.given, answer) if on and answer is not None else asked.given
    last = (asked.given, answer) if answer is not None else None
    after = replace(
        asked,
        given=given,
        last=last,
        came=worst,
        over=(ok and done) or taking.course.quiet,
        hints=0 if on else asked.hints,
        mark=mark,
    )
    return replace(taking, question=after, before=replace(taking, before=None))


def _came(taking: Taking, asked: Question, event: Event) -> tuple[Answer | None, bool, bool, Mark | None] | None:
    """The answer as read, whether it was right, and whether the question is over; None when it is no answer.

    What was saved with the answer counts, even where the question has changed so much since that it cannot be read.
    """
    ok, done = event.data.get("ok"), event.data.get("done")
    answer = None
    if taking.kind is not None and taking.item is not None:
        with suppress(BadAnswer):
            answer = taking.kind.read(taking.item, asked.given, event.data.get("value"))
    if isinstance(ok, bool) and isinstance(done, bool):
        return answer, ok, done, None
    if answer is None or taking.kind is None or taking.item is None:
        return None
    mark = marking.mark(taking.kind, taking.item, asked.given, answer)
    return answer, mark.ok, mark.done, mark


def _hint(taking: Taking, event: Event) -> Taking:
    asked = taking.question
    if asked is None or not taking.more_hints:
        return taking
    return replace(taking, question=replace(asked, hints=asked.hints + 1))


def _reveal(taking: Taking, event: Event) -> Taking:
    asked = taking.question
    if asked is None or asked.over:
        return taking
    shown = replace(asked, over=True, revealed=True, came="wrong", last=None)
    return replace(taking, question=shown, before=None)


def _undo(taking: Taking, event: Event) -> Taking:
    # A slip is taken back once a question; what it showed stays known, so the next answer stands.
    if not taking.can_undo or taking.before is None:
        return taking
    return replace(taking.before, undone=True, seen=taking.seen)


def _next(taking: Taking, event: Event) -> Taking:
    if not taking.can_go_on:
        return taking
    if taking.talks and taking.question is not None:
        return replace(taking, question=replace(taking.question, talked=True))
    if taking.detour is not None:
        return further(taking, taking.detour)
    if taking.question is None or taking.step_id in taking.went:
        return _go_on(taking, taking.went.get(taking.step_id, "read"))
    if taking.question.came is None:
        return _go_on(taking, "read")
    if not isinstance(taking.step, Drill):
        return _go_on(taking, _OUTCOME[taking.question.came])
    known, number = _known(taking), taking.asked + 1
    recent = (*taking.recent, taking.question.came == "wrong")
    until = taking.step.until
    # Each mistake the drill is aimed at comes up once, also for who is right at once.
    enough = known >= until.mastery and number >= len(taking.step.aim)
    if not enough and number < max(until.at_most, taking.most):
        after = replace(taking, question=None, known=known, asked=number, recent=recent, before=None, undone=False)
        return replace(after, detour=Detour("offer")) if due(recent) else after
    return _go_on(taking, "mastered" if known >= until.mastery else "not-mastered")


def _chosen(taking: Taking, value: Json) -> Taking:
    after = chosen(taking, value)
    return _go_on(taking, "not-mastered") if after is None else after


def _back(taking: Taking, event: Event) -> Taking:
    """To the step before, to look at it again; what came of it stays."""
    if not taking.can_go_back:
        return taking
    return replace(fresh(taking), at=taking.path[-1], path=taking.path[:-1])


def _known(taking: Taking) -> float:
    asked = taking.question
    assert asked is not None
    if asked.came == "help":
        return mastery.after_help(taking.known)
    guess = taking.kind.guess_rate(taking.item) if taking.kind and taking.item else 0.25
    return mastery.after(taking.known, asked.came == "right", guess)


def fresh(taking: Taking) -> Taking:
    """Nothing on the table, and nothing known of the step that comes."""
    return replace(
        taking, question=None, known=mastery.START, asked=0, recent=(), most=0, detour=None, before=None, undone=False
    )


def _go_on(taking: Taking, came: Outcome) -> Taking:
    went = MappingProxyType({**taking.went, taking.step_id: came})
    return settle(replace(fresh(taking), went=went, at=taking.at + 1, path=(*taking.path, taking.at)))


def settle(taking: Taking) -> Taking:
    """Follow the branches: they are signposts, not steps."""
    steps = taking.lesson.steps
    while taking.at < len(steps):
        step = steps[taking.at]
        if not isinstance(step, Branch):
            return taking
        taken = taking.went.get(step.branch.step) == step.branch.went
        place = len(steps) if step.to == END else taking.lesson.step(step.to)
        forward = place if taken and place is not None and place > taking.at else taking.at + 1
        taking = replace(taking, at=forward)
    return taking


MOVES: Mapping[str, Callable[[Taking, Event], Taking]] = MappingProxyType(
    {
        "present": _present,
        "answer": _answer,
        "hint": _hint,
        "reveal": _reveal,
        "undo": _undo,
        "next": _next,
        "back": _back,
    }
)
"""Kind of event -> what it makes of where a learner is."""
