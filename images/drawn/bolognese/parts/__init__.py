"""Parts of figures, in local units that are about card units; a face is 62 x 92 around 0,0."""

from .beasts.wings import plume, vane
from .bodies.arms import arm
from .bodies.grips import fist, grip, hand_closed, pinch, reins
from .bodies.hands import hand_clasp, hand_flat, hand_point, palm
from .dress.arched import closed_crown, profile_crown
from .dress.crowns import coronet, crown, jewelled_crown
from .heads.beards import chin_tuft, whiskers
from .heads.elders import head_beard, head_goatee, head_old, head_stern
from .heads.faces import face, given
from .heads.features import eye
from .heads.hair import HAIR, curly, hair_part, lock, wavy
from .heads.loose import head_bob, head_long, head_youth, tress
from .heads.moors import earring, head_moor, head_turban
from .heads.necks import droop, neck
from .heads.profile import head_profile, profile
from .heads.women import head_braids, head_short, head_veil
from .lettering.digits import digit, number
from .ornament import coin, fleur, leafspray, star, sunburst
from .things.vessels import goblet
from .things.weapons import sword, taper_rod

__all__ = [
    "HAIR",
    "arm",
    "chin_tuft",
    "closed_crown",
    "coin",
    "coronet",
    "crown",
    "curly",
    "digit",
    "droop",
    "earring",
    "eye",
    "face",
    "fist",
    "fleur",
    "given",
    "goblet",
    "grip",
    "hair_part",
    "hand_clasp",
    "hand_closed",
    "hand_flat",
    "hand_point",
    "head_beard",
    "head_bob",
    "head_braids",
    "head_goatee",
    "head_long",
    "head_moor",
    "head_old",
    "head_profile",
    "head_short",
    "head_stern",
    "head_turban",
    "head_veil",
    "head_youth",
    "jewelled_crown",
    "leafspray",
    "lock",
    "neck",
    "number",
    "palm",
    "pinch",
    "plume",
    "profile",
    "profile_crown",
    "reins",
    "star",
    "sunburst",
    "sword",
    "taper_rod",
    "tress",
    "vane",
    "wavy",
    "whiskers",
]
