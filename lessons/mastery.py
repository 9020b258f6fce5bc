"""What is known after some answers: Bayesian knowledge tracing, one skill at a time."""

from __future__ import annotations

START, LEARN, SLIP = 0.2, 0.15, 0.1


def after(known: float, right: bool, guess: float) -> float:
    """The chance that the skill is there after one more answer; ``guess``: how often pure guessing is right."""
    likely, unlikely = (1 - SLIP, guess) if right else (SLIP, 1 - guess)
    seen = known * likely / (known * likely + (1 - known) * unlikely)
    return seen + (1 - seen) * LEARN


def after_help(known: float) -> float:
    """After a question done with help, which proves nothing but teaches."""
    return known + (1 - known) * LEARN
