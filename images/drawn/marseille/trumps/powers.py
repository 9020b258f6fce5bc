"""The four that are the Moors: Papesse, Impératrice, Empereur, Pape, all seated."""

from images.drawn.kit import ellipse
from images.drawn.marseille.parts.bodies import eagle_shield, tiara
from images.drawn.marseille.plate import numbered
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import hem, throat
from images.drawn.sicilian.parts.dress.headgear import crown
from images.drawn.sicilian.parts.dress.regalia import orb, sceptre
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, leg
from images.drawn.sicilian.parts.seated import cushion, king_lap, mantle, queen_lap, torso
from images.drawn.sicilian.parts.thrones import folding_chair, pointed_throne, round_throne


def veil(p: Block, col: str) -> None:
    """A kerchief hanging from under the crown over both shoulders, in head units."""
    p.shape("-40,-44 0,-58 40,-44 50,0 54,60 70,110! 30,96 0,90 -30,96 -70,110! -54,60 -50,0", col, 4)


def papesse(p: Block) -> None:
    """Veiled under the threefold crown, an open book on her lap."""
    at.frame(p)
    at.floor(p, dark="blue")
    x = 240
    veil_of = p.shape("60,120! 240,40 420,120! 430,640! 400,660! 392,190 240,120 88,190 80,660! 50,640!", "sky", 4.4)
    p.shade(veil_of, (430, 300), (428, 620), L=16, gap=10)
    mantle(p, x, "blue", "yellow", half=168)
    cushion(p, x, "yellow")
    queen_lap(p, x, "red", ("yellow", "bars", "ink"))
    torso(p, x, "red")
    for s in (-1, 1):
        p.rod([(x + 52 * s, 300), (x + 6 * s, 420)], 14, "yellow", 3.6)
    arm(p, (x - 64, 312), (x - 112, 420), (x - 74, 486), "blue", "flat", cuff="yellow", w=(54, 50, 34))
    arm(p, (x + 64, 312), (x + 112, 420), (x + 78, 486), "blue", "flat", cuff="yellow", w=(54, 50, 34), flip=True)
    book = p.shape("138,448! 190,436 240,452! 292,434 344,446! 356,548! 296,536 240,556! 184,538 126,550!", None)
    p.line([(240, 452), (240, 554)], 4.4)
    for y in (470, 488, 506, 524):
        p.brush([(150, y + 2), (190, y - 6), (226, y + 4)], (0.7, 1, 0.7), 3.2)
        p.brush([(254, y + 4), (292, y - 8), (332, y)], (0.7, 1, 0.7), 3.2)
    p.outline(book)
    with p.at(x, 206, 1.16):
        veil(p, "paper")
        faces.face(p, -0.4, "calm", down=0.5, lips=True, old=False, lids=0.3)
        p.shape("-38,-30! -40,20 -30,52! -34,0 -28,-34!", "paper", 3.4)
        p.shape("38,-30! 40,20 30,52! 34,0 28,-34!", "paper", 3.4)
        tiara(p)


def imperatrice(p: Block) -> None:
    """Straight before us, sceptre in one hand, the eagle on her shield in the other."""
    at.frame(p)
    at.ground(p, 706)
    x = 240
    round_throne(p, x, "yellow", "sky", 124, 150)
    mantle(p, x, "blue", "yellow")
    queen_lap(p, x, "blue", ("yellow", "teeth", "red"), "red")
    torso(p, x, "red")
    hem(p, [(x, 292), (x, 436)], 20, "yellow", "pearls")
    hem(p, [(x - 56, 440), (x, 450), (x + 56, 440)], 18, "yellow", "bars")
    sceptre(p, 76, 116, 560, 8)
    orb(p, 84, 132, 30, "yellow")
    arm(
        p,
        (x - 64, 314),
        (x - 118, 430),
        (x - 140, 400),
        "blue",
        "grip",
        cuff="yellow",
        w=(52, 44, 28),
        bend=-60,
        flip=True,
    )
    eagle_shield(p, 348, 460, 1.24, 8)
    arm(p, (x + 64, 314), (x + 116, 410), (x + 66, 476), "blue", "flat", cuff="yellow", w=(52, 44, 28), bend=-20)
    hem(p, [(x - 76, 310), (x - 36, 298), (x, 322), (x + 36, 298), (x + 76, 310)], 22, "yellow", "pearls", "red")
    with p.at(x, 202, 1.16):
        hair.back(p, "loose", "gold")
        throat(p, 0, 82, 15, 40)
        faces.face(p, 0.0, "calm", lips=True, jaw=-0.2)
        hair.front(p, "loose", "gold")
        crown(p, "leaf")


def empereur(p: Block) -> None:
    """From the side, legs crossed, the sceptre held out before him, his eagle shield on the ground."""
    at.frame(p)
    at.ground(p, 706)
    x = 262
    folding_chair(p, x, "yellow", 132)
    leg(p, (x - 10, 500), (x - 96, 560), (x - 40, 684), "sky", -1, "red", w=(76, 56, 52, 30), s=1.1)
    leg(p, (x - 4, 490), (x - 120, 570), (x - 150, 676), "sky", -1, "red", w=(80, 58, 52, 30), s=1.1, toe=12)
    coat = p.shape(
        [(x - 26, 280, 1), (x - 64, 292), (x - 78, 330), (x - 64, 410), (x - 92, 500), (x - 104, 556, 1), (x - 40, 570),
                (x + 40, 568),
         (x + 96, 540, 1), (x + 92, 470), (x + 66, 400), (x + 76, 320), (x + 62, 292), (x + 26, 280, 1)], "red",
    )  # fmt: skip
    with p.inside(coat):
        hem(p, [(x - 112, 546), (x - 40, 558), (x + 40, 556), (x + 104, 528)], 22, "yellow", "teeth")
    p.fan([(x - 50, 430), (x + 50, 430)], [(x - 90, 540), (x + 84, 530)], 6, 4.8, (0.4, 0.9))
    p.shade(coat, (x + 68, 400), (x + 92, 530), L=20, gap=10)
    hem(p, [(x - 58, 420), (x, 432), (x + 62, 420)], 18, "yellow", "pearls")
    p.rod([(x - 50, 330), (x, 380), (x + 60, 340)], 10, "yellow", 3.4)
    p.dot(x, 390, 16, "yellow", 3.6)
    sceptre(p, 84, 190, 560, -6)
    orb(p, 76, 200, 32, "yellow")
    arm(
        p,
        (x - 62, 316),
        (x - 110, 410),
        (x - 150, 396),
        "red",
        "grip",
        cuff="yellow",
        w=(52, 44, 28),
        bend=-50,
        flip=True,
    )
    arm(p, (x + 62, 316), (x + 108, 420), (x + 56, 452), "red", "flat", cuff="yellow", w=(52, 44, 28))
    eagle_shield(p, 394, 646, 0.98, -8)
    throat(p, x - 6, 294, 19, 40)
    with p.at(x - 8, 206, 1.18):
        faces.side_face(p, "stern", nose=0.8, brow=0.5, old=True)
        hair.side_hair(p, "bob", "grey")
        hair.side_beard(p, "grey", 0.4)
        p.shape("-34,-48! -44,-70 -20,-106 20,-112 52,-80 46,-46! 6,-56", "red", 4)
        p.shape("-40,-44! -52,-74! -26,-66! -10,-92! 8,-68! 30,-94! 38,-66! 62,-74! 48,-40! 6,-52", "yellow", 4)


def pape(p: Block) -> None:
    """Blessing two who kneel before him, their shaven crowns towards us; the staff with three bars."""
    at.frame(p)
    at.floor(p, dark="red")
    x = 240
    pointed_throne(p, x, "sky", "blue", 118, 200)
    mantle(p, x, "red", "yellow", half=172)
    king_lap(p, x, "blue", "sky", ("yellow", "bars", "ink"))
    queen_lap(p, x, "sky", ("yellow", "pearls", "ink"))
    torso(p, x, "blue")
    for s in (-1, 1):
        p.rod([(x + 50 * s, 300), (x + 4 * s, 410), (x + 4 * s, 470)], 15, "yellow", 3.6)
    p.dot(x, 396, 15, "red", 3.4)
    p.rod([(390, 120), (390, 640)], 10, "yellow", 3.8)
    for y, w in ((150, 22), (186, 34), (222, 46)):
        p.rod([(390 - w, y), (390 + w, y)], 11, "yellow", 3.6)
    p.dot(390, 116, 10, "yellow", 3.4)
    arm(p, (x + 64, 312), (x + 118, 416), (x + 128, 380), "red", "grip", cuff="yellow", w=(54, 48, 32), bend=50)
    arm(
        p, (x - 64, 312), (x - 122, 404), (x - 128, 330), "red", "open", cuff="yellow", w=(54, 48, 32), flip=True, s=1.1
    )
    with p.at(x, 214, 1.12):
        hair.back(p, "bob", "white")
        faces.face(p, -0.3, "calm", old=True, nose=0.5)
        hair.beard(p, "full", "white", -0.3)
        hair.front(p, "bob", "white", -0.3)
        tiara(p)
    for hx, col, way in ((104, "yellow", 1), (376, "red", -1)):
        cope = p.shape(
            [(hx - 84, 800, 1), (hx - 80, 716), (hx - 34, 676), (hx + 34, 676), (hx + 80, 716), (hx + 84, 800, 1)], col
        )
        p.shade(cope, (hx + 80, 720), (hx + 82, 790), L=16, gap=9)
        p.fan([(hx - 30, 690), (hx + 30, 690)], [(hx - 66, 790), (hx + 66, 790)], 5, 4.6)
        p.shape(None, "flesh", 4, pts=ellipse(hx, 634, 42, 48))
        p.shape(
            [(hx - 44, 640), (hx - 40, 606), (hx, 592), (hx + 40, 606), (hx + 44, 640), (hx + 30, 676), (hx - 30, 676)],
            "brown",
            4,
        )
        p.shape(None, "flesh", 3.6, pts=ellipse(hx + 4 * way, 616, 24, 16))
        for dx in (-26, 0, 26):
            p.brush([(hx + dx, 640), (hx + dx * 0.8, 668)], (0.4, 1), 3.4)


CARDS = {
    "Moor1": numbered("II", "LA PAPESSE", papesse, {"book": (120, 430, 242, 130), "crown": (180, 40, 120, 130)}),
    "Moor2": numbered(
        "III", "L'IMPÉRATRICE", imperatrice, {"shield": (272, 360, 150, 200), "sceptre": (40, 60, 90, 500)}
    ),
    "Moor3": numbered("IIII", "L'EMPEREUR", empereur, {"shield": (330, 570, 126, 150), "sceptre": (36, 120, 90, 440)}),
    "Moor4": numbered(
        "V",
        "LE PAPE",
        pape,
        {"staff": (336, 100, 108, 540), "crown": (184, 60, 112, 120), "kneeling": (20, 580, 440, 206)},
    ),
}
