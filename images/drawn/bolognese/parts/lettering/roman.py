"""Roman capitals as a punch-cutter's knife leaves them: thick and thin, bracketed serifs, for the imprint."""

from images.drawn.kit import Line, Pen, ellipse

CAP, THICK, THIN = 10.0, 2.1, 0.75
"""Height of a capital, weight of its stems and of its hairlines, in letter units."""


def stem(x: float, w: float = THICK, top: float = -CAP, foot: float = 0.0, serifs: str = "tf") -> list[Line]:
    """An upright about x, with bracketed serifs at top (t) and foot (f)."""
    h = w / 2
    cuts = [[(x - h, top), (x + h, top), (x + h, foot), (x - h, foot)]]
    for end, y, d in (("t", top, 1), ("f", foot, -1)):
        if end in serifs:
            out = h + 1.15
            cuts.append(
                [
                    (x - out, y),
                    (x + out, y),
                    (x + out, y + d * 0.45),
                    (x + h, y + d * 1.5),
                    (x - h, y + d * 1.5),
                    (x - out, y + d * 0.45),
                ]
            )
    return cuts


def slope(x0: float, x1: float, w: float, top: float = -CAP, foot: float = 0.0) -> list[Line]:
    """A slanting stroke from x0 at the top to x1 at the foot, cut level."""
    h = w / 2
    return [[(x0 - h, top), (x0 + h, top), (x1 + h, foot), (x1 - h, foot)]]


def bar(x0: float, x1: float, y: float, wedge: float = 0.0, at: float = 0.0) -> list[Line]:
    """A hairline; `wedge` is the height of the spur at its end `at` (x), up or down."""
    h = THIN / 2
    cuts = [[(x0, y - h), (x1, y - h), (x1, y + h), (x0, y + h)]]
    if wedge:
        back = -1.5 if at > (x0 + x1) / 2 else 1.5
        cuts.append([(at, y), (at, y + wedge), (at + back * 0.2, y + wedge), (at + back, y)])
    return cuts


def bowl(cx: float, cy: float, rx: float, ry: float, a0: float, a1: float) -> list[Line]:
    """A round stroke, thick at its sides and thin at top and foot."""
    out, inn = ellipse(cx, cy, rx, ry, a0, a1, 40), ellipse(cx, cy, rx - THICK, ry - THIN, a0, a1, 40)
    return [out + inn[::-1]]


def foot(x: float, reach: float = 1.5, y: float = 0.0) -> list[Line]:
    """A loose serif, for the ends of slanting strokes."""
    d = 1 if y < 0 else -1
    return [[(x - reach, y), (x + reach, y), (x + reach, y + d * 0.4), (x, y + d * 1.2), (x - reach, y + d * 0.4)]]


def _round(x: float) -> list[Line]:
    spur = [(x - 1.1, -8.5), (x - 0.5, -10.1), (x, -10.1), (x, -6.6), (x - 0.5, -6.6)]
    return [*bowl(5.2, -5, 5.1, 5.25, 48, 312), spur]


CAPITALS: dict[str, tuple[float, list[Line]]] = {
    "A": (10.4, slope(5.0, 1.5, THIN) + slope(5.2, 8.9, THICK) + bar(2.6, 7.4, -3.3)
          + foot(1.4) + foot(8.9, 1.9)),
    "B": (8.6, stem(2.2) + bowl(4.3, -7.55, 3.5, 2.45, -90, 90) + bowl(4.4, -2.75, 4.0, 2.75, -90, 90)
          + bar(2, 4.5, -9.65) + bar(2, 4.5, -5.3) + bar(2, 4.5, -0.35)),
    "C": (9.7, _round(9.0)),
    "D": (10.0, stem(2.2) + bowl(4.2, -5, 5.5, 5, -90, 90) + bar(2, 4.4, -9.65) + bar(2, 4.4, -0.35)),
    "E": (8.5, stem(2.2) + bar(2, 7.4, -9.65, 2.6, 7.4) + bar(2, 5.8, -5.2) + bar(2, 8.0, -0.35, -2.8, 8.0)
          + [[(5.4, -6.6), (5.9, -6.6), (5.9, -3.8), (5.4, -3.8)]]),
    "G": (10.7, _round(9.0) + stem(8.6, THICK, -4.6, -0.5, "t")),
    "H": (11.2, stem(2.2) + stem(9.0) + bar(2, 9, -5.2)),
    "I": (4.4, stem(2.2)),
    "L": (8.2, stem(2.2) + bar(2, 7.8, -0.35, -3.0, 7.8)),
    "N": (10.8, stem(2.0, THIN) + stem(9.0, THIN, serifs="t") + slope(1.8, 8.6, THICK + 0.3)),
    "O": (10.4, bowl(5.2, -5, 5.1, 5.25, 0, 181) + bowl(5.2, -5, 5.1, 5.25, 180, 361)),
    "R": (9.6, stem(2.2) + bowl(4.4, -7.3, 3.6, 2.7, -90, 90) + bar(2, 4.5, -9.65) + bar(2, 4.8, -4.95)
          + slope(4.6, 8.0, THICK, -4.9) + foot(8.2, 1.4)),
    "T": (9.4, stem(4.7, serifs="f") + bar(0.5, 8.9, -9.65, 2.8, 0.5) + bar(0.5, 8.9, -9.65, 2.8, 8.9)),
    "U": (10.2, stem(2.2, THICK, -CAP, -3.6, "t") + stem(8.2, THIN, -CAP, -3.6, "t")
          + [ellipse(4.86, -3.6, 3.71, 3.75, 0, 180, 30)
             + ellipse(5.54, -3.6, 2.29, 2.85, 0, 180, 30)[::-1]]),
    " ": (4.6, []),
}  # fmt: skip
"""Advance and cuts of every letter the imprint needs; baseline 0, y downwards."""


def roman(p: Pen, words: str, x: float, y: float, size: float = 20, track: float = 1.0, col: str = "ink") -> None:
    """A line of capitals of this height, middle at x, baseline at y; ValueError for a letter not cut."""
    missing = sorted(set(words) - set(CAPITALS))
    if missing:
        raise ValueError(f"no roman capital cut for {missing}; there are {''.join(CAPITALS)!r}")
    k = size / CAP
    pen = x - (sum(CAPITALS[c][0] + track for c in words) - track) * k / 2
    for c in words:
        advance, cuts = CAPITALS[c]
        for cut in cuts:
            p.fill(p.T([(pen + a * k, y + b * k) for a, b in cut]), col)
        pen += (advance + track) * k
