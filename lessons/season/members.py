"""Members: who of those seen in evenings is one person, by the browser, by a host's nod, by what whoever leads has said; and who
may be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from lessons.season.club import Club


@dataclass(frozen=True, slots=True)
class Pupil:
    """A browser and the name typed in it: what is joined and parted. ``key`` tells neither; ``browser`` is its first part."""

    key: str
    name: str

    @property
    def browser(self) -> str:
        return self.key.partition(".")[0]


@dataclass(frozen=True, slots=True)
class Presence:
    """Somebody in an evening: the evening's place in the season (from 0), the badge there, and as whom: one pupil for each of the
    browsers, the one of the end first."""

    evening: int
    badge: int
    pupils: tuple[Pupil, ...]

    @property
    def name(self) -> str:
        return self.pupils[0].name


@dataclass(frozen=True, slots=True)
class Member:
    """One person of the club. ``pupils``: as whom they came, those seen first coming first; ``seen``: where, in the evenings'
    order; ``twin``: 0, or of several who are called the same which one this is, from 1."""

    name: str
    pupils: tuple[Pupil, ...]
    seen: tuple[Presence, ...]
    twin: int = 0

    @property
    def key(self) -> str:
        """By which a press names this member."""
        return self.pupils[0].key

    @property
    def keys(self) -> frozenset[str]:
        return frozenset(one.key for one in self.pupils)

    @property
    def evenings(self) -> tuple[int, ...]:
        """Where they were, each once."""
        return tuple(dict.fromkeys(one.evening for one in self.seen))


@dataclass(frozen=True, slots=True)
class Proposal:
    """Two members who may be one: both have been called ``name``, and were never in one evening."""

    name: str
    one: Member
    other: Member


def members(club: Club, seen: Sequence[Presence]) -> tuple[Member, ...]:
    """Everybody, in the order of their names."""
    groups = _Groups()
    for one in seen:
        for pupil in one.pupils:
            groups.with_(pupil.key)
            # The same browser is the same person, as long as nobody says otherwise.
            if pupil.key not in club.apart:
                groups.join(pupil.key, f"browser {pupil.browser}")
        for before, after in zip(one.pupils, one.pupils[1:], strict=False):
            if not {before.key, after.key} & club.apart:
                groups.join(before.key, after.key)
    for two in club.joined:
        groups.join(*(_at(key, club) for key in two))
    found: dict[str, list[Presence]] = {}
    for one in seen:
        found.setdefault(groups.of(one.pupils[0].key), []).append(one)
    names = {groups.of(key): name for key, name in club.names}
    told = [_member(theirs, names.get(group), group, groups) for group, theirs in found.items()]
    return _told_apart(sorted(told, key=lambda one: (one.name.casefold(), one.seen[0].evening, one.seen[0].badge)))


def proposed(club: Club, everybody: Sequence[Member]) -> Iterator[Proposal]:
    """Members of one name with other browsers, once each two, as long as nobody has said that they are two people."""
    named: dict[str, list[Member]] = {}
    for one in everybody:
        for name in dict.fromkeys(_folded(name) for name in (one.name, *(pupil.name for pupil in one.pupils))):
            named.setdefault(name, []).append(one)
    asked: set[frozenset[str]] = set()
    for several in named.values():
        for one, other in combinations(several, 2):
            two = frozenset((one.key, other.key))
            if two not in asked and not _two_people(club, one, other):
                asked.add(two)
                yield Proposal(one.name, one, other)


def with_key(everybody: Iterable[Member], key: str) -> Member | None:
    """The member that this pupil is part of."""
    return next((one for one in everybody if key in one.keys), None)


def _two_people(club: Club, one: Member, other: Member) -> bool:
    if set(one.evenings) & set(other.evenings):
        return True
    return any(frozenset((mine, theirs)) in club.differ for mine in one.keys for theirs in other.keys)


def _at(key: str, club: Club) -> str:
    """What a pupil hangs on: the browser, so that a join holds when the evening of that name is gone; or, once parted, nothing."""
    return key if key in club.apart else f"browser {key.partition('.')[0]}"


def _member(theirs: list[Presence], name: str | None, group: str, groups: _Groups) -> Member:
    every = (pupil for one in theirs for pupil in reversed(one.pupils))
    pupils = {pupil.key: pupil for pupil in every if groups.of(pupil.key) == group}
    return Member(name or theirs[-1].name, tuple(pupils.values()), tuple(theirs))


def _told_apart(everybody: list[Member]) -> tuple[Member, ...]:
    """Those of one name with their numbers."""
    named: dict[str, int] = {}
    for one in everybody:
        named[_folded(one.name)] = named.get(_folded(one.name), 0) + 1
    turn: dict[str, int] = {}
    found = []
    for one in everybody:
        name = _folded(one.name)
        turn[name] = turn.get(name, 0) + 1
        found.append(Member(one.name, one.pupils, one.seen, turn[name] if named[name] > 1 else 0))
    return tuple(found)


def _folded(name: str) -> str:
    return name.casefold()


class _Groups:
    """Which of many hang together, by one of them."""

    def __init__(self) -> None:
        self._to: dict[str, str] = {}

    def with_(self, one: str) -> None:
        self._to.setdefault(one, one)

    def join(self, one: str, other: str) -> None:
        first, second = self.of(one), self.of(other)
        if first != second:
            self._to[second] = first

    def of(self, one: str) -> str:
        while (up := self._to.setdefault(one, one)) != one:
            self._to[one] = self._to[up]
            one = up
        return one
