"""The Devil with his two, and the Tower that lightning strikes."""

from images.drawn.kit import ellipse
from images.drawn.marseille.parts.bodies import womans_trunk
from images.drawn.marseille.parts.wings import bats
from images.drawn.marseille.plate import numbered
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.dress.cloth import hem
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, leg, tube
from images.drawn.sicilian.parts.people.nude import loincloth, trunk_of
from images.drawn.sicilian.trumps.fortunes.tower import stones


def antlers(p: Block, col: str) -> None:
    """Horns of a stag, in head units."""
    for _ in p.mirrored():
        p.shape("14,-44! 26,-76 20,-112! 34,-92! 44,-80 52,-106! 56,-76 44,-56 30,-40!", col, 3.8)


def imp(p: Block, flip: bool) -> None:
    """A small devil, hands bound behind, a cord round the neck; 0,0 is the throat."""
    with p.at(0, 0, flip=flip):
        tube(p, "40,170 74,190 70,230 84,250", (14, 11, 8, 4), "flesh")
        leg(p, (-22, 172), (-34, 226), (-34, 280), "flesh", -1, None, w=(54, 40, 38, 24), s=0.9)
        leg(p, (22, 172), (36, 226), (36, 280), "flesh", 1, None, w=(54, 40, 38, 24), s=0.9)
        for s in (-1, 1):
            tube(p, [(56 * s, 30), (74 * s, 90), (34 * s, 130)], (32, 28, 20), "flesh", cap=True)
        if flip:
            womans_trunk(p)
        else:
            with p.at(0, 0, 0.86, sy=1):
                trunk_of(p)
        loincloth(p, "-54,160! 0,172 54,160! 50,200 0,214 -50,200!", "red", "-20,174 -24,204", "20,174 24,204")
        for y in (-16, -4):
            p.rod([(-22, y), (0, y + 6), (22, y)], 8, "yellow", 3)
        with p.at(0, -70, 0.92):
            faces.face(p, 0.6, "smile")
            p.shape("-36,-22! -34,-60 0,-70 34,-60 36,-22! 0,-42", "red", 4)
            for _ in p.mirrored():
                p.shape("34,-14! 56,-28 48,8 36,10!", "flesh", 3.4)
            antlers(p, "brown")


def devil(p: Block) -> None:
    """On his block with torch and raised hand, wings of a bat; two bound to the ring at his feet."""
    at.frame(p)
    at.ground(p, 716, "ink", tufts=0)
    x = 240
    bats(p, x, 230, 1.12, "blue")
    leg(p, (x - 24, 404), (x - 44, 452), (x - 30, 506), "sky", -1, None, w=(62, 46, 44, 28))
    leg(p, (x + 24, 404), (x + 44, 452), (x + 34, 506), "sky", 1, None, w=(62, 46, 44, 28))
    with p.at(x, 232):
        trunk_of(p)
    with p.at(x, 356, 0.6):
        faces.face(p, 0.0, "smile", skin="sky")
    loincloth(
        p,
        f"{x - 58},394! {x},406 {x + 58},394! {x + 62},430 {x},450 {x - 62},430!",
        "red",
        f"{x - 20},410 {x - 26},440",
        f"{x + 20},410 {x + 26},440",
    )
    p.rod([(404, 128), (372, 330)], 12, "yellow", 4)
    p.shape("388,120! 384,90 400,70 404,40! 418,66 430,84 420,122!", "red", 4)
    arm(p, (x + 62, 258), (x + 112, 336), (x + 134, 270), "sky", "grip", w=(48, 40, 27), bend=40)
    arm(p, (x - 62, 258), (x - 122, 300), (x - 130, 208), "sky", "open", w=(48, 40, 27), flip=True, s=1.1)
    with p.at(x, 160, 1.1):
        faces.face(p, -0.3, "smile", skin="sky", brow=0.9, nose=0.9, look=0.5)
        p.shape("-12,44! 0,36 12,44! 8,58 0,62 -8,58", "red", 3.4)
        for _ in p.mirrored():
            p.shape("34,-8! 62,-24 54,8 36,14!", "sky", 3.6)
        p.shape("-38,-20! -40,-54 0,-66 40,-54 38,-20! 20,-38 0,-42 -20,-38!", "yellow", 4)
        antlers(p, "brown")
    block = p.shape("168,520! 312,520! 300,556! 300,610! 326,650! 154,650! 180,610! 180,556!", "red", smooth=False)
    p.shade(block, (300, 560), (326, 648), L=16, gap=9)
    hem(p, "164,520 240,524 316,520", 18, "yellow", "bars")
    p.shape(None, None, 5, pts=ellipse(240, 588, 18))
    for s in (-1, 1):
        p.rod([(240 + 16 * s, 592), (240 + 70 * s, 612), (240 + 116 * s, 516)], 7, "yellow", 3.2)
    with p.at(102, 530, 0.78):
        imp(p, False)
    with p.at(378, 530, 0.78):
        imp(p, True)


def falling(p: Block, coat: str, hose: str, tone: str) -> None:
    """A man falling head first; 0,0 is his belt, his feet up."""
    leg(p, (-16, -20), (-34, -76), (-70, -116), hose, -1, "ink", w=(48, 36, 34, 22), s=0.8)
    leg(p, (16, -20), (34, -84), (20, -140), hose, 1, "ink", w=(48, 36, 34, 22), s=0.01)
    with p.at(20, -142, 0.9, rot=180):
        p.shape("-13,-8! 15,-8! 17,10 14,22! -14,22 -40,23 -52,18 -46,10 -26,4", "ink", 3.6)
    sh = p.shape("-50,-46! 0,-34 50,-46! 36,4 46,56 20,76! -20,76! -46,56 -36,4", coat, 4.2)
    p.shade(sh, (40, 0), (48, -40), L=12, gap=8)
    hem(p, "-36,4 0,10 36,4", 13, "yellow")
    for s in (-1, 1):
        arm(
            p, (40 * s, 56), (74 * s, 96), (60 * s, 150), coat, "open", cuff="yellow", w=(36, 30, 20), s=0.8, flip=s < 0
        )
    with p.at(0, 126, 0.86, rot=180):
        hair.back(p, "bob", tone)
        faces.face(p, 0.4, "open", brow=-1.0)
        hair.front(p, "bob", tone, 0.4)


def tower(p: Block) -> None:
    """Fire from heaven lifts the tower's crown off; two fall; coloured balls hang in the air."""
    at.frame(p)
    at.ground(p, 704)
    shaft = p.shape([(150, 716, 1), (162, 260, 1), (312, 260, 1), (324, 716, 1)], "flesh", smooth=False)
    with p.inside(shaft):
        stones(p, 140, 340, 290, 716, 38, 54)
    p.shade(shaft, (314, 280), (324, 700), L=28, gap=10, w=4.2)
    for wx, wy in ((236, 330), (200, 440), (272, 440)):
        p.shape(
            [(wx - 16, wy + 46, 1), (wx - 16, wy, 1), (wx, wy - 18, 1), (wx + 16, wy, 1), (wx + 16, wy + 46, 1)],
            "blue",
            4,
        )
    door = p.shape("208,716! 208,650 238,620 268,650 268,716!", "ink", 4)
    del door
    rim = p.shape("150,262! 324,262! 318,290! 156,290!", "yellow", 4.2, smooth=False)
    del rim
    # the crown, lifted and tilting
    with p.at(160, 196, rot=-24):
        top = p.shape(
            "-96,40! -110,-34! -70,-6! -60,-48! -30,-8! 0,-54! 30,-8! 60,-48! 70,-6! 110,-34! 96,40!",
            "yellow",
            4.6,
            smooth=False,
        )
        p.shade(top, (104, -10), (96, 38), L=16, gap=9)
        p.shape("-98,40! 98,40! 96,62! -96,62!", "red", 4.2, smooth=False)
    # the fire
    bolt = p.shape(
        "448,22! 340,34! 364,70! 280,96! 318,128! 230,190! 262,206! 214,268! 330,196! 306,180! 396,128! 372,104! 456,72!",
        "red",
        4.6,
        smooth=False,
    )
    with p.inside(bolt):
        p.shape(
            "462,20! 390,50! 400,66! 330,104! 350,122! 280,170! 296,186! 244,240! 320,180! 310,172! 378,122! 362,108! 462,60!",
            "yellow",
            3.4,
            smooth=False,
        )
    for bx, by, col in ((54, 96, "red"), (40, 300, "sky"), (96, 330, "yellow"), (60, 400, "red"), (120, 430, "sky"),
            (404, 250, "sky"),
                        (364, 300, "yellow"), (432, 330, "red"), (370, 390, "sky"), (430, 420, "yellow"),
                        (30, 180, "yellow")):  # fmt: skip
        p.dot(bx, by, 13, col, 3.4)
    with p.at(84, 548, 0.86, rot=12):
        falling(p, "blue", "red", "gold")
    with p.at(398, 566, 0.86, rot=-10, flip=True):
        falling(p, "red", "sky", "brown")


CARDS = {
    "T14": numbered(
        "XV",
        "LE DIABLE",
        devil,
        {"horns": (170, 30, 140, 110), "two": (28, 420, 424, 340), "torch": (350, 36, 90, 300)},
    ),
    "T15": numbered(
        "XVI",
        "LA MAISON DIEU",
        tower,
        {"crown": (46, 110, 230, 160), "fire": (210, 18, 250, 256), "falling": (20, 400, 440, 330)},
    ),
}
