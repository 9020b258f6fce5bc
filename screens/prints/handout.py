"""Questions on paper: the situation, its steps with room to answer, and the key on pages of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from images.shelf import FALLBACKS
from screens.card_pictures import addresses
from screens.components.board.match_text import say
from screens.prints.asked import Asked, Lying, Part, lettered
from screens.prints.paper import FAINT, MARGIN, Paper

CARD, GAP, BESIDE, NARROW = 17.5, 2.0, 9.0, 50.0
"""Millimetres: the width of a card, what is between two, between two rows beside each other, and the least width of such a row."""
TEXT, LABEL, SMALL = 12.0, 11.0, 9.0
"""Points: of what is said and asked, of what stands over a row and in the key, of what stands at a card."""
ANSWER, FIGURE, APART = 11.0, 52.0, 2.5
"""Millimetres: the height of a line for an answer written by hand, its width where a number is asked for, what parts questions."""
WASTE = 0.4
"""The share of a page that may stay empty so that a question stays together; one that would leave more goes on overleaf."""


@dataclass(frozen=True, slots=True)
class Block:
    """What stays together on a page: how tall it is in millimetres, and how it is drawn where the pen stands.

    ``parts``: what it falls apart into where it is taller than a page.
    """

    height: float
    draw: Callable[[], None]
    parts: tuple[Block, ...] = ()


def handout(title: str, asked: Sequence[Asked], seed: int, lang: str, pack: str) -> bytes:
    """The questions, then the answers."""
    name = say("prints.handout", lang, seed=seed)
    paper = Paper(title, lang, f"{title} · {name}")
    paper.heading(title)
    paper.type(11)
    paper.cell(0, 7, f"{say('prints.names', lang)} ____________________     {name}", new_x="LMARGIN", new_y="NEXT")
    paper.ln(2)
    for number, one in enumerate(asked, 1):
        _place(paper, list(_Sheet(paper, one, lang, pack).blocks(number)))
    paper.add_page()
    paper.heading(f"{say('prints.key', lang)} · {title} · {name}", 16)
    for number, one in enumerate(asked, 1):
        _answered(paper, number, one)
    return paper.bytes()


def _answered(paper: Paper, number: int, asked: Asked) -> None:
    """A question's answers and their reason, on one page."""
    answers = "     ".join(f"{_number(number, at, asked)}  {part.answer}" for at, part in enumerate(asked.parts, 1))
    paper.room(min(paper.eph, paper.tall(answers, TEXT, True) + paper.tall(asked.reason, LABEL)))
    paper.text_block(answers, TEXT, bold=True)
    paper.text_block(asked.reason, LABEL)
    paper.ln(2.5)


def _number(question: int, part: int, asked: Asked) -> str:
    """``3)`` for a question of one step, ``3.2`` for a step of several."""
    return f"{question})" if len(asked.parts) == 1 else f"{question}.{part}"


def _place(paper: Paper, blocks: Sequence[Block]) -> None:
    """A question stays together, unless too much of the page would stay empty for it: then its later steps go overleaf."""
    left = paper.page_break_trigger - paper.get_y()
    whole = sum(block.height for block in blocks)
    if left < whole <= paper.eph and left < WASTE * paper.eph:
        paper.add_page()
    for block in blocks:
        _draw(paper, block)
    paper.ln(APART)


def _draw(paper: Paper, block: Block) -> None:
    if block.height > paper.page_break_trigger - paper.t_margin and block.parts:
        for part in block.parts:
            _draw(paper, part)
    else:
        paper.room(block.height)
        block.draw()


@dataclass(frozen=True, slots=True)
class _Sheet:
    """One question as blocks, top down."""

    paper: Paper
    asked: Asked
    lang: str
    pack: str

    def blocks(self, number: int) -> Iterator[Block]:
        """The situation with what is asked first, then every further step."""
        asked, first = self.asked, self.asked.parts[0]
        texts, rows = [*([asked.said] if asked.said else []), *asked.told], list(asked.rows)
        single, bare = len(asked.parts) == 1, first.figure and not rows
        if single and not bare:
            texts.append(first.prompt)
        if not texts and rows:
            rows[0] = replace(rows[0], label=f"{number})  {rows[0].label}".strip())
        said = [
            self._text(text, "" if at else f"{number})", bold=text == first.prompt) for at, text in enumerate(texts)
        ]
        if not single:
            steps = [self._step(part, _number(number, at, asked)) for at, part in enumerate(asked.parts, 1)]
            yield _together([*said, *self._rows(rows), steps[0]])
            yield from steps[1:]
        elif bare:
            yield _together([*said, self._asks(first.prompt, "" if texts else f"{number})")])
        else:
            # One question reads best above its cards, all steps of several below them.
            yield _together([*said, *self._rows(rows), *self._choices(first), self._answer()])

    def _step(self, part: Part, head: str) -> Block:
        rows = self._rows(part.rows)
        if part.figure:
            return _together([*rows, self._asks(part.prompt, head)])
        return _together([*rows, self._text(part.prompt, head, True), *self._choices(part), self._answer()])

    def _text(
        self, text: str, head: str = "", bold: bool = False, *, size: float = TEXT, gap: float = 1.0, width: float = 0
    ) -> Block:
        said = f"{head}  {text}" if head else text
        paper = self.paper

        def draw() -> None:
            paper.text_block(said, size, bold=bold, width=width)
            paper.ln(gap)

        return Block(paper.tall(said, size, bold, width=width) + gap, draw)

    def _choices(self, part: Part) -> list[Block]:
        return [self._text(choice, gap=0.8) for choice in lettered(part.choices)]

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

    def _rows(self, rows: Sequence[Lying]) -> Iterator[Block]:
        """The rows in lines; short ones lie beside each other."""
        line, free = list[tuple[float, list[Block]]](), self.paper.epw
        for row in rows:
            width = self._width(row)
            if line and width > free:
                yield self._beside(line)
                line, free = [], self.paper.epw
            if row.past:
                yield self._text(f"{row.label}: {', '.join(row.names)}", size=LABEL)
            else:
                line.append((width, self._row(row, width)))
                free -= width + BESIDE
        if line:
            yield self._beside(line)

    def _width(self, row: Lying) -> float:
        if row.past:
            return float(self.paper.epw)
        self.paper.type(LABEL)
        label = min(self.paper.get_string_width(row.label) + 3, NARROW)
        return float(min(self.paper.epw, max(len(row.cards) * (CARD + GAP), label)))

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

    def _row(self, row: Lying, width: float) -> list[Block]:
        """The label, then the cards line by line."""
        label = self._text(row.label, size=LABEL, width=width) if row.label else Block(0, lambda: None)
        columns = int((self.paper.epw + GAP) // (CARD + GAP))
        return [label, *(self._line(row, slice(at, at + columns)) for at in range(0, len(row.cards), columns))]

    def _line(self, row: Lying, some: slice) -> Block:
        """Cards beside each other: who played each stands above it, its name below."""
        width, height = addresses.size(self.asked.family, self.pack)
        tall, paper = CARD * height / width, self.paper
        cards, above, below = row.cards[some], row.players[some], row.below[some]
        over, under = (
            max((paper.tall(one, SMALL, width=CARD + GAP) for one in texts), default=0) for texts in (above, below)
        )

        def draw() -> None:
            left, top = paper.get_x(), paper.get_y()
            for i, code in enumerate(cards):
                x = left + i * (CARD + GAP)
                for texts, y in ((above, top), (below, top + over + tall + 0.8)):
                    if texts:
                        paper.set_xy(x - GAP / 2, y)
                        paper.text_block(texts[i], SMALL, width=CARD + GAP, align="C")
                paper.image(
                    self._picture(code, bool(row.names)), x, top + over, w=CARD, alt_text=" ".join(below[i : i + 1])
                )
            paper.set_xy(left, top + over + tall + under + 3)

        return Block(over + tall + under + 3, draw)

    def _picture(self, code: str, named: bool) -> str:
        """The file of a card's picture; a card that is to be recognised may not bear its name, as plain ones do."""
        shelf, family, pack = addresses.shelf(), self.asked.family, self.pack
        if not named and addresses.is_plain(family, pack, code):
            pack = FALLBACKS[0]
        return str(shelf.path(shelf.file(family, pack, code, addresses.WIDTHS[0])))


def _together(blocks: Sequence[Block]) -> Block:
    def draw() -> None:
        for block in blocks:
            block.draw()

    return Block(sum(block.height for block in blocks), draw, tuple(blocks))
