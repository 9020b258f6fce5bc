"""Mille for two at the table: a deal as in Ottocento, with ten cards left by both before it, in a match to a thousand."""

from lessons.tables.bologna import BolognaTable
from lessons.tables.mille.deal import MilleDeal
from lessons.tables.mille.ending import MilleEnding


class MilleTable(MilleDeal, MilleEnding, BolognaTable):
    """As Ottocento's, but for what these parts say: see :class:`lessons.tables.hand.FamilyTable`."""


TABLE = MilleTable()
