"""What a learner has met by a place of a lesson: what comes back there asks about nothing else."""

from __future__ import annotations

from functools import lru_cache

from engine.notation import read_cards
from lessons.course.course import Course, question_at
from lessons.course.told import of_skills
from lessons.question.kind import Item
from lessons.question.registry import kinds
from lessons.question.topics import Topics, to_recognise
from lessons.script.steps import Say, kind_of
from lessons.session.state import Attempt
from lessons.yamlfile.fields import Spec

LOOK = "look-"
"""How a topic begins that is a sort of cards to be told by their look: lessons show them one sort after the other."""
_SEED = 1


def fits_here(attempt: Attempt, place: int, kind_name: str, item: Item) -> bool:
    """May this come back for what was missed: has all that bears on it been told, and has what it shows been met?"""
    course, one = attempt.course, attempt.missed[place]
    within = course.within.get(one.step)
    if within is None:
        return True
    needs = kinds()[kind_name].topics(item)
    first = attempt.item_missed(place)
    spec = course.question(one.step)
    own = kinds()[kind_of(spec)].topics(first) if first is not None and spec is not None else frozenset()
    seen = looks_met(course, attempt.at) | own
    return needs <= within and all(topic in seen for topic in needs if topic.startswith(LOOK))


@lru_cache(maxsize=1024)
def looks_met(course: Course, at: int) -> Topics:
    """The sorts of cards to be recognised that were there before this place: in the lessons before, shown, or asked about."""
    found = set(of_skills(course.lesson.taught or ()) or ())
    for step in course.lesson.steps[:at]:
        if isinstance(step, Say) and step.show is not None:
            told = step.show.model_dump()
            shown = (
                read_cards(course.game.pack, told[name]) for name in ("trick", "hand", "row", "cards") if told[name]
            )
            found |= {topic for cards in shown for topic in to_recognise(cards)}
        elif isinstance(step, Spec) and kinds()[kind_of(step)].fixed(step):
            item = question_at(course, step.id, _SEED)
            found |= kinds()[kind_of(step)].topics(item) if item is not None else frozenset()
    return frozenset(found)
