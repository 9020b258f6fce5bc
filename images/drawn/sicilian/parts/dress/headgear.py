"""Crowns, hats with feathers, wreaths: in head units, the brow at y = -44, the head 72 wide."""

from images.drawn.kit import ellipse
from images.drawn.sicilian.hand import Block


def crown(p: Block, kind: str = "leaf", col: str = "yellow", gem: str = "red") -> None:
    """A crown set on the brow: leaf, spike, ball, arched."""
    if kind == "arched":
        sh = p.shape("-36,-46! -46,-76 -30,-100 -4,-102 0,-92 4,-102 30,-100 46,-76 36,-46! 0,-38", gem, 4.0)
        p.shade(sh, (46, -76), (34, -48), L=12, gap=7, w=3)
        for _ in p.mirrored():
            p.shape("34,-48! 45,-76 30,-102 6,-104! 6,-94! 24,-92 34,-76 25,-46!", col, 3.2)
        p.shape("-6,-100! 6,-100! 5,-42! -5,-42!", col, 3.2)
        p.dot(0, -110, 9, "blue", 3.4)
        p.shape(
            "-4,-118! -4,-124! -11,-124! -11,-131! -4,-131! -4,-138! 4,-138! 4,-131! 11,-131! 11,-124! 4,-124! 4,-118!",
            col,
            2.8,
            smooth=False,
        )
    else:
        tops = {
            "leaf": "-40,-46! -48,-84! -34,-74 -28,-92! -18,-76 -10,-88 0,-104! 10,-88 18,-76 28,-92! 34,-74 48,-84! 40,-46! 0,-36",
            "spike": "-40,-46! -50,-86! -30,-66! -26,-96! -10,-68! 0,-104! 10,-68! 26,-96! 30,-66! 50,-86! 40,-46! 0,-36",
            "ball": "-40,-46! -46,-82! -28,-64! -23,-88! -9,-66! 0,-92! 9,-66! 23,-88! 28,-64! 46,-82! 40,-46! 0,-36",
        }
        sh = p.shape(tops[kind], col, 4.0)
        p.shade(sh, (44, -70), (40, -47), L=14, gap=7, w=3)
        if kind == "ball":
            for x, y in ((-46, -84), (-23, -91), (0, -96), (23, -91), (46, -84)):
                p.dot(x, y, 7, gem, 3)
        if kind == "leaf":
            for x, y in ((-27, -76), (0, -84), (27, -76)):
                p.shape(None, gem, 2.4, pts=ellipse(x, y, 4.5, 6))
    p.shape("-41,-58! 0,-50 41,-58! 39,-42! 0,-34 -39,-42!", col, 3.6)
    for x in (-26, -9, 9, 26):
        p.dot(x, -46 + abs(x) * -0.16 + 3, 3.6, gem, 2.2)


def feather(p: Block, x: float, y: float, rot: float, col: str, s: float = 1.0, flip: bool = False) -> None:
    """An ostrich feather curling over, from its quill at x, y."""
    with p.at(x, y, s, rot=rot, flip=flip):
        p.shape(
            "-3,6! -10,-10 -14,-24! -10,-24! -18,-38 -18,-50! -14,-49! -17,-66 -10,-80! -8,-76! 2,-96 20,-104! "
            "20,-99! 38,-102 54,-90! "
            "49,-88! 58,-78 56,-64! 51,-66! 48,-54 38,-48! 39,-53! 30,-50 24,-40! 22,-44! 16,-30 12,-18! 10,-20! 7,-6 4,6!",
            col, 3.6,
        )  # fmt: skip
        p.brush("0,2 -1,-30 6,-62 24,-80 42,-78", (1, 1, 1, 0.8, 0.2), 3.4)
        for barb in ("-1,-22 -9,-32", "-1,-38 -11,-52", "3,-54 -7,-66", "10,-68 4,-82", "22,-78 22,-92", "34,-80 40,-92",
                     "1,-36 9,-32", "5,-52 18,-48", "14,-68 30,-62", "30,-78 44,-68"):  # fmt: skip
            p.brush(barb, (1, 0.1), 2.6)


def hat(p: Block, col: str, trim: str, feathers: tuple[str, ...] = (), side: int = 1, tall: float = 0.0) -> None:
    """A broad-brimmed hat with feathers on one side (side 1: right)."""
    with p.at(flip=side < 0):
        for i, f in enumerate(feathers):
            feather(p, 24 - 6 * i, -62, 18 - 34 * i, f, 0.92)
        sh = p.shape(
            f"-34,-48! -36,{-74 - tall} -22,{-92 - tall} 0,{-96 - tall} 22,{-92 - tall} 36,{-74 - tall} 34,-48!",
            col,
            4.0,
        )
        p.shade(sh, (36, -72), (34, -50), L=14, gap=7, w=3)
        p.shape("-36,-62! 0,-54 36,-62! 36,-48! 0,-42 -36,-48!", trim, 3.2)
        brim = p.shape("-64,-54! -40,-50 0,-44 40,-50 64,-58! 56,-42 30,-32 0,-30 -30,-34 -56,-40", col, 4.0)
        p.shade(brim, (56, -42), (0, -30), L=8, gap=7, w=2.8)
        p.dot(30, -56, 7.5, "yellow" if trim != "yellow" else "red", 3.0)


def beret(p: Block, col: str, trim: str, feathers: tuple[str, ...] = (), side: int = 1) -> None:
    """A soft flat cap with a slashed brim."""
    with p.at(flip=side < 0):
        for i, f in enumerate(feathers):
            feather(p, 30 - 8 * i, -60, 40 - 40 * i, f, 0.95)
        sh = p.shape("-40,-46! -58,-64 -50,-84 -20,-92 16,-94 46,-86 58,-66 40,-46!", col, 4.0)
        p.folds("-30,-50 -40,-64 -38,-78", "-8,-50 -12,-70 -4,-86", "18,-50 22,-70 18,-86", w=3.2)
        p.shade(sh, (56, -72), (42, -48), L=12, gap=7, w=3)
        p.shape("-42,-56! 0,-48 42,-56! 41,-42! 0,-34 -41,-42!", trim, 3.6)
        for x in (-24, 0, 24):
            p.brush([(x - 4, -50 + abs(x) * -0.08), (x + 2, -38 + abs(x) * -0.1)], (1, 0.6), 3)


def wreath(p: Block, col: str = "green") -> None:
    """Laurel round the brow."""
    for _ in p.mirrored():
        for x, y, r in ((6, -50, 62), (17, -49, 74), (28, -44, 92), (36, -34, 118)):
            with p.at(x, y, 0.8, rot=r):
                p.shape("0,6! -8,-6 0,-26! 8,-6", col, 3.0)
                p.brush("0,0 0,-18", (1, 0.2), 2.2)
    p.dot(0, -50, 5, "red", 2.6)


def side_crown(p: Block, col: str = "yellow", gem: str = "red") -> None:
    """A spiked crown on a head seen from the side."""
    p.shape("-32,-46! -46,-84! -22,-68! -14,-100! 2,-72! 18,-102! 24,-72! 46,-88! 40,-48! 4,-46", col, 4.0)
    p.shape("-34,-56! 2,-58 42,-58! 40,-44! 2,-42 -32,-42!", col, 3.6)
    for x in (-18, 3, 24):
        p.dot(x, -50, 4, gem, 2.4)
