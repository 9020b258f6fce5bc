"""Sicily's eleven games at the table."""

from lessons.tables.sicily.acting import SicilianHalves
from lessons.tables.sicily.codec import SicilianCodec
from lessons.tables.sicily.deal import SicilianDeal
from lessons.tables.sicily.options import SicilianOptions
from lessons.tables.sicily.reckoning import SicilianReckoning
from lessons.tables.sicily.scene import SicilianScene
from lessons.tables.sicily.talking import SicilianTalk
from lessons.tables.sicily.telling import SicilianTelling


class SicilianTable(
    SicilianHalves,
    SicilianDeal,
    SicilianOptions,
    SicilianReckoning,
    SicilianScene,
    SicilianTalk,
    SicilianTelling,
    SicilianCodec,
):
    """All its parts together: see :class:`lessons.tables.hand.FamilyTable`."""


TABLE = SicilianTable()
