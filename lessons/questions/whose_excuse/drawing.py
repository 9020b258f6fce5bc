"""Tricks with the Excuse in them, as play brings them: now and then the last one, now and then led with the Excuse."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.cards import Card
from engine.game import Game
from engine.games.france.pack import EXCUSE, is_low
from engine.parts.playout import shuffled
from lessons.question.seats import YOU

LAST, SLAM, MINE, NOTHING_LOW = 0.28, 0.06, 0.6, 0.3
"""How often it is the last trick, of these a slam led home; how often the Excuse is the learner's; nothing low is taken yet."""


@dataclass(frozen=True, slots=True)
class ExcuseSituation:
    """A whole trick, who led it and who plays alone, what the Excuse's side has taken, the learner's hand, which trick it is."""

    trick: tuple[Card, ...]
    leader: int
    soloist: int
    taken: tuple[Card, ...]
    hand: tuple[Card, ...]
    last: str


def drawn(game: Game, rng: Random) -> ExcuseSituation:
    """One such moment."""
    seats = game.seats
    player = YOU if rng.random() < MINE else rng.randrange(1, seats)
    soloist = rng.choice((YOU, player, rng.randrange(seats)))
    last = "" if rng.random() >= LAST else "slam" if rng.random() < SLAM / LAST else "yes"
    leader = player if last == "slam" or rng.random() < 0.15 else rng.randrange(seats)
    spare = list(shuffled((card for card in game.pack if card != EXCUSE), rng))
    others = _others(spare, seats - 1, rng)
    place = (player - leader) % seats
    trick = (*others[:place], EXCUSE, *others[place:])
    left = [card for card in spare if card not in others]
    low, dear = ([card for card in left if is_low(card) == wanted] for wanted in (True, False))
    # A trick's worth of cards tells all that matters, with names that can be read.
    # The taker has laid cards away besides, which count with the tricks: that there is nothing low could not be said.
    has_discard = player == soloist and seats > 2 and not last
    # Who leads the last trick has won the one before it, and the taker's discard counts with the tricks.
    has_taken = last == "yes" and (leader == player or (seats > 2 and (player == soloist or leader != soloist)))
    if last != "slam" and rng.random() < NOTHING_LOW and not has_discard:
        taken = tuple(dear[: seats if has_taken else rng.choice((0, 0, seats))])
    else:
        number = rng.randint(1, min(3, seats))
        taken = (*low[:number], *dear[: max(0, seats - number)])
    rest = [card for card in left if card not in taken]
    hand = tuple(rest[:4]) if player == YOU and not last else ()
    return ExcuseSituation(trick, leader, soloist, game.pack.sorted(taken), game.pack.sorted(hand), last)


def _others(spare: list[Card], number: int, rng: Random) -> list[Card]:
    """Cards of one suit, and mostly somebody without it who trumps."""
    suit = rng.choice([card.suit for card in spare if not card.is_trump])
    mine = [card for card in spare if card.suit == suit][:number]
    if rng.random() < 0.6:
        mine[-1] = next(card for card in spare if card.is_trump)
    return mine
