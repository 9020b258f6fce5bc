"""The straight swords of the sword pips: upright of 7 and 9, long upright and crossbar of the ten."""

from images.drawn.kit import Pen, ellipse


def _shaft(p: Pen, x: float, top: float, bottom: float, half: float) -> None:
    """A straight blue blade with its pale casing, hatched on the right."""
    h = half + 4
    p.shape(None, "white", 0, pts=[(x - h, top), (x + h, top), (x + h, bottom), (x - h, bottom)])
    s = p.shape(None, "blue", 2.8, pts=[(x - half, top), (x + half, top), (x + half, bottom), (x - half, bottom)])
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


def plain_upright(p: Pen, n: int) -> None:
    """Blue shaft with a guard; its ends are red balls on the seven, yellow trefoils on the nine."""
    _shaft(p, 240, 112, 512, 15)
    _boss(p, 15)
    _guard(p, 118, 36, "yellow")
    with p.at(240, 0):
        s = p.shape("-11,110! -14,94 -10,78! 10,78! 14,94 11,110!", "blue", 2.5)
        p.hatch(s, (13, 100), (11, 82), L=10, gap=4, w=1.5)
    if n == 7:
        ball = p.shape(None, "red", 2.9, pts=ellipse(240, 50, 32))
        p.hatch_edge(ellipse(240, 50, 31, None, -40, 100), ball.pts, L=17, gap=4.2, w=1.7)
        p.brush("220,46 227,33 241,26", (0.2, 1, 0.2), 2.6, "white")
    else:
        _trefoil(p)


def _trefoil(p: Pen) -> None:
    for x, y in ((211, 66), (269, 66), (240, 38)):
        lobe = p.shape(None, "yellow", 2.9, pts=ellipse(x, y, 22))
        p.hatch_edge(ellipse(x, y, 21, None, -40, 100), lobe.pts, L=11, gap=4.2, w=1.7)
    p.shape(None, "red", 2.6, pts=ellipse(240, 58, 11))


def tall_upright(p: Pen, knot: float) -> None:
    """The ten's long sword: flowered blue hilts, guards that show beside the lozenge."""
    _shaft(p, 240, 84, 512, 13)
    for k in range(8):
        with p.at(240, 500, 1, rot=k * 45):
            p.shape("-5,-6! -10,-16 0,-25! 10,-16 5,-6!", "red" if k % 2 else "yellow", 2.3)
    p.shape(None, "yellow", 2.3, pts=ellipse(240, 500, 8))
    _guard(p, 104, 30, "blue")
    with p.at(240, 2, 1.3, sy=0.98):
        s = p.shape(
            "-9,92! -12,74 -20,58 -14,44 -10,32! -11,25 0,18 11,25 10,32! 14,44 20,58 12,74 9,92!",
            "blue",
            2.8,
        )
        p.hatch(s, (19, 58), (10, 88), L=12, gap=4.4, w=1.7, slant=30)
        p.line("-10,33 0,37 10,33", 2.0)
        p.brush("-6,46 -9,60 -5,78", (0.2, 1, 0.2), 1.8)
    with p.at(240, knot):
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
    p.shape(None, "white", 0, pts=[(140, 480), (340, 480), (340, 520), (140, 520)])
    s = p.shape("152,485! 328,485! 328,515! 152,515!", "blue", 2.9, smooth=False)
    p.hatch(s, (152, 485), (328, 485), L=11, gap=5, w=1.6, env=False, slant=24)
    p.line([(152, 500), (328, 500)], 1.6)
    for _ in p.mirrored(240):
        p.shape("160,482! 148,474 134,480 127,500! 134,520 148,526 160,518!", "blue", 2.8)
        p.dot(144, 500, 5, "yellow", 1.8)
        for up in (1, -1):
            with p.at(0, 500, 1, sy=up):
                for w, col in ((13, "ink"), (7, "red")):
                    p.line("186,-8 172,-27 180,-46 199,-47 206,-31 196,-21 187,-28", w, col)
