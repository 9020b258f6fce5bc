"""What a learner has been told at each step of a lesson: nothing that is drawn there may need more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from lessons.question.topics import Topics
from lessons.script.steps import Lesson
from lessons.text.skills import Skill, skills
from lessons.yamlfile.fields import Spec


def told_by_then(lesson: Lesson) -> Mapping[str, Topics]:
    """Question -> what has been told when it is asked: in the lessons before, and with the skills asked for so far in this one.

    Nothing is said of a question where that is not known: the lesson stands alone, or a skill of its own may need anything.
    """
    if lesson.taught is None:
        return MappingProxyType({})
    known, found = set(lesson.taught), dict[str, Topics]()
    for step in lesson.steps:
        if isinstance(step, Spec):
            known.add(step.skill)
            topics = _topics(skills()[id_] for id_ in known if id_ in skills())
            if topics is not None:
                found[step.id] = topics
    return MappingProxyType(found)


def of_skills(known: Iterable[str]) -> Topics | None:
    """What somebody has been told who has met these skills, and those that they come after; None: it may be anything."""
    return _topics(_with_those_before(frozenset(known), skills()))


def _topics(told: Iterable[Skill]) -> Topics | None:
    topics = set[str]()
    for skill in told:
        if skill.may_need is None:
            return None
        topics |= skill.may_need
    return frozenset(topics)


def _with_those_before(known: frozenset[str], every: Mapping[str, Skill]) -> list[Skill]:
    found: dict[str, Skill] = {}
    left = list(known)
    while left:
        id_ = left.pop()
        if id_ not in found and id_ in every:
            found[id_] = every[id_]
            left += every[id_].after
    return list(found.values())
