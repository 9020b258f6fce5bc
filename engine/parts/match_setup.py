"""How a match of one game of a family begins: who plays what under which house rules, and that as a line of text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from engine.errors import BadInput, quoted
from engine.game import Game, games
from engine.game import game as find
from engine.house import HouseRules
from engine.parts.match_codec import count, figure


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """The setup of a match: the game, the players, who deals first, the house rules. ``names`` in the order of play, each at
    the right of the one before; ``dealer`` deals first.
    """

    game: str
    names: tuple[str, ...]
    dealer: int = 0
    house: HouseRules = field(default_factory=HouseRules)

    @property
    def played(self) -> Game[Any, Any, Any]:
        return find(self.game)


B = TypeVar("B", bound=MatchSetup)


def is_of(family: str, id: str) -> bool:
    """Is this a game of the family?"""
    return id in games() and find(id).family == family


def say_start(start: MatchSetup) -> str:
    """``start mineo3 "Anna" "Bruno" "Carla" dealer 2 rule rivanto any_opponent``"""
    names = " ".join(f'"{name}"' for name in start.names)
    rules = (f" rule {name} {str(value).lower()}" for name, value in start.house.changed().items())
    return f"start {start.game} {names} dealer {start.dealer + 1}" + "".join(rules)


def read_start(make: type[B], id: str, words: Sequence[str]) -> B:
    """That line read again: the game's id, and the words after it. Errors: BadInput that quotes what it cannot read."""
    names = [word.strip('"') for word in words if word.startswith('"')]
    rest, dealer, rules = list(words[len(names) :]), 0, dict[str, Any]()
    house = find(id).house
    while rest:
        match rest:
            case ["dealer", seat, *_]:
                dealer = figure(seat) - 1
            case ["rule", name, value, *_]:
                rules[name] = chosen(house, name, value)
            case _:
                raise BadInput("unknown-line", f"{quoted(' '.join(rest))} means nothing in the start of a match")
        rest = rest[3 if rest[0] == "rule" else 2 :]
    return make(id, tuple(names), dealer, house.read(rules))


def chosen(house: type[HouseRules], name: str, said: str) -> Any:
    """The choice of a house rule that is written so; what is none of them stays as it is said, to be refused."""
    choices = next((rule.choices for rule in house.all() if rule.name == name), ())
    if not choices and said.isdecimal():
        return count(said)
    return next((choice for choice in choices if str(choice).casefold() == said.casefold()), said)
