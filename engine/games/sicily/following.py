"""Which card may be played: follow, else trump, and the Fool at any time but not led; then a game's own duty."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.games.sicily.form import DutyContext, Form
from engine.games.sicily.sources import PLAY
from engine.parts.following import PlayDuties
from engine.verdict import Verdict

FOLLOWING = PlayDuties(source=PLAY, fool_source=PLAY, fool_may_lead=False)


def judge_play(form: Form, hand: Sequence[Card], trick: Sequence[Card], card: Card, seen: DutyContext) -> Verdict:
    """May this card be played? The common rules first; a game's own duty narrows what they allow."""
    verdict = FOLLOWING.judge(hand, trick, card)
    if not verdict.ok or card.is_fool:
        return verdict
    return form.duty(hand, trick, card, seen) or verdict


def allowed(form: Form, hand: Sequence[Card], trick: Sequence[Card], seen: DutyContext) -> list[Card]:
    """The cards of the hand that :func:`judge_play` accepts, without the reasons."""
    cards = FOLLOWING.allowed(hand, trick)
    if not form.has_duty:
        return cards
    return [card for card in cards if card.is_fool or _free(form.duty(hand, trick, card, seen))]


def _free(verdict: Verdict | None) -> bool:
    return verdict is None or verdict.ok


def verdicts(form: Form, hand: Sequence[Card], trick: Sequence[Card], seen: DutyContext) -> dict[Card, Verdict]:
    """The verdict on every card of the hand."""
    return {card: judge_play(form, hand, trick, card, seen) for card in hand}
