"""The rounds of bidding of a game: the floor brought to one of them, words drawn for it, sets of words to choose from."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any

from engine.cards import Card
from engine.game import Game
from engine.games.sicily.speaking.floor import Floor
from engine.games.sicily.speaking.table import Stage

SELDOM = ("vado solo", "solo", "tengo")
"""Words that end a round or a deal: drawn less often than the others."""
HONOURS = ("20", "15")
"""Words for which one must hold the cards."""
TRIES = 500


def asked_rounds(game: Game, rules: Any) -> tuple[int, ...]:
    """The rounds in which there is something to choose, by their place."""
    return tuple(i for i, stage in enumerate(game.form.stages(rules)) if len(stage.rows) > 1)


def looks_at_hands(stage: Stage) -> bool:
    return any(row.word in HONOURS for row in stage.rows)


def floor_in(game: Game, rules: Any, dealer: int, at: int, hands: tuple[tuple[Card, ...], ...] | None = None) -> Floor:
    """The floor as this round begins. Errors: ValueError where no words lead there."""
    start = Floor(game.form.stages(rules), game.seats, dealer, rules, hands).settled()
    floor = start
    for seat, text in _way(game.id, rules, at, dealer):
        floor = floor.say(seat, text)
    return floor


@cache
def _way(game_id: str, rules: Any, at: int, dealer: int) -> tuple[tuple[int, str], ...]:
    """Who says what until this round begins: words drawn until they lead there."""
    from engine.game import game  # looked up here, so that a game is the key and not its whole bundle

    its, rng = game(game_id), Random(1)
    for _ in range(TRIES):
        floor, way = Floor(its.form.stages(rules), its.seats, dealer, rules).settled(), []
        while floor.outcome is None and floor.at < at:
            text, turn = _drawn(floor, rng), floor.turn
            assert turn is not None
            way.append((turn, text))
            floor = floor.say(turn, text)
        if floor.outcome is None and floor.at == at and not floor.moment.here:
            return tuple(way)
    raise ValueError(f"no words of {game_id} lead to round {at + 1}")


def _drawn(floor: Floor, rng: Random) -> str:
    """A word that may be said now, with what has to be added to it."""
    words = floor.words()
    word = rng.choices(words, [1 if one in SELDOM else 3 for one in words])[0]
    turn = floor.turn
    assert turn is not None
    row = next(row for row in floor.stage.rows if row.word == word)
    more = row.more(floor.moment, turn)
    if row.alone:
        return word
    return f"{word} {rng.choice(more[:9])}"


def next_words(floor: Floor, rng: Random, at_most: int) -> tuple[str, ...]:
    """What the first speakers of this round say, as long as it is not over."""
    said: list[str] = []
    at = floor.at
    while len(said) < at_most:
        text = _drawn(floor, rng)
        after = floor.say(floor.turn or 0, text)
        if after.outcome is not None or after.at != at:
            return tuple(said)
        floor = after
        said.append(text)
    return tuple(said)


def walk(floor: Floor, rng: Random) -> tuple[str, ...]:
    """Everything that is said in this round, to its end."""
    said: list[str] = []
    at = floor.at
    while floor.outcome is None and floor.at == at:
        text = _drawn(floor, rng)
        floor = floor.say(floor.turn or 0, text)
        said.append(text)
    return tuple(said)


def offered(words: Iterable[str], legal: frozenset[str], rng: Random) -> tuple[frozenset[str], ...]:
    """Four sets of words, one of them right: two words stand in half of them each, so that no set is told by the others."""
    order = tuple(words)
    two = rng.sample(order, 2)
    sets = [legal ^ frozenset(changed) for changed in ((), two[:1], two[1:], two)]
    return tuple(sorted(sets, key=lambda one: (len(one), [order.index(word) for word in order if word in one])))
