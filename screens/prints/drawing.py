"""A question as paper has it: its situation, what is asked, room to answer, as blocks that stay together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from images.index import FALLBACKS
from screens.card_pictures import addresses
from screens.components.match_forms.names import say
from screens.prints.asked import PrintedQuestion, PrintedRow, PrintedStep, lettered
from screens.prints.paper import FAINT, LEADING, MARGIN, SMALLEST, Paper

BESIDE, NARROW = 9.0, 50.0
"""Millimetres: what is between two rows beside each other, and the least width of such a row."""
TEXT, LABEL = 12.0, 11.0
"""Points: of what is said and asked, of what stands over a row and in the key."""
CLEAR = 1.3
"""Millimetres between what is said of a card and of the next one."""
ANSWER, FIGURE, TAB = 11.0, 52.0, 8.0
"""Millimetres: the height of a line for an answer written by hand, its width where a number is asked for, what parts choices that
stand in one line."""


@dataclass(frozen=True, slots=True)
class Cards:
    """How large cards are printed: the width of one and the gap to the next in millimetres, what stands at them in points."""

    width: float
    gap: float
    type: float

    @property
    def step(self) -> float:
        return self.width + self.gap


SIZES = (
    Cards(24.8, 2.0, 11.0),
    Cards(23.0, 2.0, 11.0),
    Cards(21.5, 2.0, 11.0),
    Cards(20.0, 2.0, 10.0),
    Cards(18.8, 2.0, SMALLEST),
    Cards(17.5, 2.0, SMALLEST),
    Cards(15.4, 3.55, SMALLEST),
)
"""Seven to ten cards to a line; no name is broken within a word."""


@dataclass(frozen=True, slots=True)
class Block:
    """What stays together on a page: how tall it is in millimetres, and how it is drawn where the pen stands.

    ``parts``: what it falls apart into where it is taller than a page.
    """

    height: float
    draw: Callable[[], None]
    parts: tuple[Block, ...] = ()


def number_of(question: int, part: int, asked: PrintedQuestion) -> str:
    """``3)`` for a question of one step, ``3.2`` for a step of several."""
    return f"{question})" if len(asked.parts) == 1 else f"{question}.{part}"


@dataclass(frozen=True, slots=True)
class Drawing:
    """One question as blocks, top down."""

    paper: Paper
    asked: PrintedQuestion
    lang: str
    pack: str
    size: Cards
    listed: frozenset[int] = frozenset()
    """The rows of the situation that are told in words, as the question would be taller than a page else."""

    def shorter(self) -> Drawing | None:
        """The same with one row more in words, that of the fewest cards; None where all of them are."""
        drawn = [(len(row.cards), at) for at, row in enumerate(self.asked.rows) if row.names and at not in self.listed]
        return replace(self, listed=self.listed | {min(drawn)[1]}) if drawn else None

    def blocks(self, number: int) -> Iterator[Block]:
        """The situation with what is asked first, then every further step."""
        asked, first = self.asked, self.asked.parts[0]
        texts = [*([asked.said] if asked.said else []), *asked.told]
        rows = [replace(row, listed=at in self.listed) for at, row in enumerate(asked.rows)]
        single, bare = len(asked.parts) == 1, first.figure and not rows
        if single and not bare:
            texts.append(first.prompt)
        if not texts and rows:
            rows[0] = replace(rows[0], label=f"{number})  {rows[0].label}".strip())
        said = [
            self._text(text, "" if at else f"{number})", bold=text == first.prompt) for at, text in enumerate(texts)
        ]
        if not single:
            steps = [self._step(part, number_of(number, at, asked)) for at, part in enumerate(asked.parts, 1)]
            yield _together([*said, *self._rows(rows), steps[0]])
            yield from steps[1:]
        elif bare:
            yield _together([*said, self._asks(first.prompt, "" if texts else f"{number})")])
        else:
            # One question reads best above its cards, all steps of several below them.
            yield _together([*said, *self._rows(rows), self._answered(first)])

    def _step(self, part: PrintedStep, head: str) -> Block:
        rows = self._rows(part.rows)
        if part.figure:
            return _together([*rows, self._asks(part.prompt, head)])
        return _together([*rows, self._text(part.prompt, head, True), self._answered(part)])

    def _text(
        self, text: str, head: str = "", bold: bool = False, *, size: float = TEXT, gap: float = 1.0, width: float = 0
    ) -> Block:
        said = f"{head}  {text}" if head else text
        paper = self.paper

        def draw() -> None:
            paper.text_block(said, size, bold=bold, width=width)
            paper.ln(gap)

        return Block(paper.tall(said, size, bold, width=width) + gap, draw)

    def _answered(self, part: PrintedStep) -> Block:
        """The choices, beside each other where all of them are short, and room to answer."""
        return _together([*self._choices(lettered(part.choices)), self._answer()])

    def _choices(self, choices: Sequence[str]) -> list[Block]:
        paper = self.paper
        paper.type(TEXT)
        widths = [paper.get_string_width(one) + TAB for one in choices]
        if len(choices) < 2 or sum(widths) > paper.epw:
            return [self._text(one, gap=0.8) for one in choices]

        def draw() -> None:
            paper.type(TEXT)
            for one, width in zip(choices, widths, strict=True):
                paper.cell(width, TEXT * LEADING, one)
            paper.ln(TEXT * LEADING + 0.8)

        return [Block(TEXT * LEADING + 0.8, draw)]

    def _answer(self) -> Block:
        return Block(ANSWER, lambda: self._line_to_write_on(self.paper.epw))

    def _asks(self, prompt: str, head: str) -> Block:
        """A number is asked for: the line for it stands to the right of the question."""
        paper = self.paper
        text = self._text(prompt, head, True, width=paper.epw - FIGURE - 4)
        height = max(text.height, ANSWER)

        def draw() -> None:
            top = paper.get_y()
            text.draw()
            paper.set_xy(paper.w - MARGIN - FIGURE, top - 1.6)
            self._line_to_write_on(FIGURE)
            paper.set_xy(MARGIN, top + height)

        return Block(height, draw)

    def _line_to_write_on(self, width: float) -> None:
        paper, label = self.paper, say("prints.answer", self.lang)
        x, y = paper.get_x(), paper.get_y()
        paper.type(11)
        named = paper.get_string_width(label) + 4
        paper.set_draw_color(*FAINT)
        paper.cell(named, 8, label)
        paper.line(x + named, y + 7, x + width, y + 7)
        paper.set_xy(MARGIN, y + ANSWER)

    def _rows(self, rows: Sequence[PrintedRow]) -> Iterator[Block]:
        """The rows in lines; short ones lie beside each other."""
        line, free = list[tuple[float, list[Block]]](), self.paper.epw
        for row in rows:
            width = self._width(row)
            if line and (width > free or row.listed):
                yield self._beside(line)
                line, free = [], self.paper.epw
            if row.past:
                yield self._text(f"{row.heading} {', '.join(row.names)}", size=LABEL)
            elif row.listed:
                yield self._listed(row)
            else:
                line.append((width, self._row(row, width)))
                free -= width + BESIDE
        if line:
            yield self._beside(line)

    def _listed(self, row: PrintedRow) -> Block:
        """The label, and below it the cards by name."""
        players = row.players or [""] * len(row.names)
        names = [f"{player} {name}".strip() for player, name in zip(players, row.names, strict=True)]
        label = [self._text(row.label, size=LABEL)] if row.label else []
        return _together([*label, self._text("  ·  ".join(names), gap=2.0)])

    def _width(self, row: PrintedRow) -> float:
        if row.past or row.listed:
            return float(self.paper.epw)
        self.paper.type(LABEL)
        label = min(self.paper.get_string_width(row.label) + 3, NARROW)
        return float(min(self.paper.epw, max(len(row.cards) * self.size.step, label)))

    def _beside(self, rows: Sequence[tuple[float, Sequence[Block]]]) -> Block:
        """Label over label, card beside card: the first cards of all lie at the same height."""
        if len(rows) == 1:
            return _together(rows[0][1])
        paper = self.paper
        labels = max(blocks[0].height for _, blocks in rows)
        height = labels + max(sum(block.height for block in blocks[1:]) for _, blocks in rows)

        def draw() -> None:
            x, top = MARGIN, paper.get_y()
            for width, blocks in rows:
                paper.set_xy(x, top + labels - blocks[0].height)
                for block in blocks:
                    block.draw()
                    paper.set_x(x)
                x += width + BESIDE
            paper.set_xy(MARGIN, top + height)

        return Block(height, draw)

    def _row(self, row: PrintedRow, width: float) -> list[Block]:
        """The label, then the cards line by line."""
        label = self._text(row.label, size=LABEL, width=width) if row.label else Block(0, lambda: None)
        columns = int((self.paper.epw + self.size.gap + 0.01) // self.size.step)
        first, *more = [self._line(row, slice(at, at + columns)) for at in range(0, max(1, len(row.cards)), columns)]
        # On a page of their own cards would have no label.
        return [label, first, *more] if not more else [_together([label, first]), *more]

    def _line(self, row: PrintedRow, some: slice) -> Block:
        """Cards beside each other: who played each stands above it, its name below."""
        width, height = addresses.size(self.asked.family, self.asked.pack or self.pack)
        size, paper = self.size, self.paper
        tall = size.width * height / width
        cards, above, below = row.cards[some], row.players[some], row.below[some]
        over, under = (
            max((paper.tall(one, size.type, width=self._beside_others(one)) for one in texts), default=0)
            for texts in (above, below)
        )

        def draw() -> None:
            left, top = paper.get_x(), paper.get_y()
            for i, code in enumerate(cards):
                x = left + i * size.step
                for texts, y in ((above, top), (below, top + over + tall + 0.8)):
                    if texts:
                        wide = self._beside_others(texts[i])
                        paper.set_xy(x + (size.width - wide) / 2, y)
                        paper.text_block(texts[i], size.type, width=wide, align="C")
                paper.image(
                    self._picture(code, bool(row.names)),
                    x,
                    top + over,
                    w=size.width,
                    alt_text=" ".join(below[i : i + 1]),
                )
            paper.set_xy(left, top + over + tall + under + 3)

        return Block(over + tall + under + 3, draw)

    def _beside_others(self, text: str) -> float:
        """How wide a text at a card may be: short of the next one's, unless a word of it needs all there is."""
        self.paper.type(self.size.type)
        least = max(map(self.paper.get_string_width, text.split()), default=0.0)
        short = self.size.step - CLEAR
        return short if least <= short else self.size.step

    def _picture(self, code: str, named: bool) -> str:
        """The file of a card's picture; a card that is to be recognised may not bear its name, as plain ones do."""
        shelf, family, pack = addresses.shelf(), self.asked.family, self.asked.pack or self.pack
        if not named and addresses.is_plain(family, pack, code):
            pack = FALLBACKS[0]
        return str(shelf.path(shelf.file(family, pack, code, addresses.WIDTHS[0])))


def _together(blocks: Sequence[Block]) -> Block:
    def draw() -> None:
        for block in blocks:
            block.draw()

    return Block(sum(block.height for block in blocks), draw, tuple(blocks))
