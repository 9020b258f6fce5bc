"""Mineo for four: as in Mineo for three, but fifteen cards, a called trump, and a partner who stays silent."""

from __future__ import annotations

from dataclasses import replace

from engine.games.sicily.contract import Contract
from engine.games.sicily.form import MayAnnounce
from engine.games.sicily.mineo3.form import MINEO3
from engine.games.sicily.mineo4.calling import SIZE, may_call, stages
from engine.games.sicily.mineo4.rules import Mineo4Rules
from engine.games.sicily.sources import CALLING, FOUR, VARIATIONS
from engine.games.sicily.speaking.table import Outcome, SpokenWord


def may_rivanto(
    said: tuple[SpokenWord, ...], outcome: Outcome, contract: Contract, rules: Mineo4Rules
) -> tuple[int, ...]:
    """Who may say rivanto, as everybody at the table sees it: those who never had an opportunity to call.

    Behind an earlier caller nobody has one, not even who could still go solo; after a solo on few cards nobody had (S9).
    """
    others = [(contract.bidder + i) % contract.seats for i in range(1, contract.seats)]
    if rules.rivanto == "any_opponent" or outcome.cards < SIZE:
        return tuple(others)
    final = [one for one in said if one.stage == max(word.stage for word in said)]
    could = 1 + next((i for i, one in enumerate(final) if one.word == "chiamo"), len(final))
    called_or_could = {one.seat for one in final[:could]}
    return tuple(seat for seat in others if seat not in called_or_could)


def announcements(
    said: tuple[SpokenWord, ...], outcome: Outcome, contract: Contract, rules: Mineo4Rules
) -> tuple[MayAnnounce, ...]:
    """The bidder's scommessa, then rivanto. The silent partner is asked like the others, and must keep silent."""
    source = VARIATIONS if rules.rivanto == "any_opponent" else FOUR
    asked = (
        MayAnnounce(seat, "rivanto", source, refused="partner-announces-nothing" if seat == contract.partner else "")
        for seat in may_rivanto(said, outcome, contract, rules)
    )
    return MayAnnounce(contract.bidder, "scommessa", FOUR), *asked


MINEO4 = replace(
    MINEO3,
    id="mineo4",
    seats=4,
    size=SIZE,
    stages=stages,
    sees_bottom=False,
    looks_at_monte=False,
    kinds=("solo", "chiamo"),
    shows_monte=lambda contract, rules: True,
    announcements=announcements,
    may_call=may_call,
    call_source=CALLING,
    example_words=("passo", "passo", "passo", "passo", "passo", "chiamo"),
)
