"""Faces turned a little to a side, each with its own age, mood and look; finer where they are larger."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.features import CLOSE, eye, mouth, nose_, oval
from images.drawn.kit import Shape


def skull(t: float, jaw: float = 0.0, long: float = 0.0) -> str:
    """The contour of a face about 34 wide and 44 high, its middle at 0,0; t: turn, -1 to 1; jaw: 0 narrow, 1 broad."""
    s = 1 if t >= 0 else -1
    a, j, c = abs(t), jaw * 2.4, 21 + long
    pts = [
        (-15.5, -9), (-16 + a, 1), (-13 + 2 * a - j, 11), (-6.5 + 4 * a - j, 18 + long * 0.7), (3.6 * a, c),
        (7.5 + 2 * a + j, 17 + long * 0.7), (13 + 0.6 * a + j * 0.6, 9), (14.6 + 0.4 * a, 1), (14.4 - 0.6 * a, -5),
            (14.8, -12), (8, -22), (-8, -22),
    ]  # fmt: skip
    return " ".join(f"{s * x:.1f},{y:.1f}" for x, y in pts)


def face(
    p: Burin, t: float = 0.0, mood: str = "calm", look: float = 0.0, age: str = "young", jaw: float = 0.0, long: float = 0.0,
    brow: float = 0.0, nose: float = 1.0, eyes: str = "brown", woman: bool = False, down: float = 0.0,
) -> Shape:  # fmt: skip
    """A face; mood: calm, smile, laugh, stern, sad, sing, sly, sleep; look: where the eyes turn; down: how far the head bends."""
    sh = p.form(skull(t, jaw, long), "flesh", 1.9, 0.9)
    near = p.k >= CLOSE
    x, y = 5.2 * t, down * 3
    child = age == "child"
    for side in (-1, 1):
        p.dab(oval(x * 0.8 + side * 8.6, 7 + y, 4.2, 3), "rose" if age != "old" else "bisque")
    ey = -1.5 + y + (2.5 if child else 0)
    for side in (-1, 1):
        squeeze = 1 - 0.22 * max(0.0, side * t)
        ex = x + side * 6.6 * squeeze
        eye(p, ex, ey, side, squeeze, mood, look, eyes, near, woman, child)
        lift = {"stern": 1.3, "sad": -1.2, "sly": 1.0, "laugh": -0.6}.get(mood, 0.0)
        tall = 5.6 + (0.8 if woman else 0) + (0.8 if mood in ("laugh", "sing") else 0)
        w = (1.2 if woman else 1.9) + brow
        p.cut([(ex - side * 3.4, ey - tall + 0.9 + lift), (ex + side * 0.4, ey - tall - 0.8),
            (ex + side * 4.4 * squeeze, ey - tall + 0.8 - lift * 0.5)],
              w=w, ws=(0.8, 1, 0.3), col="umber" if age != "old" else "slate")  # fmt: skip
    nose_(p, x, y + (1.5 if child else 0), t, nose, near, child)
    mouth(p, x * 1.05 + 0.6 * t, 12.2 + y * 0.9 + long * 0.6, mood, near, woman)
    if age == "old":
        for side in (-1, 1):
            p.cut([(x + side * 3.8, 7 + y), (x + side * 6.6, 10 + y), (x + side * 6.4, 13 + y)], w=1.2, col="brown")
            p.cut([(x + side * 10.6, ey + 1), (x + side * 12.8, ey + 2.8)], w=1.0, col="brown")
        p.cut([(x - 6, -11), (x, -12), (x + 6, -11)], [(x - 5, -14), (x + 1, -15), (x + 5, -14)], w=1.0, col="brown")
    if near:
        p.cut([(3.6 * t - 2.6, 18.4 + long), (3.6 * t, 19 + long), (3.6 * t + 2.6, 18.2 + long)], w=0.9, col="brown")
    return sh


def neck(p: Burin, x: float = 0.0, wide: float = 13.0, deep: float = 18.0, lean: float = 0.0) -> None:
    """From under the chin down."""
    p.form([(x - wide / 2, 8, 1), (x + wide / 2, 8, 1), (x + wide / 2 + 1 + lean, 18 + deep * 0.6),
        (x + wide / 2 + 4 + lean, 20 + deep, 1),
            (x - wide / 2 - 4 + lean, 20 + deep, 1), (x - wide / 2 - 1 + lean, 18 + deep * 0.6)], "flesh", 1.6, 1.4)  # fmt: skip
    p.dab([(x - wide / 2, 15), (x + wide / 2, 15), (x + wide / 2, 24), (x + 2, 27), (x - wide / 2, 22)], "bisque")
