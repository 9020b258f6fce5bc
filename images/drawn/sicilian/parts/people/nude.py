"""Bare bodies: a man's trunk from the front and from behind, and a cloth round the loins."""

from images.drawn.kit import Shape, Spec
from images.drawn.sicilian.hand import Block


def trunk_of(p: Block, slim: float = 0.0) -> Shape:
    """A man's bare trunk: the throat at 0,0, the hips at y = 176, 156 wide at the shoulders."""
    s = slim
    sh = p.shape(
        [(-20, -6, 1), (-58, 4), (-78, 26), (-70 + s, 74), (-54 + s, 120), (-56 + s, 176, 1), (56 - s, 176, 1),
        (54 - s, 120), (70 - s, 74), (78, 26), (58, 4), (20, -6, 1)],
        "flesh",
    )  # fmt: skip
    p.folds("-54,18 -24,12 -4,20", "54,18 24,12 4,20", w=3, taper=(0.2, 1, 0.4))
    for _ in p.mirrored():
        p.brush([(56, 56), (36, 74), (10, 70), (2, 60)], (0.2, 1, 0.9, 0.3), 3.8)
        p.brush([(40, 92), (30, 98)], (1, 0.3), 3)
        p.brush([(42, 106), (32, 112)], (1, 0.3), 3)
        p.dot(33, 56, 3.2)
    p.brush("0,66 1,100 0,126", (0.3, 1, 0.3), 3)
    p.brush("-4,134 0,138 4,134", (0.5, 1, 0.5), 3.4)
    p.shade(sh, (76, 40), (56 - s, 168), L=18, gap=9)
    return sh


def loincloth(p: Block, s: Spec, col: str, *folds: Spec) -> Shape:
    sh = p.shape(s, col)
    p.folds(*folds, w=4.4)
    return sh
