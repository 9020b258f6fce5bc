"""Trump 20: Jupiter on his eagle over a city, thunderbolts in both hands."""

from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts.beasts.birds import eagle
from images.drawn.sicilian.parts.dress.cloth import throat
from images.drawn.sicilian.parts.dress.headgear import wreath
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm
from images.drawn.sicilian.parts.people.nude import trunk_of
from images.drawn.sicilian.parts.places import cloud, frame, ground, number


def bolt(p: Block, s: float = 1.0) -> None:
    """A sheaf of three thunderbolts held in the middle."""
    for rot, col in ((-24, "yellow"), (24, "yellow"), (0, "red")):
        for flip in (1, -1):
            with p.at(0, 0, s, rot=rot, sy=s * flip):
                p.shape(
                    "-8,0! -16,-48! -2,-42! -14,-84! -24,-80! 0,-122! 14,-78! 4,-82! 18,-34! 4,-40! 8,0!",
                    col,
                    3.8,
                    smooth=False,
                )


def city(p: Block, y: float) -> None:
    """Roofs, a dome and towers along the foot of the card."""
    ground(p, y + 34, rise=6, tufts=0)
    for x, w, h, col, roof in ((40, 52, 42, "paper", "red"), (96, 34, 84, "yellow", ""),
    (136, 62, 48, "paper", "red"), (206, 66, 40, "yellow", "dome"),
                               (280, 32, 92, "paper", ""), (318, 58, 46, "yellow", "red"),
                               (384, 56, 56, "paper", "red")):  # fmt: skip
        top = y + 66 - h
        p.shape([(x, y + 70, 1), (x, top, 1), (x + w, top, 1), (x + w, y + 70, 1)], col, 3.8, smooth=False)
        if roof == "red":
            p.shape([(x - 5, top + 2, 1), (x + w / 2, top - 24, 1), (x + w + 5, top + 2, 1)], "red", 3.6, smooth=False)
        elif roof == "dome":
            p.shape(
                [
                    (x - 2, top + 2, 1),
                    (x + 6, top - 26),
                    (x + w / 2, top - 44),
                    (x + w - 6, top - 26),
                    (x + w + 2, top + 2, 1),
                ],
                "blue",
                3.6,
            )
            p.line([(x + w / 2, top - 44), (x + w / 2, top - 60)], 3.6)
        else:
            p.shape([(x - 4, top + 12, 1), (x - 4, top - 10, 1), (x + 6, top - 10, 1), (x + 6, top - 2, 1),
            (x + w / 2 - 4, top - 2, 1), (x + w / 2 - 4, top - 10, 1), (x + w / 2 + 4, top - 10, 1),
                     (x + w / 2 + 4, top - 2, 1), (x + w - 6, top - 2, 1), (x + w - 6, top - 10, 1),
                     (x + w + 4, top - 10, 1), (x + w + 4, top + 12, 1)], col, 3.6, smooth=False)  # fmt: skip
        for i in range(max(1, round(w / 26))):
            wx = x + (i + 0.5) * w / max(1, round(w / 26))
            p.shape(
                [(wx - 5, y + 52, 1), (wx - 5, y + 38, 1), (wx, y + 32), (wx + 5, y + 38, 1), (wx + 5, y + 52, 1)],
                "ink",
                0,
            )


def jupiter(p: Block) -> None:
    frame(p)
    number(p, 20)
    city(p, 694)
    cloud(p, 108, 664, 0.95)
    cloud(p, 372, 660, 0.95, flip=True)
    x = 236
    flying = p.shape([(x - 40, 300, 1), (x - 92, 330), (x - 150, 420), (x - 176, 520), (x - 150, 560),
    (x - 60, 520, 1), (x + 70, 520, 1), (x + 160, 552), (x + 180, 500), (x + 144, 400), (x + 84, 320),
    (x + 40, 300, 1)], "blue")  # fmt: skip
    p.folds([(x - 92, 336), (x - 120, 420), (x - 140, 510)], [(x + 90, 336), (x + 116, 410), (x + 142, 500)], w=5)
    p.shade(flying, (x + 84, 320), (x + 178, 510), L=20, gap=11)
    with p.at(x, 292):
        trunk_of(p)
    lap = p.shape(
        [
            (x - 62, 446, 1),
            (x, 458),
            (x + 62, 446, 1),
            (x + 120, 486),
            (x + 134, 540),
            (x + 90, 584),
            (x, 570),
            (x - 90, 584),
            (x - 134, 540),
            (x - 118, 486),
        ],
        "red",
    )
    p.folds(
        [(x - 50, 462), (x - 90, 500), (x - 104, 552)],
        [(x + 46, 462), (x + 90, 500), (x + 104, 548)],
        [(x - 16, 470), (x - 30, 510)],
        [(x + 18, 468), (x + 34, 510)],
        w=5,
    )
    p.shade(lap, (x + 122, 490), (x + 92, 582), L=18, gap=10)
    p.shape(
        [
            (x - 74, 296),
            (x - 40, 306),
            (x + 20, 372),
            (x + 62, 446, 1),
            (x + 34, 456, 1),
            (x - 10, 394),
            (x - 66, 340, 1),
        ],
        "red",
        4,
    )
    with p.at(92, 164, 0.94, rot=-10):
        bolt(p)
    arm(p, (x - 62, 318), (x - 142, 296), (x - 146, 214), "flesh", "grip", bend=12, w=(46, 38, 26), flip=True, s=1.05)
    with p.at(386, 386, 0.8, rot=26):
        bolt(p)
    arm(p, (x + 62, 318), (x + 104, 402), (x + 136, 396), "flesh", "grip", bend=20, w=(46, 38, 26), s=1.05)
    throat(p, x, 300, 20, 40)
    with p.at(x, 196, 1.18):
        hair.back(p, "long", "grey")
        faces.face(p, -0.35, "stern", brow=0.9, old=True, jaw=0.5)
        hair.beard(p, "curly", "grey", -0.35)
        hair.front(p, "bob", "grey", -0.35)
        wreath(p)
    with p.at(x, 566, 0.98):
        eagle(p, "brown")


CARDS = {
    "T20": Card(
        jupiter,
        {
            "number": (350, 32, 104, 70),
            "thunderbolts": (28, 46, 126, 226),
            "eagle": (36, 450, 400, 196),
            "beard": (186, 214, 90, 90),
            "city": (30, 640, 420, 130),
        },
    )
}
