"""1, one person's folly: Pagliaccio blows bubbles, and the fool at the other end tries to catch them."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.figures import Head, arm, head, leg
from images.drawn.french.parts.people.hats import hat
from images.drawn.french.parts.world.plants import poplar, tree
from images.drawn.french.parts.world.play import bubble, drum
from images.drawn.french.parts.world.sky import ground, hill, sky
from images.drawn.french.parts.world.town import paving
from images.drawn.french.trumps.scene import trump


def _white(p: Burin) -> None:
    """Pagliaccio's wide blouse over the man's body: pompons and a ruff."""
    p.form("-14,-190! -34,-184 -46,-120 -44,-72! 0,-64 44,-72! 46,-120 34,-184 14,-190!", "white", 2.1, 1)
    p.folds("-22,-170 -26,-130 -28,-80", "20,-170 26,-130 26,-80", "-8,-160 -12,-120 -10,-74", "8,-160 12,-110 10,-76")
    for y in (-164, -138, -112, -86):
        p.dot(0, y, 7, "red", 1.4)


def town(p: Burin) -> None:
    sky(p, "straw", "paper", 330)
    # A booth's curtain, striped, behind him.
    for i in range(9):
        x = 22 + i * 50
        p.form(
            [(x, 104, 1), (x + 50, 104, 1), (x + 44, 200), (x + 50, 372, 1), (x, 372, 1), (x + 6, 240)],
            "red" if i % 2 else "rose",
            1.5,
            0.5,
        )
    p.form(
        "22,104! 458,104! 458,132! 420,150 385,134! 340,152 300,134! 255,152 212,134! 165,152 125,134! 75,150 22,132!",
        "yellow",
        1.8,
        0.6,
    )
    paving(p, 372, "tan")
    drum(p, 392, 424, 1.0)
    with p.at(210, 432, 1.12):
        leg(p, (-14, -110), (-24, 0), "white", 1, "red", -1, (34, 30, 26))
        leg(p, (14, -110), (24, 0), "white", 1, "red", 1, (34, 30, 26))
        _white(p)
        for i in range(11):
            x = -30 + 6 * i
            p.form(
                [(x - 6, -184 + abs(x) * 0.16), (x, -194), (x + 6, -184 + abs(x) * 0.16), (x, -176)], "white", 1.3, 0.4
            )
        head(
            p,
            0,
            -214,
            Head(t=0.7, hair="bald", tone="brown", hat="cone", tint="white", band="red", mood="calm", look=0.8),
        )
        arm(p, (-30, -170), (-36, -112), "white", 0, "grip", (26, 28, 24), cuff="")
        p.form("-50,-118! -26,-118! -29,-94! -47,-94!", "sky", 1.5, 0.4)
        p.cut([(22, -204), (44, -196), (58, -184)], w=3.4, ws=(1, 1), col="ochre")
        arm(p, (30, -170), (50, -184), "white", 0, "grip", (26, 28, 24), cuff="")
    for x, y, r in (
        (302, 214, 15),
        (340, 176, 22),
        (392, 214, 13),
        (404, 150, 16),
        (372, 262, 18),
        (316, 268, 9),
        (428, 290, 20),
        (300, 330, 14),
        (352, 352, 10),
        (420, 372, 12),
    ):
        bubble(p, x, y, r)


def country(p: Burin) -> None:
    sky(p)
    hill(p, "22,318 90,296 170,312 260,290 360,310 458,296", "leaf")
    for x in (60, 84, 400, 424):
        poplar(p, x, 318, 0.6, "leaf")
    tree(p, 90, 392, 0.9)
    ground(p, 372, "leaf")
    with p.at(246, 430, 1.12):
        leg(p, (-10, -112), (-40, -4), "red", 1, "yellow", -1, (24, 18, 13))
        leg(p, (10, -112), (34, 0), "green", 1, "yellow", 1, (24, 18, 13))
        p.tube([(-26, -172), (-52, -150), (-64, -124)], (15, 13, 10), "green", 1.8)
        sh = p.form(
            "-12,-190! -28,-184 -32,-168 -24,-130 -40,-84! -26,-94! -18,-78! -4,-92! 6,-76! 18,-92! 28,-80! 40,-92!"
            " 24,-130 32,-168 28,-184 12,-190!",
            "red",
            2.1,
            1,
        )
        with p.clipped(sh):
            p.form("0,-200! 50,-200! 50,-60! 0,-60!", "green", 0, 0)
        p.outline(sh, 2.1)
        for x, y in ((-40, -80), (-18, -74), (6, -72), (28, -76), (42, -90)):
            p.dot(x, y, 5, "yellow", 1.3)
        p.tube([(-25, -126), (25, -126)], (7, 7), "yellow", 1.3)
        p.form(
            "-36,-180! -24,-190 0,-182 24,-190 36,-180! 24,-166! 14,-174! 0,-160! -14,-174! -24,-166!",
            "yellow",
            1.7,
            0.6,
        )
        head(
            p, 0, -214, Head(t=-0.5, hair="fringe", tone="ginger", mood="laugh", hat="motley", tint="green", band="red")
        )
        arm(p, (26, -172), (62, -206), "red", 0, "open", turn=-60)
        # The fool's-head stick.
        p.tube([(-66, -92), (-62, -174)], (5, 5), "ochre", 1.4)
        with p.at(-62, -196, 0.62):
            head(p, 0, 0, Head(side=1, hair="fringe", tone="brown", mood="laugh"))
            hat(p, "motley", "yellow", "blue", 0.3)
        p.form("-74,-178! -68,-172 -62,-178 -56,-172 -50,-178! -54,-166! -62,-170! -70,-166!", "red", 1.4, 0)
        arm(p, (-26, -172), (-64, -126), "green", 0, "grip")
    for x, y, r in (
        (356, 172, 17),
        (396, 228, 12),
        (330, 146, 9),
        (420, 168, 10),
        (70, 200, 12),
        (404, 330, 20),
        (60, 396, 14),
        (360, 400, 10),
    ):
        bubble(p, x, y, r)


CARDS = {
    "T1": trump(
        1,
        "folly",
        town,
        country,
        {"pagliaccio": (140, 116, 150, 316), "bubbles": (286, 132, 168, 250)},
        {"fools-head": (134, 176, 90, 150), "fool": (196, 132, 110, 296)},
    )
}
