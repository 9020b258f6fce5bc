"""What is said of where a card is: of silence only where somebody is silent, of one's own discard where there is one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine import game
from lessons.question.answered.diagnosis import diagnose
from lessons.question.kind import Message
from lessons.question.registry import about, kinds, misconceptions
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED
from tests.lessons import table
from tests.lessons.feedback.test_slips import sure

PLACES = {"you": 0, "right": 1, "mate": 2, "left": 3, "discard": 4}
ALL_SHOWN = misconceptions()["shows-all-there-is"]


def asked(seeds: int, **way: Any) -> Iterator[Any]:
    for seed in range(seeds):
        yield table.ask("who-holds", seed, game("ottocento"), **way)


def reasons(item: Any) -> list[str]:
    return [said.reason for said in item.steps[0].why]


def test_silence_is_spoken_of_only_where_one_of_those_who_may_have_the_card_was_silent() -> None:
    open_, loud = 0, 0
    for ask in ("where", "holds"):
        for item in asked(60, ask=ask):
            why = {said.reason: said.facts for said in item.steps[0].why}
            if "where-open" not in why:
                continue
            places = [PLACES[str(seat)] for seat in why["where-open"]["seats"]]
            silent = [place for place in places if place < 4 and not item.view.shown[place]]
            assert silent or "silence-no-proof" not in why
            if not silent:
                assert {"may-show-less", "may-be-laid-away", "likely-no-proof"} & why.keys()
            open_, loud = open_ + 1, loud + (not silent)
    assert open_ > loud > 0


def test_whoever_has_discarded_looks_at_the_discard_as_well() -> None:
    its, found = kinds()["who-holds"], set()
    for ask in ("where", "holds"):
        for item in asked(30, ask=ask):
            look = its.hints(item)[0].reason
            assert (look == f"hint.who-holds.look-{ask}-own") == (item.view.dealer == 0)
            found.add(look)
    assert len(found) == 4


def test_no_missing_suit_is_asked_for_where_the_cards_ask_for_nothing() -> None:
    its, found = kinds()["who-holds"], set()
    for item in asked(40, ask="suit"):
        kings = "asks-nothing" in reasons(item)
        assert (its.hints(item)[0].reason == "hint.who-holds.look-suit-nothing") == kings
        found.add(kings)
    assert found == {True, False}


def test_that_somebody_is_short_is_likely_and_no_more() -> None:
    facts = {"kind": "queens", "suit": "C", "seat": "left"}
    for lang, word in zip(OFFERED, ("likelihood", "probabilmente", "sans doute"), strict=True):
        assert word in say(Message("asks-for-the-fourth", facts), lang, "bologna")


def test_a_sequence_without_a_card_is_not_three_of_a_kind_without_the_fourth() -> None:
    its, found = kinds()["who-holds"], 0
    three = next(one for one in about("who-holds") if one.id == "shows-all-there-is")
    for item in asked(60, ask="where"):
        shown = {one.kind for seat in item.view.shown for one in seat}
        if item.card.code in ("Begato", "Matto") and "tarocchi" not in shown:
            found += 1
            assert its.answer_under(item, (), three) in (None, its.right(item))
    assert found


def test_one_of_the_places_left_for_a_card_may_have_been_guessed() -> None:
    """Who names one of those where it can still be may take the likely for certain, or guess: no wrong rule is sure."""
    its, met = kinds()["who-holds"], 0
    three_jacks = {
        "hand": "Angel T14 T13 Moor1 Moor2 SK S7 SA B6 CK C6 DQ DN D9",
        "card": "SJ",
        "dealer": "you",
        "right_shows": "BJ CJ DJ",
        "laid_away": "B7 CA",
        "trick": "S9 T12 S10 S6",
    }
    for way, seeds in (({"ask": "where"}, 30), ({"ask": "where", **three_jacks}, 1), ({"ask": "likely"}, 30)):
        for item in asked(seeds, **way):
            for place in sorted(item.view.places(item.card)):
                if place < len(its.panel(item).choices) - (way["ask"] == "likely") and not its.is_right(
                    item, (), (place,)
                ):
                    for belief in about("who-holds"):
                        aimed = replace(item, aim=(belief.id,))
                        assert not sure(diagnose(its, aimed, (), (place,))), (item, place, belief.id)
                    met += its.answer_under(item, (), ALL_SHOWN) == (place,)
    assert met


def test_a_place_that_is_ruled_out_is_still_told_as_what_was_believed() -> None:
    its = kinds()["who-holds"]
    told = set()
    for item in asked(60, ask="where"):
        for belief in about("who-holds"):
            answer = its.answer_under(item, (), belief)
            if answer and answer[0] < 5 and answer[0] not in item.view.places(item.card):
                told.add(sure(diagnose(its, replace(item, aim=(belief.id,)), (), answer)))
    assert True in told


def test_who_did_not_follow_may_have_played_the_matto() -> None:
    """The Matto may be played instead of following (ottocento#matto): it tells nothing of the suit led."""
    for lang in OFFERED:
        assert "Matto" in say(Message("hint.who-holds.rule-follow"), lang, "bologna")


def test_a_player_who_shows_three_is_thought_to_have_no_more() -> None:
    """What was done, as in English, and no rule that is put into the learner's head."""
    assert "non abbia" not in say(Message("diagnosis.shows-all-there-is"), "it", "bologna")
