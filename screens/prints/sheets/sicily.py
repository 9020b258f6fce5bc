"""The score sheet of a Sicilian match: every deal with what everybody received or paid, and the totals; or empty lines for it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.sicily.scorekeeper import Match
from lessons.learner.days import written_day
from screens.components.match_forms.families import DEALT
from screens.components.match_forms.names import amount, say, total
from screens.components.match_forms.sicily import words
from screens.prints.paper import LINE, Paper
from screens.prints.sheets.account import history, made_of

ROWS = 20
_NUMBER, _ROW = 12.0, 8.5
"""Millimetres."""


def blank(lang: str, seats: int = 3) -> bytes:
    """For so many players: a line for each deal, to be filled in by hand."""
    title = say("prints.jochi", lang)
    paper = Paper(title, lang)
    paper.heading(title)
    _row(paper, ["", say("keeper.jochi.end", lang), *[""] * seats], bold=True, height=_ROW + 3)
    for number in range(1, ROWS + 1):
        _row(paper, [str(number), "", *[""] * seats], height=_ROW + 2)
    _values(paper, lang)
    return paper.bytes()


def filled(match: Match, lang: str, begun: str = "") -> bytes:
    """Every deal with its payments and the totals after it; then what each was made of, and all that was written down."""
    start = match.start
    game = say(f"game.{start.game}", lang)
    paper = Paper(" – ".join(start.names), lang, game)
    totals = [f"{name} {total(one, lang)}" for name, one in zip(start.names, match.totals, strict=True)]
    paper.heading("   ".join(totals))
    paper.text_block(" · ".join(filter(None, [written_day(begun), game, *DEALT["sicily"].pool(match, lang)])), 12)
    paper.ln(3)
    _row(paper, ["", say("keeper.jochi.deal", lang), *start.names], bold=True)
    for hand in match.hands:
        if hand.end is not None:
            cells = [
                f"{amount(a, lang)}  ({total(b, lang)})"
                for a, b in zip(hand.settlement.payoffs, hand.after, strict=True)
            ]
            _row(paper, [str(hand.number), words.ended(start, hand.end, lang), *cells])
    _row(paper, ["", say("keeper.jochi.total", lang), *(total(one, lang) for one in match.totals)], bold=True)
    paper.ln(4)
    made_of(paper, ((hand.number, words.lines(start, hand, lang)) for hand in match.hands), lang, 10.5)
    paper.ln(3)
    history(paper, DEALT["sicily"].history(match, lang), lang)
    return paper.bytes()


def _row(paper: Paper, cells: Sequence[str], *, bold: bool = False, height: float = _ROW) -> None:
    paper.set_draw_color(*LINE)
    paper.room(height)
    people = len(cells) - 2
    each = (paper.epw - _NUMBER) * 0.6 / people
    widths = [_NUMBER, paper.epw - _NUMBER - each * people, *[each] * people]
    for at, (width, cell) in enumerate(zip(widths, cells, strict=True)):
        paper.rect(paper.get_x(), paper.get_y(), width, height)
        paper.fitted(width, height, cell, 11, bold=bold, align="L" if at == 1 else "C")
    paper.ln(height)


def _values(paper: Paper, lang: str) -> None:
    """What the jochi of Mineo are paid for, to look up."""
    paper.ln(3)
    paper.text_block(say("prints.jochi.values", lang), 10.5)
