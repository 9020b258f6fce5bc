"""A deal laid out card by card: what the taker's side has won is counted, and its points and bouts follow from the cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.cards import Card
from engine.games.france.pack import PACK
from engine.games.france.reckoning.counting import bouts, count_in_pairs, half_points
from engine.games.france.scorekeeper.entries import Deal, Start
from engine.games.france.scorekeeper.judging import judge_end
from engine.games.france.scorekeeper.match import Hand, scored
from engine.sheet import ScoreSheet
from engine.verdict import Verdict


@dataclass(frozen=True, slots=True)
class PileCount:
    """The taker's side first, then the defence. ``sheets``: their counts in pairs; ``problem``: what these cards cannot be."""

    piles: tuple[tuple[Card, ...], tuple[Card, ...]]
    sheets: tuple[ScoreSheet, ScoreSheet]
    deal: Deal
    hand: Hand
    problem: Verdict | None


def laid(start: Start, deal: Deal, cards: Sequence[str]) -> PileCount:
    """Count what lies there; cards that are not named belong to the defence. ``deal`` tells the rest: contract and bonuses.

    Errors: :class:`engine.cards.UnknownCard` for a code that is none.
    """
    named = {PACK[code] for code in cards}
    ours, theirs = tuple(one for one in PACK if one in named), tuple(one for one in PACK if one not in named)
    its = replace(deal, half_points=half_points(ours), bouts=bouts(ours))
    hand = scored(start, 1, its, (0,) * start.form.seats)
    verdict = judge_end(start, its)
    sheets = count_in_pairs(ours), count_in_pairs(theirs)
    return PileCount((ours, theirs), sheets, its, hand, None if verdict.ok else verdict)
