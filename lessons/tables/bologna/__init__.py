"""Bologna's Ottocento at the table: four tricks, whole hands and matches."""

from lessons.tables.bologna.acting import BolognaActs
from lessons.tables.bologna.codec import BolognaCodec
from lessons.tables.bologna.deal import BolognaDeal
from lessons.tables.bologna.dealing import BolognaSorts
from lessons.tables.bologna.ending import BolognaEnding
from lessons.tables.bologna.scene import BolognaScene
from lessons.tables.bologna.telling import BolognaTelling


class BolognaTable(BolognaActs, BolognaDeal, BolognaSorts, BolognaEnding, BolognaScene, BolognaTelling, BolognaCodec):
    """All its parts together: see :class:`lessons.tables.hand.FamilyTable`."""


TABLE = BolognaTable()
