"""Speaking out of turn: to break into the bargaining, and what two who play together may say to each other."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.cards import Card
from engine.fast_dataclass import changed
from engine.games.sicily import plain
from engine.games.sicily.deal.actions import Action, Tell
from engine.games.sicily.deal.judging import judge
from engine.games.sicily.deal.state import State
from engine.games.sicily.partners import bargaining
from engine.games.sicily.partners.answering import answer
from engine.games.sicily.partners.knowing import mates
from engine.games.sicily.speaking.table import Row
from engine.games.sicily.talk import Phrase
from engine.parts.plain.choice import Choice
from lessons.tables.hand import ME, FamilyTable, TableHand


class SicilianTalk(FamilyTable):
    """What is said though nobody waits for it."""

    def unasked(self, state: State, people: Collection[int]) -> Choice | None:
        """What a player says though nobody waits for it."""
        return plain.unasked(state, people)

    def is_talk(self, action: Action) -> bool:
        """Was it said to a partner?"""
        return isinstance(action, Tell)

    def aloud(self, action: Action) -> Action:
        """A card that is shown to the partner is no one else's to know."""
        return changed(action, card=None) if isinstance(action, Tell) else action

    def asked_back(self, state: State, action: Action) -> bool:
        """Does a phrase of somebody else's ask for one in return that the learner may say?"""
        phrases = state.form.phrases(state.rules)
        return (
            isinstance(action, Tell)
            and action.seat != ME
            and any(one.after == action.phrase and judge(state, Tell(ME, one.code)).ok for one in phrases)
        )

    def may_talk(self, hand: TableHand) -> bool:
        """Is there anything the learner may say now though nobody waits for it?"""
        return hand.stage in ("others", "play", "trick") and (bool(words(hand)) or any(True for _ in phrases(hand)))

    def waits(self, hand: TableHand) -> bool:
        """Do the others wait a moment? While it is bargained, and before a partner's first lead."""
        return hand.stage == "others" and (bool(words(hand)) or self.before_the_lead(hand))

    def before_the_lead(self, hand: TableHand) -> bool:
        """Is a partner of the learner's about to lead to the first trick?"""
        state = hand.state
        return (
            hand.stage == "others"
            and state.phase == "play"
            and not state.tricks
            and state.to_act in mates(state, ME)
            and self.may_talk(hand)
        )


def words(hand: TableHand) -> tuple[Row, ...]:
    """The words of a bargaining that the learner may say out of turn."""
    state = hand.state
    if not bargaining.is_open(state) or state.to_act == ME:
        return ()
    known = state.floor.words(ME)
    return tuple(row for row in state.floor.stage.rows if row.word in known)


def phrases(hand: TableHand) -> Iterator[Phrase]:
    """What the learner may say to a partner: what makes sense now, and to which somebody can still answer. To a question of the
    partner's only what answers it.
    """
    if hand.done and hand.family.asked_back(hand.state, hand.done[-1]):
        asked = hand.done[-1]
        assert isinstance(asked, Tell)
        yield from (one for one in hand.state.form.phrases(hand.state.rules) if one.after == asked.phrase)
        return
    state = hand.state
    if state.phase != "play":
        return
    for one in state.form.phrases(state.rules):
        hears = one.when == "before-lead" or answer(state, ME, one.code) is not None or not one.says.endswith("?")
        mine = one.when == "before-lead" or state.to_act == ME
        if mine and hears and any(judge(state, Tell(ME, one.code, card)).ok for card in shown_with(hand, one)):
            yield one


def shown_with(hand: TableHand, one: Phrase) -> tuple[Card | None, ...]:
    """The cards that may go with a phrase: none but where one is shown to the partner alone."""
    return hand.mine if one.private else (None,)
