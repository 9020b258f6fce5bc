"""Which misconception an answer gives away."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lessons.found import about, misconceptions
from lessons.kinds import Answer, Given, Item, Kind, Mark, Said


def wrong_answer(kind: Kind[Any, Any], item: Item, given: Given, misconception: str) -> Answer | None:
    """What someone with this misconception answers, or None when that would be right or the rule is silent."""
    believed = misconceptions()[misconception]
    if believed.families and item.game.family not in believed.families:
        return None
    answer = believed.answer(item, given)
    if answer is None or kind.is_right(item, given, answer):
        return None
    return answer


def diagnose(kind: Kind[Any, Any], item: Item, given: Given, answer: Answer) -> str | None:
    """The misconception that gives exactly this wrong answer; what the item aims at comes first."""
    known = [one.id for one in about(kind.name)]
    meaning = kind.same(item, given, answer)
    for name in (*(aim for aim in item.aim if aim in known), *known):
        theirs = wrong_answer(kind, item, given, name)
        if theirs is not None and kind.same(item, given, theirs) == meaning:
            return name
    return None


def diagnosed(kind: Kind[Any, Any], item: Item, given: Given, answer: Answer, mark: Mark) -> Mark:
    """The mark with its diagnosis, whose sentences come first."""
    if mark.ok:
        return mark
    found = diagnose(kind, item, given, answer)
    if found is None:
        return mark
    told = (Said(f"diagnosis.{found}"), Said(f"remedy.{found}"))
    return replace(mark, diagnosis=found, says=(*told, *mark.says))
