"""Speaking during the play: which phrase a player may say to the partner now, and what a leader may tell."""

from __future__ import annotations

from engine.cards import Card
from engine.games.sicily.deal.state import State
from engine.games.sicily.following import judge_play
from engine.games.sicily.sources import TALK
from engine.games.sicily.talk import Phrase, SayingContext
from engine.verdict import Facts, Verdict


def judge_phrase(state: State, seat: int, code: str, card: Card | None = None) -> Verdict:
    """May this player say this phrase now? Truth is not asked for; who, when and that it makes sense are.

    ``card``: the one that is shown to the partner; it must be one that may be led.
    """
    phrase = next((one for one in state.form.phrases(state.rules) if one.code == code), None)
    facts: Facts = {"phrase": code, "seat": seat}
    if card is not None:
        facts = {**facts, "card": card.code}
    if phrase is None:
        return Verdict(False, "no-such-phrase", facts, TALK)
    reason = (
        _who(state, seat)
        or _when(state, seat, phrase)
        or _sense(state, seat, phrase)
        or _card(state, seat, phrase, card)
    )
    return Verdict(not reason, reason or "may-tell", {**facts, "meaning": phrase.meaning}, phrase.source)


def _who(state: State, seat: int) -> str | None:
    """Only partners talk: the soloist's opponents; with four players also two against two, once that is public (S34)."""
    contract = state.contract
    if contract is None or state.phase != "play":
        return "talk-is-for-the-play"
    if contract.own or not any(contract.together(seat, other) for other in range(state.form.seats) if other != seat):
        # The holder of a called card that has not fallen yet must not be betrayed by this either.
        return "no-partner" if state.partner_known else "partnership-not-known"
    return None if state.partner_known else "partnership-not-known"


def _when(state: State, seat: int, phrase: Phrase) -> str | None:
    assert state.contract is not None
    to_act = state.to_act
    assert to_act is not None
    if phrase.when == "any":
        return None
    if phrase.when == "during-trick":
        return None if state.trick.cards else "during-a-trick"
    if state.trick.cards:
        return "before-the-lead"
    if phrase.who == "leader":
        return None if seat == to_act else "leader-asks"
    partner = seat != to_act and state.contract.together(seat, to_act)
    return None if partner else "partner-is-not-leading"


def _sense(state: State, seat: int, phrase: Phrase) -> str | None:
    now = [told for told in state.told if told.trick == len(state.tricks)]
    if any(told.seat == seat and told.code == phrase.code for told in now):
        return "said-already"
    if phrase.after and not any(told.seat != seat and told.code == phrase.after for told in now):
        return "nothing-to-answer"
    if len(state.tricks) < phrase.tricks or len(state.led) < phrase.suits:
        return "nothing-led-yet"
    return None


def _card(state: State, seat: int, phrase: Phrase, card: Card | None) -> str | None:
    """With a question about a card goes one that this player may lead, and none with any other phrase."""
    if not phrase.private:
        return None if card is None else "no-such-phrase"
    if card is None:
        return "not-now"
    verdict = judge_play(state.form, state.hands[seat], (), card, state.seen(seat))
    return None if verdict.ok else verdict.reason


def judge_saying(state: State, seat: int, card: Card, code: str) -> Verdict:
    """May this be told with this card?"""
    saying = next((one for one in state.form.tellable(state.rules) if one.code == code), None)
    facts: Facts = {"saying": code, "seat": seat, "card": card.code}
    if saying is None:
        return Verdict(False, "no-such-saying", facts, TALK)
    contract = state.contract
    against = contract is not None and contract.kind == "solo" and not contract.together(seat, contract.bidder)
    leading = SayingContext(state.hands[seat], card, not state.trick.cards, against, state.gone)
    reason = saying.refused(leading)
    return Verdict(not reason, reason or "may-tell", facts, saying.source)
