"""What the cards of one side are worth: criccone, sequences, card points, each with the lines of its count."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from engine.cards import Card
from engine.errors import BadInput
from engine.games.bologna.combinations import CRICCONE_SOURCE, SEQUENCE_SOURCE, Combination, factor, found
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.pack import PACK
from engine.games.bologna.sources import CARD_POINTS, SCORING
from engine.sheet import Line, ScoreSheet

COUNT_SOURCE = CARD_POINTS
ALL_CARD_POINTS = 87
LAST_TRICK = 6


@dataclass(frozen=True, slots=True)
class Section:
    """The criccone or the sequences of one side: the combinations, their points after doubling, and the lines."""

    combinations: tuple[Combination, ...]
    doubled: bool
    lines: tuple[Line, ...]

    @property
    def points(self) -> int:
        return int(ScoreSheet(self.lines).total)

    @property
    def lengths(self) -> dict[str, int]:
        """Kind -> number of cards, only of those made."""
        return {one.kind: one.length for one in self.combinations}


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
    criccone = tuple(one for one in made if not one.is_sequence)
    sequences = tuple(one for one in made if one.is_sequence)
    return _section(criccone, "criccone", CRICCONE_SOURCE), _section(sequences, "sequence", SEQUENCE_SOURCE)


def _section(made: tuple[Combination, ...], sort: str, source: str) -> Section:
    times = max(factor(made))
    lines = [
        Line(f"{sort}-{one.kind}", one.points, one.cards, {"n": one.length, "kind": one.kind}, source) for one in made
    ]
    undoubled = sum(one.points for one in made)
    if times == 2:
        lines.append(Line(f"{sort}-doubled", undoubled, (), {"n": len(made), "points": undoubled}, source))
    if sort == "sequence" and made:
        # The players' own way to the same figure: it shows the reckoning and adds nothing.
        number = sum(one.length for one in made)
        facts = {
            "cards": number,
            "sequences": len(made),
            "product": 10 * (number - len(made)),
            "points": times * undoubled,
        }
        reason = "sequences-by-table" if times == 2 else "sequences-by-table-halved"
        lines.append(Line(reason, 0, (), facts, SCORING))
    return Section(made, times == 2, tuple(lines))


def count_cards(cards: Sequence[Card]) -> ScoreSheet:
    """Card points in pairs, one point off each: a one-point card is laid on every dearer card first.

    Errors: :class:`BadInput` ``wrong-number`` for an odd number of cards.
    """
    if len(cards) % 2:
        raise BadInput("wrong-number", f"cards are counted in pairs, and {len(cards)} is an odd number", "cards")
    ordered = PACK.sorted(cards)
    dear = sorted((card for card in ordered if card.points > 1), key=lambda card: -card.points)
    small = [card for card in ordered if card.points == 1]
    laid = min(len(dear), len(small))
    pairs = list(zip(dear[:laid], small[:laid], strict=True))
    rest = dear[laid:] + small[laid:]
    pairs += zip(rest[::2], rest[1::2], strict=True)
    return ScoreSheet(tuple(_pair(a, b) for a, b in pairs))


def _pair(first: Card, second: Card) -> Line:
    points = int(first.points + second.points) - 1
    facts = {"first": int(first.points), "second": int(second.points), "points": points}
    return Line("pair", points, (first.code, second.code), facts, COUNT_SOURCE)
