"""The same deal for all: its number says all cards and who deals, and which deals there are to choose from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from engine.games.bologna.pack import BEGATO, MATTO
from lessons.evening.entries.entry import Entry
from lessons.evening.entries.lifecycle import Compared, Dealt
from lessons.evening.room import Room
from lessons.tables.bologna.dealing import deal
from lessons.tables.hand import ME, TableHand
from lessons.text.message import Message

MOST_DEALS = 60
DRAWN = 9_999
"""Numbers that are drawn have four digits, to be read out across a room."""
TRIES = 400

WANTS: Mapping[str, Callable[[TableHand], bool]] = {
    "any": lambda _: True,
    "begato": lambda hand: BEGATO in hand.mine,
    "matto": lambda hand: MATTO in hand.mine,
    "deals": lambda hand: hand.state.dealer == ME,
}
"""What a drawn deal can be asked to have: the Begato or the Matto in one's hand, or two cards to be laid away."""


def hand_of(number: int) -> TableHand:
    """The deal of this number, nothing done yet. Everybody sits in the same chair."""
    return deal("whole", number, number % 4)


def drawn(wants: str, rng: Random) -> int | None:
    """The number of a deal that has what is wanted; None where luck was out."""
    fits = WANTS[wants]
    numbers = (rng.randint(1, DRAWN) for _ in range(TRIES))
    return next((one for one in numbers if fits(hand_of(one))), None)


def judge_deal(room: Room, entry: Entry) -> Message | None:
    if isinstance(entry, Dealt):
        return Message("evening.refused.long-evening") if len(room.deals) >= MOST_DEALS else None
    return None if room.phase == "deal" else Message("evening.refused.not-now")


MADE: Mapping[type[Entry], Callable[[Room, str, Any], Room]] = {
    Dealt: lambda room, _, entry: replace(room, phase="deal", deals=(*room.deals, entry.number), compared=False),
    Compared: lambda room, _, entry: replace(room, compared=entry.on),
}
HOSTS: tuple[type[Entry], ...] = (Dealt, Compared)
