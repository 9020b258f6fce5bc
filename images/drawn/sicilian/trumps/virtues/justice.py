"""Trump 7: Justice, with sword and scales, standing."""

from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import gown, hem, neckline, throat
from images.drawn.sicilian.parts.dress.regalia import scales
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, shoe
from images.drawn.sicilian.parts.signs import blade


def justice(p: Block) -> None:
    """Straight before us, her eyes open, neither crown nor seat."""
    at.frame(p)
    at.number(p, 7)
    at.ground(p, 706)
    x = 236
    for way in (-1, 1):
        shoe(p, x + 32 * way, 708, "ink", way)
    cape = p.shape(
        [
            (x - 40, 270, 1),
            (x - 92, 330),
            (x - 120, 520),
            (x - 136, 690, 1),
            (x, 700),
            (x + 136, 690, 1),
            (x + 120, 520),
            (x + 92, 330),
            (x + 40, 270, 1),
        ],
        "green",
    )
    p.shade(cape, (x + 110, 420), (x + 134, 680), L=18, gap=11)
    gown(p, x, 274, 410, 708, 104, "red", "red", border=("yellow", "bars", "ink"))
    hem(p, [(x - 36, 410), (x, 419), (x + 36, 410)], 18, "yellow", "pearls")
    hem(p, [(x, 424), (x + 2, 540), (x, 684)], 24, "paper", "bars")
    neckline(p, x, 274, 34, 26, "yellow", "bars")
    with p.at(84, 290):
        blade(p, "sky", "yellow", "green", 14, 440, 40)
    arm(
        p,
        (x - 54, 294),
        (x - 114, 408),
        (x - 126, 462),
        "green",
        "grip",
        cuff="yellow",
        bend=-100,
        flip=True,
        w=(44, 36, 24),
    )
    arm(p, (x + 54, 294), (x + 106, 352), (x + 116, 290), "green", "grip", cuff="yellow", bend=-20, w=(44, 36, 24))
    scales(p, 354, 256)
    with p.at(x, 178, 1.1):
        hair.back(p, "long", "black")
        throat(p, 0, 82, 15, 44)
        faces.face(p, 0.0, "stern", lips=True, brow=0.4)
        hair.front(p, "long", "black")
        hem(p, [(-38, -36), (-14, -53), (14, -53), (38, -36)], 13, "yellow", "pearls", "red")


CARDS = {"T7": Card(justice, {"number": (396, 32, 58, 70), "sword": (36, 64, 98, 454), "scales": (246, 254, 216, 140)})}
