"""Who sits where at the table of a game, seen from the learner's chair."""

from __future__ import annotations

from typing import Literal

from engine.game import Game
from lessons.question.capabilities import PARTNERS, capabilities

Side = Literal["front", "right", "left", "across", "across-right", "across-left"]
YOU, ACROSS = 0, 2
"""The learner's seat, and the partner's among four."""
AROUND: dict[int, tuple[str, ...]] = {
    2: ("you", "other"),
    3: ("you", "right", "left"),
    4: ("you", "right", "opposite", "left"),
    5: ("you", "right", "second-right", "second-left", "left"),
}
"""What the seats are called, by how many there are, in the order of play: seat + 1 sits to the right."""
SIDES: dict[int, tuple[Side, ...]] = {
    2: ("front", "across"),
    3: ("front", "right", "left"),
    4: ("front", "right", "across", "left"),
    5: ("front", "right", "across-right", "across-left", "left"),
}
"""The side of the table of each seat, by how many there are."""


def seats_of(game: Game) -> tuple[str, ...]:
    """What the players are called, from the learner on."""
    partners = PARTNERS in capabilities(game.id)
    return tuple("partner" if partners and seat == "opposite" else seat for seat in AROUND[game.seats])


def leader_before_you(cards: int, seats: int) -> int:
    """Who led a trick of so many cards to which seat 0 plays next (or, where it is whole, led)."""
    return -cards % seats


def left_before_you(hand: int, cards: int, seats: int) -> tuple[int, ...]:
    """How many cards each holds when seat 0, with so many in hand, is to play after so many cards of a trick."""
    return (hand, *(hand - (seat >= seats - cards) for seat in range(1, seats)))
