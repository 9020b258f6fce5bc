"""Mistakes about two cards that look alike: told of the cards as they are drawn, and of no pack that draws them otherwise."""

from __future__ import annotations

from lessons.question.registry import misconceptions
from lessons.text.message import Message
from lessons.text.printed import parts

SPOKEN_OF = ("diagnosis.", "remedy.")
"""How reasons begin that speak of a mistake, its id after them."""


def mistake_in(said: Message) -> str:
    """The id of the mistake that this speaks of; empty where it speaks of none."""
    if said.reason.startswith("ladder.perhaps"):
        return str(said.facts["belief"])
    return next((said.reason.removeprefix(one) for one in SPOKEN_OF if said.reason.startswith(one)), "")


def drawn_otherwise(mistake: str, edition: str) -> bool:
    """Does this mistake speak of what cards look like, and has the pack of this edition other pictures for them?"""
    found = misconceptions().get(mistake)
    return bool(parts(edition)[1]) and found is not None and bool(found.cards)
