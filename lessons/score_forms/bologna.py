"""What may be written in a match of Bologna: its start, declarations, and how a hand ends, by figures, by cards or without any."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, JsonValue

from engine.errors import meant_or_all
from engine.games.bologna import scorekeeper
from engine.games.bologna.counting.pile import ALL_CARD_POINTS
from engine.games.bologna.match import FOUR
from engine.games.bologna.rules import Rules
from engine.games.bologna.scorekeeper import Counted, Declared, Match, Monte, Out, Piled, Start
from engine.games.bologna.scorekeeper.judging import judge_start
from engine.games.bologna.scoring import read
from engine.house import HouseRule
from engine.verdict import Facts, Verdict
from lessons.learner.first_names import tidy
from lessons.moves.move import MoveRefused
from lessons.score_forms.contract import KeptFamily
from lessons.score_forms.values import EntryValue, Figure, Name, Number
from lessons.text.message import Message

KEPT: Mapping[str, HouseRule] = {
    rule.name: rule for rule in Rules.bearing_on("count", "exchange", "deals", "match", "names") if rule.choices
}
"""The house rules by which a match is kept, or its cards are called; the others are about play. The target goes with the format."""


def _kept(name: str) -> str:
    if name not in KEPT:
        raise ValueError(f"no house rule by which a match is kept: {name!r}{meant_or_all(name, KEPT, 'there are:')}")
    return name


Seat = Annotated[int, Field(ge=0, le=3)]
Side = Annotated[int, Field(ge=0, le=1)]
NOBODY = Start(("", "", "", ""))


class MatchStartValue(EntryValue):
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


class DeclarationValue(EntryValue):
    hand: Number
    seat: Seat
    combinations: Annotated[tuple[tuple[str, Figure], ...], Field(max_length=12)] = ()
    figure: Figure | None = None

    def entry(self, before: Start) -> Declared:
        return Declared(self.hand, self.seat, self.combinations, None if self.combinations else self.figure)


class HandEndValue(EntryValue):
    """``cards``: one side is enough, the other has the rest of the pack."""

    hand: Number
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


class PileValue(EntryValue):
    """``position``: the pile of ``side`` as the scoring table writes it."""

    hand: Number
    side: Side
    position: Annotated[str, Field(max_length=4000)]

    def entry(self, before: Start) -> Piled:
        return Piled.of(self.hand, self.side, read(self.position))


class GoOutValue(EntryValue):
    hand: Number
    seat: Seat

    def entry(self, before: Start) -> Out:
        return Out(self.hand, self.seat)


class ThrowInValue(EntryValue):
    hand: Number

    def entry(self, before: Start) -> Monte:
        return Monte(self.hand)


class BolognaMatches(KeptFamily):
    """Matches of Bologna's Ottocento: a hand's declarations and its end are entries of their own."""

    start_type = Start
    values = {
        "start": MatchStartValue,
        "declare": DeclarationValue,
        "end": HandEndValue,
        "pile": PileValue,
        "out": GoOutValue,
        "monte": ThrowInValue,
    }
    corrects = ("start", "declare", "end", "pile", "monte")
    fold, judge = staticmethod(scorekeeper.fold), staticmethod(scorekeeper.judge)
    judge_start, add = staticmethod(judge_start), staticmethod(scorekeeper.add)

    def named(self, start: Start, facts: Facts) -> Facts:
        side = facts.get("side")
        return {**facts, "side": start.side_name(side)} if isinstance(side, int) else facts

    def doubts(self, before: Match, after: Match, entry: object) -> tuple[Verdict, ...]:
        """The figures that no cards give, as far as they were not doubted before."""
        known = [doubt for hand in before.hands for doubt in hand.doubts]
        return tuple(doubt for hand in after.hands for doubt in hand.doubts if doubt not in known)


BOLOGNA = BolognaMatches()
