"""Sicily's eleven games at the table: see :class:`lessons.at_table.hand.Ways`."""

from lessons.at_table.sicily.acting import act
from lessons.at_table.sicily.deal import (
    advised,
    card_of,
    choose,
    held,
    laid,
    mates,
    partners_known,
    played_at_all,
    rules,
    stage,
    start,
    took,
    tricks,
    turn,
    verdicts,
)
from lessons.at_table.sicily.options import options
from lessons.at_table.sicily.reckoning import reckoning
from lessons.at_table.sicily.scene import aside, asking, cloth, meant, of_trick, own
from lessons.at_table.sicily.talking import asked_back, before_the_lead, is_talk, may_talk, unasked, waits
from lessons.at_table.sicily.telling import advice, contract, header, tells
from lessons.at_table.sicily.written import read, written

__all__ = [
    "act",
    "advice",
    "advised",
    "aside",
    "asked_back",
    "asking",
    "before_the_lead",
    "card_of",
    "choose",
    "cloth",
    "contract",
    "header",
    "held",
    "is_talk",
    "laid",
    "mates",
    "may_talk",
    "meant",
    "of_trick",
    "options",
    "own",
    "partners_known",
    "played_at_all",
    "read",
    "reckoning",
    "rules",
    "stage",
    "start",
    "tells",
    "took",
    "tricks",
    "turn",
    "unasked",
    "verdicts",
    "waits",
    "written",
]
