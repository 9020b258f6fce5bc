"""Out of turn nobody says anything: for families in which partners keep silent. See :class:`lessons.at_table.hand.Ways`."""

from __future__ import annotations

from typing import Any

from engine.parts.plain.choice import Choice
from lessons.at_table.hand import TableHand


def unasked(state: Any) -> Choice | None:
    del state
    return None


def may_talk(hand: TableHand) -> bool:
    del hand
    return False


def waits(hand: TableHand) -> bool:
    del hand
    return False


def before_the_lead(hand: TableHand) -> bool:
    del hand
    return False


def is_talk(action: Any) -> bool:
    del action
    return False


def asked_back(state: Any, action: Any) -> bool:
    del state, action
    return False
