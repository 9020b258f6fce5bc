"""What is nobody's rule cites no source: the count of a hand before the bidding stands in none."""

from __future__ import annotations

from random import Random

import pytest

from engine import game
from engine.games.france.auction import strength
from engine.games.france.sensible.announcing import bid
from engine.parts.playout import shuffled
from lessons.question.answered import ladder, marking
from lessons.question.registry import kinds
from tests.lessons.feedback.test_slips import steps
from tests.lessons.table import ask


@pytest.mark.parametrize("asked", ["all", "trumps", "bouts", "courts", "short"])
def test_no_sentence_of_the_count_of_a_hand_cites_a_rule(asked: str) -> None:
    kind = kinds()["count-hand"]
    for seed in range(6):
        item = ask("count-hand", seed, game("french4"), ask=asked)
        assert not [line for line in strength.count(item.hand) if line.source]
        for given, right in steps(kind, item):
            wrong = (right[0] + 1,) if kind.panel(item, given).mode == "number" else (int(not right[0]),)
            found = marking.mark(kind, item, given, wrong)
            told = [ladder.told(kind, item, given, wrong, found, heard) for heard in range(ladder.RUNGS)]
            says = [said for mark in (found, *told, kind.reveal(item, given)) for said in mark.says]
            assert not [said for said in (*says, *kind.hints(item, given)) if said.source]


def test_a_bid_advised_by_that_count_cites_none_either() -> None:
    met = set()
    for seed in range(60):
        its = game("french4")
        state = its.deal.start(shuffled(its.pack, Random(seed)), 3, its.house())
        said = bid(state, 0)
        met.add(said.reason)
        assert not said.source, said.reason
    assert met == {"bids", "passes-weak"}
