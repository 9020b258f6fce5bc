"""A sheet of questions: as large as it fits, none torn, and the key on pages of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from screens.components.match_forms.names import say
from screens.prints.asked import PrintedQuestion
from screens.prints.drawing import LABEL, SIZES, TEXT, Block, Cards, Drawing, number_of
from screens.prints.fitting import Layout, laid_out
from screens.prints.paper import Paper
from screens.wording.texts import text

APART, FURTHEST = 2.5, 14.0
"""Millimetres that part two questions, and so many more at most where a page has room left."""


def handout(
    title: str,
    asked: Sequence[PrintedQuestion],
    seed: int,
    lang: str,
    pack: str,
    wanted: int = 0,
    house: str = "",
) -> bytes:
    """The questions, then the answers; where more were ``wanted`` than there are, the sheet says so.

    ``house``: the house rules that are in force, below the names.
    """
    name = say("prints.handout", lang, seed=seed)
    paper = Paper(title, lang, f"{title} · {name}")
    paper.c_margin = 0  # texts begin where cards do
    paper.heading(title)
    paper.type(11)
    paper.cell(0, 7, f"{say('prints.names', lang)} ____________________     {name}", new_x="LMARGIN", new_y="NEXT")
    if house:
        paper.text_block(text("lesson.house", lang, rules=house), LABEL)
    paper.ln(2)
    if asked:
        _Sheet(paper, asked, lang, pack).drawn()
    if len(asked) < wanted:
        more = say("prints.no-more" if asked else "prints.nothing", lang)
        paper.room(paper.tall(more, LABEL))
        paper.text_block(more, LABEL)
    _key(paper, asked, f"{say('prints.key', lang)} · {title} · {name}", lang)
    return paper.bytes()


def _key(paper: Paper, asked: Sequence[PrintedQuestion], heading: str, lang: str) -> None:
    """The answers begin on a right-hand page: printed on both sides, they are a sheet that can be kept back."""
    if not asked:
        return
    if paper.page_no() % 2:
        paper.add_page()
        paper.text_block(say("prints.empty-page", lang), LABEL)
    paper.add_page()
    paper.heading(heading, 16)
    for number, one in enumerate(asked, 1):
        _answered(paper, number, one)


def _answered(paper: Paper, number: int, asked: PrintedQuestion) -> None:
    """A question's answers and their reason, on one page."""
    answers = "     ".join(f"{number_of(number, at, asked)}  {part.answer}" for at, part in enumerate(asked.parts, 1))
    paper.room(min(paper.eph, paper.tall(answers, TEXT, True) + paper.tall(asked.reason, LABEL)))
    paper.text_block(answers, TEXT, bold=True)
    paper.text_block(asked.reason, LABEL)
    paper.ln(2.5)


@dataclass(frozen=True, slots=True)
class _Sheet:
    """All questions of a handout, below its heading."""

    paper: Paper
    asked: Sequence[PrintedQuestion]
    lang: str
    pack: str

    @property
    def page(self) -> float:
        """The height of a page in millimetres."""
        return self.paper.page_break_trigger - self.paper.t_margin

    def drawn(self) -> None:
        """Every question, in the size of cards that takes the fewest pages; where a page has room, larger."""
        sizes = [self._blocks(size) for size in SIZES]
        layouts = [self._layout(blocks) for blocks in sizes]
        chosen = min(range(len(sizes)), key=lambda at: (layouts[at].torn, layouts[at].pages))
        for page, (first, last) in enumerate(pairwise([0, *layouts[chosen].begin, len(self.asked)])):
            if page:
                self.paper.add_page()
            if first == last:
                continue  # the first question fits no page that has the heading
            larger = [blocks[first:last] for blocks in sizes[:chosen]]
            self._page(next(filter(self._fits, larger), sizes[chosen][first:last]))

    def _fits(self, questions: Sequence[Sequence[Block]]) -> bool:
        """Is there room for all of them on the page that has been begun?"""
        return self._taken(questions) <= self.paper.page_break_trigger - self.paper.get_y()

    def _taken(self, questions: Sequence[Sequence[Block]]) -> float:
        return sum(block.height for one in questions for block in one) + APART * (len(questions) - 1)

    def _blocks(self, size: Cards) -> list[list[Block]]:
        """Each question as the parts into which it falls where it is taller than a page."""
        return [
            self._parts(Drawing(self.paper, one, self.lang, self.pack, size), at)
            for at, one in enumerate(self.asked, 1)
        ]

    def _parts(self, drawing: Drawing, number: int) -> list[Block]:
        """A question; in the smallest size, where it would be taller than a page still, with some of its cards in words."""
        blocks = list(drawing.blocks(number))
        # Above the first stands the heading.
        room = self.page - (self.paper.get_y() - self.paper.t_margin if number == 1 else 0)
        if drawing.size == SIZES[-1] and sum(block.height for block in blocks) > room:
            shorter = drawing.shorter()
            if shorter is not None:
                return self._parts(shorter, number)
        return [part for block in blocks for part in _falling_apart(block, self.page)]

    def _layout(self, blocks: Sequence[Sequence[Block]]) -> Layout:
        heights = [[block.height for block in one] for one in blocks]
        return laid_out(heights, self.page - 0.01, self.paper.get_y() - self.paper.t_margin, APART)

    def _page(self, questions: Sequence[Sequence[Block]]) -> None:
        """The questions that begin on this page, as far apart as it has room."""
        free = self.paper.page_break_trigger - self.paper.get_y() - self._taken(questions)
        gap = APART + max(0.0, min(FURTHEST, free / len(questions)))
        for at, one in enumerate(questions):
            if at:
                self.paper.ln(gap)
            for block in one:
                self.paper.room(block.height)
                block.draw()


def _falling_apart(block: Block, page: float) -> list[Block]:
    """What is taller than a page, in its parts."""
    if block.height <= page or not block.parts:
        return [block]
    return [one for part in block.parts for one in _falling_apart(part, page)]
