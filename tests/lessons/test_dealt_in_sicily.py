"""The table test of each Sicilian game: every question from one deal, another deal next time, true as the engine has it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import game, games
from engine.games.sicily.deal.judging import playable
from engine.games.sicily.deal.score import score
from lessons.course.loader import library
from lessons.question.registry import kinds
from lessons.question.sampling import draw
from lessons.question.seats import YOU
from lessons.script.steps import Result, kind_of
from lessons.shared_deal.moments import at_its_moment
from lessons.shared_deal.sicily import of_lesson
from lessons.yamlfile.fields import Spec

TESTS = {one.game: one for one in library() if one.id.endswith("/the-table-test") and game(one.game).family == "sicily"}
SEEDS = (1, 2, 3)


def asked(name: str, seed: int) -> dict[str, Any]:
    """The questions of the test about the deal of this seed, by step."""
    lesson, its = TESTS[name], game(name)
    rules = its.house()
    steps = [step for step in lesson.steps if isinstance(step, Spec)]
    return {
        step.id: draw(kinds()[kind_of(step)], at_its_moment(step, lesson, seed, rules), its, seed, rules)
        for step in steps
    }


def test_every_sicilian_game_has_one() -> None:
    assert set(TESTS) == {name for name in games() if game(name).family == "sicily"}
    for lesson in TESTS.values():
        result = next(step for step in lesson.steps if isinstance(step, Result))
        assert {step for part in result.result for step in part.steps} == {
            step.id for step in lesson.steps if isinstance(step, Spec)
        }


@pytest.mark.parametrize("name", TESTS)
def test_every_question_is_about_one_deal_and_true_in_it(name: str) -> None:
    for seed in SEEDS:
        items, deal = asked(name, seed), of_lesson(TESTS[name], seed, game(name).house())
        assert of_lesson(TESTS[name], seed, game(name).house()) is deal
        for place, now in enumerate(deal.turns, 1):
            assert set(items[f"play-{place}"].hand) == set(now.hands[YOU])
            kind = kinds()["legal-plays"]
            may = {card.code for card in playable(now, YOU)}
            assert set(kind.expected(items[f"play-{place}"]).split()) == may
            assert len(may) < len(now.hands[YOU])
        if game(name).form.monte:
            assert deal.end.taker == YOU
            assert set(items["the-monte"].hand) >= set(deal.monte)
            assert len(deal.monte) == game(name).form.size + 3
        assert of_lesson(TESTS[name], seed + 10, game(name).house()).end.deck != deal.end.deck


@pytest.mark.parametrize("name", [name for name in TESTS if name not in ("ragusa", "vanto")])
def test_what_is_paid_is_what_the_whole_deal_brings(name: str) -> None:
    """But for the old Vanto, where card points are not all that is paid, and Ragusa, where they are nothing."""
    for seed in SEEDS:
        item, deal = asked(name, seed)["who-pays"], of_lesson(TESTS[name], seed, game(name).house())
        contract, paid = deal.played.contract, score(deal.end).payoffs
        if hasattr(item, "deal"):
            alone = len(contract.camps[contract.bidding_camp]) == 1
            each = sum(item.lines.values()) * (2 if contract.double else 1)
            assert paid[contract.bidder] == each * (contract.seats - 1 if alone else 1)
        else:
            assert item.points == deal.played.points
            assert (item.contract.kind, item.contract.bidder) == (contract.kind, contract.bidder)
            settled = game(name).form.settle.by_figures(item.contract, deal.played.figures(), game(name).house())
            assert settled.payoffs == paid
