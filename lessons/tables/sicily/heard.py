"""What is said out of turn at the table, with what it means: offers that stand, a phrase to a partner, what the partner answers."""

from __future__ import annotations

from engine.games.sicily.calatafimi4.bargaining import remaining
from engine.games.sicily.deal.actions import Tell
from engine.games.sicily.deal.state import State
from engine.games.sicily.partners import bargaining
from engine.games.sicily.partners.answering import answer
from engine.games.sicily.partners.knowing import mates
from engine.games.sicily.plain import unasked
from engine.games.sicily.talk import Phrase
from engine.parts.plain.choice import Choice
from lessons.question.table_talk import explained
from lessons.tables.hand import ME, TableHand
from lessons.text.message import Message


def out_of_turn(hand: TableHand) -> Choice | None:
    """What a plain player would say in the learner's place though nobody waits for it."""
    return unasked(hand.state, set(range(len(hand.seats))) - {ME})


def offers(hand: TableHand) -> tuple[Message, ...]:
    """While it is bargained: what has been offered, and how much of it nobody has taken yet."""
    if not bargaining.is_open(hand.state):
        return ()
    moment = hand.state.floor.moment
    offered = sum(int(one.more) for one in moment.here if one.word == "offro")
    return (Message("at-table.offers", {"n": offered, "left": remaining(moment)}),) if offered else ()


def talks(hand: TableHand, state: State, told: Tell) -> tuple[Message, ...]:
    """What is said to a partner, what it means, and what the partner answers to a question of the learner's.

    A card that is shown to the partner is named to those two alone.
    """
    one = phrase(state, told.phrase)
    says, who = explained(one), {"who": hand.seats[told.seat]}
    if told.seat != ME and one.private:
        if told.card is None or told.seat not in mates(state, ME):
            return (Message("at-table.shows-partner", who),)
        return (Message("at-table.shows-you", {**who, "card": told.card.code}),)
    if told.seat != ME:
        return Message("at-table.speaks", who), says
    found = answer(state, ME, told.phrase, told.card)
    says = says if told.card is None else Message("at-table.you-show", {"card": told.card.code})
    if found is None:
        return Message("at-table.you-say"), says
    kind = {True: "yes", False: "no", None: "tells"}[found.says]
    reply = Message(f"talk.answer-{kind}", {"who": hand.seats[found.seat]})
    mine = (Message("at-table.you-say"), says) if told.card is None else (says,)
    return *mine, reply, Message(f"talk.answer.{found.reason}", found.facts)


def phrase(state: State, code: str) -> Phrase:
    return next(one for one in state.form.phrases(state.rules) if one.code == code)
