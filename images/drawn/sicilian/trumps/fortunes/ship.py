"""Trump 14: a ship under full sail."""

from images.drawn.kit import ellipse
from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import hem, stripes


def sail(p: Block, x: float, y: float, w: float, h: float, col: str | None, belly: float = 24, mark: str = "") -> None:
    """A square sail hanging from its yard at x, y, filled towards the left."""
    sh = p.shape([(x - w / 2, y, 1), (x, y + 6), (x + w / 2, y, 1), (x + w / 2 - belly * 0.4, y + h * 0.5),
    (x + w / 2 + 5, y + h, 1), (x, y + h - belly * 0.7), (x - w / 2 - 6, y + h, 1),
    (x - w / 2 - belly, y + h * 0.5)], col)  # fmt: skip
    if mark == "stripes":
        stripes(p, sh, [(x - w / 2 - 4, y), (x + w / 2, y)], [(x - w / 2 - belly, y + h), (x + w / 2, y + h)], 7, "red")
        p.outline(sh)
    if mark == "cross":
        with p.inside(sh):
            a, b, top, foot = x - 24, x, y + h * 0.36, y + h * 0.58
            p.shape([(a, y - 4, 1), (b, y - 4, 1), (b, top, 1), (x + w, top, 1), (x + w, foot, 1), (b, foot, 1),
            (b, y + h, 1), (a, y + h, 1), (a, foot, 1), (x - w, foot, 1), (x - w, top, 1), (a, top, 1)],
                    "red", 3.4, smooth=False)  # fmt: skip
    p.shade(sh, (x + w / 2, y + 8), (x + w / 2 + 4, y + h - 8), L=22, gap=9)
    p.folds(
        [(x - w * 0.3, y + 6), (x - w * 0.38, y + h * 0.4)],
        [(x + w * 0.28, y + 6), (x + w * 0.22, y + h * 0.35)],
        w=3.6,
    )
    p.shape(
        [
            (x - w / 2 - 12, y - 6, 1),
            (x + w / 2 + 12, y - 6, 1),
            (x + w / 2 + 12, y + 4, 1),
            (x - w / 2 - 12, y + 4, 1),
        ],
        "brown",
        3.2,
        smooth=False,
    )


def pennant(p: Block, x: float, y: float, col: str, long: float = 84) -> None:
    p.shape(
        [
            (x, y, 1),
            (x - long * 0.35, y - 6),
            (x - long * 0.7, y + 8),
            (x - long, y + 2, 1),
            (x - long * 0.7, y + 20),
            (x - long * 0.35, y + 20),
            (x, y + 26, 1),
        ],
        col,
        3.8,
    )


def ship(p: Block) -> None:
    at.frame(p)
    at.number(p, 14)
    at.cloud(p, 96, 80, 0.7)
    for x, top, foot in ((112, 250, 560), (236, 122, 560), (352, 236, 560)):
        p.shape([(x - 6, foot, 1), (x - 4, top, 1), (x + 4, top, 1), (x + 7, foot, 1)], "brown", 3.6, smooth=False)
    for a, b in (
        ((236, 170), (60, 560)),
        ((236, 170), (412, 560)),
        ((112, 270), (30, 520)),
        ((352, 256), (440, 520)),
        ((112, 270), (236, 540)),
        ((352, 256), (236, 540)),
    ):
        p.line([a, b], 2.6)
    pennant(p, 234, 112, "red", 110)
    pennant(p, 110, 242, "yellow", 70)
    pennant(p, 350, 226, "yellow", 70)
    sail(p, 240, 176, 116, 92, "paper", 20)
    sail(p, 112, 300, 96, 78, "yellow", 18)
    sail(p, 112, 396, 116, 118, "paper", 22, "stripes")
    sail(p, 356, 290, 92, 74, "yellow", 16)
    sail(p, 360, 382, 112, 122, "paper", 18, "stripes")
    sail(p, 240, 290, 152, 210, "paper", 30, "cross")
    p.line([(70, 560), (22, 478)], 8)
    hull = p.shape(
        "40,566! 34,538 56,530 104,552! 150,566 330,566! 350,530 398,506 440,500! 436,560 418,620 392,668 360,704! "
        "120,704! 84,676 60,630",
        "brown",
    )
    with p.inside(hull):
        hem(p, "30,574 150,590 330,590 450,530", 22, "yellow", "teeth")
        for y in (616, 642, 668):
            p.brush([(40, y), (200, y + 12), (330, y + 10), (440, y - 14)], (1, 1, 1, 1), 3.4)
    for x, y in ((118, 628), (174, 632), (232, 634), (290, 632), (346, 624)):
        p.shape(None, "ink", 3, pts=ellipse(x, y, 12, 11))
        p.shape(None, "red", 2.6, pts=ellipse(x, y, 5.5))
    p.shape("356,528! 398,508 438,502! 436,538 398,546 358,564!", "red")
    for x in (376, 398, 420):
        p.brush([(x, 522 - (x - 376) * 0.35), (x, 552 - (x - 376) * 0.3)], (1, 1), 4)
    p.line([(432, 502), (436, 418)], 4.6)
    p.shape("438,420! 456,426 456,470 438,466!", "blue", 3.6)
    at.sea(p, 684, rows=4)


CARDS = {"T14": Card(ship, {"number": (350, 32, 104, 70), "sails": (40, 160, 380, 360), "hull": (28, 496, 416, 200)})}
