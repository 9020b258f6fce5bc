"""The Wheel with its beasts, the Hanged man, the thirteenth without a name."""

import math

from images.drawn.kit import ellipse
from images.drawn.marseille.parts.beasts import ape
from images.drawn.marseille.plate import numbered
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import hem
from images.drawn.sicilian.parts.dress.headgear import crown
from images.drawn.sicilian.parts.people import bones, faces, hair
from images.drawn.sicilian.parts.people.limbs import HANDS, leg, tube
from images.drawn.sicilian.parts.signs import blade
from images.drawn.sicilian.trumps.fortunes.death import flower


def wheel(p: Block) -> None:
    """One beast climbs, one falls, one sits crowned on top with a sword; a crank turns it all."""
    at.frame(p)
    at.sea(p, 716, "sky", 3)
    x, y = 236, 456
    for foot in (x - 92, x + 92):
        p.shape([(x - 13, y, 1), (x + 13, y, 1), (foot + 14, 716, 1), (foot - 14, 716, 1)], "brown", 4.4, smooth=False)
    p.shape([(x - 136, 712, 1), (x + 136, 712, 1), (x + 136, 736, 1), (x - 136, 736, 1)], "brown", 4.4, smooth=False)
    for r, col in ((148, "yellow"), (114, "paper")):
        p.shape(None, col, 5, pts=ellipse(x, y, r))
    for i in range(28):
        a = math.tau * i / 28
        c, s = math.cos(a), math.sin(a)
        p.brush([(x + 145 * c, y + 145 * s), (x + 124 * c, y + 124 * s)], (1.1, 0.7), 4)
    for i in range(6):
        a = math.tau * i / 6 + 0.26
        c, s = math.cos(a), math.sin(a)
        p.rod([(x + 18 * c, y + 18 * s), (x + 114 * c, y + 114 * s)], 14, "red" if i % 2 else "sky", 4)
    p.dot(x, y, 26, "red", 4.4)
    p.rod([(x, y), (x + 128, y + 30)], 11, "grey", 4)
    p.rod([(x + 128, y + 24), (x + 128, y + 74)], 11, "grey", 4)
    p.dot(x, y, 10, "yellow", 3.4)
    p.shape([(x - 70, 306, 1), (x + 70, 306, 1), (x + 62, 322, 1), (x - 62, 322, 1)], "yellow", 4.2, smooth=False)
    with p.at(x, 206):
        ape(p, "sky", True)
        p.shape("34,-34! 66,-70 96,-66! 84,-40! 96,-20! 70,-14 40,-4!", "red", 4)
        with p.at(-78, -34):
            blade(p, "paper", "yellow", "red", 10, 200, 28)
        tube(p, "-26,-20 -52,2 -78,26", (24, 20, 16), "sky", cap=True)
        p.dot(-78, 30, 13, "sky", 3.4)
    with p.at(x + 152, 440, 0.96, flip=True, rot=8):
        ape(p, "yellow")
        tube(p, "-20,-24 -52,-34 -66,-50", (24, 20, 16), "yellow", cap=True)
    with p.at(x - 150, 470, 0.96, rot=176, flip=True):
        ape(p, "flesh")
        tube(p, "-20,-24 -46,-46 -44,-74", (24, 20, 16), "flesh", cap=True)


def hanged(p: Block) -> None:
    """Head down by one foot from a beam between two lopped trees, the other leg bent behind."""
    at.frame(p)
    at.ground(p, 724)
    for x in (66, 414):
        p.shape([(x - 24, 740, 1), (x - 19, 62, 1), (x + 19, 62, 1), (x + 24, 740, 1)], "yellow", smooth=False)
        for i, y in enumerate(range(130, 700, 104)):
            for s in (-1, 1):
                if x + s * 44 < 30 or x + s * 44 > 450:
                    continue
                p.shape(
                    [
                        (x + 17 * s, y - 16, 1),
                        (x + 40 * s, y - 24 - 6 * (i % 2)),
                        (x + 42 * s, y - 6),
                        (x + 17 * s, y + 16, 1),
                    ],
                    "yellow",
                    3.8,
                )
                p.shape(None, "red", 3.2, pts=ellipse(x + 41 * s, y - 15, 6, 11))
            p.brush([(x - 6, y + 20), (x + 2, y + 60)], (0.3, 1, 0.3), 3.6)
    p.shape("22,54! 458,46! 458,86! 22,94!", "green", 4.6, smooth=False)
    x = 240
    p.rod([(x, 88), (x + 2, 150)], 8, "brown", 3.6)
    leg(p, (x - 16, 394), (x - 96, 330), (x + 18, 288), "blue", 1, "red", w=(66, 52, 46, 28), s=0.95)
    leg(p, (x + 12, 396), (x + 12, 280), (x + 4, 176), "red", -1, "red", w=(66, 54, 48, 28), s=0.01)
    with p.at(x + 4, 176, rot=180):
        p.shape("-14,-8! 16,-8! 17,10 14,24! -14,24 -42,25 -54,20 -48,12 -26,4", "blue", 3.8)
    for y in (150, 164):
        p.rod([(x - 22, y + 4), (x + 2, y + 10), (x + 28, y + 2)], 8, "brown", 3.2)
    coat = p.shape(
        [(x - 22, 598, 1), (x - 64, 586), (x - 82, 556), (x - 66, 490), (x - 56, 452), (x - 76, 400), (x - 78, 372, 1), (x, 386),
         (x + 78, 372, 1), (x + 76, 400), (x + 56, 452), (x + 66, 490), (x + 82, 556), (x + 64, 586), (x + 22, 598, 1)], "sky",
    )  # fmt: skip
    p.shade(coat, (x + 66, 490), (x + 76, 400), L=18, gap=9)
    for s in (-1, 1):
        sleeve = tube(p, [(x + 62 * s, 566), (x + 112 * s, 520), (x + 50 * s, 450)], (52, 44, 30), "red", cap=True)
        p.shade(sleeve, (x + 112 * s, 500), (x + 56 * s, 452), L=12, gap=9)
    for y in (486, 512, 538, 564):
        p.dot(x, y, 7, "yellow", 3)
    hem(p, [(x - 58, 452), (x, 442), (x + 58, 452)], 18, "yellow", "bars")
    hem(p, [(x - 50, 590), (x, 574), (x + 50, 590)], 16, "yellow", "pearls")
    p.shape([(x - 17, 592, 1), (x + 17, 592, 1), (x + 15, 630, 1), (x - 15, 630, 1)], "flesh", 3.6)
    with p.at(x, 656, 1.06, rot=180):
        hair.mass(p, "-38,-20 -34,-60 -44,-96 -20,-92 -8,-112 10,-92 30,-104 36,-60 40,-20 40,20 -40,20", "gold",
                  "-20,-40 -26,-84", "0,-46 -4,-100", "20,-40 26,-90")  # fmt: skip
        faces.face(p, 0.2, "calm")
        hair.front(p, "short", "gold", 0.2)
        for s in (-1, 1):
            hair.mass(p, f"{34 * s},-30! {44 * s},-6 {42 * s},22! {34 * s},10!", "gold")


def thirteen(p: Block) -> None:
    """The mower without a name: heads, a hand and a foot lie among what grows."""
    at.frame(p)
    at.ground(p, 650, "ink", tufts=0)
    flower(p, 60, 694, 70, "red", -6)
    flower(p, 436, 700, 84, "yellow", -6)
    for gx, gy in ((40, 756), (150, 770), (250, 700), (330, 768), (420, 764)):
        for dx, h in ((-10, 16), (0, 26), (10, 14)):
            p.brush([(gx + dx * 0.3, gy), (gx + dx, gy - h)], (1.2, 0.1), 5, "sky")
    x = 246
    bones.bone(p, (x + 26, 470), (x + 76, 560), 18)
    bones.bone(p, (x + 76, 568), (x + 120, 668), 15)
    bones.bone(p, (x + 120, 676), (x + 78, 688), 12)
    with p.at(x + 8, 278, 1.06, rot=6):
        bones.ribs(p)
    with p.at(x - 6, 462, 1.1):
        bones.hips(p)
    bones.bone(p, (x - 36, 474), (x - 84, 560), 18)
    bones.bone(p, (x - 84, 568), (x - 60, 672), 15)
    bones.bone(p, (x - 60, 680), (x - 110, 686), 12)
    p.rod([(404, 210), (330, 360), (230, 500), (150, 640)], 11, "yellow", 4)
    blade = p.shape("170,604! 146,650! 60,640 30,560! 34,470! 48,540 84,596 140,604", "sky")
    p.shade(blade, (146, 648), (40, 560), L=12, gap=9)
    bones.bone(p, (x + 74, 292), (x + 134, 372), 15)
    bones.bone(p, (x + 134, 380), (x + 96, 330), 13)
    with p.at(x + 104, 330, 1.1, rot=200):
        bones.hand(p)
    bones.bone(p, (x - 60, 286), (x - 120, 376), 15)
    bones.bone(p, (x - 120, 384), (x - 30, 470), 13)
    with p.at(x - 30, 474, 1.1, rot=30):
        bones.hand(p)
    with p.at(x, 200, 1.14):
        bones.skull(p)


def mown(p: Block) -> None:
    """A crowned head, a woman's head and a hand, in the dark ground."""
    with p.at(108, 772, 0.84, rot=-16):
        hair.back(p, "bob", "gold")
        faces.face(p, 0.3, "calm", lids=1.0)
        hair.front(p, "bob", "gold", 0.3)
        crown(p, "spike")
    with p.at(372, 776, 0.84, rot=14):
        hair.back(p, "loose", "brown")
        faces.face(p, -0.3, "calm", lids=0.6, lips=True)
        hair.front(p, "loose", "brown", -0.3)
    with p.at(236, 830, 1.2, rot=-70):
        HANDS["open"](p)
    for gx, gy in ((60, 868), (180, 800), (300, 860), (440, 868)):
        for dx, h in ((-10, 16), (0, 26), (10, 14)):
            p.brush([(gx + dx * 0.3, gy), (gx + dx, gy - h)], (1.2, 0.1), 5, "sky")


CARDS = {
    "T9": numbered("X", "LA ROUE DE FORTUNE", wheel, {"wheel": (84, 304, 304, 304), "crowned": (130, 60, 210, 260)}),
    "T11": numbered(
        "XII",
        "LE PENDU",
        hanged,
        {"foot": (180, 90, 120, 110), "head": (180, 590, 120, 170), "trees": (22, 44, 436, 690)},
    ),
    "T12": numbered("XIII", "", thirteen, {"scythe": (24, 200, 390, 460), "skull": (196, 130, 100, 134)}, below=mown),
}
