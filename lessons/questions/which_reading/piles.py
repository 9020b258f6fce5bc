"""Piles of which the customs make different rows: what they differ over is laid first, the rest as it falls."""

from __future__ import annotations

from random import Random

from engine.cards import Card
from engine.game import Game
from engine.games.bologna.counting.grande import CONTATORI
from engine.games.bologna.pack import MOORS, NUMBERED
from lessons.questions.which_reading.customs import NO_MOORS, USUAL, readings

Top = tuple[frozenset[str], frozenset[str]]
"""Of the cards at the top those that are there and those that are not; one contatore at least is there in any case."""
TOPS: dict[str, tuple[Top, ...]] = {
    "laghi_sun_moon": ((frozenset({"World", "T16"}), frozenset({"Sun", "Moon"})),),
    "laghi_moon_16": (
        (frozenset({"World", "Sun", "T15"}), frozenset({"Moon", "T16"})),
        (frozenset({"Sun", "T15", *CONTATORI}), frozenset({"World", "Moon", "T16"})),
    ),
    "tarocchini": ((frozenset({"World", "T15", *CONTATORI}), frozenset({"Sun", "Moon", "T16"})),),
    NO_MOORS: ((frozenset({"World", "Sun", *NUMBERED.values()}), frozenset()),),
}
"""A custom -> tops that it reads otherwise than one usually does."""
COMMON = ("laghi_sun_moon", "laghi_sun_moon", "laghi_moon_16", "laghi_moon_16", "tarocchini", "tarocchini", NO_MOORS)
TRIES = 200


def pile(game: Game, rng: Random, custom: str = "") -> tuple[Card, ...]:
    """Trumps and contatori of which two customs at least make rows of another worth; this one other than usual, if named."""
    for _ in range(TRIES):
        asked = custom if custom in TOPS else rng.choice(COMMON)
        held = _laid(game, rng, asked)
        found = readings(held)
        if asked in found and found[asked].points != found[USUAL].points:
            return held
    raise AssertionError(f"no pile of which {custom} makes another row")


def _laid(game: Game, rng: Random, custom: str) -> tuple[Card, ...]:
    there, lacks = rng.choice(TOPS[custom])
    codes = {"Angel", *there}
    codes.add(rng.choice(CONTATORI))
    stop = rng.choice((14, 13, 12, 11))
    for number, code in NUMBERED.items():
        if code not in lacks and rng.random() < (0.75 if number >= stop else 0.35):
            codes.add(code)
    if custom == NO_MOORS:
        codes -= {rng.choice([code for code in NUMBERED.values() if code != "T5"])}
        codes |= {"Moon"} if rng.random() < 0.6 else set()
    codes |= set(rng.sample(MOORS, rng.choice((1, 2, 2, 3))))
    codes |= {code for code in CONTATORI if rng.random() < 0.3}
    return game.pack.sorted([game.pack[code] for code in codes - lacks])
