"""What a hand is worth in the auction, line by line: a rule of thumb for beginners, not a rule and not in the essay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from engine.cards import Card
from engine.games.france.auction.bidding import PASS
from engine.games.france.pack import EXCUSE, PETIT, SUITS
from engine.sheet import Line, ScoreSheet, codes

EACH, HIGH, FIRST_HIGH = 2, 2, 16
"""Every trump, and once more from the 16 on."""
TOP, FOOL, LITTLE = 10, 8, {5: 6, 4: 5}
"""The 21, the Excuse, and the petit with at least so many trumps, itself among them: with fewer it is as good as lost."""
COURTS = {"K": 6, "Q": 3, "N": 2, "J": 1}
VOID, SINGLE = 6, 3
"""A suit of which the hand has no card, or one."""
ADVICE = (("garde_contre", 81), ("garde_sans", 71), ("garde", 56), ("petite", 40))
"""From so many points on a hand of four players is worth this bid."""
COUNTED_FOR = 4
"""The advice is for so many players: with others hands are longer or shorter, and one may have a partner."""


def count(hand: Collection[Card]) -> ScoreSheet:
    """The hand's trumps, bouts, courts and short suits; each a line with the cards that it counts. Points are whole."""
    trumps = [card for card in hand if card.is_trump]
    high = [card for card in trumps if card.strength >= FIRST_HIGH]
    bouts = {card: TOP for card in trumps if card.code == "T21"}
    bouts |= {card: FOOL for card in hand if card == EXCUSE}
    bouts |= {card: petit_with(len(trumps)) for card in trumps if card == PETIT}
    courts = [card for card in hand if not card.is_trump and card.rank in COURTS]
    many = Counter(card.suit for card in hand)
    void = tuple(suit for suit in SUITS if not many[suit])
    single = tuple(suit for suit in SUITS if many[suit] == 1)
    of_trumps, of_bouts = EACH * len(trumps) + HIGH * len(high), sum(bouts.values())
    of_courts, of_short = sum(COURTS[card.rank] for card in courts), VOID * len(void) + SINGLE * len(single)
    return ScoreSheet(
        (
            Line(
                "count-trumps",
                of_trumps,
                codes(trumps),
                {"points": of_trumps, "n": len(trumps), "high": len(high)},
            ),
            Line("count-bouts", of_bouts, codes(bouts), {"points": of_bouts, "n": len(trumps)}),
            Line("count-courts", of_courts, codes(courts), {"points": of_courts}),
            Line("count-short", of_short, (), {"points": of_short, "void": void, "single": single}),
        )
    )


def petit_with(trumps: int) -> int:
    """What the petit adds in a hand with so many trumps."""
    return next((points for least, points in LITTLE.items() if trumps >= least), 0)


def advised(points: int) -> str:
    """The highest bid that so many points are worth, among four players; else to pass."""
    return next((word for word, least in ADVICE if points >= least), PASS)
