"""What the cards of one side are worth: criccone, sequences, card points, each with the lines of its count."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Literal

from engine.cards import Card
from engine.errors import BadInput
from engine.games.bologna.counting.combinations import (
    CRICCONE,
    CRICCONE_SOURCE,
    DOUBLES_FROM,
    SEQUENCE_SOURCE,
    Combination,
    found,
)
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.pack import PACK
from engine.games.bologna.sources import CARD_POINTS, SCORING
from engine.sheet import Line, ScoreSheet

COUNT_SOURCE = CARD_POINTS
ALL_CARD_POINTS = 87
LAST_TRICK = 6


@dataclass(frozen=True, slots=True)
class Section:
    """The criccone or the sequences of one side (``sort``): the combinations, their points after doubling, and the lines."""

    sort: Literal["criccone", "sequence"]
    combinations: tuple[Combination, ...]

    @property
    def doubled(self) -> bool:
        return len(self.combinations) >= DOUBLES_FROM

    @property
    def undoubled(self) -> int:
        return sum([one.points for one in self.combinations])

    @property
    def points(self) -> int:
        return 2 * self.undoubled if self.doubled else self.undoubled

    @property
    def lengths(self) -> dict[str, int]:
        """Kind -> number of cards, only of those made."""
        return {one.kind: one.length for one in self.combinations}

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines of the count, put together when somebody looks at them; their sum is ``points``."""
        source = CRICCONE_SOURCE if self.sort == "criccone" else SEQUENCE_SOURCE
        lines = [
            Line(f"{self.sort}-{one.kind}", one.points, one.cards, {"n": one.length, "kind": one.kind}, source)
            for one in self.combinations
        ]
        if self.doubled:
            facts = {"n": len(self.combinations), "points": self.undoubled}
            lines.append(Line(f"{self.sort}-doubled", self.undoubled, (), facts, source))
        if self.sort == "sequence" and self.combinations:
            lines.append(self._by_table())
        return tuple(lines)

    def _by_table(self) -> Line:
        """The players' own way to the same figure: it shows the reckoning and adds nothing."""
        number, made = sum(one.length for one in self.combinations), len(self.combinations)
        facts = {"cards": number, "sequences": made, "product": 10 * (number - made), "points": self.points}
        reason = "sequences-by-table" if self.doubled else "sequences-by-table-halved"
        return Line(reason, 0, (), facts, SCORING)


@dataclass(frozen=True, slots=True)
class Pile:
    """The whole count of one side's cards."""

    criccone: Section
    sequences: Section
    cards: ScoreSheet

    @property
    def sheet(self) -> ScoreSheet:
        """All lines in the order of the procedure."""
        return ScoreSheet(self.criccone.lines + self.sequences.lines) + self.cards

    @property
    def total(self) -> int:
        return int(self.sheet.total)


def count_pile(cards: Collection[Card], rules: BologneseRules) -> Pile:
    """Count one side's captured cards (an even number). Source: ottocento#scoring-procedure."""
    return Pile(*count_combinations(cards, rules), count_cards(tuple(cards)))


def count_combinations(cards: Collection[Card], rules: BologneseRules) -> tuple[Section, Section]:
    """The criccone and the sequences among these cards, however many they are."""
    return sections(found(cards, rules))


def sections(made: Collection[Combination]) -> tuple[Section, Section]:
    """These combinations of one side, or declared by one player, with the lines of their count."""
    criccone = tuple([one for one in made if one.kind in CRICCONE])
    return Section("criccone", criccone), Section("sequence", tuple([one for one in made if one.kind not in CRICCONE]))


def count_cards(cards: Sequence[Card], *, odd: bool = False) -> ScoreSheet:
    """Card points in pairs, one point off each: a one-point card is laid on every dearer card first.

    ``odd``: there may be an odd number of cards, as where three play a trick; the last one is counted by itself.
    Errors: :class:`BadInput` ``wrong-number`` for an odd number of cards where there may be none.
    """
    if len(cards) % 2 and not odd:
        raise BadInput("wrong-number", f"cards are counted in pairs, and {len(cards)} is an odd number", "cards")
    ordered = PACK.sorted(cards)
    dear = sorted([card for card in ordered if card.points > 1], key=lambda card: -card.points)
    small = [card for card in ordered if card.points == 1]
    laid = min(len(dear), len(small))
    pairs = list(zip(dear[:laid], small[:laid], strict=True))
    rest = dear[laid:] + small[laid:]
    pairs += zip(rest[::2], rest[1::2], strict=False)
    alone = [_by_itself(card) for card in rest[len(rest) // 2 * 2 :]]
    return ScoreSheet((*[_pair(a, b) for a, b in pairs], *alone))


def card_points(cards: Sequence[Card]) -> int:
    """The total of :func:`count_cards`, which pairs do not change: one point off for every two cards."""
    return int(sum([card.points for card in cards])) - len(cards) // 2


def _by_itself(card: Card) -> Line:
    return Line(
        "odd-card", int(card.points), (card.code,), MappingProxyType({"points": int(card.points)}), COUNT_SOURCE
    )


@cache
def _pair(first: Card, second: Card) -> Line:
    points = int(first.points + second.points) - 1
    facts = MappingProxyType({"first": int(first.points), "second": int(second.points), "points": points})
    return Line("pair", points, (first.code, second.code), facts, COUNT_SOURCE)
