"""Trump 13: Death on foot, mowing crowns and flowers."""

from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.headgear import crown
from images.drawn.sicilian.parts.people import bones


def flower(p: Block, x: float, y: float, h: float, col: str, lean: float = 0.0) -> None:
    p.brush([(x, y), (x + lean * 0.3, y - h * 0.5), (x + lean, y - h)], (1, 1, 0.8), 5, "ink")
    for s in (-1, 1):
        p.shape(
            [
                (x + lean * 0.3, y - h * 0.34, 1),
                (x + 20 * s, y - h * 0.5 - 8),
                (x + 26 * s, y - h * 0.66, 1),
                (x + 8 * s, y - h * 0.56),
            ],
            "green",
            3,
        )
    for i in range(5):
        with p.at(x + lean, y - h, rot=72 * i):
            p.shape("0,0! -9,-10 0,-22 9,-10", col, 2.8)
    p.dot(x + lean, y - h, 5, "yellow", 2.6)


def death(p: Block) -> None:
    at.frame(p)
    at.number(p, 13)
    at.ground(p, 664, "ink", tufts=0)
    for x, y in ((70, 730), (180, 752), (300, 736), (420, 756), (250, 706), (390, 700)):
        for dx, h in ((-10, 16), (0, 24), (10, 14)):
            p.brush([(x + dx * 0.3, y), (x + dx, y - h)], (1.2, 0.1), 5, "paper")
    flower(p, 62, 690, 84, "red", -8)
    flower(p, 420, 692, 96, "yellow", 10)
    flower(p, 360, 700, 60, "red", -4)
    with p.at(110, 742, 0.8, rot=-20):
        crown(p, "leaf")
    x = 242
    # far leg, trunk, near leg
    bones.bone(p, (x + 26, 470), (x + 66, 566), 18)
    bones.bone(p, (x + 66, 574), (x + 116, 668), 15)
    bones.bone(p, (x + 116, 676), (x + 76, 686), 12)
    with p.at(x + 8, 278, 1.06, rot=6):
        bones.ribs(p)
    with p.at(x - 6, 462, 1.1):
        bones.hips(p)
    bones.bone(p, (x - 36, 474), (x - 82, 566), 18)
    bones.bone(p, (x - 82, 574), (x - 64, 676), 15)
    bones.bone(p, (x - 64, 686), (x - 112, 690), 12)
    # scythe
    p.rod([(128, 638), (220, 470), (330, 300), (398, 150)], 11, "red", 4)
    blade = p.shape("392,166! 404,140! 330,108 232,104 140,142 78,218! 150,172 236,142 322,144", "sky")
    p.shade(blade, (392, 166), (120, 194), L=12, gap=10)
    with p.at(392, 158, rot=-62):
        p.shape([(-14, -15, 1), (14, -15, 1), (14, 15, 1), (-14, 15, 1)], "yellow", 3.6, smooth=False)
    bones.bone(p, (x + 74, 292), (x + 142, 356), 15)
    bones.bone(p, (x + 150, 354), (x + 142, 258), 13)
    with p.at(x + 140, 252, 1.1, rot=-156):
        bones.hand(p)
    bones.bone(p, (x - 60, 286), (x - 116, 384), 15)
    bones.bone(p, (x - 116, 392), (x - 44, 450), 13)
    with p.at(x - 46, 452, 1.1, rot=36):
        bones.hand(p)
    for y in (262, 272):
        p.brush([(x - 2, y), (x + 18, y)], (1, 1), 9, "ink")
        p.brush([(x - 1, y), (x + 17, y)], (1, 1), 5, "paper")
    with p.at(x, 204, 1.12):
        bones.skull(p)


CARDS = {
    "T13": Card(
        death,
        {
            "number": (350, 32, 104, 70),
            "scythe": (72, 98, 340, 550),
            "skull": (190, 134, 100, 134),
            "ribs": (180, 270, 146, 180),
        },
    )
}
