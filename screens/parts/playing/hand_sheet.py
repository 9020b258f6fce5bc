"""What both sides have scored in a hand: the figures side by side, and line by line what they come from."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import cast

from engine.games.bologna.deal.score import DealScore, score
from engine.games.bologna.deal.state import State
from lessons.tables.matches import TableMatch
from lessons.text import phrases
from lessons.text.message import Message
from screens.learner import current_learner
from screens.wording.texts import text

FIGURES = ("declared", "criccone", "last_trick", "sequences", "card_points", "total")
"""In the order of the procedure."""
PAIR = "pair"
"""Lines of the pairs: many, and all alike, so that their sum says as much."""


def sheet(state: State, match: TableMatch | None, lang: str) -> str:
    """The table, and below it the lines, folded away."""
    scored = score(state)
    return f'<div class="cz-scroll">{_table(scored, match, lang)}</div>{_lines(scored, lang)}'


def _table(scored: DealScore, match: TableMatch | None, lang: str) -> str:
    head = "".join(f'<th scope="col">{escape(text(f"sheet.{side}", lang))}</th>' for side in ("we", "they"))
    ours, theirs = scored.sides
    rows = [(name, getattr(ours, name), getattr(theirs, name)) for name in FIGURES]
    if match is not None:
        rows.append(("match", *match.scores))
    caption = escape(text("sheet.title", lang))
    return (
        f'<table class="cz-sheet"><caption>{caption}</caption><thead><tr><td></td>{head}</tr></thead><tbody>'
        + "".join(_row(name, ours, theirs, lang) for name, ours, theirs in rows)
        + "</tbody></table>"
    )


def _row(name: str, ours: int, theirs: int, lang: str) -> str:
    cells = "".join(f"<td>{points}</td>" for points in (ours, theirs))
    return f'<tr class="{name}"><th scope="row">{escape(text(f"sheet.{name}", lang))}</th>{cells}</tr>'


def _lines(scored: DealScore, lang: str) -> str:
    sides = "".join(
        f"<h4>{escape(text(f'sheet.{name}', lang))}</h4><ul>{''.join(_said(scored, side, lang)) or _none(lang)}</ul>"
        for side, name in enumerate(("we", "they"))
    )
    return f'<details class="cz-why"><summary>{escape(text("sheet.why", lang))}</summary>{sides}</details>'


def _said(scored: DealScore, side: int, lang: str) -> Iterator[str]:
    for its, line in scored.lines:
        if its == side and line.reason != PAIR:
            said = Message(line.reason, {**line.facts, "points": line.facts.get("points", line.points)})
            points = f" <b>{line.points}</b>" if line.points else ""
            told = phrases.say(said, cast("phrases.Lang", lang), current_learner.named_by("bologna"))
            yield f"<li>{escape(told)}{points}</li>"
    counted = sum(line.points for its, line in scored.lines if its == side and line.reason == PAIR)
    if counted:
        yield f"<li>{escape(text('sheet.pairs', lang))} <b>{counted}</b></li>"


def _none(lang: str) -> str:
    return f"<li>{escape(text('sheet.nothing', lang))}</li>"
