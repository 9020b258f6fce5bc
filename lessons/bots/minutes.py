"""How long a lesson takes: simulated learners take it as people do, and a model says what each thing costs.

Seconds are those of the keystroke-level model (Card, Moran and Newell 1980: to point 1.1, to press 0.2, to make up one's mind
1.35); words are read as Brysbaert found in 190 studies (2019: 238 a minute for prose, 175 to 300 for most adults, fewer for old
ones). How much longer one thinks over cards, and what one knows after reading, are assumptions: the fields of :class:`Pace`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean
from typing import Any

from lessons.bots.one_lesson import guessing, sent
from lessons.course.course import Course
from lessons.learner.event import Json
from lessons.question.kind import Message, Panel
from lessons.review.again import brought_back
from lessons.script.steps import Lesson, Result, Say
from lessons.session import bar, replay
from lessons.session.returning.remediation import CHOICES
from lessons.session.state import Attempt
from lessons.text import phrases
from lessons.text.markup import spans
from lessons.yamlfile.fields import FIRST, Both, Lang

POINT, PRESS, MIND = 1.1, 0.2, 1.35
MOST = 900
"""Presses in a lesson; who needs more never comes to its end."""
LEARNERS = 8
AT_A_STEP = 0.4
"""Of a question in several steps one goes wrong, as long as the skill is not there: this one, or a later one."""
MANY = 8
"""So many cards are looked at one by one."""


@dataclass(frozen=True, slots=True)
class Pace:
    """A simulated learner's pace.

    ``words`` read a minute; ``minds``: how often one makes up one's mind over a hand of cards, beside once for the question.
    ``knows``: the chance that a skill is there when its text has been read; ``learns``: with each question; ``slips``: to be wrong
    all the same.
    """

    name: str
    words: int
    minds: float
    knows: float
    learns: float
    slips: float


QUICK = Pace("quick", 238, 1.2, 0.85, 0.35, 0.04)
USUAL = Pace("usual", 175, 2.0, 0.6, 0.2, 0.08)
SLOW = Pace("slow", 120, 3.0, 0.35, 0.1, 0.12)
PACES = (QUICK, USUAL, SLOW)
AT_RANDOM = Pace("at random", 238, 0.2, 0.0, 0.0, 1.0)
"""Somebody who answers anything, and learns nothing."""
STILL = 4
"""Screens at one place of the bar, at most, for anybody."""
FIRST_LESSONS, SLOWER = 6, 1.6
"""A slow learner needs so many times the questions of a usual one in the first lessons of Bologna, at most."""


@dataclass(frozen=True, slots=True)
class LessonTime:
    """What a lesson took: questions and minutes, on the average of some learners; ``still``: the most screens at one place of the
    bar that any of them saw."""

    questions: float
    minutes: float
    still: int = 0


@dataclass
class Learner:
    """Somebody on the way through the course. ``able`` goes along from lesson to lesson."""

    pace: Pace
    rng: Random
    able: dict[str, bool] = field(default_factory=dict)
    heard: set[str] = field(default_factory=set)
    seconds: float = 0.0
    questions: int = 0
    still: int = 0
    here: tuple[int, int] = (-1, 0)
    there: int = 0

    def take(self, course: Course, lang: Lang = FIRST) -> LessonTime:
        """One lesson from its first step to its end. Errors: RuntimeError where it has none."""
        self.seconds, self.questions, self.still, self.here, at = 0.0, 0, 0, (-1, 0), replay.start(course)
        for number in range(MOST):
            if at.done and at.comes_back is None:
                return LessonTime(self.questions, self.seconds / 60, self.still)
            self._sees(at)
            if at.comes_back is None:
                kind, more = self._does(at, lang)
                made = replay.step(at, kind, f"n{number}", **more)
            else:
                kind, made = "present", brought_back(at, at.comes_back, f"n{number}", self.rng)
            if made is None:
                raise RuntimeError(f"{course.lesson.id}: stuck at {at.step_id}")
            at = made[1]
            self.questions += kind == "present" and at.question is not None
            if kind == "answer" and at.mark is not None:
                # What was right is only glanced at, and in the middle of a count hardly that.
                share = 1 if not at.mark.ok else 0.5 if at.over or at.rests else 0.2
                self._read(phrases.say_all(at.mark.says, lang, course.game.family), share)
        raise RuntimeError(f"{course.lesson.id}: no end")

    def _sees(self, at: Attempt) -> None:
        """One screen more; at the same place of the bar as the one before, or further on."""
        if at.wants_seed or at.comes_back is not None:
            return  # nothing lies there yet
        here = bar.place(at)[0], bar.at_step(at)
        self.there = self.there + 1 if here == self.here else 1
        self.here, self.still = here, max(self.still, self.there)

    def _does(self, at: Attempt, lang: Lang) -> tuple[str, dict[str, Any]]:
        if at.wants_seed:
            return "present", {"seed": self.rng.randrange(2**32)}
        if at.offers:
            return "answer", {"value": CHOICES.index("go-on")}
        if at.can_go_on:
            if not at.asks:
                self._reads_step(at, lang)
            self.seconds += POINT + PRESS
            return "next", {}
        return "answer", {"value": self._answers(at, lang)}

    def _reads_step(self, at: Attempt, lang: Lang) -> None:
        step = at.step
        if isinstance(step, Say):
            self._read([_plain(step.say, lang, at.course.game.family)])
            shown = step.show.model_dump() if step.show else {}
            self.seconds += MIND / 2 * sum(len(str(cards).split()) for name, cards in shown.items() if name != "ring")
        elif isinstance(step, Result):
            self._read([_plain(step.passed, lang, at.course.game.family)])

    def _read(self, texts: Iterable[str], share: float = 1.0) -> None:
        self.seconds += share * 60 * sum(len(re.findall(r"\w+", text)) for text in texts) / self.pace.words

    def _answers(self, at: Attempt, lang: Lang) -> Json:
        asked, panel, spec = at.question, at.panel, at.spec
        assert asked is not None
        assert panel is not None
        assert spec is not None
        assert at.kind is not None
        family = at.course.game.family
        if asked.last is None and not asked.given:
            self._read([_plain(spec.say, lang, family)] if spec.say and at.back is None else [])
        first = asked.last is None and (not asked.given or panel.plays)
        self._thinks(panel, first, lang, family)
        right = at.kind.right(at.item, asked.given)
        steps = bool(asked.given) or not at.kind.explain(at.item, asked.given, right).done
        if self._is_right(spec.skill, asked.misses, steps and (asked.came == "wrong" or self.rng.random() > AT_A_STEP)):
            self.seconds += (POINT + PRESS) * (1 + len(right))
            return sent(panel, right)
        guess = guessing(self.rng)
        for _ in range(30):
            wrong = guess(at)
            try:
                read = at.kind.read(at.item, asked.given, wrong)
            except ValueError:
                continue
            if not at.kind.is_right(at.item, asked.given, read):
                self.seconds += (POINT + PRESS) * (1 + len(read))
                return wrong
        return sent(panel, right)  # there is no wrong answer

    def _thinks(self, panel: Panel, first: bool, lang: Lang, family: str) -> None:
        """Reading what is asked, looking at the cards, and making up one's mind; once they are known, only the last."""
        said: list[Message] = [panel.prompt, *panel.choices]
        self._read(
            [phrases.say(one, lang, family) for one in said if one.reason not in self.heard or one in panel.choices]
        )
        self.heard.add(panel.prompt.reason)
        # Of many cards most are only passed over.
        cards = min(MANY, sum(len(row.cards) for row in panel.rows)) / MANY if first else 0
        self.seconds += MIND * (1 + self.pace.minds * cards)

    def _is_right(self, skill: str, misses: int, passes: bool) -> bool:
        """``passes``: the step that goes wrong, of a question in several, is another one."""
        if skill not in self.able:
            self.able[skill] = self.rng.random() < self.pace.knows
        if misses and self.pace.learns:
            return self.rng.random() < 0.5 + misses / 4  # the ladder has said where to look, or the rule
        able = self.able[skill]
        self.able[skill] = able or self.rng.random() < self.pace.learns
        return passes or (able and self.rng.random() >= self.pace.slips)


def _plain(both: Both, lang: Lang, family: str) -> str:
    return "".join(span.text for span in spans(both.told(lang), lang, family))


FIRST_HAND = "ottocento/whole-hand"
TO_THE_HAND, IN_ALL = 45, 240
"""Minutes that the usual learner needs at most: to the end of the first whole hand, and for all of Bologna as it is
played there, with its own pack."""


OFF, LEAST_OFF = 0.2, 0.75
"""What a lesson promises is right within this share of what it takes; whole minutes are told, so of the shortest within so many."""


def amiss(lesson: Lesson, took: LessonTime) -> str:
    """What is wrong with the minutes a lesson promises, those of the usual learner; empty where nothing is."""
    off = abs(lesson.minutes - took.minutes)
    return (
        f"promises {lesson.minutes} minutes, takes {took.minutes:.1f}"
        if off > max(LEAST_OFF, OFF * took.minutes)
        else ""
    )


def told(lessons: Sequence[Lesson], found: Mapping[str, Mapping[str, LessonTime]]) -> Iterator[str]:
    """The table, line by line: questions and minutes of each lesson, the minutes so far, and how many screens each sort of
    learner saw at one place of the bar, at most."""
    sorts = ", ".join(next(iter(found.values()), {}))
    yield (
        f"{'lesson':36}{'promised':>9}"
        + "".join(f"{pace.name:>15}" for pace in PACES)
        + f"{'so far':>9}  still: {sorts}"
    )
    so_far = 0.0
    for lesson in lessons:
        row = found[lesson.id]
        so_far += row[USUAL.name].minutes
        paces = "".join(f"{row[one.name].questions:>7.0f} q{row[one.name].minutes:>4.0f} m" for one in PACES)
        wrong = amiss(lesson, row[USUAL.name])
        yield (
            f"{lesson.id:36}{lesson.minutes:>9}{paces}{so_far:>9.0f}  {' '.join(str(one.still) for one in row.values())}"
            + (f"  {wrong}" if wrong else "")
        )


def _beside(lesson: Lesson) -> bool:
    """Is it beside the course: about another pack, other house rules, or for the practised, which only some need?"""
    return bool(lesson.pack or lesson.rules or lesson.level in ("practised", "expert"))


def broken(lessons: Sequence[Lesson], found: Mapping[str, Mapping[str, LessonTime]]) -> list[str]:
    """The promises that are not kept: each lesson's own, the way to the first whole hand, and the course of Bologna."""
    wrong = [f"{one.id} {said}" for one in lessons if (said := amiss(one, found[one.id][USUAL.name]))]
    ours = [found[one.id][USUAL.name].minutes for one in lessons if one.game == "ottocento" and not _beside(one)]
    place = next((i for i, one in enumerate(lessons) if one.id == FIRST_HAND), 0)
    if sum(ours[: place + 1]) > TO_THE_HAND:
        wrong.append(f"the first whole hand comes after {sum(ours[: place + 1]):.0f} minutes, not {TO_THE_HAND}")
    if sum(ours) > IN_ALL:
        wrong.append(f"the course takes {sum(ours):.0f} minutes, not {IN_ALL}")
    return [*wrong, *wearing(lessons, found)]


def wearing(lessons: Sequence[Lesson], found: Mapping[str, Mapping[str, LessonTime]]) -> list[str]:
    """Where the bar stands still for longer than it may, and where a slow learner is asked too much more than a usual one."""
    wrong = [
        f"{id_}: {name} sees {took.still} screens at one place of the bar"
        for id_, row in found.items()
        for name, took in row.items()
        if took.still > STILL
    ]
    first = [found[one.id] for one in lessons if one.game == "ottocento"][:FIRST_LESSONS]
    if all({SLOW.name, USUAL.name} <= set(row) for row in first):
        slow, usual = (sum(row[pace.name].questions for row in first) for pace in (SLOW, USUAL))
        if slow > SLOWER * usual:
            wrong.append(f"the first lessons ask a slow learner {slow / usual:.1f} times as much as a usual one")
    return wrong


def measured(
    lessons: Iterable[Lesson], learners: int = LEARNERS, paces: Sequence[Pace] = PACES
) -> dict[str, dict[str, LessonTime]]:
    """Lesson -> pace -> what it takes somebody who takes these lessons one after the other."""
    courses = [Course.of(lesson) for lesson in lessons]
    found: dict[str, dict[str, LessonTime]] = {course.lesson.id: {} for course in courses}
    for pace in paces:
        ways = [Learner(pace, Random()) for _ in range(learners)]
        for course in courses:
            for number, way in enumerate(ways):
                # Their luck in one lesson hangs on nothing in another: a step more there changes no minutes here.
                way.rng = Random(f"{pace.name} {number} {course.lesson.id}")
            took = [way.take(course) for way in ways]
            found[course.lesson.id][pace.name] = LessonTime(
                mean(one.questions for one in took),
                mean(one.minutes for one in took),
                max(one.still for one in took),
            )
    return found
