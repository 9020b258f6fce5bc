"""2, childhood: a balloon lost in the park is found in the country."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.children import child
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.people.men import Arm, Man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.world.animals import goose
from images.drawn.french.parts.world.plants import bush, tree
from images.drawn.french.parts.world.play import balloon, hoop
from images.drawn.french.parts.world.sky import cloud, ground, hill, sky
from images.drawn.french.parts.world.town import cottage, street
from images.drawn.french.parts.world.work import ladder
from images.drawn.french.trumps.scene import trump


def children_town(p: Burin) -> None:
    """In the park a girl has let go of her balloon; a boy runs on after his hoop."""
    sky(p)
    cloud(p, 90, 140, 0.8)
    street(p, 330, True, (86, 98, 80, 94, 84))
    bush(p, 60, 352, 1.1)
    bush(p, 430, 352, 1.2, flowers="red")
    ground(p, 346, "straw", 16, "ochre")
    balloon(p, 328, 158, 24, "red", (304, 262))
    woman(
        p,
        120,
        428,
        Woman(
            Head(t=0.4, hair="bun", woman=True, hat="bonnet", tint="lilac", band="red", mood="smile", look=0.8),
            Arm((-24, -112)),
            Arm((36, -120)),
            "plum",
            skirt="walking",
            trim="braid",
            second="lilac",
        ),
        1.06,
    )
    child(
        p,
        250,
        430,
        Woman(
            Head(t=0.5, hair="girl", tone="blond", mood="sad", look=0.8, woman=True),
            Arm((-40, -206)),
            Arm((46, -226), kind="open"),
            "rose",
            skirt="walking",
            trim="flounces",
        ),
        0.72,
    )
    hoop(p, 408, 390, 38)
    child(
        p,
        352,
        432,
        Man(
            Head(side=1, hair="short", tone="brown", hat="cap", tint="blue", mood="laugh"),
            Arm((-34, -120)),
            Arm((48, -150)),
            "jacket",
            "blue",
            "white",
            feet=((-34, -14), (22, 0)),
            ways=(1, 1),
            lean=8,
        ),
        0.72,
    )


def children_country(p: Burin) -> None:
    """Village boys have found it: one is up the tree, one holds the ladder, one is afraid for both."""
    sky(p)
    hill(p, "22,322 110,306 220,316 340,300 458,318", "leaf")
    cottage(p, 92, 340, 0.8, far=True)
    ground(p, 356, "leaf")
    tree(p, 318, 416, 1.75)
    balloon(p, 372, 152, 24, "red", (352, 226))
    ladder(p, (228, 424), (286, 230))
    child(
        p,
        270,
        340,
        Man(
            Head(t=0.6, hair="curly", tone="ginger", mood="laugh", look=0.6),
            Arm((-14, -130)),
            Arm((72, -234)),
            "shirt",
            "white",
            "brown",
            feet=((-8, 0), (16, -26)),
            ways=(1, 1),
            shoe="bare",
            bow="red",
            lean=12,
        ),
        0.66,
    )
    child(
        p,
        196,
        430,
        Man(
            Head(t=0.6, hair="fringe", tone="blond", mood="calm", look=0.8, hat="straw", tint="straw", band="red"),
            Arm((20, -150)),
            Arm((46, -176)),
            "blouse",
            "steel",
            "umber",
            shoe="clog",
            bow="white",
        ),
        0.72,
    )
    child(
        p,
        96,
        432,
        Woman(
            Head(
                t=0.6,
                hair="girl",
                tone="brown",
                mood="sing",
                look=0.8,
                woman=True,
                hat="scarf",
                tint="red",
                band="white",
            ),
            Arm((-10, -196)),
            Arm((24, -190)),
            "blue",
            skirt="country",
            trim="apron",
        ),
        0.74,
    )
    goose(p, 412, 430, 0.9)


CARDS = {
    "T2": trump(
        2,
        "ages",
        children_town,
        children_country,
        {"balloon": (298, 126, 60, 140), "girl": (206, 256, 92, 176)},
        {"ladder": (214, 220, 90, 206), "village-boys": (150, 186, 160, 244)},
    ),
}
