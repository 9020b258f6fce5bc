"""Who may say rivanto hangs on how many cards each has by then: that is said, and it decides."""

from __future__ import annotations

import pytest

from engine.game import game
from lessons.question.kind import Panel
from lessons.question.registry import kinds
from lessons.questions.announcing.model import AnnouncingItem
from tests.lessons.table import ask


@pytest.mark.parametrize("name", ["mineo3", "mineo4", "ragusa"])
def test_whoever_reads_the_question_knows_how_many_cards_each_has(name: str) -> None:
    kind, whole = kinds()["announcing"], game(name).form.size
    seen = set()
    for seed in range(40):
        item = ask("announcing", seed, game(name))
        assert isinstance(item, AnnouncingItem)
        panel: Panel = kind.panel(item, ())
        held = next(line.facts["cards"] for line in panel.lines if line.reason == "announcing.held")
        everybody = len(item.others) == len(item.may)
        assert everybody or held == whole
        seen.add(held == whole)
    assert True in seen
