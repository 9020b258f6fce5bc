"""Things the courts carry: the baton, the curved sabre, the big goblet and its lid, the shield."""

from images.drawn.kit import Pen, curve, ellipse, normals, resample
from images.drawn.parts.weapons import taper_rod


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
