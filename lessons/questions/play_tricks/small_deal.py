"""A few tricks with short hands: what the learner has played so far, and what the simple players make of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

from engine.cards import Card
from engine.game import Game
from engine.verdict import Verdict
from lessons.question import topics
from lessons.question.capabilities import PARTNERS, capabilities
from lessons.question.kind import Answers, Item
from lessons.question.seats import YOU, seats_of
from lessons.question.topics import Topics
from lessons.questions.play_tricks.comments import Comment

ME = YOU
SHORT = 4
"""So many cards, and every way to play them is looked through."""
_PLAY = ("void", "two-trumps", "trumps-led", "fool-led", "level", "small-long", "small-round")


def family_of(game: Game) -> ModuleType:
    """How short deals are played in this family: the module of its name beside this one."""
    return import_module(f"lessons.questions.play_tricks.{game.family}")


@dataclass(frozen=True)
class SmallDeal(Item):
    """A short deal of a few tricks that is played out. ``hands`` by seat, your own first and sorted; ``leader`` leads the first
    of ``tricks`` tricks.
    """

    hands: tuple[tuple[Card, ...], ...]
    leader: int
    tricks: int
    comments: tuple[Comment, ...] = ()
    lead: Card | None = None
    """The card led first, where another player leads and the author says which."""
    alone: int | None = None
    """Who plays against all the others, where somebody does."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats as they are spoken of; each next one sits to the right of the one before."""
        return seats_of(self.game)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Everything that is dealt."""
        return tuple(card for hand in self.hands for card in hand)

    def at(self, given: Answers) -> Any:
        """The deal's state where it waits for you after these cards of yours, or that it is over."""
        return _at(self, given)

    def hand(self, state: Any) -> tuple[Card, ...]:
        """Your hand in the order in which it is shown, which is what an answer's positions count."""
        return self.game.pack.sorted(state.hands[ME])

    def verdicts(self, state: Any) -> Mapping[Card, Verdict]:
        """Of each of your cards, whether it may go now, and why."""
        found: Mapping[Card, Verdict] = family_of(self.game).verdicts(state, self.hand(state))
        return found

    def legal(self, state: Any) -> tuple[Card, ...]:
        verdicts = self.verdicts(state)
        return tuple(card for card in self.hand(state) if verdicts[card].ok)

    def advised(self, state: Any) -> Card:
        """The card that a simple player would play in your place."""
        found: Card = family_of(self.game).advised(state)
        return found

    def took(self, state: Any, trick: int) -> int:
        """The seat that took this trick."""
        return int(family_of(self.game).took(state, trick))

    def ours(self, state: Any) -> frozenset[int]:
        """Who counts together with you, by what is told: you alone, where nobody was named against whom one plays."""
        if self.alone is None and PARTNERS not in capabilities(self.game.id):
            return frozenset({ME})
        found: frozenset[int] = family_of(self.game).side(state, ME)
        return found


@lru_cache(maxsize=2048)
def _at(deal: SmallDeal, given: Answers) -> Any:
    """Kept by what was played, so that a trick more, or another card for it, plays nothing a second time."""
    family = family_of(deal.game)
    if given:
        before = _at(deal, given[:-1])
        return _on(family, family.played(before, ME, deal.hand(before)[given[-1][0]]), deal.tricks)
    state = family.start(deal.game, deal.hands, deal.leader, deal.rules, deal.alone)
    if deal.lead is not None:
        state = family.played(state, deal.leader, deal.lead)
    return _on(family, state, deal.tricks)


def _on(family: ModuleType, state: Any, tricks: int) -> Any:
    """The others play, up to your turn or the end of the last trick."""
    while state.phase == "play" and state.to_act != ME and len(state.tricks) < tricks:
        state = family.played(state, state.to_act, family.advised(state))
    return state


@lru_cache(maxsize=64)
def needed(deal: SmallDeal) -> Topics:
    """What must have been told before this is played, whichever of your cards you choose; of long hands, before anything is."""
    if len(deal.hands[ME]) > SHORT:
        return frozenset(topics.in_cards(deal.cards)) | frozenset(_PLAY)
    found: set[str] = set(topics.in_cards(deal.cards))
    lines: list[Answers] = [()]
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
    given: Answers = ()
    bound = 0
    while len(given) < deal.tricks:
        state = deal.at(given)
        bound += len(deal.legal(state)) < len(deal.hand(state))
        given = (*given, (deal.hand(state).index(deal.advised(state)),))
    end = deal.at(given)
    ours = sum(deal.took(end, trick) in deal.ours(end) for trick in range(deal.tricks))
    return bound > 0 and ours > 0 and (deal.tricks < 2 or ours < deal.tricks)


def short_hands(game: Game, pack: Sequence[Card], each: int, rng: Random) -> tuple[tuple[Card, ...], ...]:
    """Hands of so many cards out of these."""
    cards = rng.sample(list(pack), game.seats * each)
    return tuple(game.pack.sorted(cards[seat * each : (seat + 1) * each]) for seat in range(game.seats))
