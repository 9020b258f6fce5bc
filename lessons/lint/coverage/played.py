"""Which tables play a section: deals are played, and what is judged, advised and counted there is asked where it is written."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from engine.fast_dataclass import changed
from engine.game import Game, game, games
from lessons.tables.hand import TableHand
from lessons.tables.playing import begun, chosen, done

DEALS = 3
"""Deals of each game that plain players play by the usual rules: they say why."""
AT_RANDOM = 8
"""Deals of each game in which everybody does anything that is allowed, by the usual rules."""
OTHERWISE = 2
"""Such deals by each other value of a house rule, beside one of plain players."""


def played() -> Mapping[str, tuple[str, ...]]:
    """Section -> the games at whose tables it is played, in alphabetical order."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for its in map(game, games()):
        for source in {*(rule.source for rule in its.house.all()), *_heard(its)} - {""}:
            found[source].add(its.id)
            # A section that is called what a game is called is about that game.
            found[f"{source.partition('#')[0]}#{its.id}"].add(its.id)
    return {source: tuple(sorted(its)) for source, its in found.items()}


def ways() -> Mapping[str, tuple[str, ...]]:
    """Section -> the house rules that are written there, by their names, in the order of the games."""
    found: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for its in map(game, games()):
        for rule in its.house.all():
            found[rule.source][rule.name] = None
    return {source: tuple(names) for source, names in found.items()}


def _heard(its: Game) -> Iterator[str]:
    usual = its.house()
    yield from (line.source for line in its.count(tuple(its.pack), usual).lines)
    for seed in range(DEALS):
        yield from _with_reasons(its, seed, usual)
    for seed in range(AT_RANDOM):
        yield from _at_random(its, seed, usual)
    for seed, rules in enumerate(map(its.house.read, _otherwise(its)), DEALS):
        yield from _with_reasons(its, seed, rules)
        for other in range(OTHERWISE):
            yield from _at_random(its, other, rules)


def _otherwise(its: Game) -> Iterator[dict[str, Any]]:
    """Each house rule by which a deal may go otherwise, with each value that is not the usual one."""
    for rule in its.house.bearing_on("play", "exchange", "payment", "deals"):
        yield from ({rule.name: value} for value in rule.choices if value != rule.default)


def _with_reasons(its: Game, seed: int, rules: Any) -> Iterator[str]:
    deck = tuple(Random(seed).sample(list(its.pack), len(its.pack)))
    hand = begun(its, seed, deck, seed % its.seats, rules, 0)
    while not hand.family.is_over(hand.state):
        choice = hand.family.unasked(hand.state, hand.people) or chosen(hand)
        yield choice.source
        yield its.deal.judge(hand.state, choice.action).source
        tricks = len(hand.state.tricks)
        hand = changed(done(hand, choice.action), rests=False, talks=False)
        yield from _of_cards(hand)
        if len(hand.state.tricks) > tricks:
            yield from (said.source for said in hand.family.of_trick(hand, hand.state.tricks[-1]))
    yield from (said.source for said in hand.family.reckoning(hand).lines)


def _of_cards(hand: TableHand) -> Iterator[str]:
    """What may and what may not be played to the card that was led; once a trick is enough."""
    trick = getattr(hand.state, "trick", None)
    if trick is not None and len(trick.cards) == 1:
        yield from (verdict.source for verdict in hand.family.verdicts(hand).values())


def _at_random(its: Game, seed: int, rules: Any) -> Iterator[str]:
    """Of the count: it comes to more than in deals that are played with sense."""
    end, _ = its.deal.random(Random(seed), rules)
    for line in getattr(its.deal.score(end), "lines", ()):
        # In Bologna each line is told with its side.
        yield (line[1] if isinstance(line, tuple) else line).source
