"""Miseria: a beggar under the banner with the name, his hand held out."""

from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block, word
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, leg


def banner(p: Block) -> None:
    for _ in p.mirrored(240):
        p.shape("50,66! 30,72! 40,100! 30,132! 82,124! 82,80!", "red", 4)
    p.shape("52,44! 140,54 240,48 340,54 428,44! 430,108! 340,116 240,110 140,116 50,108!", "yellow")
    word(p, "MISERIA", 240, 100, 44, 1.6)


def patch(p: Block, s: str, col: str) -> None:
    sh = p.shape(s, col, 3.4)
    pts = sh.pts
    step = max(1, len(pts) // 9)
    cx, cy = sum(x for x, _ in pts) / len(pts), sum(y for _, y in pts) / len(pts)
    for x, y in pts[::step]:
        dx, dy = x - cx, y - cy
        d = max(1.0, (dx * dx + dy * dy) ** 0.5)
        p.brush([(x - dx / d * 6, y - dy / d * 6), (x + dx / d * 7, y + dy / d * 7)], (1, 0.8), 3, raw=True, n=4)


def beggar(p: Block) -> None:
    at.frame(p)
    at.ground(p, 700, "brown", tufts=4)
    banner(p)
    x = 246
    p.rod([(100, 268), (128, 712)], 10, "brown")
    p.rod([(76, 276), (124, 262)], 11, "brown")
    leg(p, (x - 26, 556), (x - 44, 632), (x - 50, 694), "flesh", -1, None, w=(58, 44, 42, 26), s=1.04)
    leg(p, (x + 30, 556), (x + 42, 632), (x + 38, 694), "flesh", 1, None, w=(58, 44, 42, 26), s=1.04)
    p.shape([(x - 68, 644, 1), (x - 20, 640, 1), (x - 26, 664, 1), (x - 64, 668, 1)], "paper", 3.6)
    p.brush([(x - 64, 656), (x - 26, 650)], (1, 1), 3)
    rags = p.shape(
        [(x - 40, 300, 1), (x - 86, 326), (x - 98, 372), (x - 78, 440), (x - 74, 500), (x - 100, 600, 1),
        (x - 80, 586, 1), (x - 70, 628, 1), (x - 46, 592, 1), (x - 26, 622, 1), (x - 8, 584, 1),
         (x + 12, 616, 1), (x + 30, 590, 1), (x + 48, 634, 1), (x + 64, 594, 1), (x + 98, 610, 1), (x + 80, 500),
         (x + 76, 430), (x + 92, 366), (x + 80, 322), (x + 40, 300, 1)], "grey",
    )  # fmt: skip
    p.folds(
        [(x - 56, 350), (x - 46, 420), (x - 56, 500)],
        [(x - 20, 470), (x - 26, 560)],
        [(x + 30, 470), (x + 34, 570)],
        [(x + 60, 350), (x + 52, 430)],
        [(x + 66, 490), (x + 74, 580)],
        w=5,
    )
    p.shade(rags, (x + 84, 400), (x + 90, 590), L=22, gap=10)
    patch(p, f"{x - 52},520! {x - 12},512! {x - 8},554! {x - 48},560!", "red")
    patch(p, f"{x + 26},390! {x + 62},398! {x + 56},436! {x + 22},428!", "blue")
    p.shape([(x - 36, 420), (x - 20, 412), (x - 8, 424), (x - 22, 434)], "flesh", 3)
    p.rod([(x - 80, 466), (x, 480), (x + 80, 462)], 9, "yellow", 3.4)
    p.brush([(x + 30, 474), (x + 40, 510), (x + 36, 540)], (1, 0.8, 0.5), 6)
    arm(p, (x - 72, 334), (x - 118, 440), (x - 122, 398), "grey", "grip", w=(48, 42, 28), bend=-66, flip=True)
    arm(p, (x + 72, 334), (x + 116, 438), (x + 146, 430), "grey", "flat", w=(48, 42, 30))
    p.shape([(x + 108, 404, 1), (x + 128, 470, 1), (x + 112, 456, 1), (x + 100, 478, 1), (x + 92, 440)], "grey", 3.4)
    with p.at(408, 414):
        p.shape("-46,-12! 46,-12! 36,18 16,30 -16,30 -36,18", "brown", 4.4)
        p.shape("-46,-12 0,-22 46,-12 0,-4", "ink", 3)
    p.shape(
        [(x - 50, 296, 1), (x - 20, 282), (x + 20, 282), (x + 50, 296, 1), (x + 40, 336), (x, 352), (x - 40, 336)],
        "brown",
        4.2,
    )
    p.folds([(x - 26, 294), (x - 10, 336)], [(x + 26, 294), (x + 10, 336)], w=3.6)
    with p.at(x - 2, 216, 1.12, rot=-8):
        hair.back(p, "bob", "brown")
        faces.face(p, 0.5, "stern", old=True, brow=-1.0, lids=0.3)
        hair.mass(p, "-33,14! -28,34 -14,44! -6,40 8,40! 20,46 32,30 34,14! 38,38 30,56! 26,52 24,68! 16,60 12,78! "
        "4,66 -2,82! -10,66 -18,74! -22,58 -30,60! -36,36", "brown",
                  "-28,34 -24,54", "-14,48 -12,66", "2,46 2,68", "16,48 16,62", "28,34 26,50")  # fmt: skip
        p.shape("-9,36 0,33 9,36 0,41", "red", 2.4)
        hair.front(p, "bob", "brown", 0.5)
        p.shape(
            "-40,-38! -48,-60! -34,-58! -30,-78 0,-86 28,-80 36,-60! 46,-66! 42,-40! 20,-48 0,-50 -20,-46", "green", 4
        )
        p.folds("-16,-54 -8,-74", "12,-54 18,-74", w=3)


CARDS = {
    "Miseria": Card(
        beggar,
        {
            "name": (28, 40, 424, 96),
            "bowl": (358, 386, 100, 64),
            "rags": (146, 480, 204, 160),
            "crutch": (70, 254, 64, 462),
        },
    )
}
