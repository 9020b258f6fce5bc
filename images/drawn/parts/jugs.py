"""Jugs with a curled handle, and water poured in a stream."""

from images.drawn.kit import Line, Pen, Spec, curve, ellipse, offset


def jug(p: Pen, col: str = "green", handle: str = "yellow") -> None:
    """Upright, mouth at 0,-60, foot at y = 62; the handle curls at the right through 46,-10."""
    for w, tint in ((15, "ink"), (9.5, handle)):
        p.brush("14,-46 32,-58 50,-44 52,-14 40,14 26,26", (1, 1, 1.15, 1.1, 1, 0.7), w, tint)
        p.brush("26,26 40,30 46,42 36,48 30,40", (0.6, 0.8, 0.7, 0.6, 0.3), w * 0.8, tint)
        p.brush("34,-57 46,-66 56,-60 50,-52", (0.8, 0.8, 0.6, 0.2), w * 0.8, tint)
    body = p.shape(
        "-16,-56! 16,-56! 12,-42 14,-34 32,-16 38,8 30,32 14,46 12,52! -12,52! -14,46 -30,32 -38,8 -32,-16 "
        "-14,-34 -12,-42",
        col,
        3.0,
    )
    p.hatch(body, (34, -10), (16, 45), L=20, gap=4.3, w=2.0)
    p.hatch(body, (-34, -10), (-20, 40), L=9, gap=4.5, w=1.7)
    p.band("-37,2 0,11 38,2", 17, "yellow", "zig", w=2.2, period=10, clip=body)
    for x in (-20, -7, 7, 20):
        p.brush([(x * 0.6, 44), (x * 0.95, 32), (x, 18)], (1, 0.8, 0.1), 2)
    p.outline(body, 3.0)
    p.band("-14,-36 0,-33 14,-36", 8, "yellow", None, w=2.1, cap=True)
    p.shape("-14,50! 14,50! 22,62! -22,62!", "yellow", 2.6, smooth=False)
    p.shape(None, "yellow", 2.7, pts=ellipse(0, -58, 20, 8))
    p.shape(None, "ink", 1.4, pts=ellipse(0, -57.4, 13, 4.2))


def stream(p: Pen, s: Spec, w0: float = 20, w1: float = 12) -> Line:
    """White water along a line, from w0 to w1 wide, ruled with its run; returns the middle line."""
    run = curve(s)

    def beside(u: float) -> Line:
        return offset(run, lambda t: (w0 + (w1 - w0) * t) * u)

    p.shape(None, "white", 2.6, pts=beside(0.5) + beside(-0.5)[::-1])
    for u, reach in ((-0.24, 0.94), (0.04, 1.0), (0.3, 0.86)):
        line = beside(u)
        p.brush(line[2 : int(len(line) * reach)], (0.4, 1, 0.7, 1, 0.3), 1.8)
    return run
