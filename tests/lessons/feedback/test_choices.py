"""What is said and lit of a card chosen to be played or laid away fits that very choice, and the place in which it is played."""

from __future__ import annotations

from typing import Any

import pytest

from engine import game
from lessons.question.answered.diagnosis import chance
from lessons.question.kind import Message
from lessons.question.registry import kinds
from lessons.text.phrases import say
from tests.lessons.feedback.situations import kind_and_items, situations


@pytest.mark.parametrize("name", ["ottocento", "french4", "french5"])
def test_no_card_of_the_good_choice_is_lit_as_wrong(name: str) -> None:
    """With the solution it is right; before, those are lit that are not of it, and no other."""
    met = 0
    for kind, item in kind_and_items("choose-card", name, 12, ask="leave"):
        best = item.advice.best[0]
        good = set(item.places(best))
        for option in item.advice.poor[:20]:
            answer = item.places(option)
            lit = kind.explain(item, (), answer).cards
            assert {place for place, state in lit.items() if state == "right"} == good & set(answer)
            assert {place for place, state in lit.items() if state == "missed"} == good - set(answer)
            assert "wrong" not in {lit[place] for place in good}
            assert kind.error_of(item, (), answer).cards == dict.fromkeys(set(answer) - good, "wrong")
            met += bool(good & set(answer))
    assert met


@pytest.mark.parametrize(("name", "stays"), [("ottocento", ("Angel", "SK")), ("french4", ("T21", "SK", "Excuse"))])
def test_what_may_not_be_laid_away_is_lit_alone_and_each_with_its_reason(name: str, stays: tuple[str, ...]) -> None:
    """Five points stay; a King, a bout, the Excuse each for a rule of its own."""
    met = 0
    for kind, item in kind_and_items("choose-card", name, 30, ask="leave"):
        kept = [card for card in item.view.hand if card.code in stays]
        free = [card for card in item.view.hand if card in {one for option in item.advice.options for one in option}]
        chosen = [*kept, *free][: item.number]
        if not kept or len(chosen) < item.number:
            continue
        mark = kind.error_of(item, (), item.places(chosen))
        assert mark.refused
        assert set(mark.cards) == set(item.places(card for card in chosen if card in kept))
        told = [said.reason for said in mark.says]
        assert len(told) == len(set(told)) > 1
        met += 1
    assert met


def test_the_rule_told_to_who_follows_is_not_about_leads_alone() -> None:
    """A trick that somebody else has begun: bringing a Jack home, a King on the first round."""
    told = set()
    for item in situations("choose-card", "ottocento", 80, ask="follow"):
        reason = item.advice.options[item.advice.best[0]][0].reason
        rule = kinds()["choose-card"].hints(item)[1].reason
        assert rule not in ("hint.choose-card.playing-suits", "hint.choose-card.planning-the-play"), reason
        told.add(rule)
    assert told


def test_a_long_suit_to_attack_with_has_its_own_rule() -> None:
    """It is led from two valuable cards and from the King as well; from a short suit these wait."""
    met = 0
    for item in situations("choose-card", "ottocento", 80, ask="lead"):
        reason = item.advice.options[item.advice.best[0]][0].reason
        rule = kinds()["choose-card"].hints(item)[1].reason
        if reason.startswith("advice-long-suit"):
            assert rule == "hint.choose-card.planning-the-play"
            met += reason != "advice-long-suit"
    assert met


def test_the_taker_who_hunts_the_petit_needs_the_highest_trump_and_not_many_high_ones() -> None:
    item = next(
        one
        for one in situations("choose-card", "french4", 60, ask="lead")
        if one.advice.options[one.advice.best[0]][0].reason == "advice-hunts-the-petit"
    )
    rule = kinds()["choose-card"].hints(item)[1]
    for lang, wrong in zip(("en", "it", "fr"), ("many high trumps", "molti atout alti", "long et fort"), strict=True):
        assert wrong not in say(rule, lang, "france")


def test_chance_chooses_among_the_cards_that_may_be_played() -> None:
    """With two cards to choose from a tap on the other one proves no wrong idea."""
    kind: Any = kinds()["choose-card"]
    met = 0
    for item in situations("choose-card", "french4", 60, ask="keys"):
        able = len(item.advice.options)
        for option in item.advice.poor:
            assert chance(kind, item, (), item.places(option)) == pytest.approx(0.06 / max(1, able - 1))
        met += able == 2
    assert met
    assert game("french4").seats == 4


def test_a_lone_taker_is_told_of_no_trick_that_is_already_theirs() -> None:
    """Before a lone taker has played no trick is theirs; only who has a partner may leave it to that one."""
    for lang, partner in (("en", "a partner"), ("it", "un compagno"), ("fr", "un partenaire")):
        text = say(Message("remedy.petit-kept-too-long"), lang, "france")
        assert partner in text
        assert not any(both in text for both in ("yours", "vostra", "à vous"))


def test_nobody_else_has_a_trump_where_the_petit_waits_beside_a_higher_one() -> None:
    for lang, others in (("en", "Nobody else"), ("it", "Gli altri"), ("fr", "Les autres")):
        assert others in say(Message("advice-petit-for-the-last"), lang, "france")
