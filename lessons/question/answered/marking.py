"""The mark of an answer, the learner's own error first: which misconception it gives away, and how sure that is."""

from __future__ import annotations

from typing import Any

from engine.fast_dataclass import changed
from lessons.question import for_two
from lessons.question.answered.diagnosis import diagnose
from lessons.question.kind import Answer, Answers, Item, Kind, Mark, Message
from lessons.question.registry import misconceptions

CHOICES = frozenset({"choose-card"})
"""Where a misconception is told by what was played or discarded, which is plain: only the idea behind it is a guess."""


def mark(kind: Kind[Any, Any], item: Item, given: Answers, answer: Answer) -> Mark:
    """What came of an answer and why. It takes a look at every misconception, so whoever asked keeps it."""
    found = kind.explain(item, given, answer)
    behind = None if found.ok else diagnose(kind, item, given, answer)
    if behind is None:
        return addressed(item, found)
    if not behind.sure:
        says = (perhaps(behind.misconception), *found.says)
        return addressed(item, changed(found, suspected=behind.misconception, says=says))
    told = (Message(f"diagnosis.{behind.misconception}"), remedy(kind, item, given, behind.misconception))
    return addressed(item, changed(found, diagnosis=behind.misconception, says=(*told, *found.says)))


def addressed(item: Item, mark: Mark) -> Mark:
    """The mark as it is said to whoever plays this game: one of two has words of their own."""
    return for_two.mark(mark, item.game)


def remedy(kind: Kind[Any, Any], item: Item, given: Answers, misconception: str) -> Message:
    """What puts a misconception right: its own sentence where that is true of this question, else the rule of the kind."""
    rule = kind.hints(item, given)[1]
    return (
        Message(f"remedy.{misconception}", {}, rule.source) if misconceptions()[misconception].remedied(item) else rule
    )


def perhaps(misconception: str) -> Message:
    """What is asked where a misconception may stand behind an answer, and other things may as well."""
    plain = CHOICES.issuperset(misconceptions()[misconception].kinds)
    return Message("ladder.perhaps-idea" if plain else "ladder.perhaps", {"belief": misconception})
