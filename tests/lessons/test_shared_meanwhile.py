"""What is told meanwhile to somebody without a chair who sees no cards; between deals a table changes to a teaching table."""

from __future__ import annotations

from lessons.shared_table.entries import PlayedFor
from lessons.shared_table.teaching.entries import TeachingSet
from screens.wording.texts import text

from .teaching import ONLOOKER, TEACHER, Class, told
from .test_shared_onlookers import shown
from .test_shared_table import Company


def test_during_the_first_trick_whoever_looks_on_is_told_that_a_deal_is_on_and_when_its_cards_are_seen() -> None:
    company = shown("ottocento", 0)
    assert told(ONLOOKER, company.table)["meanwhile"] == "", "no deal yet"
    company.deal()
    now = told(ONLOOKER, company.table)
    assert (now["stage"], now["meanwhile"]) == ("chairs", text("friends.meanwhile.late", "it"))
    assert told("anna", company.table)["meanwhile"] == ""


def test_where_no_cards_are_shown_that_a_deal_is_on_is_told_all_the_same() -> None:
    company = Company("mineo4", 2)
    company.deal()
    assert told(ONLOOKER, company.table)["meanwhile"] == text("friends.meanwhile.plays", "it")
    while not company.table.over:
        company.step()
    assert told(ONLOOKER, company.table)["meanwhile"] == text("friends.meanwhile.over", "it")


def test_an_ordinary_table_with_all_away_says_how_cards_are_dealt_and_becomes_a_teaching_table_again() -> None:
    company = Class("ottocento", 1)
    company.deal()
    while not company.table.over:
        assert not company.table.teaching.paused
        company.step()
    company.did(TEACHER, PlayedFor(chair=0))
    company.did(TEACHER, TeachingSet(on=False))
    now = told(TEACHER, company.table)
    assert (now["stage"], now["meanwhile"]) == ("chairs", text("friends.meanwhile.nobody", "it"))
    assert now["teachable"]
    assert not told(ONLOOKER, company.table)["teachable"]
    company.did(TEACHER, TeachingSet(on=True))
    company.deal()
    assert not told(TEACHER, company.table)["teachable"], "not in the middle of a deal"
