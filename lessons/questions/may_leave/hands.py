"""A hand from which cards are to be left, with something to hesitate over, and those of it worth asking about."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.cards import Card
from engine.game import Game
from engine.games.bologna import leaving
from engine.games.bologna.counting.combinations import KINDS, combination
from engine.parts.playout import shuffled
from lessons.question.misconception import Aim
from lessons.question.requirements import needs_of

TWO = 2


def full(game: Game, first: bool) -> tuple[int, int]:
    """How many cards are held and how many of them go: the dealer's at last, or those that everybody leaves ``first``."""
    form = game.form
    return (form.size, form.early) if first else (form.size + form.last, form.last)


def full_hand(game: Game, rng: Random, aim: Aim, first: bool) -> tuple[Card, ...]:
    """As many cards, with something to hesitate over: a King or a tarocco, low trumps, a combination."""
    hold, _ = needs_of(aim, rng)
    pack = list(shuffled(game.pack, rng))
    there = [card for card in pack if card.code in hold]
    rank = rng.choice("QNJ")
    there += [card for card in pack if card.rank == rank and card not in there][:3]
    there += [card for card in pack if card.points == leaving.FIVE_POINTS and card not in there][:2]
    there += [card for card in pack if "numbers" in card.groups and card not in there][:2]
    return tuple([*there, *(card for card in pack if card not in there)][: full(game, first)[0]])


def some_of(hand: Sequence[Card], rng: Random, ask: str, number: int) -> tuple[Card, ...]:
    """So many cards worth asking about: a forbidden one now and then, or, to be declared, one out of a combination."""
    may = [card for card in hand if card.points != leaving.FIVE_POINTS]
    if ask == "these":
        tempting = [card for card in hand if card.is_trump or card.points == leaving.FIVE_POINTS]
        one = rng.choice(tempting or may)
        others = [card for card in may if card != one]
        return (one, rng.choice(others)) if number == TWO else (one, *rng.sample(others, number - 1))
    if ask == "declare" and number == TWO and rng.random() < 0.7:
        three = [card for card in may if sum(other.rank == card.rank for other in may) >= 3 and "courts" in card.groups]
        if three:
            one = rng.choice(three)
            return (one, rng.choice([card for card in may if card.rank != one.rank]))
    return tuple(rng.sample(may, number))


def all_of(hand: Sequence[Card], rules: Any) -> list[tuple[tuple[Card, ...], str]]:
    """Every combination of the hand: its cards and its kind."""
    table = {card.code: card for card in hand}
    made = [combination(kind, hand, rules) for kind in KINDS]
    return [(tuple(table[code] for code in one.cards), one.kind) for one in made if one is not None]


def combination_with(hand: Sequence[Card], left: Sequence[Card], rules: Any) -> tuple[tuple[Card, ...], str]:
    """A combination of the whole hand, one that has a card left in it before others."""
    found = all_of(hand, rules)
    return max(found, key=lambda one: sum(card in left for card in one[0]))
