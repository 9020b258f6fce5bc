"""Puts sittings together: a review of what is due, cards to recognise, one mistake to be rid of, a test."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from random import Random

from lessons.course.told import of_skills
from lessons.memory.memory import Memory
from lessons.question.registry import kinds, misconceptions
from lessons.review import flash
from lessons.review.choosing import MOST, Wish, choose
from lessons.review.plan import Plan, PlannedQuestion, See, fresh_seed, question
from lessons.review.stock import Stock
from lessons.review.templates import Template
from lessons.script.steps import Say, is_drill, kind_of
from lessons.text.skills import skills
from lessons.yamlfile.fields import Spec

OF_ONE_THING = 6
EXAMPLE = 3
"""Steps of a lesson shown again, at most, where the tutor changes its approach."""


def review(memory: Memory, stock: Stock, used: set[int], now: datetime, rng: Random, most: int = MOST) -> Plan:
    """What is due, then what is weakest, mixed; the misconceptions last seen first. Empty before the first lesson."""
    choice = choose(memory, skills(), stock.by_skill, now, most)
    told = of_skills(memory.standings)
    turns: dict[str, int] = {}
    parts: list[PlannedQuestion | See] = []
    for wish in choice.wishes:
        if wish.example:
            parts += example(stock, wish)
            continue
        templates = _in_order(memory, stock.by_skill[wish.skill], rng)
        if not templates:
            continue  # taught, but so far asked nowhere
        turn = turns[wish.skill] = turns.get(wish.skill, -1) + 1
        turned = [*templates[turn % len(templates) :], *templates[: turn % len(templates)]]
        found = question(stock, turned, rng, used, told)
        parts += [found] if found else []
    return Plan(stock.game.id, tuple(parts), choice.helped)


def example(stock: Stock, wish: Wish) -> list[See]:
    """The steps by which a lesson teaches the skill: the text before its first question, and that question."""
    for lesson in stock.lessons:
        for at, step in enumerate(lesson.steps):
            if not isinstance(step, Spec) or step.skill != wish.skill or is_drill(step):
                continue
            texts = [one for one in lesson.steps[:at] if isinstance(one, Say)][1 - EXAMPLE :]
            shown = [one for one in texts if lesson.steps.index(one) >= at - EXAMPLE]
            if kinds()[kind_of(step)].fixed(step):
                return [See(lesson.id, one) for one in (*(text.id for text in shown), step.id)]
    return []


def mistake(name: str, stock: Stock, used: set[int], rng: Random) -> Plan | None:
    """Questions that all turn on one misconception; None where none can be drawn."""
    templates = list(stock.aimed(name)) if name in misconceptions() else []
    return _in_turn(templates, stock, used, rng)


def _in_turn(templates: Sequence[Template], stock: Stock, used: set[int], rng: Random) -> Plan | None:
    """Some questions of these templates by turns; None where there are none."""
    found = []
    for turn in range(OF_ONE_THING if templates else 0):
        place = turn % len(templates)
        one = question(stock, [*templates[place:], *templates[:place]], rng, used)
        found += [one] if one else []
    return Plan(stock.game.id, tuple(found)) if found else None


def skill(name: str, memory: Memory, stock: Stock, used: set[int], rng: Random) -> Plan | None:
    """Questions that are all about one skill, the learner's latest mistakes first; None where none can be drawn."""
    templates = _in_order(memory, stock.by_skill[name], rng) if name in stock.by_skill else []
    return _in_turn(templates, stock, used, rng)


def cards(memory: Memory, stock: Stock, used: set[int], now: datetime, rng: Random) -> Plan:
    """Cards to recognise, those most forgotten first, each beside the one it is taken for until it is known."""
    drawn = [PlannedQuestion(one, fresh_seed(rng, used)) for one in flash.templates(memory, stock, now, rng)]
    return Plan(stock.game.id, tuple(drawn))


def _in_order(memory: Memory, templates: Sequence[Template], rng: Random) -> list[Template]:
    """Those aimed at the learner's latest mistakes first, the others in any order."""
    shuffled = rng.sample(list(templates), len(templates))
    latest = {name: times[-1].timestamp() for name, times in memory.mistakes.items()}
    return sorted(shuffled, key=lambda one: -max((latest.get(aim, 0.0) for aim in one.aim), default=0.0))


def sort_of(sitting: str) -> str:
    """Review, cards, mistake or test: what its id begins with."""
    return sitting.partition("/")[0]
