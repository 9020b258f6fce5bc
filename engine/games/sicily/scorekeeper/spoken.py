"""What can have been spoken in a deal of which only the end was written down: the game's own tables of words are asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.sicily.contract import Contract
from engine.games.sicily.form import Form
from engine.games.sicily.speaking.floor import Floor
from engine.games.sicily.speaking.table import Outcome, SpokenWord
from engine.games.sicily.speaking.words import SOLO
from engine.verdict import Verdict

_ENDS = ("mischio", "mescolate", "informo", "zero", "passo")
"""What is said to have the cards thrown in, the word that leads there soonest first."""
PAY, TAKE = ("pago", "offro"), "prendo"


def floor(form: Form, dealer: int, rules: Any) -> Floor:
    """The speaking of a deal whose cards nobody knows."""
    return Floor(form.stages(rules), form.seats, dealer, rules).settled()


def solo_on(form: Form, rules: Any) -> tuple[int, ...]:
    """With how many cards a solo may be bid here."""
    return tuple(sorted({one.cards for one in form.stages(rules) if any(row.word in SOLO for row in one.rows)}))


def pays(form: Form, rules: Any) -> str:
    """The word with which one offers something for throwing in: ``pago`` (one jocu), ``offro`` (any number), or none."""
    rows = {row.word for one in form.stages(rules) for row in one.rows}
    return next((word for word in PAY if word in rows), "")


def can_be_thrown_in(form: Form, dealer: int, rules: Any) -> bool:
    """Is there a way of speaking after which nobody plays?"""
    now = floor(form, dealer, rules)
    while now.outcome is None:
        seat = now.turn
        assert seat is not None
        word = next((word for word in _ENDS if now.judge(seat, word).ok), None)
        if word is None:
            return False
        now = now.say(seat, word)
    # The giove may lie in the monte, and then nobody can be forced to call.
    return now.outcome.kind == "abandoned" or now.outcome.forced


def thrown_in(form: Form, dealer: int, rules: Any, paid: Sequence[int]) -> Verdict:
    """Can the cards have been thrown in for these payments? By the words of the last round of bargaining; why not, if not."""
    now = _bargaining(form, dealer, rules)
    offers = pays(form, rules)
    payers = [seat for seat in form.order(form.eldest(dealer)) if paid[seat] < 0]
    takers = [seat for seat in form.order(form.eldest(dealer)) if paid[seat] > 0]
    if sum(paid):
        return Verdict(False, "payments-not-even", {"sum": sum(paid)}, now.stage.source)
    if not payers:
        can = can_be_thrown_in(form, dealer, rules)
        return Verdict(can, "may-be-written" if can else "never-thrown-in", {}, now.stage.source)
    if not offers:
        return Verdict(False, "nothing-paid-here", {}, now.stage.source)
    if offers == "pago" and (len(takers) > 1 or any(paid[seat] != -1 for seat in payers)):
        return Verdict(False, "one-jocu-each", {}, now.stage.source)
    # Where there is no order, whoever pays has spoken before whoever takes.
    seats = (*payers, *takers) if now.stage.any_order else form.order(form.eldest(dealer))
    for seat in seats:
        text = "passo"
        if paid[seat] < 0:
            text = offers if offers == "pago" else f"{offers} {-paid[seat]}"
        elif paid[seat] > 0:
            text = TAKE if offers == "pago" else f"{TAKE} {paid[seat]}"
        verdict = now.judge(seat, text)
        if not verdict.ok:
            return Verdict(False, verdict.reason, {**verdict.facts, "seat": seat}, verdict.source)
        now = now.say(seat, text)
    return Verdict(True, "may-be-written", {}, now.stage.source)


def _bargaining(form: Form, dealer: int, rules: Any) -> Floor:
    """The last stage in which something may be offered; the first of all where there is none."""
    stages = form.stages(rules)
    found = [at for at, one in enumerate(stages) if any(row.word in PAY for row in one.rows)]
    return Floor(stages, form.seats, dealer, rules, at=found[-1] if found else 0)


def may_be_announced(form: Form, contract: Contract, rules: Any, word: str, cards: int) -> bool:
    """Can somebody have announced this, whatever was said before? ``cards``: with how many, while the deal goes on."""
    outcome = Outcome(contract.kind, contract.bidder, contract.cards, contract.double, partner=contract.partner)
    return any(
        asked.word == word and not asked.refused and (not asked.cards or asked.cards == cards)
        for said in _histories(form, contract, rules)
        for asked in form.announcements(said, outcome, contract, rules)
    )


def _histories(form: Form, contract: Contract, rules: Any) -> tuple[tuple[SpokenWord, ...], ...]:
    """What may have been said in the round of the bid: everybody passed before it, or the first called and was outbid."""
    stages = form.stages(rules)
    at = next((at for at, one in enumerate(stages) if one.cards == contract.cards), len(stages) - 1)
    order = form.order(form.eldest(contract.dealer))
    before = order[: order.index(contract.bidder)]
    bid = SpokenWord(contract.bidder, "chiamo" if contract.kind == "chiamo" else "vado solo", stage=at)
    passed = tuple(SpokenWord(seat, "passo", stage=at) for seat in before)
    rest = order[order.index(contract.bidder) + 1 :] if contract.kind == "chiamo" else ()
    after = tuple(SpokenWord(seat, "passo", stage=at) for seat in rest)
    told = [(*passed, bid, *after)]
    if before and contract.kind == "solo" and any(row.word == "chiamo" for row in stages[at].rows):
        told.append((SpokenWord(before[0], "chiamo", stage=at), *passed[1:], bid))
    return tuple(told)
