"""A club as its log tells it: its seasons, which evenings count, who is one person and what they are called; a pure fold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from lessons.learner.misfits import fitted
from lessons.season.entries import (
    ClubEntry,
    ClubLine,
    EveningCounted,
    MemberGone,
    MemberNamed,
    Parted,
    SamePerson,
    SeasonBegun,
    SeasonEnded,
    SeasonNamed,
    TwoPeople,
)
from lessons.text.message import Message

MOST_SEASONS = 60
MOST_CHOICES = 4_000
"""So many joins, partings, evenings and names one log holds."""
_NOTHING: Mapping[Any, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Season:
    """A season of a club. ``since`` and ``until``: the numbers of the lines with which it began and ended (0 while it is on).
    What was begun between them counts, a clock may say anything. ``counted``: by the code of its room, an evening of which it
    was said.
    """

    name: str
    since: int
    until: int = 0
    counted: Mapping[str, bool] = field(default_factory=lambda: _NOTHING)

    def counts(self, evening: str, number: int) -> bool:
        """Does this evening count, whose first line has this number?"""
        between = number > self.since and (not self.until or number < self.until)
        return self.counted.get(evening, between)


@dataclass(frozen=True, slots=True)
class Club:
    """The state of a club, folded from its log. ``number``: that of the last line read. ``owner``: whose it is. ``joined`` and
    ``differ``: pairs of pupils, by their keys; ``apart``: those that were parted; ``names``: what pupils' members are called,
    the last name last.
    """

    number: int = 0
    owner: str = ""
    seasons: tuple[Season, ...] = ()
    joined: tuple[tuple[str, str], ...] = ()
    differ: frozenset[frozenset[str]] = frozenset()
    apart: frozenset[str] = frozenset()
    names: tuple[tuple[str, str], ...] = ()

    @property
    def now(self) -> Season | None:
        """The season that is on."""
        return self.seasons[-1] if self.seasons and not self.seasons[-1].until else None

    def season(self, number: int) -> Season | None:
        """The season of this number, from 1."""
        return self.seasons[number - 1] if 0 < number <= len(self.seasons) else None


def fold(lines: Iterable[ClubLine], before: Club | None = None) -> Club:
    """The club after these lines, read on from ``before`` where there is one. Never raises."""
    club = before or Club()
    for line in lines:
        after = fitted(take, club, line, "a club")
        club = after if after.number >= line.number else replace(after, number=line.number)
    return club


def take(club: Club, line: ClubLine) -> Club:
    """The club after one line more; one that may not be there changes nothing."""
    after = club
    if judge(club, line.who, line.entry) is None:
        after = _MADE[type(line.entry)](club, line)
    return replace(after, number=line.number)


def judge(club: Club, who: str, entry: ClubEntry) -> Message | None:
    """Why this may not be written now; None where it may."""
    if club.owner and who != club.owner:
        return Message("season.refused.not-yours")
    if isinstance(entry, SeasonBegun):
        if club.now is not None:
            return Message("season.refused.on")
        return Message("season.refused.many") if len(club.seasons) >= MOST_SEASONS else None
    if not club.owner:
        return Message("season.refused.not-now")
    if isinstance(entry, SeasonEnded):
        return None if club.now is not None else Message("season.refused.not-now")
    if isinstance(entry, SeasonNamed | EveningCounted):
        return None if club.season(entry.season) is not None else Message("season.refused.not-now")
    if isinstance(entry, SamePerson | TwoPeople) and entry.one == entry.other:
        return Message("season.refused.not-now")
    if not isinstance(entry, MemberGone) and _choices(club) >= MOST_CHOICES:
        return Message("season.refused.many")
    return None


def _choices(club: Club) -> int:
    return len(club.joined) + len(club.differ) + len(club.apart) + len(club.names)


def _begun(club: Club, line: ClubLine) -> Club:
    assert isinstance(line.entry, SeasonBegun)
    return replace(club, owner=line.who, seasons=(*club.seasons, Season(line.entry.name, line.number)))


def _named(club: Club, line: ClubLine) -> Club:
    assert isinstance(line.entry, SeasonNamed)
    return _with_season(club, line.entry.season, name=line.entry.name)


def _ended(club: Club, line: ClubLine) -> Club:
    return _with_season(club, len(club.seasons), until=line.number)


def _counted(club: Club, line: ClubLine) -> Club:
    entry = line.entry
    assert isinstance(entry, EveningCounted)
    counted = {**club.seasons[entry.season - 1].counted, entry.evening: entry.on}
    return _with_season(club, entry.season, counted=MappingProxyType(counted))


def _with_season(club: Club, number: int, **change: Any) -> Club:
    seasons = list(club.seasons)
    seasons[number - 1] = replace(seasons[number - 1], **change)
    return replace(club, seasons=tuple(seasons))


def _same(club: Club, line: ClubLine) -> Club:
    entry = line.entry
    assert isinstance(entry, SamePerson)
    two = (entry.one, entry.other)
    others = tuple(one for one in club.joined if frozenset(one) != frozenset(two))
    return replace(club, joined=(*others, two), differ=club.differ - {frozenset(two)})


def _two(club: Club, line: ClubLine) -> Club:
    assert isinstance(line.entry, TwoPeople)
    return replace(club, differ=club.differ | {frozenset((line.entry.one, line.entry.other))})


def _parted(club: Club, line: ClubLine) -> Club:
    assert isinstance(line.entry, Parted)
    alone = line.entry.pupil
    joined = tuple(two for two in club.joined if alone not in two)
    return replace(club, joined=joined, apart=club.apart | {alone})


def _called(club: Club, line: ClubLine) -> Club:
    assert isinstance(line.entry, MemberNamed)
    others = tuple(one for one in club.names if one[0] != line.entry.pupil)
    return replace(club, names=(*others, (line.entry.pupil, line.entry.name)))


_MADE: Mapping[type[ClubEntry], Callable[[Club, ClubLine], Club]] = {
    SeasonBegun: _begun,
    SeasonNamed: _named,
    SeasonEnded: _ended,
    EveningCounted: _counted,
    SamePerson: _same,
    TwoPeople: _two,
    Parted: _parted,
    MemberNamed: _called,
    MemberGone: lambda club, _: club,
}
