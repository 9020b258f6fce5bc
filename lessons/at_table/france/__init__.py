"""French Tarot for four, three, five and two at the table: see :class:`lessons.at_table.hand.Ways`."""

from lessons.at_table.france.deal import (
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
from lessons.at_table.france.options import act, options
from lessons.at_table.france.reckoning import reckoning
from lessons.at_table.france.scene import aside, asking, cloth, meant, own
from lessons.at_table.france.telling import advice, contract, header, of_trick, tells
from lessons.at_table.france.written import read, written
from lessons.at_table.silent import asked_back, before_the_lead, is_talk, may_talk, unasked, waits

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
