"""How a lesson ends: one true sentence about how it went, and the one rule to keep from it."""

from __future__ import annotations

import re
from collections import Counter

from lessons.course.course import Course
from lessons.question.kind import Message
from lessons.question.registry import kinds
from lessons.script.steps import kind_of
from lessons.session.state import Attempt
from lessons.session.summary import key_of, mistakes, rules
from lessons.text.phrases import sentence
from lessons.yamlfile.fields import Spec


def headline(attempt: Attempt) -> Message:
    """How the lesson went, in one sentence: what came by itself is praised, and what did not is no reproach."""
    right, asked = attempt.tally
    if not asked:
        return Message("ends.lesson-read")
    facts = {"n": right, "of": asked}
    if right == asked:
        return Message("ends.lesson-all", facts)
    if all(one.mended for one in attempt.missed):
        return Message("ends.lesson-came" if right else "ends.lesson-came-late", facts)
    if not right:
        return Message("ends.lesson-seen", facts)
    return Message("ends.lesson-most" if 2 * right >= asked else "ends.lesson-some", facts)


def rule_to_keep(attempt: Attempt) -> Message:
    """What puts the first mistake right that is still open; else the rule that most questions of the lesson turn on."""
    made = (one.says[-1] for one in mistakes(attempt) if one.says)
    return next(filter(_holds_always, made), None) or main_rule(attempt.course)


def main_rule(course: Course) -> Message:
    """The rule that most of a lesson's questions turn on, of several the first.

    Where they turn on none it is that of following suit, if hands are played, and else what the lesson's source says.
    """
    general = [said for said in rules(course) if _holds_always(said)]
    if not general:
        source = f"rule.{course.lesson.source}"
        plays = any(isinstance(step, Spec) and kinds()[kind_of(step)].moves_on for step in course.lesson.steps)
        return Message(f"ends.keep-{course.game.family}" if plays or not sentence(source) else source)
    counts = Counter(map(key_of, general))
    return max(general, key=lambda said: counts[key_of(said)])


def to_remember(course: Course) -> tuple[Message, ...]:
    """The rules that the lesson's questions turn on, each once, in their order; none that speaks of cards that lay there then."""
    found: dict[object, Message] = {}
    for said in rules(course):
        kept = Message(_WITHOUT_CARDS[said.reason], {}, said.source) if said.reason in _WITHOUT_CARDS else said
        if not _of_then(kept):
            found.setdefault(key_of(kept), kept)
    return tuple(found.values()) or (main_rule(course),)


def _of_then(said: Message) -> bool:
    """Does it speak of the cards of a situation, which are gone when one reads it?"""
    if said.reason == "choice.why":
        return bool(_YOURS.search(str(said.facts)))
    return said.reason not in (*_TELLS, "fool-any-time") and (
        said.reason == "free-lead" or bool(_NAMES.search(sentence(said.reason).get("en", "")))
    )


def _holds_always(said: Message) -> bool:
    """Is it more than the reason of one answer, which speaks of the cards that lay there?"""
    return said.reason in _TELLS or not (said.reason in _OF_ONE or _NAMES.search(sentence(said.reason).get("en", "")))


_OF_ONE = ("choice.not", "choice.why", "free-lead")
"""What only says that the answer was right and why, or that anything goes."""
_TELLS = ("pick-cards.tell", "order-cards.suit")
"""What names cards by what holds of them always."""
_NAMES = re.compile(r"\{(?:suit|led|card|cards|to_beat)\b")
"""Where a sentence speaks of the cards of a situation."""
_WITHOUT_CARDS = {"hint.who-wins.rule": "remember.who-wins"}
"""What tells a rule with the suit of a trick, and what tells it without."""
_YOURS = re.compile(r"\b[Yy]our\b|\bopponent keeps\b")
"""How an author speaks, in English, of a hand that lies there."""
