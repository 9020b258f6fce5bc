"""What is said of wrong answers rung by rung, up to the solution, and what else a question says of itself, is as before.

Answers are believed by somebody, or made by chance. A number knows all of it, of each kind of question.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.game import game, games
from lessons.places.in_a_room.taking_home import as_replied
from lessons.question.answered import ladder, marking
from lessons.question.kind import Answers, Item, Kind
from lessons.question.registry import about, kinds
from lessons.question.sampling import draw
from tests.conftest import Golden
from tests.engine.written_down import brief, known

from .table import spec
from .test_bots import anything
from .test_every_kind_in_every_game import ways_here

QUESTIONS, STEPS, ANSWERS = 16, 3, 3
SLOW = {"play-tricks": 2, "choose-card": 6, "pile-worth": 6, "gaps": 8}


@pytest.mark.parametrize("kind", kinds().values(), ids=kinds())
def test_wrong_answers_are_told_the_same_rung_by_rung(kind: Kind[Any, Any], golden: Golden) -> None:
    rng = Random(kind.name)
    played = [game(name) for name in games() if not kind.refuses(game(name))]
    cells = [(its, way) for its in played for way in ways_here(kind, its)]
    some = [rng.choice(cells) for _ in range(SLOW.get(kind.name, QUESTIONS))]
    lines, wrong = list[str](), 0
    for number, (its, way) in enumerate(some):
        item = draw(kind, spec(kind.name, **way), its, 100 + number)
        lines.append(_of_itself(kind, item))
        for told in _answered(kind, item, rng):
            wrong += 1
            lines += told
    golden(f"rungs/{kind.name}.txt", f"{len(some)} questions, {wrong} wrong answers: {known(lines)}\n")


def _of_itself(kind: Kind[Any, Any], item: Item) -> str:
    told = (kind.topics(item), kind.decided_by(item), kind.recognises(item), kind.expected(item), kind.guess_rate(item))
    alone = kind.on_its_own(item)
    paper = "nothing" if alone is None else f"{alone[0].name} {brief(alone[0].panel(alone[1]).rows)}"
    return f"{brief(told)} {kind.agrees(item, kind.expected(item))} {paper}"


def _answered(kind: Kind[Any, Any], item: Item, rng: Random) -> Iterator[list[str]]:
    given: Answers = ()
    for _ in range(STEPS):
        panel, right = kind.panel(item, given), kind.right(item, given)
        believed = [wrong for one in about(kind.name) if (wrong := kind.answer_under(item, given, one)) is not None]
        tried = (*rng.sample(believed, min(len(believed), ANSWERS)), *(anything(panel, rng) for _ in range(ANSWERS)))
        for answer in dict.fromkeys(tried):
            if answer or panel.mode != "choice":
                assert kind.read(item, given, as_replied(panel, answer)) == answer
            mark = marking.mark(kind, item, given, answer)
            if not mark.ok:
                rungs = (ladder.told(kind, item, given, answer, mark, heard) for heard in range(ladder.RUNGS + 1))
                solved = ladder.solution(kind, item, given, answer, mark)
                yield [brief(answer), *map(brief, rungs), brief(solved), brief(kind.after(item, given, answer).rows)]
        yield [brief(kind.reveal(item, given)), brief(kind.worked(item, given)), brief(kind.slips(item, given))]
        if kind.explain(item, given, right).done:
            return
        given = (*given, right)
