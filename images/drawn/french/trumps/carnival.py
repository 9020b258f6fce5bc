"""21, the folly of all: a masked ball, and the mayor on a donkey."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.children import child
from images.drawn.french.parts.people.figures import Head, arm, head, leg
from images.drawn.french.parts.people.men import Arm, Man, man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.world.animals import horse
from images.drawn.french.parts.world.play import balloon, drum
from images.drawn.french.parts.world.sky import ground, hill, night, sky
from images.drawn.french.parts.world.town import church, cottage, paving, street
from images.drawn.french.trumps.scene import trump
from images.drawn.kit import ellipse


def ball(p: Burin) -> None:
    """Carnival: Harlequin, a domino, a bear, and under the lanterns nobody is who they are."""
    night(p, False)
    street(p, 372, False, (150, 168, 140, 160))
    for i in range(9):
        x = 34 + i * 52
        y = 144 + 14 * abs((i % 4) - 2)
        p.form(None, ("red", "yellow", "green", "rose")[i % 4], 1.5, 0.5, pts=ellipse(x, y, 12, 14))
        p.form([(x - 6, y - 13, 1), (x + 6, y - 13, 1), (x + 5, y - 18, 1), (x - 5, y - 18, 1)], "ochre", 1.1, 0)
    p.cut("22,120 140,140 240,122 340,140 458,120", w=1.8, ws=(1, 1, 1, 1, 1), col="ochre")
    paving(p, 372, "grey")
    for _ in range(60):
        at = p.rng.uniform(26, 454), p.rng.uniform(112, 430)
        p.dot(at[0], at[1], 2.3, ("red", "yellow", "leaf", "rose", "white")[int(p.rng.random() * 5)])
    with p.at(146, 432, 1.12):
        leg(p, (-10, -112), (-36, -4), "yellow", 1, "red", -1, (22, 17, 12))
        leg(p, (10, -112), (30, 0), "red", 1, "red", 1, (22, 17, 12))
        arm(p, (-24, -174), (-52, -214), "red", 0, "open", turn=-110)
        sh = p.form(
            "-12,-190! -26,-184 -30,-168 -22,-128 -26,-96! 26,-96! 22,-128 30,-168 26,-184 12,-190!", "yellow", 2.1, 1
        )
        with p.clipped(sh):
            for j in range(9):
                for i in range(6):
                    x, y = -30 + i * 12 + (6 if j % 2 else 0), -190 + j * 12
                    p.form(
                        [(x, y - 12, 1), (x + 6, y, 1), (x, y + 12, 1), (x - 6, y, 1)],
                        ("red", "green", "blue")[(i + j) % 3],
                        0.9,
                        0,
                    )
        p.outline(sh, 2.1)
        p.tube([(-24, -118), (24, -118)], (6, 6), "coal", 1.3, 0)
        head(
            p,
            0,
            -213,
            Head(t=0.5, hair="short", tone="black", hat="tricorne", tint="coal", band="yellow", mood="laugh"),
        )
        p.form("-13,-219! 2,-222 17,-219! 15,-209 8,-208 3,-213 -3,-208 -11,-208", "coal", 1.2, 0)
        for x in (-4, 9):
            p.dot(x, -214, 2, "white")
        arm(p, (24, -174), (54, -150), "yellow", 0, "grip")
        p.tube([(56, -160), (74, -206)], (4, 5), "tan", 1.3)
    woman(
        p,
        262,
        434,
        Woman(
            Head(
                t=-0.4,
                hair="ringlets",
                tone="blond",
                woman=True,
                mood="smile",
                look=-0.5,
                hat="tricorne",
                tint="plum",
                band="white",
            ),
            Arm((-44, -130)),
            Arm((44, -196)),
            "plum",
            trim="over",
            second="lilac",
            skirt="ball",
            low=True,
        ),
        1.06,
    )
    with p.at(262, 434, 1.06):
        p.form("-20,-219! -4,-223 12,-219! 10,-208 3,-208 -3,-213 -9,-208 -17,-209", "white", 1.2, 0)
        for x in (-11, 2):
            p.dot(x, -214, 2)
    with p.at(390, 434, 1.12):
        leg(p, (-14, -100), (-20, 0), "brown", 1, "umber", -1, (36, 32, 28))
        leg(p, (14, -100), (22, 0), "brown", 1, "umber", 1, (36, 32, 28))
        p.form("-16,-192 -40,-170 -46,-120 -34,-80! 34,-80! 46,-120 40,-170 16,-192", "brown", 2.1, 1)
        p.form("0,-170 -20,-150 -22,-110 0,-92 22,-110 20,-150", "tan", 1.6, 0.6)
        arm(p, (-34, -168), (-58, -214), "brown", 0, "grip", (28, 26, 22), cuff="", glove="umber")
        arm(p, (34, -168), (44, -112), "brown", 0, "grip", (28, 26, 22), cuff="", glove="umber")
        for x in (-24, 24):
            p.form(None, "brown", 1.8, 0.7, pts=ellipse(x, -238, 11))
            p.form(None, "rose", 1.2, 0, pts=ellipse(x, -238, 5))
        p.form("-30,-214 -26,-238 0,-248 26,-238 30,-214 20,-192 0,-186 -20,-192", "brown", 2, 0.9)
        p.form("-14,-204 0,-214 14,-204 10,-192 0,-188 -10,-192", "tan", 1.5, 0.5)
        p.form("-6,-210! 6,-210! 0,-203!", "ink", 1, 0)
        p.cut("-8,-197 0,-194 8,-197", w=1.6)
        for x in (-12, 12):
            p.dot(x, -219, 3)


def procession(p: Burin) -> None:
    """The village carnival: the mayor on a donkey, back to front, the drum before him."""
    sky(p)
    hill(p, "22,296 120,278 240,294 360,272 458,288", "leaf")
    church(p, 82, 316, 1.0)
    cottage(p, 404, 326, 0.85, far=True)
    ground(p, 344, "straw", 16, "ochre")
    for i in range(10):
        x = 30 + i * 46
        p.form(
            [(x, 128 + 10 * (i % 3), 1), (x + 22, 126 + 10 * (i % 3), 1), (x + 11, 150 + 10 * (i % 3), 1)],
            ("red", "yellow", "green", "blue")[i % 4],
            1.3,
            0,
        )
    p.cut("22,126 140,146 250,128 360,146 458,126", w=1.6, ws=(1, 1, 1, 1, 1))
    horse(p, 262, 420, 1.0, False, "grey", "slate")
    for x in (-72, -58):
        with p.at(262 + x, 420 - 150, 1, rot=-10):
            p.form("0,4! -7,-18 0,-36! 7,-18", "grey", 1.5, 0.5)
    man(
        p,
        268,
        372,
        Man(
            Head(t=0.3, hair="swept", tone="white", age="old", mood="sing", beard="whiskers", jaw=1, tilt=6),
            Arm((-42, -176), kind="open"),
            Arm((56, -120)),
            "frock",
            "red",
            "white",
            hip=(0, -62),
            feet=((-22, 14), (24, 18)),
            bends=(-1, 1),
            vest="white",
            shoe="yellow",
        ),
        0.98,
    )
    with p.at(274, 214, 0.86):
        p.form("-18,-14! -24,-44! -8,-30! 0,-52! 8,-30! 24,-44! 18,-14! 0,-10", "yellow", 1.8, 0.7)
    p.tube([(246, 240), (290, 296)], (8, 8), "blue", 1.4, 0)
    man(
        p,
        96,
        434,
        Man(
            Head(t=0.5, hair="curly", tone="brown", mood="laugh", hat="cone", tint="green", band="red", look=0.6),
            Arm((-2, -124)),
            Arm((40, -130)),
            "blouse",
            "yellow",
            "red",
            bow="green",
            shoe="clog",
        ),
        1.06,
    )
    drum(p, 120, 346, 1.15)
    p.cut("96,302 118,312", "140,296 126,312", w=3.4, ws=(1, 0.6), col="brown")
    child(
        p,
        388,
        434,
        Man(
            Head(
                t=-0.6, hair="fringe", tone="blond", mood="laugh", look=-0.8, hat="motley", tint="blue", band="yellow"
            ),
            Arm((-44, -196), kind="open"),
            Arm((34, -120)),
            "blouse",
            "red",
            "green",
            bow="yellow",
            feet=((-28, -10), (18, 0)),
        ),
        0.78,
    )
    balloon(p, 436, 330, 15, "rose", (412, 372))


CARDS = {
    "T21": trump(
        21,
        "folly",
        ball,
        procession,
        {"harlequin": (76, 156, 160, 276), "lanterns": (22, 120, 436, 72)},
        {"donkey": (146, 246, 200, 176), "crown": (250, 166, 50, 42)},
    ),
}
