"""Trump 8: Cupid on a cloud over a couple who hold hands."""

from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import gown, hem, neckline, sprinkle, throat
from images.drawn.sicilian.parts.dress.headgear import beret
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, leg, shoe


def cupid(p: Block) -> None:
    """A winged child kneeling on air, drawing his bow downwards; about 190 high round 0,0."""
    for _ in p.mirrored():
        sh = p.shape(
            "16,-30! 40,-70 84,-84 118,-66! 104,-56! 116,-40! 98,-34! 106,-16! 84,-14! 86,4! 60,0 30,4", "red", 4
        )
        for s in ("26,-24 60,-56 104,-62", "30,-14 66,-36 104,-38", "32,-4 66,-18 92,-16"):
            p.brush(s, (0.3, 1, 1), 3.4)
        del sh
    leg(p, (-12, 52), (-40, 78), (-18, 112), "flesh", -1, None, w=(44, 36, 30, 19), s=0.62)
    leg(p, (12, 52), (34, 82), (58, 104), "flesh", 1, None, w=(44, 36, 30, 19), s=0.62, toe=30)
    sh = p.shape("-12,-44! -36,-34 -40,-10 -32,16 -34,52! 0,62 34,52! 32,16 40,-10 36,-34 12,-44!", "flesh", 4)
    p.brush("-4,36 0,40 4,36", (0.5, 1, 0.5), 3)
    p.shade(sh, (38, -8), (32, 46), L=12, gap=8, w=3)
    p.rod("-36,-34 0,0 34,46", 8, "blue", 3)
    p.brush("-84,66 -70,96 -40,112", (0.3, 1, 0.3), 2)
    p.rod("-98,-6 -84,36 -62,40 -40,60 -32,100", 6, "yellow", 3)
    p.brush([(-98, -6), (-34, 24), (-32, 100)], (1, 1, 1), 2.6)
    p.rod([(-24, 14), (-92, 78)], 3.6, "red", 2.4)
    p.shape("-106,92! -100,68! -86,82!", "ink", 2)
    arm(p, (30, -26), (44, 10), (-6, 14), "flesh", "grip", w=(30, 26, 17), s=0.62)
    arm(p, (-30, -26), (-64, 6), (-62, 36), "flesh", "grip", w=(30, 26, 17), s=0.62, bend=30)
    with p.at(0, -92, 0.86):
        faces.face(p, -0.5, "smile", down=0.6, long=-0.9, jaw=0.2, soft=True)
        hair.mass(p, "-40,2! -48,-18 -40,-34 -44,-52 -26,-58 -20,-74 0,-66 20,-76 28,-58 44,-52 40,-34 48,-18 40,2! "
        "32,-18 24,-36 0,-42 -24,-34 -32,-18!", "gold",
                  "-36,-12 -40,-26 -30,-30", "-24,-48 -14,-62 -6,-52", "8,-56 22,-60 22,-48", "36,-12 40,-26 30,-32")  # fmt: skip


def love(p: Block) -> None:
    at.frame(p)
    at.number(p, 8)
    at.ground(p, 706)
    with p.at(214, 174, 0.9):
        cupid(p)
    at.cloud(p, 236, 276, 0.9)
    with p.at(24, 74, 0.9):
        couple(p)


def couple(p: Block) -> None:
    """He at the left, she at the right, hand in hand."""
    x = 138
    leg(p, (x - 16, 566), (x - 22, 626), (x - 26, 694), "yellow", -1, "ink", w=(50, 38, 38, 24), s=0.94)
    leg(p, (x + 18, 566), (x + 24, 626), (x + 30, 694), "blue", 1, "ink", w=(50, 38, 38, 24), s=0.94)
    coat = p.shape([(x - 20, 424, 1), (x - 52, 432), (x - 64, 452), (x - 52, 500), (x - 44, 524), (x - 62, 580, 1),
    (x, 592), (x + 62, 580, 1), (x + 44, 524), (x + 52, 500), (x + 64, 452), (x + 52, 432),
    (x + 20, 424, 1)], "red", 4.4)  # fmt: skip
    with p.inside(coat):
        hem(p, [(x - 70, 570), (x, 582), (x + 70, 570)], 16, "yellow", "bars")
    p.folds([(x - 28, 536), (x - 38, 572)], [(x, 538), (x, 578)], [(x + 28, 536), (x + 38, 572)], w=4.4)
    p.shade(coat, (x + 50, 500), (x + 58, 574), L=14, gap=9)
    hem(p, [(x - 44, 522), (x, 530), (x + 44, 522)], 14, "blue")
    for y in (446, 466, 486, 504):
        p.dot(x, y, 5, "yellow", 2.6)
    arm(p, (x - 48, 448), (x - 84, 510), (x - 50, 542), "red", "flat", w=(40, 34, 22), cuff="yellow", s=0.9)
    # she
    y = 342
    for way in (-1, 1):
        shoe(p, y + 26 * way, 702, "red", way, 0.9)
    skirt, _ = gown(p, y, 430, 534, 702, 98, "blue", "yellow", border=("paper", "pearls", "red"), shoulders=54, slim=31)
    sprinkle(p, skirt, (y - 100, 560, 210, 110), "stars", 34, "yellow", 7)
    hem(p, [(y - 32, 534), (y, 542), (y + 32, 534)], 15, "red")
    neckline(p, y, 430, 32, 34)
    arm(p, (y + 46, 448), (y + 84, 520), (y + 44, 552), "yellow", "flat", w=(40, 34, 22), cuff="red", s=0.9, flip=True)
    arm(p, (x + 48, 448), (x + 74, 520), (x + 96, 524), "red", "flat", w=(40, 34, 22), cuff="yellow", s=0.9)
    arm(p, (y - 46, 448), (y - 74, 526), (y - 92, 530), "yellow", "grip", w=(40, 34, 22), cuff="red", s=0.9, flip=True)
    with p.at(x, 352, 0.98):
        hair.back(p, "bob", "black")
        throat(p, 0, 84, 15, 40)
        faces.face(p, 0.7, "smile", look=0.9, soft=True)
        hair.front(p, "bob", "black", 0.7)
        beret(p, "green", "yellow", (), 1)
    with p.at(y, 352, 0.98):
        hair.back(p, "loose", "brown")
        throat(p, 0, 84, 14, 40)
        faces.face(p, -0.7, "smile", look=-0.9, lips=True, jaw=-0.4)
        hair.front(p, "loose", "brown", -0.7)
        hem(p, [(-37, -36), (-14, -52), (14, -52), (37, -36)], 9, "red")


CARDS = {
    "T8": Card(
        love,
        {
            "number": (396, 32, 58, 70),
            "cupid": (106, 26, 222, 250),
            "bow": (110, 158, 92, 122),
            "couple": (52, 314, 394, 410),
        },
    )
}
