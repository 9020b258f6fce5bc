"""Trumps 3 and 2: Emperor and Empress, standing, with sceptre and globe; neither throne nor shield, as kings and queens have."""

from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import gown, hem, neckline, sprinkle, throat
from images.drawn.sicilian.parts.dress.headgear import crown
from images.drawn.sicilian.parts.dress.regalia import ermine, orb, sceptre
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, leg


def emperor(p: Block) -> None:
    """In armour under his mantle, grizzled, facing to his right."""
    at.frame(p)
    at.number(p, 3)
    at.floor(p, 706, dark="red")
    x = 236
    p.shape(
        [
            (x - 60, 290, 1),
            (x - 116, 360),
            (x - 140, 540),
            (x - 158, 712, 1),
            (x - 60, 722),
            (x + 70, 722),
            (x + 160, 712, 1),
            (x + 142, 540),
            (x + 116, 360),
            (x + 60, 290, 1),
        ],
        "red",
    )
    p.folds(
        [(x - 112, 400), (x - 124, 520), (x - 132, 680)],
        [(x + 112, 400), (x + 124, 520), (x + 132, 680)],
        [(x + 88, 480), (x + 92, 690)],
        [(x - 88, 480), (x - 92, 690)],
        w=5,
    )
    for s in (-1, 1):
        hem(p, [(x + 62 * s, 296), (x + 116 * s, 362), (x + 141 * s, 540), (x + 156 * s, 710)], 16, "yellow", "pearls")
    leg(p, (x - 26, 548), (x - 34, 622), (x - 40, 696), "sky", -1, "sky", w=(64, 50, 50, 32), s=1.06)
    leg(p, (x + 26, 548), (x + 36, 622), (x + 44, 696), "sky", 1, "sky", w=(64, 50, 50, 32), s=1.06)
    for s in (-1, 1):
        p.shape(
            [
                (x + 36 * s - 30, 606, 1),
                (x + 36 * s + 30, 606, 1),
                (x + 37 * s + 26, 636),
                (x + 37 * s, 648),
                (x + 37 * s - 26, 636),
            ],
            "yellow",
            4,
        )
    skirt = p.shape(
        [
            (x - 50, 440, 1),
            (x + 50, 440, 1),
            (x + 84, 556, 1),
            (x + 40, 566),
            (x, 558),
            (x - 40, 566),
            (x - 84, 556, 1),
        ],
        "blue",
    )
    for i in range(-2, 3):
        p.rod([(x + i * 19, 452), (x + i * 33, 552)], 15, "yellow" if i % 2 else "blue", 3.6)
    p.shade(skirt, (x + 60, 470), (x + 82, 548), L=14, gap=9)
    cuirass = p.shape(
        [
            (x - 24, 284, 1),
            (x - 70, 300),
            (x - 76, 340),
            (x - 58, 400),
            (x - 52, 446, 1),
            (x, 460),
            (x + 52, 446, 1),
            (x + 58, 400),
            (x + 76, 340),
            (x + 70, 300),
            (x + 24, 284, 1),
        ],
        "sky",
    )
    p.folds(
        [(x, 330), (x + 2, 390), (x, 448)],
        [(x - 52, 400), (x - 20, 416), (x, 408)],
        [(x + 52, 400), (x + 20, 416), (x, 408)],
        w=4,
    )
    p.shade(cuirass, (x + 70, 350), (x + 54, 440), L=22, gap=9)
    hem(p, [(x - 54, 446), (x, 459), (x + 54, 446)], 20, "yellow", "checks")
    sceptre(p, 92, 132, 560, -6)
    arm(
        p,
        (x - 66, 316),
        (x - 122, 408),
        (x - 128, 372),
        "sky",
        "grip",
        cuff="yellow",
        bend=-70,
        flip=True,
        w=(52, 44, 28),
    )
    arm(p, (x + 66, 316), (x + 112, 424), (x + 142, 372), "sky", "open", cuff="yellow", w=(52, 44, 28), bend=-20)
    orb(p, 394, 314, 36)
    ermine(p, f"{x - 86},326! {x - 70},292 {x - 30},276 {x},288 {x + 30},276 {x + 70},292 {x + 86},326! {x + 40},344 "
    f"{x},356 {x - 40},344",
           ((x - 62, 302), (x - 34, 316), (x, 326), (x + 34, 316), (x + 62, 302)))  # fmt: skip
    with p.at(x, 200, 1.18):
        hair.back(p, "bob", "grey")
        throat(p, 0, 84, 18, 40)
        faces.face(p, -0.5, "stern", jaw=0.7, brow=0.6, nose=0.8)
        hair.beard(p, "point", "grey", -0.5)
        hair.front(p, "bob", "grey", -0.5)
        crown(p, "arched", gem="blue")


def empress(p: Block) -> None:
    """In a mantle strewn with lozenges and lined with ermine."""
    at.frame(p)
    at.number(p, 2)
    at.floor(p, 706, dark="blue")
    x = 240
    sh = p.shape(
        [
            (x - 54, 290, 1),
            (x - 104, 350),
            (x - 130, 500),
            (x - 176, 700, 1),
            (x - 80, 724),
            (x + 80, 724),
            (x + 176, 700, 1),
            (x + 130, 500),
            (x + 104, 350),
            (x + 54, 290, 1),
        ],
        "blue",
    )
    sprinkle(p, sh, (x - 180, 320, 370, 380), "lozenges", 34, "yellow", 8)
    p.outline(sh)
    for s in (-1, 1):
        p.shape(
            [
                (x + 46 * s, 300, 1),
                (x + 84 * s, 380),
                (x + 104 * s, 520),
                (x + 136 * s, 716, 1),
                (x + 96 * s, 722, 1),
                (x + 76 * s, 540),
                (x + 52 * s, 380),
            ],
            None,
            4,
        )
        for ex, ey in ((70, 388), (82, 452), (90, 520), (98, 586), (110, 652)):
            p.brush([(x + ex * s, ey), (x + (ex + 1) * s, ey + 16)], (0.2, 1.3), 8)
    gown(p, x, 284, 420, 708, 96, "red", "red", border=("yellow", "teeth", "ink"))
    hem(p, [(x, 436), (x + 1, 560), (x, 684)], 28, "yellow", "pearls", "blue")
    hem(p, [(x - 36, 420), (x, 429), (x + 36, 420)], 18, "yellow", "bars")
    neckline(p, x, 284, 40, 38, "yellow", "pearls")
    sceptre(p, 398, 150, 520, 4)
    arm(p, (x + 54, 304), (x + 104, 412), (x + 130, 378), "red", "grip", cuff="paper", bend=60, w=(46, 38, 25))
    arm(
        p, (x - 54, 304), (x - 98, 424), (x - 136, 380), "red", "open", cuff="paper", w=(46, 38, 25), bend=20, flip=True
    )
    orb(p, 88, 322, 34, "green")
    with p.at(x, 196, 1.16):
        hair.back(p, "loose", "gold")
        throat(p, 0, 82, 16, 44)
        faces.face(p, 0.4, "calm", lips=True, jaw=0.2, lids=0.3)
        hair.front(p, "loose", "gold", 0.4)
        crown(p, "arched", gem="red")


CARDS = {
    "T3": Card(
        emperor,
        {
            "number": (396, 32, 58, 70),
            "sceptre": (52, 104, 70, 460),
            "orb": (354, 232, 84, 124),
            "crown": (174, 36, 116, 112),
        },
    ),
    "T2": Card(
        empress,
        {
            "number": (396, 32, 58, 70),
            "sceptre": (366, 124, 72, 400),
            "orb": (48, 242, 82, 120),
            "crown": (184, 34, 116, 112),
        },
    ),
}
