"""The match so far: a fold over what was written down. Every figure comes from the engine's own count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.errors import BadInput
from engine.games.bologna.deal.score import SideScore
from engine.games.bologna.match import four_deals, result
from engine.games.bologna.scorekeeper.counting import dealer_of, doubts_of, scores_of
from engine.games.bologna.scorekeeper.entries import (
    Declared,
    End,
    Entry,
    Monte,
    Start,
)
from engine.games.bologna.scorekeeper.history import Place, places, standing
from engine.parts.corrections import Stop
from engine.verdict import Verdict

SOURCE = "ottocento#scoring-procedure"


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand: what was declared and how it ended, each with its entry's number; the figures of both sides.

    ``doubts`` are figures that no cards give; they count all the same.
    """

    number: int
    dealer: int
    declared: Mapping[int, Declared]
    ends: Mapping[int, End]
    scores: tuple[SideScore, SideScore]
    after: tuple[int, int]
    doubts: tuple[Verdict, ...] = ()

    @property
    def end(self) -> End | None:
        return next(iter(self.ends.values()), None)

    @property
    def totals(self) -> tuple[int, int]:
        return self.scores[0].total, self.scores[1].total

    def declared_by(self, seat: int) -> Declared | None:
        return next((one for one in self.declared.values() if one.seat == seat), None)


@dataclass(frozen=True, slots=True)
class Match:
    """``verdict`` says whether the match is over, and for whom; ``decided`` is the hand that ended it.

    A later correction may have ended it earlier than the players did: hands after ``decided`` are kept and do not count.
    """

    start: Start
    places: tuple[Place, ...]
    hands: tuple[Hand, ...]
    verdict: Verdict
    stopped: bool
    decided: int | None

    @property
    def over(self) -> bool:
        return self.stopped or self.decided is not None

    @property
    def open(self) -> Hand | None:
        """The hand being played: the first without an end. None when the match is over."""
        return None if self.over else next(hand for hand in self.hands if hand.end is None)

    @property
    def scores(self) -> tuple[int, int]:
        """Both sides' points with everything written down so far, declarations of the hand being played among them."""
        totals = [hand.totals for hand in self.hands[: self.decided]]
        return sum(one[0] for one in totals), sum(one[1] for one in totals)

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(place.entry for place in self.places)


def fold(entries: Sequence[Entry]) -> Match:
    """The match that these entries make. Errors: BadInput ``no-start`` when the first one starts nothing."""
    told = standing(entries)
    start = told.get(1)
    if not isinstance(start, Start):
        raise BadInput("no-start", "a match begins with who plays", "1")
    stopped = any(isinstance(entry, Stop) for entry in told.values())
    by_hand = {number: entry for number, entry in told.items() if not isinstance(entry, Start | Stop)}
    hands: list[Hand] = []
    verdict, decided = _verdict(start, hands), None
    for number in range(1, max((entry.hand for entry in by_hand.values()), default=0) + 1):
        its = {n: entry for n, entry in by_hand.items() if entry.hand == number}
        hands.append(_hand(start, number, its, hands[-1].after if hands else (0, 0)))
        if decided is None:
            verdict = _verdict(start, hands)
            decided = number if _settled(verdict) else None
    if not stopped and decided is None and all(hand.end for hand in hands):
        hands.append(_hand(start, len(hands) + 1, {}, hands[-1].after if hands else (0, 0)))
    return Match(start, places(entries), tuple(hands), verdict, stopped, decided)


def hand_of(match: Match, number: int) -> Hand:
    """A hand of the match; one of which nothing is written is empty."""
    if number <= len(match.hands):
        return match.hands[number - 1]
    return _hand(match.start, number, {}, match.hands[-1].after if match.hands else (0, 0))


def _verdict(start: Start, hands: Sequence[Hand]) -> Verdict:
    """Over or not, after the hands that are over; where one is still open, nobody has won by a later one."""
    done = hands[: next((i for i, hand in enumerate(hands) if hand.end is None), len(hands))]
    if start.format == "four":
        return four_deals([hand.totals for hand in done if not isinstance(hand.end, Monte)], start.deals)
    return result(done[-1].after if done else (0, 0), start.rules)


def _settled(verdict: Verdict) -> bool:
    return verdict.ok or verdict.reason == "match-drawn"


def _hand(start: Start, number: int, its: Mapping[int, Declared | End], before: tuple[int, int]) -> Hand:
    declared = {n: entry for n, entry in its.items() if isinstance(entry, Declared)}
    ends = {n: entry for n, entry in its.items() if not isinstance(entry, Declared)}
    said = (
        sum(one.points for one in declared.values() if one.seat % 2 == 0),
        sum(one.points for one in declared.values() if one.seat % 2),
    )
    end = next(iter(ends.values()), None)
    scores = scores_of(start, end, said)
    after = before[0] + scores[0].total, before[1] + scores[1].total
    doubts = tuple(doubts_of(start, tuple(declared.values()), end))
    return Hand(number, dealer_of(start, number), declared, ends, scores, after, doubts)
