"""A bare woman's trunk, the pope's crown, and an eagle on a shield."""

from images.drawn.kit import Shape
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts.beasts.birds import eagle
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.shields import FORMS


def womans_trunk(p: Block) -> Shape:
    """A woman's bare trunk: the throat at 0,0, the hips at y = 176."""
    sh = p.shape(
        [(-16, -6, 1), (-44, 4), (-58, 26), (-48, 74), (-34, 112), (-52, 160), (-54, 182, 1), (54, 182, 1), (52, 160), (34, 112),
         (48, 74), (58, 26), (44, 4), (16, -6, 1)], "flesh",
    )  # fmt: skip
    for _ in p.mirrored():
        p.brush([(42, 50), (30, 74), (8, 68)], (0.3, 1, 0.3), 3.8)
        p.dot(25, 58, 3.4, "red")
    p.brush("-4,132 0,136 4,132", (0.5, 1, 0.5), 3.4)
    p.shade(sh, (56, 40), (50, 160), L=14, gap=9)
    return sh


def tiara(p: Block) -> None:
    """The threefold crown, in head units."""
    sh = p.shape("-38,-44! -46,-74 -34,-112 0,-134 34,-112 46,-74 38,-44! 0,-36", "red", 4)
    with p.inside(sh):
        for y in (-50, -80, -108):
            p.shape([(-60, y, 1), (0, y + 9), (60, y, 1), (60, y - 15, 1), (0, y - 6), (-60, y - 15, 1)], "yellow", 3.4)
    p.dot(0, -140, 8, "yellow", 3.2)


def eagle_shield(p: Block, x: float, y: float, s: float = 1.0, rot: float = 0.0) -> None:
    """A shield with an eagle."""
    with p.at(x, y, s, rot=rot):
        p.shape(FORMS["heater"], "yellow", 4.8)
        with p.at(0, -4, 0.3):
            eagle(p, "ink", 0.62)


def wide_hat(p: Block, col: str, trim: str) -> None:
    """The hat with a brim like a lying eight, in head units."""
    p.shape("-34,-46! -34,-76 0,-88 34,-76 34,-46! 0,-40", trim, 4)
    sh = p.shape("-92,-58 -78,-80 -46,-72 0,-52 46,-70 80,-78 92,-54 74,-34 40,-40 0,-32 -42,-42 -76,-38", col, 4.2)
    p.brush("-76,-64 -56,-58 -30,-48", (0.4, 1, 0.3), 3.4)
    p.brush("76,-60 56,-58 30,-48", (0.4, 1, 0.3), 3.4)
    p.shade(sh, (80, -40), (10, -33), L=9, gap=8, w=3)


def angel_head(p: Block, turn: float, tone: str = "gold", look: float | None = None, down: float = 0.0) -> None:
    """A youthful head with long hair, in head units."""
    hair.back(p, "loose", tone)
    faces.face(p, turn, "calm", look=look, down=down, lips=True, jaw=-0.3)
    hair.front(p, "loose", tone, turn)
