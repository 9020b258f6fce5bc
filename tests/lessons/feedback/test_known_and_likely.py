"""What is said of where a card is: of silence only where somebody is silent, of one's own discard where there is one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine import game
from lessons.question.kind import Said
from lessons.question.registry import about, kinds
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED
from tests.lessons import table

PLACES = {"you": 0, "right": 1, "mate": 2, "left": 3, "discard": 4}


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
        assert word in say(Said("asks-for-the-fourth", facts), lang, "bologna")


def test_a_sequence_without_a_card_is_not_three_of_a_kind_without_the_fourth() -> None:
    its, found = kinds()["who-holds"], 0
    three = next(one for one in about("who-holds") if one.id == "shows-all-there-is")
    for item in asked(60, ask="where"):
        shown = {one.kind for seat in item.view.shown for one in seat}
        if item.card.code in ("Begato", "Matto") and "tarocchi" not in shown:
            found += 1
            assert its.misled(item, (), three) in (None, its.right(item))
    assert found
