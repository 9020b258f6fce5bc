"""A horse's head and neck, seen from the side, with its bridle."""

from images.drawn.french.hand import Burin

COATS = {
    "grey": ("pearl", "slate"),
    "bay": ("brown", "umber"),
    "black": ("slate", "ink"),
    "chestnut": ("ochre", "umber"),
    "white": ("white", "grey"),
}
"""Coat and mane."""


def horse(p: Burin, x: float, y: float, s: float, coat: str, strap: str, flip: bool = False, crest: str = "") -> None:
    """Looking to the left, its poll at x, y; the neck runs down to the right."""
    tint, mane = COATS[coat]
    with p.at(x, y, s, flip=flip):
        p.form(
            "2,-2 16,-6 34,4 54,26 76,60 96,110 104,170! 22,176! 24,130 18,96 8,72 2,58 -6,54! -12,62 -24,78 -38,94"
            " -50,98 -58,92 -60,82 -54,70 -42,48 -30,26 -18,6 -8,-2",
            tint,
            2.3,
            1,
        )
        for a, b in (((-6, -2), (-4, -24)), ((8, -4), (14, -26))):
            p.form([(a[0] - 5, a[1] + 4, 1), (b[0], b[1], 1), (a[0] + 8, a[1] + 4, 1)], tint, 1.8, 0.7)
        for i in range(9):
            u = i / 8
            mx, my = 8 + 74 * u, -6 + 92 * u * (0.55 + 0.45 * u)
            p.form(
                [(mx - 4, my + 2, 1), (mx + 14, my + 2), (mx + 22, my + 16), (mx + 20, my + 34, 1), (mx + 8, my + 20)],
                mane,
                1.5,
                0.7,
            )
        p.form("-2,-10! 4,-14 0,2 -8,16 -12,22! -10,8", mane, 1.5, 0.6)
        p.form("-22,22! -17,17 -11,20! -16,24", "white", 1.2, 0)
        p.dot(-16.5, 20.6, 3.0)
        p.cut("-24,17 -17,13 -9,17", w=1.8)
        p.form("-54,76 -50,72 -46,76 -50,80", "coal", 1, 0)
        p.cut("-58,88 -50,90 -42,86", w=1.6)
        p.cut("-6,54 -10,40 -2,28", "2,56 14,84 20,120", w=1.6)
        p.tube([(-44, 50), (-26, 62)], (5, 5), strap, 1.4, 0)
        p.tube([(-20, 6), (-2, 34), (-14, 56)], (5, 5, 5), strap, 1.4, 0)
        p.tube([(-24, 62), (-38, 84)], (4, 4), strap, 1.3, 0)
        p.tube([(-38, 84), (-6, 96), (40, 132)], (4.4, 4.4, 4.4), strap, 1.3, 0)
        p.dot(-40, 84, 4, "yellow", 1.3)
        p.dot(-25, 62, 3, "yellow", 1.2)
        p.tube([(14, 104), (50, 128), (96, 118)], (9, 9, 9), strap, 1.5, 0.4)
        for xx, yy in ((30, 116), (50, 128), (72, 124)):
            p.dot(xx, yy + 8, 4.4, "yellow", 1.3)
        if crest:
            for rot in (-40, -12, 16):
                with p.at(2, -10, rot=rot):
                    p.form("0,0! -6,-14 -3,-32 6,-40! 10,-26 6,-8", crest, 1.6, 0.8)
