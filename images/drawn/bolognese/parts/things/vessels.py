"""Vessels: the court cards' goblet and great chalice, a jug and the water poured from it."""

from images.drawn.kit import Line, Pen, Spec, curve, ellipse, offset


def goblet(p: Pen, tall: bool = True, knot: str = "yellow") -> None:
    """Court-card cup: red mouth, blue bowl with black teeth, yellow lily stem. Centre 0,0, height ~92."""
    sh = p.shape("-17,-38! -18,-14 -13,-4 0,-1 13,-4 18,-14 17,-38!", "blue", 2.6)
    p.band([(-18, -14), (-14, -10), (0, -7.5), (14, -10), (18, -14)], 1, "ink", clip=sh, w=1)
    with p.clipped(sh):
        for i in range(5):
            with p.at(-16 + i * 8):
                p.fill(p.T([(-4, -2), (0, -24), (4, -2)]), "ink")
    p.outline(sh, 2.6)
    p.shape(None, "red", 2.6, pts=ellipse(0, -38, 17.5, 7.5))
    p.shape(None, "#8e1218", 1.6, pts=ellipse(0, -37.4, 10.5, 3.8))
    p.shape("-14,-2! -12,6 -5,13 -4,17! 4,17! 5,13 12,6 14,-2! 0,2", "yellow", 2.4)
    for x in (-7.0, -2.5, 2.5, 7.0):
        p.brush([(x, 0), (x * 0.7, 8), (x * 0.35, 15)], (1, 1, 0.3), 1.6)
    p.shape(None, knot, 2.3, pts=ellipse(0, 21, 6.5, 5.5))
    p.shape("-4,26! -5,31 -9,37! 9,37! 5,31 4,26!", "yellow", 2.2)
    p.shape("-17,37! 17,37! 18,52! -18,52!", "red", 2.5, smooth=False)
    for i in range(7):
        p.line([(-13 + i * 4.4, 41), (-13 + i * 4.4, 49)], 1.5)


def chalice(
    p: Pen,
    bowl: str = "yellow",
    mouth: str = "red",
    stem: str = "yellow",
    foot: str = "blue",
    lid: str | None = None,
    tall: float = 0,
) -> None:
    """A big goblet, 0,0 at its knot: lip at y = -104, foot at y = 66 + tall, half width 48.

    lid closes it with a cover of that ink; tall lengthens the stem below the knot, room for a hand.
    """
    cup = p.shape("-46,-100! -45,-66 -36,-36 -18,-16 0,-10 18,-16 36,-36 45,-66 46,-100!", bowl, 2.9)
    p.hatch(cup, (46, -96), (14, -14), L=16, gap=4.5, w=1.9)
    with p.clipped(cup):
        for i in range(7):
            x = -42 + i * 14
            p.shape(
                [(x - 7, -8, 1), (x * 1.0, -52, 1), (x + 7, -8, 1)],
                foot if i % 2 else "red",
                1.9,
                smooth=False,
            )
        p.band(
            "-50,-72 0,-62 50,-72",
            13,
            "white" if bowl != "white" else "yellow",
            "gems",
            w=2.1,
            period=15,
            mcol="red",
        )
    p.outline(cup, 2.9)
    p.shape(None, mouth, 2.8, pts=ellipse(0, -100, 48, 13))
    p.shape(None, "#8e1218" if mouth == "red" else "ink", 1.8, pts=ellipse(0, -98, 34, 7.5))
    if lid:
        top = p.shape(
            "-50,-101! -44,-118 -26,-134 -8,-140! 8,-140! 26,-134 44,-118 50,-101! 26,-91 0,-88 -26,-91",
            lid,
            2.8,
        )
        p.hatch(top, (49, -104), (8, -140), L=16, gap=4.5, w=1.8)
        p.pleats("-8,-138 8,-138", "-44,-98 0,-92 44,-98", 7, 2.0, short=0.8)
        p.band("-50,-101 -26,-92 0,-89 26,-92 50,-101", 10, "yellow", "dots", w=2.1, period=9, cap=True)
        p.shape("-5,-139! -9,-150 -5,-160 0,-163 5,-160 9,-150 5,-139!", "yellow", 2.4)
        p.dot(0, -167, 5.5, "red", 2.2)
    p.shape([(-7, -12, 1), (-6, -6), (-5, 40 + tall, 1), (5, 40 + tall, 1), (6, -6), (7, -12, 1)], stem, 2.5)
    knot = p.shape(None, "red" if stem != "red" else "yellow", 2.6, pts=ellipse(0, 0, 15, 9))
    p.hatch(knot, (15, 0), (0, 9), L=7, gap=3.5, w=1.4)
    with p.at(0, tall):
        base = p.shape("-6,36! -12,50 -34,58 -42,66! -40,73! 0,78 40,73! 42,66! 34,58 12,50 6,36! 0,38", foot, 2.8)
        p.hatch(base, (12, 50), (42, 66), L=12, gap=4.3, w=1.7)
        p.brush("-40,67 0,72 40,67", (0.4, 1, 0.4), 2.0)


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
