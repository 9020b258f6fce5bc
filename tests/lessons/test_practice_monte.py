"""The house rule of throwing the cards in, at the practice table."""

from __future__ import annotations

from engine.games.bologna.deal.score import score
from lessons.learner.event import Event, Json
from lessons.tables.bologna.match import PracticeMatch
from lessons.tables.hand import ME
from lessons.tables.shown import shown
from lessons.tables.sitting import Sitting, take
from lessons.tables.stages import SORTED, Sort
from tests.lessons.practising import spoken


def at_the_monte(seed: int, dealer: int = 3, sort: Sort = "whole") -> Sitting:
    data: dict[str, Json] = {"seed": seed, "dealer": dealer, "monte": True}
    return take(Sitting(SORTED, sort), Event("present", "table", f"m{seed}", data))


def agreed_at(seed: int) -> Sitting:
    return take(at_the_monte(seed), Event("answer", "table", f"m{seed}-1", {"value": {"monte": True}}))


def test_with_the_house_rule_each_sees_five_cards_and_says_whether_they_are_thrown_in() -> None:
    """Rulings O7: after the first five cards, from the eldest to the dealer; all four must agree."""
    endings = set()
    for seed in range(90):
        asked = at_the_monte(seed)
        assert asked.hand is not None
        assert asked.hand.stage == "monte"
        spoken(asked.hand)
        now = shown(asked.hand).panel
        assert [len(row.cards) for row in now.rows] == [5]
        assert now.table is not None
        assert now.table.left == (5, 5, 5, 5)
        assert set(now.rows[0].cards) == {card.code for card in asked.hand.state.hands[ME][:5]}
        agreed = agreed_at(seed)
        assert agreed.hand is not None
        spoken(agreed.hand)
        endings.add(agreed.hand.state.ending)
        if not agreed.hand.family.played_at_all(agreed.hand.state):
            assert agreed.hand.stage == "over"
            assert (agreed.finished, agreed.last) == (0, None)
            assert score(agreed.hand.state).sides[0].total == 0
            assert agreed.dealer == 0
        else:
            assert len(agreed.hand.mine) >= 15
        refused = take(asked, Event("answer", "table", f"m{seed}-1", {"value": {"monte": False}}))
        assert refused.hand is not None
        assert len(refused.hand.mine) >= 15
    assert endings == {"", "monte"}


def test_a_deal_thrown_in_is_none_of_the_four_but_the_deal_passes_on() -> None:
    thrown_in = next(one.hand for one in map(agreed_at, range(90)) if one.hand and one.hand.state.ending == "monte")
    match = PracticeMatch("four", ((10, 20),), monte=True).after(thrown_in.state)
    assert match.rules.andare_a_monte
    assert (len(match.deals), match.dealer) == (1, 1)
    assert not PracticeMatch("four").rules.andare_a_monte
