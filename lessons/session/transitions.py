"""What each thing a learner does makes of the lesson: one function for each kind of event, all of them pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.fast_dataclass import changed
from lessons.learner.event import KNOWN, Event, Json
from lessons.script.steps import END, Branch, Drill
from lessons.session import mastery
from lessons.session.asking import Came, Question
from lessons.session.fitting import aside
from lessons.session.remediation_steps import chosen, declined, further, on_the_table
from lessons.session.returning.remediation import Detour, due, spec_of
from lessons.session.returning.returns import mended, tally, to_mend, with_this
from lessons.session.state import Attempt, Outcome
from lessons.session.tries import GOES_ON, answered, answered_unmade, hinted, revealed
from lessons.yamlfile.fields import Spec

_OUTCOME: dict[Came, Outcome] = {"right": "right", "help": "with-help", "wrong": "wrong"}


def _present(taking: Attempt, event: Event) -> Attempt:
    seed, other, back = (event.data.get(name) for name in ("seed", "other", "back"))
    if not isinstance(seed, int) or isinstance(seed, bool):
        return taking
    if event.data.get("anew") is True:
        taking = aside(taking)
    # A log from before what was missed came back does not say whether the cards are other ones.
    anew = event.data.get("anew") is True
    asked = Question(seed, taking.asked, other=other is True, owed=isinstance(other, bool), anew=anew)
    ready = declined(taking) if taking.offers else taking
    if isinstance(back, int) and not isinstance(back, bool):
        return _bring_back(ready, asked, back, event)
    if not ready.wants_seed:
        return taking
    # The first question about the lesson's deal deals it.
    deals = ready.deal is None and isinstance(ready.step, Spec) and bool(ready.step.deal)
    ready = changed(ready, before=None, undone=False, between=False, deal=seed if deals else ready.deal)
    return on_the_table(ready, asked, event.data.get("ask"))


def _bring_back(taking: Attempt, asked: Question, place: int, event: Event) -> Attempt:
    """What was missed is asked again, or let go where nothing else could be found to ask. When it is due is not judged here:
    a log from before that was otherwise is right, too."""
    if not taking.free or not 0 <= place < len(taking.missed):
        return taking
    if event.data.get("let_go") is True:
        rest = (*taking.missed[:place], taking.missed[place].let_go(), *taking.missed[place + 1 :])
        return changed(taking, missed=rest)
    of = changed(asked, number=taking.missed[place].number, form=spec_of(event.data.get("ask")))
    return changed(taking, question=of, back=place, before=None, undone=False, between=False)


def _answer(taking: Attempt, event: Event) -> Attempt:
    return _chosen(taking, event.data.get("value")) if taking.offers else answered(taking, event)


def _answer_unmade(taking: Attempt, event: Event) -> Attempt:
    return _chosen(taking, event.data.get("value")) if taking.offers else answered_unmade(taking, event)


def _undo(taking: Attempt, event: Event) -> Attempt:
    # A slip is taken back once a question; what it showed stays known, so the next answer stands.
    if not taking.can_undo or taking.before is None:
        return taking
    return changed(taking.before, undone=True, seen=taking.seen)


def _next(taking: Attempt, event: Event) -> Attempt:
    if taking.offers and taking.detour is not None and taking.detour.of is not None:
        taking = declined(taking)  # a log from before there was an offer
    if not taking.can_go_on:
        return taking
    if taking.talks and taking.question is not None:
        return changed(taking, question=changed(taking.question, talked=True))
    if taking.rests and taking.question is not None:
        on = changed(taking.question, rests=False, told=False, last=None, mark=None)
        return changed(taking, question=on, before=None, undone=False)
    if taking.detour is not None:
        return further(taking, taking.detour, goes_on=event.data.get(GOES_ON) is True)
    asked = taking.question
    if taking.back is not None:
        after = _came_back(taking, taking.back)
        its_drill = taking.in_its_drill and asked is not None and asked.came is not None
        if its_drill:
            return changed(_left(after), between=True)
        hard = after.missed[taking.back].hard and not taking.in_its_drill
        detour = Detour("offer", of=taking.back) if hard else None
        return changed(after, question=None, left=taking.left + 1, detour=detour)
    if asked is None or taking.step_id in taking.went:
        return _go_on(taking, taking.went.get(taking.step_id, "read"))
    if asked.came is None:
        return _go_on(taking, "read")
    count = taking.count + 1
    told = with_this(taking.missed, asked, taking.step_id, _aim(taking, asked.number), count)
    counted = changed(taking, missed=told, tally=tally(taking.tally, asked), count=count)
    return changed(_left(counted), between=True)


def _aim(taking: Attempt, number: int) -> str:
    """The misconception at which this question of the step is aimed; they take turns."""
    aims = taking.step.aim if isinstance(taking.step, Spec) else ()
    return aims[number % len(aims)] if aims else ""


def _came_back(taking: Attempt, place: int) -> Attempt:
    """What was missed was asked once more; where nothing could be made of it, it is asked no more."""
    asked, count = taking.question, taking.count + 1
    before = taking.missed[place]
    lost = asked is None or asked.came is None
    now = changed(before, owed=False) if lost else before.again(asked, count) if asked else before
    rest = (*taking.missed[:place], now, *taking.missed[place + 1 :])
    rest = mended(rest, now.step, now.aim, count) if now.mended else rest
    tallied = tally(taking.tally, asked) if taking.in_its_drill and asked and not lost else taking.tally
    return changed(
        taking, missed=rest, count=count, tally=tallied, back=None, before=None, undone=False, between=True
    )  # fmt: skip


def _left(taking: Attempt) -> Attempt:
    """A question of the lesson is left behind: on to the next step, or the next question of its drill."""
    asked = taking.question
    assert asked is not None
    assert asked.came is not None
    known, number = _known(taking), taking.asked + 1
    assert isinstance(taking.step, Spec)
    taking = changed(taking, knows=MappingProxyType({**taking.knows, taking.step.skill: known}))
    if not isinstance(taking.step, Drill):
        return _go_on(taking, _OUTCOME[asked.came])
    recent = (*taking.recent, asked.came == "wrong")
    until = taking.step.until
    # Each mistake the drill is aimed at comes up once, also for who is right at once.
    enough = known >= until.mastery and number >= len(taking.step.aim)
    # Where a drill would end with nothing but misses, another way is offered all the same, once.
    more, stuck = number < max(until.at_most, taking.most), due(recent)
    if not enough and (more or (stuck and not taking.most)):
        left = taking.left + 1
        after = changed(taking, question=None, asked=number, recent=recent, before=None, undone=False, left=left)
        return changed(after, detour=Detour("offer")) if stuck else after
    return _go_on(taking, "mastered" if known >= until.mastery else "not-mastered")


def _chosen(taking: Attempt, value: Json) -> Attempt:
    after = chosen(taking, value)
    return _go_on(taking, "not-mastered") if after is None else after


def _back(taking: Attempt, event: Event) -> Attempt:
    """To the step before, to look at it again; what came of it stays."""
    if not taking.can_go_back:
        return taking
    return changed(fresh(taking), at=taking.path[-1], path=taking.path[:-1], left=max(0, taking.left - 1))


def _mend(taking: Attempt, event: Event) -> Attempt:
    """At the end: all that was missed and is not mended, once more."""
    if not taking.done or all(one.mended for one in taking.missed):
        return taking
    return changed(taking, missed=to_mend(taking.missed))


def _shown_known(taking: Attempt, event: Event) -> Attempt:
    """Its skills were shown to be there: the lesson is done, wherever one was in it."""
    return taking if taking.ended else changed(fresh(taking), at=len(taking.lesson.steps))


def _known(taking: Attempt) -> float:
    asked = taking.question
    assert asked is not None
    if asked.came == "help":
        return mastery.after_help(taking.known)
    # What is saved with the answer is as it was when it was given, and need not be made again.
    guess = asked.guess
    if guess is None:
        guess = taking.kind.guess_rate(taking.item) if taking.kind and taking.item else 0.25
    return mastery.after(taking.known, asked.came == "right", guess)


def fresh(taking: Attempt) -> Attempt:
    """Nothing on the table, and nothing known of the step that comes."""
    return changed(
        taking, question=None, asked=0, recent=(), most=0, detour=None, before=None, undone=False, between=False,
    )  # fmt: skip


def _go_on(taking: Attempt, came: Outcome) -> Attempt:
    went = MappingProxyType({**taking.went, taking.step_id: came})
    path, left = (*taking.path, taking.at), taking.left + 1
    return settle(changed(fresh(taking), went=went, at=taking.at + 1, path=path, left=left))


def settle(taking: Attempt) -> Attempt:
    """Follow the branches: they are signposts, not steps."""
    steps = taking.lesson.steps
    while taking.at < len(steps):
        step = steps[taking.at]
        if not isinstance(step, Branch):
            return taking
        taken = taking.went.get(step.branch.step) == step.branch.went
        place = len(steps) if step.to == END else taking.lesson.step(step.to)
        forward = place if taken and place is not None and place > taking.at else taking.at + 1
        taking = changed(taking, at=forward)
    return taking


MOVES: Mapping[str, Callable[[Attempt, Event], Attempt]] = MappingProxyType(
    {
        "present": _present,
        "answer": _answer,
        "hint": hinted,
        "reveal": revealed,
        "undo": _undo,
        "next": _next,
        "back": _back,
        "mend": _mend,
        KNOWN: _shown_known,
    }
)
"""Kind of event -> what it makes of where a learner is."""

UNMADE: Mapping[str, Callable[[Attempt, Event], Attempt]] = MappingProxyType({**MOVES, "answer": _answer_unmade})
"""The same by what the log says alone, of questions that need not be made again."""
