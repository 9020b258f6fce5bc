"""Parts of figures, in local units that are about card units; a face is 62 x 92 around 0,0."""

from .crowns import crown
from .digits import digit, number
from .faces import eye, face, neck
from .feathers import plume, vane
from .hair import HAIR, curly, hair_part, lock, wavy, whiskers
from .hands import fist, hand_flat, hand_point, palm
from .heads import head_bob, head_long
from .horse import horse_left
from .lettering import GLYPHS, text
from .ornament import coin, fleur, leafspray, star, sunburst
from .profile import profile
from .vessels import goblet
from .weapons import sword, taper_rod

__all__ = [
    "GLYPHS",
    "HAIR",
    "coin",
    "crown",
    "curly",
    "digit",
    "eye",
    "face",
    "fist",
    "fleur",
    "goblet",
    "hair_part",
    "hand_flat",
    "hand_point",
    "head_bob",
    "head_long",
    "horse_left",
    "leafspray",
    "lock",
    "neck",
    "number",
    "palm",
    "plume",
    "profile",
    "star",
    "sunburst",
    "sword",
    "taper_rod",
    "text",
    "vane",
    "wavy",
    "whiskers",
]
