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
from lessons.session.remediation_steps import chosen, declined, further, left_for_today, on_the_table
from lessons.session.returning.remediation import Detour, due, spec_of
from lessons.session.returning.returns import mended, tally, to_mend, with_this
from lessons.session.state import Attempt, Outcome
from lessons.session.tries import GOES_ON, answered, answered_unmade, hinted, revealed
from lessons.yamlfile.fields import Spec

_OUTCOME: dict[Came, Outcome] = {"right": "right", "help": "with-help", "wrong": "wrong"}


def _present(attempt: Attempt, event: Event) -> Attempt:
    seed, other, back = (event.data.get(name) for name in ("seed", "other", "back"))
    if not isinstance(seed, int) or isinstance(seed, bool):
        return attempt
    if event.data.get("anew") is True:
        attempt = aside(attempt)
    # A log from before what was missed came back does not say whether the cards are other ones.
    anew = event.data.get("anew") is True
    asked = Question(seed, attempt.asked, other=other is True, owed=isinstance(other, bool), anew=anew)
    ready = declined(attempt) if attempt.offers else attempt
    if isinstance(back, int) and not isinstance(back, bool):
        return _bring_back(ready, asked, back, event)
    if not ready.wants_seed:
        return attempt
    # The first question about the lesson's deal deals it.
    deals = ready.deal is None and isinstance(ready.step, Spec) and bool(ready.step.deal)
    ready = changed(ready, before=None, undone=False, between=False, deal=seed if deals else ready.deal)
    return on_the_table(ready, asked, event.data.get("ask"))


def _bring_back(attempt: Attempt, asked: Question, place: int, event: Event) -> Attempt:
    """What was missed is asked again, or let go where nothing else could be found to ask. When it is due is not judged here:
    a log from before that was otherwise is right, too."""
    if not attempt.free or not 0 <= place < len(attempt.missed):
        return attempt
    if event.data.get("let_go") is True:
        rest = (*attempt.missed[:place], attempt.missed[place].let_go(), *attempt.missed[place + 1 :])
        return changed(attempt, missed=rest)
    of = changed(asked, number=attempt.missed[place].number, form=spec_of(event.data.get("ask")))
    return changed(attempt, question=of, back=place, before=None, undone=False, between=False)


def _answer(attempt: Attempt, event: Event) -> Attempt:
    return _chosen(attempt, event.data.get("value")) if attempt.offers else answered(attempt, event)


def _answer_unmade(attempt: Attempt, event: Event) -> Attempt:
    return _chosen(attempt, event.data.get("value")) if attempt.offers else answered_unmade(attempt, event)


def _undo(attempt: Attempt, event: Event) -> Attempt:
    # A slip is taken back once a question; what it showed stays known, so the next answer stands.
    if not attempt.can_undo or attempt.before is None:
        return attempt
    return changed(attempt.before, undone=True, seen=attempt.seen)


def _next(attempt: Attempt, event: Event) -> Attempt:
    if attempt.offers and attempt.detour is not None and attempt.detour.of is not None:
        attempt = declined(attempt)  # a log from before there was an offer
    if not attempt.can_go_on:
        return attempt
    if attempt.talks and attempt.question is not None:
        return changed(attempt, question=changed(attempt.question, talked=True))
    if attempt.rests and attempt.question is not None:
        on = changed(attempt.question, rests=False, told=False, last=None, mark=None)
        return changed(attempt, question=on, before=None, undone=False)
    if attempt.detour is not None:
        return further(attempt, attempt.detour, goes_on=event.data.get(GOES_ON) is True)
    asked = attempt.question
    if attempt.back is not None:
        after = _came_back(attempt, attempt.back)
        its_drill = attempt.in_its_drill and asked is not None and asked.came is not None
        if its_drill:
            return changed(_left(after), between=True)
        hard = after.missed[attempt.back].hard and not attempt.in_its_drill
        detour = Detour("offer", of=attempt.back) if hard else None
        return changed(after, question=None, left=attempt.left + 1, detour=detour)
    if asked is None or attempt.step_id in attempt.went:
        return _go_on(attempt, attempt.went.get(attempt.step_id, "read"))
    if asked.came is None:
        return _go_on(attempt, "read")
    count = attempt.count + 1
    told = with_this(attempt.missed, asked, attempt.step_id, _aim(attempt, asked.number), count)
    counted = changed(attempt, missed=told, tally=tally(attempt.tally, asked), count=count)
    return changed(_left(counted), between=True)


def _aim(attempt: Attempt, number: int) -> str:
    """The misconception at which this question of the step is aimed; they take turns."""
    aims = attempt.step.aim if isinstance(attempt.step, Spec) else ()
    return aims[number % len(aims)] if aims else ""


def _came_back(attempt: Attempt, place: int) -> Attempt:
    """What was missed was asked once more; where nothing could be made of it, it is asked no more."""
    asked, count = attempt.question, attempt.count + 1
    before = attempt.missed[place]
    lost = asked is None or asked.came is None
    now = changed(before, owed=False) if lost else before.again(asked, count) if asked else before
    rest = (*attempt.missed[:place], now, *attempt.missed[place + 1 :])
    rest = mended(rest, now.step, now.aim, count) if now.mended else rest
    tallied = tally(attempt.tally, asked) if attempt.in_its_drill and asked and not lost else attempt.tally
    return changed(
        attempt, missed=rest, count=count, tally=tallied, back=None, before=None, undone=False, between=True
    )  # fmt: skip


def _left(attempt: Attempt) -> Attempt:
    """A question of the lesson is left behind: on to the next step, or the next question of its drill."""
    asked = attempt.question
    assert asked is not None
    assert asked.came is not None
    known, number = _known(attempt), attempt.asked + 1
    assert isinstance(attempt.step, Spec)
    attempt = changed(attempt, knows=MappingProxyType({**attempt.knows, attempt.step.skill: known}))
    if not isinstance(attempt.step, Drill):
        return _go_on(attempt, _OUTCOME[asked.came])
    recent = (*attempt.recent, asked.came == "wrong")
    until = attempt.step.until
    # Each mistake the drill is aimed at comes up once, also for who is right at once.
    enough = known >= until.mastery and number >= len(attempt.step.aim)
    # Where a drill would end with nothing but misses, another way is offered all the same, once.
    more, stuck = number < max(until.at_most, attempt.most), due(recent)
    if not enough and (more or (stuck and not attempt.most)):
        left = attempt.left + 1
        after = changed(attempt, question=None, asked=number, recent=recent, before=None, undone=False, left=left)
        return changed(after, detour=Detour("offer")) if stuck else after
    return _go_on(attempt, "mastered" if known >= until.mastery else "not-mastered")


def _chosen(attempt: Attempt, value: Json) -> Attempt:
    after = chosen(attempt, value)
    return _go_on(left_for_today(attempt), "not-mastered") if after is None else after


def _back(attempt: Attempt, event: Event) -> Attempt:
    """To the step before, to look at it again; what came of it stays."""
    if not attempt.can_go_back:
        return attempt
    return changed(fresh(attempt), at=attempt.path[-1], path=attempt.path[:-1], left=max(0, attempt.left - 1))


def _mend(attempt: Attempt, event: Event) -> Attempt:
    """At the end: all that was missed and is not mended, once more."""
    if not attempt.done or all(one.mended for one in attempt.missed):
        return attempt
    return changed(attempt, missed=to_mend(attempt.missed))


def _shown_known(attempt: Attempt, event: Event) -> Attempt:
    """Its skills were shown to be there: the lesson is done, wherever one was in it."""
    return attempt if attempt.ended else changed(fresh(attempt), at=len(attempt.lesson.steps))


def _known(attempt: Attempt) -> float:
    asked = attempt.question
    assert asked is not None
    if asked.came == "help":
        return mastery.after_help(attempt.known)
    # What is saved with the answer is as it was when it was given, and need not be made again.
    guess = asked.guess
    if guess is None:
        guess = attempt.kind.guess_rate(attempt.item) if attempt.kind and attempt.item else 0.25
    return mastery.after(attempt.known, asked.came == "right", guess)


def fresh(attempt: Attempt) -> Attempt:
    """Nothing on the table, and nothing known of the step that comes."""
    return changed(
        attempt, question=None, asked=0, recent=(), most=0, detour=None, before=None, undone=False, between=False,
    )  # fmt: skip


def _go_on(attempt: Attempt, came: Outcome) -> Attempt:
    went = MappingProxyType({**attempt.went, attempt.step_id: came})
    path, left = (*attempt.path, attempt.at), attempt.left + 1
    return settle(changed(fresh(attempt), went=went, at=attempt.at + 1, path=path, left=left))


def settle(attempt: Attempt) -> Attempt:
    """Follow the branches: they are signposts, not steps."""
    steps = attempt.lesson.steps
    while attempt.at < len(steps):
        step = steps[attempt.at]
        if not isinstance(step, Branch):
            return attempt
        taken = attempt.went.get(step.branch.step) == step.branch.went
        place = len(steps) if step.to == END else attempt.lesson.step(step.to)
        forward = place if taken and place is not None and place > attempt.at else attempt.at + 1
        attempt = changed(attempt, at=forward)
    return attempt


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
