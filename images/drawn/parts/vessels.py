"""The goblet of the court cards."""

from images.drawn.kit import Pen, ellipse


def goblet(p: Pen, tall: bool = True, knot: str = "yellow") -> None:
    """Court-card cup: red mouth, blue bowl with black teeth, yellow lily stem. Centre 0,0, height ~92."""
    sh = p.shape("-17,-38! -18,-14 -13,-4 0,-1 13,-4 18,-14 17,-38!", "blue", 2.6)
    p.band([(-18, -14), (-14, -10), (0, -7.5), (14, -10), (18, -14)], 1, "ink", clip=sh, w=1)
    with p.clipped(sh):
        for i in range(5):
            with p.at(-16 + i * 8):
                p.fill(p.T([(-4, -2), (0, -24), (4, -2)]), "ink")
    p.outline(sh, 2.6)
    p.shape(None, "red", 2.6, pts=ellipse(0, -38, 17.5, 7.5))
    p.shape(None, "#8e1218", 1.6, pts=ellipse(0, -37.4, 10.5, 3.8))
    p.shape("-14,-2! -12,6 -5,13 -4,17! 4,17! 5,13 12,6 14,-2! 0,2", "yellow", 2.4)
    for x in (-7.0, -2.5, 2.5, 7.0):
        p.brush([(x, 0), (x * 0.7, 8), (x * 0.35, 15)], (1, 1, 0.3), 1.6)
    p.shape(None, knot, 2.3, pts=ellipse(0, 21, 6.5, 5.5))
    p.shape("-4,26! -5,31 -9,37! 9,37! 5,31 4,26!", "yellow", 2.2)
    p.shape("-17,37! 17,37! 18,52! -18,52!", "red", 2.5, smooth=False)
    for i in range(7):
        p.line([(-13 + i * 4.4, 41), (-13 + i * 4.4, 49)], 1.5)
