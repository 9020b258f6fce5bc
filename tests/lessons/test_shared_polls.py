"""At a teaching table everybody is asked what they would play, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from lessons.shared_table.entries import WentOn
from lessons.shared_table.folding import fold
from lessons.shared_table.judging import judge
from lessons.shared_table.shared_table import SharedTable
from lessons.shared_table.teaching import polls
from lessons.shared_table.teaching.entries import (
    PollAnswered,
    PollClosed,
    PollOpened,
    PollShown,
    WentBack,
)
from screens.wording.texts import text

from .teaching import (
    DEALS,
    ONLOOKER,
    TEACHER,
    Class,
    cards,
    cards_asked,
    labels,
    told,
)
from .test_shared_table import SEATED


@pytest.mark.parametrize("name", SEATED)
def test_everybody_is_asked_what_they_would_play_and_sees_why_a_card_may_go_or_not(name: str) -> None:
    company, asked = Class(name, 2, 6), 0
    for table in (one for _ in range(DEALS) for one in company.play()):
        if (found := polls.to_play(table)) is None or company.rng.random() < 0.6:
            continue
        chair, hand = found
        company.did(TEACHER, PollOpened())
        to, may = company.table.number, cards_asked(company.table)
        legal = {
            card.code for one in hand.game.deal.legal(hand.state) if (card := hand.family.card_of(one)) is not None
        }
        assert {code for code, ok in may.items() if ok} == legal, "the engine's own answer"
        for who in ("anna", "bruno", ONLOOKER):
            company.did(who, PollAnswered(to=to, card=company.rng.choice(sorted(may))))
            assert judge(company.table, who, WentOn()) is not None, "meanwhile nobody plays"
        assert labels(table, chair) <= cards(ONLOOKER, company.table), "the hand that is asked about is seen"
        assert "result" not in _poll("anna", company.table)
        company.did(TEACHER, PollShown(worth={}))
        counted = _poll(ONLOOKER, company.table)["result"]
        assert sum(one["n"] for one in counted) == 3
        assert all(one["ok"] == may[list(may)[one["place"]]] for one in counted)
        assert all(one["why"] for one in counted)
        assert any(one["coach"] for one in counted)
        company.did(TEACHER, PollClosed())
        assert told("bruno", company.table) == told("bruno", table)
        asked += 1
        if asked == 3:
            break
    assert asked
    assert fold(company.log) == company.table


def _poll(who: str, table: SharedTable) -> dict[str, Any]:
    found: dict[str, Any] = told(who, table)["teaching"]["poll"]
    return found


def at_a_card(name: str = "ottocento") -> Class:
    company = Class(name, 2)
    company.deal()
    while polls.to_play(company.table) is None:
        company.step()
    return company


def test_nobody_is_told_what_others_have_answered_before_all_are() -> None:
    company = at_a_card()
    company.did(TEACHER, PollOpened())
    to, (one, other, *_) = company.table.number, cards_asked(company.table)
    company.did("bruno", PollAnswered(to=to, card=one))
    before = company.table
    company.did("bruno", PollAnswered(to=to, card=other))
    for who in ("anna", TEACHER, ONLOOKER):
        assert told(who, company.table) == told(who, before)
    assert _poll("bruno", company.table)["mine"] == 1, "the latest counts"
    company.did(TEACHER, PollShown())
    assert [(one["place"], one["n"]) for one in _poll("anna", company.table)["result"] if one["n"]] == [(1, 1)]


def test_only_the_teacher_asks_and_only_the_others_answer_and_only_with_a_card_of_that_hand() -> None:
    company = at_a_card()
    for entry in (PollOpened(), PollShown(), PollClosed()):
        assert judge(company.table, "anna", entry) is not None
    for entry in (PollShown(), PollClosed(), PollAnswered(to=3, card="AC")):
        assert judge(company.table, TEACHER, entry) is not None, "nothing is asked"
    company.did(TEACHER, PollOpened())
    to, card = company.table.number, next(iter(cards_asked(company.table)))
    assert judge(company.table, TEACHER, PollAnswered(to=to, card=card)) is not None
    assert judge(company.table, "anna", PollAnswered(to=to - 1, card=card)) is not None
    assert judge(company.table, "anna", PollAnswered(to=to, card="no card")) is not None
    assert judge(company.table, TEACHER, PollOpened()) is not None
    assert judge(company.table, TEACHER, WentBack(trick=1)) is not None
    company.did(TEACHER, PollShown())
    assert judge(company.table, "anna", PollAnswered(to=to, card=card)) is not None, "it is too late"


def test_what_the_coach_makes_of_each_card_stands_in_the_log() -> None:
    company = at_a_card()
    company.did(TEACHER, PollOpened())
    card = next(iter(cards_asked(company.table)))
    company.did("anna", PollAnswered(to=company.table.number, card=card))
    company.did(TEACHER, PollShown(worth={card: "+12"}))
    assert "+12" in next(one for one in _poll("bruno", company.table)["result"] if one["n"])["worth"]
    assert fold(company.log) == company.table


def test_whoever_is_to_play_is_asked_as_themselves_and_not_told_to_play_while_play_waits() -> None:
    company = at_a_card()
    while (asked := polls.to_play(company.table)) is None or not company.table.chairs[asked[0]].person:
        company.step()
    who = company.table.chairs[asked[0]].who
    name, before = company.table.chairs[asked[0]].name, told(who, company.table)["prompt"]
    company.did(TEACHER, PollOpened())
    assert name not in _poll(who, company.table)["says"][0]
    for other in {"anna", "bruno", ONLOOKER} - {who}:
        assert name in _poll(other, company.table)["says"][0]
    waits = told(who, company.table)
    assert waits["prompt"][0] != before[0]
    assert "Si gioca dopo" in str(waits["prompt"][0])
    company.did(TEACHER, PollClosed())
    assert told(who, company.table)["prompt"] == before


TABLES = ("friends.poll.asks", "friends.teach.some-open", "friends.looks.hands", "friends.looks.way-hand")


@pytest.mark.parametrize("key", TABLES)
def test_in_french_no_preposition_stands_before_a_name_that_would_elide_it(key: str) -> None:
    said = text(key, "fr", name="Hélène", names="Hélène")
    assert "Hélène" in said
    assert "de Hélène" not in said
