"""The straight swords of the sword pips: upright of 7 and 9, long upright and crossbar of the ten."""

from images.drawn.kit import Pen, ellipse


def _shaft(p: Pen, x: float, top: float, bottom: float, half: float) -> None:
    """A straight blue blade with its pale casing, hatched on the right."""
    h = half + 4
    p.shape(None, "white", 0, pts=[(x - h, top), (x + h, top), (x + h, bottom), (x - h, bottom)])
    s = p.shape(
        None, "blue", 2.8, pts=[(x - half, top), (x + half, top), (x + half, bottom), (x - half, bottom)]
    )
    p.hatch(s, (x + half, top + 4), (x + half, bottom - 4), L=half * 0.9, gap=5.4, w=1.6, env=False, slant=30)
    p.line([(x, top), (x, bottom)], 1.6)


def _guard(p: Pen, y: float, reach: float, col: str) -> None:
    """A small cross-guard with turned-down ends, about x = 240."""
    with p.at(240, y):
        for _ in p.mirrored():
            p.shape(
                [
                    (0, -6, 1),
                    (reach * 0.6, -7),
                    (reach, -14),
                    (reach + 7, -3),
                    (reach, 8),
                    (reach * 0.6, 5),
                    (0, 7, 1),
                ],
                col,
                2.4,
            )
            p.dot(reach - 1, -3, 2.6)


def _boss(p: Pen, half: float) -> None:
    """A ring round the shaft on the seam, where the two halves of the card meet."""
    for reach, high, col in ((half + 4, 20, "yellow"), (half + 8, 7, "red")):
        p.shape(
            None,
            col,
            2.5,
            pts=[(240 + sx * reach, 500 + sy * high) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
        )


def plain_upright(p: Pen) -> None:
    """Blue shaft with red ball ends."""
    _shaft(p, 240, 96, 512, 11)
    _boss(p, 11)
    _guard(p, 104, 26, "yellow")
    with p.at(240, 0):
        s = p.shape("-8,98! -10,84 -7,70! 7,70! 10,84 8,98!", "blue", 2.5)
        p.hatch(s, (9, 90), (8, 74), L=8, gap=4, w=1.5)
    ball = p.shape(None, "red", 2.9, pts=ellipse(240, 50, 23))
    p.hatch_edge(ellipse(240, 50, 22, None, -40, 100), ball.pts, L=13, gap=4.2, w=1.7)
    p.brush("226,46 232,36 242,32", (0.2, 1, 0.2), 2.6, "white")


def tall_upright(p: Pen) -> None:
    """The ten's long sword: flowered blue hilts, guards that show beside the lozenge."""
    _shaft(p, 240, 84, 512, 10)
    for k in range(8):
        with p.at(240, 500, 1, rot=k * 45):
            p.shape("-5,-6! -10,-16 0,-25! 10,-16 5,-6!", "red" if k % 2 else "yellow", 2.3)
    p.shape(None, "yellow", 2.3, pts=ellipse(240, 500, 8))
    _guard(p, 104, 22, "blue")
    with p.at(240, 0):
        s = p.shape(
            "-9,92! -12,74 -20,58 -14,44 -10,32! -11,25 0,18 11,25 10,32! 14,44 20,58 12,74 9,92!",
            "blue",
            2.8,
        )
        p.hatch(s, (19, 58), (10, 88), L=12, gap=4.4, w=1.7, slant=30)
        p.line("-10,33 0,37 10,33", 2.0)
        p.brush("-6,46 -9,60 -5,78", (0.2, 1, 0.2), 1.8)
    with p.at(240, 210):
        for _ in p.mirrored():
            p.shape(
                "98,-7! 110,-8 118,-22 131,-20 128,-7! 142,-9 150,0 142,9 128,7! 131,20 118,22 110,8 98,7!",
                "blue",
                2.5,
            )
            p.dot(126, 0, 3.4)
            p.dot(140, 0, 2.4)


def crossbar(p: Pen) -> None:
    """The ten's short sword, lying between the bundles: blue, with red scrolls for guards."""
    p.shape(None, "white", 0, pts=[(152, 486), (328, 486), (328, 514), (152, 514)])
    p.shape("164,490! 316,490! 316,510! 164,510!", "blue", 2.8, smooth=False)
    p.line([(164, 500), (316, 500)], 1.6)
    for _ in p.mirrored(240):
        p.shape("178,489! 168,484 158,487 152,500! 158,513 168,516 178,511!", "blue", 2.6)
        p.dot(166, 500, 3.4)
        for s in (1, -1):
            with p.at(0, 500, 1, sy=s):
                for w, col in ((10.5, "ink"), (5.2, "red")):
                    p.line("194,-6 185,-22 193,-36 207,-35 211,-23 203,-16 197,-21", w, col)
