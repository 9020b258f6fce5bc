"""Cards laid out by chance and asked about: what cannot be asked and why, and what is right of the rest, is as before.

A count of why, and a number that knows every question; names of such questions with a sign changed, too.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.game import game
from engine.house import HouseRules
from lessons.evening.polls.laid_out import WithLaidOut, another, impossible, link_of, link_to
from lessons.evening.polls.laid_ways import FIELDS
from lessons.evening.polls.questions import question_of
from lessons.question.registry import about
from lessons.session.step_link import StepLink
from tests.conftest import Golden
from tests.engine.written_down import brief, known

from .room_log import courses

LAID, SIGNS = 120, "0123456789abcdef-h"


def some_rules(name: str, rng: Random) -> HouseRules:
    """House rules of this game, most of them the usual ones."""
    its = game(name)
    usual = its.house()
    chosen = {rule.name: rng.choice(rule.choices) for rule in usual.all() if rule.choices and rng.random() < 0.3}
    return its.house(**chosen)


def link_by_chance(name: str, rng: Random) -> StepLink:
    its, way = game(name), rng.choice(tuple(FIELDS))
    cards = rng.sample(tuple(its.pack), rng.choice((0, 1, 2, 5, 9, 14, 15, 22, 30)))
    row = rng.choices(tuple(its.pack), k=rng.choice((0, 1, 2, 3, 4))) if rng.random() < 0.7 else cards[:2]
    link = link_to(its, way, cards, row if FIELDS[way].ordered or rng.random() < 0.1 else (), some_rules(name, rng))
    if rng.random() < 0.25:
        at = rng.randrange(len(link.lesson))
        spoilt = link.lesson[:at] + rng.choice(SIGNS) + link.lesson[at + rng.choice((0, 1)) :]
        return StepLink(spoilt, link.step, 0)
    return link


@pytest.mark.parametrize("name", ["ottocento", "mineo3", "french4"])
def test_what_can_be_asked_of_cards_that_were_laid_out_is_as_before(name: str, golden: Golden) -> None:
    asked = WithLaidOut(courses())
    rng, why, lines = Random(name), Counter[str](), list[str]()
    for _ in range(LAID):
        link = link_by_chance(name, rng)
        found = link_of(link.lesson)
        cannot = impossible(asked, link)
        why[cannot or "asked"] += 1
        lines.append(f"{link.lesson} {found is not None} {cannot}")
        if found is None or cannot:
            assert link.lesson not in asked
            continue
        question = question_of(asked, found)
        assert question is not None
        course = asked[link.lesson]
        lines.append(f"{brief(course.rules)} {course.lesson.source} {brief(question.right)} {brief(question.panel)}")
        aims = [one.id for one in about(question.kind.name)]
        more = another(asked, found, rng.choice(aims) if aims and rng.random() < 0.15 else "", rng)
        lines.append(more.lesson if more else "no other")
    golden(f"laid/{name}.txt", f"{brief(dict(sorted(why.items())))}\nall of it: {known(lines)}\n")
