"""Crowns."""

from ..kit import Pen, Shape, ellipse


def crown(
    p: Pen,
    w: float = 34,
    n: int = 5,
    h: float = 26,
    col: str = "yellow",
    band: str = "red",
    motif: str = "zig",
    ball: bool = True,
    tilt: float = 0,
    dome: str | None = None,
) -> Shape:
    """Crown sitting with its lower edge through (0,0); width 2w."""
    if dome:
        sh = p.shape(
            [(-w + 4, -12), (-w + 2, -30), (-12, -h - 20), (12, -h - 20), (w - 2, -30), (w - 4, -12)],
            dome,
            2.5,
        )
        p.hatch(sh, (w - 3, -14), (8, -h - 20), L=16, gap=4.2, w=1.5)
    # back rim
    pts = [(-w, -2, 1)]
    xs = [(-1 + 2 * i / (n - 1)) for i in range(n)]
    top = []
    for i, u in enumerate(xs):
        x = u * (w + 7)
        -12 + 4 * (1 - u * u)
        top.append((x, -h - 8 - 5 * (1 - u * u), 1))
        if i < n - 1:
            um = (xs[i] + xs[i + 1]) / 2
            top.append((um * (w + 2), -15 - 1 * (1 - um * um), 1))
    pts += top + [(w, -2, 1), (w * 0.5, 4), (0, 6), (-w * 0.5, 4)]
    sh = p.shape(pts, col, 2.6)
    for i, u in enumerate(xs):
        x = u * (w + 7)
        p.brush([(u * (w), -12), (x * 0.97, -h - 2 - 5 * (1 - u * u))], (1, 0.6, 0.1), 1.7)
    if ball:
        for u in xs:
            p.shape(None, col, 2.0, pts=ellipse(u * (w + 7), -h - 11 - 5 * (1 - u * u), 3.6))
    p.band(
        [(-w, -7), (-w * 0.5, -1.5), (0, 0), (w * 0.5, -1.5), (w, -7)],
        13,
        band,
        motif,
        w=2.2,
        period=8,
        cap=True,
    )
    return sh
