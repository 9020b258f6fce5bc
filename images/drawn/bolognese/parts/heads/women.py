"""Three kinds of women beside the loose-haired one: plaited, veiled, short-haired."""

from typing import Any

from images.drawn.kit import Pen, ellipse

from .faces import face, given
from .hair import HAIR, hair_part, lock
from .loose import tress
from .necks import neck


def head_braids(p: Pen, turn: float = 0.3, tone: str = "brown", neckw: float = 15, lean: float = 0.0, **k: Any) -> None:
    """A matron: hair parted smooth, plaits coiled over the ears, a small chin."""
    base, light = HAIR[tone]
    p.shape("-38,-20 -34,-52 0,-64 34,-52 38,-20 30,20 -30,20", base, 2.5)
    neck(p, neckw, lean=lean)
    face(p, turn, **given(k, jaw=-0.4, lips="lips", blush=True, lid=0.25, bridge="snub", wide=0.9))
    hair_part(p, tone, n=9, low=0, out=37)
    for _ in p.mirrored():
        p.shape(None, base, 2.6, pts=ellipse(-38, 8, 13, 19))
        for r in (10, 6):
            p.brush(ellipse(-38, 8, r, r * 1.5, 20, 330, 24), (0.3, 1, 1, 0.3), 1.7, col=light)
        for a in range(0, 360, 45):
            x, y = ellipse(-38, 8, 11.4, 17, a, a + 40, 2)[1]
            p.brush([(x, y), ((x - 38) / 2, (y + 8) / 2)], (1, 0.2), 1.4, col=light, n=3)


def head_veil(
    p: Pen,
    turn: float = 0.3,
    veil: str = "white",
    lining: str = "blue",
    neckw: float = 15,
    lean: float = 0.0,
    tone: str = "dark",
    **k: Any,
) -> None:
    """A veil over the hair, falling to the shoulders on both sides."""
    hang = "-22,-60 -40,-40 -46,0 -50,36 -60,74! -22,80! -24,40 -28,0 -26,-30"
    for _ in p.mirrored():
        sh = p.shape(hang, lining, 2.6)
        p.hatch(sh, (-24, 40), (-26, -10), L=10, gap=4.4, w=1.5)
    neck(p, neckw, lean=lean)
    face(p, turn, **given(k, jaw=-0.3, lips="lips", nose=1.05, bridge="hooked", wide=0.85))
    hair_part(p, tone, n=6, low=-10, out=36)
    top = p.shape("-33,-14! -40,-36 -32,-56 0,-68 32,-56 40,-36 33,-14! 24,-42 0,-54 -24,-42", veil, 2.7)
    p.hatch(top, (38, -34), (0, -66), L=13, gap=4.4, w=1.5)
    for _ in p.mirrored():
        side = p.shape("-33,-16! -38,8 -42,36 -54,72! -40,76! -30,40 -31,8 -29,-10", veil, 2.5)
        p.hatch(side, (-42, 36), (-52, 70), L=8, gap=4.4, w=1.4)


def head_short(p: Pen, turn: float = -0.3, tone: str = "dark", neckw: float = 16, lean: float = 0.0, **k: Any) -> None:
    """Short hair combed over from one side, ears bare."""
    neck(p, neckw, lean=lean)
    for x in (-32, 32):
        p.shape(None, "flesh", 2.2, pts=ellipse(x, 0, 5.5, 10))
    face(p, turn, **given(k, jaw=-0.1, lips="lips", blush=True, bridge="broad", wide=1.05))
    lock(p, "-16,-50 6,-40 24,-34 33,-16", "-14,-66 14,-68 38,-52 40,-14", 10, tone, wave=1.2)
    lock(p, "-14,-50 -24,-40 -30,-28 -32,-12", "-14,-66 -30,-60 -41,-40 -38,-10", 7, tone, wave=1.2)
    tress(p, "30,-20 34,-8 33,2", "39,-20 42,-6 37,8", 3, tone, lean, wave=0.8)
    tress(p, "-30,-20 -34,-8 -32,2", "-38,-20 -41,-6 -36,8", 3, tone, lean, wave=0.8)
