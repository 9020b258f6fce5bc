"""What the play of a deal came to: both sides' cards, the Excuse and the card given for it, petit au bout, slam."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from engine.cards import Card
from engine.games.france.pack import EXCUSE, PACK, PETIT, is_low
from engine.games.france.reckoning.counting import bouts, half_points
from engine.games.france.rules import FrenchRules
from engine.games.france.sources import BONUSES, FFT_SLAM
from engine.games.france.sources import EXCUSE as EXCUSE_SOURCE
from engine.games.france.tricks import Sides, slam_side, winners
from engine.parts.tricks import Trick
from engine.sheet import Line

Fate = Literal["not-played", "own-trick", "given", "nothing-to-give", "lost-in-the-last-trick", "completes-the-slam"]
"""What became of the Excuse: kept in an own trick, kept for a card or for nothing, or taken with the last trick."""


@dataclass(frozen=True, slots=True)
class Excuse:
    """The Excuse's story. ``side`` has it in the end; ``given``: the low card handed over, after so many tricks ``at``."""

    fate: Fate
    side: int | None = None
    given: Card | None = None
    at: int | None = None

    def line(self, sides: Sides) -> Line:
        side = None if self.side is None else sides.name(self.side)
        facts = {"side": side, "card": self.given.code if self.given else None, "tricks": self.at}
        return Line(f"excuse-{self.fate}", 0, (EXCUSE.code,), facts, EXCUSE_SOURCE)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Pairs are by side: the taker's (or seat 0's), then the defence's (seat 1's). ``petit`` and ``slam`` name a side."""

    cards: tuple[tuple[Card, ...], tuple[Card, ...]]
    half_points: tuple[int, int]
    bouts: tuple[int, int]
    petit: int | None
    slam: int | None
    excuse: Excuse
    lines: tuple[Line, ...]


def excuse_story(
    tricks: Sequence[Trick], took: Sequence[int], sides: Sides, size: int, left: Sequence[Card], left_side: int
) -> Excuse:
    """What became of the Excuse in these tricks. ``left``: the discard or the chien, which counts for ``left_side``.

    A card is owed when the other side took the trick; it is given as soon as a low card has been taken, from the tricks
    before anything else. Low cards are all worth the same, so which one goes changes nothing.
    """
    at = next((i for i, trick in enumerate(tricks) if EXCUSE in trick.cards), None)
    if at is None:
        return Excuse("not-played")
    trick = tricks[at]
    owner, taker = sides.side(trick.player(EXCUSE, sides.seats)), sides.side(took[at])
    if at == size - 1:
        led_home = trick.cards[0] == EXCUSE and took[at] == trick.leader
        return Excuse("completes-the-slam" if led_home else "lost-in-the-last-trick", taker)
    if owner == taker:
        return Excuse("own-trick", owner)
    for i, (one, seat) in enumerate(zip(tricks, took, strict=False)):
        low = [card for card in PACK.sorted(one.cards) if is_low(card)]
        if sides.side(seat) == owner and low:
            return Excuse("given", owner, low[-1], max(i, at) + 1)
    low = [card for card in PACK.sorted(left) if is_low(card)] if left_side == owner else []
    return Excuse("given", owner, low[-1], at + 1) if low else Excuse("nothing-to-give", owner)


def petit_au_bout(tricks: Sequence[Trick], took: Sequence[int], sides: Sides, excuse: Excuse) -> int | None:
    """The side that wins petit au bout: that which takes the petit in the last trick.

    Also in the last but one, where the Excuse, led to the last trick, completes a slam (F4).
    """
    if PETIT in tricks[-1].cards:
        return sides.side(took[-1])
    slam = excuse.fate == "completes-the-slam"
    return sides.side(took[-2]) if slam and len(tricks) > 1 and PETIT in tricks[-2].cards else None


def outcome(
    tricks: Sequence[Trick], sides: Sides, size: int, left: Sequence[Card], left_side: int, rules: FrenchRules
) -> Outcome:
    """Count a deal that was played to the end: ``size`` tricks, and what was discarded or left in the chien."""
    took = winners(tricks, sides, size)
    excuse = excuse_story(tricks, took, sides, size, left, left_side)
    won: tuple[list[Card], list[Card]] = ([], [])
    won[left_side].extend(left)
    for trick, seat in zip(tricks, took, strict=True):
        won[sides.side(seat)].extend(card for card in trick.cards if card != EXCUSE)
    if excuse.side is not None:
        won[excuse.side].append(EXCUSE)
    if excuse.given is not None and excuse.side is not None:
        won[excuse.side].remove(excuse.given)
        won[1 - excuse.side].append(excuse.given)
    halves = [half_points(won[0]), half_points(won[1])]
    petit, slam = petit_au_bout(tricks, took, sides, excuse), slam_side(took, sides, size)
    lines = [] if excuse.fate == "not-played" else [excuse.line(sides)]
    if rules.fft and excuse.fate == "nothing-to-give" and slam == 1 - (excuse.side or 0):
        # The federation: a slam all the same, and the Excuse that stays out counts 4.
        halves[1 - slam] -= 1
        halves[slam] += 1
        lines.append(Line("excuse-counts-four", 0, (EXCUSE.code,), {"side": sides.name(1 - slam)}, FFT_SLAM))
    if petit is not None:
        reason = "petit-au-bout-taken" if PETIT in tricks[-1].cards else "petit-before-the-excuse"
        lines.append(Line(reason, 0, (PETIT.code,), {"side": sides.name(petit)}, BONUSES))
    cards = PACK.sorted(won[0]), PACK.sorted(won[1])
    return Outcome(cards, (halves[0], halves[1]), (bouts(cards[0]), bouts(cards[1])), petit, slam, excuse, tuple(lines))
