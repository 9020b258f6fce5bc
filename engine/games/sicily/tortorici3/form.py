"""Tortorici for three (Vanto): as in Mineo, but dealt out at once, chiamo or solo, and settled by card points."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.games.sicily.contract import Contract
from engine.games.sicily.mineo3.form import MINEO3
from engine.games.sicily.pack import ACE_PACK
from engine.games.sicily.settling.differences import Differences, Terms
from engine.games.sicily.sources import TORTORICI
from engine.games.sicily.speaking.table import Outcome, Row, SpeakingMoment, Stage

SIZE = 20
OPENINGS = ("chiamo", "solo")

ALONE = Terms(TORTORICI, bidder=37, others=36)
SOLO = Terms(TORTORICI, bidder=55, others=54, bidder_times=2)


def terms(contract: Contract, rules: Any) -> Terms:
    """In a chiamo everybody against the own target; in a solo twice the difference for the soloist."""
    return ALONE if contract.kind == "chiamo" else SOLO


def _opening(moment: SpeakingMoment, seat: int, more: str) -> str | None:
    return "opened-already" if moment.by(*OPENINGS) is not None else None


def _bene(moment: SpeakingMoment, seat: int, more: str) -> str | None:
    return "nothing-to-pass-on" if moment.by(*OPENINGS) is None else None


def _solo(moment: SpeakingMoment, seat: int, more: str) -> str | None:
    return "caller-says-solo-io" if moment.by("chiamo") == seat else None


def _solo_io(moment: SpeakingMoment, seat: int, more: str) -> str | None:
    return None if moment.by("chiamo") == seat else "only-the-caller"


def turn(moment: SpeakingMoment) -> int | None:
    """From the dealer's right; whoever has said chiamo answers the first solo, and that ends it (S20, S21)."""
    caller, words = moment.by("chiamo"), moment.words
    if caller is None and "solo" in words:
        return None
    if "solo" in words:
        answered = moment.here[-1].seat == caller
        return None if answered else caller
    return moment.seat(len(words)) if len(words) < moment.seats else None


def then(moment: SpeakingMoment) -> Outcome | None:
    caller, soloist = moment.by("chiamo"), moment.by("solo")
    if moment.by("solo io") is not None:
        return _bid(moment, "solo", caller)
    if soloist is not None:
        return _bid(moment, "solo", soloist)
    return moment.nothing("all-pass") if caller is None else _bid(moment, "chiamo", caller)


def _bid(moment: SpeakingMoment, kind: str, bidder: int | None) -> Outcome:
    return Outcome(kind, bidder, moment.cards, reason=kind)


ROWS = (
    Row("passo", TORTORICI, _opening),
    Row("chiamo", TORTORICI, _opening),
    Row("bene", TORTORICI, _bene),
    Row("solo", TORTORICI, _solo),
    Row("solo io", TORTORICI, _solo_io),
)

TORTORICI3 = replace(
    MINEO3,
    id="tortorici3",
    pack=ACE_PACK,
    stages=lambda rules: (Stage(SIZE, ROWS, turn, then),),
    settle=Differences(terms, ("solo", "chiamo")),
    doubles=False,
    kinds=("solo", "chiamo"),
    own=frozenset({"chiamo"}),
    sees_bottom=False,
    looks_at_monte=False,
    bidder_leads=lambda contract, rules: contract.kind == "solo",
    shows_monte=lambda contract, rules: False,
    announcements=lambda said, outcome, contract, rules: (),
    declares=(),
    talk=None,
    example_words=("chiamo", "solo"),
)
