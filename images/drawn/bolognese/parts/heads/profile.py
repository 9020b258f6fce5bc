"""Faces and heads in profile, looking left; use flip for right."""

from typing import Any

from images.drawn.kit import Pen, Shape, ellipse

from .faces import given
from .hair import HAIR, lock
from .loose import tress
from .necks import neck


def profile(
    p: Pen,
    skin: str = "flesh",
    brow: float = 0,
    mouth: str = "calm",
    lips: str | None = None,
    nose: float = 0,
    shade: float = 1,
    old: bool = False,
    chin: float = 0,
    gaze: float = 0.0,
    blush: bool = False,
    ear: bool = False,
) -> Shape:
    """A face from the side: nose > 0 longer, chin > 0 stronger, mouth calm, smile or stern; ear shows the ear."""
    n = nose
    sh = p.shape(
        f"4,-50 -14,-46 -24,-34 -27,-21 -26.5,-16! -25,-11 {-33 - n:g},2 {-37.5 - n:g},9.5 {-34.5 - n * 0.7:g},13 "
        f"-28.5,15.2! -29,18 -32.5,21.6 -32,25! -28,26 -31.5,29 -31,32.5 -27.5,34.5 {-29 - chin:g},38 "
        f"{-27.5 - chin:g},44 -21,48.5 -8,46 6,38 15,26 18,18 22,4 27,-20 22,-44",
        skin,
        2.8,
    )
    if blush:
        with p.clipped(sh):
            p.shape("-22,14! -14,8 -6,14 -14,19", "blush", 0)
    if shade:
        p.hatch(sh, (-17, 47), (16, 23), L=12, gap=3.8, w=1.5, slant=28)
    p.brush("15,24 9,34 -2,42", (0.2, 1, 0.2), 1.8)
    _eye(p, gaze)
    p.brush([(-27, -19 + brow), (-18, -22.5 - brow * 0.4), (-7, -17.6 - brow)], (1.1, 1.35, 0.25), 3.4)
    p.brush([(-26.5 - n * 0.4, 13), (-25, 9), (-28, 6)], (0.6, 1, 0.2), 1.9)
    if lips:
        p.shape("-32.5,21.4! -30,20.6 -22.6,24.6! -25,30 -31,30!", lips, 0)
        p.outline(sh, 2.8)
    corner = {"calm": 26.4, "smile": 22.6, "stern": 29.4}[mouth]
    p.brush([(-31.5, 25.2), (-26, 24.6), (-20.5, corner)], (1, 1, 0.4), 2.6)
    p.brush("-27.5,33.6 -23.5,34.6 -21,33.4", (0.4, 1, 0.2), 1.8)
    if old:
        p.brush("-25,15 -20.5,20 -19.5,27", (0.1, 1, 0.1), 1.8)
        p.brush("-6,-4 -2,-1 0,5", (0.1, 1, 0.1), 1.5)
        p.brush("-20,2 -14,5 -8,3", (0.1, 1, 0.1), 1.5)
    if ear:
        _ear(p, skin)
    return sh


def _eye(p: Pen, gaze: float) -> None:
    p.shape("-22.5,-6! -17,-9.5 -10,-6.5 -8,-4.5! -14,-2.5 -21,-3.5", "white", 0)
    with p.at(0, gaze * 1.2):
        p.shape("-21.6,-8 -17,-9 -15.4,-5.6 -17.4,-2.4 -21,-3", "ink", 0)
        p.dot(-19.4, -6.6, 1, "white")
    p.brush("-24,-6.4 -18,-10.6 -11,-8 -6,-3.4", (0.7, 1.3, 1.1, 0.2), 3.0)
    p.brush("-21.5,-2.2 -15,-1.2 -9,-3.4", (0.3, 1, 0.1), 1.5)
    p.brush("-22,-12.6 -14,-13.4 -7,-9.6", (0.1, 1, 0.1), 1.4)


def _ear(p: Pen, skin: str) -> None:
    p.shape("8,-10 12,-16 19,-15 21,-7 18,2 14,10 9,9 9,2!", skin, 2.3)
    p.brush("11,-8 15,-11 17,-6 14,1", (0.4, 1, 1, 0.2), 1.7)
    p.brush("11,0 13,3 12,6", (0.2, 1, 0.2), 1.5)


def head_profile(
    p: Pen, style: str = "bob", tone: str = "dark", neckw: float = 16, lean: float = 0.0, **k: Any
) -> None:
    """A whole head in profile, looking left. style: bob, long (loose), bun (woman's), short (ear bare)."""
    if style == "long":
        tress(p, "8,0 16,30 28,56 24,84", "40,-10 50,26 62,60 52,92", 11, tone, lean, wave=2.4)
    neck(p, neckw, lean=lean)
    woman = style in ("long", "bun")
    profile(p, **(given(k, lips="lips", blush=True, nose=-1.5) if woman else k))
    if style == "long":
        lock(p, "-20,-32 -6,-28 8,-14 10,22", "-20,-48 14,-52 42,-24 40,24", 10, tone, wave=2)
    elif style == "bob":
        lock(p, "-24,-34 -12,-34 4,-30 12,-14", "-23,-49 -4,-60 22,-56 38,-36", 8, tone)
        lock(p, "6,-30 14,-8 14,16 8,32", "34,-44 46,-14 46,18 30,42", 11, tone, wave=2, lam=18)
    elif style == "bun":
        base, light = HAIR[tone]
        p.shape(None, base, 2.6, pts=ellipse(40, -6, 17, 19))
        for r in (12, 7):
            p.brush(ellipse(40, -6, r, r * 1.1, 200, 500, 20), (0.2, 1, 1, 0.2), 1.7, col=light)
        lock(p, "-24,-32 -10,-32 8,-20 30,-4", "-22,-49 2,-60 30,-50 40,-22", 10, tone)
        lock(p, "-20,-32 -4,-24 6,-8 26,2", "-14,-34 8,-26 16,-14 34,-6", 4, tone, blunt=False)
        _ear(p, "flesh")
    elif style == "short":
        lock(p, "-25,-36 -10,-36 6,-30 10,-16", "-22,-52 0,-62 28,-54 34,-26", 9, tone, wave=1)
        lock(p, "8,-26 20,-14 24,2 20,14", "26,-44 40,-20 38,6 26,20", 8, tone, wave=1)
        _ear(p, "flesh")
    else:
        raise ValueError(f"no profile hair called {style!r}; there are bob, long, bun, short")
