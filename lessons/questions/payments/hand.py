"""How a hand of a taker against the others came out: what must be known of it to pay, and hands drawn for questions."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine.fast_dataclass import changed, fast_dataclass
from engine.game import Game
from engine.games.france.auction.bidding import BIDS, DEFENCE, SIDES, TAKER, Bid, bid_of
from engine.games.france.poignee import POINTS
from engine.games.france.reckoning.counting import ALL, TARGETS
from engine.games.france.reckoning.scoring import Result
from engine.games.france.tricks import Sides

BOUT = 9
"""Half points of a bout."""
MARGINS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 18, 22)
"""Points above or below the target, as hands mostly end."""
WITHOUT_THE_EXCUSE = {"essay": ALL - 9, "fft": ALL - 8}
"""Half points of a slam while the others keep the Excuse: the federation has it count four."""


@fast_dataclass(frozen=True, slots=True)
class ContractHand:
    """Half points and bouts are of the taker's tricks. ``petit``: the side that took it in the last trick, ``petit_by`` that
    which had played it. ``poignees``: (side that showed it, its place among the three sizes). ``slam``, ``announced``: sides.

    ``excuse_apart``: one side took every trick, and the other keeps the Excuse. ``called``: the called card is with another player.
    """

    bid: str
    half_points: int
    bouts: int
    petit: int | None = None
    petit_by: int = TAKER
    poignees: tuple[tuple[int, int], ...] = ()
    slam: int | None = None
    announced: int | None = None
    excuse_apart: bool = False
    called: bool = False

    @property
    def result(self) -> Result:
        """The same as the engine has it."""
        shown = tuple(POINTS[size] for _, size in self.poignees)
        return Result(self.bid, self.half_points, self.bouts, self.petit, shown, self.slam, self.announced)

    @property
    def bidden(self) -> Bid:
        return bid_of(self.bid)

    @property
    def lost_petit(self) -> bool:
        """Did the taker's side play it to the last trick, and the others take it?"""
        return self.petit == DEFENCE and self.petit_by == TAKER

    def sides(self, game: Game) -> Sides:
        """The taker in seat 0, and whoever holds the called card beside him."""
        return Sides(game.seats, 0, 1 if self.called else None)

    def asked(self) -> Mapping[str, object]:
        """What the engine is told of it."""
        named = {"petit_au_bout": self.petit, "slam": self.slam, "slam_announced": self.announced}
        return {
            "bid": self.bid,
            "half_points": self.half_points,
            "bouts": self.bouts,
            "poignees": [POINTS[size] for _, size in self.poignees],
            "taker": 0,
            **{name: SIDES[side] for name, side in named.items() if side is not None},
            **({"partner": 1} if self.called else {}),
        }


def holds(game: Game, poignees: tuple[tuple[int, int], ...]) -> bool:
    """Are there trumps enough, with the Excuse, for all of these in one deal?"""
    trumps = sum(card.is_trump or card.is_fool for card in game.pack)
    return sum(int(game.form.poignees[size]) for _, size in poignees) <= trumps


def beaten(hand: ContractHand, game: Game, size: int) -> bool:
    """Can a defender have shown this poignée? In a slam each of its trumps but the Excuse falls to a higher one of the others."""
    shown, trumps = int(game.form.poignees[size]) - 1, sum(card.is_trump for card in game.pack)
    return hand.slam != TAKER or 2 * shown <= trumps


def taken(game: Game, poignees: tuple[tuple[int, int], ...], side: int) -> int:
    """How many cards a side that showed these poignées takes at least: its trumps, but for the Excuse, fall to the others' alone,
    one to each at most, and every other trick with one of them is its own.
    """
    trumps = sum(card.is_trump for card in game.pack)
    shown = max((int(game.form.poignees[size]) - 1 for one, size in poignees if one == side), default=0)
    return game.seats * max(0, 2 * shown - trumps)


def span(bid: str, bouts: int, game: Game, poignees: tuple[tuple[int, int], ...] = ()) -> tuple[int, int]:
    """The fewest and the most half points of the taker's tricks with so many bouts: the chien is part of one side's, and whoever
    showed a long poignée has taken tricks with it.

    Half a point a card at least, and what is laid away for it has no bout; nobody knows what lies in one that is not taken up.
    """
    chien, others = game.form.chien, len(TARGETS) - 1 - bouts
    own, theirs = (taken(game, poignees, side) for side in (TAKER, DEFENCE))
    laid = 0
    if bid_of(bid).chien_side == DEFENCE:
        theirs += chien
    elif bid_of(bid).takes_chien:
        laid = chien
    else:
        own += chien
    return BOUT * bouts + max(0, own - bouts) + laid, ALL - BOUT * others - max(0, theirs - others)


def fits(hand: ContractHand, game: Game) -> bool:
    """Can its points be, for all that it has taken with the trumps that were shown?"""
    fewest, most = span(hand.bid, hand.bouts, game, hand.poignees)
    return fewest <= hand.half_points <= most + hand.excuse_apart


def drawn(game: Game, rng: Random, rules: object, *, even: bool = False) -> ContractHand:
    """A hand with something to it: mostly the petit at the end or a poignée, now and then a slam.

    ``even``: what is paid must be even, as it is shared by two.
    """
    bids = [bid.word for bid in BIDS if bid.times > 1 or not even]
    weights = [3, 6, 2, 2][-len(bids) :]
    hand = ContractHand(rng.choices(bids, weights)[0], 0, rng.choice((0, 1, 1, 2, 2, 2, 3)))
    if game.form.calls:
        hand = changed(hand, called=rng.random() < 0.7)
    if rng.random() < 0.12:
        hand = _slam(hand, game, rng, getattr(rules, "profile", "essay"))
    else:
        hand = changed(hand, half_points=_half_points(hand, game, rng))
        if rng.random() < 0.06:
            hand = changed(hand, announced=TAKER)
        if rng.random() < 0.5:
            hand = _petit(hand, rng)
    if rng.random() < 0.45:
        first, size = rng.choice((TAKER, TAKER, DEFENCE)), rng.choice((0, 0, 0, 1, 2))
        if first == DEFENCE and not beaten(hand, game, size):
            first = TAKER
        shown: tuple[tuple[int, int], ...] = ((first, size),)
        second = (1 - first, 0)
        if rng.random() < 0.1 and holds(game, (*shown, second)) and (first == DEFENCE or beaten(hand, game, 0)):
            shown = (*shown, second)
        showing = changed(hand, poignees=shown)
        hand = showing if fits(showing, game) else hand
    return hand


def _half_points(hand: ContractHand, game: Game, rng: Random) -> int:
    """Near the target, above it or below; a stray half only where the tricks may leave one."""
    target = 2 * TARGETS[hand.bouts]
    off = 2 * rng.choice(MARGINS) * rng.choice((1, 1, 1, -1, -1))
    if rng.random() < 0.12:
        off = 0
    if game.seats % 2 and rng.random() < 0.5:
        off += rng.choice((1, -1))
    fewest, most = span(hand.bid, hand.bouts, game)
    whole = 1 if game.seats % 2 else 2
    return max(fewest + fewest % whole, min(most - most % whole, target + off))


def _petit(hand: ContractHand, rng: Random) -> ContractHand:
    """The petit in the last trick: whoever takes it there has it among the bouts."""
    side = TAKER if hand.bouts == 3 else DEFENCE if hand.bouts == 0 else rng.choice((TAKER, DEFENCE))
    return changed(hand, petit=side, petit_by=side if rng.random() < 0.5 else 1 - side)


def _slam(hand: ContractHand, game: Game, rng: Random, profile: str) -> ContractHand:
    """All the tricks for the taker, who may have announced it; the others may keep the Excuse.

    Against the chien the others have its points all the same: small cards, or a court among them.
    """
    announced = TAKER if rng.random() < 0.5 else None
    apart = rng.random() < 0.5
    halves, bouts = (WITHOUT_THE_EXCUSE[profile], 2) if apart else (ALL, 3)
    if hand.bidden.chien_side == DEFENCE:
        halves -= game.form.chien + rng.choice((0, 0, 2, 4))
    return changed(hand, half_points=halves, bouts=bouts, slam=TAKER, announced=announced, excuse_apart=apart)
