"""Who is in a room: looked through once for what is asked of them, as most of what happens leaves them as they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody with a telephone. ``badge`` counts from 0 in the order of joining and is never given twice.

    ``before``: the browsers this one had earlier in the evening. ``gone``: forgotten since; there is only a place left.
    """

    who: str
    badge: int
    name: str
    there: bool = True
    before: tuple[str, ...] = ()
    gone: bool = False

    @property
    def browsers(self) -> tuple[str, ...]:
        return (self.who, *self.before)


class Members(Mapping[str, Member]):
    """By the browser each has now, in the order of joining; a value that does not change."""

    def __init__(self, told: Mapping[str, Member] | None = None) -> None:
        self._told = dict(told or {})

    def __getitem__(self, who: str) -> Member:
        return self._told[who]

    def __iter__(self) -> Iterator[str]:
        return iter(self._told)

    def __len__(self) -> int:
        return len(self._told)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Members({self._told})"

    @cached_property
    def _hash(self) -> int:
        return hash(frozenset(self._told.values()))

    @cached_property
    def there(self) -> tuple[Member, ...]:
        """Those who are counted."""
        return tuple(one for one in self._told.values() if one.there)

    @cached_property
    def by_badge(self) -> Mapping[int, Member]:
        return {one.badge: one for one in self._told.values()}

    def twins(self, member: Member) -> bool:
        """Has somebody else who is there the same name?"""
        return bool(self._named.get(member.name.casefold(), frozenset()) - {member.badge})

    def seated(self, member: Member) -> Members:
        """With this one as told now."""
        return Members({**self._told, member.who: member})

    @cached_property
    def _named(self) -> Mapping[str, frozenset[int]]:
        """By name, however it is written, the badges of those who are there."""
        found: dict[str, frozenset[int]] = {}
        for one in self.there:
            found[one.name.casefold()] = found.get(one.name.casefold(), frozenset()) | {one.badge}
        return found
