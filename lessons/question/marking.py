"""The mark of an answer, the learner's own error first: which misconception it gives away."""

from __future__ import annotations

from typing import Any

from engine.fast_dataclass import changed
from lessons.question.kind import Answer, Given, Item, Kind, Mark, Said
from lessons.question.registry import about


def mark(kind: Kind[Any, Any], item: Item, given: Given, answer: Answer) -> Mark:
    """What came of an answer and why. It takes a look at every misconception, so whoever asked keeps it."""
    found = kind.explain(item, given, answer)
    wrong_rule = "" if found.ok else diagnose(kind, item, given, answer)
    if not wrong_rule:
        return found
    told = (Said(f"diagnosis.{wrong_rule}"), Said(f"remedy.{wrong_rule}"))
    return changed(found, diagnosis=wrong_rule, says=(*told, *found.says))


def diagnose(kind: Kind[Any, Any], item: Item, given: Given, answer: Answer) -> str:
    """The misconception that gives exactly this wrong answer, what the item aims at first; empty where none does."""
    written = kind.gives_away(item, given, answer)
    if written:
        return written
    meaning = kind.same(item, given, answer)
    for belief in sorted(about(kind.name), key=lambda one: one.id not in item.aim):
        theirs = kind.misled(item, given, belief)
        if theirs is not None and kind.same(item, given, theirs) == meaning:
            return belief.id
    return ""
