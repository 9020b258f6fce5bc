"""The score sheet of a match, empty or filled in."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.bologna.counting.combinations import CRICCONE_POINTS
from engine.games.bologna.counting.grande import sequence_points
from engine.games.bologna.counting.pile import ALL_CARD_POINTS, LAST_TRICK
from engine.games.bologna.scorekeeper import SIDES, Hand, Match
from lessons.learner.days import written_day
from screens.components.match_forms.bologna import words
from screens.components.match_forms.bologna.words import COLUMNS
from screens.components.match_forms.families import FAMILIES
from screens.components.match_forms.names import say
from screens.prints.paper import FAINT, LINE, MARGIN, Paper
from screens.prints.sheets.account import history
from screens.wording.texts import headed

ROWS = 10
_NUMBER, _DEALER = 13.0, 34.0
_WIDTHS = (23.0, 16.0, 13.0, 18.5, 13.0, 13.5, 16.0)
_ROW, _TALL, _HEAD = 9.0, 11.0, 8.0
"""Millimetres; a hand needs more room than a printer."""
_SHORT = {"declared", "last", "hand_total"}


def blank(lang: str) -> bytes:
    """Ten hands to be filled in by hand, with the values at the foot."""
    paper = Paper(say("prints.score", lang), lang, across=True)
    paper.heading(f"Ottocento · {say('prints.score', lang)}")
    labels = [say("prints.date", lang), *(say("keeper.new.side", lang, side=side) for side in SIDES)]
    _line(paper, [headed(label, lang) for label in labels])
    _head(paper, ["", ""], lang)
    for _ in range(ROWS):
        _row(paper, ["", ""], [""] * 2 * len(COLUMNS), height=_TALL)
    _values(paper, lang)
    return paper.bytes()


def filled(match: Match, lang: str, begun: str = "") -> bytes:
    """When it was and who played, every hand with its figures, the result; on the pages after it all that was written down."""
    start = match.start
    names = [start.side_name(side) for side in (0, 1)]
    paper = Paper(" – ".join(names), lang, words.format_of(start.format, start.deals, lang), across=True)
    a, b = match.scores
    paper.heading(f"{names[0]}  {a} – {b}  {names[1]}")
    told = [
        written_day(begun),
        " – ".join(words.who_plays(match)),
        words.format_of(start.format, start.deals, lang),
    ]
    paper.text_block(" · ".join(filter(None, told)), 12)
    paper.text_block(words.result(match, lang) or say("keeper.going", lang), 13)
    paper.ln(3)
    _head(paper, names, lang)
    for hand in match.hands:
        if hand.end or hand.declared:
            paper.room(_ROW)
            figures = [str(n) for side in (0, 1) for n in words.figures(hand, side)]
            _row(paper, [str(hand.number), start.names[hand.dealer]], figures)
            for remark in _remarks(match, hand, lang):
                paper.type(9, colour=FAINT)
                paper.multi_cell(0, 4.5, remark, new_x="LMARGIN", new_y="NEXT", align="L")
    _values(paper, lang)
    paper.add_page()
    history(paper, FAMILIES["bologna"].history(match, lang), lang, 11)
    return paper.bytes()


def _remarks(match: Match, hand: Hand, lang: str) -> list[str]:
    beyond = match.decided is not None and hand.number > match.decided
    return [say("keeper.not_counting", lang)] * beyond + [words.why(doubt, match, lang) for doubt in hand.doubts]


def _line(paper: Paper, labels: Sequence[str]) -> None:
    """Labels with a line to write on."""
    width = paper.epw / len(labels)
    for label in labels:
        paper.type(11)
        x, y = paper.get_x(), paper.get_y()
        paper.cell(width, 8, label)
        paper.line(x + paper.get_string_width(label) + 3, y + 7, x + width - 4, y + 7)
    paper.ln(11)


def _head(paper: Paper, names: Sequence[str], lang: str) -> None:
    paper.set_draw_color(*LINE)
    paper.set_x(MARGIN + _NUMBER + _DEALER)
    for side in (0, 1):
        x, y = paper.get_x(), paper.get_y()
        paper.rect(x, y, sum(_WIDTHS), _HEAD)
        paper.fitted(sum(_WIDTHS), _HEAD, names[side] or SIDES[side], 12, bold=True)
    paper.ln(_HEAD)
    heads = [say(f"{'prints' if name in _SHORT else 'keeper'}.col.{name}", lang) for name in COLUMNS]
    _row(paper, [say("keeper.col.hand", lang), say("keeper.col.dealer", lang)], [*heads, *heads], size=10)


def _row(paper: Paper, first: Sequence[str], cells: Sequence[str], size: float = 12, height: float = _ROW) -> None:
    y = paper.get_y()
    widths = (_NUMBER, _DEALER, *_WIDTHS, *_WIDTHS)
    for at, (width, text) in enumerate(zip(widths, (*first, *cells), strict=True)):
        x = paper.get_x()
        # The hand's total and the match stand out, on paper as on the wall.
        important = at in (7, 8, 14, 15)
        paper.set_line_width(0.2)
        paper.rect(x, y, width, height)
        paper.fitted(width, height, text, size, bold=important)
    paper.set_line_width(0.6)
    for x in (MARGIN + _NUMBER + _DEALER, MARGIN + _NUMBER + _DEALER + sum(_WIDTHS)):
        paper.line(x, y, x, y + height)
    paper.set_line_width(0.2)
    paper.ln(height)


def _values(paper: Paper, lang: str) -> None:
    """What a table likes to look up, straight from the engine's own tables."""
    sets = "  ·  ".join(
        f"{say(f'workbench.kind.{kind}', lang)} {four}/{three}" for kind, (three, four) in CRICCONE_POINTS.items()
    )
    four = f"{say('keeper.declare.criccone', lang)} ({say('prints.values.four', lang)})"
    lines = [
        f"{headed(four, lang)}  {sets}",
        say("prints.values.sequences", lang, three=sequence_points(3), more=sequence_points(4) - sequence_points(3))
        + "  ·  "
        + say("prints.values.doubled", lang),
        say("prints.values.rest", lang, last=LAST_TRICK, all=ALL_CARD_POINTS),
    ]
    paper.ln(3)
    paper.room(20)
    for line in lines:
        paper.text_block(line, 10.5)
