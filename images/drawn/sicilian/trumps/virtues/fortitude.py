"""Trump 6: Fortitude, her arms round a broken column."""

from images.drawn.kit import Shape, ellipse, poly
from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import gown, hem, neckline, throat
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, shoe


def fortitude(p: Block) -> None:
    """A sturdy woman with her sleeves rolled up, her arms round a broken column."""
    at.frame(p)
    at.number(p, 6)
    at.ground(p, 700)
    x = 204
    for way in (-1, 1):
        shoe(p, x + 34 * way, 706, "red", way)
    gown(p, x, 274, 412, 704, 138, "blue", "yellow", border=("red", "checks", "paper"), shoulders=72, slim=48)
    hem(p, [(x - 50, 412), (x, 422), (x + 50, 412)], 20, "red")
    neckline(p, x, 274, 40, 30, "paper", "bars")
    # one arm behind the column, the fingers coming round it
    arm(p, (x + 62, 300), (x + 112, 410), (x + 128, 350), "flesh", "flat", w=(54, 46, 34))
    # the column, its shaft broken off
    with p.at(21, 0, 0.88, sy=1):
        p.shape("300,700! 306,676! 448,676! 452,706! 300,706!", "grey", 4.4, smooth=False)
        shaft = p.shape("316,678! 322,250! 340,230! 352,246! 372,214! 388,240! 408,226! 428,252! 436,678!", "grey")
        p.fan([(330, 262), (376, 250), (424, 262)], [(326, 676), (376, 676), (430, 676)], 5, 4.6, (0.8, 0.98))
        p.shade(shaft, (430, 280), (436, 660), L=22, gap=9)
        p.shape("308,654! 444,654! 448,680! 304,680!", "paper", 4, smooth=False)
    for y, tip in ((322, 366), (337, 360), (352, 362), (367, 370)):
        p.shape(
            [(tip, y + 2), (tip + 6, y - 7), (406, y - 6), (409, y + 1), (405, y + 8), (tip + 6, y + 9)], "flesh", 3.4
        )
    cap = p.shape("30,700! 40,672! 152,664! 172,690! 150,706!", "grey", 4)
    p.shade(cap, (170, 690), (120, 704), L=12, gap=8)
    # the other before it, its fingers out of sight
    front = Shape(poly("40,240! 402,240! 404,640! 40,640!"))
    with p.clipped(front):
        arm(p, (x - 62, 300), (x - 44, 456), (x + 126, 444), "flesh", "flat", w=(54, 44, 46, 32), s=1.25)
    for sx, sy, ang in ((x + 66, 318, 66), (x - 62, 322, 84)):
        with p.at(sx, sy, rot=ang):
            sh = p.shape("-26,-36! 22,-32! 30,0 22,32! -26,36! -34,0", "yellow", 4.2)
            p.folds("-10,-28 -6,0 -10,28", "10,-26 14,0 10,26", w=3.4)
            del sh
    with p.at(x + 6, 180, 1.12, rot=5):
        hair.back(p, "none", "brown")
        throat(p, 0, 80, 19, 44)
        faces.face(p, 0.5, "calm", lips=True, jaw=0.9, brow=0.5)
        hair.front(p, "bun", "brown", 0.5)
        for sx in (-40, 42):
            p.shape(None, "brown", 3.6, pts=ellipse(sx, 4, 13, 18))
            for r in (9, 5):
                p.brush(ellipse(sx, 4, r, r * 1.4, 20, 320, 18), (0.3, 1, 0.3), 2.2)
        p.shape("-38,-38! -30,-62 0,-74 30,-62 38,-38! 0,-52", "red", 4)
        p.folds("-16,-50 -10,-68", "4,-54 6,-72", "20,-50 20,-66", w=3)


CARDS = {
    "T6": Card(fortitude, {"number": (396, 32, 58, 70), "column": (284, 208, 136, 502), "woman": (66, 90, 240, 640)})
}
