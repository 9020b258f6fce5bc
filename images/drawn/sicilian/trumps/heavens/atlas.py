"""Trump 19: Atlas on one knee under the ball of heaven."""

from images.drawn.kit import ellipse
from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, bare_foot, leg, tube
from images.drawn.sicilian.parts.people.nude import loincloth, trunk_of
from images.drawn.sicilian.parts.places import frame, ground, number, star

GLOBE = (212.0, 226.0, 166.0)


def globe(p: Block) -> None:
    """The ball: blue, with the zodiac's belt, circles and stars."""
    x, y, r = GLOBE
    sh = p.shape(None, "blue", 5.4, pts=ellipse(x, y, r))
    with p.clipped(sh), p.at(x, y, rot=-24):
        p.shape("-190,-30! -90,10 0,24 90,10 190,-30! 190,16! 90,56 0,72 -90,56 -190,16!", "yellow", 4.0)
        for i in range(9):
            u = -148 + i * 37
            p.brush([(u, 2 - abs(u) * 0.14 + 16), (u + 6, 44 - abs(u) * 0.15 + 20)], (1, 1), 3.4)
        for i, u in enumerate((-130, -92, -55, -18, 20, 57, 94, 130)):
            p.dot(u, 48 - abs(u) * 0.22, 6, ("red", "green")[i % 2], 2.4)
        for k in (-104, -60):
            p.brush([(-170, k + 10), (-60, k - 16), (60, k - 16), (170, k + 10)], (1, 1, 1), 3, "paper")
        p.brush([(0, -170), (-46, -60), (-40, 20)], (1, 1, 1), 3, "paper")
    for i, (dx, dy, s) in enumerate(
        (
            (-86, -62, 17),
            (-30, -112, 14),
            (44, -70, 19),
            (-126, 4, 12),
            (96, -20, 13),
            (10, -24, 13),
            (-70, 104, 16),
            (2, 120, 15),
            (84, 84, 14),
            (-24, 72, 9),
        )
    ):
        star(p, x + dx, y + dy, s, 6 if i % 2 else 5, "yellow")
    p.shade(sh, (x + r * 0.98, y - 20), (x + 40, y + r * 0.97), L=26, gap=10, w=4)
    p.outline(sh, 5.4)


def atlas(p: Block) -> None:
    frame(p)
    number(p, 19)
    ground(p, 700)
    globe(p)
    tube(p, [(290, 612), (352, 690), (300, 706)], (76, 54, 44), "flesh", cap=True)
    tube(p, [(346, 694), (396, 700), (424, 692)], (44, 40, 26), "flesh")
    with p.at(424, 690, 1, rot=-70):
        bare_foot(p, 0, 0, 1)
    with p.at(238, 452, 0.98, rot=3):
        trunk_of(p)
    leg(p, (206, 616), (120, 606), (130, 688), "flesh", -1, None, w=(84, 60, 54, 30))
    loincloth(p, "176,596 240,608 300,594! 318,640 330,684! 292,690 262,668 236,652 190,650 150,644! 158,612", "red",
              "196,606 180,622 170,640", "250,612 268,640 300,680", "284,606 300,636 312,664", "224,612 230,634")  # fmt: skip
    arm(p, (170, 478), (84, 464), (74, 372), "flesh", "flat", w=(56, 48, 32), bend=18, flip=True, s=1.15)
    arm(p, (306, 480), (384, 462), (372, 366), "flesh", "flat", w=(56, 48, 32), bend=-16, s=1.15)
    with p.at(238, 424, 1.04, rot=-6):
        faces.face(p, -0.4, "stern", down=0.8, brow=0.9, old=True)
        hair.beard(p, "full", "brown", -0.4)
        p.shape(
            "-38,-30! -40,-52 -20,-62 0,-58 22,-64 40,-50 40,-28 44,0! 32,-14 26,-32 0,-40 -26,-30 -34,-10! -44,0",
            "brown",
            4,
        )
        p.folds("-24,-54 -10,-48", "6,-56 16,-48", "-36,-40 -28,-34", "30,-48 32,-36", w=3)


CARDS = {"T19": Card(atlas, {"number": (350, 32, 104, 70), "globe": (42, 56, 340, 340), "man": (60, 350, 370, 366)})}
