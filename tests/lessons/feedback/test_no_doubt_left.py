"""What is asked, named or advised after a wrong answer is there: offered, still open, and said by whose cards they are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine import game
from lessons.question.answered import ladder
from lessons.question.answered.diagnosis import diagnose, explaining
from lessons.question.kind import Message
from lessons.question.registry import kinds, misconceptions
from lessons.question.sampling import draw
from lessons.question.stepwise import NONE
from lessons.questions.speaking.rounds import ON, SOLO
from lessons.text.phrases import say, to_two
from lessons.yamlfile.fields import OFFERED
from tests.lessons import table
from tests.lessons.feedback.situations import in_words, kind_and_items, situations, wrong_choices
from tests.lessons.feedback.test_slips import sure

OWED = ("remedy.excuse-owed-in-an-own-trick", "remedy.nothing-owed-for-the-excuse", "hint.whose-excuse.rule-owed")


@pytest.mark.parametrize("reason", OWED)
def test_what_is_owed_is_not_told_by_the_other_side(reason: str) -> None:
    """On the table "the other side" is the learner's opponents, and they may be the side of the Excuse."""
    for lang in OFFERED:
        told = say(Message(reason), lang, "france")
        assert not [
            word for word in ("other side", "altra parte", "autre camp", "You owe", "degli altri") if word in told
        ]


def test_a_word_nobody_offers_is_not_left_aside() -> None:
    seen = set()
    for name in ("mineo3", "ragusa"):
        for item in situations("speaking", name, 40, ask="may"):
            first, offered = kinds()["speaking"].hints(item)[2].reason, frozenset().union(*item.offered)
            assert not first.endswith("first-between") or SOLO in offered
            assert not first.endswith("first-last") or ON in offered
            seen.add(first)
    assert len(seen) > 2


def test_whoever_declares_by_leading_is_not_asked_who_deals() -> None:
    for item in situations("match-end", "mille", 30, ask="eldest"):
        first = kinds()["match-end"].hints(item)[2].reason
        assert not first.endswith("-who@two")
        assert not first.endswith("first-who")


def test_nothing_follows_from_a_sentence_that_was_not_said() -> None:
    its = kinds()["may-leave"]
    for item in situations("may-leave", "ottocento", 40, ask="whose"):
        for belief in ("discard-goes-with-last-trick", "discard-always-kept"):
            answer = its.answer_under(item, (), misconceptions()[belief])
            if answer is not None:
                assert ladder.rung(its, item, (), answer, 0, belief)[0] == its.hints(item)[0]


def test_of_one_player_no_pair_may_give_a_card() -> None:
    for lang in OFFERED:
        told = say(to_two(Message("hint.give.rule-single")), lang, "bologna")
        assert not [word for word in ("side", "coppia", "camp") if word in told]


def test_where_one_leads_nobody_is_void() -> None:
    its, met = kinds()["legal-plays"], 0
    for name in ("ragusa", "mineo3"):
        for item in situations("legal-plays", name, 60):
            if item.led is None:
                met += 1
                every = tuple(range(len(item.hand)))
                assert "may-discard-when-void" not in {one.id for one in explaining(its, item, (), every)}
    assert met


def test_where_trumps_are_asked_for_the_excuse_has_not_asked_for_them() -> None:
    item: Any = table.ask("legal-plays", 0, game("french4"), hand="T21 T13 T9 T1 S4", trick="Excuse T16 DJ")
    its = kinds()["legal-plays"]
    assert its.answer_under(item, (), misconceptions()["led-excuse-asks-for-trumps"]) in (None, its.right(item))


def test_of_two_players_too_the_winner_leads() -> None:
    for item in situations("next-to-act", "mille", 10, ask="lead"):
        assert kinds()["next-to-act"].hints(item)[0].reason == "hint.next.look-winner"


def test_the_highest_number_or_any_bid_taken_for_the_highest_proves_nothing() -> None:
    for name in ("barcellona4", "french4", "ottocento"):
        its = kinds()["next-to-act"]
        for item in situations("next-to-act", name, 40, ask="lead"):
            aimed = replace(item, aim=("lead-goes-round",))
            plain = [i for i, card in enumerate(item.trick) if card.rank.isdigit() and not card.is_trump]
            for i in plain:
                if item.trick[i].rank == max((item.trick[j].rank for j in plain), key=int):
                    seat = ((item.who + i) % len(item.trick),)
                    assert its.is_right(aimed, (), seat) or not sure(diagnose(its, aimed, (), seat))
    for its, item in kind_and_items("auction", "french3", 30, ask="comes"):
        aimed = replace(item, aim=("first-bid-takes",))
        for place, _, _ in wrong_choices("auction", aimed):
            assert not sure(diagnose(its, aimed, (), (place,)))


def test_where_nothing_can_be_declared_its_own_cards_are_not_said_to_be_strangers() -> None:
    its, met = kinds()["declare"], 0
    for item in situations("declare", "ottocento", 60, ask="cards"):
        if its.right(item) == NONE:
            met += 1
            said = its.explain(item, (), (0, 1)).says
            assert "steps.not-these" not in {one.reason for one in said}
    assert met


def test_where_twenty_was_said_the_sum_alone_leads_nowhere() -> None:
    seen = set()
    for item in situations("bidding", "calatafimi4", 60, ask="may"):
        first = kinds()["bidding"].hints(item)[2]
        assert (first.reason == "hint.bidding.first-hand-twenty") == ("20" in item.said and "-hand" in first.reason)
        seen.add(first.reason)
    assert "hint.bidding.first-hand-twenty" in seen


def test_nobody_is_sent_to_a_trump_where_the_fool_is_to_be_played() -> None:
    its = kinds()["play-tricks"]
    for item in situations("play-tricks", "calatafimi4", 60):
        state = item.at(())
        if item.advised(state).is_fool and len(item.legal(state)) > 1:
            assert its.hints(item)[1].reason not in ("void-trumps", "follows-suit", "follows-trump")


def test_the_trumps_that_lie_there_are_asked_after_by_side() -> None:
    (item,) = situations("captured", "mineo3", 1)
    for told in in_words(Message("hint.captured.first-counting", {"n": 1}), item):
        assert told.endswith("?")


def test_a_card_that_the_house_rule_does_not_let_go_is_not_merely_too_good() -> None:
    """House rule: for the Matto only a card worth one point is given."""
    its, of, met = kinds()["give-for-matto"], game("ottocento"), 0
    rules = of.house.read({"matto_exchange": "single_point"})
    for seed in range(10):
        item: Any = draw(its, table.spec("give-for-matto", ask="usual"), of, seed, rules)
        for place, card in enumerate(item.taken):
            if card.points > 1:
                met += 1
                assert its.error_of(item, (), (place,)).says[0].reason == "gives-one-point-card"
    assert met
