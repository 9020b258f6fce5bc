"""Towards the end: an opponent is left to lead, the King waits while a small card is trumped, a long suit goes before trumps."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.games.bologna.advice import LEFT, PARTNER, RIGHT, YOU, View, advise
from engine.games.bologna.deal.state import Trick
from engine.games.bologna.pack import PACK
from lessons.question.registry import misconceptions
from lessons.questions.choose_card.bologna.bolognese_deck import BologneseDeck
from lessons.questions.choose_card.bologna.endgame_themes import ENDGAME
from lessons.questions.choose_card.bologna.panels import play_panel
from lessons.questions.choose_card.moment import ChoiceMoment
from lessons.questions.choose_card.theme import Theme, usable

from .table import OTTOCENTO


def cards(codes: str) -> tuple[Any, ...]:
    return tuple(PACK[code] for code in codes.split())


def held(who: int, codes: str) -> tuple[tuple[Any, ...], ...]:
    return tuple(cards(codes) if seat == who else () for seat in range(4))


def graded(view: View) -> dict[str, str]:
    advice = advise(view)
    return {option[0].code: advice.grade(option) for option in advice.options}


OTHERS_HAVE_NO_TRUMPS = Trick(LEFT, cards("T16 Moor1 S8 B7"))


def last_three(hand: str, led: str, shown: str = "World Moor2") -> View:
    return View(cards(hand), cards(led), LEFT, (OTHERS_HAVE_NO_TRUMPS,), held(LEFT, shown))


def test_a_trick_is_left_to_an_opponent_whose_world_must_then_fall_to_the_angel() -> None:
    assert graded(last_three("Angel T15 T6", "T12")) == {"T6": "best", "T15": "poor", "Angel": "poor"}


def test_the_matto_does_it_as_well_and_the_book_has_it_so() -> None:
    view = View(
        cards("World T15 Matto"), cards("T12"), LEFT, (Trick(LEFT, cards("Angel Moor1 S8 B7")),), held(LEFT, "Sun")
    )
    assert graded(view)["Matto"] == "best"


def test_nothing_is_said_where_another_player_may_still_have_trumps() -> None:
    view = last_three("Angel T15 T6", "T12")
    assert set(graded(View(view.hand, view.trick, LEFT, (), view.shown)).values()) == {"fair"}


def test_nothing_is_said_where_nothing_great_is_known_to_be_there() -> None:
    assert set(graded(last_three("Angel T15 T6", "T12", "Moor2")).values()) == {"fair"}


def test_a_suit_throws_the_lead_to_an_opponent_who_must_take_it() -> None:
    past = (Trick(LEFT, cards("C10 CK S8 B7")),)
    view = View(cards("Angel T14 C7"), (), YOU, past, held(LEFT, "World Moor2 CQ"))
    assert graded(view) == {"Angel": "poor", "T14": "poor", "C7": "best"}


def test_late_a_small_card_goes_from_under_the_king_where_a_trump_is_sure() -> None:
    past = (Trick(PARTNER, cards("C9 C8 C10 T5")), Trick(RIGHT, cards("S8 S9 S7 SK")))
    view = View(cards("T15 CK CN C7"), (), RIGHT, past, held(RIGHT, "Moor1"))
    assert graded(view) == {"T15": "fair", "CK": "poor", "CN": "poor", "C7": "best"}
    unsure = View(view.hand, (), RIGHT, past, held(RIGHT, ""))
    assert graded(unsure)["C7"] == "fair"


@pytest.mark.parametrize("theme", ENDGAME, ids=lambda theme: theme.name)
def test_whoever_holds_the_wrong_idea_of_a_theme_chooses_a_poor_card_there(theme: Theme) -> None:
    belief, met = misconceptions()[theme.shows[0]], 0
    for seed in range(20):
        view = theme.draw(BologneseDeck(Random(seed)))
        item = ChoiceMoment(OTTOCENTO, OTTOCENTO.house(), (belief.id,), "late", view)
        answer = belief.answer(item)
        met += usable(item.advice) and answer is not None and item.advice.grade(item.option(answer)) == "poor"
    assert met > 5


def test_late_tricks_are_numbered_as_they_were_played() -> None:
    rows = play_panel(last_three("Angel T15 T6", "T12")).rows
    assert rows[0].label is not None
    assert rows[0].label.facts["n"] == 12
