"""A phrase of the table talk in words: how it is said, and what it means."""

from __future__ import annotations

from engine.games.sicily.talk import Phrase
from engine.verdict import Facts
from lessons.question.panel import Said


def is_gesture(one: Phrase) -> bool:
    """Is it something that is done and not said?"""
    return one.says.startswith("(")


def facts(one: Phrase) -> Facts:
    number = one.meaning.rpartition("-")[2]
    return {"says": one.says, "n": int(number) if number.isdigit() else 0}


def meaning(one: Phrase) -> Said:
    told = facts(one)
    return Said(f"talk.{one.meaning.rpartition('-')[0] if told['n'] else one.meaning}", told)


def spoken(one: Phrase) -> Said:
    """How it is said; of a gesture, what is done."""
    return Said("talk.gesture" if is_gesture(one) else "talk.says", facts(one))


def explained(one: Phrase) -> Said:
    """How it is said, and what it means."""
    told, means = facts(one), meaning(one).reason
    if told["n"]:
        return Said(f"talk.explained-{means.removeprefix('talk.')}", told, one.source)
    how = "talk.explained-gesture" if is_gesture(one) else "talk.explained"
    return Said(how, {**told, "means": one.meaning}, one.source)
