"""Things the courts carry: the baton, the curved sabre, the shield."""

from images.drawn.bolognese.parts.things.weapons import taper_rod
from images.drawn.kit import Pen, curve, ellipse, normals, resample


def baton(
    p: Pen, up: float = 250, down: float = 120, r: float = 10, col: str = "blue", bud: str | None = "red"
) -> None:
    """A thick pole through 0,0 with gold rings, a round bud on top, a gold ball below: no point anywhere."""
    taper_rod(p, 0, down, 0, -up, r * 0.92, r, col, 2.8)
    for i in range(int((up + down) / 19)):
        y = -up + 14 + i * 19
        p.brush([(-r * 0.9, y + 5), (0, y + 1), (r * 0.9, y - 5)], (0.3, 1, 0.3), 1.8)
    for y in (-up + 4, -up * 0.5, down * 0.62):
        p.shape(
            [(-r - 4, y - 6), (0, y - 4), (r + 4, y - 6), (r + 5, y + 4), (0, y + 7), (-r - 5, y + 4)],
            "yellow",
            2.3,
        )
        p.line([(-r - 4, y), (0, y + 2), (r + 4, y)], 1.4)
    p.shape(None, "yellow", 2.5, pts=ellipse(0, down + 6, r + 2, r))
    p.brush([(-r, down + 6), (0, down + 9), (r, down + 6)], (0.3, 1, 0.3), 1.6)
    if bud:
        y = -up - 4
        sh = p.shape(
            [
                (-9, y, 1),
                (-23, y - 14),
                (-22, y - 32),
                (-8, y - 44),
                (8, y - 44),
                (22, y - 32),
                (23, y - 14),
                (9, y, 1),
            ],
            bud,
            2.8,
        )
        p.hatch(sh, (23, y - 16), (6, y - 44), L=12, gap=4, w=1.7)
        for x in (-10, 0, 10):
            p.brush([(x * 0.6, y - 2), (x * 1.5, y - 20), (x * 0.7, y - 42)], (0.3, 1, 0.2), 2.0)
        for _ in p.mirrored():
            p.shape(
                [
                    (2, y + 2, 1),
                    (10, y - 3),
                    (24, y - 6),
                    (27, y - 20, 1),
                    (17, y - 14),
                    (8, y - 12),
                    (2, y - 8, 1),
                ],
                "yellow",
                2.1,
            )
        p.shape(None, "yellow", 2.3, pts=ellipse(0, y - 47, 8, 6))


def sabre(p: Pen, blade: str = "blue", hilt: str = "yellow") -> None:
    """A slim curved sabre: grip at 0,0 (towards 0,34), guard at y = -22, the edge swept over to the right."""
    outer = curve("-9,-30 4,-66 30,-98 72,-122 124,-130 176,-116 216,-84 240,-44")
    inner = curve("240,-44 204,-78 168,-98 122,-107 78,-100 46,-80 26,-54 12,-26")
    sh = p.shape(None, blade, 3.0, pts=outer + inner)
    mid = resample(curve("2,-34 20,-72 44,-94 80,-112 124,-118 170,-106 204,-84"), 30)
    p.brush(
        [
            (x + n[0] * (2 if i % 2 else -2), y + n[1] * (2 if i % 2 else -2))
            for i, ((x, y), n) in enumerate(zip(mid, normals(mid), strict=True))
        ],
        (0.5, 1, 0.9, 0.2),
        2.0,
    )
    p.hatch(sh, (26, -54), (200, -80), L=7, gap=4.8, w=1.5, env=False)
    taper_rod(p, 0, 36, 0, -24, 6, 6, hilt, 2.4)
    p.shape("-27,-30! -33,-22 -27,-16 -10,-18 0,-16 10,-18 24,-12 33,-14 31,-24! 20,-24 8,-28 -8,-28", hilt, 2.5)
    p.shape("-6,32! 6,32! 10,42 4,50 -8,50 -13,44 -9,40", hilt, 2.4)


def shield(p: Pen, field: str = "yellow", cross: str = "red") -> None:
    """An oval shield 104 x 150 round 0,0: rim with studs, a cross across the whole field."""
    rim = p.shape(None, "blue", 3.0, pts=ellipse(0, 0, 54, 78))
    p.hatch(rim, (54, 0), (0, 78), L=8, gap=4.6, w=1.6)
    inner = p.shape(None, field, 2.6, pts=ellipse(0, 0, 43, 66))
    with p.clipped(inner):
        for pts in ("-10,-70! 10,-70! 10,70! -10,70!", "-50,-10! 50,-10! 50,10! -50,10!"):
            p.shape(pts, cross, 2.3, smooth=False)
        p.fill(p.T([(-10, -9), (10, -9), (10, 9), (-10, 9)]), cross)
    p.outline(inner, 2.6)
    p.hatch(inner, (43, 6), (6, 66), L=14, gap=4.5, w=1.8)
    p.hatch(inner, (-8, 65), (-43, 6), L=7, gap=4.8, w=1.5)
    for x, y in ellipse(0, 0, 48.5, 72, 0, 360, 14):
        p.dot(x, y, 3.0, "yellow", 1.5)
    p.shape(None, "yellow", 2.3, pts=ellipse(0, 0, 9))
