"""Our plans with simulated pupils: the wall names what they believe, and after the talk and a second question most do no more."""

from __future__ import annotations

import pytest

from lessons.bots import evening
from lessons.plans import shelf

PLANS = shelf.found().plans
COURSES = evening.courses_for(PLANS.values())


@pytest.mark.parametrize("name", sorted(PLANS))
def test_an_evening_of_sixteen_keeps_what_the_plan_promises(name: str) -> None:
    plan = PLANS[name]
    evenings = evening.simulated(plan, COURSES, range(4))
    assert not evening.broken(plan, evenings)
    assert {one.aim for one in evenings[0].rounds} >= set(plan.aims)
    assert len(evenings[0].room.there) == evening.PUPILS
    assert len(list(evening.told(plan, evenings))) == 1 + len(plan.parts)


def test_where_nothing_convinces_anybody_the_promise_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening, "TALKS", 0.0)
    monkeypatch.setattr(evening, "EXPLAINED", 0.0)
    plan = PLANS["the-pack-and-the-trick"]
    assert any("cured in 0% only" in told for told in evening.broken(plan, evening.simulated(plan, COURSES, range(2))))
