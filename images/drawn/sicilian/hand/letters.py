"""Capitals as a block-cutter cuts them: stout stems, short wedges for serifs, no two stems of one weight."""

from images.drawn.kit import curve

from .block import Block
from .numerals import NUMERALS, Cut

CAP = 10.0
"""Height of a capital in letter units; its baseline is 0."""
STOUT, THIN = 2.3, 1.35

LETTERS: dict[str, tuple[float, tuple[Cut, ...]]] = {
    "A": (9.6, (("1.3,0! 4.6,-10!", THIN), ("4.6,-10! 8.2,0!", STOUT), ("2.6,-3.4! 6.8,-3.4!", THIN),
                ("0,0! 2.6,0!", THIN), ("6.6,0! 9.6,0!", THIN))),
    "B": (8.4, (("1.8,-10! 1.8,0!", STOUT), ("1.8,-9.5! 5,-9.6 6.6,-7.6 5,-5.5 2,-5.4!", THIN + 0.5),
                ("2,-5.4! 5.6,-5.2 7.4,-2.8 5.6,-0.5 1.8,-0.4!", THIN + 0.6))),
    "C": (8.8, (("8,-7.4! 7,-9.4 4.6,-10 1.6,-7.6 1.4,-3 4.2,0 7,-0.6 8.3,-2.6!", STOUT - 0.3),)),
    "I": (4.0, (("2,-10! 2,0!", STOUT), ("0.3,-9.7! 3.7,-9.7!", THIN), ("0.3,-0.3! 3.7,-0.3!", THIN))),
    "E": (7.6, (("1.8,-10! 1.8,0!", STOUT), ("1.4,-9.5! 7,-9.5! 7,-8!", THIN), ("1.8,-5.2! 5.6,-5.2!", THIN),
                ("1.4,-0.5! 7.2,-0.5! 7.2,-2.4!", THIN))),
    "L": (7.2, (("1.8,-10! 1.8,0!", STOUT), ("0.3,-9.7! 3.3,-9.7!", THIN), ("1.4,-0.5! 6.8,-0.5! 6.8,-2.6!", THIN))),
    "M": (11.4, (("1.6,0! 2,-10!", THIN), ("2,-10! 5.6,-1.2!", STOUT), ("5.6,-1.2! 9.2,-10!", THIN),
                 ("9.2,-10! 9.8,0!", STOUT), ("0.2,-0.2! 3,-0.2!", THIN), ("8.2,-0.2! 11.2,-0.2!", THIN))),
    "N": (9.6, (("1.6,0! 1.6,-10!", THIN), ("1.6,-10! 8,-0.4!", STOUT), ("8,0! 8,-10!", THIN),
                ("0.2,-0.2! 3,-0.2!", THIN), ("6.6,-9.8! 9.4,-9.8!", THIN))),
    "O": (9.4, (("4.7,-10 1.4,-8 1.4,-2 4.7,0 8,-2 8,-8 4.7,-10", STOUT - 0.3),)),
    "R": (8.8, (("1.8,-10! 1.8,0!", STOUT), ("1.8,-9.5! 5.4,-9.6 7,-7.2 5.2,-4.8 2,-4.8!", THIN + 0.5),
                ("4.2,-4.8! 8.4,-0.2!", STOUT - 0.2), ("0.4,-0.2! 3.4,-0.2!", THIN))),
    "S": (7.6, (("6.6,-7.6! 6,-9.4 3.6,-10 1.4,-8.4 2.6,-6 5.4,-4.4 6.6,-2.2 4.4,-0.1 2,-0.4 0.9,-2.4!", STOUT - 0.4),)),
    "T": (8.4, (("4.2,-10! 4.2,0!", STOUT), ("0.5,-8! 0.5,-9.5! 7.9,-9.5! 7.9,-8!", THIN), ("2.6,-0.2! 5.8,-0.2!", THIN))),
    "Z": (7.8, (("0.8,-8! 0.8,-9.5! 7,-9.5!", THIN), ("7,-9.5! 0.9,-0.5!", STOUT), ("0.9,-0.5! 7.2,-0.5! 7.2,-2.2!", THIN))),
    ".": (3.4, (("1.5,-2.6! 1.7,-0.1!", STOUT + 0.4),)),
    " ": (4.0, ()),
}  # fmt: skip
"""Advance and strokes of every letter that stands on a card."""


def word(p: Block, text: str, x: float, y: float, size: float, track: float = 1.2) -> None:
    """A line of capitals of this height, its middle at x and its baseline at y."""
    known = LETTERS | NUMERALS
    missing = sorted(set(text) - set(known))
    if missing:
        raise ValueError(f"nothing cut for {missing}; there are {''.join(known)!r}")
    k = size / CAP
    at = x - (sum(known[c][0] + track for c in text) - track) * k / 2
    for c in text:
        advance, cuts = known[c]
        letter(p, cuts, at, y, k)
        at += (advance + track) * k


def letter(p: Block, cuts: tuple[Cut, ...], x: float, y: float, k: float) -> None:
    with p.at(x, y, k), p.weights(k):
        for points, w in cuts:
            knots = points.split()
            if len(knots) > 2 and knots[0] == knots[-1]:
                ring = curve(" ".join(knots[:-1]), True)
                half = len(ring) // 2
                for part in (ring[: half + 2], [*ring[half:], *ring[:3]]):
                    p.brush(part, (0.92, 1.12, 0.96), w)
            else:
                p.brush(curve(points), (1.12, 0.98, 1.04), w)


def numeral(p: Block, digits: str, x: float, y: float, size: float, anchor: str = "r") -> None:
    """A number of this height, its baseline at y, its right edge (l: left edge, m: middle) at x."""
    k = size / CAP
    total = sum(NUMERALS[c][0] + 0.7 for c in digits) * k - 0.7 * k
    at = x - {"l": 0.0, "m": total / 2, "r": total}[anchor]
    for c in digits:
        advance, cuts = NUMERALS[c]
        letter(p, cuts, at, y, k)
        at += (advance + 0.7) * k
