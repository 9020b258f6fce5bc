"""A lesson being taken: a pure fold over what the learner did. No clock, no chance, no screen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any, Literal

from engine.game import Game, game
from engine.house import HouseRules
from lessons import mastery
from lessons.fields import Spec
from lessons.found import kinds
from lessons.kinds import Answer, BadAnswer, Given, Item, Kind, Mark, Panel, Said
from lessons.learner.event import Event, Json
from lessons.script import END, Branch, Drill, Lesson, Step, kind_of
from lessons.situations import NoSituation, draw

Outcome = Literal["read", "right", "with-help", "wrong", "mastered", "not-mastered"]
Came = Literal["right", "help", "wrong"]
_BAD: tuple[Came, ...] = ("right", "help", "wrong")
HELP = 2
"""From this hint on (the rule, the first step) an answer is one given with help; the first only says where to look."""


@dataclass(frozen=True, eq=False)
class Course:
    """A lesson with the game it is about, ready to be taken."""

    lesson: Lesson
    game: Game
    rules: HouseRules

    @classmethod
    def of(cls, lesson: Lesson) -> Course:
        the_game = game(lesson.game)
        return cls(lesson, the_game, rules_of(the_game, lesson.rules))


def rules_of(the_game: Game, told: Mapping[str, str]) -> HouseRules:
    """The house rules of a lesson, whose values are text. Errors: :class:`engine.errors.BadInput`."""
    plain: dict[str, Any] = {"true": True, "false": False}
    return the_game.house.read({k: plain.get(v, int(v) if v.isdecimal() else v) for k, v in told.items()})


@dataclass(frozen=True)
class Question:
    """The question on the table: its seed, the steps accepted so far, and what happened meanwhile."""

    seed: int
    number: int
    given: Given = ()
    last: tuple[Given, Answer] | None = None
    hints: int = 0
    came: Came | None = None
    over: bool = False
    revealed: bool = False


@dataclass(frozen=True)
class Taking:
    """Where a learner is in a lesson.

    ``at``: place of the step shown (the number of steps at the end). ``went``: what came of the steps left behind.
    ``known`` and ``asked``: mastery and number of questions of the drill shown. ``before``: the state an undo goes back to.
    """

    course: Course
    at: int = 0
    question: Question | None = None
    went: Mapping[str, Outcome] = field(default_factory=lambda: MappingProxyType({}))
    known: float = mastery.START
    asked: int = 0
    path: tuple[int, ...] = ()
    seen: frozenset[str] = frozenset()
    before: Taking | None = None
    undone: bool = False

    @property
    def lesson(self) -> Lesson:
        return self.course.lesson

    @property
    def step(self) -> Step | None:
        """The step shown; None at the end of the lesson."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def done(self) -> bool:
        return self.step is None

    @property
    def asks(self) -> bool:
        """Is the step shown a question or a drill?"""
        return isinstance(self.step, Spec)

    @property
    def wants_seed(self) -> bool:
        """Does the screen have to draw a seed and send ``present`` before there is a question?"""
        return self.asks and self.question is None

    @property
    def kind(self) -> Kind[Any, Any] | None:
        return kinds()[kind_of(self.step)] if self.step is not None and self.asks else None

    @cached_property
    def item(self) -> Item | None:
        """The question's item; None where none is on the table (or can no longer be made)."""
        if self.question is None or not isinstance(self.step, Spec):
            return None
        return _item(self.course, self.step.id, self.question.seed, self.question.number)

    @cached_property
    def panel(self) -> Panel | None:
        """What to show: the step to be answered now, or the one just done."""
        if self.kind is None or self.item is None or self.question is None:
            return None
        return self.kind.panel(
            self.item, self.question.last[0] if self.over and self.question.last else self.question.given
        )

    @cached_property
    def mark(self) -> Mark | None:
        """The mark of the last answer, or of what was revealed; None before either."""
        asked = self.question
        if self.kind is None or self.item is None or asked is None:
            return None
        if asked.revealed:
            return self.kind.reveal(self.item, asked.given)
        if asked.last is None:
            return None
        mark = self.kind.mark(self.item, *asked.last)
        # After a right step the panel has moved on, and the mark's positions would point at other cards.
        return replace(mark, cards={}) if mark.ok and not asked.over else mark

    @cached_property
    def hints(self) -> tuple[Said, ...]:
        """The hints shown so far, the first one first."""
        if self.kind is None or self.item is None or self.question is None or not self.question.hints or self.over:
            return ()
        return self.kind.hints(self.item, self.question.given)[: self.question.hints]

    @property
    def more_hints(self) -> bool:
        return self.question is not None and not self.over and self.question.hints < 3

    @property
    def over(self) -> bool:
        """Is the question on the table over, so that ``next`` goes on?"""
        return self.question is not None and self.question.over

    @property
    def can_undo(self) -> bool:
        return self.before is not None and not self.undone

    @property
    def can_go_on(self) -> bool:
        return not self.done and (not self.asks or self.over or self.step_id in self.went)

    @property
    def can_go_back(self) -> bool:
        return bool(self.path)

    @property
    def step_id(self) -> str:
        return self.step.id if self.step else END

    @property
    def qid(self) -> str:
        """Which question a reply belongs to; a reply to another one is stale."""
        asked = self.question
        return f"{self.lesson.id}:{self.step_id}" + (
            f":{asked.number}:{asked.seed}:{len(asked.given)}" if asked else ""
        )

    @property
    def progress(self) -> tuple[int, int]:
        """Steps done, and steps there are (branches are not counted)."""
        steps = [i for i, step in enumerate(self.lesson.steps) if not isinstance(step, Branch)]
        return sum(i < self.at for i in steps), len(steps)


def start(course: Course) -> Taking:
    """The beginning of a lesson."""
    return _settle(Taking(course))


def replay(course: Course, events: Iterable[Event]) -> Taking:
    """Where these events lead. A step that was put into the lesson after the learner passed there is passed."""
    taking = start(course)
    for event in events:
        taking = take(_caught_up(taking, event), event)
    return taking


def take(taking: Taking, event: Event) -> Taking:
    """What the event makes of it. An event that is stale, unknown, or already taken changes nothing."""
    if event.step != taking.step_id or event.nonce in taking.seen or event.kind not in _TAKERS:
        return taking
    after = _TAKERS[event.kind](taking, event)
    return taking if after is taking else replace(after, seen=taking.seen | {event.nonce})


def event(taking: Taking, kind: str, nonce: str, *, value: Json = None, seed: int | None = None) -> Event | None:
    """The event to be saved for what the learner just did; None when it means nothing here and nothing is to be saved.

    An answer is saved with what came of it, so that a later change of the lesson does not take credit away.
    """
    data: dict[str, Json] = {}
    if seed is not None:
        data["seed"] = seed
    if kind == "answer":
        data["value"] = value
    made = Event(kind, taking.step_id, nonce, data)
    after = take(taking, made)
    if after is taking:
        return None
    if kind == "answer" and after.mark is not None:
        data |= {"ok": after.mark.ok, "done": after.over, "diagnosis": after.mark.diagnosis}
    return replace(made, data=data)


def _caught_up(taking: Taking, event: Event) -> Taking:
    # Saved events come from where the learner was: when that is further on, steps were added in between since.
    place = taking.lesson.step(event.step)
    if place is None or place <= taking.at or event.step in taking.went:
        return taking
    return replace(_fresh(taking), at=place, path=(*taking.path, taking.at))


def _present(taking: Taking, event: Event) -> Taking:
    seed = event.data.get("seed")
    if not taking.wants_seed or not isinstance(seed, int) or isinstance(seed, bool):
        return taking
    return replace(taking, question=Question(seed, taking.asked), before=None, undone=False)


def _answer(taking: Taking, event: Event) -> Taking:
    asked = taking.question
    if asked is None or asked.over:
        return taking
    came = _came(taking, asked, event)
    if came is None:
        return taking
    answer, ok, done = came
    this: Came = "wrong" if not ok else "help" if asked.hints >= HELP else "right"
    # A second try does not undo the first, and of a question in several steps the worst one is what came of it.
    worst = max(this, asked.came or this, key=_BAD.index)
    on = ok and not done and answer is not None
    given = (*asked.given, answer) if on and answer is not None else asked.given
    last = (asked.given, answer) if answer is not None else None
    after = replace(asked, given=given, last=last, came=worst, over=ok and done, hints=0 if on else asked.hints)
    return replace(taking, question=after, before=replace(taking, before=None))


def _came(taking: Taking, asked: Question, event: Event) -> tuple[Answer | None, bool, bool] | None:
    """The answer as read, whether it was right, and whether the question is over; None when it is no answer.

    What was saved with the answer counts, even where the question has changed so much since that it cannot be read.
    """
    ok, done = event.data.get("ok"), event.data.get("done")
    answer = None
    if taking.kind is not None and taking.item is not None:
        with suppress(BadAnswer):
            answer = taking.kind.read(taking.item, asked.given, event.data.get("value"))
    if isinstance(ok, bool) and isinstance(done, bool):
        return answer, ok, done
    if answer is None or taking.kind is None:
        return None
    mark = taking.kind.mark(taking.item, asked.given, answer)
    return answer, mark.ok, mark.done


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
    if taking.question is None or taking.step_id in taking.went:
        return _go_on(taking, taking.went.get(taking.step_id, "read"))
    assert taking.question.came is not None
    if not isinstance(taking.step, Drill):
        return _go_on(taking, {"right": "right", "help": "with-help", "wrong": "wrong"}[taking.question.came])  # type: ignore[arg-type]
    known, asked = _known(taking), taking.asked + 1
    until = taking.step.until
    if known < until.mastery and asked < until.at_most:
        return replace(taking, question=None, known=known, asked=asked, before=None, undone=False)
    return _go_on(taking, "mastered" if known >= until.mastery else "not-mastered")


def _back(taking: Taking, event: Event) -> Taking:
    """To the step before, to look at it again; what came of it stays."""
    if not taking.path:
        return taking
    return replace(_fresh(taking), at=taking.path[-1], path=taking.path[:-1])


def _known(taking: Taking) -> float:
    asked = taking.question
    assert asked is not None
    if asked.came == "help":
        return mastery.after_help(taking.known)
    guess = taking.kind.guess_rate(taking.item) if taking.kind and taking.item else 0.25
    return mastery.after(taking.known, asked.came == "right", guess)


def _fresh(taking: Taking) -> Taking:
    return replace(taking, question=None, known=mastery.START, asked=0, before=None, undone=False)


def _go_on(taking: Taking, came: Outcome) -> Taking:
    went = MappingProxyType({**taking.went, taking.step_id: came})
    return _settle(replace(_fresh(taking), went=went, at=taking.at + 1, path=(*taking.path, taking.at)))


def _settle(taking: Taking) -> Taking:
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


@lru_cache(maxsize=1024)
def _item(course: Course, step_id: str, seed: int, number: int) -> Item | None:
    place = course.lesson.step(step_id)
    step = course.lesson.steps[place] if place is not None else None
    if not isinstance(step, Spec):
        return None
    try:
        return draw(kinds()[kind_of(step)], step, course.game, seed, course.rules, number)
    except NoSituation:
        return None


_TAKERS = {
    "present": _present,
    "answer": _answer,
    "hint": _hint,
    "reveal": _reveal,
    "undo": _undo,
    "next": _next,
    "back": _back,
}
