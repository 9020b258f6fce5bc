"""May an entry be written in a match? What is asked of it in every family before its own figures are looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.parts.corrections import Correct, EntryPlace, Stop, Undo, standing
from engine.verdict import Facts, Verdict

LONGEST = 24
"""Characters of a name."""


class AnyHand(Protocol):
    """One deal of a match; ``end`` is None while it is being played."""

    @property
    def number(self) -> int: ...
    @property
    def end(self) -> Any: ...


class AnyMatch(Protocol):
    """What the families' matches have in common."""

    @property
    def start(self) -> Any: ...
    @property
    def places(self) -> Sequence[EntryPlace[Any]]: ...
    @property
    def entries(self) -> Sequence[Any]: ...
    @property
    def hands(self) -> Sequence[AnyHand]: ...
    @property
    def over(self) -> bool: ...
    @property
    def open(self) -> AnyHand | None: ...


def yes(source: str) -> Verdict:
    return Verdict(True, "may-be-written", {}, source)


def no(reason: str, source: str, **facts: Any) -> Verdict:
    told: Facts = facts
    return Verdict(False, reason, told, source)


def names_refused(names: Sequence[str], source: str, sides: Iterable[str] = ()) -> Verdict | None:
    """Why these people cannot be written down; ``sides``: what pairs call themselves."""
    for name in (*names, *sides):
        if not name.strip():
            return no("name-missing", source)
        if len(name) > LONGEST or '"' in name or not name.isprintable():
            return no("bad-name", source, name=name[: LONGEST + 1], most=LONGEST)
    if len({name.casefold() for name in names}) < len(names):
        return no("names-alike", source)
    return None


def judged_before(match: AnyMatch, entry: Any, source: str) -> Verdict | None:
    """Of what is neither a correction nor an undo: the verdict where its figures need not be looked at."""
    if isinstance(entry, type(match.start)):
        return no("match-started", source)
    if match.over:
        return no("match-over", source)
    if isinstance(entry, Stop):
        return yes(source)
    hand = match.open
    assert hand is not None
    return None if entry.hand == hand.number else no("other-hand", source, hand=entry.hand, now=hand.number)


def nothing_to_undo(match: AnyMatch, entry: Undo, source: str) -> Verdict | None:
    """There must be such an entry, it must still stand, and it is not the start."""
    if 1 < entry.number <= len(match.places) and match.places[entry.number - 1].stands:
        return None
    return no("nothing-to-undo", source, number=entry.number)


@dataclass(frozen=True, slots=True)
class DealByDeal:
    """The whole judging where a deal is one entry: its end. ``judge_end`` has the start and that end."""

    fold: Callable[[Sequence[Any]], AnyMatch]
    judge_start: Callable[[Any], Verdict]
    judge_end: Callable[[Any, Any], Verdict]
    source: str

    def judge(self, match: AnyMatch, entry: Any) -> Verdict:
        """May this be written next?"""
        if isinstance(entry, Undo):
            return self._undo(match, entry)
        if isinstance(entry, Correct):
            return self._correct(match, entry)
        return judged_before(match, entry, self.source) or self.judge_end(match.start, entry)

    def _correct(self, match: AnyMatch, entry: Correct[Any]) -> Verdict:
        told, new = standing(match.entries).get(entry.number), entry.entry
        begun = type(match.start)
        if told is None or isinstance(told, Stop):
            return no("nothing-to-correct", self.source, number=entry.number)
        if isinstance(told, begun) is not isinstance(new, begun):
            return no("corrected-as-another", self.source, number=entry.number)
        if isinstance(new, begun):
            if new.game != told.game:
                return no("game-stays", self.source)
            verdict = self.judge_start(new)
            return verdict if not verdict.ok else self._still(match, entry)
        if new.hand != told.hand:
            return no("corrected-as-another", self.source, number=entry.number)
        return self.judge_end(match.start, new)

    def _still(self, match: AnyMatch, entry: Correct[Any]) -> Verdict:
        """Would every deal that is written down still be possible?"""
        after = self.fold((*match.entries, entry))
        for hand in after.hands:
            if hand.end is not None and not (verdict := self.judge_end(after.start, hand.end)).ok:
                facts: Facts = {"hand": hand.number, "why": verdict.reason}
                return Verdict(False, "deal-then-impossible", facts, verdict.source)
        return yes(self.source)

    def _undo(self, match: AnyMatch, entry: Undo) -> Verdict:
        if (verdict := nothing_to_undo(match, entry, self.source)) is not None:
            return verdict
        told = standing((*match.entries, entry)).values()
        hands = [one.hand for one in told if not isinstance(one, type(match.start) | Stop)]
        twice = next((hand for hand in sorted(hands) if hands.count(hand) > 1), None)
        return yes(self.source) if twice is None else no("in-the-way", self.source, number=entry.number, hand=twice)
