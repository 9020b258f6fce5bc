"""Calatafimi for four: as in Mineo for four, but bargaining, 20 and 15, a called King, and settling by card points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.cards import Card
from engine.games.sicily.calatafimi4.bidding import SIZE, STAGES
from engine.games.sicily.calatafimi4.calling import may_call
from engine.games.sicily.contract import Contract
from engine.games.sicily.form import DutyContext
from engine.games.sicily.mineo4.form import MINEO4
from engine.games.sicily.settling.differences import Differences, Terms
from engine.games.sicily.sources import CALATAFIMI
from engine.games.sicily.talk import Saying, SayingContext
from engine.parts.following import of_suit
from engine.sheet import codes
from engine.verdict import Facts, Verdict

ALONE = Terms(CALATAFIMI, bidder=55, others=54, bidder_times=3)
PARTNERS = Terms(CALATAFIMI, bidder=55, others=54)


def terms(contract: Contract, rules: Any) -> Terms:
    """A soloist receives or pays three times the difference; so does a caller whose card turns up with nobody."""
    return PARTNERS if len(contract.camps[0]) == 2 else ALONE


def duty(hand: Sequence[Card], trick: Sequence[Card], card: Card, seen: DutyContext) -> Verdict | None:
    """Whoever holds the called card must lead that suit when first in the lead, though not necessarily that card."""
    if trick or seen.call is None:
        return None
    suit = seen.call[0]
    same = of_suit(hand, suit)
    if not same:
        return None
    facts: Facts = {"card": card.code, "suit": suit, "call": seen.call, "cards": codes(same)}
    ok = card.suit == suit
    return Verdict(ok, "leads-the-called-suit" if ok else "must-lead-the-called-suit", facts, CALATAFIMI)


def _leads_and(leading: SayingContext, holds: bool) -> str | None:
    if not leading.leads:
        return "only-the-leader-tells"
    return None if holds else "not-in-hand"


def highest_out(gone: frozenset[str]) -> tuple[str, ...]:
    """What 'batto' tells of: one of the top two, or, when both have gone, the highest trump not yet played."""
    top = tuple(code for code in ("T20", "T19") if code not in gone)
    return top or next(((f"T{n}",) for n in range(18, 0, -1) if f"T{n}" not in gone), ("Miseria",))


SAYINGS = (
    Saying("giove", "Giove", CALATAFIMI, lambda leading: _leads_and(leading, leading.holds("T20"))),
    Saying("palla", "Palla", CALATAFIMI, lambda leading: _leads_and(leading, leading.holds("T19"))),
    Saying(
        "batto", "Batto", CALATAFIMI, lambda leading: _leads_and(leading, leading.holds(*highest_out(leading.gone)))
    ),
)


def shows_monte(contract: Contract, rules: Any) -> bool:
    """A soloist shows it, unless that is the dealer; the dealer who takes it for want of a solo does not."""
    return contract.kind == "solo" and contract.bidder != contract.dealer


CALATAFIMI4 = replace(
    MINEO4,
    id="calatafimi4",
    size=SIZE,
    stages=lambda rules: STAGES,
    settle=Differences(terms, ("solo", "venti")),
    kinds=("solo", "venti"),
    doubles=False,
    dealer_leaves=True,
    sees_bottom=True,
    bidder_leads=lambda contract, rules: False,
    shows_monte=shows_monte,
    announcements=lambda said, outcome, contract, rules: (),
    declares=(),
    duty=duty,
    looks=("called",),
    may_call=may_call,
    call_source=CALATAFIMI,
    talk=None,
    sayings=lambda rules: SAYINGS,
    example_words=("mescolate", "offro 5", "prendo", "tengo", "passo"),
    example_saying="batto",
)
