"""The layout of a plain card: index, pips, court, trump and back on one grid."""

from __future__ import annotations

from dataclasses import dataclass

from images.plain import numerals, words
from images.plain.courts import BADGES
from images.plain.curves import arc, box, points
from images.plain.decks import BACK, INK, PLUM, Deck
from images.plain.emblems import EMBLEMS, stocking
from images.plain.pen import UNITS, Pen, Sheet
from images.plain.scenes import SCENES
from images.plain.signs import SIGNS

MIDDLE = UNITS / 2
INDEX_X, INDEX_Y = 70, 90
"""The middle of the rank or number in the upper left corner."""
SINGLE, DOUBLE = 114, 99
"""How high one figure and two figures stand in the corner, so that neither is wider than the column."""
TAB = 144
"""The trumps' dark corner reaches this far right."""
RIGHT = 310
"""The middle of the room to the right of the index."""
SIGN, PIP = 43, 51
"""Half the height of the corner's suit sign, and of a pip: more, lest the corner be counted too."""
CAPTION_FROM = 180
"""Below this width in pixels the small caption would be a smear, so it is left out."""

PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((0, -1), (0, 1)),
    3: ((0, -1), (0, 0), (0, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
}
PIPS[5] = (*PIPS[4], (0, 0))
PIPS[6] = (*PIPS[4], (-1, 0), (1, 0))
PIPS[7] = (*PIPS[6], (0, -0.5))
PIPS[8] = (*PIPS[7], (0, 0.5))
_FOUR_ROWS = tuple((x, y) for y in (-1, -1 / 3, 1 / 3, 1) for x in (-1, 1))
PIPS[9] = (*_FOUR_ROWS, (0, 0))
PIPS[10] = (*_FOUR_ROWS, (0, -2 / 3), (0, 2 / 3))
"""Where the signs stand, as on any classic pack: column -1, 0, 1 and height from -1 (top) to 1."""


@dataclass(frozen=True)
class Face:
    """One card of ``deck`` about to be drawn on ``sheet``."""

    deck: Deck
    code: str
    sheet: Sheet

    @property
    def seam(self) -> float:
        return self.deck.height / 2

    def both_ways(self, ink: str) -> tuple[Pen, Pen]:
        """A pen for the upper half, and one that draws the same turned by half a circle."""
        pen = self.sheet.pen(ink)
        return pen, pen.at(UNITS, self.deck.height, 1, 180)

    def draw(self) -> None:
        if self.code == BACK:
            self._back()
        elif self.code in self.deck.trumps or self.code == self.deck.fool:
            self._trump()
        elif (rank := self.code[1:]) in BADGES:
            self._court(rank)
        else:
            self._pips(rank)

    def _suit(self) -> tuple[str, str]:
        return self.deck.inks[self.code[0]], self.deck.signs[self.code[0]]

    def _corner(self, pen: Pen, text: str) -> None:
        numerals.write(pen, text, INDEX_X, INDEX_Y, SINGLE if len(text) == 1 else DOUBLE)

    def _index(self, rank: str) -> None:
        ink, sign = self._suit()
        for pen in self.both_ways(ink):
            self._corner(pen, rank)
            SIGNS[sign](pen.at(INDEX_X, INDEX_Y + 119, SIGN))

    def _caption(self, text: str, ink: str) -> None:
        """The card's name in small letters up the left edge and down the right one."""
        if self.sheet.width < CAPTION_FROM:
            return
        for pen in self.both_ways(ink):
            words.write(pen.at(52, self.seam, 1, 270), text.upper(), 0, 0, 21, spacing=4.5)

    def _pips(self, rank: str) -> None:
        ink, sign = self._suit()
        count = 1 if rank == "A" else int(rank)
        suit = self.deck.suits[self.code[0]]
        self._index(rank)
        self._caption(f"{self.deck.words.get(rank, rank)} {self.deck.of} {suit}", ink)
        pen = self.sheet.pen(ink)
        size = 150.0 if count == 1 else min(PIP, self.seam * 0.115)
        tall = self.seam - 42 - size
        for column, row in PIPS[count]:
            turn = 180 if row > 0 else 0
            SIGNS[sign](pen.at(MIDDLE + column * 56, self.seam + row * tall, size, turn))

    def _word(self, pen: Pen, text: str) -> None:
        size = min(88.0, 88 * 400 / words.length(text, 88))
        words.write(pen, text, MIDDLE, self.seam - 42, size, bold=0.014)

    @property
    def room(self) -> tuple[float, float]:
        """Top and bottom of what a half leaves free for its picture, above the word."""
        return 44.0, self.seam - 132

    def _court(self, rank: str) -> None:
        ink, sign = self._suit()
        self._index(rank)
        top, bottom = self.room
        tall = bottom - top
        for pen in self.both_ways(ink):
            BADGES[rank](pen.at(RIGHT, top + tall * 0.27, tall * 0.27))
            SIGNS[sign](pen.at(RIGHT, top + tall * 0.80, tall * 0.20))
            self._word(pen.dipped(INK), self.deck.words[rank])
        self._rule(ink)

    def _rule(self, ink: str) -> None:
        self.sheet.pen(ink).line([(40, self.seam), (UNITS - 40, self.seam)], 5)

    def _trump(self) -> None:
        fool = self.code == self.deck.fool
        number, word = self.deck.numbers.get(self.code), self.deck.words[self.code]
        top, bottom = self.room
        middle, tall = (top + bottom) / 2, bottom - top
        for pen in self.both_ways(PLUM):
            pen.fill(box(-30, -30, TAB, TAB + 24, 28))
            if fool:
                pen.paper.fill(box(-30, -30, TAB - 9, TAB + 15, 20))
            corner = pen if fool else pen.reversed
            if number:
                self._corner(corner, number)
                numerals.write(pen, number, RIGHT, middle, min(tall * 0.86, 205))
                if word in SCENES:
                    size = min(50, (self.seam - 296) * 0.42)
                    SCENES[word](pen.at(INDEX_X, TAB + 36 + size, size))
            else:
                EMBLEMS[self.code](corner.at(INDEX_X, INDEX_Y - 4, 54))
                EMBLEMS[self.code](pen.at(RIGHT, middle, min(tall * 0.48, 122)))
            self._word(pen.dipped(INK), word)
        self._rule(PLUM)

    def _back(self) -> None:
        """A lattice of lozenges round a pair of little stockings, from which the game has its name."""
        ink = self.deck.back
        pen, height = self.sheet.pen(ink), self.deck.height
        pen.fill(box(22, 22, UNITS - 22, height - 22, 12))
        pen.paper.line([*(frame := box(36, 36, UNITS - 36, height - 36, 4)), frame[0]], 5)
        columns, rows = 7, round((height - 92) / 72)
        wide, tall = (UNITS - 92) / columns, (height - 92) / rows
        for row in range(rows):
            for column in range(columns):
                x, y = 46 + wide * (column + 0.5), 46 + tall * (row + 0.5)
                if ((x - MIDDLE) / 164) ** 2 + ((y - self.seam) / 195) ** 2 < 1:
                    continue
                lozenge = pen.at(x, y)
                lozenge.paper.fill([(x * wide * 0.44, y * tall * 0.44) for x, y in points("0,-1 1,0 0,1 -1,0")])
                lozenge.fill([(x * wide * 0.22, y * tall * 0.22) for x, y in points("0,-1 1,0 0,1 -1,0")])
        pen.fill(arc(MIDDLE, self.seam, 148, 168))
        pen.paper.fill(arc(MIDDLE, self.seam, 134, 154))
        pen.line(arc(MIDDLE, self.seam, 122, 142), 5)
        for half in self.both_ways(ink):
            stocking(half.at(MIDDLE - 47, self.seam - 16, 60, 4))
