"""Where a reason says that the player has none of something, that is so: in the play of the book, and in every problem."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache

from engine.cards import TRUMPS, Card
from engine.games.bologna.deal.actions import Leave, Play
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.state import State
from engine.games.bologna.pack import KING_OF, PACK
from engine.games.bologna.players import REASONS, Choice
from engine.games.bologna.players.seat_view import worth
from engine.games.bologna.rules import Rules
from engine.parts.following import suit_led
from engine.parts.tricks import best
from lessons.question.kind import Message
from lessons.question.registry import kinds
from lessons.questions.problem.because import because
from lessons.questions.problem.rules import rule_of
from lessons.questions.problem.shelf import problems
from lessons.text.phrases import say, sentences
from tests.engine.bologna.by_the_book import played_by_the_book
from tests.lessons.table import ask

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


def nothing_worthless_of_it(state: State, choice: Choice) -> bool:
    return all(worth(card) for card in of_suit(hand_of(state), choice.facts["suit"]))


def no_king_nor_worthless(state: State, choice: Choice) -> bool:
    return no_king_of_it(state, choice) and nothing_worthless_of_it(state, choice)


def no_five_pointer(state: State, choice: Choice) -> bool:
    return all(card.points != 5 for card in hand_of(state)[: state.form.packet])


def hardly_a_trump(state: State, choice: Choice) -> bool:
    first = hand_of(state)[: state.form.packet]
    return no_five_pointer(state, choice) and sum(card.is_trump for card in first) <= 1


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
    "lead-from-courts": no_king_nor_worthless,
    "lead-back-dear": nothing_worthless_of_it,
    "monte-poor": no_five_pointer,
    "monte-poor-dealing": hardly_a_trump,
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


def bound_to_follow(state: State) -> list[bool]:
    """Of each opponent who is still to play: have they shown a card of the suit led, and hold it still?"""
    led, there = suit_led(state.trick.cards), len(state.trick.cards)
    gone = {*state.earlier, *state.trick.cards}
    behind = [
        seat for seat in ((state.trick.leader + i) % 4 for i in range(there + 1, 4)) if (seat - (state.to_act or 0)) % 2
    ]
    shown = [[PACK[code] for one in state.shown[seat] for code in one.cards] for seat in behind]
    return [any(card.suit == led and card not in gone for card in cards) for cards in shown]


def test_nobody_is_said_to_trump_who_has_shown_the_suit_and_must_follow() -> None:
    met = 0
    spoken = [(one.state, one.reason, f"problem {one.name}") for one in problems().values()]
    spoken += [(state, choice.reason, str(choice)) for state, choice in moments() if state.phase == "play"]
    for state, reason, where in spoken:
        if reason.startswith("trump-in") and (bound := bound_to_follow(state)) and all(bound):
            met += 1
            assert not reason.endswith("-hoping"), where
    assert met > 3


def test_a_trump_is_not_said_to_be_beaten_by_one_who_must_follow() -> None:
    met = 0
    for one in problems().values():
        bound = bound_to_follow(one.state)
        if not bound or not all(bound):
            continue
        for card in (card for card in one.may if card.is_trump and suit_led(one.state.trick.cards) != TRUMPS):
            if card.code not in one.right:
                met += 1
                assert not because(one.state, card, PACK[one.right[0]]).reason.endswith("may-be-beaten"), one.name
    assert met > 3


def test_a_lead_below_a_card_that_partner_has_shown_is_not_told_as_lost_to_others() -> None:
    met = 0
    for one in problems().values():
        if one.state.trick.cards:
            continue
        mine, shown = one.state.hands[0], {code for made in one.state.shown[2] for code in made.cards}
        for code in set(one.behind) - set(one.right):
            reason = because(one.state, PACK[code], PACK[one.right[0]]).reason
            others = [
                c
                for c in PACK
                if c.suit == PACK[code].suit and c not in {*mine, *one.state.earlier, *one.state.left[0]}
            ]
            if reason in ("problem.led-not-highest", "problem.led-to-partner"):
                met += 1
                top = max(others, key=lambda card: card.strength)
                assert (top.code in shown) is (reason == "problem.led-to-partner"), (one.name, code)
    assert met > 5


def test_the_only_card_of_a_suit_is_not_compared_with_others_of_it() -> None:
    for state, choice in moments():
        if choice.reason in ("lead-back-dear", "lead-from-courts"):
            said = say(Message(f"coach.{choice.reason}", choice.facts), "en", "bologna")
            alone = len(of_suit(hand_of(state), choice.facts["suit"])) == 1
            assert ("only card" in said) is alone, said


def test_what_is_said_to_be_right_about_a_wrong_card_could_have_been_otherwise() -> None:
    """To take, where the trick is not partner's already; to let go, where a card would have taken; no Matto goes with a trick."""
    met = Counter[str]()
    for one in problems().values():
        there, may = one.state.trick.cards, one.may
        takes = {card for card in may if not card.is_fool and there and best((*there, card)) == len(there)}
        partners = bool(there) and one.state.trick.taker(4) == 2
        for code in set(one.behind) - set(one.right):
            said = because(one.state, PACK[code], PACK[one.right[0]])
            met[said.reason] += 1
            if said.reason == "problem.idea-lets-go":
                assert takes, one.name
            elif said.reason in ("problem.idea-takes", "problem.takes-too-dear"):
                assert not partners, one.name
            elif said.reason == "problem.left-to-them-dear":
                assert "Matto" not in said.facts["cards"]  # type: ignore[operator]
    assert {"problem.idea-cannot-take", "problem.over-partner-anyway", "problem.left-to-them-dear"} <= set(met)


def told_out_of(state: State, suit: str) -> int:
    """How many opponents have said with a volo to be out of this suit, and have not been seen without trumps since."""
    opponents = [seat for seat in range(4) if (seat - (state.to_act or 0)) % 2]
    told = {one.leader for one in state.tricks if one.signal == "volo" and one.cards[0].suit == suit}
    bare = {
        one.seat(i, 4)
        for one in state.tricks
        for i, card in enumerate(one.cards)
        if suit_led(one.cards) == TRUMPS and not card.is_trump and not card.is_fool
    }
    bare |= {one.leader for one in state.tricks if one.signal == "volo" and one.cards[0].suit == TRUMPS}
    return len(told.intersection(opponents) - bare)


def test_a_suit_led_again_is_called_safe_only_where_no_opponent_has_told_to_be_out_of_it() -> None:
    """Source: ottocento#signals. Nor does the rule behind it, after a problem, speak of the safest suit then."""
    rules, met = (
        {one.name: rule_of(one.reason, one.ground.facts, one.state, one.right) for one in problems().values()},
        set(),
    )
    spoken = [(one.state, one.reason, one.ground.facts, rules[one.name]) for one in problems().values()]
    spoken += [(state, choice.reason, choice.facts, "") for state, choice in moments() if state.phase == "play"]
    for state, reason, facts, rule in spoken:
        if reason in ("lead-back", "lead-back-dear"):
            out = told_out_of(state, str(facts["suit"]))
            met.add((reason, out > 0, bool(rule)))
            assert facts["volo"] == out
            assert rule in ("", f"hint.problem.leading-{'where-the-king-has-gone' if out else 'back'}")
            for lang, safe in {"en": "gives little away", "it": "costa poco", "fr": "sans grand risque"}.items():
                said = say(Message(f"coach.{reason}", facts), lang, "bologna")  # type: ignore[arg-type]
                assert (safe in said) is (reason == "lead-back" and not out), said
    assert {("lead-back", True, True), ("lead-back", False, True), ("lead-back", True, False)} <= met


def test_of_moors_that_are_all_right_any_is_named_and_not_several_cards() -> None:
    met = 0
    for one in problems().values():
        moors = [card.code for card in one.hand if "moors" in card.groups]
        item = ask("problem", problem=one.name)
        said = kinds()["problem"].solution(item)[0]
        assert said.reason.endswith("-moors") is (len(moors) > 1 and set(moors) == set(one.right))
        met += said.reason.endswith("-moors")
        if said.reason.endswith("-moors"):
            wrong = next(i for i, card in enumerate(one.hand) if card.code in one.behind and card.code not in one.right)
            reasons = {told.reason for told in kinds()["problem"].explain(item, (), (wrong,)).says}
            assert "problem.instead-moors" in reasons
    assert met
