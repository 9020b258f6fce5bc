"""What is remembered of learners by chance, and which sittings they are offered, is what was written down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from random import Random

import pytest

from lessons.course.loader import library
from lessons.question.registry import misconceptions
from lessons.review import sittings, trial
from lessons.review.plan import Plan, PlannedQuestion, seeds_in
from lessons.review.stock import Stock, stocks
from tests.conftest import Golden
from tests.engine.written_down import brief
from tests.learner.days import Diary

LEARNERS, DAYS = 4, 5


def learned(stock: Stock, seed: int) -> Diary:
    """Some days of somebody who meets some of the skills, with help and without, quickly and slowly."""
    diary, rng = Diary(), Random(seed)
    met = rng.sample(sorted(stock.by_skill), min(len(stock.by_skill), rng.randint(2, 12)))
    good = rng.random()
    wrong = [name for name, one in misconceptions().items() if one.skill in met] or [""]
    for _ in range(DAYS):
        for _ in range(rng.randint(1, 14)):
            skill, ok = rng.choice(met), rng.random() < good
            more = {"diagnosis": rng.choice(wrong)} if not ok and rng.random() < 0.5 else {}
            card = {"card": rng.choice(("SQ", "CJ", "T9"))} if rng.random() < 0.2 else {}
            diary.question(
                ok, skill=skill, guess=rng.choice((0.05, 0.1, 0.5)), ms=rng.choice((900, 4000, 20_000)),
                help=rng.random() < 0.2, **more, **card,
            )  # fmt: skip
        diary.wait(hours=rng.choice((3, 24, 24, 70, 300)))
    return diary


def told(plan: Plan | None) -> str:
    if plan is None:
        return "none"
    parts = [
        f"{brief(one.template)} {one.seed}" if isinstance(one, PlannedQuestion) else brief(one) for one in plan.parts
    ]
    return f"{' / '.join(parts)} helped {brief(plan.helped)}"


def _of(stock: Stock, seed: int) -> Iterator[str]:
    diary = learned(stock, seed)
    memory, used = diary.memory(), seeds_in(diary.log)
    yield f"== {seed}: due {brief(memory.due(diary.at))} after {memory.number}"
    for name, one in memory.standings.items():
        values = (getattr(one, field.name) for field in fields(one))
        yield f"{name} {' '.join(f'{it:.3f}' if isinstance(it, float) else brief(it) for it in values)}"
    yield f"review {told(sittings.review(memory, stock, used, diary.at, Random(seed)))}"
    yield f"cards {told(sittings.cards(memory, stock, used, diary.at, Random(seed)))}"
    for skill in list(memory.standings)[:2]:
        yield f"{skill}: {told(sittings.skill(skill, memory, stock, used, Random(seed)))}"
    about = [name for name, one in misconceptions().items() if one.skill in memory.standings]
    for name in about[:2]:
        yield f"{name}: {told(sittings.mistake(name, stock, used, Random(seed)))}"
    if stock.game.id in trial.names():
        yield f"test {told(trial.plan(used, Random(seed), stock.game.id))}"


@pytest.mark.parametrize("name", dict.fromkeys(lesson.game for lesson in library()))
def test_what_is_remembered_and_offered_is_as_before(name: str, golden: Golden) -> None:
    golden(
        f"sittings/{name}.txt", "".join(f"{line}\n" for seed in range(LEARNERS) for line in _of(stocks()[name], seed))
    )
