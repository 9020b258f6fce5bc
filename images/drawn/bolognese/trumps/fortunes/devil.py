"""Trump 14, the Devil: naked, horned and beaked, with bat's wings, a blue fork and a green tail."""

from images.drawn.bolognese.parts import arm, grip, number, taper_rod
from images.drawn.bolognese.parts.beasts.wings import bat_wing
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, curve, inside, normals, resample


def head(p: Pen) -> None:
    """In profile, looking left (local units)."""
    nape = p.shape("-8,24! -12,44 -24,64! -10,72! 30,74! 46,64! 30,46 26,20!", "flesh", 0)
    p.line("-8,24 -12,44 -26,62", 2.7)
    p.line("26,20 30,46 48,62", 2.7)
    p.hatch(nape, (26, 22), (44, 62), L=16, gap=4.2, w=1.7)
    p.brush("-4,40 -2,56 6,70", (0.1, 1, 0.2), 2.2)
    for pts in (
        "-16,-42! -30,-60 -34,-84 -22,-108! -20,-86 -10,-70 4,-52!",
        "6,-50! 8,-74 26,-92 48,-94! 32,-82 26,-66 30,-42!",
    ):
        horn = p.shape(pts, "red", 2.7)
        p.hatch(horn, (4, -52) if pts[0] == "-" else (30, -42), (-20, -90) if pts[0] == "-" else (40,
            -90), L=8,
                gap=4.4, w=1.7)  # fmt: skip
    skull = p.shape(
        "4,-52 -14,-48 -25,-38 -30,-25 -34,-17! -27,-12! -30,4 -26,14 -24,26! -26,34 -22,46 -8,50 8,44 "
        "22,30 32,8 34,-18 24,-44",
        "flesh",
        2.9,
    )
    p.hatch(skull, (-18, 48), (26, 20), L=14, gap=3.8, w=1.6, slant=24)
    p.shape("-28,-12! -40,-10 -52,0 -60,16 -60,28! -52,20 -42,17 -28,19 -18,20! -14,8 -18,-6", "red", 2.7)
    p.shape("-19,20! -30,24 -44,26 -52,34! -42,42 -28,42 -18,36!", "red", 2.6)
    p.shape("-19,20! -30,19 -46,20 -50,25! -44,27 -30,25 -18,27!", "ink", 1)
    p.brush("-36,-2 -42,2 -40,7", (0.3, 1, 0.5), 2.6)
    for a, b in (((-50, 6), (-54, 18)), ((-44, 6), (-47, 14)), ((-40, 32), (-32, 36))):
        p.brush([a, b], (1, 0.2), 1.7)
    p.shape("-21,-11! -14,-17 -5,-13 -2,-7! -10,-5 -19,-7", "white", 0)
    p.shape("-20,-12 -14,-15 -11,-9 -15,-5 -19,-7", "ink", 0)
    p.brush("-23,-10 -15,-17 -5,-13 1,-6", (0.6, 1.3, 1.1, 0.2), 3.2)
    p.brush("-31,-20 -22,-26 -12,-25 0,-19", (1.5, 1.5, 1.2, 0.2), 4.4)
    p.brush("-10,0 -4,4 -2,12", (0.1, 1, 0.1), 1.8)
    for x, y in ((-8, 50), (-15, 49), (-21, 45), (0, 48)):
        p.brush([(x, y - 6), (x - 5, y + 9), (x - 9, y + 20)], (1.3, 1, 0.1), 4)
    ear = p.shape("8,-2! 14,-22 34,-40 52,-44! 46,-22 32,4 16,14!", "flesh", 2.6)
    p.hatch(ear, (16, 13), (48, -30), L=10, gap=4, w=1.5)
    p.brush("14,0 22,-16 38,-32", (0.6, 1, 0.1), 2.2)


def torso(p: Pen) -> None:
    b = p.shape(
        "172,236 204,218! 276,218! 312,236 328,262 320,310 302,352 296,392 302,440 308,505! 172,505! "
        "178,440 184,392 "
        "178,352 160,310 152,262",
        "flesh",
    )
    p.hatch(b, (318, 300), (301, 390), L=30, gap=4.3, w=2.0, slant=-8)
    p.hatch(b, (297, 400), (307, 498), L=30, gap=4.3, w=2.0)
    p.hatch(b, (164, 308), (180, 392), L=15, gap=4.6, w=1.8, slant=8)
    p.hatch(b, (184, 400), (173, 498), L=16, gap=4.6, w=1.8)
    p.brush("178,246 204,254 232,252", (0.1, 1, 0.2), 2.4)
    p.brush("302,246 278,254 250,252", (0.1, 1, 0.2), 2.4)
    p.brush("170,292 186,304 214,306 236,298", (0.2, 1.2, 1.2, 0.2), 2.6)
    p.brush("312,292 294,304 266,306 246,298", (0.2, 1.2, 1.2, 0.2), 2.6)
    for s in (-1, 1):
        p.dot(240 + 48 * s, 286, 4.2, "lips", 1.4)
        for k in range(3):
            p.brush([(240 + (58 - 3 * k) * s, 326 + k * 16), (240 + 44 * s, 332 + k * 16), (240 + 28 * s,
                328 + k * 16)],
                    (0.2, 1, 0.1), 2.0)  # fmt: skip
        p.brush([(240 + 16 * s, 330), (240 + 22 * s, 372), (240 + 20 * s, 420)], (0.1, 1, 0.1), 1.9)
        p.brush([(240 + 60 * s, 420), (240 + 40 * s, 446), (240 + 10 * s, 470)], (0.2, 1, 0.3), 2.4)
    p.brush("240,300 238,350 240,398", (0.3, 1, 0.3), 2.3)
    p.brush("236,414 240,421 245,414", (0.4, 1.2, 0.4), 2.6)
    for j in range(9):  # the fleece of the loins
        for i in range(10):
            x, y = 240 + (i - 4.5) * 15 + (7 if j % 2 else 0), 430 + j * 9
            if inside((x - 5, y), b.pts) and inside((x + 5, y), b.pts) and abs(x - 240) > 46 - j * 12:
                p.brush([(x - 2, y - 7), (x + 2, y + 2), (x - 3, y + 12)], (0.8, 1, 0.1), 3.4)


def devil(p: Pen) -> None:
    number(p, "14", 452, 104, 74, "r")
    bat_wing(p, (170, 250), (96, 150), [(26, 120), (24, 236), (34, 338), (84, 410)])
    bat_wing(p, (310, 250), (384, 176), [(456, 164), (456, 262), (446, 348), (396, 410)])
    torso(p)
    with p.at(246, 322, rot=-30):
        taper_rod(p, 0, 190, 0, -222, 6, 6, "blue", 2.7)
        p.shape("-6,-218! -22,-222 -34,-236 -35,-262 -40,-286! -29,-274! -26,-250 -16,-240 -5,-238! "
            "-5,-276 -9,-284! "
                "0,-306! 9,-284! 5,-276 5,-238! 16,-240 26,-250 29,-274! 40,-286! 35,-262 34,-236 22,-222 "
                    "6,-218!", "blue", 2.8)  # fmt: skip
        p.band([(-8, -214), (8, -214)], 9, "yellow", None, w=2.0, cap=True)
    for shoulder, elbow, wrist in (((178, 250), (86, 326), (146, 230)), ((306, 250), (368, 330), (314, 368))):
        arm(p, shoulder, elbow, wrist, "flesh", (26, 23, 14), cuff=None)
    with p.at(163, 178, 1.08, flip=True):
        grip(p, wrist=76, shaft=30, reach=44)
    with p.at(279, 379, 1.08):
        grip(p, wrist=-24, shaft=-30, reach=38)
    with p.at(250, 144, 1.2, flip=True):
        head(p)


def devil_mid(p: Pen) -> None:
    p.line([(172, 500), (308, 500)], 2.6)
    half = curve([(240, 500), (292, 504), (344, 498), (388, 474), (404, 442), (388, 418), (364, 426), (368, 446)])
    for turned in (False, True):
        with p.at(480 if turned else 0, 1000 if turned else 0, rot=180 if turned else 0):
            tip = p.shape("362,438! 346,446 350,472! 366,462 384,470! 386,448 376,438!", "green", 2.6)
            p.hatch(tip, (384, 468), (376, 440), L=8, gap=4, w=1.5)
    whole = [*[(480 - x, 1000 - y) for x, y in reversed(half)], *half]
    widths = (0.55, 0.8, 1.0, 1.15, 1.2, 1.15, 1.0, 0.8, 0.55)
    pts = resample(whole, 90)
    p.brush(pts, widths, 23, raw=True, n=90)
    p.brush(pts, widths, 17.6, "green", raw=True, n=90)
    for i, (q, m) in enumerate(zip(pts, normals(pts), strict=True)):
        if 2 < i < 88 and i % 2:
            h = 8 * (0.6 + 0.4 * (1 - abs(i - 45) / 45))
            s = 1 if i < 45 else -1
            p.brush([(q[0] + m[0] * h * s, q[1] + m[1] * h * s), (q[0] - m[0] * h * 0.1 * s,
                q[1] - m[1] * h * 0.1 * s)],
                    (1, 0.1), 1.8, raw=True, n=3)  # fmt: skip


CARDS = {
    "T14": Recipe(
        draw=devil,
        mid=devil_mid,
        marks={"number": (374, 26, 82, 84), "wings": (20, 110, 150, 300), "fork": (60, 40, 300, 440),
               "horns": (190, 14, 130, 100)},
    )
}  # fmt: skip
