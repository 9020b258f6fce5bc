"""Who wins how much by something: what is wrong with an answer, its side, its amount, or both."""

from __future__ import annotations

from types import MappingProxyType

FIRST = MappingProxyType(
    {
        "settle.not-reached": "hint.won-by.nobody",
        "settle.evens-out": "hint.won-by.nobody",
        "settle.not-announced": "hint.won-by.nobody",
        "settle.somebody-wins": "hint.won-by.which",
        "settle.neither-right": "hint.won-by.which",
        "settle.side-right": "hint.won-by.amount",
        "settle.amount-right": "hint.won-by.side",
    }
)
"""What is wrong with an answer -> the first step that is left then: whether anybody wins at all, who, or how much."""


def off(chosen: int, right: int) -> str:
    """What is wrong with ``chosen``; both are what one side wins, below zero what the other does."""
    if not right:
        return "not-reached"
    if not chosen:
        return "somebody-wins"
    if (chosen > 0) is (right > 0):
        return "side-right"
    return "amount-right" if abs(chosen) == abs(right) else "neither-right"
