"""Crowns, seen a little from above: all sit with the middle of their lower edge at 0,0, half width w."""

from images.drawn.kit import Line, Pen, Shape, ellipse


def rim(w: float, y: float, sag: float, u: float) -> tuple[float, float]:
    """A point of the round of the crown: u from -1 to 1, nearest the eye in the middle."""
    return u * w, y + sag * (1 - u * u)


def rim_line(w: float, y: float, sag: float) -> Line:
    """The round of the crown at one height, for a band."""
    return [rim(w, y, sag, -1 + i / 6) for i in range(13)]


def crown(
    p: Pen,
    w: float = 34,
    n: int = 5,
    h: float = 26,
    col: str = "yellow",
    band: str = "red",
    motif: str | None = "zig",
    ball: bool = True,
    tilt: float = 0,
    dome: str | None = None,
    tip: str = "ball",
    lining: str = "red",
    flare: float = 8,
) -> Shape:
    """An open crown: band, n points with balls, lilies or leaves, the lining and the far points behind.

    tip: ball lily leaf spike; dome fills it with a cap of that ink. ball=False leaves the points bare.
    """
    top = w + flare
    sag = 6.0
    with p.at(rot=tilt):
        for i in range(n - 1):
            u = -1 + (2 * i + 1) / (n - 1)
            x, y = rim(top * 0.9, -h + 2, -5, u)
            p.shape([(x - 7, -10, 1), (x, y - 3, 1), (x + 7, -10, 1)], col, 2.0, smooth=False)
            p.fill(p.T([(x - 5, -10), (x, y + 3), (x + 5, -10)]), "#d8a90f")
        if dome:
            sh = p.shape([(-w, -8, 1), (-w + 2, -h - 2), (-14, -h - 22), (14, -h - 22), (w - 2, -h - 2),
                          (w, -8, 1)], dome, 2.5)  # fmt: skip
            p.hatch(sh, (w - 1, -12), (10, -h - 22), L=15, gap=4.2, w=1.6)
        else:
            p.shape([(-w, -13, 1), (-w * 0.6, -18), (0, -20), (w * 0.6, -18), (w, -13, 1), (0, -4)], lining, 2.2)
        front: list[tuple[float, ...]] = [(-w, -4, 1)]
        ends: Line = []
        for i in range(n):
            u = -1 + 2 * i / (n - 1)
            ends.append(rim(top, -h - 8, -4, u))
            front.append((*ends[-1], 1))
            if i < n - 1:
                front.append((*rim(w + flare * 0.35, -16, 3, u + 1 / (n - 1)), 1))
        front += [
            (w, -4, 1),
            (*rim(w, -5, sag, 0.5), 0),
            (*rim(w, -5, sag, 0), 0),
            (*rim(w, -5, sag, -0.5), 0),
        ]
        sh = p.shape(front, col, 2.8)
        for i, (x, y) in enumerate(ends):
            bx, by = rim(w, -12, sag, -1 + 2 * i / (n - 1))
            p.brush([(bx + 2, by), (x * 0.98 + 1, y + 8)], (1, 0.6, 0.1), 1.8)
            if i < n - 1:
                p.brush([(bx + 5, by), (bx * 0.5 + x * 0.5 + 4, (by + y) / 2 + 3)], (1, 0.6, 0.1), 1.5)
        if ball:
            for i, (x, y) in enumerate(ends):
                with p.at(x, y, 1, rot=(-1 + 2 * i / (n - 1)) * 14):
                    crown_tip(p, tip, col)
        p.band(rim_line(w, -7, sag), 14, band, motif, w=2.3, period=9, cap=True, mcol="ink")
        p.band(rim_line(w + 0.5, -14, sag), 4, col, None, w=1.7)
        p.band(rim_line(w + 0.5, 0, sag), 4, col, None, w=1.7)
    return sh


def crown_tip(p: Pen, tip: str, col: str) -> None:
    """What sits on a point of a crown, at 0,0: ball, lily, leaf, or nothing on a spike."""
    if tip == "ball":
        p.shape(None, col, 2.2, pts=ellipse(0, -3, 4.6))
    elif tip == "lily":
        p.shape("0,-17! 4.5,-8 3,0 0,3! -3,0 -4.5,-8", col, 2.1)
        for _ in p.mirrored():
            p.shape("1,2! 4,-6 10,-9 12.5,-4 9,-1! 7,-4 5,2 1,4!", col, 2.0)
        p.line("-6,3 6,3", 2.4)
    elif tip == "leaf":
        p.shape("0,-16! 7,-11 5,-6! 12,-6 8,1 0,3! -8,1 -12,-6 -5,-6! -7,-11", col, 2.1)
        p.brush("0,1 0,-6 0,-12", (1, 0.8, 0.1), 1.4)
    elif tip != "spike":
        raise ValueError(f"no crown tip called {tip!r}; there are ball, lily, leaf, spike")


def jewelled_crown(
    p: Pen,
    w: float = 36,
    n: int = 5,
    h: float = 30,
    tip: str = "lily",
    gems: str = "blue",
    lining: str = "red",
) -> Shape:
    """A king's gold crown: gold band set with gems, tall points."""
    sh = crown(p, w, n, h, band="yellow", motif=None, tip=tip, lining=lining)
    for i in range(5):
        x, y = rim(w, -7, 6, -0.8 + 0.4 * i)
        with p.at(x, y):
            if i % 2 == 0:
                p.shape("-5.5,0! 0,-4.6 5.5,0! 0,4.6", gems, 1.7)
            else:
                p.shape(None, "red", 1.7, pts=ellipse(0, 0, 3.6))
    return sh


def coronet(p: Pen, w: float = 33, col: str = "yellow", lining: str = "red", gems: str = "blue") -> Shape:
    """A queen's crown: low band with gems, eight leaves and pearls between them."""
    sh = crown(p, w, 5, 20, col=col, band=col, motif=None, tip="leaf", lining=lining, flare=7)
    for i in range(4):
        x, y = rim(w + 4, -20, -2, -0.75 + 0.5 * i)
        p.shape(None, "white", 1.9, pts=ellipse(x, y, 3.6))
    for i in range(4):
        x, y = rim(w, -7, 6, -0.75 + 0.5 * i)
        p.shape(None, gems, 1.6, pts=ellipse(x, y, 3.4))
    return sh
