"""15, the arts: a photograph, and a portrait of a cow."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.children import child
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.people.men import Arm, Man, man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.world.animals import cow, hen
from images.drawn.french.parts.world.plants import poplar
from images.drawn.french.parts.world.rooms import chair, room
from images.drawn.french.parts.world.sky import cloud, ground, hill, sky
from images.drawn.french.parts.world.things import pole
from images.drawn.french.parts.world.town import cottage
from images.drawn.french.parts.world.work import camera, easel
from images.drawn.french.trumps.scene import trump


def photographer(p: Burin) -> None:
    """Nobody move! The painter of the other end had more patience."""
    room(p, "sky", "tan", 372, "", "white")
    p.form("250,120! 450,120! 450,380! 250,380!", "tan", 1.9, 0, smooth=False)
    p.dab("256,330 320,270 390,300 444,260 446,376 256,376", "leaf")
    p.form("236,112! 464,112! 464,124! 236,124!", "red", 1.7, 0.4, smooth=False)
    p.form("434,124! 458,124! 458,382! 446,382! 440,250", "red", 1.7, 0.8)
    p.form("92,108! 92,220! 196,220! 196,108!", "white", 1.5, 0, smooth=False)
    for x in (118, 144, 170):
        p.rule([(x, 108), (x, 220)], 1.4, "slate")
    p.rule([(92, 164), (196, 164)], 1.4, "slate")
    chair(p, 318, 430, 1.25, False, "green")
    man(
        p,
        320,
        432,
        Man(
            Head(t=-0.2, hair="short", tone="grey", beard="full", mood="stern", hat="top", jaw=0.6),
            Arm((-26, -84)),
            Arm((32, -90)),
            "frock",
            "coal",
            "slate",
            hip=(0, -72),
            feet=((-22, 0), (16, 0)),
            bends=(-1, 1),
        ),
        1.08,
    )
    woman(
        p,
        406,
        434,
        Woman(
            Head(t=-0.3, hair="bun", tone="brown", woman=True, mood="calm", hat="bonnet", tint="lilac", band="plum"),
            Arm((-58, -148), kind="open"),
            Arm((22, -120)),
            "plum",
            trim="braid",
            second="lilac",
            skirt="walking",
        ),
        1.04,
    )
    camera(p, 206, 432, 1.22, True)
    bent = Man(
        Head(),
        Arm((26, -150)),
        Arm((44, -146)),
        "frock",
        "brown",
        "grey",
        feet=((-30, 0), (-2, 0)),
        ways=(1, 1),
        lean=16,
    )
    man(p, 112, 434, bent, 1.04)
    p.form("116,180 92,214 84,268 100,320! 146,330 176,300! 182,262 180,236 160,196 140,178", "coal", 2, 0.8)
    p.folds("116,196 108,240 114,300", "146,200 150,250 142,310", w=2)


def painter(p: Burin) -> None:
    """He paints the cow; she has come round to see what it will be."""
    sky(p)
    cloud(p, 360, 142, 0.9)
    hill(p, "22,280 120,262 250,278 370,258 458,272", "leaf")
    cottage(p, 80, 300, 0.5, far=True)
    poplar(p, 424, 300, 0.8)
    ground(p, 326, "leaf")
    easel(p, 222, 432, 1.4)
    with p.at(220, 300, 0.44):
        cow(p, 0, 40, 1.0)
    cow(p, 110, 420, 1.05, True)
    man(
        p,
        356,
        432,
        Man(
            Head(side=-1, hair="curly", tone="brown", beard="goatee", hat="beret", tint="wine", mood="smile"),
            Arm((-66, -152)),
            Arm((10, -116)),
            "blouse",
            "blue",
            "tan",
            bow="red",
            feet=((-20, 0), (18, 0)),
            ways=(-1, -1),
        ),
        1.12,
    )
    pole(p, (290, 254), (256, 246), 3.4, "tan")
    p.form("350,306 372,288 398,292 402,312 384,322 372,314 360,320", "tan", 1.7, 0.4)
    for x, y, c in ((366, 300, "red"), (378, 298, "yellow"), (390, 304, "blue")):
        p.dot(x, y, 4, c)
    child(
        p,
        432,
        434,
        Woman(
            Head(side=-1, hair="girl", tone="blond", woman=True, mood="smile", hat="straw", tint="straw", band="red"),
            Arm((-12, -110)),
            Arm((10, -110)),
            "red",
            skirt="country",
            trim="apron",
        ),
        0.68,
    )
    hen(p, 300, 436, 0.8)


CARDS = {
    "T15": trump(
        15,
        "leisures",
        photographer,
        painter,
        {"camera": (160, 240, 112, 192), "sitters": (270, 150, 186, 280)},
        {"easel": (150, 220, 130, 212), "painter": (280, 170, 126, 262)},
    ),
}
