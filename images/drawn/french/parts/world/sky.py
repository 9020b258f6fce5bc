"""Sky, light and land: what lies behind everybody. A scene is 436 wide and 332 high."""

import math

from images.drawn.french.hand import Burin

X0, X1, Y0, Y1 = 22.0, 458.0, 108.0, 440.0
"""The frame of a scene in card units."""


def sky(p: Burin, tint: str = "sky", low: str = "paper", horizon: float = 300.0, lines: bool = True) -> None:
    """A tint that fades into another near the horizon, by lines as a graver lays them."""
    p.fill([(X0, Y0), (X1, Y0), (X1, Y1), (X0, Y1)], low)
    mid = Y0 + (horizon - Y0) * 0.6
    p.fill([(X0, Y0), (X1, Y0), (X1, mid), (X0, mid)], tint)
    y, n = mid + 3, 0
    while y < horizon - 6:
        gap = 5 + 2.4 * n
        x = X0
        while x < X1:
            long = p.rng.uniform(70, 190)
            p.brush(
                [(x, y), (x + long / 2, y + p.rng.uniform(-1, 1)), (x + long, y)],
                (0.1, 1, 0.1),
                max(1.2, 5 - n * 0.8),
                tint,
            )
            x += long + p.rng.uniform(4, 30) + n * 8
        y += gap
        n += 1
    if lines:
        dark = "steel" if tint == "sky" else "haze"
        for i in range(7):
            y = Y0 + 6 + i * 7.5 + p.rng.uniform(-1, 1)
            x = X0 + p.rng.uniform(0, 90)
            while x < X1 - 30:
                long = p.rng.uniform(40, 130) * (1 - i * 0.07)
                p.brush([(x, y), (x + long / 2, y + 0.6), (min(X1, x + long), y)], (0.1, 1, 0.1), 1.3, dark)
                x += long + p.rng.uniform(20, 90) + i * 14


def night(p: Burin, moon: bool = True) -> None:
    p.fill([(X0, Y0), (X1, Y0), (X1, Y1), (X0, Y1)], "navy")
    for i in range(16):
        y = Y0 + 8 + i * 12
        x = X0 + p.rng.uniform(0, 60)
        while x < X1 - 30:
            long = p.rng.uniform(40, 120)
            p.brush([(x, y), (x + long / 2, y + 0.6), (min(X1, x + long), y)], (0.1, 1, 0.1), 1.4, "blue")
            x += long + p.rng.uniform(14, 60)
    for _ in range(16):
        x, y = p.rng.uniform(X0 + 12, X1 - 12), p.rng.uniform(Y0 + 10, Y0 + 110)
        p.dot(x, y, p.rng.uniform(1.3, 2.5), "straw")
    if moon:
        p.dot(384, 152, 24, "straw", 0)
        p.dot(375, 147, 21, "navy", 0)


def sun(p: Burin, x: float, y: float, r: float = 22, tint: str = "yellow") -> None:
    for i in range(28):
        a = math.tau * i / 28
        far = r * (1.9 if i % 2 else 1.5)
        p.brush(
            [(x + r * 1.15 * math.cos(a), y + r * 1.15 * math.sin(a)), (x + far * math.cos(a), y + far * math.sin(a))],
            (1, 0.2),
            2.2,
            "ochre",
        )
    p.dot(x, y, r, tint, 1.6)


def cloud(p: Burin, x: float, y: float, s: float = 1.0, tint: str = "white") -> None:
    with p.far(), p.at(x, y, s):
        p.form("-44,8! -40,-4 -26,-6 -18,-20 0,-24 12,-14 28,-16 38,-4 46,8! 0,10", tint, 1.3, 0.8)
        p.cut("-22,-4 -14,-10 -6,-8", "6,-6 16,-8 22,-2", w=1.0)


def hill(p: Burin, s: str, tint: str, far: bool = True) -> None:
    """A ridge from edge to edge; its points are in card units, left to right."""
    pts = f"22,440! 22,{s.split()[0].split(',')[1]}! {s} 458,{s.split()[-1].split(',')[1]}! 458,440!"
    if far:
        with p.far():
            p.form(pts, tint, 1.4, 0)
    else:
        p.form(pts, tint, 1.8, 0)


def ground(p: Burin, y: float, tint: str, tufts: int = 14, dark: str = "pine", wave: float = 4.0) -> None:
    """The floor of a scene from y down, with strokes of grass, earth or paving."""
    pts = [
        (X0, y, 1),
        *((X0 + 436 * i / 6, y + wave * math.sin(i * 1.9)) for i in range(1, 6)),
        (X1, y, 1),
        (X1, Y1, 1),
        (X0, Y1, 1),
    ]
    p.form(pts, tint, 1.5, 0)
    for _ in range(tufts):
        x, yy = p.rng.uniform(X0 + 8, X1 - 30), p.rng.uniform(y + 8, Y1 - 8)
        long = p.rng.uniform(10, 34)
        p.brush([(x, yy), (x + long / 2, yy + 1), (x + long, yy)], (0.1, 1, 0.1), 1.6, dark)
        if dark == "pine" and p.rng.random() < 0.5:
            for k in (-3, 0, 3):
                p.brush([(x + k, yy), (x + k * 1.8, yy - 7 + abs(k))], (1, 0.1), 1.7, dark)


def water(p: Burin, y: float, tint: str = "steel", to: float = 440.0, light: str = "sky") -> None:
    p.form([(X0, y, 1), (X1, y, 1), (X1, to, 1), (X0, to, 1)], tint, 1.5, 0, smooth=False)
    yy, n = y + 7, 0
    while yy < to - 3:
        x = X0 + p.rng.uniform(0, 40)
        while x < X1 - 24:
            long = p.rng.uniform(24, 70)
            a = [
                (x, yy),
                (x + long * 0.25, yy - 2.4),
                (x + long * 0.5, yy),
                (x + long * 0.75, yy - 2.4),
                (min(X1, x + long), yy),
            ]
            p.brush(a, (0.1, 1, 0.1), 2.0 if n % 2 else 1.4, light if n % 2 else "navy")
            x += long + p.rng.uniform(12, 60)
        yy += 8 + n * 1.2
        n += 1


def snow(p: Burin, n: int = 40) -> None:
    for _ in range(n):
        p.dot(p.rng.uniform(X0 + 4, X1 - 4), p.rng.uniform(Y0 + 4, Y1 - 10), p.rng.uniform(1.6, 3.2), "white")


def birds(p: Burin, *at: tuple[float, float], s: float = 1.0) -> None:
    for x, y in at:
        p.cut(
            [(x - 8 * s, y - 3 * s), (x - 3 * s, y - 4 * s), (x, y), (x + 3 * s, y - 4 * s), (x + 8 * s, y - 3 * s)],
            w=1.6,
            col="slate",
        )
