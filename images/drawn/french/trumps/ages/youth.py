"""3, youth: a rose is let fall in town and worn in the country."""

from images.drawn.french.hand import Burin
from images.drawn.french.parts.people.figures import Head
from images.drawn.french.parts.people.men import Arm, Man, man
from images.drawn.french.parts.people.women import Woman, woman
from images.drawn.french.parts.regalia.held import rose
from images.drawn.french.parts.world.plants import bush, poplar
from images.drawn.french.parts.world.play import parasol
from images.drawn.french.parts.world.sky import ground, hill, sky
from images.drawn.french.parts.world.town import fence, lamp, paving, street
from images.drawn.french.trumps.scene import trump


def youth_town(p: Burin) -> None:
    """She lets a rose fall; one of two friends has stopped listening."""
    sky(p)
    street(p, 366, True, (170, 188, 160, 178))
    lamp(p, 218, 384, 1.1)
    paving(p, 366)
    man(
        p,
        84,
        430,
        Man(
            Head(side=1, hair="curly", tone="ginger", hat="top", beard="whiskers", mood="sing"),
            Arm((-28, -108)),
            Arm((40, -150), kind="open"),
            "frock",
            "brown",
            "grey",
            ways=(1, 1),
        ),
        1.03,
    )
    man(
        p,
        166,
        432,
        Man(
            Head(t=0.8, hair="short", tone="black", hat="top", beard="moustache", mood="smile", look=1),
            Arm((-36, -120)),
            Arm((34, -176)),
            "frock",
            "navy",
            "tan",
            vest="red",
        ),
        1.06,
    )
    woman(
        p,
        344,
        432,
        Woman(
            Head(
                t=-0.7,
                hair="ringlets",
                tone="blond",
                woman=True,
                hat="bonnet",
                tint="white",
                band="blue",
                mood="smile",
                look=-1,
            ),
            Arm((-54, -120), kind="open"),
            Arm((40, -146)),
            "blue",
            trim="flounces",
            second="sky",
        ),
        1.08,
    )
    parasol(p, (388, 276), (404, 176), "blue", "white", 50)
    rose(p, 272, 344, 0.8)


def youth_country(p: Burin) -> None:
    """The officer who passes wears that rose; the girl at the fence has seen it."""
    sky(p)
    hill(p, "22,300 120,280 240,296 350,276 458,290", "leaf")
    poplar(p, 60, 330, 0.9, "leaf")
    poplar(p, 92, 332, 0.7, "leaf")
    ground(p, 366, "straw", 12, "ochre")
    woman(
        p,
        350,
        410,
        Woman(
            Head(
                t=-0.6,
                hair="loose",
                tone="chestnut",
                woman=True,
                mood="smile",
                look=-1,
                hat="straw",
                tint="yellow",
                band="red",
            ),
            Arm((-40, -140)),
            Arm((24, -128)),
            "green",
            bodice="rose",
            skirt="country",
            trim="apron",
            bare=True,
        ),
        1.08,
    )
    fence(p, 424, 250, 458, "tan", 92)
    bush(p, 420, 436, 0.9, flowers="red")
    man(
        p,
        140,
        432,
        Man(
            Head(
                t=0.35,
                hair="short",
                tone="black",
                hat="kepi",
                tint="red",
                band="navy",
                beard="waxed",
                mood="sly",
                look=0.9,
                jaw=0.5,
            ),
            Arm((-36, -110)),
            Arm((40, -196), kind="open", turn=-150),
            "tunic",
            "navy",
            "red",
            bow="red",
            feet=((-20, 0), (26, 0)),
            ways=(1, 1),
        ),
        1.12,
    )
    with p.at(126, 258, 0.5):
        rose(p, 0, 0)
    p.tube([(92, 320), (60, 424)], (5, 4), "steel", 1.5)


CARDS = {
    "T3": trump(
        3,
        "ages",
        youth_town,
        youth_country,
        {"lady": (268, 168, 170, 264), "friends": (50, 146, 160, 286)},
        {"officer": (92, 160, 110, 272), "girl-at-fence": (296, 150, 120, 200)},
    ),
}
