"""A tournament on paper: the standings, then every round with its tables and how they ended."""

from __future__ import annotations

from collections.abc import Mapping

from lessons.evening.activities.tables import Score, is_over, standings
from lessons.evening.room import Room
from screens.prints.evening.names import printed
from screens.prints.paper import LINE, Paper
from screens.room_views import people
from screens.room_views.at_tables import pair_called, wins
from screens.wording.figures import MINUS, figure
from screens.wording.texts import headed, text

_WIDTHS = (12.0, 96.0, 26.0, 30.0, 22.0)
"""Millimetres: place, pair, matches won, by how many points, matches played."""
_COUNTED = ("pair", "wins", "margin", "played")
_COMPARED, _WIDTHS_COMPARED = ("pair", "against", "deals"), (12.0, 96.0, 56.0, 22.0)
"""Of a tournament on telephones: place, pair, points against the average, deals that were compared."""
_ROW = 8.5


def tournament(room: Room, scores: Mapping[str, Score], lang: str) -> bytes:
    """``scores`` by the codes of the matches."""
    title = text("evening.print.tournament", lang)
    paper = Paper(title, lang)

    def pair(number: int) -> str:
        return pair_called(room, number, lang, lambda one, room, lang: printed(people.shown(one, room, lang)))

    paper.heading(title)
    compared = bool(room.seatings and room.seatings[0].deals)
    names, widths = (_COMPARED, _WIDTHS_COMPARED) if compared else (_COUNTED, _WIDTHS)
    _row(paper, ("", *(text(f"evening.wall.stand_{name}", lang) for name in names)), widths, bold=True)
    for one in standings(room, scores):
        counted = (wins(one.half_wins), f"{one.margin:+d}", f"{one.played}")
        told = (figure(one.against, lang).replace(MINUS, "-"), f"{one.deals}") if compared else counted
        _row(paper, (f"{one.place or ''}", pair(one.pair), *told), widths)
    for number, seating in enumerate(room.seatings, 1):
        paper.ln(4)
        paper.room(20)
        paper.heading(text("evening.wall.tables_round", lang, n=number), 14)
        for table, (code, (first, second)) in enumerate(seating.tables, 1):
            score = scores.get(code, Score())
            # Of a round on telephones nothing before all have played its deals.
            tells = score.hands and (not seating.deals or is_over(seating, scores))
            points = f"{score.points[0]} : {score.points[1]}" if tells else "______ : ______"
            named = f"{pair(first)}  –  {pair(second)}"
            paper.text_block(f"{headed(text('evening.wall.table', lang, n=table), lang)}  {named}   {points}", 12)
    return paper.bytes()


def _row(paper: Paper, cells: tuple[str, ...], widths: tuple[float, ...], bold: bool = False) -> None:
    paper.set_draw_color(*LINE)
    paper.room(_ROW)
    for at, (width, cell) in enumerate(zip(widths, cells, strict=True)):
        paper.rect(paper.get_x(), paper.get_y(), width, _ROW)
        paper.fitted(width, _ROW, cell, 12, bold=bold, align="L" if at == 1 else "C")
    paper.ln(_ROW)
