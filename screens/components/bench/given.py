"""What the scoring table is told: its cards, its words, what can be set, what cannot be. A card is its place in the pack."""

from __future__ import annotations

from typing_extensions import TypedDict

from engine.house import Value
from screens.wording.given import Words

Place = int
Choice = tuple[str, str]
"""What is chosen, and what it is called."""


class SuitProps(TypedDict):
    """A long suit: its courts and ace, and its five pips."""

    name: str
    cards: list[Place]
    pips: list[Place]


class TrumpsProps(TypedDict):
    """A row of trumps."""

    name: str
    sign: str
    cards: list[Place]


class RuleChoices(TypedDict):
    """A house rule, and what it could be."""

    name: str
    label: str
    default: Value
    choices: list[tuple[Value, str]]


class BenchTable(TypedDict):
    """What stays the same from move to move."""

    cards: list[tuple[str, str, str, str]]
    """Its picture, its name, the same in few signs, and what stands on it."""
    suits: list[SuitProps]
    ranks: list[str]
    trumps: list[TrumpsProps]
    moors: list[Place]
    needs: dict[str, list[Place]]
    """The cards that can be of a combination, by its kind."""
    kinds: list[Choice]
    players: list[str]
    sorts: list[Choice]
    sides: tuple[str, str]
    words: Words
    blank: str
    """The text of an empty table."""


class Still(BenchTable):
    """What never changes, told once with its key."""

    rules: list[RuleChoices]


class Declaration(TypedDict):
    """What a player has declared."""

    player: int
    label: str
    cards: list[Place]


class PositionProps(TypedDict):
    """What a position has, and what stands beside its cards."""

    text: str
    won: list[Place]
    sizes: list[int]
    """How many cards a side can have in all."""
    last: int | None
    """The side that has made the last trick."""
    dealer: int | None
    left: list[Place]
    matto: str
    gives: Place | None
    given: Place | None
    may_give: list[Place]
    before: tuple[int, int]
    """The match so far."""
    shown: list[Declaration]
    problems: list[str]
    rules: dict[str, Value]
    """The house rules as they are."""
