"""Cards taken back at the practice table: the same follows the same, also when the trick is over."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from engine.games.bologna.deal.actions import Play
from lessons.learner.event import Event
from lessons.tables.hand import ME
from lessons.tables.sitting import Sitting, take
from lessons.tables.stages import SORTED
from tests.lessons.practising import played_on, something


def test_a_card_can_be_taken_back_and_the_same_follows_the_same() -> None:
    played = take(Sitting(SORTED, "short"), Event("present", "table", "n", {"seed": 5, "dealer": 3}))
    assert played.hand is not None
    first = something(played.hand, Random(0))
    after = take(played, Event("answer", "table", "a", {"value": first}))
    back = take(after, Event("undo", "table", "u"))
    assert back.hand is not None
    assert back.hand.done == played.hand.done
    again = take(back, Event("answer", "table", "b", {"value": first}))
    assert again.hand is not None
    assert after.hand is not None
    assert again.hand.state == after.hand.state


def test_a_card_can_still_be_taken_back_when_its_trick_has_been_taken_and_the_next_one_is_under_way() -> None:
    for seed in range(30):
        played = take(Sitting(SORTED, "short"), Event("present", "table", "n", {"seed": seed, "dealer": 3}))
        assert played.hand is not None
        first = something(played.hand, Random(0))
        after = take(played, Event("answer", "table", "a", {"value": first}))
        assert after.hand is not None
        assert after.hand.stage == "trick"
        following = take(after, Event("next", "table", "b"))
        for moment in (after, following):
            back = take(moment, Event("undo", "table", "u"))
            assert back.hand is not None
            assert back.hand.state == played.hand.state


def test_every_card_of_ones_own_can_be_taken_back_also_when_the_trick_is_over() -> None:
    moments = list(played_on("whole", 7))
    backs = 0
    for before, after in pairwise(moments):
        assert before.hand is not None
        assert after.hand is not None
        mine = [one for one in after.hand.done[len(before.hand.done) :] if isinstance(one, Play) and one.seat == ME]
        if not mine or after.hand.stage == "over":
            continue
        backs += 1
        back = take(after, Event("undo", "table", "u"))
        assert back.hand is not None
        assert back.hand.done == before.hand.done
        assert mine[0].card in back.hand.mine
    assert backs == 15


def test_the_card_picked_to_lead_can_be_picked_again_before_its_signal() -> None:
    moment = next(one for seed in range(40) for one in played_on("whole", seed) if one.hand and one.hand.card)
    back = take(moment, Event("undo", "table", "u"))
    assert back.hand is not None
    assert back.hand.stage == "play"
    assert moment.hand is not None
    assert back.hand.done == moment.hand.done
