"""A match at a real table, whatever is played: corrected, taken back, left off, and read again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.parts.corrections import Correct, Stop, Undo

DEALS = 6


def keeping_on(keeper: Any, kept: Any) -> None:
    """Corrected, taken back, left off, and all of it read again. ``keeper``: the family's package ``scorekeeper``."""
    first, start = kept.hands[0].end, kept.start
    for entry in (
        Correct(2, first),
        Correct(1, replace(start, dealer=start.form.seats - 1)),
        Correct(2, start),
        Undo(2),
        Undo(99),
    ):
        if keeper.judge(kept, entry).ok:
            kept = keeper.add(kept, entry)
    kept = keeper.add(kept, Stop())
    keeper.judge(kept, first)
    keeper.fold(keeper.LINES.read(keeper.LINES.write(kept.entries)))
    for names in (start.names[1:], ("A", *start.names[:-1]), ("", *start.names[1:])):
        keeper.judge_start(type(start)(start.game, names, 0, start.house))
