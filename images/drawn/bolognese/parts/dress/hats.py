"""Hats of jacks and knights, for a head at 0,0: flat hat, beret, bonnet, cap with a turned-up brim."""

from images.drawn.kit import Pen


def flat_hat(p: Pen, col: str = "blue", band: str = "yellow") -> None:
    """A low round crown on a broad flat brim."""
    top = p.shape("-31,-40! -35,-58 -26,-70 0,-74 26,-70 35,-58 31,-40! 0,-34", col, 2.7)
    p.hatch(top, (34, -46), (4, -74), L=15, gap=4.4, w=1.8)
    p.pleats("-24,-70 0,-73 24,-70", "-30,-42 0,-38 30,-42", 7, 1.8, short=0.7)
    brim = p.shape("-62,-38! -56,-47 -32,-50 -30,-44 0,-38 30,-44 32,-50 56,-47 62,-38! 34,-27 0,-23 -34,-27", col, 2.7)
    p.hatch(brim, (61, -37), (0, -23), L=9, gap=4.4, w=1.7)
    p.brush("-58,-37 -30,-30 0,-27 30,-30 58,-37", (0.2, 1, 1, 0.2), 1.6)
    p.band("-32,-46 0,-38 32,-46", 10, band, "dots", w=2.1, period=9, cap=True)


def beret(p: Pen, col: str = "blue", band: str = "yellow", fall: float = 1) -> None:
    """A full soft beret sagging to the right (fall = -1: left), on a braided band."""
    with p.at(flip=fall < 0):
        sh = p.shape(
            "-34,-32! -44,-48 -36,-68 -12,-80 18,-80 46,-70 62,-50 60,-30 48,-20 37,-22! 36,-34! 0,-44",
            col,
            2.8,
        )
        p.hatch(sh, (48, -20), (18, -80), L=17, gap=4.5, w=1.9)
        p.hatch(sh, (-42, -54), (-12, -80), L=8, gap=4.6, w=1.6)
        for s in (
            "-20,-42 -26,-56 -12,-76",
            "-2,-44 -2,-58 12,-78",
            "16,-42 24,-54 40,-70",
            "28,-38 42,-44 58,-52",
        ):
            p.brush(s, (0.9, 1, 0.1), 2.1)
    p.band("-38,-27 -20,-38 0,-42 20,-38 38,-27", 12, band, "zig", w=2.2, period=9, cap=True)


def bonnet(p: Pen, col: str = "blue", brim: str = "yellow", motif: str | None = "tri") -> None:
    """A tall pleated bonnet with a deep turned-up brim, cut in the middle."""
    sh = p.shape("-34,-36! -42,-58 -34,-80 -14,-90 14,-90 34,-80 42,-58 34,-36! 0,-46", col, 2.8)
    p.hatch(sh, (40, -48), (8, -90), L=16, gap=4.4, w=1.9)
    p.pleats("-28,-84 0,-90 28,-84", "-34,-44 0,-48 34,-44", 9, 2.0, short=0.75)
    for _ in p.mirrored():
        cut = p.shape("2,-36! 2,-54! 14,-58 34,-54 50,-42! 46,-28 38,-18! 22,-32", brim, 2.6)
        p.hatch(cut, (50, -42), (38, -18), L=8, gap=4.2, w=1.5)
        p.band("5,-47 22,-47 44,-33", 6, "red", None, w=1.7)
    p.shape("0,-58! 6,-48 0,-36! -6,-48", "red", 2.2)


def peaked_cap(p: Pen, col: str = "blue", brim: str = "red") -> None:
    """A horseman's round cap with a rolled brim that rises to a peak over the brow on the left."""
    sh = p.shape("-32,-34! -38,-56 -22,-76 6,-80 30,-72 42,-52 38,-22! 0,-42", col, 2.8)
    p.hatch(sh, (38, -26), (10, -80), L=15, gap=4.4, w=1.9)
    for s in ("-16,-44 -20,-60 -8,-76", "4,-44 6,-60 6,-78", "22,-38 28,-52 22,-74"):
        p.brush(s, (0.9, 1, 0.1), 2.0)
    roll = p.shape("-52,-44! -44,-32 -20,-36 4,-36 26,-28 40,-14! 48,-24 42,-38 20,-48 -12,-52 -40,-50", brim, 2.6)
    p.hatch(roll, (42, -16), (-20, -36), L=8, gap=4.4, w=1.7)
    p.brush("-46,-44 -16,-45 16,-42 40,-30", (0.2, 1, 0.8, 0.2), 1.8)
