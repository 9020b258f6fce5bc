"""Star, Moon and Sun."""

import math

from images.drawn.marseille.parts.beasts import crayfish, dog
from images.drawn.marseille.parts.bodies import womans_trunk
from images.drawn.marseille.plate import numbered
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import throat
from images.drawn.sicilian.parts.dress.regalia import jug
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, bare_foot, leg, tube
from images.drawn.sicilian.parts.people.nude import loincloth, trunk_of
from images.drawn.sicilian.trumps.fortunes.tower import stones


def star(p: Block) -> None:
    """A bare woman kneels by the water and empties two jugs under eight stars."""
    at.frame(p)
    at.ground(p, 560, "green", tufts=5)
    for tx, ty, r in ((62, 420, 40), (420, 430, 38)):
        p.shape([(tx - 8, 566, 1), (tx - 6, ty, 1), (tx + 6, ty, 1), (tx + 8, 566, 1)], "brown", 4)
        at.leaf_clump(p, tx, ty, r)
    p.shape("392,384! 404,372 420,378 434,372 446,380 458,378! 440,396 414,398 404,388", "ink", 3)
    water = p.shape("17,640! 110,664 190,690 300,712 400,730 463,744! 463,783! 17,783!", "sky", 4.2)
    with p.inside(water):
        for _ in range(12):
            wx, wy = p.rng.uniform(20, 400), p.rng.uniform(690, 776)
            p.brush([(wx, wy), (wx + 22, wy - 6), (wx + 44, wy + 2)], (0.2, 1, 0.2), 4, "blue")
    at.star(p, 240, 118, 96, 8, "yellow", 0.42)
    at.star(p, 240, 118, 56, 8, "red", 0.42, 22.5)
    for i, (sx, sy) in enumerate(((66, 70), (414, 70), (96, 184), (384, 184), (46, 290), (434, 290), (330, 252))):
        at.star(p, sx, sy, 33, 8, ("yellow", "sky")[i % 2], 0.45)
    # she, kneeling to the left
    tube(p, [(250, 540), (330, 570), (392, 660)], (84, 62, 34), "flesh", cap=True)
    bare_foot(p, 404, 656, 1, 1.0, 20)
    with p.at(236, 366, 1.04, rot=-12):
        womans_trunk(p)
    tube(p, [(240, 552), (150, 560), (146, 600), (168, 672)], (88, 70, 56, 30), "flesh", cap=True)
    bare_foot(p, 168, 668, -1, 1.0)
    with p.at(346, 536, 0.8, rot=110):
        jug(p, "blue")
    p.rod([(380, 566), (400, 620), (396, 700)], 13, "sky", 3.4)
    with p.at(108, 520, 0.86, rot=-118):
        jug(p, "red")
    p.rod([(74, 546), (62, 600), (70, 690)], 13, "blue", 3.4)
    arm(p, (282, 392), (340, 450), (340, 492), "flesh", "grip", w=(38, 32, 22), bend=-40)
    arm(p, (192, 394), (150, 452), (132, 484), "flesh", "grip", w=(38, 32, 22), bend=40, flip=True)
    with p.at(226, 282, 1.08, rot=-8):
        hair.back(p, "loose", "gold")
        throat(p, 4, 82, 14, 42)
        faces.face(p, -0.5, "calm", down=0.9, lips=True, lids=0.4)
        hair.front(p, "loose", "gold", -0.5)


def moon(p: Block) -> None:
    """Two dogs bay between two towers; a crayfish comes up in the pool."""
    at.frame(p)
    at.ground(p, 500, "yellow", tufts=6)
    for i in range(16):
        with p.at(240, 168, rot=22.5 * i):
            p.shape(
                "-14,-96! 0,-140! 14,-96!" if i % 2 else "-10,-96! -3,-112 5,-124 0,-138! 10,-120 4,-108 10,-96!",
                ("red", "sky")[i % 2],
                3.6,
            )
    p.dot(240, 168, 100, "sky", 4.4)
    at.moon(p, 252, 168, 84)
    for i in range(13):
        a = math.radians(200 - i * 18.5)
        dx, dy = 240 + 190 * math.cos(a), 196 + 178 * abs(math.sin(a))
        if dy < 440:
            p.shape(
                [(dx, dy - 15, 1), (dx + 9, dy + 4), (dx, dy + 12), (dx - 9, dy + 4)],
                ("red", "yellow", "blue")[i % 3],
                3,
            )
    for tx, col in ((64, "flesh"), (416, "flesh")):
        sh = p.shape([(tx - 38, 530, 1), (tx - 36, 360, 1), (tx + 36, 360, 1), (tx + 38, 530, 1)], col, smooth=False)
        with p.inside(sh):
            stones(p, tx - 44, tx + 44, 380, 530, 32, 34)
        pts = [(tx - 44, 362, 1)]
        for i in range(4):
            pts += [
                (tx - 44 + i * 26, 330, 1),
                (tx - 30 + i * 26, 330, 1),
                (tx - 30 + i * 26, 346, 1),
                (tx - 18 + i * 26, 346, 1),
            ]
        p.shape([*pts[:-2], (tx + 48, 362, 1)], col, smooth=False)
        p.shape([(tx - 9, 440, 1), (tx - 9, 412), (tx, 402), (tx + 9, 412), (tx + 9, 440, 1)], "ink", 2)
    with p.at(362, 556, 0.9):
        dog(p, "sky")
    with p.at(118, 556, 0.9, flip=True):
        dog(p, "flesh")
    pool = p.shape("17,672! 80,650 170,668 240,652 320,668 400,650 463,672! 463,783! 17,783!", "blue", 4.4)
    with p.inside(pool):
        for _ in range(14):
            wx, wy = p.rng.uniform(20, 420), p.rng.uniform(680, 776)
            p.brush([(wx, wy), (wx + 20, wy - 6), (wx + 40, wy + 2)], (0.2, 1, 0.2), 4, "sky")
    with p.at(240, 722, 0.62, rot=0):
        crayfish(p)


def child(p: Block, cloth: str, tone: str, turn: float) -> None:
    """A child about its belt at 0,0; arms are the caller's."""
    leg(p, (-18, 30), (-30, 92), (-28, 150), "flesh", -1, None, w=(50, 38, 36, 24), s=0.86)
    leg(p, (18, 30), (30, 92), (30, 150), "flesh", 1, None, w=(50, 38, 36, 24), s=0.86)
    with p.at(0, -116, 0.78, sy=0.84):
        trunk_of(p)
    loincloth(p, "-46,14! 0,24 46,14! 52,60 0,72 -52,60!", cloth, "-18,28 -22,60", "18,28 22,60")
    with p.at(0, -176, 0.98):
        hair.back(p, "bob", tone)
        throat(p, 0, 70, 14, 30)
        faces.face(p, turn, "smile", long=-0.6, soft=True)
        hair.front(p, "bob", tone, turn)


def sun(p: Block) -> None:
    """The sun with a face over two children before a wall."""
    at.frame(p)
    at.sun(p, 240, 158, 82, 16)
    for i in range(12):
        a = math.radians(8 + i * 15)
        dx, dy = 240 - 196 * math.cos(a), 210 + 110 * math.sin(a)
        if abs(dx - 240) > 70:
            p.shape(
                [(dx, dy - 15, 1), (dx + 9, dy + 4), (dx, dy + 12), (dx - 9, dy + 4)],
                ("red", "yellow", "blue")[i % 3],
                3,
            )
    at.ground(p, 704)
    wall = p.shape("17,540! 463,540! 463,640! 17,640!", "yellow", smooth=False)
    with p.inside(wall):
        stones(p, 0, 480, 566, 644, 30, 62)
    p.shape("17,520! 463,520! 463,544! 17,544!", "red", 4.4, smooth=False)
    grass = p.shape("17,640! 463,640! 463,712! 17,712!", "green", 3.4, smooth=False)
    del grass
    with p.at(154, 546, 1.0):
        arm(p, (-44, -94), (-76, -30), (-40, 6), "flesh", "flat", w=(36, 30, 20), s=0.86)
        child(p, "blue", "gold", 0.6)
    with p.at(328, 546, 1.0):
        arm(p, (44, -94), (76, -30), (42, 6), "flesh", "flat", w=(36, 30, 20), s=0.86, flip=True)
        child(p, "red", "brown", -0.6)
    arm(p, (196, 452), (236, 486), (276, 462), "flesh", "flat", w=(36, 30, 20), s=0.86)
    arm(p, (286, 454), (244, 506), (206, 508), "flesh", "flat", w=(36, 30, 20), s=0.86, flip=True)


CARDS = {
    "T16": numbered("XVII", "L'ÉTOILE", star, {"great star": (140, 18, 200, 200), "woman": (60, 210, 370, 490)}),
    "Moon": numbered(
        "XVIII",
        "LA LUNE",
        moon,
        {"moon": (100, 28, 280, 280), "crayfish": (190, 640, 100, 150), "dogs": (40, 440, 400, 200)},
    ),
    "Sun": numbered("XIX", "LE SOLEIL", sun, {"sun": (76, 18, 328, 300), "children": (60, 310, 360, 410)}),
}
