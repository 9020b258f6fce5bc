"""The four Kings: an old one with a sword, a kind one with a sceptre, a rich one in profile, a stern one with the orb."""

from images.drawn.french.card import SLANT, Card
from images.drawn.french.courts.robes import belt, body, close, figure, head, sleeve
from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.regalia.crowns import crown, ermine, mantle
from images.drawn.french.parts.regalia.held import sceptre, sword


def _collar(p: Burin) -> None:
    ermine(
        p,
        [
            (-12, -191),
            (-34, -186),
            (-52, -164),
            (-44, -150),
            (-22, -152),
            (0, -142),
            (22, -152),
            (44, -150),
            (52, -164),
            (34, -186),
            (12, -191),
            (0, -180),
        ],
    )
    p.tube([(-24, -170), (0, -154), (24, -170)], (4, 4.4, 4), "yellow", 1.3)


def spades(p: Burin) -> None:
    """White-haired, tired of war; the sword upright in his hand."""
    with figure(p):
        mantle(p, "blue", "white", 80)
        body(p, "plum", "lilies", "yellow")
        belt(p, "ochre")
        sword(p, (-66, -112), (-66, -262))
        sleeve(p, 1, (30, -108), "wine", "yellow", "open", turn=150)
        sleeve(p, -1, (-66, -108), "wine", "yellow", turn=-150)
        _collar(p)
        head(
            p,
            Head(
                t=-0.35,
                hair="swept",
                tone="white",
                beard="long",
                mood="stern",
                age="old",
                look=-0.4,
                long=2,
                eyes="blue",
            ),
            hat=lambda q: crown(q, "leaf", "red"),
        )
    close(p, "S", "K", "blue", "yellow")


def hearts(p: Burin) -> None:
    """A stout and kindly man in his best years, the lily sceptre over his shoulder."""
    with figure(p):
        mantle(p, "red", "white", 78)
        body(p, "yellow", "flowers", "red")
        belt(p, "green")
        sceptre(p, (44, -70), (60, -218), "lily")
        sleeve(p, -1, (-16, -122), "green", "white", "open", turn=10)
        sleeve(p, 1, (54, -132), "green", "white", turn=-40)
        _collar(p)
        head(
            p,
            Head(t=0.4, hair="bob", tone="ginger", beard="full", mood="smile", jaw=1.0, look=0.2, eyes="green"),
            hat=lambda q: crown(q, "arched", "red"),
        )
    close(p, "H", "K", "red", "yellow")


def diamonds(p: Burin) -> None:
    """In profile, dark and sharp, weighing a ring of gold."""
    with figure(p, 236):
        mantle(p, "green", "white", 76)
        body(p, "steel", "lozenges", "navy")
        belt(p, "red")
        sleeve(p, -1, (-22, -112), "red", "yellow", "open", turn=20)
        end = sleeve(p, 1, (66, -158), "red", "yellow", "point", turn=-60)
        p.tube(
            [
                (end[0] + 4 + 9 * c, end[1] - 26 + 9 * s)
                for c, s in (
                    (0, -1),
                    (0.7, -0.7),
                    (1, 0),
                    (0.7, 0.7),
                    (0, 1),
                    (-0.7, 0.7),
                    (-1, 0),
                    (-0.7, -0.7),
                    (0, -1),
                )
            ],
            (4, 4),
            "yellow",
            1.3,
        )
        p.form(
            [
                (end[0] + 4, end[1] - 44, 1),
                (end[0] + 9, end[1] - 38, 1),
                (end[0] + 4, end[1] - 32, 1),
                (end[0] - 1, end[1] - 38, 1),
            ],
            "red",
            1.3,
            0.5,
        )
        _collar(p)
        head(
            p,
            Head(side=1, hair="curly", tone="black", beard="goatee", nose=1.5, mood="calm"),
            hat=lambda q: crown(q, "spike", "red"),
        )
    close(p, "D", "K", "green", "yellow")


def clubs(p: Burin) -> None:
    """Young for a king, stern, the orb before him."""
    with figure(p, 244):
        mantle(p, "wine", "white", 82)
        body(p, "leaf", "dots", "pine", step=11)
        belt(p, "coal")
        sceptre(p, (-36, -84), (-62, -214), "leaf", "ochre")
        sleeve(p, -1, (-48, -146), "navy", "white", turn=-120)
        p.dot(14, -140, 19, "blue", 2)
        p.tube([(-4, -142), (14, -136), (32, -142)], (5, 5, 5), "yellow", 1.2, 0)
        p.tube([(14, -159), (14, -138)], (5, 5), "yellow", 1.2, 0)
        p.form(
            "11,-158! 17,-158! 17,-164! 23,-164! 23,-170! 17,-170! 17,-178! 11,-178! 11,-170! 5,-170! 5,-164! 11,-164!",
            "yellow",
            1.3,
            0,
        )
        sleeve(p, 1, (24, -118), "navy", "white", "open", turn=190)
        _collar(p)
        head(
            p,
            Head(t=-0.55, hair="bob", tone="brown", beard="imperial", mood="stern", look=-0.5, nose=1.2),
            hat=lambda q: crown(q, "leaf", "blue"),
        )
    close(p, "C", "K", "navy", "straw")


CARDS = {
    "SK": Card(spades, marks={"index": (22, 22, 58, 118), "crown": (186, 71, 113, 87), "beard": (173, 197, 104,
        104), "sword": (58, 67, 72, 326)}, slant=SLANT),
    "HK": Card(hearts, marks={"index": (22, 22, 58, 118), "crown": (184, 32, 113, 122), "beard": (186, 193, 109,
        69), "sceptre": (318, 91, 87, 206)}, slant=SLANT),
    "DK": Card(diamonds, marks={"index": (22, 22, 58, 118), "crown": (184, 80, 113, 78), "beard": (223, 195, 65,
        59), "ring": (336, 188, 83, 98)}, slant=SLANT),
    "CK": Card(clubs, marks={"index": (22, 22, 58, 118), "crown": (188, 71, 113, 87), "beard": (203, 195, 72, 61),
        "orb": (227, 249, 98, 135)}, slant=SLANT),
}  # fmt: skip
