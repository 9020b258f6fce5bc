"""What stands under the rows of a score sheet: what every deal was made of, and all that was written down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from screens.components.match_forms.given import LedgerLine
from screens.components.match_forms.names import say
from screens.prints.paper import FAINT, INK, Paper

Entry = tuple[int, str, str, bool]
"""Its number, its sentence, what became of it, and whether it stands."""
_HEAD, _ROOM = 12.0, 12.0
"""Points of a deal's heading, and the millimetres that it does not stand alone in."""


def made_of(paper: Paper, deals: Iterable[tuple[int, Sequence[LedgerLine]]], lang: str, size: float = 10) -> None:
    """Of each deal, by its number, what it was made of: ``points``, ``label`` and ``text`` of each line."""
    for number, its in deals:
        lines = [f"{one['label']}. {one['text']}" for one in its]
        if lines:
            paper.room(_ROOM)
            paper.text_block(say("keeper.hand", lang, n=number), _HEAD, bold=True)
        for one, line in zip(its, lines, strict=True):
            paper.text_block("   ".join(filter(None, [one["points"], line])), size)


def history(paper: Paper, entries: Iterable[Entry], lang: str, size: float = 10.5) -> None:
    """Every entry in its order; one that does not stand any more is faint. ``size``: points of the text."""
    paper.heading(say("keeper.history", lang), round(size * 4 / 3))
    for number, sentence, state, counts in entries:
        paper.type(size, colour=INK if counts else FAINT)
        line = f"{number}.  {sentence}" + (f" ({state})" if state else "")
        paper.multi_cell(0, size / 2, line, new_x="LMARGIN", new_y="NEXT", align="L")
