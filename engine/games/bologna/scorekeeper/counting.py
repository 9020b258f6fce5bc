"""What one hand comes to: who deals it, the figures of both sides as the engine counts them, and which no cards give."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.games.bologna.counting.pile import LAST_TRICK
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.score import SideScore
from engine.games.bologna.scorekeeper import plausible
from engine.games.bologna.scorekeeper.entries import Counted, Declared, End, Monte, Piled, Start
from engine.games.bologna.scoring.impossible import impossible
from engine.games.bologna.scoring.position import Position
from engine.games.bologna.scoring.sheet import sheet
from engine.verdict import Verdict

_PARTS = ("criccone", "last-trick", "sequences", "cards")


def dealer_of(start: Start, hand: int) -> int:
    """The seat that deals: the deal passes to the right, thrown-in cards or not. Source: tarocchini#ottocento."""
    return (start.dealer + hand - 1) % OTTOCENTO.seats


def position_of(start: Start, piled: Piled) -> Position:
    """The cards of a hand's end under the rules of the match, with who dealt."""
    dealt = dealer_of(start, piled.hand) % 2
    return replace(piled.position, rules=start.rules, dealer=0 if dealt == piled.side else 1)


def scores_of(start: Start, end: End | None, said: tuple[int, int]) -> tuple[SideScore, SideScore]:
    """Both sides' figures; ``said`` are the points declared."""
    if isinstance(end, Monte):
        return SideScore(0), SideScore(0)
    if isinstance(end, Counted):
        a, b = (
            SideScore(
                said[side], end.criccone[side], LAST_TRICK * (end.last == side), end.sequences[side], end.cards[side]
            )
            for side in (0, 1)
        )
        return a, b
    if isinstance(end, Piled):
        counted = sheet(position_of(start, end))
        ours = {end.side: 0, 1 - end.side: 1}
        a, b = (SideScore(said[side], *(counted.section(part, ours[side]) for part in _PARTS)) for side in (0, 1))
        return a, b
    return SideScore(said[0]), SideScore(said[1])


def doubts_of(start: Start, declared: Sequence[Declared], end: End | None) -> list[Verdict]:
    """The figures that no cards give."""
    found = [
        Verdict(False, "no-such-declarations", {"points": one.points}, "ottocento#declarations")
        for one in declared
        if one.figure is not None and not plausible.declared(one.figure)
    ]
    if isinstance(end, Counted):
        if not plausible.criccone(end.criccone):
            a, b = end.criccone
            found.append(
                Verdict(False, "no-such-criccone", {"ours": a, "theirs": b}, "ottocento#combinations-criccone")
            )
        if not plausible.sequences(end.sequences, start.rules):
            a, b = end.sequences
            found.append(
                Verdict(False, "no-such-sequences", {"ours": a, "theirs": b}, "ottocento#combinations-sequences")
            )
    if isinstance(end, Piled):
        # It was possible when it was written; a correction of who dealt may have changed that.
        found += impossible(position_of(start, end))
    return found
