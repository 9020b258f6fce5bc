"""What is said of a card that no opponent can beat is true as well where partner goes over it."""

from __future__ import annotations

import pytest

from lessons.question.kind import Message
from lessons.text.phrases import say
from lessons.yamlfile.fields import OFFERED

NOT_YET_MINE = (
    "yours should take",
    "should take.",
    "la tua dovrebbe prendere",
    "dovrebbe prendere",
    "devrait passer",
    "donc passer",
)
WINS = ("wins this", "enough to win", "un Moro prende", "per prendere basta", "Maure fait ce pli", "pour prendre")


@pytest.mark.parametrize("reason", ["lead-highest", "any-lead-highest"])
def test_a_led_card_that_partner_may_trump_is_not_said_to_take(reason: str) -> None:
    """Partner without the suit has to trump even one's own King (ottocento#the-play)."""
    for lang in OFFERED:
        text = say(Message(f"coach.{reason}", {"card": "CQ", "suit": "C", "other": "CQ"}), lang, "bologna")
        assert not [one for one in NOT_YET_MINE if one in text], text


@pytest.mark.parametrize("reason", ["trump-in", "trump-in-moor", "trump-in-moor-hoping"])
def test_a_trump_that_partner_may_beat_is_not_said_to_win(reason: str) -> None:
    """Any trump over a Moor takes the trick, a later Moor as well: that it stays with the side is all that is sure."""
    for lang in OFFERED:
        text = say(Message(f"coach.{reason}", {"card": "Moor1", "suit": "C", "other": "Moor1"}), lang, "bologna")
        assert not [one for one in WINS if one in text], text
