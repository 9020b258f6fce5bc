"""A question as whoever leads the room has it at the desk: what lies there, the answer, and why it is so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from lessons.evening.polls.questions import Question
from lessons.question.kind import Row
from screens.card_pictures import addresses
from screens.components.table.props import CardStyle, label
from screens.room_views.questions.asked import shown
from screens.room_views.questions.given import LyingProps, LyingRow
from screens.room_views.questions.votes import answer_called
from screens.wording.texts import text

MOST_NAMED = 8
"""Cards of a question that tell it from another one of the same words."""


@lru_cache(maxsize=512)
def lying(question: Question, look: CardStyle) -> LyingProps:
    """``asked``: its paragraphs; ``rows`` of cards and ``choices``, each with whether it is right; the ``answer``, ``says`` why.

    Cards have their names here also where the room is to recognise them.
    """
    right, panel = question.right, question.panel
    picked = {one for one in right if one >= 0} if panel.mode in ("one", "many", "order") else set()
    said = {right[0]} if panel.mode == "choice" else {-1 - one for one in right if one < 0}
    return {
        "asked": ["".join(piece[1] for piece in one) for one in shown(question, look, None)["prompt"]],
        "rows": list(_rows(panel.rows, picked, question, look)),
        "choices": [(look.say(one), place in said) for place, one in enumerate(panel.choices)],
        "answer": answer_called(right, question, look, None),
        "says": [look.say(one) for one in question.mark(right).says],
    }


def _rows(rows: Sequence[Row], picked: set[int], question: Question, look: CardStyle) -> Iterator[LyingRow]:
    before = 0
    for row in rows:
        places = range(before, before + len(row.cards)) if row.pick else [None] * len(row.cards)
        before += len(row.cards) * row.pick
        pictures = addresses.urls(look.deck, look.pack, row.cards)
        yield {
            "label": look.say(row.label) if row.label else _whose(row, question, look),
            "cards": [
                {"src": src, "label": label(code, True, look.lang, look.edition), "right": place in picked}
                for src, code, place in zip(pictures, row.cards, places, strict=True)
            ],
        }


def _whose(row: Row, question: Question, look: CardStyle) -> str:
    """At whose place these cards lie, or who led them."""
    table = question.panel.table
    return "" if table is None or row.seat is None else text(f"chair.{table.seats[row.seat]}", look.lang)


def named(question: Question, look: CardStyle) -> str:
    """The first of its cards by their names, by which it is told from another question of the same words."""
    codes = [code for row in question.panel.rows if row.named for code in row.cards]
    names = [label(code, True, look.lang, look.edition) for code in codes[:MOST_NAMED]]
    return ", ".join(names) + (" …" if len(codes) > MOST_NAMED else "")
