"""The old spoken signals in a lesson and at a table: what is asked, what may be said, and what each word is told to mean."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.game import game
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.house import PROFILES
from engine.games.bologna.pack import PACK
from engine.games.bologna.rules import Rules
from engine.games.bologna.spoken import DEALT, GROUPS, WORDS
from lessons.misconceptions.batto_only_with_the_top import BATTO_ONLY_WITH_THE_TOP
from lessons.misconceptions.led_trump_not_counted import LED_TRUMP_NOT_COUNTED
from lessons.questions.signal.model import KIND, SignalMoment
from lessons.questions.signal.spec import SignalSpec
from lessons.questions.signal.spoken import OLD
from lessons.tables.bologna.choosing import signal_said
from lessons.tables.bologna.dealing import deal
from lessons.tables.hand import ME
from lessons.text.phrases import OFFERED, Lang, say

SPOKEN = Rules.read(dict(PROFILES["old_signals"]))


def asked(seed: int = 1, **told: Any) -> SignalMoment:
    return KIND.make(SignalSpec(id="one", skill="old-signals", **told), game("ottocento"), Random(seed), SPOKEN)


def word(item: SignalMoment, place: int) -> str:
    return item.steps[0].panel.choices[place].reason.rpartition(".")[2]


def test_the_hand_tells_which_word_is_true() -> None:
    hand: dict[str, Any] = {"ask": "word", "moment": "old-high", "hand": "T9 SQ S8 S7", "card": "S7"}
    assert word(asked(**hand, earlier="SK C10"), asked(**hand, earlier="SK C10").steps[0].right[0]) == "batto"
    assert word(asked(**hand), asked(**hand).steps[0].right[0]) == "batto-indietro"


@pytest.mark.parametrize("moment", OLD)
def test_of_every_hand_that_is_drawn_what_is_true_is_accepted_and_nothing_else(moment: str) -> None:
    met = set()
    for seed in range(30):
        item = asked(seed, ask="word", moment=moment)
        step = item.steps[0]
        assert item.speaker is not None
        taken = {word(item, step.right[0]), *(word(item, one[0]) for one in step.also)}
        assert taken == set(item.speaker.right(moment))
        assert len(taken) == 1 or moment == "old-dealt" or taken == {"batto", "batto-fortissimo"}
        met |= taken
    assert met == set(OLD[moment])


def test_two_hermits_are_an_arlia_as_well() -> None:
    step = asked(ask="word", moment="old-dealt", hand="CK DK S7 S8 B9").steps[0]
    assert len(step.also) == 1
    assert step.panel.choices[step.right[0]].reason == "signal.due-romiti"


def test_every_word_has_a_meaning_that_is_told_in_each_language() -> None:
    for group, words in GROUPS.items():
        for one in words:
            step = asked(ask="meaning", moment=f"old-{group}", signal=one).steps[0]
            assert step.panel.choices[step.right[0]].reason == f"signal.old-{group}.{one}"
            for lang in OFFERED:
                assert len({say(choice, lang) for choice in step.panel.choices}) == len(words)
                assert say(signal_said(one, SPOKEN), lang)


def test_whoever_leaves_out_the_led_trump_says_the_word_before() -> None:
    item = asked(ask="word", moment="old-length", hand="T5 T6 T7 T8 T9 T10 SK", card="T5")
    answer = LED_TRUMP_NOT_COUNTED.answer(item, ())
    assert answer is not None
    assert (word(item, answer[0]), word(item, item.steps[0].right[0])) == ("particina", "parte-giusta")


def test_whoever_beats_only_with_the_king_lets_the_queen_stand_behind() -> None:
    item = asked(ask="word", moment="old-high", hand="T9 SQ S8 S7", card="S7", earlier="SK")
    answer = BATTO_ONLY_WITH_THE_TOP.answer(item, ())
    assert answer is not None
    assert word(item, answer[0]) == "batto-indietro"
    assert BATTO_ONLY_WITH_THE_TOP.answer(asked(ask="word", moment="old-high", hand="T9 SK S8", card="S8"), ()) is None


def test_whoever_leads_first_is_shown_the_five_cards_that_may_be_told_of() -> None:
    hand = deal("whole", 5, 3, SPOKEN)
    assert hand.state.eldest == ME
    family, state = hand.family, hand.state
    first = state.first_dealt(ME)
    assert set(first) <= set(state.hands[ME])
    assert len(first) == 5
    said = family.tells(hand, state, Play(ME, PACK["T9"], "parte-giusta"))
    assert say(said[0], Lang("en")).endswith("says “parte giusta”: “with this one I have six trumps.”")


def test_a_word_of_the_deal_is_none_of_trumps() -> None:
    assert not set(DEALT) & set(GROUPS["length"])
    assert len(set(WORDS)) == sum(map(len, GROUPS.values()))


def test_a_batto_is_true_of_the_three_highest_too_and_fortissimo_says_more() -> None:
    step = asked(ask="word", moment="old-high", hand="Angel World Sun S8 S7", card="Sun").steps[0]
    assert step.panel.choices[step.right[0]].reason == "signal.batto-fortissimo"
    (also,) = step.also
    assert step.panel.choices[also[0]].reason == "signal.batto"
    assert step.panel.table is not None, "the words stand beside the cards"
