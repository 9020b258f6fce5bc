"""What a member has learnt over a season and still gets wrong: by skill, evening after evening, and what they believed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from lessons.evening.activities.answers import GivenAnswer
from lessons.evening.afterwards import OfSkill
from lessons.question.sampling import discriminates


@dataclass(frozen=True, slots=True)
class InEvening:
    """What somebody did in one evening. ``skills`` as the evening's own page has them; ``given``: every answer in its order."""

    came: bool
    right: int
    of: int
    skills: tuple[OfSkill, ...]
    given: tuple[GivenAnswer, ...]


@dataclass(frozen=True, slots=True)
class SkillOver:
    """A skill over the season: each evening (by its place) in which there was something about it, and all of them together."""

    skill: str
    by: tuple[tuple[int, OfSkill], ...]

    @property
    def right(self) -> int:
        return sum(one.right for _, one in self.by)

    @property
    def of(self) -> int:
        return sum(one.of for _, one in self.by)


@dataclass(frozen=True, slots=True)
class MistakeOver:
    """A misconception that somebody gave away: in which evening last, and in which it was gone (None while it is there)."""

    misconception: str
    met: int
    gone: int | None = None


@dataclass(frozen=True, slots=True)
class LearningTally:
    """What a member has learnt in a season. ``still``: what is there still comes first."""

    right: int
    of: int
    skills: tuple[SkillOver, ...]
    believed: tuple[MistakeOver, ...]

    @property
    def still(self) -> tuple[MistakeOver, ...]:
        return tuple(one for one in self.believed if one.gone is None)


class Proofs:
    """Whether a question shows a misconception, found out once: sixty answer the same."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str], bool] = {}
        self._items: list[object] = []

    def __call__(self, given: GivenAnswer, misconception: str) -> bool:
        if given.kind is None or given.item is None:
            return False
        key = (id(given.item), misconception)
        if key not in self._known:
            self._items.append(given.item)  # as long as it is kept nothing else has its place
            self._known[key] = discriminates(given.kind, given.item, misconception)
        return self._known[key]


def learnt(evenings: Mapping[int, InEvening], showing: Proofs) -> LearningTally:
    """Of one member; ``evenings`` by their place, in order."""
    by: dict[str, list[tuple[int, OfSkill]]] = {}
    for place, one in evenings.items():
        for skill in one.skills:
            by.setdefault(skill.skill, []).append((place, skill))
    found = believed(((place, given) for place, one in evenings.items() for given in one.given), showing)
    right, of = sum(one.right for one in evenings.values()), sum(one.of for one in evenings.values())
    return LearningTally(right, of, tuple(SkillOver(skill, tuple(told)) for skill, told in by.items()), found)


def believed(given: Iterable[tuple[int, GivenAnswer]], showing: Proofs) -> tuple[MistakeOver, ...]:
    """Each misconception that was given away: it is gone when nothing of it came later, and something proves that."""
    found: dict[str, MistakeOver] = {}
    there: set[str] = set()
    for place, one in given:
        for name in one.diagnoses:
            found[name] = MistakeOver(name, place)
            there.add(name)
        if one.ok and there:
            for name in [name for name in there if showing(one, name)]:
                found[name] = MistakeOver(name, found[name].met, place)
                there.discard(name)
    return tuple(sorted(found.values(), key=lambda one: one.gone is not None))


@dataclass(frozen=True, slots=True)
class StillThere:
    """A misconception of the whole club: how many have given it away, of how many it has gone."""

    misconception: str
    met: int
    gone: int


def together(everybody: Sequence[LearningTally]) -> tuple[tuple[SkillOver, ...], tuple[StillThere, ...]]:
    """The skills of all together evening after evening, and the misconceptions, those of most people still there first."""
    by: dict[str, dict[int, OfSkill]] = {}
    met: dict[str, StillThere] = {}
    for one in everybody:
        for over in one.skills:
            told = by.setdefault(over.skill, {})
            for place, skill in over.by:
                before = told.get(place, OfSkill(over.skill, 0, 0))
                told[place] = OfSkill(over.skill, before.right + skill.right, before.of + skill.of)
        for each in one.believed:
            was = met.get(each.misconception, StillThere(each.misconception, 0, 0))
            met[each.misconception] = StillThere(was.misconception, was.met + 1, was.gone + (each.gone is not None))
    skills = tuple(SkillOver(name, tuple(sorted(told.items()))) for name, told in by.items())
    return skills, tuple(sorted(met.values(), key=lambda one: (one.gone - one.met, -one.met, one.misconception)))
