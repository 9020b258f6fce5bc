"""A few tricks with short hands: what the learner has played so far, and what the simple players make of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

from engine.cards import Card
from engine.games.bologna.deal.actions import Play
from engine.games.bologna.deal.form import OTTOCENTO
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.moves import apply
from engine.games.bologna.deal.short import short_start
from engine.games.bologna.deal.state import State, trick_winner
from engine.games.bologna.pack import PACK
from engine.games.bologna.players.choosing import play
from engine.games.bologna.players.seen import Choice
from engine.verdict import Verdict
from lessons.question import topics
from lessons.question.kind import Given, Item
from lessons.question.topics import Topics
from lessons.questions.play_tricks.comments import Comment

ME = 0
SEATS = ("you", "right", "partner", "left")
"""The seats as they are spoken of; each next one sits to the right of the one before."""
SHORT = 4
"""So many cards, and every way to play them is looked through."""
_PLAY = ("void", "two-trumps", "trumps-led", "fool-led", "level", "small-long", "small-round")


@dataclass(frozen=True)
class SmallDeal(Item):
    """``hands`` by seat, your own first and sorted; ``leader`` leads the first of ``tricks`` tricks."""

    hands: tuple[tuple[Card, ...], ...]
    leader: int
    tricks: int
    comments: tuple[Comment, ...] = ()
    lead: Card | None = None
    """The card led first, where another player leads and the author says which."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """Everything that is dealt."""
        return tuple(card for hand in self.hands for card in hand)

    def at(self, given: Given) -> State:
        """Where the deal waits for you after these cards of yours, or that it is over."""
        state = _start(self)
        for answer in given:
            state = _on(apply(state, Play(ME, self.hand(state)[answer[0]])), self.tricks)
        return state

    def hand(self, state: State) -> tuple[Card, ...]:
        """Your hand in the order in which it is shown, which is what an answer's positions count."""
        return PACK.sorted(state.hands[ME])

    def verdicts(self, state: State) -> Mapping[Card, Verdict]:
        """Of each of your cards, whether it may go now, and why."""
        return FOLLOWING.verdicts(self.hand(state), state.trick.cards)

    def legal(self, state: State) -> tuple[Card, ...]:
        verdicts = self.verdicts(state)
        return tuple(card for card in self.hand(state) if verdicts[card].ok)

    def advised(self, state: State) -> Choice:
        """The card that a simple player would play in your place, and why."""
        return _choice(state)

    def took(self, state: State, trick: int) -> int:
        """The seat that took this trick."""
        return trick_winner(state.tricks[trick], OTTOCENTO.seats)


@lru_cache(maxsize=512)
def _start(deal: SmallDeal) -> State:
    dealer = (deal.leader - 1) % OTTOCENTO.seats
    state = short_start(OTTOCENTO, deal.hands, dealer, deal.rules)
    if deal.lead is not None:
        state = apply(state, Play(deal.leader, deal.lead))
    return _on(state, deal.tricks)


def _on(state: State, tricks: int) -> State:
    """The others play, up to your turn or the end of the last trick."""
    while state.phase == "play" and state.to_act != ME and len(state.tricks) < tricks:
        action = _choice(state).action
        assert isinstance(action, Play)
        state = apply(state, action)
    return state


def _choice(state: State) -> Choice:
    """What a simple player does, without signals; the same whenever this moment comes again."""
    choice = play(state, Random(len(state.tricks)))
    return replace(choice, action=replace(choice.action, signal=None)) if isinstance(choice.action, Play) else choice


def needed(deal: SmallDeal) -> Topics:
    """What must have been told before this is played, whichever of your cards you choose; of long hands, before anything is."""
    if len(deal.hands[ME]) > SHORT:
        return frozenset(topics.in_cards(deal.cards)) | frozenset(_PLAY)
    found: set[str] = set(topics.in_cards(deal.cards))
    lines: list[Given] = [()]
    while lines:
        given = lines.pop()
        state = deal.at(given)
        if given:
            found |= topics.in_trick(state.tricks[len(given) - 1].cards)
        if len(given) < deal.tricks:
            hand = deal.hand(state)
            found |= topics.to_play(hand, state.trick.cards)
            lines += [(*given, (hand.index(card),)) for card in deal.legal(state)]
    return frozenset(found)


def teaches(deal: SmallDeal) -> bool:
    """Played as a simple player would: is there a card of yours that may not go, and does each side take a trick?"""
    given: Given = ()
    bound = 0
    while len(given) < deal.tricks:
        state = deal.at(given)
        bound += len(deal.legal(state)) < len(deal.hand(state))
        action = deal.advised(state).action
        assert isinstance(action, Play)
        given = (*given, (deal.hand(state).index(action.card),))
    end = deal.at(given)
    ours = sum(deal.took(end, trick) % 2 == ME for trick in range(deal.tricks))
    return bound > 0 and ours > 0 and (deal.tricks < 2 or ours < deal.tricks)


def short_hands(pack: Sequence[Card], each: int, rng: Random) -> tuple[tuple[Card, ...], ...]:
    """Hands of so many cards out of these."""
    cards = rng.sample(list(pack), OTTOCENTO.seats * each)
    return tuple(PACK.sorted(cards[seat * each : (seat + 1) * each]) for seat in range(OTTOCENTO.seats))
