"""The score sheet of a French match, as clubs keep it; the same as a table for other programs; or empty lines for it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.game import game
from engine.games.france.scorekeeper import Match
from lessons.learner.days import written_day
from screens.components.match_forms.families import DEALT
from screens.components.match_forms.france import words
from screens.components.match_forms.france.sheet import columns, deals, end_of_evening, legend, scores
from screens.components.match_forms.names import part, say
from screens.prints.cells import as_table
from screens.prints.paper import LINE, Paper
from screens.prints.sheets.account import history, made_of
from screens.wording.texts import headed

ROWS = 14
_SIDES = {"+": "taker", "−": "defence"}
_WHOLE = re.compile(r"-?\d+", re.ASCII)
_ROW, _HEAD = 8.5, 9.5
_NARROW = {0: 8.0, -6: 15.0, -5: 14.0, -4: 12.0, -3: 12.0, -2: 16.0, -1: 16.0}
"""Millimetres, of the columns counted from either end of those that tell of the deal."""


def blank(lang: str, seats: int = 4) -> bytes:
    """For so many players: a line for each deal, to be filled in by hand; a thin line parts score and total."""
    title = say("prints.france", lang)
    paper = Paper(title, lang, across=True)
    paper.heading(title)
    heads = columns(_calls(seats), lang)
    _row(paper, heads, [""] * seats, bold=True, height=_HEAD + 2)
    for number in range(1, ROWS + 1):
        _row(paper, [str(number), *[""] * (len(heads) - 1)], [""] * seats, height=_ROW)
    paper.ln(3)
    paper.text_block(legend(lang), 10)
    return paper.bytes()


def _calls(seats: int) -> bool:
    return bool(game(f"french{seats}").form.calls)


def filled(match: Match, lang: str, begun: str = "") -> bytes:
    """Every deal in a row, with each player's score and total; then what each was made of, and all that was written down."""
    start = match.start
    name = say(f"game.{start.game}", lang)
    paper = Paper(" – ".join(start.names), lang, name, across=True)
    paper.heading(" · ".join(filter(None, [name, written_day(begun)])))
    heads = columns(start.form.calls, lang)
    _row(paper, heads, start.names, bold=True, height=_HEAD)
    for told_cells, hand in deals(match, lang):
        _row(paper, told_cells, [f"{a}  ({b})" for a, b in scores(match, hand, lang)])
    _row(paper, ["", say("keeper.jochi.total", lang), *[""] * (len(heads) - 2)], end_of_evening(match, lang), bold=True)
    paper.ln(2)
    paper.text_block(legend(lang), 9.5)
    paper.ln(3)
    made_of(paper, ((hand.number, words.lines(start, hand, lang)) for hand in match.hands), lang)
    paper.ln(3)
    history(paper, DEALT["france"].history(match, lang), lang)
    return paper.bytes()


def as_csv(match: Match, lang: str) -> bytes:
    """A row for each deal: who, what, and for each player the score and the total."""
    head = [*columns(match.start.form.calls, lang)]
    for name in match.start.names:
        head += [name, f"{headed(name, lang)} {say('keeper.jochi.total', lang)}"]
    rows: list[list[object]] = [list(head)]
    for told_cells, hand in deals(match, lang):
        paid = (cell for pair in scores(match, hand, lang) for cell in pair)
        rows.append([_as_data(cell, lang) for cell in (*told_cells, *paid)])
    return as_table(rows, lang)


def _as_data(cell: str, lang: str) -> str | int:
    """A figure as a number, and a sign that stands alone as the side it stands for."""
    if cell in _SIDES:
        return part(f"keeper.france.side.{_SIDES[cell]}", lang)
    digits = cell.removeprefix("+").replace("−", "-")
    half = digits.removesuffix("½")
    if half != digits and _WHOLE.fullmatch(half or "0"):
        return f"{half or 0}{say('keeper.comma', lang)}5"
    return int(digits) if _WHOLE.fullmatch(digits) else cell


def _row(paper: Paper, deal: Sequence[str], people: Sequence[str], *, bold: bool = False, height: float = _ROW) -> None:
    paper.set_draw_color(*LINE)
    paper.room(height)
    for width, cell in zip(_widths(paper, len(deal), len(people)), (*deal, *people), strict=True):
        paper.rect(paper.get_x(), paper.get_y(), width, height)
        paper.fitted(width, height, cell, 10.5, bold=bold)
    paper.ln(height)


def _widths(paper: Paper, deal: int, people: int) -> list[float]:
    narrow = {at % deal: width for at, width in _NARROW.items()}
    rest = paper.epw - sum(narrow.values())
    wide = deal - len(narrow)
    each = rest / (wide + people * 1.15)
    return [*(narrow.get(at, each) for at in range(deal)), *[each * 1.15] * people]
