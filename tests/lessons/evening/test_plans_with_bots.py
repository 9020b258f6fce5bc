"""Our plans with simulated pupils: the wall names what they believe, and after the talk and a second question most do no more."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from lessons.bots import evening, looked_for, series
from lessons.bots.evening import BELIEVERS, SimulatedRound
from lessons.plans import shelf
from lessons.plans.shape import Asks, Part, Plan
from tests.conftest import Golden

PLANS = shelf.found().plans
COURSES = evening.courses_for(PLANS.values())


@pytest.mark.parametrize("name", sorted(PLANS))
def test_an_evening_of_sixteen_keeps_what_the_plan_promises(name: str, golden: Golden) -> None:
    """What came of its rounds is as before; how long they take hangs on words, and does not stand there."""
    plan = PLANS[name]
    evenings = evening.simulated(plan, COURSES, range(4))
    golden(f"pupils/{name}.txt", "".join(f"{_came(rounds)}\n" for one in evenings for rounds in one.rounds))
    assert not evening.broken(plan, evenings)
    assert {one.aim for one in evenings[0].rounds} >= set(plan.aims)
    assert len(evenings[0].room.there) == evening.PUPILS
    assert len(list(evening.told(plan, evenings))) == 1 + len(plan.parts)


def test_where_nothing_convinces_anybody_the_promise_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening, "TALKS", 0.0)
    monkeypatch.setattr(evening, "EXPLAINED", 0.0)
    plan = PLANS["the-pack-and-the-trick"]
    assert any("cured in 0% only" in told for told in evening.broken(plan, evening.simulated(plan, COURSES, range(2))))


def _came(one: SimulatedRound) -> str:
    shares = " ".join(f"{share:.3f}" for share in one.shares)
    return f"{one.part} {one.aim}: named {one.named} {one.place} talked {one.talked:d} right {shares} cured {one.cured:.3f}"


class Went:
    """An evening that is over, as it is measured."""

    def __init__(self, seconds: tuple[float, ...], *rounds: SimulatedRound) -> None:
        self.seconds, self.rounds = seconds, rounds


def planned(minutes: int, *, questions: int = 2) -> Any:
    said = {"en": "Words", "it": "Parole"}
    asks = Asks(aim="half-points-dropped", questions=questions)
    parts = (Part(title=said, minutes=2, say=said), Part(title=said, minutes=3, say=said, ask=asks))
    return Plan.model_construct(id="plan", minutes=minutes, parts=parts)


def came(named: int, cured: float, place: int = 1, talked: bool = True) -> SimulatedRound:
    return SimulatedRound(1, "half-points-dropped", named, place, talked, (0.25, 0.75), cured)


@pytest.mark.parametrize(
    ("minutes", "taken", "questions", "named", "cured", "broken"),
    [
        (20, 16, 2, (BELIEVERS, BELIEVERS), 1.0, []),
        (20, 22, 2, (BELIEVERS, BELIEVERS), 1.0, []),
        (20, 15, 2, (BELIEVERS, BELIEVERS), 1.0, ["20 minutes planned, 15 taken"]),
        (20, 23, 2, (BELIEVERS, BELIEVERS), 1.0, ["20 minutes planned, 23 taken"]),
        (20, 20, 2, (BELIEVERS, BELIEVERS - 1), 1.0, ["half-points-dropped is not named by the histogram"]),
        (20, 20, 2, (BELIEVERS, BELIEVERS), 0.5, ["half-points-dropped is cured in 50% only"]),
        (20, 20, 2, (BELIEVERS, BELIEVERS), 0.51, []),
        (20, 20, 1, (BELIEVERS, BELIEVERS), 0.5, []),
    ],
)
def test_an_evening_may_be_a_fifth_shorter_and_a_tenth_longer_and_its_rounds_have_to_help(
    minutes: int, taken: int, questions: int, named: tuple[int, int], cured: float, broken: list[str]
) -> None:
    plan = planned(minutes, questions=questions)
    evenings: Any = [Went((60.0, 60.0 * taken - 60), came(one, cured)) for one in named]
    assert evening.broken(plan, evenings) == [f"plan: {one}" for one in broken]


def test_an_evening_is_told_part_by_part_on_the_average() -> None:
    evenings: Any = [Went((60.0, 540.0), came(4, 0.5)), Went((120.0, 600.0), came(3, 1.0, 2, talked=False))]
    head, first, second = evening.told(planned(20), evenings)
    assert head == "plan: 20 minutes planned, 11 taken"
    assert first.split() == ["0.0", "Words", "say", "2", "planned", "1.5", "taken"]
    went = "named 3.5, first 50%, talked 50%, right 25% then 75%, cured 75%"
    assert second.startswith("    1.5  Words ")
    assert second.endswith(f" ask        3 planned   9.5 taken   half-points-dropped: {went}")


def test_a_deal_that_is_looked_for_in_vain_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = PLANS["the-matto-and-the-begato"]
    monkeypatch.setattr(looked_for, "with_aim", lambda *_: None)
    taken: Any = [Went((60.0 * plan.minutes,))]
    assert evening.broken(plan, taken) == [f"{plan.id}: no deal is found in which there is begato-lost"]


def test_pupils_go_on_from_evening_to_evening_with_what_they_still_believe() -> None:
    """Nobody comes to believe anew what was asked about before, and a beginning is for those who had it still."""
    plans = series.evenings(PLANS, "ottocento-in-eight")[:3]
    went = [one for _, [one] in series.of_evenings(plans, COURSES, [3])]
    for before, one in pairwise(went):
        assert dict(one.came) == dict(before.left)
        assert all(one.left.get(name, 0) <= many for name, many in one.came.items())
        assert [p.pace for p in one.evening.pupils] == [p.pace for p in before.evening.pupils]
        begun = one.evening.rounds[0]
        assert (begun.part, begun.held) == (0, one.came.get(begun.aim, 0))
    told = list(series.lines(plans[0], went[:1]))
    assert told[0].startswith("the-pack-and-the-trick: 55 minutes planned")
    assert all(line.lstrip().startswith("left open: ") for line in told[1 + len(plans[0].parts) :])


def test_a_beginning_that_helps_nobody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening, "TALKS", 0.0)
    monkeypatch.setattr(evening, "EXPLAINED", 0.0)
    plans = series.evenings(PLANS, "ottocento-in-eight")[:2]
    told = [wrong for plan, went in series.of_evenings(plans, COURSES, [1]) for wrong in series.amiss(plan, went)]
    assert "the-count: what was left open is left open still" in told
