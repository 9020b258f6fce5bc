"""The last two: Jugement with its angel, Monde in its wreath."""

from images.drawn.kit import ellipse
from images.drawn.marseille.parts.beasts import lion, ox
from images.drawn.marseille.parts.bodies import angel_head, womans_trunk
from images.drawn.marseille.parts.wings import feathered
from images.drawn.marseille.plate import numbered
from images.drawn.sicilian.hand import Block
from images.drawn.sicilian.parts import places as at
from images.drawn.sicilian.parts.beasts.birds import eagle
from images.drawn.sicilian.parts.dress.cloth import throat
from images.drawn.sicilian.parts.people import faces, hair
from images.drawn.sicilian.parts.people.limbs import arm, bare_foot, tube
from images.drawn.sicilian.parts.people.nude import trunk_of


def jugement(p: Block) -> None:
    """An angel in the clouds sounds the trumpet; three rise from the ground and pray."""
    at.frame(p)
    at.ground(p, 560)
    for i in range(15):
        with p.at(240, 190, rot=-100 + i * 200 / 14):
            p.shape("-9,-120! 0,-176! 9,-120!", ("yellow", "red")[i % 2], 3.4)
    feathered(p, 240, 200, 1.02, "red", "flesh")
    body = p.shape("180,340! 176,250 196,212 284,212 304,250 300,340!", "blue")
    p.shade(body, (302, 250), (298, 336), L=16, gap=9)
    with p.at(240, 128, 1.06):
        throat(p, 0, 82, 15, 40)
        angel_head(p, 0.0, "gold", 0.0, 0.4)
        p.shape(None, "yellow", 3.6, pts=ellipse(0, -64, 48, 12))
    for cx, cy, s, flip in ((112, 326, 0.9, False), (368, 326, 0.9, True), (240, 346, 1.0, False)):
        at.cloud(p, cx, cy, s, "sky", flip)
    flag = p.shape("206,214! 146,292! 58,232! 118,150!", "paper", 4.4, smooth=False)
    with p.inside(flag):
        p.shape("172,174! 190,188! 112,292! 94,278!", "red", 3, smooth=False)
        p.shape("80,186! 92,170! 186,240! 174,256!", "red", 3, smooth=False)
    p.rod([(238, 172), (120, 326)], 12, "yellow", 3.8)
    p.shape("136,318! 118,302! 62,352! 104,392!", "yellow", 4.4)
    p.dot(238, 172, 7, "yellow", 3)
    arm(p, (288, 236), (316, 296), (214, 252), "red", "grip", cuff="yellow", w=(46, 40, 26), bend=20)
    arm(p, (192, 236), (190, 292), (166, 276), "red", "grip", cuff="yellow", w=(46, 40, 26), bend=40)
    # the tomb and who stands in it, from behind
    for bx, tone, turn, woman in ((98, "gold", 0.6, True), (382, "white", -0.6, False)):
        with p.at(bx, 552, 0.94):
            if woman:
                womans_trunk(p)
            else:
                with p.at(0, 0, 0.84, sy=1):
                    trunk_of(p)
            throat(p, 0, 2, 14, 36)
            for s in (-1, 1):
                tube(p, [(46 * s, 24), (62 * s, 100), (10 * s, 82)], (34, 30, 20), "flesh", cap=True)
            p.shape("-10,84! -8,54 0,42 8,54 10,84!", "flesh", 3.4)
            p.line([(0, 50), (0, 84)], 2.8)
            with p.at(0, -66, 0.96):
                hair.back(p, "loose" if woman else "bald", tone)
                faces.face(p, turn, "calm", look=turn, old=not woman, lips=woman)
                if not woman:
                    hair.beard(p, "full", tone, turn)
                hair.front(p, "loose" if woman else "bald", tone, turn)
    with p.at(240, 520, 0.98):
        back = p.shape("-20,-10! -60,4 -74,30 -60,90 -54,180! 54,180! 60,90 74,30 60,4 20,-10!", "flesh")
        p.brush("0,16 2,70 0,140", (0.3, 1, 0.3), 4)
        for _ in p.mirrored():
            p.brush("20,40 40,56 44,90", (0.3, 1, 0.3), 3.6)
        p.shade(back, (74, 40), (56, 170), L=16, gap=9)
        p.shape("-16,-6! 16,-6! 15,-36! -15,-36!", "flesh", 3.4)
        hair.mass(
            p,
            "-38,-50 -34,-92 0,-106 34,-92 38,-50 30,-22 0,-14 -30,-22",
            "brown",
            "-10,-100 -22,-40",
            "8,-100 18,-36",
            "0,-100 0,-30",
        )
        p.shape(None, "flesh", 3, pts=ellipse(0, -84, 20, 11))
    tomb = p.shape("128,668! 352,668! 340,790! 140,790!", "sky", 4.6, smooth=False)
    p.shade(tomb, (350, 672), (342, 780), L=20, gap=10)
    p.shape("118,652! 362,652! 362,676! 118,676!", "yellow", 4.4, smooth=False)
    at_front = p.shape("17,716! 124,704 140,720! 140,790! 17,790!", "green", 4)
    del at_front
    p.shape("463,716! 356,704 340,720! 340,790! 463,790!", "green", 4)


def monde(p: Block) -> None:
    """She dances in a long wreath; angel, eagle, ox and lion hold the corners."""
    at.frame(p)
    x, y = 240, 400
    p.shape(None, "green", 5, pts=ellipse(x, y, 176, 286))
    p.shape(None, "paper", 4.4, pts=ellipse(x, y, 132, 240))
    leaves = ellipse(x, y, 154, 263, 0, 360, 44)
    for i in range(len(leaves) - 1):
        (ax, ay), (bx, by) = leaves[i], leaves[(i + 1) % len(leaves)]
        p.brush([(ax - (by - ay) * 0.5, ay + (bx - ax) * 0.5), (bx, by)], (0.3, 1.2, 0.4), 6)
        p.brush([(ax + (by - ay) * 0.5, ay - (bx - ax) * 0.5), (bx, by)], (0.3, 1.2, 0.4), 6)
    for tx, ty, horizontal in ((240, 138, True), (240, 662, True), (86, 400, False), (394, 400, False)):
        for d in (-14, 14):
            if horizontal:
                p.rod([(tx + d - 8, ty - 30), (tx + d + 8, ty + 30)], 11, "red", 3.4)
            else:
                p.rod([(tx - 30, ty + d - 8), (tx + 30, ty + d + 8)], 11, "red", 3.4)
    # her: one leg crossed behind the other, a scarf over the shoulder
    tube(p, [(258, 484), (290, 546), (232, 590)], (56, 44, 26), "flesh", cap=True)
    bare_foot(p, 226, 592, -1, 0.8, 40)
    with p.at(x, 314, 0.98):
        womans_trunk(p)
    tube(p, [(226, 484), (228, 556), (232, 620)], (56, 44, 24), "flesh", cap=True)
    bare_foot(p, 232, 620, -1, 0.86)
    scarf = p.shape(
        "196,320! 230,330 262,400 276,470! 330,500 338,560! 312,540 270,512! 226,506 200,480! 236,470 230,420 190,350!",
        "blue",
    )
    p.folds("220,350 248,420 252,470", "280,490 312,524", w=4)
    p.shade(scarf, (276, 460), (336, 550), L=12, gap=8)
    p.rod([(140, 268), (140, 396)], 9, "yellow", 3.4)
    arm(p, (196, 336), (160, 400), (146, 352), "flesh", "grip", w=(34, 30, 20), s=0.86, bend=-10, flip=True)
    p.rod([(340, 268), (340, 396)], 9, "yellow", 3.4)
    arm(p, (284, 336), (324, 396), (330, 350), "flesh", "grip", w=(34, 30, 20), s=0.86, bend=20)
    with p.at(x, 238, 0.96):
        hair.back(p, "loose", "gold")
        throat(p, 0, 80, 14, 38)
        faces.face(p, -0.4, "smile", lips=True)
        hair.front(p, "loose", "gold", -0.4)
    # the four corners
    at.cloud(p, 76, 140, 0.62)
    with p.at(88, 100, 0.7):
        feathered(p, 0, 60, 0.5, "sky", "red")
        angel_head(p, 0.4)
    at.cloud(p, 406, 176, 0.62, flip=True)
    with p.at(404, 104, 0.42):
        eagle(p, "yellow", 0.62)
    at.cloud(p, 76, 716, 0.62)
    with p.at(88, 684, 0.8):
        ox(p)
    at.cloud(p, 404, 716, 0.62, flip=True)
    with p.at(396, 684, 0.8):
        lion(p)


CARDS = {
    "Angel": numbered("XX", "LE JUGEMENT", jugement, {"trumpet": (56, 150, 190, 250), "risen": (30, 420, 420, 300)}),
    "World": numbered("XXI", "LE MONDE", monde, {"wreath": (62, 112, 356, 576), "lion": (330, 604, 130, 150)}),
}
