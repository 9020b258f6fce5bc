"""Where a learner is in a lesson, and all that a screen shows of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, Literal

from lessons.question import marking
from lessons.question.kind import Answer, Given, Item, Kind, Mark, Panel, Said
from lessons.question.registry import kinds
from lessons.script.fields import Spec
from lessons.script.steps import END, Branch, Lesson, Part, Step, kind_of
from lessons.session import mastery
from lessons.session.course import Course, about, dealt, drawn
from lessons.session.remediation import OFFER, Detour

Outcome = Literal["read", "right", "with-help", "wrong", "mastered", "not-mastered"]
Came = Literal["right", "help", "wrong"]


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
    worked: bool = False
    """Not to be answered: its steps are shown one after the other."""
    talked: bool = False
    """Has the table talked about it, where its author wants that before it is answered?"""
    mark: Mark | None = field(default=None, compare=False)
    """The mark of ``last``, where it was computed on the way here."""


@dataclass(frozen=True)
class Taking:
    """Where a learner is in a lesson.

    ``at``: place of the step shown (the number of steps at the end). ``went``: what came of the steps left behind.
    ``known`` and ``asked``: mastery and number of questions of the drill shown; ``recent``: which of its last ones were
    missed; ``most``: how many it may have after a ``detour``. ``before``: the state an undo goes back to.
    ``deal``: the seed of the lesson's own deal, once a question has been asked about it.
    """

    course: Course
    at: int = 0
    question: Question | None = None
    went: Mapping[str, Outcome] = field(default_factory=lambda: MappingProxyType({}))
    known: float = mastery.START
    asked: int = 0
    recent: tuple[bool, ...] = ()
    most: int = 0
    deal: int | None = None
    detour: Detour | None = None
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
        return self.asks and self.question is None and not self.offers

    @property
    def offers(self) -> bool:
        """Is the learner asked whether to go about it in another way?"""
        return self.detour is not None and self.detour.stage == "offer"

    @property
    def spec(self) -> Spec | None:
        """What the question on the table was made of: the step, or a question about what the step stands on."""
        if self.detour is not None and self.detour.spec is not None:
            return self.detour.spec
        return self.step if isinstance(self.step, Spec) else None

    @property
    def kind(self) -> Kind[Any, Any] | None:
        return None if self.spec is None or self.offers else kinds()[kind_of(self.spec)]

    @cached_property
    def item(self) -> Item | None:
        """The question's item; None where none is on the table (or can no longer be made)."""
        if self.question is None or self.spec is None:
            return None
        if self.spec is not self.step:
            return about(self.course, self.spec, self.question.seed)
        if self.spec.deal:
            return None if self.deal is None else dealt(self.course, self.spec.id, self.deal)
        return drawn(self.course, self.spec.id, self.question.seed, self.question.number)

    @cached_property
    def panel(self) -> Panel | None:
        """What to show: the step to be answered now, or the one just done."""
        if self.offers:
            return OFFER
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
        if asked.worked:
            return self.kind.worked(self.item, asked.given)
        if asked.revealed:
            return self.kind.reveal(self.item, asked.given)
        if asked.last is None:
            return None
        mark = asked.mark or marking.mark(self.kind, self.item, *asked.last)
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
        return self.question is not None and not self.over and not self.course.quiet and self.question.hints < 3

    @property
    def over(self) -> bool:
        """Is the question on the table over, so that ``next`` goes on?"""
        return self.question is not None and self.question.over

    @property
    def talks(self) -> bool:
        """Is the table to talk about the question before anybody answers it?"""
        asked, step = self.question, self.step
        if asked is None or not isinstance(step, Spec) or not step.discuss or self.detour is not None:
            return False
        return not asked.talked and asked.came is None and not asked.over and self.step_id not in self.went

    @property
    def can_undo(self) -> bool:
        return self.before is not None and not self.undone

    @property
    def can_go_on(self) -> bool:
        lost = self.question is not None and self.item is None  # a question that can no longer be made holds nobody up
        return not self.done and (not self.asks or self.over or lost or self.talks or self.step_id in self.went)

    @property
    def can_go_back(self) -> bool:
        return bool(self.path) and not self.course.seeds

    @property
    def step_id(self) -> str:
        return self.step.id if self.step else END

    @property
    def qid(self) -> str:
        """Which question a reply belongs to; a reply to another one is stale."""
        asked = self.question
        return (
            f"{self.lesson.id}:{self.step_id}"
            + (f":{asked.number}:{asked.seed}:{len(asked.given)}" if asked else f":{self.asked}" if self.offers else "")
            + (":talk" if self.talks else "")
        )

    def passed(self, part: Part) -> bool:
        """Were enough of this part's questions right at once, without the rule being told?"""
        right = sum(self.went.get(step) in ("right", "mastered") for step in part.steps)
        return right >= (part.enough or len(part.steps))

    @property
    def progress(self) -> tuple[int, int]:
        """Steps done, and steps there are (branches are not counted)."""
        steps = [i for i, step in enumerate(self.lesson.steps) if not isinstance(step, Branch)]
        return sum(i < self.at for i in steps), len(steps)
