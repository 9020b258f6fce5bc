"""A game: the one interface through which everything else uses the rules. Games are found, never listed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from threading import RLock
from typing import Any

import engine.games as found_games
from engine.cards import Card, Pack
from engine.errors import BadInput
from engine.house import HouseRules
from engine.parts.tricks import Winner
from engine.protocol.ask import Ask
from engine.sheet import ScoreSheet
from engine.verdict import Verdict

Cards = Sequence[Card]


@dataclass(frozen=True)
class Game:
    """A frozen bundle of parts. ``rules`` below is always an instance of ``house``.

    ``judge_play(hand, trick, card, rules)``: may this card be played to the trick (leader's card first)?
    ``winner(trick, rules)``: which card takes it. ``count(cards, rules)``: card points, line by line.
    ``deal`` is the whole deal as a state machine; ``asks`` are its questions in the protocol.
    """

    id: str
    family: str
    pack: Pack
    seats: int
    house: type[HouseRules]
    judge_play: Callable[[Cards, Cards, Card, Any], Verdict]
    winner: Callable[[Cards, Any], Winner]
    count: Callable[[Cards, Any], ScoreSheet]
    deal: Deal
    asks: Mapping[str, Ask] = field(default_factory=dict)

    def verdicts(self, hand: Cards, trick: Cards, rules: HouseRules) -> dict[Card, Verdict]:
        """The verdict on every card of the hand."""
        return {card: self.judge_play(hand, trick, card, rules) for card in hand}

    def legal_plays(self, hand: Cards, trick: Cards, rules: HouseRules) -> tuple[Card, ...]:
        """The cards of the hand that may be played: those whose verdict is yes."""
        return tuple(card for card, verdict in self.verdicts(hand, trick, rules).items() if verdict.ok)


@dataclass(frozen=True)
class Deal:
    """A deal as a state machine over values: an action makes a new state, the old one stays.

    ``start(deck, dealer, rules)``; ``to_act(state)``: a seat, None when over; ``judge(state, action)``; ``legal(state)``:
    exactly the actions that ``judge`` accepts; ``apply(state, action)``: the next state, or :class:`engine.verdict.Refused`.
    ``random(rng, rules)``: a whole random legal deal, the last state and the actions. ``write(state, actions)`` and
    ``read(text)``: the record. ``score(state)``: both sides' result of a finished deal.
    """

    start: Callable[..., Any]
    to_act: Callable[[Any], int | None]
    judge: Callable[[Any, Any], Verdict]
    legal: Callable[[Any], tuple[Any, ...]]
    apply: Callable[[Any, Any], Any]
    random: Callable[[Random, Any], tuple[Any, tuple[Any, ...]]]
    write: Callable[[Any, tuple[Any, ...]], str]
    read: Callable[[str], tuple[Any, tuple[Any, ...]]]
    score: Callable[[Any], Any]


_ALONE = RLock()
"""Two threads that enter a family's packages from different sides would wait for each other."""


@cache
def _folders() -> dict[str, str]:
    """Name -> module of every package two levels below ``engine.games``: the games, and the rooms that families share."""
    with _ALONE:
        return {
            one.name.rsplit(".", 1)[1]: one.name
            for family in iter_modules(found_games.__path__, found_games.__name__ + ".")
            for one in iter_modules(import_module(family.name).__path__, family.name + ".")
            if one.ispkg
        }


def _load(id: str) -> Game | None:
    """The game in the folder of this name, if it holds one. Only that folder is imported: a start pays for one game."""
    with _ALONE:
        found: Game | None = getattr(import_module(_folders()[id]), "GAME", None) if id in _folders() else None
    return found


def games() -> tuple[str, ...]:
    """The ids of all games there are, in alphabetical order."""
    return tuple(sorted(id for id in _folders() if _load(id) is not None))


def game(id: str) -> Game:
    """The game with this id. Errors: :class:`BadInput` ``unknown-game`` with the nearest one."""
    found = _load(id)
    if found is None:
        near = get_close_matches(str(id), games(), n=1)
        hint = f"; did you mean {near[0]!r}?" if near else f"; there are: {', '.join(games())}"
        raise BadInput("unknown-game", f"no game {id!r}{hint}", "game")
    return found
