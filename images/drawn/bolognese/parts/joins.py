"""How the two halves of a card are joined at y = 500: by a thin line, or by a braid that covers it."""

from collections.abc import Callable

from images.drawn.kit import SEAM, Pen


def seam(*spans: tuple[float, float]) -> Callable[[Pen], None]:
    """Thin lines over these spans of x, no wider than the figure."""

    def mid(p: Pen) -> None:
        for a, b in spans:
            p.line([(a, SEAM), (b, SEAM)], 2.4)

    return mid


def girdle(
    x0: float, x1: float, width: float, motif: str, col: str = "yellow", mcol: str = "ink", period: float = 16
) -> Callable[[Pen], None]:
    """A braid from x0 to x1, a girdle of both halves."""

    def mid(p: Pen) -> None:
        p.band([(x0, SEAM), (x1, SEAM)], width, col, motif, w=2.4, period=period, mcol=mcol, cap=True)

    return mid
