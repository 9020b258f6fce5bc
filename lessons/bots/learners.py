"""Simulated learners on their way through the course: lessons, then reviews day after day, until all is mastered or not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random

from lessons.learner.event import Event, Json
from lessons.memory.memory import PLAN, Memory, remember
from lessons.review.choosing import choose
from lessons.session import mastery
from lessons.text.skills import Skill

FIRST_DAY = datetime(2026, 1, 5, 19, tzinfo=UTC)
A_DAY = timedelta(days=1)
DRILL = 12
"""Questions of a lesson's drill, at most."""


@dataclass(frozen=True, slots=True)
class Nature:
    """A simulated learner's nature. ``knows``: the chance to know a skill beforehand; ``forgets``: to lose it in a day without
    it.
    """

    name: str
    knows: float = 0.2
    learns: float = 0.15
    slips: float = 0.1
    forgets: float = 0.01


USUAL = Nature("as assumed")
NATURES = (
    USUAL,
    Nature("slow", knows=0.05, learns=0.06, slips=0.12, forgets=0.015),
    Nature("careless", knows=0.3, learns=0.2, slips=0.2),
    Nature("forgetful", learns=0.12, forgets=0.05),
)
GUESSER = Nature("guessing", knows=0, learns=0, slips=1)


@dataclass(frozen=True, slots=True)
class Course:
    """Skill -> how often a guess at it is right, in the order taught, and what is known of each skill."""

    guess: Mapping[str, float]
    skills: Mapping[str, Skill]
    a_day: int = 3


@dataclass
class Journey:
    """One learner's way. ``items`` and ``day`` by skill count up to its mastery; ``stuck``: where the tutor changed its way."""

    nature: Nature
    rng: Random
    now: datetime = FIRST_DAY
    memory: Memory = field(default_factory=Memory)
    able: dict[str, bool] = field(default_factory=dict)
    asked: dict[str, int] = field(default_factory=dict)
    items: dict[str, int] = field(default_factory=dict)
    day: dict[str, int] = field(default_factory=dict)
    stuck: set[str] = field(default_factory=set)
    shortest: int = 99
    """Items of the shortest review: a review that asks nothing would be a dead end."""

    def ask(self, skill: str, guess: float, example: bool = False) -> bool:
        """One question, answered as the learner can."""
        if skill not in self.able:
            self.able[skill] = self.rng.random() < self.nature.knows
        able = self.able[skill] or (example and self.rng.random() < 0.5 and self.nature.learns > 0)
        right = self.rng.random() < ((1 - self.nature.slips) if able else guess)
        self.able[skill] = able or self.rng.random() < self.nature.learns
        self.asked[skill] = self.asked.get(skill, 0) + 1
        self._log("answer", {"ok": right, "done": True, "skill": skill, "guess": guess})
        self._log("next", {})
        if self.memory.standings[skill].mastered and skill not in self.items:
            self.items[skill], self.day[skill] = self.asked[skill], (self.now - FIRST_DAY).days
        return right

    def _log(self, kind: str, data: dict[str, Json]) -> None:
        number = self.memory.number + 1
        at = self.now.isoformat(timespec="milliseconds")
        self.memory = remember([("bots/course", Event(kind, "step", str(number), data, number, at))], self.memory)
        self.now += timedelta(seconds=15)

    def drill(self, skill: str, guess: float) -> None:
        """A lesson's drill: until the skill is there, or long enough."""
        known = mastery.START
        for _ in range(DRILL):
            known = mastery.after(known, self.ask(skill, guess), guess)
            if known >= mastery.ENOUGH:
                return

    def review(self, course: Course) -> None:
        choice = choose(self.memory, course.skills, course.guess, self.now)
        if choice.helped:
            self.stuck |= set(choice.helped)
            self._log(PLAN, {"helped": list(choice.helped)})
        self.shortest = min(self.shortest, len(choice.wishes))
        helped = set()
        for wish in choice.wishes:
            if wish.example:
                helped.add(wish.skill)
                self.able[wish.skill] = self.able.get(wish.skill, False) or self.rng.random() < 3 * self.nature.learns
            else:
                self.ask(wish.skill, course.guess[wish.skill], wish.skill in helped)

    def sleep(self) -> None:
        """To the next day at the same hour; some of what was not needed is lost."""
        self.now = FIRST_DAY + ((self.now - FIRST_DAY) // A_DAY + 1) * A_DAY
        for skill, able in self.able.items():
            self.able[skill] = able and self.rng.random() >= self.nature.forgets


def journey(nature: Nature, course: Course, seed: int, days: int = 500) -> Journey:
    """A learner who takes a lesson a day until there are no more, and a review every day; ends when all is mastered."""
    way, left = Journey(nature, Random(seed)), list(course.guess)
    for _ in range(days):
        for skill in left[: course.a_day]:
            way.drill(skill, course.guess[skill])
        left = left[course.a_day :]
        way.sleep()
        way.review(course)
        if not left and len(way.items) == len(course.guess):
            break
    return way
