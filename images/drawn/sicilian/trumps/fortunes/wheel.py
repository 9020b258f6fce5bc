"""Trump 10: the wheel; one sits on top with a crown, one climbs, one falls, one lies below."""

import math

from images.drawn.kit import ellipse
from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import hem, throat
from images.drawn.sicilian.parts.dress.headgear import crown
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, leg

CENTRE, RADIUS = (240.0, 440.0), 150.0


def the_wheel(p: Block) -> None:
    x, y = CENTRE
    p.shape("216,716! 230,450! 250,450! 264,716!", "brown", 4.2, smooth=False)
    p.shape("150,728! 168,704! 312,704! 330,728!", "brown", 4.2, smooth=False)
    p.shape(None, "yellow", 5, pts=ellipse(x, y, RADIUS))
    for i in range(26):
        a = (i + p.rng.uniform(-0.2, 0.2)) / 26 * math.tau
        p.brush(
            [
                (x + (RADIUS - 3) * math.cos(a), y + (RADIUS - 3) * math.sin(a)),
                (x + (RADIUS - 24) * math.cos(a), y + (RADIUS - 24) * math.sin(a)),
            ],
            (1.1, 0.8),
            4,
        )
    p.shape(None, "paper", 4.4, pts=ellipse(x, y, RADIUS - 28))
    for i in range(8):
        with p.at(x, y, rot=45 * i + 8):
            p.shape("-7,-20! -6,-60 -13,-76 -6,-92 -8,-124! 8,-124! 6,-92 13,-76 6,-60 7,-20!", "red", 3.6)
    p.shape(None, "blue", 4.2, pts=ellipse(x, y, 32))
    p.shape(None, "yellow", 3.6, pts=ellipse(x, y, 15))


def figure(p: Block, coat: str, hose: str, spread: float = 1.0) -> None:
    """A small man about his belt at 0,0: legs and coat; head and arms are the caller's."""
    leg(p, (-14, 30), (-26 * spread, 74), (-26 * spread, 118), hose, -1, "ink", w=(40, 30, 30, 19), s=0.7)
    leg(p, (14, 30), (28 * spread, 74), (30 * spread, 118), hose, 1, "ink", w=(40, 30, 30, 19), s=0.7)
    sh = p.shape(
        "-16,-78! -42,-70 -50,-54 -40,-20 -34,0 -48,46! 0,54 48,46! 34,0 40,-20 50,-54 42,-70 16,-78!", coat, 4
    )
    p.folds("-20,8 -26,40", "2,10 2,46", "22,8 28,40", w=3.6)
    p.shade(sh, (40, -10), (46, 42), L=12, gap=8, w=3)
    hem(p, "-34,0 0,6 34,0", 11, "yellow", w=3)


def head(p: Block, tone: str, turn: float, mouth: str = "calm", crowned: bool = False, brow: float = 0.0) -> None:
    throat(p, 0, -72, 12, 26)
    with p.at(0, -124, 0.8):
        hair.back(p, "bob", tone)
        faces.face(p, turn, mouth, brow=brow)
        hair.front(p, "bob", tone, turn)
        if crowned:
            crown(p, "spike")


def wheel(p: Block) -> None:
    at.frame(p)
    at.number(p, 10)
    at.ground(p, 712)
    # he who lies below
    with p.at(150, 732, 0.72, rot=-84):
        figure(p, "blue", "yellow", 0.5)
    the_wheel(p)
    with p.at(90, 714, 0.62, rot=-76):
        hair.back(p, "bald", "white")
        faces.face(p, 0.3, "stern", lids=1.0, old=True)
        hair.beard(p, "full", "white", 0.3)
    # he who climbs
    with p.at(96, 424, 0.92, rot=10):
        figure(p, "green", "red", 0.7)
        arm(p, (36, -52), (66, -96), (94, -116), "green", "grip", w=(32, 27, 18), bend=20, s=0.75)
        head(p, "brown", 0.6, "smile")
        arm(p, (-34, -52), (-20, 10), (38, 2), "green", "grip", w=(32, 27, 18), s=0.75)
    # he who falls
    with p.at(376, 436, 0.86, rot=172):
        figure(p, "red", "blue", 1.3)
        arm(p, (-36, -52), (-62, -96), (-54, -150), "red", "open", w=(32, 27, 18), s=0.75)
        head(p, "gold", -0.5, "open", brow=-1)
        arm(p, (36, -52), (74, -84), (86, -140), "red", "open", w=(32, 27, 18), s=0.75, flip=True)
    # he who reigns
    x = 240
    leg(p, (x - 20, 262), (x - 52, 288), (x - 44, 340), "yellow", -1, "red", w=(44, 36, 34, 21), s=0.78)
    leg(p, (x + 20, 262), (x + 52, 288), (x + 46, 340), "yellow", 1, "red", w=(44, 36, 34, 21), s=0.78)
    p.shape(
        [
            (x - 18, 184, 1),
            (x - 48, 194),
            (x - 56, 210),
            (x - 42, 250),
            (x - 74, 282),
            (x - 70, 304, 1),
            (x, 292),
            (x + 70, 304, 1),
            (x + 74, 282),
            (x + 42, 250),
            (x + 56, 210),
            (x + 48, 194),
            (x + 18, 184, 1),
        ],
        "blue",
        4.2,
    )
    p.folds([(x - 26, 262), (x - 48, 290)], [(x, 262), (x, 288)], [(x + 26, 262), (x + 48, 290)], w=3.8)
    hem(p, [(x - 42, 252), (x, 260), (x + 42, 252)], 12, "yellow", w=3)
    hem(p, [(x, 196), (x, 250)], 14, "paper", "pearls", w=3)
    p.rod([(x - 104, 118), (x - 92, 268)], 7, "yellow", 3)
    p.dot(x - 105, 112, 11, "red", 3.4)
    arm(p, (x - 42, 206), (x - 76, 244), (x - 78, 214), "blue", "grip", w=(34, 30, 20), bend=-86, cuff="yellow", s=0.82)
    arm(p, (x + 42, 206), (x + 82, 252), (x + 90, 216), "blue", "open", w=(34, 30, 20), cuff="yellow", s=0.82)
    p.dot(x + 100, 170, 21, "green", 4)
    p.brush([(x + 80, 168), (x + 100, 174), (x + 120, 168)], (1, 1, 1), 3.4)
    p.line([(x + 100, 149), (x + 100, 126)], 4)
    p.line([(x + 91, 137), (x + 109, 137)], 4)
    with p.at(x, 262, 1.0):
        head(p, "brown", -0.2, "calm", True)


CARDS = {
    "T10": Card(
        wheel,
        {
            "number": (350, 32, 104, 70),
            "wheel": (86, 286, 308, 308),
            "king": (120, 54, 244, 260),
            "climber": (30, 274, 150, 290),
            "faller": (316, 300, 144, 320),
        },
    )
}
