"""The Amoureux between two women, and the Chariot from the front."""

from images.drawn.kit import Shape, poly
from images.drawn.marseille.plate import numbered
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.beasts.horses import horse
from images.drawn.sicilian.parts.dress.cloth import gown, hem, neckline, throat
from images.drawn.sicilian.parts.dress.headgear import crown, wreath
from images.drawn.sicilian.parts.dress.regalia import sceptre
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, leg
from images.drawn.sicilian.trumps.fortunes.chariot import cart_wheel
from images.drawn.sicilian.trumps.fortunes.love import cupid


def woman(p: Block, x: float, col: str, bodice: str, tone: str, turn: float, old: bool) -> None:
    gown(p, x, 440, 550, 706, 74, col, bodice, border=("yellow", "bars", "ink"), shoulders=50, slim=32)
    hem(p, [(x - 33, 550), (x, 558), (x + 33, 550)], 14, "yellow")
    neckline(p, x, 440, 30, 28)
    with p.at(x, 366, 0.94):
        hair.back(p, "loose", tone)
        throat(p, 0, 82, 14, 40)
        faces.face(p, turn, "stern" if old else "smile", lips=True, old=old, nose=0.8 if old else 0)
        hair.front(p, "loose", tone, turn)
        if old:
            wreath(p)
        else:
            for i, (gx, gy) in enumerate(((-36, -30), (-22, -50), (0, -58), (22, -50), (37, -30))):
                p.dot(gx, gy, 8, ("red", "paper")[i % 2], 2.8)


def amoureux(p: Block) -> None:
    """Over them Cupid before the sun bends his bow."""
    at.frame(p)
    at.ground(p, 700)
    p.dot(240, 148, 62, "yellow", 4.4)
    for i in range(18):
        with p.at(240, 148, 0.94, rot=20 * i):
            p.shape("-11,-72! 0,-122! 11,-72!", "yellow" if i % 2 else "red", 3.4)
    with p.at(244, 168, 0.86):
        cupid(p)
    woman(p, 96, "red", "red", "brown", 0.6, True)
    woman(p, 384, "blue", "sky", "gold", -0.6, False)
    x = 240
    leg(p, (x - 18, 590), (x - 26, 640), (x - 28, 700), "flesh", -1, None, w=(50, 38, 38, 24), s=0.94)
    leg(p, (x + 18, 590), (x + 26, 640), (x + 30, 700), "flesh", 1, None, w=(50, 38, 38, 24), s=0.94)
    coat = p.shape([(x - 20, 424, 1), (x - 54, 432), (x - 66, 452), (x - 54, 510), (x - 46, 534), (x - 60, 604, 1), (x, 616),
                    (x + 60, 604, 1), (x + 46, 534), (x + 54, 510), (x + 66, 452), (x + 54, 432),
                    (x + 20, 424, 1)], "yellow", 4.4)  # fmt: skip
    with p.inside(coat):
        for i in range(-3, 4, 2):
            p.shape(
                [(x + i * 15, 420, 1), (x + i * 15 + 15, 420, 1), (x + i * 19 + 18, 620, 1), (x + i * 19, 620, 1)],
                "red",
                3,
            )
    p.shade(coat, (x + 54, 500), (x + 58, 596), L=14, gap=9)
    hem(p, [(x - 46, 534), (x, 542), (x + 46, 534)], 14, "blue")
    arm(p, (x - 50, 450), (x - 86, 524), (x - 40, 560), "red", "flat", cuff="yellow", w=(42, 34, 22), s=0.9)
    arm(p, (144, 462), (176, 522), (x - 38, 500), "red", "flat", cuff="yellow", w=(38, 32, 22), s=0.9)
    arm(p, (338, 462), (316, 520), (x + 34, 476), "sky", "flat", cuff="yellow", w=(38, 32, 22), s=0.9, flip=True)
    arm(p, (x + 50, 450), (x + 84, 530), (x + 108, 568), "yellow", "flat", cuff="red", w=(42, 34, 22), s=0.9, flip=True)
    with p.at(x, 352, 0.98):
        hair.back(p, "bob", "gold")
        throat(p, 0, 84, 15, 40)
        faces.face(p, -0.6, "calm", soft=True, look=-0.8)
        hair.front(p, "bob", "gold", -0.6)


def chariot(p: Block) -> None:
    """A crowned driver under a canopy on four posts; two horses pull apart."""
    at.frame(p)
    at.ground(p, 716)
    for cx, flip in ((96, True), (384, False)):
        with p.at(cx, 0, flip=flip):
            cart_wheel(p, 0, 640, 62)
    top = p.shape("54,96! 76,60 150,46 240,60 330,46 404,60 426,96! 426,128! 54,128!", "sky")
    with p.inside(top):
        for i in range(8):
            p.shape([(54 + i * 47, 96, 1), (101 + i * 47, 96, 1), (77 + i * 47, 146, 1)], ("red", "yellow")[i % 2], 3.6)
    for cx, col in ((76, "yellow"), (404, "yellow")):
        p.rod([(cx, 128), (cx, 560)], 17, col, 4.2)
        for y in range(150, 540, 44):
            p.brush([(cx - 9, y + 14), (cx + 9, y)], (1, 1), 3.6)
    x = 240
    body = p.shape([(x - 24, 256, 1), (x - 66, 266), (x - 80, 300), (x - 64, 380), (x - 58, 470, 1), (x + 58, 470, 1),
            (x + 64, 380),
                    (x + 80, 300), (x + 66, 266), (x + 24, 256, 1)], "blue")  # fmt: skip
    p.folds(
        [(x, 300), (x + 2, 360), (x, 420)],
        [(x - 46, 360), (x - 18, 374), (x, 366)],
        [(x + 46, 360), (x + 18, 374), (x, 366)],
        w=4,
    )
    p.shade(body, (x + 66, 360), (x + 60, 450), L=18, gap=9)
    hem(p, [(x - 60, 408), (x, 418), (x + 60, 408)], 20, "yellow", "checks")
    sceptre(p, 348, 170, 470, 4)
    arm(p, (x + 66, 290), (x + 112, 390), (x + 96, 350), "red", "grip", cuff="yellow", w=(50, 42, 27), bend=40)
    arm(p, (x - 66, 290), (x - 116, 380), (x - 70, 440), "red", "flat", cuff="yellow", w=(50, 42, 27))
    for s in (-1, 1):
        p.shape(None, "yellow", 4, pts=[(x + 74 * s + 30 * dx, 286 + 34 * dy) for dx, dy in
                ((-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7))])  # fmt: skip
        with p.at(x + 74 * s, 288, 0.42):
            faces.face(p, 0.4 * s, "calm")
    with p.at(x, 178, 1.08):
        hair.back(p, "loose", "gold")
        throat(p, 0, 80, 15, 38)
        faces.face(p, -0.4, "calm")
        hair.front(p, "loose", "gold", -0.4)
        crown(p, "leaf")
    box = p.shape("60,462! 420,462! 408,610! 72,610!", "red", smooth=False)
    with p.inside(box):
        hem(p, "50,472 240,472 430,472", 26, "yellow", "pearls", "blue")
        for cx in (130, 240, 350):
            p.shape([(cx - 24, 552, 1), (cx, 512, 1), (cx + 24, 552, 1), (cx, 592, 1)], "yellow", 3.8, smooth=False)
    for flip, coat, bounds in (
        (False, "blue", "17,400! 240,400! 240,760! 17,760!"),
        (True, "bay", "240,400! 463,400! 463,760! 240,760!"),
    ):
        with p.clipped(Shape(p.T(poly(bounds)))), p.at(236 if not flip else 244, 584, 0.74, flip=flip):
            horse(p, coat, "trot", "high", "red" if not flip else "yellow", None)
    p.line([(240, 545), (240, 650)], 4.6)


CARDS = {
    "T5": numbered("VI", "L'AMOUREUX", amoureux, {"Cupid": (120, 24, 240, 240), "man": (174, 280, 132, 440)}),
    "T6": numbered("VII", "LE CHARIOT", chariot, {"horses": (20, 430, 440, 310), "canopy": (50, 40, 380, 100)}),
}
