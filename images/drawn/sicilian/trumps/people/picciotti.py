"""Trump 1: i picciotti, two lads at play beside a mountebank's table."""

from images.drawn.kit import ellipse
from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import hem, throat
from images.drawn.sicilian.parts.dress.headgear import feather
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, leg


def lad(p: Block, coat: str, hose: str, tone: str, turn: float, cap: str = "") -> None:
    """A boy about his belt at 0,0, 330 high: legs, coat, head; arms are the caller's."""
    leg(p, (-15, 40), (-26, 92), (-24, 144), hose, -1, "ink", w=(46, 34, 34, 21), s=0.8)
    leg(p, (15, 40), (28, 92), (28, 144), hose, 1, "ink", w=(46, 34, 34, 21), s=0.8)
    sh = p.shape(
        "-17,-88! -44,-80 -54,-62 -44,-24 -38,0 -52,54! 0,62 52,54! 38,0 44,-24 54,-62 44,-80 17,-88!", coat, 4.2
    )
    p.folds("-22,10 -30,48", "2,12 2,54", "24,10 32,46", w=4)
    p.shade(sh, (44, -12), (50, 50), L=12, gap=8, w=3)
    hem(p, "-38,0 0,7 38,0", 12, "yellow", w=3)
    with p.at(0, -146, 0.96):
        hair.back(p, "bob", tone)
        throat(p, 0, 68, 13, 32)
        faces.face(p, turn, "smile", long=-0.5, soft=True)
        hair.front(p, "bob", tone, turn)
        if cap:
            p.shape("-40,-40! -44,-62 -24,-80 6,-84 40,-70 66,-40 60,-22! 48,-42 38,-44! 0,-50", cap, 4)
            p.folds("-20,-54 -8,-74", "10,-54 24,-70", w=3)


def mountebank(p: Block) -> None:
    """He stands behind his table in a feathered hat, a wand in one hand, lifting a cup with the other."""
    x = 240
    sh = p.shape(
        [
            (x - 22, 256, 1),
            (x - 62, 266),
            (x - 78, 292),
            (x - 64, 350),
            (x - 58, 420, 1),
            (x + 58, 420, 1),
            (x + 64, 350),
            (x + 78, 292),
            (x + 62, 266),
            (x + 22, 256, 1),
        ],
        "yellow",
    )
    p.shade(sh, (x + 66, 340), (x + 60, 416), L=18, gap=9)
    for y in (290, 318, 346, 374):
        p.dot(x, y, 6, "red", 3)
    hem(p, [(x - 70, 288), (x - 34, 266), (x, 286), (x + 34, 266), (x + 70, 288)], 24, "green", "pearls", "yellow")
    p.rod([(86, 214), (150, 326)], 6, "red", 3)
    arm(
        p,
        (x - 62, 286),
        (x - 122, 372),
        (x - 122, 316),
        "yellow",
        "grip",
        cuff="green",
        w=(48, 40, 26),
        bend=40,
        flip=True,
        s=0.95,
    )
    arm(p, (x + 62, 286), (x + 122, 368), (x + 72, 406), "yellow", "flat", cuff="green", w=(48, 40, 26), s=0.95)
    with p.at(x, 178, 1.1):
        hair.back(p, "bob", "black")
        throat(p, 0, 80, 16, 38)
        faces.face(p, -0.3, "smile", down=0.4)
        hair.beard(p, "point", "black", -0.3)
        hair.front(p, "bob", "black", -0.3)
        feather(p, 34, -60, 34, "green", 0.86)
        hat = p.shape("-38,-46! -46,-72 -30,-92 0,-98 30,-92 46,-72 38,-46! 0,-40", "red", 4)
        p.shade(hat, (44, -72), (38, -48), L=12, gap=7, w=3)
        p.shape("-72,-38! -50,-58 -20,-52 0,-46 20,-52 50,-58 72,-38! 40,-38 0,-30 -40,-38", "red", 4)


def table(p: Block) -> None:
    p.shape("118,452! 104,636! 118,636! 134,452!", "brown", 4, smooth=False)
    p.shape("346,452! 362,636! 376,636! 362,452!", "brown", 4, smooth=False)
    cloth = p.shape("92,430! 388,430! 396,508! 360,520 324,508 288,522 240,510 192,522 156,508 120,520 84,508!", "blue")
    with p.inside(cloth):
        hem(p, "78,498 120,510 156,498 192,512 240,500 288,512 324,498 360,510 402,498", 16, "yellow", "teeth", "ink")
    p.shape("78,412! 402,412! 408,436! 72,436!", "brown", 4.4, smooth=False)
    for x, col in ((196, "red"), (294, "red")):
        p.shape([(x - 17, 412, 1), (x - 12, 376, 1), (x + 12, 376, 1), (x + 17, 412, 1)], col, 3.8)
        p.brush([(x - 14, 398), (x + 14, 398)], (1, 1), 3)
    for x in (234, 256):
        p.dot(x, 404, 8, "paper", 3)


def picciotti(p: Block) -> None:
    at.frame(p)
    at.number(p, 1)
    at.ground(p, 690)
    mountebank(p)
    table(p)
    # the lad at the left drives a hoop, the other spins a top
    with p.at(104, 560, 0.96):
        lad(p, "red", "paper", "brown", 0.6, "green")
        for half in (0, 180):
            p.rod(ellipse(84, 108, 56, 56, half - 2, half + 182), 8, "yellow", 3)
        p.rod([(66, 6), (98, 66)], 5, "yellow", 2.8)
        arm(p, (40, -62), (58, -12), (58, 0), "red", "grip", w=(38, 32, 21), s=0.82, cuff="paper", bend=-60)
        arm(p, (-40, -62), (-64, -6), (-30, 16), "red", "flat", w=(38, 32, 21), s=0.82, cuff="paper")
    with p.at(374, 560, 0.96):
        lad(p, "green", "yellow", "gold", -0.6)
        arm(p, (40, -62), (66, -4), (34, 20), "green", "flat", w=(38, 32, 21), s=0.82, cuff="yellow", flip=True)
        p.brush([(-62, 24), (-92, 70), (-74, 104), (-84, 120)], (1, 1, 1, 1), 4)
        arm(p, (-40, -62), (-52, 0), (-62, 22), "green", "grip", w=(38, 32, 21), s=0.82, cuff="yellow", flip=True)
        with p.at(-84, 142):
            p.shape("-22,-12! 22,-12! 16,8 0,34! -16,8", "red", 3.8)
            p.shape("-22,-12! 22,-12! 18,-22! -18,-22!", "yellow", 3.2)
            p.line([(0, -22), (0, -34)], 4)


CARDS = {
    "T1": Card(
        picciotti,
        {
            "number": (396, 32, 58, 70),
            "lads": (30, 340, 424, 370),
            "conjuror": (100, 60, 280, 350),
            "table": (70, 372, 340, 152),
        },
    )
}
