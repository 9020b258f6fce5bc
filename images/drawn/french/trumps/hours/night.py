"""9, night: a song below a window, a lantern in the wood."""

from math import cos, sin

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.people.men import Arm, Man, man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.world.animals import cat, owl
from images.drawn.french.parts.world.plants import tree
from images.drawn.french.parts.world.play import guitar
from images.drawn.french.parts.world.sky import ground, hill, night
from images.drawn.french.parts.world.town import cottage, lamp, paving
from images.drawn.french.trumps.scene import trump


def night_town(p: Burin) -> None:
    """A serenade under the wrong window; the cat has an opinion too."""
    night(p)
    p.form("260,108! 260,400! 458,400! 458,108!", "slate", 1.9, 0, smooth=False)
    for x in (286, 382):
        for y in (330,):
            p.form(
                [(x, y - 40, 1), (x + 50, y - 40, 1), (x + 50, y + 40, 1), (x, y + 40, 1)], "coal", 1.6, 0, smooth=False
            )
    p.form("306,150! 412,150! 412,262! 306,262!", "yellow", 2, 0, smooth=False)
    p.ops.append(("push", [(306, 150), (412, 150), (412, 262), (306, 262)]))
    woman(
        p,
        360,
        396,
        Woman(
            Head(t=-0.5, hair="loose", tone="brown", woman=True, mood="smile", look=-1, hat="nightcap", tint="white"),
            Arm((-36, -132)),
            Arm((36, -130)),
            "white",
            second="rose",
        ),
        0.98,
    )
    p.ops.append(("pop",))
    p.form("296,262! 422,262! 422,276! 296,276!", "white", 1.8, 0.4, smooth=False)
    for i in range(9):
        p.tube([(304 + i * 14, 276), (304 + i * 14, 318)], (4, 4), "ink", 1, 0)
    p.form("294,318! 424,318! 424,326! 294,326!", "coal", 1.5, 0, smooth=False)
    paving(p, 396, "slate")
    man(
        p,
        148,
        434,
        Man(
            Head(
                t=0.6,
                hair="curly",
                tone="black",
                mood="sing",
                look=0.8,
                tilt=-8,
                beard="moustache",
                hat="beret",
                tint="red",
            ),
            Arm((-14, -122)),
            Arm((40, -176)),
            "jacket",
            "wine",
            "navy",
            vest="straw",
            ways=(1, 1),
        ),
        1.12,
    )
    guitar(p, 148, 302, 62, 0.95)
    cat(p, 232, 398, 1.3)
    lamp(p, 58, 428, 1.2, True)


def night_country(p: Burin) -> None:
    """The poacher's lantern, the owl that sees it, the keeper who sleeps in the lit house."""
    night(p)
    hill(p, "22,320 120,300 240,316 350,298 458,312", "pine", False)
    cottage(p, 120, 340, 0.9, "slate", "umber", False)
    p.form("90,314! 104,314! 104,328! 90,328!", "yellow", 1.2, 0, smooth=False)
    ground(p, 356, "pine", 12, "coal")
    tree(p, 408, 420, 1.55, bare=True, trunk="umber")
    owl(p, 352, 266, 1.3)
    for i in range(16):
        a = i * 0.3927
        p.cut(
            [(284 + 20 * cos(a), 366 + 20 * sin(a)), (284 + 46 * cos(a), 366 + 46 * sin(a))],
            w=2.4,
            ws=(1, 0.1),
            col="yellow",
        )
    man(
        p,
        216,
        434,
        Man(
            Head(
                t=0.5,
                hair="short",
                tone="black",
                beard="full",
                mood="sly",
                look=0.9,
                hat="bowler",
                tint="umber",
                band="umber",
            ),
            Arm((-30, -116)),
            Arm((52, -88)),
            "frock",
            "brown",
            "slate",
            ways=(1, 1),
            feet=((-34, 0), (24, -2)),
            bow="red",
            lean=6,
        ),
        1.12,
    )
    p.form("272,352! 296,352! 294,384! 274,384!", "yellow", 1.7, 0, smooth=False)
    p.form("270,352! 284,340! 298,352!", "slate", 1.5, 0)
    with p.at(176, 336, 0.9, rot=8):
        p.form("0,-24 -10,-6 -12,24 -4,52! 4,52! 12,24 10,-6", "tan", 1.6, 0.8)
        p.form("-6,48! -10,74! -3,56 4,56! 10,74! 8,48", "tan", 1.5, 0.6)


CARDS = {
    "T9": trump(
        9,
        "hours",
        night_town,
        night_country,
        {"serenade": (92, 168, 150, 266), "window": (294, 146, 130, 182)},
        {"lantern": (266, 336, 36, 52), "owl": (328, 212, 48, 56)},
    ),
}
