"""What a lesson leaves: the rules its questions turn on, the mistakes made in it, and the card that stands at its end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.notation import read_cards
from lessons.course.course import Course, question_at
from lessons.question.kind import Item, Kind, Message
from lessons.question.registry import kinds, misconceptions
from lessons.script.steps import Say, kind_of
from lessons.session.state import Attempt
from lessons.yamlfile.fields import Spec

SEED = 1
_UNSAID = ("hint.choice.rule", "hint.choice.lesson")
"""Rules that only point to the book; the reason of the right answer says more."""
_TELLS = ("hint.name-card.rule-tell", "hint.which-of-two.the-other")
"""Rules of a row of cards, which by themselves say how the card is told."""
_OF_A_SUIT = re.compile(r"-(?:swords|batons|cups|coins|clubs|spades|hearts|diamonds)$")
"""What the name of a sentence ends with that each suit has for itself."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """What went wrong, once: the skill it is about, the misconception where it was one, and whether it is mended."""

    skill: str
    says: tuple[Message, ...]
    mended: bool


def mistakes(attempt: Attempt) -> tuple[Mistake, ...]:
    """What was missed, the same mistake once; what is still to be mended first."""
    found: dict[object, Mistake] = {}
    for place, one in enumerate(attempt.missed):
        spec = attempt.course.question(one.step)
        if spec is None:
            continue
        known = [name for name in one.diagnoses if name in misconceptions()]
        item = attempt.item_missed(place)
        kind_rule = (_rule(kinds()[kind_of(spec)], item),) if item is not None else ()
        says = tuple(said for name in known[:1] for said in _of_misconception(name, item, kind_rule)) or kind_rule
        key = (spec.skill, *map(key_of, says))
        before = found.get(key)
        found[key] = Mistake(spec.skill, says, one.mended and (before is None or before.mended))
    return tuple(sorted(found.values(), key=lambda one: one.mended))


def _of_misconception(name: str, item: Item | None, rule: tuple[Message, ...]) -> tuple[Message, ...]:
    """What was believed, and what puts it right: its own remedy where that is true of what was asked, else the rule."""
    remedied = item is None or misconceptions()[name].remedied(item)
    return (Message(f"diagnosis.{name}"), *((Message(f"remedy.{name}"),) if remedied else rule))


def key_of(said: Message) -> object:
    """What makes a rule another one: not the suit that it was asked about."""
    rest = tuple((name, fact) for name, fact in said.facts.items() if name != "suit")
    return _OF_A_SUIT.sub("", said.reason), rest


def last_card(course: Course) -> str:
    """The card that stands at the end: the first one that the lesson shows, by its code; empty where it shows none."""
    for step in course.lesson.steps:
        shown = step.show if isinstance(step, Say) else None
        for told in (shown.cards, shown.row, shown.trick, shown.hand) if shown else ():
            if told:
                return read_cards(course.game.pack, told)[0].code
    items = (question_at(course, step.id, SEED) for step in course.lesson.steps if isinstance(step, Spec))
    rows = (row for item, kind in _with_kinds(course, items) for row in kind.panel(item).rows)
    return next((row.cards[0] for row in rows if row.cards), "")


def _with_kinds(course: Course, items: Iterator[Item | None]) -> Iterator[tuple[Item, Kind[Any, Any]]]:
    specs = [step for step in course.lesson.steps if isinstance(step, Spec)]
    for spec, item in zip(specs, items, strict=True):
        if item is not None:
            yield item, kinds()[kind_of(spec)]


def rules(course: Course) -> Iterator[Message]:
    """The rule of each of a lesson's questions, in their order."""
    items = (question_at(course, step.id, SEED) for step in course.lesson.steps if isinstance(step, Spec))
    for item, kind in _with_kinds(course, items):
        yield _rule(kind, item)


def _rule(kind: Kind[Any, Any], item: Item) -> Message:
    """The rule a question turns on, so that it can stand alone."""
    rule = kind.hints(item)[1]
    if rule.reason in _TELLS:
        return Message("pick-cards.tell", {"card": rule.facts["card"]}, rule.source)
    return kind.explain(item, (), kind.right(item)).says[0] if rule.reason in _UNSAID else rule
