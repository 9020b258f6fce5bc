"""A sentence is said where it is so: of these scores, of this hand, of what the trick has shown."""

from __future__ import annotations

from typing import Any

import pytest

from engine import game
from engine.notation import read_cards
from lessons.question.kind import Message
from lessons.question.registry import kinds, misconceptions
from lessons.text.card_catalogue import entry
from lessons.text.phrases import say
from tests.lessons.feedback.situations import ask, situations


def test_where_both_are_level_after_four_deals_nobody_is_asked_who_has_more() -> None:
    kind = kinds()["match-end"]
    for they, asked in ((1013, "hint.match-end.look-then"), (900, "hint.match-end.look-more")):
        item = ask("match-end", 0, game("ottocento"), ask="four", you=1013, they=they, played=4)
        assert kind.look(item, (), (2,)).reason == asked


def test_a_suit_that_was_not_followed_is_not_merely_likely_to_be_missing() -> None:
    """Left trumped the cups that were led: there are none in that hand."""
    hand = "Angel World Sun T15 T14 Moor1 Moor2 Moor3 Moor4 SQ S8 BQ B7 CK"
    shown = {"left_shows": "SN BN DN", "laid_away": "T13 T5"}
    for trick, void in (("C9 C10 T11 CJ", True), ("C9 C10 C8 CJ", False)):
        item = ask("who-holds", 0, ask="suit", hand=hand, seat="left", dealer="you", trick=trick, **shown)
        assert (item.steps[0].why[0].reason == "asks-for-the-fourth-void") is void


def test_the_example_of_what_to_give_for_the_matto_is_a_small_card_where_one_may_go() -> None:
    kind, met = kinds()["give-for-matto"], 0
    for item in situations("give-for-matto", "ottocento", 30, ask="which"):
        step = item.steps[0]
        right = [item.game.pack[step.panel.pickable[place]] for place in step.right]
        if any("scartini" in card.groups for card in right):
            for said in (kind.hints(item)[2], kind.first_step(item, (), step.right[:0])):
                assert "scartini" in item.game.pack[str(said.facts["card"])].groups
            met += 1
    assert met


def test_a_side_that_has_won_nothing_is_told_what_it_lacks() -> None:
    met = 0
    for item in situations("settle", "mineo3", 120, ask="whole"):
        for step in item.steps[:2]:
            if step.right == (0,):
                assert step.why[0].reason == "settle.nothing-won"
                assert step.why[0].facts["points"] < 55
                met += 1
    assert met


def test_with_the_fool_in_hand_nobody_has_to_trump() -> None:
    kind = kinds()["play-tricks"]
    for hands, reason in (("T13 Fool DK", "void-trumps-or-fool"), ("T13 T2 DK", "void-trumps")):
        others = ("T17 T14 DM", "SQ S7 B6")
        item: Any = ask("play-tricks", 0, game("barcellona3"))
        deal = type(item)(
            item.game,
            item.rules,
            (),
            tuple(item.game.pack.sorted(read_cards(item.game.pack, hand)) for hand in (hands, *others)),
            2,
            3,
            lead=item.game.pack["B6"],
        )
        assert kind.hints(deal)[1].reason == reason


def test_of_two_suits_as_short_the_one_is_named_of_which_fewer_cards_have_stayed() -> None:
    """Two hearts stayed; of two clubs the Knight has gone, and the 10 alone was missing."""
    hand = "T21 T17 T16 T15 T13 T7 T2 SK S3 H6 H4 DK D9 D5 D4 D3 CN C10"
    item = ask("choose-card", 0, game("french5"), ask="leave", hand=hand)
    away = {item.game.pack[code] for code in ("S3", "CN", "D9")}
    answer = tuple(place for place, card in enumerate(item.view.hand) if card in away)
    told = next(
        one for one in kinds()["choose-card"].error_of(item, (), answer).says if one.reason.startswith("advice-chien")
    )
    assert (told.reason, told.facts["suit"]) == ("advice-chien-empties-none", "C")


def test_who_speaks_first_looks_for_an_answer_only_where_one_is_offered() -> None:
    seen = set()
    for name in ("mineo4", "calatafimi4"):
        for item in situations("bidding", name, 80, ask="may"):
            look = item.steps[0].hints[0].reason
            if not look.endswith(".look"):
                refused = frozenset().union(*item.offered) - item.legal
                assert look == ("hint.bidding.look-first" if refused else "hint.bidding.look-first-free")
                seen.add(bool(refused))
    assert True in seen


def test_three_cards_of_which_one_is_real_are_not_too_few_but_not_real_enough() -> None:
    mine = "Angel T9 T7 T6 T5 Moor1 Moor2 Moor3 SK BK BQ BJ BA CK CA DA S9 S8 S6 B10 B7 D7"
    item = ask("gaps", 0, game("mille"), part="one", sequence="moors", cards=mine)
    assert item.steps[-1].hints[2].reason == "hint.count.length.first-none-real"


def test_a_king_is_spoken_of_only_where_one_lies() -> None:
    for among, king in (("Begato Matto", False), ("Begato Matto CK", True)):
        item = ask("which-of-two", 0, game("ottocento"), pick="Begato", among=among)
        said = say(kinds()["which-of-two"].hints(item)[1], "en", "bologna")
        assert ("King" in said) is king


@pytest.mark.parametrize("name", ["ottocento", "mineo3", "french4"])
def test_no_mistake_begins_with_the_name_of_a_card(name: str) -> None:
    """Asked about, it follows another word and begins small: Justice would be the virtue."""
    its = game(name)
    called = {str(one.name["en"]).split()[0] for card in its.pack if (one := entry(card.code, its.family))}
    for belief in misconceptions():
        first = say(Message(f"diagnosis.{belief}"), "en", its.family).split()[0]
        assert first not in called, belief
