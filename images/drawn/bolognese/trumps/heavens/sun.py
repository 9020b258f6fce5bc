"""The Sun: a frontal red face in rays, and under it the spinner."""

from images.drawn.bolognese.parts import arm, grip, head_veil, pinch, taper_rod
from images.drawn.bolognese.parts.joins import girdle
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse

from .faces_of_sky import sun_face


def sun(p: Pen) -> None:
    with p.at(240, 114, 0.86):
        sun_face(p)
    with p.at(240, 505, 1.15), p.at(-240, -505):
        _spinner(p)


def _spinner(p: Pen) -> None:
    """A veiled woman, the distaff at the left, the spindle hanging from her right hand."""
    _dress(p)
    _distaff(p)
    arm(p, (192, 414), (136, 464), (118, 408), "blue", (21, 20, 13), cuff=None, puff=2)
    with p.at(118, 380, 0.96):
        grip(p, wrist=92, shaft=-14, reach=28)
    arm(p, (288, 414), (344, 464), (366, 406), "blue", (21, 20, 13), cuff=None, puff=2)
    with p.at(384, 356, 1.0, rot=8):
        pinch(p, wrist=104, reach=48)
    p.band("102,404 134,410", 10, "yellow", None, w=2.0, cap=True)
    p.band("351,402 382,410", 10, "yellow", None, w=2.0, cap=True)
    p.brush("112,316 140,380 200,428 270,430 340,392 385,356", (0.9, 0.8, 0.8, 0.9), 2.0)
    p.line("385,356 396,392 398,428", 2.0)
    with p.at(398, 448):
        p.shape("0,-24! 7,-6 6,8 0,26! -6,8 -7,-6", "yellow", 2.3)
        for y in (-8, -2, 4):
            p.brush([(-6, y), (0, y + 2), (6, y - 1)], (0.5, 1, 0.5), 1.5)
        p.shape(None, "red", 2.0, pts=ellipse(0, 14, 9, 3.6))
    with p.at(243, 330, 1.0, rot=-5):
        head_veil(p, -0.4, lean=-5, look=-0.9, gaze=0.3, lining="yellow", tone="brown")
    p.band("204,392 222,404 243,408 264,404 280,392", 15, "green", "zig", w=2.2, period=10, cap=True)


def _dress(p: Pen) -> None:
    body = p.shape("186,404 212,388! 270,388! 296,404 306,440 316,505! 164,505! 174,440", "red")
    p.pleats("196,412 286,412", "168,503 312,503", 15, 2.1, short=0.7)
    p.hatch(body, (174, 440), (166, 500), L=18, gap=4.6, w=1.9)
    p.hatch(body, (306, 440), (314, 500), L=18, gap=4.6, w=1.9)
    p.band("240,394 240,505", 26, "blue", "stripe2", w=2.1)
    p.band("168,470 240,478 312,470", 14, "green", "stripe", w=2.1, clip=body)
    p.outline(body)


def _distaff(p: Pen) -> None:
    with p.at(118, 380, 1, rot=-14):
        taper_rod(p, 0, 74, 0, -60, 3.8, 3.4, "yellow", 2.3)
        p.shape("0,-132! 16,-106 18,-80 10,-54 0,-46! -10,-54 -18,-80 -16,-106", "white", 2.6)
        for k in range(8):
            y = -118 + k * 9
            p.brush([(-16 + abs(k - 4), y), (0, y + 6), (16 - abs(k - 4), y - 2)], (0.5, 1, 0.5), 1.6)
        p.band([(-16, -92), (0, -88), (16, -92)], 8, "red", None, w=1.8)
        p.shape(None, "red", 2.2, pts=ellipse(0, -137, 6.5))


CARDS = {
    "Sun": Recipe(
        draw=sun,
        mid=girdle(150, 330, 14, "dots", period=15),
        marks={"sun": (144, 16, 192, 192), "distaff": (58, 206, 78, 218)},
    )
}
