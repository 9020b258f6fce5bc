"""What the learner does at the table, and what it makes of the deal."""

from __future__ import annotations

from typing import Any

from engine.fast_dataclass import changed
from lessons.learner.event import Json
from lessons.tables.hand import ME, TableHand
from lessons.tables.option import Option
from lessons.tables.playing import done
from lessons.text.message import Message


def act(hand: TableHand, told: Json) -> TableHand | None:
    """The deal after what the learner does; None where it cannot be read. What is not allowed leaves only its reason.

    ``{"do": a line}`` does it; ``{"talk": true}`` speaks out of turn, or thinks better of it; anything else chooses by half, in the
    family's own way (``{"word": …}``, ``{"card": …}``).
    """
    if not isinstance(told, dict):
        return None
    if "talk" in told:
        wants = told["talk"] is True
        return changed(hand, talks=wants, refused=None, asked="") if hand.talks or hand.family.may_talk(hand) else None
    if "do" not in told:
        return hand.family.act(hand, told)
    action = hand.family.read(told["do"], hand.game)
    if action is None or action.seat != ME or hand.stage in ("trick", "others", "over"):
        return None
    verdict = hand.game.deal.judge(hand.state, action)
    return done(hand, action) if verdict.ok else changed(hand, refused=verdict, asked="")


def does(hand: TableHand, said: Message, action: Any) -> Option:
    """The option to do this."""
    return Option(said, {"do": hand.family.written(action)})
