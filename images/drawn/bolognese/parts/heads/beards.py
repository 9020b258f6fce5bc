"""Moustaches, goatees and full beards."""

from images.drawn.kit import Pen

from .hair import HAIR


def whiskers(p: Pen, turn: float, tone: str = "dark", goatee: bool = True, full: bool = False, tip: float = 0) -> None:
    """A moustache whose ends rise by tip, with a goatee or a full beard; turn as the face's."""
    with p.at(5.6 * turn, 0):
        if full:
            _full(p, 5.6 * turn, tone)
        elif goatee:
            _goatee(p, tone)
        for _ in p.mirrored():
            base, light = HAIR[tone]
            ends = [(27.0, 19.0 - tip), (29.5, 13.0 - tip, 1), (27.0, 25 - tip * 0.5)]
            p.shape([(0, 19, 1), (8, 18.5), (18, 23), *ends, (17, 30), (6, 26), (0, 23.5, 1)], base, 1.8)
            above = [(2, 20.5), (12, 21), (20, 25), (27, 19 - tip)]
            p.strands(above, [(2, 23), (10, 25), (18, 28), (26, 22 - tip)], 2, 1.2, light)


def chin_tuft(p: Pen, turn: float, tone: str = "dark") -> None:
    """A young man's small beard: a tuft on the chin, no moustache."""
    with p.at(5.6 * turn, 2):
        _goatee(p, tone)


def _full(p: Pen, mx: float, tone: str) -> None:
    """Its sides hang from the ears, which stay where they are when the face turns by mx."""
    base, light = HAIR[tone]
    ear, cheek, jowl, low = 30.5 - mx, 33.5 - mx, 29.0 - mx, 16.0 - mx
    far, wide, deep, foot = -30.5 - mx, -33.5 - mx, -29.0 - mx, -15.0 - mx
    p.shape(
        [(far, 0, 1), (wide, 22), (deep, 46), (foot, 66), (0, 80, 1), (low, 66), (jowl, 46), (cheek, 22),
         (ear, 0, 1), (24 - mx, 16), (14, 20, 1), (0, 22), (-14, 20, 1), (-23 - mx, 16)],
        base,
        2.6,
    )  # fmt: skip
    taper = (0.2, 1, 0.6, 0.1)
    left, right = [(-26 - mx, 8), (-29 - mx, 26), (-22 - mx, 50), (-2, 76)], [(27 - mx, 8), (30 - mx, 26)]
    p.strands(left, [(-3 - mx, 34), (-6 - mx, 50), (-3, 66), (-1, 76)], 9, 1.5, light, taper, jitter=0.5)
    right += [(24 - mx, 50), (2, 76)]
    p.strands(right, [(6 - mx, 34), (9 - mx, 50), (4, 66), (1, 76)], 9, 1.5, light, taper, jitter=0.5)
    p.shape("-9,27! 0,25 9,27! 0,32", "lips", 1.4)
    p.brush("-9,27 0,28 9,27", (0.6, 1, 0.6), 2)


def _goatee(p: Pen, tone: str) -> None:
    base, light = HAIR[tone]
    p.shape("-5,33 0,31.5 5,33 8,42 4,52 -1,58! -7,50 -8,42", base, 2.0)
    p.strands("-5,35 -6,44 -2,55", "5,35 6,44 0,55", 4, 1.2, light)
