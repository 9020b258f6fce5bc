"""Faces seen from the side, looking to the right."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.features import CLOSE, oval
from images.drawn.kit import Shape


def profile(
    p: Burin,
    mood: str = "calm",
    age: str = "young",
    nose: float = 1.0,
    eyes: str = "brown",
    woman: bool = False,
    chin: float = 0.0,
) -> Shape:
    """A face seen from the side, looking to the right."""
    n = 4.5 * nose * (0.6 if age == "child" else 1)
    sh = p.form(
        f"-10,-20 2,-23 10,-18 12.4,-10 11.6,-5 {12.8 + n * 0.55},0 {12.4 + n},4.6! {12.6 + n * 0.2},6.4 12,7.4!"
        f" 14.2,10 12,11.6! 13.4,14 11.6,15.6"
        f" {12.2 + chin},18.4 {9 + chin},21.4 3,21 -5,15 -8,10 -12,2",
        "flesh", 1.9, 0.7,
    )  # fmt: skip
    near = p.k >= CLOSE
    p.dab(oval(4.5, 7, 4.4, 3.4), "rose" if age != "old" else "bisque")
    if mood in ("sleep", "laugh"):
        p.cut("4.6,-1.6 7.4,-0.4 9.6,-1.2" if mood == "sleep" else "4.4,-1 7.2,-2.8 9.8,-1", w=1.6)
    else:
        p.form("4.6,-1! 7.6,-3.6 10.4,-2 9.8,0.4", "white", 0)
        p.dot(8.6, -1.4, 1.9, eyes if near else "ink")
        if near:
            p.dot(8.9, -1.4, 1.0, "ink")
        p.cut("3.6,-0.6 7,-3.8 10.8,-2.4", w=1.6, ws=(0.4, 1, 0.8))
        if near:
            p.cut("4.6,-3.8 7.4,-5.8 10.2,-4.8", w=0.8, col="brown")
    lift = {"stern": 1.6, "sad": -1.4}.get(mood, 0.0)
    p.cut(
        [(4, -7.2 - lift * 0.4), (8, -8.8), (12, -6.8 + lift)],
        w=1.4 if woman else 2.1,
        ws=(0.3, 1, 0.7),
        col="umber" if age != "old" else "slate",
    )
    p.cut("12,5.6 10.2,5.6 9.4,4", w=1.2)
    if mood in ("sing", "laugh"):
        p.form("13.4,9.4! 9,10.6! 12.6,13!", "wine", 1.2, 0)
    else:
        y = {"smile": -1.6, "laugh": -2, "stern": 1.0, "sad": 1.4}.get(mood, -0.3)
        p.dab("13.6,9.6 11,10.6 9.4,11.4 11.4,12.8 13,13.4", "red" if woman else "blush")
        p.cut([(13, 11.3), (10.6, 11.5), (8.2, 11.6 + y)], w=1.4, ws=(1, 0.9, 0.4))
    if age == "old":
        p.cut("8,6 6,9 6.6,12", "3,-0.6 0.6,0.6", w=1.1, col="brown")
    p.form("-5,-2 -2,-4 -1,0 -3,6 -6,4", "flesh", 1.4, 0.5)
    p.cut("-3.6,-1.4 -2.4,1 -4,3", w=0.9, col="brown")
    return sh
