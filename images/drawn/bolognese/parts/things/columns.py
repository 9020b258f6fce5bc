"""Columns and posts: a fluted column with capital, a barber-striped post with a cap."""

from images.drawn.kit import Pen, Shape


def column(
    p: Pen,
    x: float,
    top: float,
    bottom: float,
    w: float = 38,
    shaft: str = "yellow",
    capital: str = "red",
    abacus: str = "green",
    flutes: int = 4,
) -> Shape:
    """An upright column; w is the half width of its shaft, the capital is about w high and 3 w wide."""
    h = w * 1.05
    sh = p.shape(
        [(x - w, top + h, 1), (x + w, top + h, 1), (x + w * 1.06, (top + bottom) / 2), (x + w, bottom, 1),
         (x - w, bottom, 1), (x - w * 1.06, (top + bottom) / 2)],
        shaft,
        3.0,
    )  # fmt: skip
    for i in range(1, flutes):
        u = -1 + 2 * i / flutes
        p.brush(
            [(x + w * u, top + h + 8), (x + w * u * 1.05, (top + bottom) / 2), (x + w * u, bottom)],
            (0.6, 1, 0.8),
            2.4,
        )
    p.hatch(sh, (x + w, top + h + 4), (x + w, bottom - 2), L=w * 0.7, gap=4.5, w=2.0)
    p.hatch(sh, (x - w, top + h + 4), (x - w, bottom - 2), L=w * 0.24, gap=4.8, w=1.7)
    bell = p.shape(
        [(x - w * 0.98, top + h, 1), (x - w * 1.05, top + h * 0.66), (x - w * 1.4, top + h * 0.3, 1),
         (x + w * 1.4, top + h * 0.3, 1), (x + w * 1.05, top + h * 0.66), (x + w * 0.98, top + h, 1)],
        capital,
        2.8,
    )  # fmt: skip
    with p.clipped(bell):
        for i in range(5):
            lx = x + w * (-1 + 0.5 * i)
            p.shape([(lx - w * 0.22, top + h + 2, 1), (lx - w * 0.24, top + h * 0.7), (lx, top + h * 0.4, 1),
                     (lx + w * 0.24, top + h * 0.7), (lx + w * 0.22, top + h + 2, 1)], capital,
                         2.0)  # fmt: skip
            p.brush([(lx, top + h), (lx, top + h * 0.56)], (1, 0.2), 1.8, n=3)
    p.outline(bell, 2.8)
    for s in (-1, 1):
        p.dot(x + 1.28 * w * s, top + h * 0.36, w * 0.16, capital, 2.2)
    p.band([(x - w * 1.5, top + h * 0.16), (x + w * 1.5, top + h * 0.16)], h * 0.32, abacus, "dots",
        w=2.5, cap=True,
           period=12, mcol="yellow" if abacus != "yellow" else "red")  # fmt: skip
    p.band(
        [(x - w * 1.1, top + h * 1.06), (x + w * 1.1, top + h * 1.06)],
        h * 0.22,
        capital,
        None,
        w=2.2,
        cap=True,
    )
    return sh


def plinth(p: Pen, x: float, top: float, w: float = 38, base: str = "red", block: str = "green") -> None:
    """A column's foot from y = top to the seam: a moulding and a block that stands on the join."""
    p.band([(x - w * 1.12, top), (x + w * 1.12, top)], 13, base, None, w=2.4, cap=True)
    p.shape([(x - w * 1.3, top + 6, 1), (x + w * 1.3, top + 6, 1), (x + w * 1.3, 506, 1), (x - w * 1.3, 506, 1)],
            block, 2.8, smooth=False)  # fmt: skip
    p.line([(x - w * 1.3, 500), (x + w * 1.3, 500)], 2.6)


def striped_post(
    p: Pen,
    x: float,
    top: float,
    bottom: float,
    w: float = 18,
    cols: tuple[str, ...] = ("green", "blue", "yellow"),
    cap: str = "red",
    lean: int = 1,
    pitch: float = 26,
) -> Shape:
    """A post wound with stripes like a barber's pole, under a domed cap."""
    sh = p.shape([(x - w, top, 1), (x + w, top, 1), (x + w, bottom, 1), (x - w, bottom, 1)], cols[0], 0)
    with p.clipped(sh):
        n = int((bottom - top) / pitch) + 4
        for i in range(n):
            y = top - 2 * pitch + i * pitch
            rise = w * 1.5 * lean
            p.shape([(x - w - 2, y + rise, 1), (x + w + 2, y - rise, 1), (x + w + 2, y - rise + pitch, 1),
                     (x - w - 2, y + rise + pitch, 1)], cols[i % len(cols)], 2.2)  # fmt: skip
    p.outline(sh, 3.0)
    p.hatch(sh, (x + w, top + 4), (x + w, bottom - 4), L=w * 0.9, gap=4.5, w=1.9)
    dome = p.shape([(x - w * 1.35, top + 2, 1), (x - w * 1.4, top - w * 0.7), (x - w * 0.8,
        top - w * 1.6), (x, top - w * 1.9),
                    (x + w * 0.8, top - w * 1.6), (x + w * 1.4, top - w * 0.7), (x + w * 1.35, top + 2,
                        1)], cap, 2.9)  # fmt: skip
    p.hatch(dome, (x + w * 1.35, top), (x + w * 0.4, top - w * 1.8), L=w * 0.8, gap=4.2, w=1.8)
    p.brush(
        [(x - w * 0.8, top - w * 0.4), (x - w * 0.6, top - w * 1.1), (x - w * 0.1, top - w * 1.5)],
        (0.2, 1, 0.2),
        2,
    )
    p.shape([(x - 5, top - w * 1.85, 1), (x - 6, top - w * 2.3), (x, top - w * 2.7), (x + 6, top - w * 2.3),
             (x + 5, top - w * 1.85, 1)], "yellow", 2.3)  # fmt: skip
    p.band([(x - w * 1.5, top + 5), (x + w * 1.5, top + 5)], 11, "yellow", None, w=2.3, cap=True)
    return sh
