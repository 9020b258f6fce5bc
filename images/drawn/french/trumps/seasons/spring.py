"""16, spring: violets, and seed."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.people.men import Arm, Man, man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.world.animals import sheep
from images.drawn.french.parts.world.plants import tree
from images.drawn.french.parts.world.sky import birds, ground, hill, sky
from images.drawn.french.parts.world.things import bouquet, pole
from images.drawn.french.parts.world.town import paving, street
from images.drawn.french.trumps.scene import trump
from images.drawn.kit import ellipse


def _blossom(p: Burin, x: float, y: float, s: float) -> None:
    tree(p, x, y, s, "rose")
    for _i in range(20):
        dx, dy = p.rng.uniform(-56, 56), p.rng.uniform(-150, -60)
        p.dot(x + dx * s, y + dy * s, 3.2 * s + 1, "white", 0.9)


def spring_town(p: Burin) -> None:
    """A barrow of violets; he needs a bunch at once, he says."""
    sky(p)
    street(p, 356, True, (140, 156, 130, 150))
    paving(p, 356)
    _blossom(p, 420, 388, 1.2)
    p.form("196,372! 344,372! 330,404! 212,404!", "green", 1.9, 0.6)
    for i in range(13):
        x = 202 + i * 11.4
        for y, c in (
            (362, ("lilac", "red", "yellow", "white")[i % 4]),
            (348, ("yellow", "lilac", "white", "red")[i % 4]),
        ):
            p.form(None, c, 1.1, 0.5, pts=ellipse(x + (5 if y < 355 else 0), y, 7, 6))
        p.cut([(x, 372), (x - 2, 366)], w=2, col="green")
    pole(p, (330, 392), (384, 372), 5)
    p.tube(ellipse(236, 412, 22, 22, -90, 270), (5, 5), "brown", 1.4, 0, (False, False))
    for k in range(4):
        with p.at(236, 412, rot=45 * k):
            p.rule([(-20, 0), (20, 0)], 2.4, "brown")
    woman(
        p,
        96,
        434,
        Woman(
            Head(
                t=0.5,
                hair="bun",
                tone="brown",
                woman=True,
                mood="smile",
                look=0.8,
                hat="scarf",
                tint="blue",
                band="white",
            ),
            Arm((-30, -110)),
            Arm((62, -158)),
            "plum",
            bodice="wine",
            skirt="country",
            trim="apron",
            shawl="yellow",
        ),
        1.1,
    )
    bouquet(p, 166, 258, 1.2, "lilac")
    man(
        p,
        356,
        436,
        Man(
            Head(side=-1, hair="short", tone="brown", beard="moustache", hat="top", tint="slate", mood="smile"),
            Arm((-72, -168), kind="open"),
            Arm((24, -104)),
            "frock",
            "navy",
            "grey",
            vest="yellow",
            feet=((-20, 0), (18, 0)),
            ways=(-1, -1),
        ),
        1.06,
    )


def spring_country(p: Burin) -> None:
    """He sows; she has come with the lamb that needs the bottle."""
    sky(p)
    birds(p, (250, 150), (276, 166), (300, 146))
    hill(p, "22,290 120,272 240,288 360,268 458,280", "leaf")
    _blossom(p, 80, 356, 1.1)
    _blossom(p, 420, 352, 1.0)
    ground(p, 340, "tan", 0)
    for i in range(7):
        y = 346 + i * i * 2.2
        p.cut([(22, y + 6), (160, y), (300, y + 3), (458, y)], w=2 + i * 0.6, ws=(0.6, 1, 0.8, 1), col="brown")
    man(
        p,
        168,
        432,
        Man(
            Head(
                t=0.4,
                hair="short",
                tone="brown",
                beard="whiskers",
                mood="calm",
                look=0.7,
                hat="straw",
                tint="straw",
                band="green",
            ),
            Arm((8, -120)),
            Arm((74, -160), kind="open"),
            "blouse",
            "white",
            "blue",
            shoe="clog",
            feet=((-34, 0), (30, 0)),
            ways=(1, 1),
            bow="red",
        ),
        1.12,
    )
    p.form("138,262 128,300 148,328 186,322 190,298! 166,300", "straw", 1.8, 0.7)
    for _ in range(16):
        p.dot(262 + p.rng.uniform(0, 60), 268 + p.rng.uniform(0, 130), 2.4, "ochre", 0.8)
    woman(
        p,
        366,
        434,
        Woman(
            Head(t=-0.5, hair="loose", tone="blond", woman=True, mood="smile", look=-0.5, hat="wreath"),
            Arm((-20, -130)),
            Arm((26, -128)),
            "green",
            bodice="rose",
            skirt="country",
            trim="apron",
            bare=True,
        ),
        1.1,
    )
    with p.at(364, 320, 0.9):
        sheep(p, 0, 0, 1.0)


CARDS = {
    "T16": trump(
        16,
        "seasons",
        spring_town,
        spring_country,
        {"flowers": (190, 338, 160, 70), "flower-seller": (40, 172, 140, 260)},
        {"sower": (110, 160, 150, 272), "lamb": (318, 274, 90, 50)},
    ),
}
