"""Trump 9: a woman with a banner driving a car and two horses."""

import math

from images.drawn.kit import Shape, ellipse, poly
from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.beasts.horses import horse
from images.drawn.sicilian.parts.dress.cloth import gown, hem, neckline, throat
from images.drawn.sicilian.parts.dress.headgear import wreath
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm


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
    # of the far horse no back: behind the near one's it would look like a log
    with p.clipped(Shape(poly("18,380! 170,380! 176,572! 320,610! 320,744! 18,744!"))), p.at(168, 570, 0.68):
        horse(p, "bay", "walk", "high", "yellow", None)
    with p.at(232, 588, 0.61):
        horse(p, "blue", "trot", "high", "red", None)
    p.rod([(150, 606), (250, 640), (330, 644)], 9, "yellow")
    x = 284
    # the banner over her
    p.rod([(374, 52), (424, 540)], 9, "brown")
    p.dot(371, 44, 10, "yellow", 3.4)
    flag = p.shape("371,58! 326,66 282,50 206,60! 224,92 204,126! 266,120 320,136 379,126!", "blue")
    with p.inside(flag):
        for cx, cy in ((258, 86), (298, 92), (338, 98)):
            p.shape(
                [(cx, cy - 23, 1), (cx + 15, cy, 1), (cx, cy + 23, 1), (cx - 15, cy, 1)], "yellow", 3.4, smooth=False
            )
    p.shade(flag, (378, 126), (250, 121), L=12, gap=9)
    # she
    with p.at(6, 44):
        gown(p, x, 276, 398, 534, 46, "green", "yellow", border=None, shoulders=56, slim=34)
        hem(p, [(x - 36, 398), (x, 407), (x + 36, 398)], 17, "red", "pearls", "paper")
        neckline(p, x, 276, 34, 34, "red")
        arm(p, (x + 48, 296), (x + 76, 394), (x + 94, 328), "yellow", "grip", w=(42, 36, 24), cuff="red", bend=45)
        arm(p, (x - 48, 296), (x - 82, 372), (x - 120, 374), "yellow", "grip", w=(42, 34, 23), cuff="red", flip=True)
        with p.at(x, 190, 1.04):
            hair.back(p, "bun", "gold")
            throat(p, 0, 80, 14, 42)
            faces.face(p, -0.6, "calm", lips=True, jaw=-0.2)
            hair.front(p, "bun", "gold", -0.6)
            wreath(p)
    for rein in ("138,416 98,478 42,502", "139,424 156,500 118,528"):
        p.brush(rein, (1, 1, 1), 5)
    # the car
    with p.at(-12, 0):
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
            "horses": (20, 418, 220, 314),
            "car": (230, 496, 208, 236),
            "banner": (202, 30, 184, 110),
            "woman": (118, 132, 318, 402),
        },
    )
}
