"""``python -m bench.sentences``: how much is said of a wrong answer, kind by kind and rung by rung, over the lessons' questions."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from statistics import mean
from typing import Any

from lessons.bots.one_lesson import guessing
from lessons.course.course import Course
from lessons.course.loader import library
from lessons.question.answered import ladder, marking
from lessons.question.kind import Answers, Item, Kind, Mark
from lessons.session.replay import event, start, take
from lessons.session.state import Attempt
from lessons.text import phrases
from lessons.yamlfile.fields import FIRST, Spec

_END = re.compile(r"[.!?…](?=\s|$)")
SEEDS, MOST = 3, 400


def counted(mark: Mark, family: str) -> int:
    """The sentences of a mark, in the first language."""
    return sum(max(1, len(_END.findall(text))) for text in phrases.say_all(mark.says, FIRST, family))


def wrong_answers(course: Course, seed: int) -> Iterator[tuple[Kind[Any, Any], Item, Answers, tuple[Mark, ...]]]:
    """The three rungs of a wrong answer to each question of a lesson, where a guess is one."""
    attempt, rng = start(course), Random(seed)
    for number in range(MOST):
        if attempt.done:
            return
        if attempt.kind is not None and attempt.item is not None and attempt.question is not None and not attempt.over:
            yield from _of(attempt, rng)
        kind = (
            "present"
            if attempt.wants_seed
            else "next"
            if attempt.can_go_on
            else "answer"
            if attempt.offers
            else "reveal"
        )
        made = event(attempt, kind, str(number), seed=rng.randrange(2**32) if kind == "present" else None, value=2)
        if made is None:
            return
        attempt = take(attempt, made)


def _of(attempt: Attempt, rng: Random) -> Iterator[tuple[Kind[Any, Any], Item, Answers, tuple[Mark, ...]]]:
    kind, item, asked = attempt.kind, attempt.item, attempt.question
    assert kind is not None
    assert item is not None
    assert asked is not None
    given = asked.given
    for _ in range(4):
        try:
            answer = kind.read(item, given, guessing(rng)(attempt))
        except ValueError:
            continue
        found = marking.mark(kind, item, given, answer)
        if not found.ok:
            rungs = tuple(ladder.told(kind, item, given, answer, found, heard) for heard in range(2))
            yield kind, item, given, (*rungs, ladder.solution(kind, item, given, answer, found))


def main() -> None:
    said: dict[str, list[tuple[int, ...]]] = defaultdict(list)
    lit: dict[str, int] = defaultdict(int)
    for lesson in library():
        if not any(isinstance(step, Spec) for step in lesson.steps):
            continue
        for seed in range(SEEDS):
            for kind, item, _, rungs in wrong_answers(Course.of(lesson), seed):
                said[kind.name].append(tuple(counted(mark, item.game.family) for mark in rungs))
                lit[kind.name] += any(
                    state in ("missed", "right") for mark in rungs[:2] for state in mark.cards.values()
                )
    print(f"{'kind':18}{'first':>14}{'second':>14}{'third':>14}{'answers':>9}   right cards lit before the third")
    for name, many in sorted(said.items()):
        parts = "".join(f"{mean(one):>8.1f} max{max(one):>2}" for one in zip(*many, strict=True))
        print(f"{name:18}{parts}{len(many):>9}   {lit[name]}")


if __name__ == "__main__":
    main()
