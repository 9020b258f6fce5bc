"""A search speaks for another card only where it has something to say; else the book's card goes, and its reason."""

from __future__ import annotations

import numpy as np
import pytest

from engine.cards import Card
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.pack import PACK, level
from players.search.searching import Values, Worth
from players.strengths.decision import Decision
from players.strengths.reasons import reasoned
from tests.players.moments import playing


def worth(points: list[int]) -> Worth:
    return Worth(np.array(points, dtype=np.int16), np.zeros(len(points), dtype=np.int64))


def chosen(card: str, of: dict[str, list[int]]) -> tuple[Card, str]:
    """What is played where the book would play ``card``, for a reason of its own, and these are the points in the worlds."""
    by_book = Decision(Play(0, PACK[card]), "take-cheaply", {"card": card}, "ottocento#the-play")
    found = reasoned(playing(5, 13), by_book, Values({PACK[code]: worth(points) for code, points in of.items()}))
    assert isinstance(found.action, Play)
    return found.action.card, found.reason


@pytest.mark.parametrize(("more", "card"), [(0, "Moon"), (1, "Moon"), (4, "Sun")])
def test_a_card_that_comes_to_nothing_more_than_the_books_is_not_played_instead(more: int, card: str) -> None:
    """One point in four worlds would be told as none."""
    played, reason = chosen("Moon", {"Sun": [69, 69, 69, 69 + more], "Moon": [69, 69, 69, 69]})
    assert played == PACK[card]
    assert (reason == "take-cheaply") == (card == "Moon")


def test_of_level_cards_the_book_chooses() -> None:
    assert chosen("Moor2", {"Moor4": [9, 9], "Moor2": [1, 1]}) == (PACK["Moor2"], "take-cheaply")
    assert chosen("Moor2", {"T5": [9, 9], "Moor2": [1, 1]})[0] == PACK["T5"]


def test_moors_are_level_and_nothing_else_is() -> None:
    for one in PACK:
        for other in PACK:
            both = one.code.startswith("Moor") and other.code.startswith("Moor")
            assert level(one, other) == (one == other or both)
