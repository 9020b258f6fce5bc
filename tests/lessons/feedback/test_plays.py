"""What is said of cards that are played is true of this trick and of this answer."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine import game
from lessons.question.answered import ladder, marking
from lessons.question.answered.diagnosis import diagnose
from lessons.question.kind import Item, Message
from lessons.question.registry import kinds
from lessons.text.phrases import say
from lessons.yamlfile.fields import LANGS, OFFERED, Lang
from tests.lessons.feedback.situations import ask, cards_of, first, reasons, wrong_answers
from tests.lessons.feedback.test_slips import sure


def called(code: str, item: Item) -> tuple[str, int]:
    """What a card is told from others by: one Moor is called as another."""
    return item.game.pack[code].suit, item.game.pack[code].strength


MOORS: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("who-wins", {"trick": "Moor1 Moor3 B6 Begato"}, 0),
    ("next-to-act", {"ask": "lead", "who": "you", "trick": "Moor1 Moor3 B6 Begato"}, 0),
    ("pack-at-home", {"ask": "takes", "custom": "number", "shown": "Moor4 Moor3"}, 0),
)
"""Situations where one Moor loses to another, and the answer that takes it for the winner."""


EN, IT = Lang("en"), Lang("it")


def test_where_no_trump_lies_none_has_to_be_beaten() -> None:
    seen = set()
    for seed in range(150):
        item = ask("legal-plays", seed, game("french4"))
        for said in kinds()["legal-plays"].applied(item):
            if said.reason.startswith("ladder.can-trump"):
                there = any(card.is_trump for card in item.trick)
                assert (said.reason == "ladder.can-trump") == there
                seen.add(there)
    assert seen == {True, False}


def test_a_hint_looks_first_at_the_card_that_may_not_go() -> None:
    for seed in range(60):
        item = ask("lay-away", seed, game("tortorici3"), ask="these")
        verdict = item.laying.judge(item.hand, item.left, item.number)
        told = kinds()["lay-away"].hints(item)[2].facts["card"]
        assert verdict.ok or verdict.facts.get("card", told) == told


def test_who_leads_looks_at_what_has_gone_only_where_something_has() -> None:
    for gone in ("", "T20"):
        item = ask("telling", 1, game("calatafimi4"), hand="T19 T18 CQ", card="T18", gone=gone)
        assert reasons("telling", item)[1:] == [
            "hint.telling.rule-giove",
            f"hint.telling.first-giove{'' if gone else '-held'}",
        ]


@pytest.mark.parametrize(
    ("kind", "name", "way"),
    [
        ("choose-card", "ottocento", {"ask": "lead"}),
        ("choose-card", "ottocento", {"ask": "trumps"}),
        ("choose-card", "french4", {"ask": "keys"}),
        ("problem", "ottocento", {}),
    ],
)
def test_of_the_card_just_played_nobody_says_once_more_that_it_is_wrong(kind: str, name: str, way: Any) -> None:
    its = kinds()[kind]
    for item, answer in wrong_answers(kind, name, 8, **way):
        if its.error_of(item, (), answer).refused:
            continue
        said = first(kind, item, answer)
        if said.reason in ("hint.choose-card.any-other", "hint.choose-card.the-other"):
            continue
        (other,) = cards_of(said)
        played = its.panel(item).pickable[answer[0]]
        right = its.panel(item).pickable[its.right(item)[0]]
        assert called(other, item) not in (called(played, item), called(right, item))


def test_a_king_of_whom_it_was_said_what_he_counts_is_not_asked_about() -> None:
    for item, answer in wrong_answers("may-leave", "ottocento", 40, ask="these"):
        said = kinds()["may-leave"].error_of(item, (), answer).says[0]
        assert (
            first("may-leave", item, answer).facts.get("card") != said.facts["card"]
            or len([card for card in item.left if card.is_trump]) == 0
        )


@pytest.mark.parametrize(("kind", "way", "place"), MOORS, ids=[kind for kind, _, _ in MOORS])
def test_where_a_moor_wins_nobody_says_that_the_moor_does_not(kind: str, way: dict[str, Any], place: int) -> None:
    its, item = kinds()[kind], ask(kind, 0, game("ottocento"), **way)
    assert not its.is_right(item, (), (place,))
    found = marking.mark(its, item, (), (place,))
    said = (*its.error_of(item, (), (place,)).says, *ladder.solution(its, item, (), (place,), found).says)
    untrue = ("The Moor does not win", "The Moor is not ahead", "Il Moro non", "Qui il Moro", "Le Maure n")
    for lang in OFFERED:
        texts = [say(one, lang, "bologna") for one in said]
        assert not any(word in text for word in untrue for text in texts), texts
        assert "It should have been the Moor." not in texts


@pytest.mark.parametrize("name", ["french4", "mineo3", "ottocento"])
def test_only_who_took_another_suit_for_the_winner_is_sent_to_look_for_trumps(name: str) -> None:
    seen = set()
    for item, answer in wrong_answers("who-wins", name, 40):
        look = kinds()["who-wins"].look(item, (), answer)
        winner = item.trick[kinds()["who-wins"].right(item)[0]]
        same = item.trick[answer[0]].suit == winner.suit
        assert (look.reason == "hint.who-wins.look-same") == same
        seen.add(same)
    assert seen == {True, False}


@pytest.mark.parametrize("name", ["french4", "mineo3", "ottocento"])
def test_where_every_card_is_in_the_running_nobody_says_only(name: str) -> None:
    seen = set()
    for seed in range(60):
        item = ask("who-wins", seed, game(name))
        for said in kinds()["who-wins"].applied(item):
            if said.reason.startswith("hint.who-wins.first") and not said.reason.endswith("-level"):
                whole = len(cards_of(said)) == len(item.trick)
                assert (said.reason == "hint.who-wins.first-all") == whole
                seen.add(whole)
    assert seen == {True, False}


def test_where_the_petit_is_missing_nobody_is_to_find_out_whose_trick_it_is() -> None:
    seen = set()
    for seed in range(60):
        item = ask("last-trick", seed, game("french5"), ask="petit")
        there = any(card.code == "T1" for card in item.trick)
        assert (kinds()["last-trick"].hints(item)[2].reason == "hint.last-trick.first") == there
        seen.add(there)
    assert seen == {True, False}


def test_whose_the_trick_is_nobody_asks_who_has_just_been_told() -> None:
    ways: tuple[tuple[str, dict[str, Any]], ...]
    ways = (("problem", {}), ("choose-card", {"ask": "keys"}), ("choose-card", {"ask": "follow"}))
    for kind, way in ways:
        its = kinds()[kind]
        for item, answer in wrong_answers(kind, "ottocento", 12, **way):
            said = its.error_of(item, (), answer)
            own, look = say(said.says[0], EN, "bologna"), say(its.look(item, (), answer), EN, "bologna")
            told = re.search(r"trick is (theirs|certainly|the opponents)|highest card is an opponent's", own)
            assert said.refused or not told or "Whose" not in look, own


def test_where_a_court_is_forced_not_every_card_is_said_to_be_free() -> None:
    hand, others = "SH S7 CK", {"right": "T9 D5 B5", "left": "T8 D6 B6"}
    item, kind = ask("play-tricks", 0, game("calatafimi3"), hand=hand, **others), kinds()["play-tricks"]
    look, rule, _ = kind.hints(item)
    assert (look.reason, rule.reason) == ("hint.legal-plays.look-bound-lead", "hint.legal-plays.rule-bound")
    pip = kind.panel(item).pickable.index("S7")
    assert kind.look(item, (), (pip,)).reason == "hint.choose-card.look-then"
    item = ask("legal-plays", 0, game("calatafimi3"), hand="T6 SH S7 CK C5")
    says = kinds()["legal-plays"].explain(item, (), kinds()["legal-plays"].right(item)).says
    assert "free-lead" not in {said.reason for said in says}


@pytest.mark.parametrize(
    ("hand", "trick", "picked", "look"),
    [
        ("CK C7 D5 T6", "CM", "CK D5", "hint.legal-plays.asked"),
        ("CK C7 D5 T6", "CM", "C7", "hint.legal-plays.look-bound"),
        ("SH S7 CK D5 T6", "", "SH S7 CK D5 T6", "hint.legal-plays.look-bound-lead"),
        ("Fool D5 T6", "", "D5 T6 Fool", "hint.legal-plays.look-fool-leads"),
        ("Fool D5 D7 T6", "", "D5 D7", "hint.legal-plays.look-again"),
    ],
)
def test_where_to_look_for_what_may_be_played_is_where_the_mistake_is(
    hand: str, trick: str, picked: str, look: str
) -> None:
    item, kind = ask("legal-plays", 0, game("calatafimi3"), hand=hand, trick=trick), kinds()["legal-plays"]
    answer = tuple(kind.panel(item).pickable.index(code) for code in picked.split())
    assert not kind.is_right(item, (), answer)
    assert kind.look(item, (), answer).reason == look


@pytest.mark.parametrize("reason", ["void-trumps", "follows-suit", "must-trump"])
def test_a_lone_card_is_not_spoken_of_as_several(reason: str) -> None:
    one = Message(reason, {"suit": "C", "card": "T9", "cards": ("T9",)})
    several = Message(reason, {"suit": "C", "card": "T9", "cards": ("T9", "T4")})
    for lang in LANGS:
        assert say(one, lang, "sicily") != say(several, lang, "sicily")


@pytest.mark.parametrize("family", ["bologna", "sicily", "france"])
def test_a_card_comes_back_for_the_sake_of_the_one_trump_there_is(family: str) -> None:
    said = Message("play-tricks.back-must-trump", {"suit": "C", "card": "DJ", "cards": ("T9",)})
    assert "a trump." in say(said, EN, family)
    assert re.search(r"un (trionfo|atout)\.", say(said, IT, family))


@pytest.mark.parametrize("name", ["calatafimi3", "mineo3", "ottocento", "french4"])
def test_who_does_what_the_last_hint_says_plays_by_the_rules(name: str) -> None:
    """The fool that lies in the trick is looked for in no hand, and all that may be led is not what a bound court forbids."""
    kind, seen = kinds()["legal-plays"], set()
    for seed in range(250):
        item = ask("legal-plays", seed, game(name))
        first = kind.hints(item)[2]
        fool = next(card for card in item.game.pack if card.is_fool)
        if fool in item.trick:
            assert (
                all(say_of not in first.reason for say_of in ("first-follow", "first-trump"))
                or "fool-lies" in first.reason
            )
            seen.add("lies")
        if first.reason == "hint.legal-plays.first-any":
            free = [card for card in item.hand if not card.is_fool]
            assert all(item.verdicts[card].ok for card in free)
            seen.add("any")
    assert seen == {"lies" if name in ("ottocento", "french4") else "any"}


def test_who_may_lead_neither_the_fool_nor_a_card_below_a_bound_king_hears_of_both() -> None:
    """Calatafimi: a King must be played to the first trick in its suit; the Fool may be led only to the last trick."""
    kind = kinds()["legal-plays"]
    item = ask("legal-plays", 0, game("calatafimi3"), hand="T16 T15 Fool DK D9")
    fool = item.game.pack["Fool"]
    assert kind.hints(item)[2].reason == "hint.legal-plays.first-bound"
    told = {said.reason for said in kind.applied_to(item, (), (item.hand.index(fool),))}
    assert told == {"hint.legal-plays.rule-fool-waits", "hint.legal-plays.rule-bound"}


@pytest.mark.parametrize("name", ["vanto", "ottocento", "french4"])
def test_the_one_card_that_would_be_played_is_no_proof_of_a_wrong_rule(name: str) -> None:
    kind = kinds()["legal-plays"]
    for seed in range(60):
        item = ask("legal-plays", seed, game(name))
        right = kind.right(item)
        for place in right if len(right) > 1 else ():
            assert not sure(diagnose(kind, item, (), (place,)))


@pytest.mark.parametrize(
    ("name", "way"),
    [
        (
            "barcellona4",
            {
                "hand": "T6 Fool B6",
                "right": "T3 DK DQ",
                "partner": "S6 BH B5",
                "left": "T9 BQ D10",
                "leader": "partner",
            },
        ),
        (
            "ottocento",
            {
                "hand": "Matto CK DA",
                "right": "SJ S10 BQ",
                "partner": "Begato DK D10",
                "left": "T5 CN D7",
                "leader": "left",
            },
        ),
        ("mineo3", {"hand": "Fool S7 BK", "right": "T15 B8 D9", "left": "BM B7 D4", "leader": "right", "lead": "D9"}),
    ],
)
def test_where_the_fool_would_be_played_the_look_is_not_at_what_might_go_instead(name: str, way: Any) -> None:
    """Neither at the trump that one would have to play without it, nor at the suit or at what else is free."""
    item: Any = ask("play-tricks", 0, game(name), **way)
    assert item.advised(item.at(())).is_fool
    assert reasons("play-tricks", item)[0] == "hint.legal-plays.look-fool"
