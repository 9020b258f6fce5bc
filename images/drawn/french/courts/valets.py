"""The four Valets, on foot, in feathered hats: a halberdier, a page with a letter, a falconer, a singer's lad with a goblet."""

from images.drawn.french.card import SLANT, Card
from images.drawn.french.courts.robes import belt, body, close, figure, head, sleeve
from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.regalia.cloth import brocade
from images.drawn.french.parts.regalia.crowns import feathers
from images.drawn.french.parts.regalia.held import falcon, halberd


def _cap(p: Burin, tint: str, brim: str, plumes: tuple[str, ...], left: bool = False) -> None:
    p.form("-17,-13! -22,-22 -14,-33 2,-36 17,-31 23,-21 17,-13! 0,-11", tint, 1.9, 0.9)
    p.form("-25,-15 -10,-18.6 0,-17 12,-19 26,-16 16,-10 0,-8.4 -16,-9", brim, 1.7, 0.6)
    feathers(p, -14 if left else 14, -18, plumes, 0.9, left)
    p.dot(-13 if left else 13, -17, 3.4, "yellow", 1.2)


def _halves(p: Burin, one: str, two: str) -> None:
    """A doublet of two colours, slashed on the breast."""
    sh = body(p, one)
    with p.clipped(sh):
        p.form("0,-196! 60,-196! 60,-20! 0,-20!", two, 0, 0)
    p.outline(sh, 2.2)
    p.cut([(0, -178), (0, -40)], w=1.7, ws=(1, 1))
    for side in (-1, 1):
        for y in (-164, -148, -134):
            p.form([(side * 6, y, 1), (side * 13, y - 4), (side * 21, y - 1, 1), (side * 13, y + 4)], "white", 1.1, 0)
        p.fan([(side * 4, -112), (side * 24, -112)], [(side * 6, -40), (side * 40, -40)], 4, 1.5)


def _ruff(p: Burin) -> None:
    for i in range(9):
        x = -20 + 5 * i
        y = -186 + 5 - abs(i - 4) * 1.4
        p.form([(x - 4, y - 4), (x, y - 6), (x + 4, y - 4), (x + 3, y + 5), (x - 3, y + 5)], "white", 1.2, 0.4)


def spades(p: Burin) -> None:
    """A halberdier with a moustache he is proud of."""
    with figure(p):
        halberd(p, (-50, -40), (-53, -214))
        _halves(p, "navy", "straw")
        belt(p, "red")
        sleeve(p, 1, (26, -116), "straw", "white", turn=150, puff="navy")
        sleeve(p, -1, (-51, -128), "navy", "white", turn=-150, puff="straw")
        _ruff(p)
        head(
            p,
            Head(t=-0.45, hair="curly", tone="black", beard="waxed", mood="sly", look=-0.6),
            hat=lambda q: _cap(q, "navy", "red", ("white", "straw")),
        )
    close(p, "S", "J", "navy", "red")


def hearts(p: Burin) -> None:
    """A page who brings a letter and would like to know what is in it."""
    with figure(p):
        _halves(p, "red", "white")
        belt(p, "blue")
        sleeve(p, -1, (-26, -114), "white", "red", turn=40, puff="red")
        with p.at(70, -146, rot=12):
            p.form("-18,-13! 18,-13! 18,13! -18,13!", "white", 1.7, 0.5)
            p.cut("-18,-13 0,3 18,-13", w=1.3, ws=(1, 1))
            p.dot(0, 3, 4, "red", 1.2)
        sleeve(p, 1, (60, -124), "red", "white", turn=-60, puff="white")
        _ruff(p)
        head(
            p,
            Head(t=0.5, hair="bob", tone="blond", mood="smile", look=0.9, eyes="blue"),
            hat=lambda q: _cap(q, "red", "blue", ("white", "sky", "red"), True),
        )
    close(p, "H", "J", "blue", "red")


def diamonds(p: Burin) -> None:
    """A falconer, freckled, his bird on his glove."""
    with figure(p, 246):
        _halves(p, "green", "ochre")
        belt(p, "umber")
        sleeve(p, 1, (28, -114), "ochre", "green", turn=150, puff="green")
        sleeve(p, -1, (-58, -146), "green", "tan", turn=-150, puff="ochre")
        falcon(p, -56, -164, 0.95)
        _ruff(p)
        head(
            p,
            Head(t=-0.6, hair="short", tone="ginger", mood="calm", look=-0.9, eyes="green", nose=1.15),
            hat=lambda q: _cap(q, "ochre", "green", ("red", "straw")),
        )
    close(p, "D", "J", "ochre", "green")


def clubs(p: Burin) -> None:
    """A cup-bearer in profile who has tasted what he carries."""
    with figure(p, 232):
        sh = body(p, "lilac")
        brocade(p, sh, (-60, -190, 120, 160), "stripes", "plum", 16)
        p.fan([(-24, -112), (24, -112)], [(-40, -40), (40, -40)], 6, 1.5)
        belt(p, "yellow")
        sleeve(p, -1, (-28, -114), "plum", "white", turn=40, puff="lilac")
        with p.at(58, -166):
            p.form("-13,-22! 13,-22! 11,-6 4,2 3,12 11,18! -11,18! -3,12 -4,2 -11,-6", "yellow", 1.8, 0.9)
            p.form("-13,-22 0,-26 13,-22 0,-18", "wine", 1.4, 0)
            for x in (-6, 0, 6):
                p.dot(x, -11, 2, "red", 1)
        sleeve(p, 1, (54, -152), "plum", "white", turn=-80, puff="lilac")
        _ruff(p)
        head(
            p,
            Head(side=1, hair="short", tone="chestnut", mood="smile", nose=1.2),
            hat=lambda q: _cap(q, "plum", "yellow", ("green", "leaf"), True),
        )
    close(p, "C", "J", "plum", "yellow")


CARDS = {
    "SJ": Card(spades, marks={"index": (22, 22, 58, 118), "hat": (184, 95, 163, 76), "halberd": (55, 51, 89, 326)}, slant=SLANT),
    "HJ": Card(hearts, marks={"index": (22, 22, 58, 118), "hat": (142, 95, 156, 76), "letter": (299, 245, 100, 85)}, slant=SLANT),
    "DJ": Card(diamonds, marks={"index": (22, 22, 58, 118), "hat": (190, 95, 163, 76), "falcon": (75, 175, 76, 130)}, slant=SLANT),
    "CJ": Card(clubs, marks={"index": (22, 22, 58, 118), "hat": (134, 95, 156, 76), "goblet": (318, 223, 80, 104)}, slant=SLANT),
}  # fmt: skip
