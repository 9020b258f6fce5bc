"""The old Vanto of Tortorici: as in Tortorici today, but with the four of coins, a staged deal and many payments."""

from __future__ import annotations

from dataclasses import replace

from engine.games.sicily.contract import Contract
from engine.games.sicily.form import MayAnnounce
from engine.games.sicily.pack import PACK
from engine.games.sicily.sources import TORTORICI
from engine.games.sicily.speaking.table import Outcome, Row, SpeakingMoment, SpokenWord, Stage, once_around
from engine.games.sicily.talk import Saying, SayingContext
from engine.games.sicily.tortorici3.form import TORTORICI3
from engine.games.sicily.vanto.rules import VantoRules
from engine.games.sicily.vanto.settling import OldVanto

SIZE = 20
SOLOS = (5, 10, 15)
SEQUENCE = ("T13", "T14", "T15")


def _then(moment: SpeakingMoment) -> Outcome | None:
    bidder = moment.by("solo")
    return None if bidder is None else Outcome("solo", bidder, moment.cards, reason="solo")


def _first(moment: SpeakingMoment) -> int | None:
    return None if moment.here else moment.seat(0)


def _chiamo(moment: SpeakingMoment) -> Outcome:
    return Outcome("chiamo", moment.seat(0), SIZE, reason="chiamo")


def stages(rules: VantoRules) -> tuple[Stage, ...]:
    """Solo with five, ten or fifteen cards; with twenty the player at the dealer's right says chiamo."""
    rows = Row("passo", TORTORICI), Row("solo", TORTORICI)
    early = tuple(Stage(cards, rows, once_around("solo"), _then) for cards in SOLOS)
    return (*early, Stage(SIZE, (Row("chiamo", TORTORICI),), _first, _chiamo))


def announcements(
    said: tuple[SpokenWord, ...], outcome: Outcome, contract: Contract, rules: VantoRules
) -> tuple[MayAnnounce, ...]:
    """Only a soloist: the scommessa in the same or a later round of the deal, the vanto before the first lead."""
    if contract.kind != "solo":
        return ()
    bids = (MayAnnounce(contract.bidder, "scommessa", TORTORICI, cards) for cards in SOLOS if cards >= contract.cards)
    return *bids, MayAnnounce(contract.bidder, "vanto", TORTORICI)


def _ternone(leading: SayingContext) -> str | None:
    """With the first of the three that is played, holding all of them."""
    if leading.card.code not in SEQUENCE:
        return "not-of-the-ternone"
    return None if all(leading.holds(code) for code in SEQUENCE) else "not-all-three-held"


VANTO = replace(
    TORTORICI3,
    id="vanto",
    pack=PACK,
    stages=stages,
    settle=OldVanto(),
    kinds=("chiamo", "solo"),
    solo_cards=SOLOS,
    bidder_leads=lambda contract, rules: True,
    announcements=announcements,
    declares=("scommessa", "vanto"),
    pool=lambda rules: 3 * int(rules.stake),
    sayings=lambda rules: (Saying("ternone", "Ternone", TORTORICI, _ternone),),
    example_words=("passo", "passo", "passo", "passo"),
    example_saying="ternone",
)
