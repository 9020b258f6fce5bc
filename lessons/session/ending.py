"""How a lesson ends: one true sentence about how it went, and the one rule to keep from it."""

from __future__ import annotations

from collections import Counter

from lessons.question.kind import Said
from lessons.session.course import Course
from lessons.session.state import Taking
from lessons.session.summary import key_of, mistakes, rules
from lessons.text.phrases import sentence


def headline(taking: Taking) -> Said:
    """How the lesson went, in one sentence: what came by itself is praised, and what did not is no reproach."""
    right, asked = taking.tally
    if not asked:
        return Said("ends.lesson-read")
    facts = {"n": right, "of": asked}
    if right == asked:
        return Said("ends.lesson-all", facts)
    if all(one.mended for one in taking.missed):
        return Said("ends.lesson-came" if right else "ends.lesson-came-late", facts)
    if not right:
        return Said("ends.lesson-seen", facts)
    return Said("ends.lesson-most" if 2 * right >= asked else "ends.lesson-some", facts)


def rule_to_keep(taking: Taking) -> Said:
    """What puts the first mistake right that is still open; else the rule that most questions of the lesson turn on."""
    made = (one.says[-1] for one in mistakes(taking) if one.says)
    return next((said for said in made if said.reason not in (*_EMPTY, _OF_ONE)), None) or main_rule(taking.course)


def main_rule(course: Course) -> Said:
    """The rule that most of a lesson's questions turn on, of several the first; where they turn on none, what its source says."""
    found = [said for said in rules(course) if said.reason not in _EMPTY]
    general = [said for said in found if said.reason != _OF_ONE] or found
    if not general:
        source = f"rule.{course.lesson.source}"
        return Said(source if sentence(source) else f"ends.keep-{course.game.family}")
    counts = Counter(map(key_of, general))
    return max(general, key=lambda said: counts[key_of(said)])


_EMPTY = ("choice.right", "free-lead")
"""What only says that the answer was right, or that anything goes."""
_OF_ONE = "choice.why"
"""The reason of one answer: worth keeping where a lesson has no rule for several."""
