"""Horses of the knights: head and neck from the side, and from the front, both in full harness."""

from images.drawn.bolognese.parts.beasts.wings import plume
from images.drawn.bolognese.parts.heads.hair import HAIR, lock
from images.drawn.kit import Pen, curve, ellipse, resample

COATS = {
    "grey": ("grey", "grey"),
    "brown": ("brown", "dark"),
    "white": ("#f1e9da", "grey"),
    "silver": ("grey", "white"),
}
"""Coat: body ink, tone of the mane."""


def mount_left(p: Pen, coat: str = "grey", tack: str = "red", crest: tuple[str, ...] = ()) -> None:
    """Head and neck facing left in card units: muzzle near 80,460, ears near 160,280, neck to the seam."""
    body, tone = COATS[coat]
    n = p.shape(
        "146,306 184,298 226,316 270,350 314,396 356,446 396,505! 204,505! 206,474 200,448 188,434 176,444 "
        "150,456 128,468 112,486 94,492 78,484 70,466 76,444 90,410 104,374 120,334",
        body,
        3.1,
    )
    p.hatch(n, (200, 448), (204, 505), L=34, gap=4.6, w=2.0, slant=-20)
    p.hatch(n, (124, 474), (188, 434), L=15, gap=4.4, w=1.8, slant=10)
    p.hatch(n, (106, 370), (76, 446), L=11, gap=4.6, w=1.6, slant=10)
    p.comb("230,380 262,420 280,470", L=12, side=-1, w=1.7)
    root = curve("156,302 198,308 246,340 292,384 336,434 366,478")
    for x, y in resample(root, 11)[:-1]:
        a = [(x + 2, y - 4), (x + 10, y + 24), (x - 6, y + 50), (x - 12, y + 66)]
        b = [(x + 22, y + 6), (x + 28, y + 34), (x + 12, y + 58), (x - 8, y + 70)]
        lock(p, a, b, 4, tone, w=1.5, wave=2.2, lam=26, blunt=False)
    p.line(root, 3.0)
    for pts in ("162,306! 168,274 181,258! 191,284 186,308!", "134,322! 131,288 142,264! 158,286 162,312!"):
        p.shape(pts, body, 2.8)
    p.brush("144,280 146,298 150,310", (0.2, 1, 0.3), 2.6)
    p.brush("178,276 178,294 176,304", (0.2, 1, 0.3), 2.2)
    for i, col in enumerate(crest):
        x = 150 + 6 * i
        y = 220 + 6 * abs(i - 1)
        plume(p, [(x, 300), (x - 26 + 22 * i, 266), (x - 36 + 34 * i, 236), (x - 62 + 52 * i, y)], 28, col, 7)
    fore = [(152, 302), (138, 316), (124, 340), (120, 358)]
    lock(p, fore, [(166, 304), (152, 326), (142, 346), (126, 362)], 4, tone, blunt=False)
    _side_face(p)
    p.band("82,424 104,436 128,442 150,438", 10, tack, None, w=2.0)
    p.band("117,342 140,349 160,352 178,348", 10, tack, "dots", w=2.0, mcol="yellow", period=9)
    p.band("182,316 174,352 160,392 146,440", 10, tack, None, w=2.0)
    p.shape(None, "yellow", 2.2, pts=ellipse(145, 444, 9))
    p.shape(None, "yellow", 2.0, pts=ellipse(177, 349, 7))


def _side_face(p: Pen) -> None:
    p.shape("112,378! 120,366 132,364 142,374! 132,382 120,384", "white", 0)
    p.dot(126, 374, 6.6)
    p.dot(124, 372, 1.8, "white")
    p.brush("108,380 118,364 132,361 146,374", (0.4, 1.3, 1.4, 0.3), 3.6)
    p.brush("114,386 126,388 140,382", (0.1, 1, 0.1), 1.8)
    p.brush("108,366 122,354 138,354", (0.1, 1, 0.1), 1.8)
    p.shape("82,456 90,450 96,456 89,464", "dark", 1.8)
    p.brush("78,446 90,442 100,449", (0.2, 1, 0.2), 1.8)
    p.brush("74,475 92,477 110,471 118,462", (0.6, 1, 0.8, 0.2), 2.6)
    p.brush("152,392 170,404 178,424", (0.2, 1, 0.2), 2.2)
    p.brush("104,400 98,420 96,436", (0.1, 1, 0.1), 1.6)


def mount_front(p: Pen, coat: str = "white", tack: str = "red", crest: tuple[str, ...] = ("red", "green")) -> None:
    """A head from the front, 0,0 between the eyes, ears at y = -96, muzzle at y = 140, half width 52."""
    body, tone = COATS[coat]
    for i, col in enumerate(crest):
        x = (i - (len(crest) - 1) / 2) * 2
        plume(p, [(x * 2, -66), (x * 9, -100), (x * 18, -124), (x * 34, -136)], 30, col, 7)
    for _ in p.mirrored():
        ear = p.shape("14,-62! 20,-90 36,-106! 46,-82 42,-54 30,-46!", body, 2.8)
        p.hatch(ear, (44, -70), (36, -50), L=8, gap=4, w=1.5)
        p.shape("24,-64! 28,-82 36,-94! 38,-74 34,-58!", "blush", 1.8)
    sh = p.shape(
        "-30,-66 0,-74 30,-66 46,-40 52,-6 48,26 38,58 34,88 40,110 34,130 16,142 -16,142 -34,130 -40,110 "
        "-34,88 -38,58 -48,26 -52,-6 -46,-40",
        body,
        3.1,
    )
    p.hatch(sh, (52, -6), (36, 88), L=17, gap=4.4, w=1.9, slant=-10)
    p.hatch(sh, (-52, -6), (-36, 88), L=10, gap=4.6, w=1.6, slant=10)
    p.shape("0,-34! 7,0 8,40 12,78 0,90 -12,78 -8,40 -7,0", "white", 1.8)
    for _ in p.mirrored():
        _front_eye(p)
    p.brush("-26,130 -10,125 0,128 10,125 26,130", (0.3, 1, 0.8, 1, 0.3), 2.7)
    p.brush("0,118 0,122 0,128", (0.2, 1, 0.6), 2.0)
    for s in (-1, 0, 1):
        a = [(-8 + 8 * s, -72), (-14 + 12 * s, -52), (-8 + 11 * s, -32), (8 * s, -20)]
        lock(
            p,
            a,
            [(4 + 8 * s, -72), (8 + 10 * s, -50), (8 + 10 * s, -34), (2 + 8 * s, -18)],
            3,
            tone,
            wave=1.5,
        )
    p.shape(None, HAIR[tone][0], 0, pts=ellipse(0, -72, 8, 4))
    for _ in p.mirrored():
        p.band("46,-40 53,-4 49,28 37,66", 10, tack, None, w=2.0)
    p.band("-46,-44 -20,-34 0,-32 20,-34 46,-44", 12, tack, "dots", w=2.1, mcol="yellow", period=10)
    p.band("-37,66 -16,75 0,77 16,75 37,66", 12, tack, None, w=2.1)
    for x, y in ((-46, -42), (46, -42), (-38, 66), (38, 66)):
        p.shape(None, "yellow", 2.1, pts=ellipse(x, y, 7.5))
    p.shape(None, "yellow", 2.2, pts=ellipse(0, -33, 9))
    p.dot(0, -33, 4, "red", 1.6)


def _front_eye(p: Pen) -> None:
    """The right eye and nostril of a horse seen from the front."""
    p.brush("24,16 22,44 24,74", (0.1, 1, 0.1), 2.0)
    p.shape("27,-8! 32,-18 42,-18 48,-6! 42,2 32,1", "white", 0)
    p.dot(39, -8, 7)
    p.dot(37, -11, 2, "white")
    p.brush("24,-5 31,-19 42,-20 50,-6", (0.4, 1.3, 1.4, 0.4), 3.6)
    p.brush("28,4 38,7 47,1", (0.1, 1, 0.1), 1.9)
    p.brush("22,-22 32,-31 44,-29", (0.1, 1, 0.1), 1.9)
    p.shape("14,108! 24,100 32,107 29,119 21,116", "dark", 2.0)
    p.brush("12,104 24,96 35,104", (0.2, 1, 0.2), 1.9)
