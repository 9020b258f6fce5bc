"""Kings and old men: the stern one, the two beards, the bald elder."""

from typing import Any

from images.drawn.kit import Pen, ellipse

from .beards import whiskers
from .faces import face, given
from .hair import HAIR, hair_part, lock
from .loose import tress
from .necks import neck


def head_stern(
    p: Pen,
    turn: float = 0.3,
    tone: str = "dark",
    neckw: float = 20,
    lean: float = 0.0,
    low: float = 30,
    **k: Any,
) -> None:
    """A beardless king: square jaw, knitted heavy brows, hair rolled under at the jaw."""
    for s in (1, -1):
        a = [(24 * s, -36), (29 * s, 0), (27 * s, 22), (20 * s, low)]
        tress(p, a, [(34 * s, -44), (44 * s, -6), (47 * s, 22), (34 * s, low + 12)], 8, tone, lean, wave=0.8)
    neck(p, neckw, lean=lean)
    face(p, turn, **given(k, jaw=0.8, brow=2.6, heavy=1.3, mouth="stern", nose=1.12, bridge="hooked", wide=0.82))
    for _ in p.mirrored():
        p.brush("-13,17 -17,23 -16,30", (0.1, 1, 0.1), 1.8)
    for s in (1, -1):
        a = [(29 * s, -26), (31 * s, -6), (30 * s, 14), (24 * s, low - 2)]
        tress(p, a, [(37 * s, -32), (43 * s, -4), (46 * s, 20), (36 * s, low + 8)], 6, tone, lean, wave=0.8)
    hair_part(p, tone, low=-10, out=38)


def head_beard(p: Pen, turn: float = 0.3, tone: str = "dark", neckw: float = 19, lean: float = 0.0, **k: Any) -> None:
    """A king with a full square beard and moustache."""
    for _ in p.mirrored():
        lock(p, "-22,-36 -28,0 -27,20 -24,34", "-34,-44 -46,-8 -47,18 -38,40", 8, tone, wave=1.8, lam=17)
    neck(p, neckw, lean=lean)
    face(p, turn, **given(k, jaw=0.5, brow=1.2, heavy=1.2, nose=1.1, bridge="broad", wide=0.92))
    whiskers(p, turn, tone, full=True)
    hair_part(p, tone, low=6)


def head_goatee(
    p: Pen,
    turn: float = -0.4,
    tone: str = "dark",
    neckw: float = 18,
    lean: float = 0.0,
    tip: float = 3,
    **k: Any,
) -> None:
    """A king with a turned-up moustache and a pointed goatee, long hair behind."""
    for s in (1, -1):
        a = [(22 * s, -40), (27 * s, -8), (26 * s, 16), (20 * s, 38)]
        tress(p, a, [(32 * s, -46), (46 * s, -12), (48 * s, 18), (40 * s, 48)], 9, tone, lean, wave=2, lam=18)
    neck(p, neckw, lean=lean)
    face(p, turn, **given(k, jaw=-0.2, brow=-0.5, nose=1.15, lid=0.3, bridge="hooked"))
    whiskers(p, turn, tone, tip=tip)
    hair_part(p, tone, low=0)


def head_old(
    p: Pen,
    turn: float = 0.35,
    tone: str = "white",
    neckw: float = 16,
    lean: float = 0.0,
    long: float = 34,
    **k: Any,
) -> None:
    """An old man: bare brow, white hair behind the ears, hollow cheeks, a long beard flowing to y = 78 + long."""
    base, light = HAIR[tone]
    for s in (1, -1):
        a = [(28 * s, -32), (30 * s, 0), (30 * s, 24), (34 * s, 50)]
        tress(p, a, [(28 * s, -35), (44 * s, -10), (50 * s, 24), (56 * s, 52)], 7, tone, lean, wave=2.2)
    neck(p, neckw, lean=lean)
    options = given(k, jaw=-0.5, brow=-1.6, heavy=0.5, nose=1.25, lid=0.5, old=True, bridge="hooked", wide=0.9)
    face(p, turn, **options)
    mx = 5.6 * turn
    for s in (1, -1):
        p.shape([(mx * 0.6 + 5 * s, -17), (mx * 0.6 + 14 * s, -22), (mx * 0.6 + 27 * s, -15, 1),
                 (mx * 0.6 + 14 * s, -15)], base, 1.6)  # fmt: skip
    end = 78 + long
    p.shape(
        [(-29, 6, 1), (-34, 26), (-30, 56), (-18, end - 14), (mx - 4, end, 1), (mx + 4, end - 10, 1),
         (mx + 12, end - 2, 1), (24, end - 18), (33, 56), (35, 26), (30, 6, 1), (24, 20), (mx + 13, 22, 1),
         (mx, 24), (mx - 13, 22, 1), (-23, 20)],
        base,
        2.6,
    )  # fmt: skip
    for s in (-1, 1):
        outer = [(28 * s, 14), (30 * s, 34), (26 * s, 60), (14 * s, end - 8)]
        p.strands(outer, [(4 * s, 36), (6 * s, 54), (5 * s, 72), (2 * s, end - 8)], 8, 1.5, light,
                  (0.2, 1, 0.6, 0.1), jitter=0.5)  # fmt: skip
    p.shape([(mx - 8, 28, 1), (mx, 26), (mx + 8, 28, 1), (mx, 32)], "lips", 1.4)
    whiskers(p, turn, tone, goatee=False, tip=-8)
    for _ in p.mirrored():
        p.brush("-34,-8 -33,4 -31,12", (0.4, 1, 0.2), 2.2)
    p.brush(ellipse(0, -30, 30, 22, 205, 335, 16), (0.1, 0.4, 0.1), 1.5)
