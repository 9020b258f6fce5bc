"""Shields of four forms with plain old charges, none of them a maker's or a house's."""

from images.drawn.kit import ellipse
from images.drawn.sicilian.hand import Block

FORMS = {
    "heater": "-52,-68! 0,-62 52,-68! 54,-20 44,30 0,82! -44,30 -54,-20",
    "horse": "-34,-74! 0,-66 34,-74! 54,-50 46,-24 52,10 34,52 0,84! -34,52 -52,10 -46,-24 -54,-50",
    "scroll": "-50,-62! -58,-76 -40,-80 0,-68 40,-80 58,-76 50,-62! 46,-30 56,6 40,52 0,80! -40,52 -56,6 -46,-30",
}


def shield(
    p: Block,
    x: float,
    y: float,
    form: str = "heater",
    charge: str = "pale",
    cols: tuple[str, str] = ("red", "yellow"),
    s: float = 1.0,
    rot: float = 0.0,
) -> None:
    """A shield about x, y, 110 x 150 at scale 1; form: heater, horse, scroll, oval; cols: field and charge."""
    field, other = cols
    with p.at(x, y, s, rot=rot):
        if form == "oval":
            rim = p.shape(None, "yellow", 4.8, pts=ellipse(0, 0, 60, 80))
            sh = p.shape(None, field, 3.8, pts=ellipse(0, 0, 47, 66))
        else:
            rim = p.shape(FORMS[form], "yellow" if field != "yellow" else "paper", 4.8)
            with p.at(0, 0, 0.82):
                sh = p.shape(FORMS[form], field, 3.8)
        p.shade(rim, (54, -20), (4, 78), L=9, gap=8, w=3)
        with p.inside(sh):
            _charge(p, charge, other)


def _charge(p: Block, charge: str, col: str) -> None:
    if charge == "pale":
        p.shape("-16,-90! 16,-90! 16,90! -16,90!", col, 3.4, smooth=False)
    elif charge == "bars":
        for y in (-44.0, 2.0, 48.0):
            p.shape([(-70, y - 10, 1), (70, y - 10, 1), (70, y + 11, 1), (-70, y + 11, 1)], col, 3.4, smooth=False)
    elif charge == "bend":
        p.shape("-70,-66! -34,-80! 70,46! 40,70!", col, 3.4, smooth=False)
    elif charge == "chevron":
        p.shape("-70,50! 0,-16! 70,50! 70,14! 0,-52! -70,14!", col, 3.4, smooth=False)
    elif charge == "quarters":
        p.shape("-80,-90! 0,-90! 0,0! -80,0!", col, 3.4, smooth=False)
        p.shape("0,0! 80,0! 80,90! 0,90!", col, 3.4, smooth=False)
    elif charge == "checks":
        for j in range(-3, 4):
            for i in range(-3, 3):
                if (i + j) % 2:
                    x, y = i * 22.0, j * 22.0 - 11
                    p.shape([(x, y, 1), (x + 22, y, 1), (x + 22, y + 22, 1), (x, y + 22, 1)], col, 2.4, smooth=False)
    elif charge == "saltire":
        for _ in p.mirrored():
            p.shape("-70,-76! -48,-84! 70,66! 48,84!", col, 3.2, smooth=False)
    elif charge == "tower":
        p.shape(
            "-24,44! -20,-20! -28,-24! -28,-48! -16,-48! -16,-38! -6,-38! -6,-48! 6,-48! 6,-38! 16,-38! 16,-48! "
            "28,-48! 28,-24! 20,-20! 24,44!",
            col,
            3.4,
            smooth=False,
        )
        p.shape("-8,44! -8,16 0,8 8,16 8,44!", "ink", 0)
    else:
        raise ValueError(f"no charge {charge!r}")
