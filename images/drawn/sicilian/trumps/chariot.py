"""Trump 9: a woman with a banner driving a car and two horses."""

import math

from images.drawn.kit import ellipse
from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import faces, hair
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.cloth import gown, hem, neckline, throat
from images.drawn.sicilian.parts.headgear import wreath
from images.drawn.sicilian.parts.horses import horse
from images.drawn.sicilian.parts.limbs import arm


def cart_wheel(p: Block, x: float, y: float, r: float) -> None:
    p.shape(None, "red", 5, pts=ellipse(x, y, r))
    p.shape(None, "paper", 4, pts=ellipse(x, y, r * 0.78))
    for i in range(8):
        a = i * math.tau / 8 + 0.2
        p.rod([(x, y), (x + r * 0.8 * math.cos(a), y + r * 0.8 * math.sin(a))], 7, "yellow", 2.8)
    p.shape(None, "red", 4, pts=ellipse(x, y, r * 0.26))
    p.dot(x, y, r * 0.1, "yellow", 3)


def chariot(p: Block) -> None:
    at.frame(p)
    at.number(p, 9)
    at.ground(p, 704)
    with p.at(172, 556, 0.64):
        horse(p, "bay", "walk", "high", "yellow", None)
    with p.at(214, 570, 0.68):
        horse(p, "white", "trot", "high", "red", None)
    p.rod([(120, 596), (260, 640), (330, 644)], 9, "brown")
    x = 330
    # the banner behind her
    p.rod([(424, 150), (404, 540)], 8, "brown")
    p.dot(425, 142, 10, "yellow", 3.4)
    flag = p.shape("420,164! 376,172 330,152 262,164! 278,200 258,238! 316,234 364,250 416,242!", "red")
    with p.inside(flag):
        p.shape("430,190! 372,200 326,184 240,192! 240,214! 326,210 372,226 430,216!", "yellow", 3.6)
    p.shade(flag, (416, 242), (300, 236), L=12, gap=9)
    # she
    with p.at(6, 44):
        gown(p, x, 276, 398, 560, 76, "green", "yellow", border=None, shoulders=56, slim=34)
        hem(p, [(x - 36, 398), (x, 407), (x + 36, 398)], 17, "red", "pearls", "paper")
        neckline(p, x, 276, 34, 34, "red")
        arm(p, (x + 48, 296), (x + 94, 360), (x + 80, 300), "yellow", "grip", w=(42, 34, 23), cuff="red", bend=60)
        arm(p, (x - 48, 296), (x - 82, 372), (x - 132, 376), "yellow", "grip", w=(42, 34, 23), cuff="red", flip=True)
        with p.at(x, 190, 1.04):
            hair.back(p, "bun", "gold")
            throat(p, 0, 80, 14, 42)
            faces.face(p, -0.6, "calm", lips=True, jaw=-0.2)
            hair.front(p, "bun", "gold", -0.6)
            wreath(p)
    for a, b in (((180, 416), (52, 498)), ((180, 424), (86, 508))):
        p.brush([a, ((a[0] + b[0]) / 2 + 8, (a[1] + b[1]) / 2 + 18), b], (1, 1, 1), 5)
    # the car
    car = p.shape(
        "250,520! 262,500 290,512 330,532 380,530 420,508 446,512! 436,560 424,616 404,650! 270,650! 252,600 246,560",
        "blue",
    )
    with p.inside(car):
        hem(p, "240,526 290,528 330,546 380,544 450,522", 16, "yellow", "teeth", "red")
        for i, (cx, cy) in enumerate(((290, 600), (340, 606), (390, 596))):
            p.shape(
                [(cx, cy - 26, 1), (cx + 18, cy, 1), (cx, cy + 26, 1), (cx - 18, cy, 1)],
                ("yellow", "paper", "yellow")[i],
                3.6,
                smooth=False,
            )
    p.shade(car, (436, 560), (404, 648), L=18, gap=9)
    p.shape("254,644! 424,644! 424,660! 254,660!", "yellow", 4, smooth=False)
    cart_wheel(p, 342, 668, 62)


CARDS = {
    "T9": Card(
        chariot,
        {
            "number": (396, 32, 58, 70),
            "horses": (24, 430, 240, 300),
            "car": (240, 490, 216, 244),
            "banner": (256, 148, 176, 108),
            "woman": (170, 150, 270, 390),
        },
    )
}
