"""How likely each wrong answer is without a reason, and what is suspected behind it, is as before: of answers by chance, too."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.game import game, games
from lessons.question.answered import diagnosis, marking
from lessons.question.kind import Answers, Kind
from lessons.question.registry import about, kinds
from lessons.question.sampling import draw
from tests.conftest import Golden
from tests.engine.written_down import brief, known

from .table import spec
from .test_bots import anything
from .test_every_kind_in_every_game import ways_here

QUESTIONS, STEPS, ANSWERS = 10, 3, 4
SLOW = {"play-tricks": 2, "choose-card": 4, "pile-worth": 4}


@pytest.mark.parametrize("kind", kinds().values(), ids=kinds())
def test_what_is_suspected_behind_an_answer_is_as_before(kind: Kind[Any, Any], golden: Golden) -> None:
    rng = Random(kind.name)
    played = [game(name) for name in games() if not kind.refuses(game(name))]
    cells = [(its, way) for its in played for way in ways_here(kind, its)]
    some = rng.sample(cells, min(len(cells), SLOW.get(kind.name, QUESTIONS)))
    lines = [line for its, way in some for line in _answered(kind, draw(kind, spec(kind.name, **way), its, 1), rng)]
    suspected = sum("suspects" in line for line in lines)
    golden(f"odds/{kind.name}.txt", f"{len(lines)} wrong answers, {suspected} with a suspicion: {known(lines)}\n")


def _answered(kind: Kind[Any, Any], item: Any, rng: Random) -> Iterator[str]:
    given: Answers = ()
    for _ in range(STEPS):
        panel, right = kind.panel(item, given), kind.right(item, given)
        believed = [wrong for one in about(kind.name) if (wrong := kind.answer_under(item, given, one)) is not None]
        chosen = rng.sample(believed, min(len(believed), ANSWERS)) if believed else []
        for answer in (*chosen, *(anything(panel, rng) for _ in range(ANSWERS))):
            mark = marking.mark(kind, item, given, answer)
            if not mark.ok:
                found = diagnosis.diagnose(kind, item, given, answer)
                what = f"suspects {found.misconception} {found.odds:.4f} {mark.suspected}" if found else ""
                yield f"{brief(answer)} {diagnosis.chance(kind, item, given, answer):.6f} {what}"
        if kind.explain(item, given, right).done:
            return
        given = (*given, right)
