"""What is told of a club's season: for who leads it all of it, for each member the own part."""

from __future__ import annotations

from typing_extensions import TypedDict

from screens.room_views.left_given import SkillCount


class SkillWeek(TypedDict):
    """How a skill went in one evening."""

    day: str
    right: int
    of: int


class SkillOfSeason(SkillCount):
    """A skill, evening after evening."""

    weeks: list[SkillWeek]


class MistakeOfSeason(TypedDict):
    """A misconception of one person: on which ``day`` it was there last, or is gone since."""

    belief: str
    gone: bool
    day: str


class LeagueRow(TypedDict):
    """Somebody, or a pair, in a league table."""

    place: int
    name: str
    wins: str
    margin: str
    by: int
    """The same as a number."""
    played: int


class ComparedRow(TypedDict):
    """Somebody, or a pair, where all tables played the same deals: points ``against`` the average, over so many ``deals``."""

    place: int
    name: str
    against: str
    by: float
    """The same as a number, to a tenth."""
    deals: int
    wins: str
    played: int


class InTheLeague(LeagueRow):
    """The own row, among so many."""

    of: int


class AmongCompared(ComparedRow):
    """The own row, among so many."""

    of: int


class MemberPart(TypedDict):
    """One member's season. ``days``: when they were there, of so many evenings."""

    name: str
    days: list[str]
    evenings: int
    right: int
    of: int
    skills: list[SkillOfSeason]
    mistakes: list[MistakeOfSeason]
    league: InTheLeague | None
    compared: AmongCompared | None


class PupilOfMember(TypedDict):
    """As whom a member came, from which browser; by its ``key`` a press parts it."""

    key: str
    name: str
    days: list[str]


class MemberProps(MemberPart):
    """The same with what a press needs. ``there``: the places of the evenings, from 0; ``called``: the name without a number."""

    key: str
    called: str
    there: list[int]
    pupils: list[PupilOfMember]


class ProposalProps(TypedDict):
    """Two members of one ``name`` who may be one person; of each what they are called and when they were there."""

    name: str
    one: str
    other: str
    keys: tuple[str, str]


class MistakeOfAll(TypedDict):
    """A misconception of the whole club."""

    belief: str
    still: int
    gone: int


class EveningOfSeason(TypedDict):
    """An evening that was led, whether it ``counts`` or not."""

    code: str
    day: str
    counts: bool
    people: int
    href: str


class SeasonName(TypedDict):
    """A season among the club's."""

    number: int
    name: str


class SeasonAccount(TypedDict):
    """All that a season tells."""

    code: str
    number: int
    name: str
    on: bool
    last: bool
    seasons: list[SeasonName]
    days: list[str]
    evenings: list[EveningOfSeason]
    members: list[MemberProps]
    proposals: list[ProposalProps]
    skills: list[SkillOfSeason]
    mistakes: list[MistakeOfAll]
    persons: list[LeagueRow]
    pairs: list[LeagueRow]
    persons_compared: list[ComparedRow]
    pairs_compared: list[ComparedRow]


class OwnSeason(TypedDict):
    """A member's own part of a season."""

    season: str
    member: MemberPart
