"""Trump 5: Temperance, pouring from jug to jug."""

from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import gown, hem, neckline, throat
from images.drawn.sicilian.parts.dress.regalia import jug
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import HANDS, arm, shoe


def temperance(p: Block) -> None:
    """A young woman pouring from one jug into the other, her eyes on the stream."""
    at.frame(p)
    at.number(p, 5)
    at.ground(p, 706)
    x = 250
    for way in (-1, 1):
        shoe(p, x + 32 * way, 708, "yellow", way)
    skirt, _ = gown(p, x, 274, 408, 708, 128, "green", "paper", border=("red", "pearls", "paper"), sway=8)
    hem(p, [(x - 36, 408), (x, 417), (x + 36, 408)], 18, "red")
    over = p.shape(
        [
            (x - 36, 416, 1),
            (x + 36, 416, 1),
            (x + 100, 500),
            (x + 112, 560, 1),
            (x + 60, 588),
            (x, 560),
            (x - 54, 594),
            (x - 96, 560, 1),
            (x - 88, 500),
        ],
        "yellow",
    )
    p.folds(
        [(x - 24, 424), (x - 50, 500), (x - 52, 580)],
        [(x, 426), (x, 552)],
        [(x + 24, 424), (x + 56, 500), (x + 60, 576)],
        w=4.6,
    )
    p.shade(over, (x + 100, 500), (x + 64, 586), L=16, gap=10)
    del skirt
    neckline(p, x, 274, 38, 40, "green", "pearls")
    with p.at(386, 214, 1.05, rot=-112):
        jug(p, "red")
    arm(p, (x + 54, 294), (x + 136, 350), (x + 140, 270), "paper", "grip", cuff="red", bend=-20, w=(48, 38, 24))
    arm(p, (x - 54, 294), (x - 76, 420), (x - 112, 486), "paper", "flat", cuff="red", w=(48, 38, 24))
    with p.at(124, 490, 1.05):
        jug(p, "blue")
    p.rod("330,236 292,246 250,282 200,350 160,392 124,436", 15, "sky", 3.4, (0.6, 1, 0.9, 0.7))
    p.brush("312,246 262,282 206,352 150,410", (0.2, 1, 1, 0.2), 3)
    with p.at(x - 112, 500, 1, rot=150):
        HANDS["grip"](p)
    with p.at(x - 2, 178, 1.1, rot=-6):
        hair.back(p, "loose", "gold")
        throat(p, 2, 82, 14, 44)
        faces.face(p, -0.5, "calm", down=1.0, lids=0.55, lips=True, jaw=-0.4)
        hair.front(p, "loose", "gold", -0.5)
        for i, (gx, gy) in enumerate(((-36, -30), (-24, -49), (-6, -58), (13, -57), (29, -47), (39, -28))):
            p.dot(gx, gy, 6.5, ("blue", "paper", "red")[i % 3], 2.8)


CARDS = {
    "T5": Card(
        temperance,
        {
            "number": (396, 32, 58, 70),
            "upper jug": (314, 140, 146, 140),
            "lower jug": (64, 420, 140, 150),
            "stream": (166, 256, 170, 180),
        },
    )
}
