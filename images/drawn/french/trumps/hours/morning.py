"""6, morning: the milk goes from the country to the town."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.people.men import Arm, Man, man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.world.animals import cow, hen
from images.drawn.french.parts.world.plants import poplar
from images.drawn.french.parts.world.sky import ground, hill, sky, sun
from images.drawn.french.parts.world.things import pole
from images.drawn.french.parts.world.town import fence, lamp, paving, street
from images.drawn.french.trumps.scene import trump


def _can(p: Burin, x: float, y: float, s: float = 1.0) -> None:
    """A tin milk can."""
    with p.at(x, y, s):
        p.form("-14,0! -14,-30 -7,-38 -7,-46! 7,-46! 7,-38 14,-30 14,0!", "steel", 1.6, 0.9)
        p.form("-10,-46! 10,-46! 10,-52! -10,-52!", "steel", 1.4, 0)
        p.cut("-12,-44 0,-64 12,-44", w=2, ws=(1, 1))


def morning_town(p: Burin) -> None:
    """The lamplighter puts out the last lamp; a maid takes in the milk."""
    sky(p, "rose", "straw", 330)
    street(p, 372, True, (150, 170, 140, 164))
    with p.at(0, 0):
        p.form("318,372! 318,196! 458,196! 458,372!", "straw", 1.9, 0, smooth=False)
        p.form("346,372! 346,236 376,216 406,236 406,372!", "green", 1.8, 0.5)
        p.form("352,372! 352,240 376,224 400,240 400,372!", "coal", 1.4, 0)
        p.form("420,300! 420,232! 450,232! 450,300!", "sky", 1.5, 0, smooth=False)
    paving(p, 372)
    lamp(p, 98, 420, 1.3)
    man(
        p,
        170,
        432,
        Man(
            Head(side=-1, hair="short", tone="grey", beard="moustache", hat="cap", tint="navy"),
            Arm((-40, -196)),
            Arm((-16, -160)),
            "blouse",
            "blue",
            "grey",
            feet=((-24, 0), (18, 0)),
            ways=(-1, -1),
        ),
        1.04,
    )
    pole(p, (164, 264), (104, 192), 3.4, "tan")
    _can(p, 252, 430, 1.0)
    woman(
        p,
        374,
        420,
        Woman(
            Head(t=-0.5, hair="bun", tone="blond", woman=True, hat="coif", mood="smile", look=-0.7),
            Arm((-44, -104)),
            Arm((24, -110)),
            "plum",
            bodice="lilac",
            skirt="country",
            trim="apron",
        ),
        1.04,
    )
    _can(p, 322, 346, 0.85)


def morning_country(p: Burin) -> None:
    """The cock crows on the fence, the sun comes up, the cow is milked."""
    sky(p, "straw", "paper", 320)
    sun(p, 352, 232, 34, "red")
    hill(p, "22,300 110,284 220,300 340,278 458,296", "leaf")
    poplar(p, 56, 318, 0.9)
    ground(p, 352, "leaf")
    fence(p, 372, 22, 180, "tan", 60)
    hen(p, 84, 314, 1.5, True, True, "red")
    cow(p, 300, 424, 1.35, True)
    woman(
        p,
        236,
        434,
        Woman(
            Head(side=1, hair="bun", tone="brown", woman=True, hat="scarf", tint="red", band="white"),
            Arm((50, -76)),
            Arm((70, -74)),
            "blue",
            bodice="white",
            skirt="sit",
            hip=(-10, -64),
            lean=14,
            bare=True,
        ),
        1.06,
    )
    p.form("286,384! 326,384! 320,426! 292,426!", "tan", 1.8, 0.8)
    p.form("288,386 306,382 324,386 306,391", "white", 1.3, 0)
    _can(p, 150, 432, 1.1)


CARDS = {
    "T6": trump(
        6,
        "hours",
        morning_town,
        morning_country,
        {"lamplighter": (88, 176, 130, 256), "milk-can": (236, 364, 34, 66)},
        {"cock": (46, 248, 70, 70), "cow": (214, 270, 212, 156)},
    ),
}
