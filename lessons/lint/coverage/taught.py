"""Which lessons cite a section, what is asked there, and which lessons are played by a house rule that is not the usual one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from lessons.script.steps import Lesson, Say, Step, kind_of
from lessons.yamlfile.fields import Spec


@dataclass(frozen=True)
class SectionCoverage:
    """What lessons make of one section: their ids, and the kinds of the questions asked from it, in alphabetical order."""

    lessons: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()


@dataclass
class _SectionUse:
    lessons: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)


def taught(lessons: Iterable[Lesson]) -> Mapping[str, SectionCoverage]:
    """Section -> what lessons make of it; a section that no lesson cites is not there."""
    found: defaultdict[str, _SectionUse] = defaultdict(_SectionUse)
    for lesson in lessons:
        found[lesson.source].lessons.add(lesson.id)
        for step, source in cited(lesson):
            found[source].lessons.add(lesson.id)
            if isinstance(step, Spec):
                found[source].kinds.add(kind_of(step))
    return {
        source: SectionCoverage(tuple(sorted(one.lessons)), tuple(sorted(one.kinds))) for source, one in found.items()
    }


def cited(lesson: Lesson) -> Iterator[tuple[Step, str]]:
    """Every text and question with the section it is from.

    A question is from the section of the text above it, where it names none itself; a text that names none is from the lesson's.
    """
    above = lesson.source
    for step in lesson.steps:
        own = getattr(step, "source", "")
        if isinstance(step, Say):
            above = own or lesson.source
            yield step, above
        elif isinstance(step, Spec):
            yield step, own or above


def played_otherwise(lessons: Iterable[Lesson]) -> Mapping[str, tuple[str, ...]]:
    """House rule -> the lessons that set it to something else than usual."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for lesson in lessons:
        for rule in lesson.rules:
            found[rule].add(lesson.id)
    return {rule: tuple(sorted(ids)) for rule, ids in found.items()}
