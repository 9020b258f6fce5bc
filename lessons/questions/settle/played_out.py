"""How a deal of one against the others came out: what each side has, what it captured, what was announced."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random

from engine.cards import Card
from engine.game import Game
from engine.games.sicily.counting import LAST_TRICK, count
from engine.games.sicily.pack import ARIE, COUNTING, DECINE, FOUR_ARIE, KINGS
from engine.games.sicily.settling.jochi import Tally
from engine.sheet import codes

MATTERS = (*ARIE, "T1", "Fool", *KINGS)
"""The cards whose side matters when a deal is settled."""


@dataclass(frozen=True)
class PlayedOut:
    """A Sicilian deal played to its end, with what is counted of it. ``points``, ``has`` and ``won``: of the soloist and of the
    others. ``has``: of the cards that matter; ``won``: captured.
    """

    points: tuple[int, int]
    last: bool
    has: tuple[tuple[str, ...], tuple[str, ...]]
    won: tuple[tuple[str, ...], tuple[str, ...]]
    scommessa: bool = False
    rivanto: bool = False
    double: bool = False

    @cached_property
    def tally(self) -> Tally:
        """The same facts as the engine settles them by."""
        ours, theirs = (frozenset(some) for some in self.has)
        return Tally(
            points=self.points,
            last=self.last,
            captured=self.won,
            kings=ours.issuperset(KINGS) - theirs.issuperset(KINGS),
            arie=_arie(ours) - _arie(theirs),
            scommessa=ours.issuperset(DECINE) if self.scommessa else None,
            rivanto=self.rivanto,
        )

    def figures(self) -> Mapping[str, object]:
        """The same facts as the engine's question about settling wants them."""
        tally, side = self.tally, {1: "bidder_side", -1: "others", 0: None}
        sign = (tally.arie > 0) - (tally.arie < 0)
        figures: dict[str, object] = {
            "points": tally.points[0],
            "last_trick": "bidder_side" if tally.last else "others",
            "captured": [len(some) for some in self.won],
            "kings": side[tally.kings],
            "arie": abs(tally.arie),
            "scommessa": tally.scommessa,
            "rivanto": tally.rivanto,
            "five_card_solo": self.double,
        }
        return figures | ({"arie_side": side[sign]} if sign else {})


def _arie(codes: frozenset[str]) -> int:
    return 5 if codes.issuperset(ARIE) else 4 if codes.issuperset(FOUR_ARIE) else 0


def untaken(won: Collection[str], has: Collection[str], takes: int) -> str:
    """The highest of the captured trumps ``won`` that nothing this side ``has`` can have taken, or "" where all can have been.

    An aria falls only to a higher one that its own side played and kept, and one trick holds ``takes`` cards of the
    other side at most. The 1 falls to any trump.
    """
    own, fallen = ([code for code in ARIE if code in has and (code in won) == so] for so in (False, True))
    for nth, code in enumerate(fallen, start=1):
        if nth > takes * sum(ARIE.index(one) < ARIE.index(code) for one in own):
            return code
    return ""


def takes(game: Game, pair: bool) -> tuple[int, int]:
    """How many cards of the other side one trick of each side can hold: of the soloist's (of the ``pair``'s), of the others'."""
    return (2, 2) if pair else (game.seats - 1, 1)


def drawn(game: Game, rng: Random, pair: bool = False) -> PlayedOut:
    """A deal whose cards are shared out as after twenty tricks, its points counted."""
    piles = _piles(game, rng)
    last = rng.random() < (0.6 if len(piles[0]) > len(piles[1]) else 0.4)
    points = int(count(piles[0]).total) + LAST_TRICK * last
    held = [frozenset(codes(pile)) for pile in piles]
    has = tuple(tuple(code for code in MATTERS if code in some) for some in held)
    won = [_won(some, most, rng) for some, most in zip(held, takes(game, pair), strict=True)]
    dared = {"T20", "Fool"} <= held[0] and rng.random() < 0.6
    return PlayedOut(
        points=(points, 109 - points),
        last=last,
        has=(has[0], has[1]),
        won=(won[0], won[1]),
        scommessa=dared,
        rivanto=rng.random() < 0.3,
        double=rng.random() < 0.3,
    )


def _won(held: Collection[str], most: int, rng: Random) -> tuple[str, ...]:
    """Of the trumps that count a good third, from the highest down, as far as something took them."""
    won: tuple[str, ...] = ()
    for code in COUNTING:
        if code in held and rng.random() < 0.35 and not untaken((*won, code), held, most):
            won = (*won, code)
    return won


def _piles(game: Game, rng: Random) -> tuple[list[Card], list[Card]]:
    """The cards of both sides: threes, and one with the Fool where it was shown in a trick of the other side."""
    ours: list[Card] = []
    theirs: list[Card] = []
    luck = rng.uniform(0.35, 0.8)
    # Four arie or four Kings on one side come about seldom by themselves.
    kings, arie = (rng.choice((ours, theirs)) if rng.random() < 0.4 else None for _ in range(2))
    for card in game.pack:
        pile = kings if card.code in KINGS else arie if card.code in FOUR_ARIE else None
        (pile if pile is not None else ours if rng.random() < luck else theirs).append(card)
    while len(ours) % 3 == 2 or len(ours) < 6:
        ours.append(theirs.pop())
    return ours, theirs


def given(
    game: Game, points: int, last: bool, has: tuple[Card, ...], won: tuple[tuple[Card, ...], tuple[Card, ...]]
) -> PlayedOut:
    """What a lesson says of a deal; whatever the soloist has not, the others have."""
    ours = tuple(code for code in MATTERS if code in codes(has))
    theirs = tuple(code for code in MATTERS if code not in ours and code in codes(tuple(game.pack)))
    return PlayedOut((points, 109 - points), last, (ours, theirs), (codes(won[0]), codes(won[1])))
