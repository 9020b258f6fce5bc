"""The ace of coins: one great coin under a crown, and below it a place for a stamp."""

import math

from images.drawn.kit import ellipse
from images.drawn.sicilian.card import Card
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts.dress.headgear import crown
from images.drawn.sicilian.parts.places import frame


def ace(p: Block) -> None:
    frame(p)
    for _ in p.mirrored(240):
        for i in range(11):
            a = math.radians(52 + i * 11.6)
            with p.at(
                240 - 186 * math.sin(a),
                372 - 186 * math.cos(a),
                1.05 - 0.03 * abs(i - 5),
                rot=-math.degrees(a) + 62 + (24 if i % 2 else -12),
            ):
                p.shape("0,8! -12,-8 0,-38! 12,-8", "green", 3.8)
                p.brush("0,4 0,-28", (1, 0.2), 3)
    with p.at(240, 214, 1.25):
        crown(p, "ball", gem="red")
    p.shape(None, "yellow", 6, pts=ellipse(240, 372, 150))
    n = 34
    for i in range(n):
        a = (i + p.rng.uniform(-0.16, 0.16)) / n * math.tau
        c, s = math.cos(a), math.sin(a)
        p.brush([(240 + 148 * c, 372 + 148 * s), (240 + 128 * c, 372 + 128 * s)], (1.1, 0.6), 5)
    p.shape(None, "red", 4.6, pts=ellipse(240, 372, 122))
    for i in range(12):
        with p.at(240, 372, rot=30 * i):
            p.shape(
                "-17,-74! 0,-116 17,-74!" if i % 2 else "-13,-74! -4,-92 4,-104 0,-116! 12,-100 8,-88 13,-74!",
                "yellow",
                3.6,
            )
    p.shape(None, "paper", 4.4, pts=ellipse(240, 372, 80))
    for i in range(6):
        with p.at(240, 372, rot=60 * i):
            p.shape("0,-12! 20,-36 18,-62 0,-74! -18,-62 -20,-36", "blue" if i % 2 else "yellow", 3.8)
    p.dot(240, 372, 18, "red", 4)
    p.shape(None, None, 4.2, pts=ellipse(240, 656, 74))
    p.shape(None, None, 2.8, pts=ellipse(240, 656, 62))
    for _ in p.mirrored(240):
        p.brush("160,640 128,622 96,634 88,660 106,676 122,662 112,650", (1, 1, 1, 1, 0.9, 0.6, 0.3), 5)
        p.brush("160,676 138,704 104,708 78,694", (1, 1, 0.7, 0.1), 5)


CARDS = {"DA": Card(ace, {"coin": (88, 220, 304, 304), "crown": (176, 60, 128, 130), "stamp": (162, 578, 156, 156)})}
