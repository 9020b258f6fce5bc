"""French Tarot for four, three, five and two at the table."""

from lessons.tables.france.codec import FrenchCodec
from lessons.tables.france.deal import FrenchDeal
from lessons.tables.france.options import FrenchOptions
from lessons.tables.france.reckoning import FrenchReckoning
from lessons.tables.france.scene import FrenchScene
from lessons.tables.france.telling import FrenchTelling


class FrenchTable(FrenchDeal, FrenchOptions, FrenchReckoning, FrenchScene, FrenchTelling, FrenchCodec):
    """All its parts together: see :class:`lessons.tables.hand.FamilyTable`."""


TABLE = FrenchTable()
