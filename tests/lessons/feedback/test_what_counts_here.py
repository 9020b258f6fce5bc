"""Of points nobody speaks where they bring nothing; values are those of the way in which they are counted."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

import pytest

from engine import game, games
from lessons.question.answered.diagnosis import diagnose
from lessons.question.answered.marking import mark, remedy
from lessons.question.capabilities import counts_points
from lessons.question.kind import Message
from lessons.question.panel import answer_of, number_of
from lessons.question.registry import kinds
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED
from tests.lessons import table
from tests.lessons.feedback.test_slips import sure


def ask(*what: Any, **way: Any) -> Any:
    """A situation, looked at from inside."""
    return table.ask(*what, **way)


def test_in_ragusa_no_card_points_are_counted() -> None:
    """In Ragusa card points are ignored: the only score is for winning the last trick."""
    assert [name for name in games() if not counts_points(game(name))] == ["ragusa"]
    for name in ("how-many-points", "threes", "find-error", "in-pairs"):
        assert kinds()[name].refuses(game("ragusa"))
        assert not all(kinds()[name].refuses(game(other)) for other in ("mineo3", "ottocento"))
    for group in ("decine", "cinquine"):
        spec = table.spec("pick-cards", group=group)
        for name, faults in (("ragusa", 1), ("mineo3", 0)):
            its = game(name)
            assert len(list(kinds()["pick-cards"].faults(spec, its, its.house()))) == faults


def test_where_each_card_counts_one_less_no_cure_speaks_of_full_values() -> None:
    """By that method the 1 counts nine and the 15 nothing; who follows the cure must come to the right number."""
    kind, item = kinds()["threes"], ask("threes", 0, game("mineo3"), method="less", cards="T17 T15 T5 Fool CK C7 D8")
    found = mark(kind, item, (), (21,))
    told = " ".join(say(said, "en", "sicily") for said in found.says)
    assert found.diagnosis == "fifteen-is-an-aria"
    assert "five points" not in told
    assert "counts ten" not in told
    cure = remedy(kind, item, (), "fifteen-is-an-aria")
    assert cure.reason == kind.hints(item)[1].reason
    off = ask("threes", 0, game("mineo3"), cards="T17 T15 T5 Fool CK C7 D8")
    assert remedy(kind, off, (), "fifteen-is-an-aria").reason == "remedy.fifteen-is-an-aria"


@pytest.mark.parametrize("name", ["french2", "french4"])
def test_in_a_count_by_twos_one_pair_more_or_less_proves_nothing(name: str) -> None:
    """Nor does the number of the cards that are left over, or that of all cards."""
    kind = kinds()["in-pairs"]
    for method in ("off", "laid"):
        for seed in range(25):
            item = ask("in-pairs", seed, game(name), method=method, size=(6, 8, 7)[seed % 3])
            step = item.steps[1]
            alone = len(item.cards) - 2 * (method == "laid") * sum(card.points > 1 for card in item.cards)
            right = number_of(step.right)
            for wrong in {alone, right - 1, right + 1, right + Fraction(1, 2)} - {right}:
                if wrong >= 0:
                    given = (item.steps[0].right,)
                    assert not sure(diagnose(kind, item, given, answer_of(wrong))), (item, wrong)


@pytest.mark.parametrize(
    ("name", "kind_name"), [("french5", "how-many-points"), ("mineo3", "threes"), ("mineo3", "how-many-points")]
)
def test_any_of_several_cards_of_one_worth_may_have_been_taken_for_a_low_one(name: str, kind_name: str) -> None:
    kind, its = kinds()[kind_name], game(name)
    low = min(card.points for card in its.pack)
    for seed in range(30):
        item = ask(kind_name, seed, its, size=12)
        for points in {card.points for card in item.cards if card.points > low}:
            if sum(card.points == points for card in item.cards) > 1:
                assert not sure(diagnose(kind, item, (), answer_of(number_of(kind.right(item)) - (points - low))))


def test_one_point_too_few_off_a_pile_is_no_proof_that_the_rest_was_forgotten() -> None:
    kind = kinds()["threes"]
    for seed in range(20):
        item = ask("threes", seed, game("mineo3"))
        right = item.steps[1].right[0]
        for wrong in (right - 1, right + 1):
            assert not sure(diagnose(kind, item, (item.steps[0].right,), (wrong,)))
    for lang in OFFERED:
        assert not re.search(r"cards|carte|cartes", say(Message("diagnosis.rest-loses-nothing"), lang))
