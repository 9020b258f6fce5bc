"""What was done at the table, and why a player does it, as codes and facts for sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.parts.plain.choice import Choice
from lessons.tables.hand import ME, TableHand
from lessons.tables.playing import chosen
from lessons.text.message import Message


def news(hand: TableHand) -> tuple[tuple[Message, ...], ...]:
    """What the others did since the learner's turn and what the table does not show by itself, a paragraph each."""
    told = [
        (action, says)
        for _, state, action in retold(hand, hand.news)
        if (action.seat != ME or hand.family.is_talk(action)) and (says := hand.family.tells(hand, state, action))
    ]
    return hand.family.in_a_row(hand, told)


def played(hand: TableHand) -> tuple[Message, ...]:
    """The cards that the others have just played."""
    return tuple(
        Message("practice.plays", {"who": hand.spoken[one.seat], "card": card.code})
        for one in hand.done[hand.news :]
        if one.seat != ME and hand.family.lies_there(one) and (card := hand.family.card_of(one)) is not None
    )


def because(hand: TableHand) -> tuple[tuple[Message, ...], ...]:
    """What the advice is for each of the others in what they did since, a paragraph each: it is by this that they act."""
    found = []
    for at, state, action in retold(hand, hand.first):
        if action.seat == ME:
            continue
        choice = next((one for one in reasons(hand, at, state) if one.action == action), None)
        if choice is not None:
            found.append((*hand.family.header(hand, state, action), why(choice)))
    return tuple(found)


def coaching(hand: TableHand) -> tuple[Message, ...]:
    """What a player would do in the learner's place, and why."""
    choice = hand.family.advised(hand)
    if choice is None and hand.stage == "talking":
        return (Message("coach.keeps-silent"),)
    return hand.family.advice(hand, choice or chosen(hand))


def reasons(hand: TableHand, at: int, state: Any) -> Iterator[Choice]:
    """What might have been done at this moment: something out of turn, or by whoever was waited for."""
    for choice in (hand.family.unasked(state, hand.people), hand.family.owed(state, hand.people)):
        if choice is not None:
            yield choice
    if state.to_act is not None:
        yield chosen(hand, at, state)


def why(choice: Choice) -> Message:
    return Message(f"coach.{choice.reason}", choice.facts, choice.source)


def retold(hand: TableHand, first: int = 0, upto: int | None = None) -> Iterator[tuple[int, Any, Any]]:
    """The deal's actions from one place on and up to another, each with its place and the state it was done in."""
    if first >= len(hand.done):
        return
    # What the learner did last need not be played again from the start.
    known = hand.before if hand.before is not None and len(hand.before.done) <= first else None
    state, begins = (hand.family.again(hand.state), 0) if known is None else (known.state, len(known.done))
    for at, action in enumerate(hand.done[begins:upto], begins):
        if at >= first:
            yield at, state, action
        state = hand.game.deal.apply(state, action)
