"""What a learner is asked and does: questions of lessons and review, table tests, whole deals at the practice table."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from bench.reached.pressing import play
from engine.game import game
from lessons.course.loader import library
from lessons.question.answered import marking
from lessons.question.registry import kinds
from lessons.question.sampling import NoSituation, draw
from lessons.review.stock import stocks
from lessons.script.steps import kind_of
from lessons.shared_deal.moments import at_its_moment
from lessons.tables.stages import PACES
from lessons.yamlfile.fields import Spec

SEEDS = 3
PRESSED = 14


def questions(id: str) -> None:
    """Every question of this game, from lessons and review."""
    stock = stocks().get(id)
    if stock is None:
        return
    templates = {one for skill in stock.skills for one in (*stock.by_skill.get(skill, ()), *stock.fixed.get(skill, ()))}
    for template in sorted(templates, key=lambda one: str(one.ask())):
        kind = kinds()[template.kind]
        for seed in range(SEEDS):
            item = stock.item(template, seed)
            if item is not None:
                answer(kind, item)
    for kind in kinds().values():
        if not kind.refuses(stock.game):
            for rules in rules_of(stock.game):
                for seed in range(SEEDS):
                    with suppress(NoSituation, ValueError, LookupError):  # some ways of asking need a field
                        answer(kind, draw(kind, kind.Spec(id="reached", skill="reached"), stock.game, seed, rules))


def practice(id: str) -> None:
    """The table tests of this game, and whole deals at the practice table by every house rule."""
    its: Any = game(id)
    for lesson in library():
        steps = [step for step in lesson.steps if isinstance(step, Spec) and step.deal] if lesson.game == id else []
        for step in steps:
            for seed in range(SEEDS):
                there = at_its_moment(step, lesson, seed, its.house())
                kind = kinds()[kind_of(step)]
                answer(kind, draw(kind, there, its, seed, its.house()))
    told = [{}, *({rule.name: one} for rule in its.house.all() for one in rule.choices[1:])]
    for number in range(PRESSED):
        play(id, number, told[number % len(told)], PACES[number % 2])


def answer(kind: Any, item: Any) -> None:
    """To the end, rightly, with all that is told of it on the way."""
    given: tuple[Any, ...] = ()
    while True:
        kind.panel(item, given)
        kind.hints(item, given)
        reply = kind.right(item, given)
        if marking.mark(kind, item, given, reply).done:
            return
        given = (*given, reply)


def rules_of(its: Any) -> list[Any]:
    """The default, and every other choice of every house rule by itself."""
    house = its.house
    return [house(), *(house.read({rule.name: one}) for rule in house.all() for one in rule.choices[1:])]
