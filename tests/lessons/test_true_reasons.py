"""Where a reason says that the player has none of something, that is so: in the play of the book, and in every problem."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache

from engine.cards import Card
from engine.games.bologna.deal.actions import Leave, Play
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import KING_OF
from engine.games.bologna.players import REASONS, Choice
from engine.games.bologna.rules import Rules
from lessons.questions.problem.shelf import problems
from lessons.text.phrases import sentences
from tests.engine.bologna.by_the_book import played_by_the_book

DEALS = 60
DENIES = re.compile(
    r"\b(you have no|you do not have|only card|no choice|no card|nothing worthless|none of your)\b", re.IGNORECASE
)
"""What a sentence says in English that speaks of something the player has none of, or no more than one."""
MATTERS_OF_OPINION = frozenset({"lead-small-trump"})
"""None of your suits *is good to lead*: that denies no card."""


@cache
def moments() -> tuple[tuple[State, Choice], ...]:
    """Every choice of the book in these deals with its reason, at the deal and while cards may be thrown in as well."""
    return tuple(one for seed in range(DEALS) for one in played_by_the_book(seed, Rules(andare_a_monte=seed % 3 == 0)))


def of_suit(hand: tuple[Card, ...], suit: object) -> list[Card]:
    return [card for card in hand if card.suit == suit]


def hand_of(state: State) -> tuple[Card, ...]:
    assert state.to_act is not None
    return state.hands[state.to_act]


def none_of_it(state: State, choice: Choice) -> bool:
    return not of_suit(hand_of(state), choice.facts["suit"])


def none_after_leaving(state: State, choice: Choice) -> bool:
    assert isinstance(choice.action, Leave)
    return not [card for card in of_suit(hand_of(state), choice.facts["suit"]) if card not in choice.action.cards]


def no_other_of_it(state: State, choice: Choice) -> bool:
    return len(of_suit(hand_of(state), choice.facts["suit"])) == 1


def no_king_of_it(state: State, choice: Choice) -> bool:
    return KING_OF[str(choice.facts["suit"])] not in hand_of(state)


def no_king_at_all(state: State, choice: Choice) -> bool:
    return not any(card.rank == "K" for card in hand_of(state))


def no_five_pointer(state: State, choice: Choice) -> bool:
    return all(card.points != 5 for card in hand_of(state)[: state.form.packet])


def nothing_else(state: State, choice: Choice) -> bool:
    if not isinstance(choice.action, Play):
        return True  # the dealer's last two cards: there is no other move
    return FOLLOWING.allowed(hand_of(state), state.trick.cards) == [choice.action.card]


SAYS: dict[str, Callable[[State, Choice], bool]] = {
    "trump-in": none_of_it,
    "trump-in-high": none_of_it,
    "trump-in-hoping": none_of_it,
    "trump-in-moor": none_of_it,
    "trump-in-moor-hoping": none_of_it,
    "leave-beside-a-void": none_of_it,
    "leave-a-void": none_after_leaving,
    "lead-short-suit": no_other_of_it,
    "lead-without-the-king": no_king_of_it,
    "lead-without-a-king": no_king_at_all,
    "lead-from-courts": no_king_of_it,
    "monte-poor": no_five_pointer,
    "only-card": nothing_else,
}
"""A reason that denies something -> is it so?"""


def test_every_reason_that_denies_something_is_looked_at() -> None:
    denying = {reason for reason in REASONS if DENIES.search(sentences()[f"coach.{reason}"]["en"])}
    assert denying - MATTERS_OF_OPINION - {"give-later"} == set(SAYS)


def test_what_the_book_says_is_not_there_is_not_there() -> None:
    met = Counter[str]()
    for state, choice in moments():
        if choice.reason in SAYS:
            met[choice.reason] += 1
            assert SAYS[choice.reason](state, choice), (choice, hand_of(state), state.trick.cards)
    assert set(met) == set(SAYS)


def test_what_a_problem_says_is_not_there_is_not_there() -> None:
    met = 0
    for one in problems().values():
        if one.reason in SAYS:
            met += 1
            assert SAYS[one.reason](one.state, Choice(None, one.reason, one.ground.facts)), one.name
    assert met > 20


def test_whoever_takes_a_trick_of_trumps_last_is_told_of_trumps() -> None:
    """Source: ottocento#leading-trumps."""
    met = 0
    for state, choice in moments():
        if choice.reason in ("take-in-trumps", "take-in-trumps-high"):
            met += 1
            assert next(card for card in state.trick.cards if not card.is_fool).is_trump
            assert len(state.trick.cards) == 3
            assert sum(card.is_trump for card in hand_of(state)) > 1
    assert met > 20
