"""Justice on her seat, the Ermite with his lantern, Force with her lion, Tempérance with wings and two jugs."""

from images.drawn.kit import ellipse
from images.drawn.marseille.parts.beasts import lion
from images.drawn.marseille.parts.bodies import angel_head, wide_hat
from images.drawn.marseille.parts.wings import feathered
from images.drawn.marseille.plate import numbered
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import gown, hem, neckline, throat
from images.drawn.sicilian.parts.dress.headgear import crown
from images.drawn.sicilian.parts.dress.regalia import jug, scales
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import HANDS, arm, bare_foot, shoe
from images.drawn.sicilian.parts.seated import mantle, queen_lap, torso
from images.drawn.sicilian.parts.signs import blade
from images.drawn.sicilian.parts.thrones import square_throne


def justice(p: Block) -> None:
    """Straight before us on a throne with two posts, sword upright, scales level."""
    at.frame(p)
    at.ground(p, 706)
    x = 240
    square_throne(p, x, "yellow", "yellow", 122, 190)
    mantle(p, x, "blue", "sky", half=160)
    queen_lap(p, x, "red", ("yellow", "bars", "ink"), "sky")
    torso(p, x, "red")
    hem(p, [(x - 56, 440), (x, 450), (x + 56, 440)], 18, "yellow", "pearls")
    with p.at(84, 320):
        blade(p, "sky", "yellow", "green", 15, 470, 44)
    arm(
        p,
        (x - 64, 314),
        (x - 116, 430),
        (x - 128, 500),
        "blue",
        "grip",
        cuff="yellow",
        bend=-100,
        flip=True,
        w=(52, 46, 30),
    )
    arm(p, (x + 64, 314), (x + 106, 400), (x + 116, 330), "blue", "grip", cuff="yellow", bend=-20, w=(52, 46, 30))
    scales(p, 366, 296)
    hem(p, [(x - 76, 310), (x - 36, 298), (x, 324), (x + 36, 298), (x + 76, 310)], 24, "yellow", "pearls", "red")
    with p.at(x, 204, 1.16):
        hair.back(p, "long", "gold")
        throat(p, 0, 82, 15, 40)
        faces.face(p, 0.0, "stern", lips=True, brow=0.3)
        hair.front(p, "long", "gold")
        crown(p, "ball", gem="blue")


def ermite(p: Block) -> None:
    """Old, in a great cloak, walking to the left on his staff, a lantern held up before him."""
    at.frame(p)
    at.ground(p, 704)
    bare_foot(p, 176, 692, -1, 1.1)
    bare_foot(p, 276, 694, -1, 1.1)
    robe = p.shape("176,318! 150,400 146,500 132,690! 190,704 250,694 300,700! 310,560 300,420 280,318!", "sky")
    p.folds("190,480 184,580 170,670", "226,480 228,590 222,680", "262,480 272,590 272,680", w=5)
    with p.inside(robe):
        hem(p, "120,680 190,692 250,682 312,690", 18, "yellow")
    cloak = p.shape(
        "216,284! 290,300 340,360 366,480 376,600 384,704! 330,716 286,706! 280,580 262,470 240,400 206,330!", "blue"
    )
    p.folds("270,330 312,430 330,560 336,690", "300,330 344,440 360,600", w=5.4)
    p.shade(cloak, (366, 470), (382, 680), L=28, gap=11)
    cape = p.shape("160,300! 140,360 134,430! 170,440 190,380! 210,430 246,444! 250,380 270,300!", "red")
    p.folds("176,320 160,400", "216,330 220,410", w=4.4)
    p.shade(cape, (250, 380), (226, 440), L=12, gap=8)
    p.rod("336,318 344,500 340,718", 11, "brown", 4)
    arm(p, (270, 356), (300, 470), (322, 460), "blue", "grip", cuff="yellow", w=(60, 54, 34), bend=-10)
    # the lantern
    p.line([(96, 252), (96, 280)], 5)
    p.shape("62,300! 96,276 130,300!", "red", 4.2)
    lamp = p.shape("66,300! 126,300! 132,386! 60,386!", "yellow", 4.4, smooth=False)
    for lx in (82, 110):
        p.line([(lx, 300), (lx, 386)], 3.6)
    p.shape("88,372! 84,348 96,322 108,348 104,372!", "red", 3)
    p.shade(lamp, (126, 302), (132, 384), L=8, gap=8)
    p.shape("54,386! 138,386! 138,400! 54,400!", "red", 4, smooth=False)
    arm(p, (190, 340), (150, 370), (110, 264), "blue", "grip", cuff="yellow", w=(60, 54, 34), bend=-10, flip=True)
    hood = p.shape("262,300! 300,280 306,240 290,190 250,170! 286,220 270,270!", "blue")
    p.shade(hood, (304, 230), (280, 290), L=12, gap=8)
    with p.at(220, 220, 1.16):
        faces.side_face(p, old=True, nose=0.8, brow=0.2)
        hair.side_hair(p, "bob", "white")
        hair.side_beard(p, "white", 2.0)


def force(p: Block) -> None:
    """In her wide hat she opens the jaws of a lion without effort."""
    at.frame(p)
    at.ground(p, 700)
    x = 222
    shoe(p, x - 44, 706, "red", -1)
    gown(p, x, 270, 408, 706, 132, "blue", "sky", border=("yellow", "teeth", "ink"), sway=-14)
    cape = p.shape(
        [
            (x - 46, 280, 1),
            (x - 96, 350),
            (x - 132, 540),
            (x - 150, 690, 1),
            (x - 96, 700),
            (x - 76, 540),
            (x - 40, 400, 1),
        ],
        "red",
    )
    p.folds([(x - 80, 370), (x - 104, 520), (x - 120, 670)], w=5)
    p.shade(cape, (x - 40, 400), (x - 90, 690), L=16, gap=10)
    hem(p, [(x - 36, 408), (x, 418), (x + 36, 408)], 18, "yellow", "pearls")
    neckline(p, x, 270, 36, 34, "yellow", "pearls")
    # the lion, its head at her lap, its body to the right
    body = p.shape(
        "300,560 372,530 424,560 440,630 436,712! 404,724 396,690! 372,724 330,722! 330,690 300,660", "yellow"
    )
    p.shade(body, (438, 600), (434, 700), L=18, gap=10)
    p.rod("430,590 456,540 430,500 444,470", 9, "yellow", 3.4)
    p.dot(444, 462, 13, "brown", 3.4)
    with p.at(292, 560, 1.2):
        lion(p)
    p.shape("262,586! 292,600 324,586! 320,624 292,640 266,624!", "red", 3.8)
    for tx in (272, 312):
        p.shape([(tx - 6, 590, 1), (tx + 6, 590, 1), (tx, 606, 1)], "paper", 2.6)
    for tx in (278, 306):
        p.shape([(tx - 5, 634, 1), (tx + 5, 634, 1), (tx, 620, 1)], "paper", 2.6)
    arm(p, (x + 54, 292), (x + 138, 400), (x + 100, 500), "red", "flat", cuff="yellow", w=(50, 42, 28), bend=16)
    arm(p, (x - 54, 292), (x - 70, 450), (x + 16, 570), "red", "flat", cuff="yellow", w=(50, 44, 28), bend=6, flip=True)
    with p.at(x, 182, 1.14, rot=4):
        hair.back(p, "loose", "gold")
        throat(p, 0, 80, 16, 42)
        faces.face(p, 0.5, "calm", lips=True, down=0.6)
        hair.front(p, "loose", "gold", 0.5)
        wide_hat(p, "yellow", "red")


def temperance(p: Block) -> None:
    """A winged woman pours from a blue jug into a red one."""
    at.frame(p)
    at.ground(p, 706)
    x = 240
    feathered(p, x, 300, 1.14, "sky", "flesh")
    gown(p, x, 276, 412, 710, 122, "blue", "red", border=("yellow", "bars", "ink"))
    half = p.shape(
        [(x, 416, 1), (x + 36, 414, 1), (x + 52, 480), (x + 106, 620), (x + 122, 702), (x + 60, 716), (x, 706, 1)],
        "red",
    )
    p.fan([(x + 6, 424), (x + 34, 420)], [(x + 12, 700), (x + 106, 690)], 4, 5, (0.5, 0.95))
    p.shade(half, (x + 100, 600), (x + 118, 690), L=18, gap=10)
    hem(p, [(x - 36, 412), (x, 422), (x + 36, 412)], 18, "yellow", "pearls")
    neckline(p, x, 276, 38, 32, "yellow", "pearls")
    with p.at(136, 512, 0.96, rot=8):
        jug(p, "red")
    p.rod("282,396 256,414 216,444 168,470 140,462", 15, "sky", 3.4, (0.7, 1, 1, 0.7))
    arm(p, (x + 54, 298), (x + 142, 372), (x + 122, 396), "red", "flat", cuff="yellow", w=(50, 42, 27))
    with p.at(338, 378, 1.04, rot=-112):
        jug(p, "sky")
    with p.at(x + 126, 412, 1, rot=206):
        HANDS["grip"](p)
    arm(p, (x - 54, 298), (x - 86, 430), (x - 100, 494), "blue", "flat", cuff="yellow", w=(50, 42, 27))
    with p.at(x - 100, 520, 1, rot=150):
        HANDS["grip"](p)
    with p.at(x, 186, 1.14, rot=-6):
        throat(p, 0, 80, 15, 42)
        angel_head(p, -0.4, down=0.6)
        for i in range(5):
            with p.at(0, -52, rot=72 * i):
                p.shape("0,0! -8,-8 0,-20 8,-8", "red", 2.8)
        p.shape(None, "yellow", 2.8, pts=ellipse(0, -52, 6))


CARDS = {
    "T7": numbered("VIII", "LA JUSTICE", justice, {"sword": (34, 80, 100, 480), "scales": (260, 290, 204, 140)}),
    "T8": numbered("VIIII", "L'ERMITE", ermite, {"lantern": (50, 244, 92, 160), "staff": (324, 310, 30, 410)}),
    "T10": numbered("XI", "LA FORCE", force, {"lion": (196, 460, 260, 266), "hat": (112, 80, 222, 70)}),
    "T13": numbered("XIIII", "TEMPÉRANCE", temperance, {"jugs": (80, 310, 330, 260), "wings": (30, 150, 420, 290)}),
}
