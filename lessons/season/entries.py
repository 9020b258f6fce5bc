"""What can happen in a club's log, one line each; whatever was answered, played and said stands in the evenings' own.

A member is named by pupils, and these by keys that tell nothing of them (see :class:`lessons.season.members.Pupil`): in this
log stands no name but one that whoever leads the evenings has given.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from lessons.learner.shared_logs.entries import EntryCodec, LogEntry, LogLine

PupilKey = Annotated[str, Field(pattern=r"^[0-9a-f]{16}\.[0-9a-f]{16}$")]
"""A browser and a name typed in it, neither of them readable."""
SeasonName = Annotated[str, Field(min_length=1, max_length=60)]
SeasonNumber = Annotated[int, Field(ge=1, le=99)]
MemberName = Annotated[str, Field(min_length=1, max_length=60)]


class ClubEntry(LogEntry):
    """One thing that happened in a club's log."""


class SeasonBegun(ClubEntry):
    """Whoever does this first is who the log belongs to. The evenings they lead from now on count."""

    kind = "season"
    name: SeasonName


class SeasonNamed(ClubEntry):
    kind = "season-named"
    season: SeasonNumber
    name: SeasonName


class SeasonEnded(ClubEntry):
    """Evenings that come later count no more."""

    kind = "season-ended"


class EveningCounted(ClubEntry):
    """An evening counts, or does not, whenever it was. ``evening``: the code of its room."""

    kind = "evening-counted"
    season: SeasonNumber
    evening: Annotated[str, Field(pattern=r"^[a-z-]{1,80}$")]
    on: bool


class SamePerson(ClubEntry):
    """These two are one member."""

    kind = "same-person"
    one: PupilKey
    other: PupilKey


class TwoPeople(ClubEntry):
    """These two are called the same, and are not one member: nobody asks again."""

    kind = "two-people"
    one: PupilKey
    other: PupilKey


class Parted(ClubEntry):
    """This pupil is a member alone, until joined with another one again."""

    kind = "parted"
    pupil: PupilKey


class MemberNamed(ClubEntry):
    """The member that this pupil is part of is called so from now on."""

    kind = "member-named"
    pupil: PupilKey
    name: MemberName


class MemberGone(ClubEntry):
    """Somebody was forgotten; who, stands nowhere any more."""

    kind = "member-gone"


SORTS: tuple[type[ClubEntry], ...] = (
    SeasonBegun, SeasonNamed, SeasonEnded, EveningCounted, SamePerson, TwoPeople, Parted, MemberNamed, MemberGone,
)  # fmt: skip
CODEC = EntryCodec(SORTS)
ClubLine = LogLine[ClubEntry]
"""One line of a club's log."""


def keys_in(entry: ClubEntry) -> tuple[str, ...]:
    """The pupils that it is about."""
    if isinstance(entry, SamePerson | TwoPeople):
        return (entry.one, entry.other)
    return (entry.pupil,) if isinstance(entry, Parted | MemberNamed) else ()
