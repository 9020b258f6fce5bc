"""Whole heads: face, hair and neck; 0,0 is the middle of the face, the neck ends near y = 66."""

from typing import Any

from ..kit import Pen
from .faces import face, neck
from .hair import hair_part, lock


def head_long(
    p: Pen,
    turn: float = 0.3,
    tone: str = "dark",
    neckw: float = 17,
    lips: str = "#c9534c",
    mouth: str = "calm",
    drop: float = 78,
    wave: float = 2.4,
    **k: Any,
) -> None:
    """Long loose hair to the shoulders (angel, queens, virtues)."""
    for s in (False, True):
        with p.at(flip=s):
            lock(
                p,
                [(-24, -30), (-30, 10), (-24, 34), (-30, 56), (-24, drop - 6)],
                [(-34, -44), (-44, -8), (-47, 26), (-58, 54), (-50, drop - 4)],
                9,
                tone,
                wave=wave,
            )
            lock(
                p,
                [(-38, 20), (-46, 40), (-50, 58), (-60, drop - 8)],
                [(-42, 10), (-55, 34), (-62, 54), (-70, drop - 14)],
                3,
                tone,
                w=1.3,
                wave=wave * 0.8,
            )
    neck(p, neckw)
    face(p, turn, lips=lips, mouth=mouth, **k)
    hair_part(p, tone, low=16)
    for s in (False, True):
        with p.at(flip=s):
            lock(
                p,
                [(-31, 8), (-31, 24), (-25, 40), (-31, 58), (-28, drop - 2)],
                [(-40, 6), (-43, 26), (-41, 44), (-48, 62), (-43, drop)],
                4,
                tone,
                wave=wave * 0.8,
            )


def head_bob(
    p: Pen,
    turn: float = 0.3,
    tone: str = "dark",
    neckw: float = 18,
    curl: bool = True,
    lips: str | None = None,
    low: float = 34,
    wave: float = 1.8,
    **k: Any,
) -> None:
    """Page-cut hair to the jaw (moors, jacks, young kings)."""
    for s in (False, True):
        with p.at(flip=s):
            lock(
                p,
                [(-20, -36), (-26, 0), (-24, 22), (-18, low)],
                [(-36, -44), (-46, -10), (-48, 18), (-36, low + 8)],
                9,
                tone,
                wave=wave,
                lam=17,
            )
    neck(p, neckw)
    face(p, turn, lips=lips, **k)
    for s in (False, True):
        with p.at(flip=s):
            lock(
                p,
                [(-28, -26), (-30, -8), (-29, 12), (-24, low - 4)],
                [(-37, -30), (-44, -6), (-45, 18), (-35, low + 4)],
                6,
                tone,
                wave=wave,
                lam=17,
            )
    hair_part(p, tone, low=-8)
