"""Trump 10, the Wheel: a queen on top, a crowned man climbing at the left, one tumbling at the right."""

from images.drawn.bolognese.parts import (
    arm,
    coronet,
    crown,
    grip,
    hand_clasp,
    hand_flat,
    head_beard,
    head_bob,
    head_long,
    number,
    palm,
    taper_rod,
)
from images.drawn.bolognese.parts.things.wheels import great_wheel
from images.drawn.bolognese.recipe import Recipe
from images.drawn.kit import Pen, ellipse


def queen(p: Pen) -> None:
    """Enthroned on the rim, sceptre at the left, the number at the right."""
    number(p, "10", 446, 128, 76, "r")
    skirt = p.shape(
        "204,288! 276,288! 316,316 346,352 352,392! 330,404 304,398 278,412 250,402 224,412 198,400 "
        "170,408 136,396! 142,352 168,314",
        "red",
    )
    p.pleats("206,294 274,294", "146,392 198,396 250,400 304,394 346,386", 21, 2.2, short=0.7)
    p.hatch(skirt, (316, 316), (350, 388), L=24, gap=4.5, w=1.9)
    p.band(
        "142,384 172,396 200,388 226,400 252,390 280,400 306,386 346,384",
        13,
        "yellow",
        "zig",
        w=2.2,
        period=11,
        clip=skirt,
    )
    p.outline(skirt)
    bodice = p.shape("184,214 208,200! 272,200! 296,214 302,246 282,294! 198,294! 178,246", "yellow")
    p.hatch(bodice, (300, 240), (283, 292), L=18, gap=4.4, w=1.9)
    p.hatch(bodice, (180, 240), (197, 292), L=14, gap=4.4, w=1.8)
    for y in (224, 242, 260, 278):
        p.brush([(224, y), (240, y + 6), (256, y)], (0.5, 1, 0.5), 2.2)
    p.band("198,292 240,299 282,292", 13, "green", "dots", w=2.1, period=11, mcol="yellow")
    with p.at(124, 214, rot=-9):
        taper_rod(p, 0, 96, 0, -96, 5.4, 4.6, "blue", 2.6)
        p.shape("0,-150! 9,-132 7,-114 0,-100! -7,-114 -9,-132", "yellow", 2.4)
        for _ in p.mirrored():
            p.shape("3,-102! 8,-122 22,-130 30,-120 24,-108! 20,-116 12,-112 8,-98!", "yellow", 2.4)
        p.band([(-10, -97), (10, -97)], 9, "red", None, w=2.0, cap=True)
        p.shape(None, "red", 2.3, pts=ellipse(0, 100, 7.5))
        grip(p, wrist=34, reach=34)
    arm(p, (192, 226), (180, 292), (153, 234), "green", (20, 19, 12), puff=5, cuff_w=11)
    arm(
        p,
        (288, 226),
        (330, 286),
        (286, 320),
        "green",
        (20, 19, 12),
        hand=hand_flat,
        hand_s=0.8,
        puff=5,
        cuff_w=11,
    )
    p.shape("206,202! 226,196 254,196 274,202! 262,220 240,228 218,220", "flesh", 2.4)
    p.band("202,202 220,222 240,231 260,222 278,202", 13, "red", "dots", w=2.1, period=9, mcol="yellow")
    with p.at(240, 140, 0.98):
        head_long(p, 0.3, "gold", neckw=13, drop=58, mouth="smile")
        with p.at(0, -38):
            coronet(p, 33)


def _shoe(p: Pen) -> None:
    """A shoe with a buckle, the ankle at 0,0, the toe to the right."""
    p.shape("-12,-8! 9,-8! 12,2 26,8 36,16! 36,22! -14,22! -13,6", "yellow", 2.5)
    p.band([(-15, 22), (37, 22)], 5, "ink", None, w=1.6)
    p.brush([(2, 2), (12, 5)], (1, 1), 2.4)


def climber(p: Pen) -> None:
    """Crowned, bearded, in blue: he climbs the rim at the left."""
    arm(p, (70, 548), (50, 606), (70, 662), "red", (19, 16, 10), cuff=None, chest=None)
    with p.at(70, 664):
        _shoe(p)
    arm(p, (96, 550), (150, 556), (138, 600), "red", (19, 17, 10), cuff=None, chest=None)
    with p.at(136, 602, rot=34):
        _shoe(p)
    coat = p.shape("52,438 68,426! 102,426! 118,440 122,484 116,520 124,566 84,580 44,566 54,520 46,484", "blue")
    p.hatch(coat, (46, 470), (46, 562), L=18, gap=4.4, w=2.0)
    p.pleats("56,524 114,524", "46,568 84,580 122,566", 9, 2.1, short=0.7)
    p.band("54,518 86,526 117,518", 12, "yellow", "ticks", w=2.1, period=7)
    p.band("86,430 86,514", 12, "yellow", "dots", w=1.9, period=10)
    with p.at(52, 364, 0.72, rot=-6):
        palm(p)
    arm(p, (60, 448), (42, 410), (52, 368), "green", (16, 15, 10), cuff_w=9, chest=85)
    arm(p, (110, 450), (134, 486), (146, 438), "green", (16, 15, 10), cuff_w=9, chest=85)
    with p.at(146, 434, 0.82, rot=-58):
        hand_clasp(p)
    with p.at(92, 378, 0.74, rot=6):
        head_beard(p, 0.5, look=0.6, gaze=-0.5, lean=6, tone="brown")
        with p.at(0, -36):
            crown(p, 34, 5, 26, lining="green")


def tumbler(p: Pen) -> None:
    """Head down at the right, his crown gone before him."""
    for hip, knee, ankle, turn in (
        ((386, 440), (362, 398), (386, 352), -96),
        ((412, 440), (440, 400), (424, 346), -62),
    ):
        arm(p, hip, knee, ankle, "blue", (19, 16, 10), cuff=None, chest=None)
        with p.at(*ankle, 1, rot=turn):
            _shoe(p)
    coat = p.shape("362,562 376,574! 414,574! 428,560 434,516 426,480 438,440 398,424 358,440 370,480 358,516", "green")
    p.hatch(coat, (434, 520), (436, 442), L=18, gap=4.4, w=2.0)
    p.pleats("370,478 426,478", "360,440 398,426 436,440", 9, 2.1, short=0.7)
    p.band("369,482 398,474 427,482", 12, "yellow", "ticks", w=2.1, period=7)
    p.band("396,486 396,570", 12, "red", "dots", w=1.9, period=10, mcol="yellow")
    arm(p, (424, 552), (440, 594), (430, 634), "red", (16, 15, 10), hand=hand_flat, hand_s=0.66, cuff_w=9, chest=398)
    arm(p, (368, 552), (376, 604), (350, 600), "red", (16, 15, 10), cuff_w=9, chest=398)
    with p.at(352, 600, 0.82, rot=-140, sy=-0.82):
        hand_clasp(p)
    with p.at(394, 624, 0.74, rot=176):
        head_bob(p, -0.3, mouth="o", brow=-1.5, low=20)
    with p.at(398, 714, 0.72, rot=196):
        crown(p, 32, 5, 24, lining="red")


def card(p: Pen) -> None:
    with p.at(240, 500):
        great_wheel(p)
    for turned in (False, True):
        with p.at(480 if turned else 0, 1000 if turned else 0, rot=180 if turned else 0), p.at(0, -24):
            queen(p)
    climber(p)
    tumbler(p)


CARDS = {
    "T10": Recipe(
        full=card,
        marks={"number": (360, 26, 92, 84), "wheel": (108, 368, 264, 264), "queen": (110, 40, 246, 370),
               "climber": (20, 320, 130, 370), "faller": (336, 320, 124, 400)},
    )
}  # fmt: skip
