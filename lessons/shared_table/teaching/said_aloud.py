"""What was said at a shared table, for whoever has no chair there: each word as somebody hears it who has not spoken it."""

from __future__ import annotations

from lessons.shared_table.shared_table import SharedTable
from lessons.tables.told import retold
from lessons.text.message import Message

LATEST = 3
"""So much of what was said is told, the last of it."""


def said_aloud(table: SharedTable) -> tuple[tuple[int, tuple[Message, ...]], ...]:
    """What was said and done without a card, the last of it, and with the cards of the latest trick: the chair from which each is
    told, and the sentences.
    """
    hand = table.hand
    assert hand is not None
    count, plays = len(table.chairs), hand.plays
    # Where the latest trick begins.
    begins = plays[-1 - (len(plays) - 1) % count] if plays else len(hand.done)
    told = dict[int, tuple[int, tuple[Message, ...]]]()
    for chair in range(count):
        hears = table.seats[chair].hand
        assert hears is not None
        # Of each chair what whoever sits before it has said.
        for at, state, action in retold(hears):
            card = hears.family.card_of(action) is not None
            if action.seat != count - 1 or (card and at < begins):
                continue
            if says := hears.family.tells(hears, state, hears.family.aloud(action)):
                told[at] = chair, says
    return tuple(told[at] for at in sorted(told)[-LATEST:])
