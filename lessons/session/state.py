"""An attempt at a lesson: where a learner is in it, and all that a screen shows of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from functools import cached_property
from types import MappingProxyType
from typing import Any, Literal

from engine.fast_dataclass import fast_dataclass
from lessons.course.course import Course, again, dealt, drawn, in_form
from lessons.learner.misfits import possible
from lessons.question.answered.ladder import RUNGS
from lessons.question.kind import Item, Kind, Mark, Message, Panel
from lessons.question.registry import kinds
from lessons.script.steps import END, Drill, Lesson, Part, Result, Step, kind_of
from lessons.session import mastery
from lessons.session.asking import Question, hints_of, said_of
from lessons.session.returning.remediation import OFFER, Detour
from lessons.session.returning.returns import MissedQuestion, Standing, first_due, standing, still_to_come
from lessons.yamlfile.fields import Spec

Outcome = Literal["read", "right", "with-help", "wrong", "mastered", "not-mastered"]


@fast_dataclass(frozen=True)
class Attempt:
    """An attempt at a lesson by one learner, which the fold of its log gives.

    ``at``: place of the step shown (the number of steps at the end). ``went``: what came of the steps left behind.
    ``knows``: by skill, how likely it is there after the lesson's questions so far. ``asked``: the number of questions of the
    drill shown; ``recent``: which of its last ones were missed; ``most``: how many it may have after a ``detour``. ``before``: the
    state an undo goes back to.
    ``deal``: the seed of the lesson's own deal, once a question has been asked about it.
    ``missed``: what was wrong or shown; ``back``: which of it is asked again now. ``tally``: questions right at the first try, and
    asked; ``count``: questions left behind, those that came back too. ``between``: one was left behind just now. ``left``: screens
    left behind, each a text, a question or an offer. ``reached``: how much of the bar was full with the last of them.
    """

    course: Course
    at: int = 0
    question: Question | None = None
    went: Mapping[str, Outcome] = field(default_factory=lambda: MappingProxyType({}))
    knows: Mapping[str, float] = field(default_factory=lambda: MappingProxyType({}))
    asked: int = 0
    recent: tuple[bool, ...] = ()
    most: int = 0
    deal: int | None = None
    detour: Detour | None = None
    path: tuple[int, ...] = ()
    seen: frozenset[str] = frozenset()
    before: Attempt | None = None
    undone: bool = False
    missed: tuple[MissedQuestion, ...] = ()
    back: int | None = None
    tally: tuple[int, int] = (0, 0)
    count: int = 0
    between: bool = False
    left: int = 0
    reached: float = 0.0

    @property
    def lesson(self) -> Lesson:
        return self.course.lesson

    @cached_property
    def step(self) -> Step | None:
        """The step shown; None at the end of the lesson."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def done(self) -> bool:
        return self.step is None and self.back is None and self.detour is None

    @property
    def known(self) -> float:
        """How likely the skill of the step shown is there: what was asked of it further up in the lesson counts."""
        return self.knows.get(self.step.skill, mastery.START) if isinstance(self.step, Spec) else mastery.START

    @property
    def ended(self) -> bool:
        """Was the end reached, whatever is still being asked again there?"""
        return self.step is None

    @property
    def standing(self) -> Standing:
        """Of a lesson that has come to its end: is it done, or was something in it only shown?"""
        return standing(self.missed)

    @property
    def asks(self) -> bool:
        """Is the step shown a question or a drill?"""
        return isinstance(self.step, Spec) or self.back is not None or self.detour is not None

    @property
    def comes_back(self) -> int | None:
        """What was missed is to be asked again now: between two questions, before what stands at the end. Its place, or None."""
        return first_due(self._returning, self.count, self.last) if self.free else None

    @property
    def free(self) -> bool:
        """Is there room for what comes back: nothing on the table, and no text that would be broken off?"""
        return self.question is None and self.back is None and self.detour is None and (self.between or self.done)

    @property
    def last(self) -> bool:
        """Is nothing more asked but what comes back?"""
        return not any(isinstance(one, Spec) for one in self.lesson.steps[self.at :])

    @property
    def _returning(self) -> tuple[MissedQuestion, ...]:
        """What was missed, as far as it may come back from here on.

        Never in tests, and not where a lesson tells its parts' results itself and sends to the lessons they come from. What was
        read at the end stays the end, but for what the learner wants.
        """
        if self.course.seeds or self.course.quiet or any(isinstance(one, Result) for one in self.lesson.steps):
            return ()
        over = self.last and not self.between and not self.asks
        return tuple(one if one.wanted or not over else one.let_go() for one in self.missed)

    @property
    def coming_back(self) -> int:
        """How many of what was missed will be asked again, that on the table not among them."""
        others = tuple(one.let_go() if i == self.back else one for i, one in enumerate(self._returning))
        return still_to_come(others, self.count + (self.question is not None), self.last)

    def item_missed(self, place: int) -> Item | None:
        """The question that was missed, as it was; None where it can no longer be made."""
        one = self.missed[place]
        return possible(lambda: self._missed_item(one), f"{self.lesson.id}, step {one.step}")

    def _missed_item(self, one: MissedQuestion) -> Item | None:
        spec = self.course.question(one.step)
        if spec is not None and spec.deal:
            return dealt(self.course, one.step, self.deal or one.seed)
        return (again if one.other else drawn)(self.course, one.step, one.seed, one.number)

    @property
    def missed_step(self) -> str:
        """The step that comes back, or whose other way is taken; else the step shown."""
        of = self.back if self.detour is None else self.detour.of
        return self.step_id if of is None else self.missed[of].step

    @property
    def may_vary(self) -> bool:
        """May the question to come have other cards than its lesson gives it? Not where the text above it speaks of them."""
        spec = self.step
        return isinstance(spec, Spec) and not spec.deal and (spec.say is None or bool(spec.again))

    @property
    def in_its_drill(self) -> bool:
        """Is what comes back asked as one more question of the drill that it belongs to?"""
        return self.back is not None and isinstance(self.step, Drill) and self.missed[self.back].step == self.step.id

    @property
    def wants_seed(self) -> bool:
        """Does the screen have to draw a seed and send ``present`` before there is a question?"""
        return self.asks and self.question is None and not self.offers

    @property
    def offers(self) -> bool:
        """Is the learner asked whether to go about it in another way?"""
        return self.detour is not None and self.detour.stage == "offer"

    @cached_property
    def spec(self) -> Spec | None:
        """What the question on the table was made of: the step, or a question about what the step stands on."""
        if self.detour is not None and self.detour.spec is not None:
            return self.detour.spec
        if self.back is not None and self.question is not None and self.question.form is not None:
            return self.question.form
        of = self.back if self.detour is None else self.detour.of
        if of is not None:
            return self.course.question(self.missed[of].step)
        return self.step if isinstance(self.step, Spec) else None

    @cached_property
    def kind(self) -> Kind[Any, Any] | None:
        return None if self.spec is None or self.offers else kinds()[kind_of(self.spec)]

    @cached_property
    def item(self) -> Item | None:
        """The question's item; None where none is on the table (or can no longer be made)."""
        if self.question is None or self.spec is None:
            return None
        return possible(self._made, f"{self.lesson.id}, step {self.step_id}")

    def _made(self) -> Item | None:
        assert self.question is not None
        assert self.spec is not None
        seed, number = self.question.seed, self.question.number
        if self.detour is not None and self.detour.spec is not None:
            return in_form(self.course, self.spec, seed)
        if self.question.form is not None:
            return in_form(self.course, self.spec, seed)
        if self.spec.deal:
            deal = seed if self.back is not None else self.deal
            return None if deal is None else dealt(self.course, self.spec.id, deal)
        return (again if self.question.other else drawn)(self.course, self.spec.id, seed, number)

    @cached_property
    def panel(self) -> Panel | None:
        """What to show: the step to be answered now, or the one just done."""
        return OFFER if self.offers else possible(self._laid_out, f"{self.lesson.id}, step {self.step_id}")

    def _laid_out(self) -> Panel | None:
        if self.kind is None or self.item is None or self.question is None:
            return None
        if (self.over or self.rests) and self.question.last:
            given, answer = self.question.last
            taken = self.kind.right(self.item, given) if self.question.told else answer
            return self.kind.after(self.item, given, taken)
        return self.kind.panel(self.item, self.question.given)

    @cached_property
    def mark(self) -> Mark | None:
        """The mark of the last answer, or of what was revealed; None before either."""
        if self.kind is None or self.item is None or self.question is None:
            return None
        return said_of(self.question, self.kind, self.item)

    @cached_property
    def hints(self) -> tuple[Message, ...]:
        """The hints shown so far, the first one first."""
        if self.kind is None or self.item is None or self.question is None:
            return ()
        return hints_of(self.question, self.kind, self.item)

    @property
    def more_hints(self) -> bool:
        asked = self.question
        return asked is not None and self.open and not self.course.quiet and asked.heard < RUNGS

    @property
    def over(self) -> bool:
        """Is the question on the table over, so that ``next`` goes on?"""
        return self.question is not None and self.question.over

    @property
    def rests(self) -> bool:
        """Does what came of a step lie there, so that ``next`` goes on to the next one?"""
        return self.question is not None and self.question.rests

    @property
    def open(self) -> bool:
        """Is there a question to be answered now?"""
        return self.question is not None and not self.over and not self.rests

    @property
    def talks(self) -> bool:
        """Is the table to talk about the question before anybody answers it?"""
        asked, step = self.question, self.step
        if asked is None or not isinstance(step, Spec) or not step.discuss or self.detour or self.back is not None:
            return False
        return not asked.talked and asked.came is None and not asked.over and self.step_id not in self.went

    @property
    def can_undo(self) -> bool:
        return self.before is not None and not self.undone

    @property
    def can_go_on(self) -> bool:
        return not self.done and (not self.asks or self.over or self.passes or self.lost)

    @property
    def passes(self) -> bool:
        """May the question on the table be left as it is: is it being talked about, or is only a step of it over, or was it
        answered before?"""
        return self.talks or self.rests or (self.back is None and self.step_id in self.went)

    @property
    def lost(self) -> bool:
        """Can the question on the table no longer be made? It holds nobody up."""
        return self.question is not None and self.panel is None

    @property
    def can_go_back(self) -> bool:
        return bool(self.path) and not self.course.seeds and self.back is None

    @property
    def step_id(self) -> str:
        return self.step.id if self.step else END

    @property
    def revision(self) -> str:
        """Which question a reply belongs to; a reply to another one is stale."""
        asked, here = self.question, f"{self.lesson.id}:{self.step_id}"
        if asked is None:
            return f"{here}:{self.asked}" if self.offers else here
        moments = {"again": self.back is not None, "talk": self.talks, "rests": self.rests, "lit": asked.lit}
        now = "".join(f":{name}" for name, so in moments.items() if so)
        return f"{here}:{asked.number}:{asked.seed}:{len(asked.given)}{now}"

    def passed(self, part: Part) -> bool:
        """Were enough of this part's questions right at once, without the rule being told?"""
        right = sum(self.went.get(step) in ("right", "mastered") for step in part.steps)
        return right >= (part.enough or len(part.steps))
