"""Eyes, nose and mouth of a face that is seen from before."""

import math

from images.drawn.french.hand import Burin

CLOSE = 1.5
"""From this scale on a face has lids, irises, nostrils and lips of its own."""


def oval(x: float, y: float, rx: float, ry: float) -> list[tuple[float, float]]:
    return [(x + rx * math.cos(i * math.pi / 4), y + ry * math.sin(i * math.pi / 4)) for i in range(8)]


def eye(
    p: Burin,
    x: float,
    y: float,
    side: int,
    squeeze: float,
    mood: str,
    look: float,
    eyes: str,
    near: bool,
    woman: bool,
    child: bool,
) -> None:
    a, b = x - side * 3.3 * squeeze, x + side * 3.9 * squeeze
    if mood in ("laugh", "sleep"):
        sag = 1.8 if mood == "sleep" else -1.8
        p.cut([(a, y), ((a + b) / 2, y + sag), (b, y)], w=1.7, ws=(0.5, 1, 0.5))
        return
    top = y - (2.6 if not child else 2.9)
    if near:
        lid = [(a, y + 0.4, 1), (x, top), (b, y, 1), (x, y + 1.9)]
        sh = p.form(lid, "white", 0)
        with p.clipped(sh):
            p.dot(x + look * 1.9, y - 0.3, 2.25, eyes)
            p.dot(x + look * 1.9, y - 0.3, 1.15, "ink")
            p.dot(x + look * 1.9 - 0.6, y - 1.0, 0.5, "white")
        p.cut([(a, y + 0.3), (x, top - 0.1), (b + side * 0.6, y - 0.1)], w=1.75 if woman else 1.5, ws=(0.5, 1, 0.9))
        p.cut([(a + side * 1, y + 1.3), (x, y + 2), (b - side * 1, y + 1.2)], w=0.7, ws=(0.3, 1, 0.3), col="brown")
        p.cut([(a, y - 2), (x, top - 1.9), (b, y - 2)], w=0.8, ws=(0.2, 1, 0.2), col="brown")
        return
    p.cut([(a, y - 0.2), (x, top + 0.3), (b, y - 0.3)], w=1.5, ws=(0.5, 1, 0.6))
    p.dot(x + look * 1.6, y - 0.2, 1.65)


def nose_(p: Burin, x: float, y: float, t: float, nose: float, near: bool, child: bool) -> None:
    s = 1 if t >= 0 else -1
    long = 6.4 * nose * (0.7 if child else 1)
    tip = x + s * (2.6 + 1.6 * abs(t)) * nose
    if not child:
        p.cut([(x + s * 1.6, y - 2), (x + s * 2, y + 1), (tip, y + long - 1.2), (tip - s * 1.2, y + long),
            (x - s * 0.2, y + long + 0.2)],
              w=1.3 if near else 1.5, ws=(0.2, 0.8, 1, 0.9, 0.4), col="brown" if near else "")  # fmt: skip
    else:
        p.cut([(x - 1, y + long), (x + s * 1.2, y + long + 0.8), (x + s * 2, y + long - 0.6)], w=1.3)
    if near:
        p.dab(oval(tip - s * 0.9, y + long - 1, 1.8, 1.6), "bisque")
        p.cut([(x + s * 0.4, y + long + 0.3), (x + s * 1.6, y + long + 0.1)], w=1.2, ws=(0.8, 1))


def mouth(p: Burin, x: float, y: float, mood: str, near: bool, woman: bool) -> None:
    half = 4.6 if woman else 5.0
    if mood in ("laugh", "sing"):
        wide = half if mood == "laugh" else 2.9
        p.form(
            [
                (x - wide, y - 0.6, 1),
                (x, y - 1 + (0 if mood == "laugh" else -1.2)),
                (x + wide, y - 0.6, 1),
                (x, y + 3.8),
            ],
            "wine",
            1.2,
            0,
        )
        if mood == "laugh":
            p.cut([(x - wide + 1.4, y - 0.1), (x, y + 0.3), (x + wide - 1.4, y - 0.1)], w=1.5, ws=(1, 1), col="white")
        return
    up = {"smile": 1.7, "sly": 1.2, "stern": -0.9, "sad": -1.5, "sleep": 0.4}.get(mood, 0.5)
    if near or woman:
        p.dab(
            [
                (x - half * 0.66, y),
                (x - 1.2, y - 1.6),
                (x, y - 1.1),
                (x + 1.2, y - 1.6),
                (x + half * 0.66, y),
                (x, y + 2.3),
            ],
            "blush" if not woman else "red",
        )
    slope = 0.9 if mood == "sly" else 0.0
    p.cut([(x - half, y - up * 0.6 + slope), (x - half * 0.4, y + up * 0.25), (x, y), (x + half * 0.4,
        y + up * 0.25), (x + half, y - up * 0.6 - slope)],
          w=1.35, ws=(0.5, 1, 0.7, 1, 0.5))  # fmt: skip
    if near:
        p.cut([(x - 1.8, y + 3.4), (x, y + 3.9), (x + 1.8, y + 3.4)], w=0.9, col="brown")
