"""The four Cavaliers, each on his horse: a captain, a troubadour, a herald, a huntsman."""

from images.drawn.french.card import SLANT, Card
from images.drawn.french.courts.horses import horse
from images.drawn.french.courts.robes import belt, body, close, figure, head, sleeve
from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.people.hats import plume
from images.drawn.french.parts.regalia.cloth import brocade
from images.drawn.french.parts.regalia.crowns import feathers
from images.drawn.french.parts.regalia.held import sword
from images.drawn.french.parts.signs import sign


def _broad(p: Burin, tint: str, plumes: tuple[str, ...], left: bool) -> None:
    """A wide hat turned up at one side."""
    p.form("-15,-15! -14,-30 -4,-37 8,-36 15,-28 15,-15! 0,-11", tint, 1.9, 0.9)
    p.form("-34,-22 -20,-16 -10,-18 0,-16 12,-18 24,-15 33,-7 20,-8 0,-8 -18,-8 -30,-12", tint, 1.8, 0.6)
    p.tube([(-15, -18), (0, -15), (15, -18)], (5, 5, 5), "yellow", 1.2, 0)
    feathers(p, -12 if left else 12, -22, plumes, 1.05, left)


def _helmet(p: Burin) -> None:
    """An open helmet with a crest."""
    p.form("-17,-8! -20,-22 -12,-36 2,-39 16,-34 21,-20 18,-8! 14,-14 0,-17 -14,-14", "steel", 1.9, 1)
    p.tube([(-16, -30), (0, -42), (15, -32)], (4, 5, 4), "yellow", 1.3)
    p.form("-18,-14! 0,-21 19,-14! 17,-9 0,-15 -16,-9", "yellow", 1.5, 0.5)
    for i, tint in enumerate(("red", "white", "red")):
        plume(p, -2 + 3 * i, -38, 19, -60 + 42 * i, tint)


def spades(p: Burin) -> None:
    """A captain in steel, his sword drawn, on a black horse."""
    with figure(p, 262):
        sword(p, (50, -128), (54, -252))
        sh = body(p, "steel", "", "")
        with p.clipped(sh):
            p.fan([(-24, -176), (24, -176)], [(-10, -126), (10, -126)], 5, 1.3)
        p.form("-33,-176! 0,-170 33,-176! 24,-150 26,-118! 0,-110 -26,-118! -24,-150", "sky", 2, 1)
        p.cut("0,-168 0,-114", w=1.5, ws=(1, 1))
        p.tube([(-30, -178), (2, -146), (28, -116)], (11, 11, 11), "red", 1.6, 0.6)
        belt(p, "umber")
        sleeve(p, -1, (-34, -112), "steel", "yellow", turn=190)
        sleeve(p, 1, (52, -124), "steel", "yellow", turn=-60)
        p.form("-12,-192! 12,-192! 14,-180 0,-174 -14,-180", "steel", 1.6, 0.6)
        head(
            p, Head(t=-0.4, hair="short", tone="brown", beard="goatee", mood="stern", look=-0.4, nose=1.15), hat=_helmet
        )
    horse(p, 126, 214, 1.36, "black", "red", crest="red")
    close(p, "S", "N", "red", "steel")


def hearts(p: Burin) -> None:
    """A troubadour on a white horse, a heart on his pennon."""
    with figure(p, 222):
        with p.at(-55, -128):
            p.tube([(8, 96), (0, -142)], (4.6, 4.6), "brown", 1.5)
            p.form("-2,-140! 20,-146 40,-136 58,-142! 50,-128 58,-112! 38,-112 20,-104 -2,-108!", "white", 1.8, 0.8)
            sign(p, "H", 22, -125, 24)
        body(p, "rose", "lozenges", "red", step=15)
        belt(p, "red")
        sleeve(p, 1, (32, -112), "red", "white", turn=-10, puff="rose")
        sleeve(p, -1, (-51, -138), "red", "white", turn=-120, puff="rose")
        p.form("-14,-190! 0,-178 14,-190! 22,-178 0,-164 -22,-178", "white", 1.6, 0.6)
        head(
            p,
            Head(t=0.45, hair="bob", tone="chestnut", mood="smile", look=0.3),
            hat=lambda q: _broad(q, "red", ("white", "straw"), False),
        )
    horse(p, 356, 222, 1.32, "white", "red", flip=True)
    close(p, "H", "N", "red", "rose")


def diamonds(p: Burin) -> None:
    """A herald blowing his horn, on a chestnut."""
    with figure(p, 258):
        sh = body(p, "yellow")
        brocade(p, sh, (-60, -190, 120, 160), "lozenges", "red", 18)
        belt(p, "blue")
        sleeve(p, -1, (-34, -112), "blue", "white", turn=190)
        p.form("-12,-190! 0,-182 12,-190! 30,-180 36,-160! 0,-150 -36,-160! -30,-180", "blue", 1.8, 0.8)
        head(
            p,
            Head(side=1, hair="curly", tone="blond", mood="calm"),
            y=-215,
            hat=lambda q: _broad(q, "blue", ("yellow", "white"), True),
        )
        p.tube([(16, -203), (44, -208), (66, -214)], (3, 4, 5), "yellow", 1.4)
        p.form("64,-217! 88,-230! 92,-204! 66,-211!", "yellow", 1.6, 0.7)
        p.form("34,-206! 62,-212! 66,-178! 50,-172 38,-176!", "red", 1.6, 0.6)
        p.form("50,-202! 56,-193! 50,-184! 44,-193!", "yellow", 1.2, 0)
        sleeve(p, 1, (42, -198), "blue", "white", turn=-50)
    horse(p, 124, 220, 1.34, "chestnut", "blue", crest="yellow")
    close(p, "D", "N", "blue", "yellow")


def clubs(p: Burin) -> None:
    """A huntsman on a bay, his hand at his hat to somebody."""
    with figure(p, 220):
        body(p, "green", "", "")
        p.fan([(-24, -112), (24, -112)], [(-40, -40), (40, -40)], 6, 1.5)
        for y in (-170, -156, -142, -130):
            p.dot(0, y, 2.6, "yellow", 1.1)
        p.tube([(30, -178), (0, -146), (-28, -118)], (5, 5, 5), "umber", 1.4, 0)
        p.form("-40,-126 -24,-130 -8,-116 -6,-100! -14,-104 -24,-114 -38,-112", "ochre", 1.7, 0.8)
        belt(p, "umber")
        p.form("-14,-190! 0,-180 14,-190! 20,-180 0,-166 -20,-180", "white", 1.6, 0.6)
        head(
            p,
            Head(t=0.3, hair="short", tone="grey", beard="whiskers", mood="laugh", age="old", jaw=0.8),
            hat=lambda q: _broad(q, "pine", ("ochre", "brown"), False),
        )
        sleeve(p, 1, (34, -112), "green", "wine", turn=-10)
        sleeve(p, -1, (-38, -222), "green", "wine", "open", turn=-70)
    horse(p, 358, 226, 1.32, "bay", "ochre", flip=True)
    close(p, "C", "N", "pine", "ochre")


CARDS = {
    "SN": Card(spades, marks={"index": (22, 22, 58, 118), "hat": (192, 67, 152, 98), "sword": (375, 62, 67, 326),
        "horse": (30, 176, 180, 230)}, slant=SLANT),
    "HN": Card(hearts, marks={"index": (22, 22, 58, 118), "hat": (116, 78, 185, 87), "pennon": (88, 54, 141, 93),
        "horse": (280, 186, 170, 200)}, slant=SLANT),
    "DN": Card(diamonds, marks={"index": (22, 22, 58, 118), "hat": (157, 78, 185, 87), "horn": (294, 141, 174,
        135), "horse": (30, 184, 180, 220)}, slant=SLANT),
    "CN": Card(clubs, marks={"index": (22, 22, 58, 118), "hat": (140, 78, 206, 87), "hunting-horn": (127, 347, 87,
        83), "horse": (280, 190, 170, 196)}, slant=SLANT),
}  # fmt: skip
