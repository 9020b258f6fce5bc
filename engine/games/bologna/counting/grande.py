"""The grande, laid out card by card: the head, the numbers from 16 down, the Moors, and the contatori in between."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.pack import MOORS, NUMBERED, NUMBERS
from engine.games.bologna.sources import SEQUENCES
from engine.verdict import NO_FACTS, Facts

SOURCE = SEQUENCES
PEZZI = ("World", "Sun", "Moon")
CONTATORI = ("Matto", "Begato")


@dataclass(frozen=True, slots=True)
class RowPlace:
    """One card of the row: the card laid, and the trump whose place it takes (itself, unless it is a contatore).

    A contatore that only makes the row longer takes nobody's place: ``stands`` is then its own code.
    """

    card: str
    stands: str
    reason: str

    @property
    def wild(self) -> bool:
        return self.card in CONTATORI


@cache
def _place(card: str, stands: str, reason: str) -> RowPlace:
    return RowPlace(card, stands, reason)


@fast_dataclass(frozen=True, slots=True)
class Layout:
    """A row laid out, and why it stops where it stops.

    ``breaks`` is the number at which the row ends (16..5), 0 when nothing breaks it (it runs down to the socks, or to the 5
    where the Moors do not continue it), None when there is no grande;
    ``reason`` says what ended it, or what keeps it from being a grande.
    """

    places: tuple[RowPlace, ...]
    breaks: int | None
    reason: str
    facts: Facts = field(default_factory=lambda: NO_FACTS)
    source: str = SOURCE

    @property
    def length(self) -> int:
        return len(self.places)

    @property
    def points(self) -> int:
        """10 for three cards and 5 for each one more; undoubled."""
        return sequence_points(self.length)


def sequence_points(length: int) -> int:
    """The value of a sequence of so many cards: 10 for three, 5 for each more, nothing below."""
    return 5 * (length - 1) if length >= 3 else 0


def lay_out(held: Iterable[Card], rules: BologneseRules) -> Layout:
    """The longest grande that these cards make; other cards than trumps and contatori are passed over."""
    codes = {card.code for card in held}
    contatori = [code for code in CONTATORI if code in codes]
    pezzi = tuple(code for code in PEZZI if code in codes)
    if "Angel" not in codes:
        return Layout((), None, "grande-no-angel")
    if not pezzi:
        return Layout((), None, "grande-head-not-real", {"cards": tuple(contatori)})
    if len(pezzi) + len(contatori) < 2:
        return Layout((), None, "grande-head-too-short", {"cards": pezzi})
    head = _head(pezzi, contatori)
    body, breaks, reason, facts = _numbers(codes, contatori[len(head) - 1 - len(pezzi) :], head[-1].wild, rules)
    row = [*head, *body]
    if breaks == 0 and rules.moors_in_grande:
        row += [_place(code, code, "grande-moor") for code in MOORS if code in codes]
    laid = {place.card for place in row}
    row += [_place(code, code, "grande-added") for code in contatori if code not in laid]
    return Layout(tuple(row), breaks, reason, facts)


def _head(pezzi: tuple[str, ...], contatori: list[str]) -> list[RowPlace]:
    row = [_place("Angel", "Angel", "grande-angel")]
    # With a single pezzo the contatore takes the highest place free: before Sun or Moon, where it parts the two
    # contatori, but after the World there is no such place, and a missing 16 then lies next to it (examples 4 and 5).
    stand_in = next(code for code in PEZZI if code not in pezzi) if len(pezzi) == 1 else None
    for code in PEZZI:
        if code in pezzi:
            row.append(_place(code, code, "grande-head"))
        elif code == stand_in:
            row.append(_place(contatori[0], code, "grande-head-wild"))
    return row


def _numbers(
    codes: set[str], contatori: list[str], after_wild: bool, rules: BologneseRules
) -> tuple[list[RowPlace], int, str, Facts]:
    row: list[RowPlace] = []
    free, stop = list(contatori), _laghi_stop(codes, rules)
    for number, code in NUMBERED.items():
        if number == stop:
            return row, number, "grande-laghi", {"number": number}
        if code in codes:
            row.append(_place(code, code, "grande-number"))
            after_wild = False
            continue
        if not free:
            return row, number, "grande-gap", {"number": number, "card": code}
        if after_wild and not (number == 16 and rules.grande == "tarocchini"):
            return row, number, "grande-two-wild", {"number": number, "card": code}
        if number - 1 == stop:
            return row, number, "grande-laghi", {"number": number - 1}
        if not _goes_on_below(number, codes, rules):
            no_moor = "grande-no-moor-held" if rules.moors_in_grande else "grande-no-moor-below"
            return (
                row,
                number,
                no_moor if number == NUMBERS[-1] else "grande-two-gaps",
                {"number": number, "card": code},
            )
        row.append(_place(free.pop(0), code, "grande-wild"))
        after_wild = True
    if not rules.moors_in_grande:
        return row, 0, "grande-whole", NO_FACTS
    return row, 0, "grande-socks" if any(code in codes for code in MOORS) else "grande-to-the-five", NO_FACTS


def _laghi_stop(codes: set[str], rules: BologneseRules) -> int | None:
    """The number before which one of Laghi's readings stops the row."""
    if rules.stops_without_sun_and_moon and not codes & {"Sun", "Moon"}:
        return 16
    if rules.stops_without_moon_and_16 and not codes & {"Moon", "T16"}:
        return 15
    return None


def _goes_on_below(number: int, codes: set[str], rules: BologneseRules) -> bool:
    """Is the place below this gap a real card? A contatore at the very end of the row represents nothing."""
    if number - 1 == _laghi_stop(codes, rules):
        return False
    if number == NUMBERS[-1]:
        return rules.moors_in_grande and any(code in codes for code in MOORS)
    return NUMBERED[number - 1] in codes
