"""A phrase of the table talk in words: how it is said, and what it means."""

from __future__ import annotations

from functools import cache

from engine.game import game, games
from engine.games.sicily.talk import Phrase
from engine.verdict import Facts
from lessons.text.message import Message


@cache
def spoken_at_tables() -> tuple[Phrase, ...]:
    """Every phrase that partners may say to each other in any game, by any of its house rules, once."""
    found: dict[str, Phrase] = {}
    for its in map(game, games()):
        if (phrases := getattr(its.form, "phrases", None)) is None:
            continue
        talks = next((rule.choices for rule in its.house.all() if rule.name == "communications"), ())
        for rules in (its.house(), *(its.house.read({"communications": one}) for one in talks)):
            found |= {one.code: one for one in phrases(rules) if one.code not in found}
    return tuple(found.values())


def is_gesture(one: Phrase) -> bool:
    """Is it something that is done and not said?"""
    return one.says.startswith("(")


def facts(one: Phrase) -> Facts:
    number = one.meaning.rpartition("-")[2]
    return {"says": one.says, "n": int(number) if number.isdigit() else 0}


def meaning(one: Phrase) -> Message:
    told = facts(one)
    return Message(f"talk.{one.meaning.rpartition('-')[0] if told['n'] else one.meaning}", told)


def spoken(one: Phrase) -> Message:
    """How it is said; of a gesture, what is done."""
    return Message(f"talk.{_gesture(one)}" if is_gesture(one) else "talk.says", facts(one))


def explained(one: Phrase) -> Message:
    """How it is said, and what it means."""
    told, means = facts(one), meaning(one).reason
    if told["n"]:
        return Message(f"talk.explained-{means.removeprefix('talk.')}", told, one.source)
    how = f"talk.explained-{_gesture(one)}" if is_gesture(one) else "talk.explained"
    return Message(how, {**told, "means": one.meaning}, one.source)


def _gesture(one: Phrase) -> str:
    """The cards held to the chest, or one that is shown to the partner alone."""
    return "card-shown" if one.private else "gesture"
