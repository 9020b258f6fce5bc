"""The value of the grande read off the other side's trumps: the players' shortcut, number by number."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import Card
from engine.fast_dataclass import fast_dataclass
from engine.games.bologna.counting.grande import CONTATORI, PEZZI
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.pack import MOORS, NUMBERED, NUMBERS
from engine.games.bologna.sources import SCAVEZZO
from engine.sheet import Line

SOURCE = SCAVEZZO
WHOLE_ROW = 21
"""One less than the 22 cards of a full row, the 21 trumps and the Matto: a row of n cards is worth 5 x (n - 1)."""


@fast_dataclass(frozen=True, slots=True)
class Shortcut:
    """The grande counted by the players' short cut. ``scavezzo``: the breaking number 16..5, 0 for a grande that nothing
    breaks, None for no grande at all.

    ``above``: the contatori and the trumps higher than the scavezzo that the others hold; ``counted``: the number that is
    subtracted for it; ``keeps``: where there is no grande, the pezzi and contatori of the others that keep it from being one.
    """

    scavezzo: int | None
    above: tuple[str, ...] = ()
    counted: int = 0
    keeps: tuple[str, ...] = ()

    @property
    def ends(self) -> str:
        """Where the row ends, for the sentences: "" at the scavezzo, "-socks" with the Moors, "-five" where these do not count."""
        return "" if self.scavezzo != 0 else "-five" if self.counted else "-socks"

    @property
    def _left(self) -> int:
        return WHOLE_ROW - self.counted - len(self.above)

    @property
    def points(self) -> int:
        return 0 if self.scavezzo is None else 5 * self._left

    @property
    def steps(self) -> tuple[Line, ...]:
        """The reckoning."""
        if self.scavezzo is None:
            pezzi = tuple(code for code in self.keeps if code in PEZZI)
            facts = {"pezzi": pezzi, "contatori": self.keeps[len(pezzi) :]}
            return (Line("scavezzo-no-grande", 0, self.keeps, facts, SOURCE),)
        number, above, counted, left = self.scavezzo, self.above, self.counted, self._left
        last = (f"T{number}",) if number else ()
        added = counted + len(above)
        return (
            Line("scavezzo-number", 0, last, {"number": number, "counted": counted}, SOURCE),
            Line("scavezzo-above", 0, above, {"n": len(above), "cards": above, "number": number}, SOURCE),
            Line("scavezzo-added", 0, (), {"counted": counted, "n": len(above), "sum": added}, SOURCE),
            Line("scavezzo-from-21", 0, (), {"whole": WHOLE_ROW, "sum": added, "left": left}, SOURCE),
            Line("scavezzo-times-5", 5 * left, (), {"left": left, "points": 5 * left}, SOURCE),
        )


def shortcut(others: Iterable[Card], rules: BologneseRules) -> Shortcut:
    """Reckon the grande of the side with the Angel from the trumps and contatori of ``others``, their opponents.

    ``others`` is all they have taken; cards of the suits are passed over. The Angel must not be among them.
    """
    theirs = {card.code for card in others}
    if "Angel" in theirs:
        raise ValueError("the shortcut looks at the opponents of the side that has the Angel")
    pezzi = [code for code in PEZZI if code in theirs]
    contatori = [code for code in CONTATORI if code in theirs]
    if len(pezzi) == 3 or (len(pezzi) == 2 and len(contatori) == 2):
        return Shortcut(None, keeps=(*pezzi, *contatori))
    number = _breaking_number(theirs, pezzi, contatori, rules)
    higher = [code for n, code in NUMBERED.items() if n > number and code in theirs]
    moors = [code for code in MOORS if code in theirs] if number == 0 and rules.moors_in_grande else []
    above = (*contatori, *pezzi, *higher, *moors)
    # Where the Moors do not belong to the grande, the row ends at the 5 as if a 4 were missing.
    counted = 4 if number == 0 and not rules.moors_in_grande else number
    return Shortcut(number, above, counted)


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
    for number, code in NUMBERED.items():
        if number <= stop or code not in theirs:
            continue
        beside_the_head = number == 16 and world_alone and rules.grande != "tarocchini"
        if number == NUMBERS[-1]:
            nothing_below = not rules.moors_in_grande or theirs.issuperset(MOORS)
        else:
            nothing_below = NUMBERED[number - 1] in theirs or number - 1 == stop
        if not free or beside_the_head or nothing_below:
            return number
        free -= 1
    return stop
