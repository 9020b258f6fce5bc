"""10, air and earth: the ploughman looks up at those who look down."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.people.men import Arm, Man, man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.world.animals import horse
from images.drawn.french.parts.world.craft import carbasket, montgolfier
from images.drawn.french.parts.world.plants import poplar
from images.drawn.french.parts.world.sky import birds, cloud, ground, hill, sky
from images.drawn.french.parts.world.things import pole
from images.drawn.french.parts.world.town import church, cottage
from images.drawn.french.parts.world.work import wheel
from images.drawn.french.trumps.scene import trump


def air(p: Burin) -> None:
    """Two who have left the ground; she waves to the ploughman."""
    sky(p, "sky", "paper", 420)
    cloud(p, 84, 168, 1.1)
    cloud(p, 410, 240, 1.2)
    cloud(p, 70, 330, 0.9)
    hill(p, "22,414 120,404 240,412 360,400 458,410", "leaf")
    cottage(p, 94, 424, 0.3, far=True)
    church(p, 380, 420, 0.34)
    birds(p, (396, 160), (424, 178), (60, 250))
    montgolfier(p, 236, 344, 1.22)
    man(
        p,
        212,
        470,
        Man(
            Head(side=-1, hair="short", tone="brown", hat="top", beard="moustache"),
            Arm((-40, -200)),
            Arm((-20, -190)),
            "frock",
            "navy",
            "grey",
        ),
        0.74,
    )
    pole(p, (192, 318), (160, 324), 6, "yellow")
    woman(
        p,
        262,
        470,
        Woman(
            Head(t=0.4, hair="bun", tone="blond", woman=True, hat="bonnet", tint="red", band="white", mood="laugh"),
            Arm((-10, -140)),
            Arm((56, -214), kind="open", turn=-50),
            "green",
        ),
        0.74,
    )
    carbasket(p, 236, 380, 1.5)


def earth(p: Burin) -> None:
    """The ploughman has stopped and shades his eyes; the horse has not been asked."""
    sky(p)
    hill(p, "22,268 120,250 240,264 360,246 458,260", "leaf")
    poplar(p, 420, 282, 0.7)
    poplar(p, 444, 284, 0.6)
    with p.at(286, 196, 0.4):
        montgolfier(p, 0, 0)
        carbasket(p, 0, 14, 0.7)
    ground(p, 300, "tan", 0)
    for i in range(9):
        y = 308 + i * i * 1.7
        p.cut([(22, y + 14), (160, y + 4), (300, y + 6), (458, y)], w=2 + i * 0.5, ws=(0.6, 1, 0.8, 1), col="brown")
    horse(p, 166, 404, 1.12, False, "pearl", "slate")
    p.tube([(126, 288), (104, 318), (112, 334)], (9, 9, 9), "umber", 1.5)
    p.cut([(110, 320), (200, 350), (266, 404)], w=2.2, ws=(1, 1), col="umber")
    p.tube([(384, 318), (330, 372), (282, 414)], (6, 6, 7), "brown", 1.6)
    p.tube([(250, 404), (300, 396), (344, 366)], (7, 7, 6), "brown", 1.6)
    p.form("250,398! 286,404! 300,430! 262,428!", "steel", 1.8, 0.8)
    wheel(p, 222, 408, 20, "umber", 8)
    man(
        p,
        384,
        434,
        Man(
            Head(
                t=-0.3, hair="short", tone="brown", beard="full", mood="sing", tilt=-8, hat="cap", tint="red", look=0.3
            ),
            Arm((-22, -108)),
            Arm((20, -222), kind="open", turn=-150),
            "blouse",
            "blue",
            "brown",
            shoe="clog",
            bow="yellow",
        ),
        1.1,
    )


CARDS = {
    "T10": trump(
        10,
        "elements",
        air,
        earth,
        {"balloon": (148, 112, 176, 250), "basket": (188, 372, 96, 68)},
        {"plough": (200, 316, 186, 114), "ploughman": (336, 174, 96, 256)},
    ),
}
