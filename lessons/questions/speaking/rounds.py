"""A round of speaking: the floor brought to it, words drawn for it, and the sets of words that are offered as answers."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.game import Game
from engine.games.sicily.speaking.floor import Floor

ON, SOLO = "altre cinque", "vado solo"
WORDS = ("passo", "pago", "prendo", ON, SOLO)
"""All words there are, in the order in which they are shown."""
SHOWN = {"passo": "mischio"}
"""What a word is called where it has two names."""
QUIET = {"passo": 3, "pago": 3, "prendo": 3, ON: 1, SOLO: 1}
"""How often a word is drawn: rounds that the first speaker ends would have little to ask about."""


def floor_at(game: Game, rules: Any, dealer: int, cards: int) -> Floor:
    """The floor when everybody has so many cards and nobody has spoken about them. Errors: ValueError where nobody ever does."""
    floor = Floor(game.form.stages(rules), game.seats, dealer, rules).settled()
    while floor.outcome is None and floor.stage.cards != cards:
        assert floor.turn is not None
        floor = floor.say(floor.turn, ON)
        while floor.outcome is None and floor.turn is not None and floor.moment.here:
            floor = floor.say(floor.turn, "passo")
    if floor.outcome is not None:
        raise ValueError(f"nobody speaks with {cards} cards")
    return floor


def rounds(game: Game, rules: Any) -> tuple[int, ...]:
    """With how many cards there is speaking."""
    return tuple(stage.cards for stage in game.form.stages(rules))


def named(words: tuple[str, ...]) -> str:
    """Words as they are written in a sentence: the same in every language."""
    return ", ".join(SHOWN.get(word, word) for word in words)


def drawn_words(floor: Floor, rng: Random, at_most: int) -> tuple[str, ...]:
    """What was said in this round by the first speakers, never the words that end it."""
    said: list[str] = []
    for _ in range(at_most):
        words = [word for word in floor.words() if word not in (ON, SOLO) or (floor.stage.cards == 5 and word == ON)]
        word = rng.choices(words, [QUIET[one] for one in words])[0]
        assert floor.turn is not None
        floor = floor.say(floor.turn, word)
        said.append(word)
    return tuple(said)


def whole_round(floor: Floor, rng: Random) -> tuple[str, ...]:
    """Everything that is said in this round, to its end."""
    said: list[str] = []
    start = floor.at
    while floor.outcome is None and floor.at == start:
        words = floor.words()
        word = rng.choices(words, [QUIET[one] for one in words])[0]
        assert floor.turn is not None
        floor = floor.say(floor.turn, word)
        said.append(word)
    return tuple(said)


def offered(legal: frozenset[str], rng: Random) -> tuple[frozenset[str], ...]:
    """Four sets of words, one of them right: two words stand in half of them each, so that no set is told by the others."""
    two = rng.sample(WORDS[1:], 2)
    sets = [legal ^ frozenset(changed) for changed in ((), two[:1], two[1:], two)]
    return tuple(sorted(sets, key=lambda one: (len(one), [WORDS.index(word) for word in in_order(one)])))


def in_order(words: frozenset[str]) -> tuple[str, ...]:
    return tuple(word for word in WORDS if word in words)
