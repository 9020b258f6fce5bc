"""The value of the grande read off the other side's trumps: the players' shortcut, number by number."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.cards import Card
from engine.games.bologna.counting.grande import CONTATORI, PEZZI
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.pack import MOORS, NUMBERS
from engine.games.bologna.sources import SCAVEZZO
from engine.sheet import Line

SOURCE = SCAVEZZO
WHOLE_ROW = 21
"""One less than the 22 cards of a full row, the 21 trumps and the Matto: a row of n cards is worth 5 x (n - 1)."""


@dataclass(frozen=True, slots=True)
class Shortcut:
    """``scavezzo``: the breaking number 16..5, 0 for a grande down to the socks, None for no grande at all.

    ``above``: the contatori and the trumps higher than the scavezzo that the others hold; ``steps``: the reckoning.
    """

    scavezzo: int | None
    above: tuple[str, ...]
    points: int
    steps: tuple[Line, ...]


def shortcut(others: Iterable[Card], rules: BologneseRules) -> Shortcut:
    """Reckon the grande of the side with the Angel from the trumps and contatori of ``others``, their opponents.

    ``others`` is all they have taken; cards of the suits are passed over. The Angel must not be among them.
    """
    codes = [card.code for card in others if card.is_trump or card.code in CONTATORI]
    theirs = set(codes)
    if "Angel" in theirs:
        raise ValueError("the shortcut looks at the opponents of the side that has the Angel")
    pezzi = [code for code in PEZZI if code in theirs]
    contatori = [code for code in CONTATORI if code in theirs]
    if len(pezzi) == 3 or (len(pezzi) == 2 and len(contatori) == 2):
        facts = {"pezzi": tuple(pezzi), "contatori": tuple(contatori)}
        return Shortcut(None, (), 0, (Line("scavezzo-no-grande", 0, (*pezzi, *contatori), facts, SOURCE),))
    number = _breaking_number(theirs, pezzi, contatori, rules)
    higher = [f"T{n}" for n in NUMBERS if n > number and f"T{n}" in theirs]
    moors = [code for code in MOORS if code in theirs] if number == 0 and rules.moors_in_grande else []
    above = (*contatori, *pezzi, *higher, *moors)
    # Where the Moors do not belong to the grande, the row ends at the 5 as if a 4 were missing.
    counted = 4 if number == 0 and not rules.moors_in_grande else number
    left = WHOLE_ROW - counted - len(above)
    steps = (
        Line("scavezzo-number", 0, (f"T{number}",) if number else (), {"number": number, "counted": counted}, SOURCE),
        Line("scavezzo-above", 0, above, {"n": len(above), "cards": above, "number": number}, SOURCE),
        Line("scavezzo-added", 0, (), {"counted": counted, "n": len(above), "sum": counted + len(above)}, SOURCE),
        Line("scavezzo-from-21", 0, (), {"whole": WHOLE_ROW, "sum": counted + len(above), "left": left}, SOURCE),
        Line("scavezzo-times-5", 5 * left, (), {"left": left, "points": 5 * left}, SOURCE),
    )
    return Shortcut(number, above, 5 * left, steps)


def _breaking_number(theirs: set[str], pezzi: list[str], contatori: list[str], rules: BologneseRules) -> int:
    """The highest number of theirs that no contatore covers, or a house rule's stop; 0 when nothing breaks the row."""
    free = len(CONTATORI) - len(contatori) - (1 if len(pezzi) == 2 else 0)
    world_alone = "World" not in theirs and len(pezzi) == 2
    stops = {0}
    if rules.stops_without_sun_and_moon and {"Sun", "Moon"} <= theirs:
        stops.add(16)
    if rules.stops_without_moon_and_16 and {"Moon", "T16"} <= theirs:
        stops.add(15)
    stop = max(stops)
    for number in (n for n in NUMBERS if f"T{n}" in theirs and n > stop):
        beside_the_head = number == 16 and world_alone and rules.grande != "tarocchini"
        if number == NUMBERS[-1]:
            nothing_below = not rules.moors_in_grande or theirs.issuperset(MOORS)
        else:
            nothing_below = f"T{number - 1}" in theirs or number - 1 == stop
        if not free or beside_the_head or nothing_below:
            return number
        free -= 1
    return stop
