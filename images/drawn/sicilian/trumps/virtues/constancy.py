"""Trump 4: Constancy, with the banner that bears her name."""

from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block, word
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import gown, hem, neckline, throat
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, shoe
from images.drawn.sicilian.trumps.fortunes.tower import stones


def constancy(p: Block) -> None:
    """A woman who has planted a banner with her name, one foot on a squared stone."""
    at.frame(p)
    at.number(p, 4)
    at.ground(p, 706)
    x = 268
    p.rod([(108, 80), (108, 712)], 10, "brown")
    p.shape("108,100! 95,74 108,42! 121,74!", "yellow", 4)
    flag = p.shape(
        "113,124! 166,112 220,130 300,118 360,128 446,116! 438,156 450,208! 366,196 300,210 220,196 166,210 113,200!",
        "yellow",
    )
    del flag
    p.brush("117,134 166,124 220,141 300,129 360,139 440,128", (1, 1, 1, 1), 3)
    p.brush("117,190 166,199 220,186 300,199 360,186 442,196", (1, 1, 1, 1), 3)
    word(p, "LA COSTANZA", 281, 180, 31, 0.9)
    block = p.shape("318,714! 318,650! 420,650! 420,714!", "grey", smooth=False)
    with p.inside(block):
        stones(p, 318, 420, 682, 714, 34, 60)
    with p.at(4, 42, 0.96):
        shoe(p, 270, 690, "red", -1)
        gown(p, x + 18, 326, 440, 690, 118, "blue", "red", border=("yellow", "bars", "ink"), shoulders=58, slim=34)
        shoe(p, x + 92, 620, "red", 1)
        knee = p.shape(
            [
                (x + 20, 446, 1),
                (x + 64, 480),
                (x + 100, 540),
                (x + 112, 600),
                (x + 104, 630, 1),
                (x + 66, 640),
                (x + 20, 620),
            ],
            "blue",
            4.4,
        )
        p.folds([(x + 34, 460), (x + 66, 520), (x + 78, 610)], [(x + 26, 480), (x + 44, 560), (x + 46, 610)], w=4.6)
        p.shade(knee, (x + 104, 550), (x + 108, 624), L=14, gap=9)
        hem(p, [(x - 18, 440), (x + 18, 449), (x + 54, 440)], 18, "yellow", "pearls")
        neckline(p, x + 18, 326, 34, 34, "yellow", "teeth")
        arm(p, (x + 68, 346), (x + 116, 440), (x + 74, 486), "red", "flat", cuff="yellow", w=(42, 36, 24), flip=True)
        arm(
            p,
            (x - 34, 346),
            (x - 96, 440),
            (x - 134, 400),
            "red",
            "grip",
            cuff="yellow",
            w=(42, 36, 24),
            bend=40,
            flip=True,
        )
        with p.at(x + 16, 246, 1.04):
            hair.back(p, "long", "black")
            throat(p, 0, 80, 14, 42)
            faces.face(p, -0.45, "calm", lips=True, brow=0.3, jaw=0.2)
            hair.front(p, "long", "black", -0.45)
            hem(p, [(-38, -36), (-14, -53), (14, -53), (38, -36)], 12, "yellow", "pearls", "red")


CARDS = {
    "T4": Card(constancy, {"number": (396, 32, 58, 70), "banner": (82, 40, 370, 172), "woman": (110, 204, 290, 510)})
}
