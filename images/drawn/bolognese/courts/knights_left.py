"""Knights of swords and cups: a horse on the left; a curved sabre, or a goblet held above it."""

from images.drawn.bolognese.parts import arm, fist, head_bob, head_profile, plume, reins
from images.drawn.bolognese.parts.beasts.mounts import mount_left
from images.drawn.bolognese.parts.dress.garments import buttons, cloth, holding, slashes
from images.drawn.bolognese.parts.dress.hats import peaked_cap
from images.drawn.bolognese.parts.joins import girdle
from images.drawn.bolognese.parts.things.staffs import sabre
from images.drawn.bolognese.parts.things.vessels import chalice
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen

COAT = "240,240 268,222! 338,222! 368,240 378,300 366,372 372,470! 244,470! 248,372 236,300"


def _saddle(p: Pen, cloth_col: str, cols: tuple[str, ...]) -> None:
    """A striped saddle cloth that ends in points on the seam, with a fringe braid along its upper hem."""
    c = p.shape("196,505! 232,478 282,456 336,448 388,458 420,480 432,505!", cloth_col)
    for i, col in enumerate(cols):
        x = 232 + i * 40
        p.band([(x - 26, 512), (x, 480), (x + 22, 440)], 19, col, None, w=2.0, clip=c)
    p.outline(c)
    p.band("190,506 232,480 282,458 336,450 388,460 422,482 436,506", 13, "yellow", "ticks", w=2.1, period=7)


def knight_swords(p: Pen) -> None:
    body = cloth(p, COAT, "red")
    p.band("304,210 300,470", 34, "blue", None, w=2.3, clip=body)
    for y in (262, 300, 338, 376):
        p.band([(256, y + 5), (284, y), (324, y), (356, y + 5)], 9, "yellow", None, w=1.8, clip=body)
    buttons(p, "304,262 304,376", 4, 5, "red")
    p.outline(body)
    p.band("246,420 306,428 370,420", 17, "yellow", "zig", w=2.2, period=11, cap=True)
    # the arm that swings the sabre over the head
    with p.at(128, 176, 1.06, rot=-6):
        sabre(p)
    arm(p, (268, 246), (174, 270), (137, 206), "green", (30, 27, 17), puff=3)
    with p.at(130, 178, 1.06, rot=-4):
        fist(p, wrist=80, reach=32)
    p.band([(118, 213), (156, 199)], 17, "yellow", "zig", w=2.2, period=9, cap=True)
    p.band("262,220 282,248 268,286", 20, "yellow", "ticks", w=2.2, period=12, cap=True)
    mount_left(p, "grey", "red")
    _saddle(p, "blue", ("green", "yellow", "red", "yellow", "green"))
    with p.at(286, 410):
        reins(p, (-140, 34), (40, 40), "red", wrist=-8)
    arm(p, (350, 250), (408, 372), (324, 404), "green", (31, 28, 18), puff=4)
    p.band("342,222 360,240 384,268", 20, "yellow", "ticks", w=2.2, period=12, cap=True)
    with p.at(300, 142, 1.22, rot=-4):
        head_profile(p, "bob", "dark", lean=-4, nose=2, chin=1.5, brow=2, mouth="stern", ear=True)
    p.band("258,206 278,220 304,225 330,220 348,204", 21, "yellow", "zig", w=2.3, period=12, cap=True)


def knight_cups(p: Pen) -> None:
    body = cloth(p, COAT, "blue")
    p.band("262,214 276,320 272,470", 17, "yellow", "wave", w=2.2, period=14, clip=body)
    p.band("344,214 332,320 336,470", 17, "yellow", "wave", w=2.2, period=14, clip=body)
    slashes(p, "304,250 304,400", 6, "white", 10)
    p.outline(body)
    with p.at(98, 136, 0.98):
        chalice(p, "yellow", "red", "yellow", "red", tall=34)
    holding(
        p,
        (264, 250),
        (192, 292),
        (98, 178),
        "red",
        s=1.0,
        w=(30, 27, 17),
        cuff="white",
        motif="ticks",
        puff=5,
    )
    p.band("262,218 284,246 268,288", 20, "green", "dots", w=2.2, period=11, cap=True, mcol="yellow")
    with p.at(8, 18, 0.96):
        mount_left(p, "grey", "blue")
    _saddle(p, "green", ("yellow", "green", "yellow", "green", "yellow"))
    with p.at(288, 420):
        reins(p, (-141, 24), (40, 36), "blue", wrist=-8)
    arm(p, (350, 252), (410, 374), (326, 414), "red", (31, 28, 18), "white", "ticks", puff=6)
    p.band("336,218 356,238 386,270", 20, "green", "dots", w=2.2, period=11, cap=True, mcol="yellow")
    with p.at(298, 140, 1.2, rot=-5):
        plume(p, "18,-56 46,-70 76,-68 102,-46", 29, "red", 7)
        plume(p, "24,-52 54,-62 80,-54 100,-26", 28, "green", 7)
        head_bob(p, -0.5, "brown", lean=-5, mouth="smile", blush=True, nose=0.9, low=30)
        peaked_cap(p, "blue", "yellow")
    p.band("256,208 278,224 302,230 328,224 346,208", 21, "white", "ticks", w=2.3, period=8, cap=True)


CARDS = {
    "SN": Recipe(
        draw=knight_swords,
        mid=girdle(43, 437, 13, "ticks", period=7),
        marks={"curved sword": (86, 30, 322, 204), "horse": (64, 252, 236, 246)},
    ),
    "CN": Recipe(
        draw=knight_cups,
        mid=girdle(43, 437, 13, "ticks", period=7),
        marks={"goblet": (44, 22, 108, 228), "horse": (72, 266, 226, 232)},
    ),
}
