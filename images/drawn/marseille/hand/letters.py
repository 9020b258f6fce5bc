"""Titles and Roman numerals: the capitals of the Sicilian hand, and those that it never needed."""

from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.hand.letters import CAP, LETTERS, STOUT, THIN, letter
from images.drawn.sicilian.hand.numerals import Cut

TRACK = 1.2
"""What stands between two letters, in letter units."""

_FEET: tuple[Cut, ...] = (("0.4,-0.2! 3.4,-0.2!", THIN),)
CAPITALS: dict[str, tuple[float, tuple[Cut, ...]]] = LETTERS | {
    "D": (9.2, (("1.8,-10! 1.8,0!", STOUT), ("0.4,-9.5! 1.8,-9.5! 5,-9.4 7.8,-7 7.8,-3 5,-0.6 1.8,-0.5! 0.4,-0.5!", THIN + 0.5))),
    "F": (7.2, (("1.8,-10! 1.8,0!", STOUT), ("1.4,-9.5! 7,-9.5! 7,-8!", THIN), ("1.8,-5.2! 5.4,-5.2!", THIN), *_FEET)),
    "G": (9.4, (("8,-7.4! 7,-9.4 4.6,-10 1.6,-7.6 1.4,-3 4.2,0 7,-0.4 8,-1.4!", STOUT - 0.3), ("8,-0.2! 8,-4.4!", STOUT - 0.4),
                ("6,-4.4! 9.2,-4.4!", THIN))),
    "H": (9.8, (("1.8,-10! 1.8,0!", STOUT), ("7.9,-10! 7.9,0!", STOUT), ("1.8,-5! 7.9,-5!", THIN), *_FEET,
                ("6.4,-0.2! 9.4,-0.2!", THIN), ("0.4,-9.8! 3.4,-9.8!", THIN), ("6.4,-9.8! 9.4,-9.8!", THIN))),
    "J": (5.6, (("3.4,-10! 3.4,-2 2.4,-0.2 0.6,-0.6!", STOUT - 0.1), ("1.8,-9.7! 5,-9.7!", THIN))),
    "P": (8.0, (("1.8,-10! 1.8,0!", STOUT), ("1.8,-9.5! 5.4,-9.6 7.2,-7.2 5.4,-4.6 2,-4.6!", THIN + 0.5), *_FEET)),
    "U": (9.6, (("1.8,-10! 1.8,-3 4.4,-0.3 7.2,-1.4 7.9,-3.6! 7.9,-10!", STOUT - 0.3), ("0.3,-9.8! 3.3,-9.8!", THIN),
                ("6.4,-9.8! 9.4,-9.8!", THIN))),
    "V": (9.4, (("1.3,-10! 4.7,0!", STOUT), ("4.7,0! 8.1,-10!", THIN + 0.3), ("0,-9.8! 2.8,-9.8!", THIN),
            ("6.7,-9.8! 9.4,-9.8!", THIN))),
    "X": (9.4, (("1.4,-10! 8,0!", STOUT), ("7.9,-10! 1.5,0!", THIN + 0.3), ("0.2,-9.8! 3,-9.8!", THIN),
            ("6.4,-9.8! 9.2,-9.8!", THIN),
                ("0.2,-0.2! 3,-0.2!", THIN), ("6.4,-0.2! 9.2,-0.2!", THIN))),
    "'": (2.8, (("1.5,-10.2! 1.1,-7.2!", STOUT - 0.3),)),
}  # fmt: skip
CAPITALS |= {
    "É": (CAPITALS["E"][0], (*CAPITALS["E"][1], ("3,-11.4! 5.6,-13!", THIN + 0.5))),
    "Â": (CAPITALS["A"][0], (*CAPITALS["A"][1], ("2.8,-11.4! 4.7,-13.2! 6.6,-11.4!", THIN + 0.2))),
}


def width(text: str, size: float) -> float:
    """How wide a line of capitals of this height is."""
    return (sum(CAPITALS[c][0] + TRACK for c in text) - TRACK) * size / CAP


def line(p: Block, text: str, x: float, y: float, size: float) -> None:
    """A line of capitals of this height, its middle at x and its baseline at y."""
    k = size / CAP
    at = x - width(text, size) / 2
    for c in text:
        advance, cuts = CAPITALS[c]
        letter(p, cuts, at, y, k)
        at += (advance + TRACK) * k
