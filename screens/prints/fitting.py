"""Which questions of a sheet lie on which page: none is torn that fits a page, and no page is emptier than it has to be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True, order=True)
class Layout:
    """How many questions are torn, how many pages there are, how empty they are (the sum of squared shares), and which
    questions begin a page."""

    torn: int
    pages: int
    empty: float
    begin: tuple[int, ...] = ()

    def after(self, torn: int, pages: int, empty: float, begin: tuple[int, ...] = ()) -> Layout:
        """The same behind so much more."""
        return Layout(torn + self.torn, pages + self.pages, empty + self.empty, (*begin, *self.begin))


def laid_out(questions: Sequence[Sequence[float]], page: float, head: float, apart: float) -> Layout:
    """The best layout of questions on pages of this height, ``head`` being what stands above the first.

    Each question is the heights of the parts into which it falls where it is taller than a page; ``apart`` lies between two.
    """
    wholes = [sum(parts) for parts in questions]

    @cache
    def best(at: int, used: float) -> Layout:
        """Of the questions from this one on, where so much of the page is taken."""
        if at == len(questions):
            return Layout(0, 1, _empty(used, page))
        ways = [_on(at, used + apart if used else 0.0)]
        if used:
            ways.append(_overleaf(at, used))
        return min(one for one in ways if one is not None)

    def _on(at: int, top: float) -> Layout | None:
        """This question from here on; None where it would be torn although it fits a page."""
        if top + wholes[at] <= page:
            return best(at + 1, top + wholes[at])
        if wholes[at] <= page:
            return None
        pages, empty, used = 0, 0.0, top
        for part in questions[at]:
            if used and used + part > page:
                pages, empty, used = pages + 1, empty + _empty(used, page), 0.0
            used += part
        return best(at + 1, min(used, page)).after(1, pages, empty)

    def _overleaf(at: int, used: float) -> Layout | None:
        found = _on(at, 0.0)
        return None if found is None else found.after(0, 1, _empty(used, page), (at,))

    return best(0, head)


def _empty(used: float, page: float) -> float:
    return float((1 - used / page) ** 2)
