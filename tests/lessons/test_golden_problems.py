"""What is said of every card of every problem, and of problems with a slip in them, is what was said before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from lessons.questions.problem import shelf
from lessons.questions.problem.shelf import Problem
from tests.conftest import Golden
from tests.engine.written_down import brief, known

from .table import ask
from .test_problems import EVERY, KIND


def test_whatever_is_said_of_every_card_of_every_problem_is_as_before(golden: Golden) -> None:
    files = dict[str, list[str]]()
    for problem in EVERY:
        item = ask("problem", problem=problem.name)
        told = files.setdefault(problem.about, [])
        told.append(f"{problem.name} {brief(KIND.panel(item))} {brief(KIND.hints(item))} {KIND.guess_rate(item):.3f}")
        for at in range(len(problem.hand)):
            mark, slip = KIND.explain(item, (), (at,)), KIND.error_of(item, (), (at,))
            more = () if mark.ok else (KIND.look(item, (), (at,)), KIND.first_step(item, (), (at,)))
            told.append(f"{brief(mark)} {brief(slip)} {brief(more)}")
    golden("draws/problems.txt", "".join(f"{about}: {len(told)} {known(told)}\n" for about, told in files.items()))


def spoilt(one: Problem) -> Iterator[dict[str, Any]]:
    """What a slip of the pen makes of its entry."""
    may, right = [card.code for card in one.may], one.right[0]
    wrong = next(code for code in may if code not in one.right)
    for level in (0, 1, 3, 4):
        yield {"level": level}
    for number in (-1, 0, 99, 100, 101, 7_999, 8_000):
        yield {"worlds": number, "solved": True}
        yield {"worlds": number, "solved": False}
    for cards in (
        (),
        (right, wrong),
        tuple(may),
        (wrong,),
        (right, right),
        tuple(may[:2]),
        tuple(may[-2:]),
        ("Angel",),
    ):
        yield {"right": cards}
    for price in (-0.1, 0, 4.9, 5.0, shelf.MOST, shelf.MOST + 0.1):
        yield {"behind": {**one.behind, wrong: price}}
        yield {"behind": {**one.behind, right: price}}
    yield {"behind": {code: points for code, points in one.behind.items() if code != wrong}}
    yield {"behind": {**one.behind, "Angel": 9.0}}
    for why in (("SK", 100, 0), ("SK", 101, 0), ("SK", 5, 5), ("SK", 5, -1), ("SK", 5, 6), ("XX", 9, 1)):
        yield {"why": {wrong: why}}
        yield {"why": {right: why}}
        yield {"why": {"Angel": why}}
    yield {"reason": "grabs-begato"}
    yield {"record": one.record.replace("\n", "\nx", 1)}
    yield {"record": one.record.rpartition("\n")[0].rpartition("\n")[0]}
    yield {"record": one.record.replace("dealer 0", "dealer 1").replace("dealer 2", "dealer 3")}


def test_what_is_wrong_with_a_problem_is_told_as_before(golden: Golden) -> None:
    lines = []
    for one in EVERY[::17]:
        told, faults = list[str](), Counter[int]()
        for change in spoilt(one):
            found = list(replace(one, **change).faults())
            faults[len(found)] += 1
            told.append(f"{brief(change)}: {' | '.join(found)}")
        lines.append(f"{one.name}: {' '.join(f'{n} in {faults[n]}' for n in sorted(faults))}: {known(told)}\n")
    golden("mistakes/problems.txt", "".join(lines))
