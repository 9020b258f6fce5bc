"""The Bateleur at his table, and the Mat on his way, a dog at his leg."""

from images.drawn.kit import ellipse
from images.drawn.marseille.parts.beasts import dog
from images.drawn.marseille.parts.bodies import wide_hat
from images.drawn.marseille.plate import numbered
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import hem, throat
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, leg


def bateleur(p: Block) -> None:
    """He stands behind his table, a wand lifted, cups, dice and coins before him."""
    at.frame(p)
    at.ground(p, 690)
    x = 236
    leg(p, (x - 26, 560), (x - 44, 620), (x - 48, 690), "red", -1, "blue", w=(60, 46, 46, 28), s=1.06)
    leg(p, (x + 26, 560), (x + 44, 620), (x + 52, 690), "sky", 1, "red", w=(60, 46, 46, 28), s=1.06)
    coat = p.shape(
        [(x - 24, 252, 1), (x - 66, 262), (x - 82, 290), (x - 66, 360), (x - 54, 400), (x - 84, 520), (x - 90, 570, 1), (x, 580),
         (x + 90, 570, 1), (x + 84, 520), (x + 54, 400), (x + 66, 360), (x + 82, 290), (x + 66, 262), (x + 24, 252, 1)], "red",
    )  # fmt: skip
    with p.inside(coat):
        p.shape([(x, 240, 1), (x + 110, 240, 1), (x + 110, 600, 1), (x, 600, 1)], "blue", 4, smooth=False)
    p.shade(coat, (x + 66, 350), (x + 84, 520), L=18, gap=10)
    hem(p, [(x, 268), (x, 396)], 20, "yellow", "pearls")
    hem(p, [(x - 54, 398), (x, 408), (x + 54, 398)], 17, "yellow", "bars")
    p.rod([(62, 180), (132, 318)], 9, "yellow", 3.4)
    p.dot(60, 176, 11, "red", 3.4)
    p.dot(134, 322, 11, "red", 3.4)
    arm(p, (x - 66, 284), (x - 128, 344), (x - 132, 268), "blue", "grip", cuff="yellow", w=(50, 42, 27), bend=-20)
    arm(p, (x + 66, 284), (x + 132, 372), (x + 104, 446), "red", "flat", cuff="yellow", w=(50, 42, 27))
    with p.at(x, 172, 1.14):
        hair.back(p, "bob", "gold")
        throat(p, 0, 80, 16, 40)
        faces.face(p, -0.5, "smile", down=0.4)
        hair.front(p, "bob", "gold", -0.5)
        wide_hat(p, "yellow", "red")
    for foot in ((70, 724), (404, 724), (330, 700)):
        p.rod([(foot[0] + (8 if foot[0] < 200 else -8), 500), foot], 17, "brown", 4)
    top = p.shape("30,480! 440,480! 462,540! 18,540!", "yellow", 4.6, smooth=False)
    p.shape("18,540! 462,540! 462,560! 18,560!", "brown", 4.2, smooth=False)
    p.shade(top, (440, 482), (460, 538), L=30, gap=9)
    for cx, col in ((96, "red"), (150, "blue")):
        p.shape([(cx - 20, 520, 1), (cx - 14, 474, 1), (cx + 14, 474, 1), (cx + 20, 520, 1)], col, 3.8)
        p.shape(None, "paper", 3.2, pts=ellipse(cx, 474, 14, 5))
    for cx, cy in ((206, 516), (238, 500), (252, 524)):
        p.shape(None, "red", 3.2, pts=ellipse(cx, cy, 14, 8))
    for cx, cy in ((296, 512), (326, 522)):
        p.shape(
            [(cx - 11, cy - 11, 1), (cx + 11, cy - 11, 1), (cx + 11, cy + 11, 1), (cx - 11, cy + 11, 1)],
            "paper",
            3.4,
            smooth=False,
        )
        p.dot(cx - 4, cy - 4, 2.6)
        p.dot(cx + 4, cy + 4, 2.6)
    p.shape("366,490! 412,484! 430,526! 372,532!", "flesh", 4)
    p.shape("362,488! 420,478! 416,496! 368,504!", "brown", 3.6)
    p.rod([(384, 532), (432, 506)], 6, "sky", 3)


def mat(p: Block) -> None:
    """Walking to the right in motley and bells, staff before him and bundle over his shoulder."""
    at.frame(p)
    at.ground(p, 700)
    x = 226
    leg(p, (x - 24, 530), (x - 60, 610), (x - 96, 680), "sky", 1, "red", w=(68, 50, 48, 28), s=1.08, toe=26)
    leg(p, (x + 24, 530), (x + 78, 600), (x + 76, 690), "sky", 1, "red", w=(68, 50, 48, 28), s=1.08)
    with p.at(112, 650, 0.78, flip=True):
        dog(p, "flesh", True)
    skirt = p.shape(
        [(x - 54, 416, 1), (x - 84, 480), (x - 100, 560, 1), (x - 62, 536, 1), (x - 40, 582, 1), (x - 6, 544, 1), (x + 26, 584, 1),
         (x + 52, 540, 1), (x + 100, 560, 1), (x + 84, 480), (x + 54, 416, 1)], "yellow",
    )  # fmt: skip
    p.folds([(x - 40, 430), (x - 66, 520)], [(x - 8, 434), (x - 10, 530)], [(x + 34, 430), (x + 56, 520)], w=4.8)
    p.shade(skirt, (x + 84, 470), (x + 96, 550), L=14, gap=9)
    body = p.shape(
        [(x - 26, 272, 1), (x - 66, 284), (x - 78, 312), (x - 62, 380), (x - 54, 424, 1), (x, 434), (x + 54, 424, 1), (x + 62, 380),
         (x + 78, 312), (x + 66, 284), (x + 26, 272, 1)], "red",
    )  # fmt: skip
    with p.inside(body):
        p.shape([(x, 262, 1), (x + 90, 262, 1), (x + 90, 450, 1), (x, 450, 1)], "green", 4, smooth=False)
    p.shade(body, (x + 62, 360), (x + 54, 420), L=16, gap=9)
    for bx in (-48, -16, 16, 48):
        p.dot(x + bx, 436, 9, "yellow", 3)
    for bx, by in ((-100, 568), (-40, 590), (26, 592), (100, 568)):
        p.dot(x + bx, by, 8, "yellow", 3)
    # the staff before him
    p.rod([(410, 250), (386, 726)], 12, "brown", 4)
    arm(p, (x + 66, 306), (x + 110, 400), (x + 146, 406), "green", "grip", cuff="yellow", w=(48, 40, 26), bend=-6)
    # stick and bundle over the other shoulder
    p.rod([(44, 214), (160, 300), (264, 352)], 9, "brown", 3.6)
    sack = p.shape("52,202! 20,232 22,290 62,316 106,290 104,240 70,206!", "sky")
    p.folds("58,214 44,250 50,296", "66,214 84,250 80,290", w=4)
    p.shade(sack, (104, 240), (66, 314), L=14, gap=9)
    p.shape("44,196! 80,204! 76,218! 42,214!", "red", 3.4)
    arm(p, (x - 62, 308), (x - 74, 400), (x + 20, 348), "red", "grip", cuff="yellow", w=(48, 40, 26), bend=20)
    for i in range(-2, 3):
        cx = x + i * 32
        p.shape(
            [(cx - 22, 274, 1), (cx + 22, 274, 1), (cx + i * 5, 320 - abs(i) * 5, 1)], "sky" if i % 2 else "yellow", 3.8
        )
        p.dot(cx + i * 5, 324 - abs(i) * 5, 7, "yellow", 2.8)
    throat(p, x + 4, 282, 17, 36)
    with p.at(x + 6, 196, 1.14, flip=True):
        faces.side_face(p, up=0.8, mouth="smile")
        hair.beard(p, "point", "brown", -1.6, False)
        hair.side_hair(p, "short", "brown")
        cap = p.shape(
            "-38,-38! -34,-66 -6,-92 30,-92! 62,-96 84,-58 80,-24! 66,-52 50,-48 46,-30! 8,-48", "yellow", 4.2
        )
        p.shade(cap, (80, -40), (50, -44), L=10, gap=8)
        p.shape("-42,-34! -38,-50 4,-60 50,-50 52,-32! 4,-44", "red", 3.8)
        p.dot(80, -16, 10, "red", 3)


CARDS = {
    "Begato": numbered("I", "LE BATELEUR", bateleur, {"table": (14, 470, 452, 100), "wand": (46, 160, 110, 170)}),
    "Matto": numbered(
        "", "LE MAT", mat, {"bundle": (16, 190, 100, 136), "staff": (370, 240, 56, 490), "dog": (10, 560, 170, 160)}
    ),
}
