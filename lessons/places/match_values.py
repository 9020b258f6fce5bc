"""What a browser may ask to be written in a match: each value read strictly, and what it says as an entry of the engine's."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, ValidationError

from engine.errors import BadInput, meant_or_all
from engine.games.bologna.counting.pile import ALL_CARD_POINTS
from engine.games.bologna.match import FOUR
from engine.games.bologna.rules import Rules
from engine.games.bologna.scorekeeper import (
    Correct,
    Counted,
    Declared,
    Entry,
    Match,
    Monte,
    Out,
    Piled,
    Start,
    Stop,
    Undo,
)
from engine.games.bologna.scorekeeper.history import standing
from engine.games.bologna.scoring import read
from engine.house import HouseRule
from lessons.learner.first_names import tidy
from lessons.moves.move import MoveRefused
from lessons.text.message import Message

KEPT: Mapping[str, HouseRule] = {
    rule.name: rule for rule in Rules.bearing_on("count", "exchange", "deals", "match", "names") if rule.choices
}
"""The house rules by which a match is kept, or its cards are called; the others are about play. The target goes with the format."""


def _kept(name: str) -> str:
    if name not in KEPT:
        raise ValueError(f"no house rule by which a match is kept: {name!r}{meant_or_all(name, KEPT, 'there are:')}")
    return name


NumberOfHand = Annotated[int, Field(ge=1, le=10_000)]
Seat = Annotated[int, Field(ge=0, le=3)]
Side = Annotated[int, Field(ge=0, le=1)]
Figure = Annotated[int, Field(ge=0, le=1_000_000)]
Name = Annotated[str, Field(max_length=100)]


class _Value(BaseModel, ABC):
    """What the browser tells of an entry of a match. ``confirmed``: written also where a figure is one that no cards give."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
    confirmed: bool = Field(default=False, alias="anyway")

    @abstractmethod
    def entry(self, before: Start) -> Entry:
        """What is to be written. ``before``: how the match has begun, or the one before it had."""


class StartValue(_Value):
    names: tuple[Name, Name, Name, Name]
    sides: tuple[Name, Name] = ("", "")
    dealer: Seat = 0
    format: Literal["800", "1000", "four"] = "800"
    house: dict[Annotated[str, AfterValidator(_kept)], JsonValue] = {}

    def entry(self, before: Start) -> Start:
        a1, b1, a2, b2 = map(tidy, self.names)
        ours, theirs = map(tidy, self.sides)
        rules = Rules.read({**before.house.changed(), **self.house})
        deals = before.deals if self.format == "four" else FOUR
        return Start((a1, b1, a2, b2), self.dealer, self.format, rules, (ours, theirs), deals)


class DeclarationValue(_Value):
    hand: NumberOfHand
    seat: Seat
    combinations: Annotated[tuple[tuple[str, Figure], ...], Field(max_length=12)] = ()
    figure: Figure | None = None

    def entry(self, before: Start) -> Declared:
        return Declared(self.hand, self.seat, self.combinations, None if self.combinations else self.figure)


class EndingValue(_Value):
    """The end of a hand, as it was counted. ``cards``: one side is enough, the other has the rest of the pack."""

    hand: NumberOfHand
    criccone: tuple[Figure, Figure]
    sequences: tuple[Figure, Figure]
    cards: tuple[Figure | None, Figure | None]
    last: Side | None

    def entry(self, before: Start) -> Counted:
        a, b = self.cards
        if self.last is None or (a is None and b is None):
            raise MoveRefused("in-words", said=Message("keeper.end.incomplete"))
        # More than there is goes to neither: the engine says what is wrong with it.
        cards = a if a is not None else max(0, ALL_CARD_POINTS - (b or 0))
        other = b if b is not None else max(0, ALL_CARD_POINTS - cards)
        return Counted(self.hand, self.criccone, self.last, self.sequences, (cards, other))


class LaidOut(_Value):
    """A pile that was laid out and counted by the program. ``position``: the pile of ``side`` as the scoring table writes it."""

    hand: NumberOfHand
    side: Side
    position: Annotated[str, Field(max_length=4000)]

    def entry(self, before: Start) -> Piled:
        return Piled.of(self.hand, self.side, read(self.position))


class GoingOut(_Value):
    hand: NumberOfHand
    seat: Seat

    def entry(self, before: Start) -> Out:
        return Out(self.hand, self.seat)


class ThrowingIn(_Value):
    hand: NumberOfHand

    def entry(self, before: Start) -> Monte:
        return Monte(self.hand)


class LeavingOff(_Value):
    def entry(self, before: Start) -> Stop:
        return Stop()


class TakingBack(_Value):
    number: NumberOfHand

    def entry(self, before: Start) -> Undo:
        return Undo(self.number)


class CorrectionValue(_Value):
    """The correction of an earlier entry. ``event`` and ``value``: what should have been written in the place of entry
    ``number``.
    """

    number: NumberOfHand
    event: Literal["start", "declare", "end", "pile", "monte"]
    value: dict[str, JsonValue]

    def entry(self, before: Start) -> Correct[Start | Declared | Counted | Piled | Out | Monte]:
        told = _read(self.event, self.value).entry(before)
        assert isinstance(told, Start | Declared | Counted | Piled | Monte)
        return Correct(self.number, told)


VALUES: Mapping[str, type[_Value]] = {
    "start": StartValue,
    "declare": DeclarationValue,
    "end": EndingValue,
    "pile": LaidOut,
    "out": GoingOut,
    "monte": ThrowingIn,
    "stop": LeavingOff,
    "undo": TakingBack,
    "correct": CorrectionValue,
}


def entry_of(match: Match, event: str, value: Any) -> tuple[Entry, bool]:
    """What a move asks to be written, and whether it is meant all the same. Errors: :class:`MoveRefused`."""
    told = _read(event, {} if value is None else value)
    before = standing(match.entries)[1]
    assert isinstance(before, Start)
    return _entry(told, before), told.confirmed


def start_of(value: Any, before: Start) -> Start:
    """The start of a match, under the house rules of the one ``before`` it unless it says others. Errors: :class:`MoveRefused`."""
    told = _entry(_read("start", value), before)
    assert isinstance(told, Start)
    return told


def _read(event: str, value: Any) -> _Value:
    if event not in VALUES:
        raise MoveRefused("bad-move", f"event: {event}")
    try:
        # As JSON: in Python's own terms a list is no pair.
        return VALUES[event].model_validate_json(json.dumps(value))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        field = ".".join(str(part) for part in ("value", *first["loc"]))
        raise MoveRefused("bad-move", f"{field}: {first['msg']}") from None


def _entry(told: _Value, before: Start) -> Entry:
    try:
        return told.entry(before)
    except BadInput as error:
        raise MoveRefused("bad-move", error.message) from None
