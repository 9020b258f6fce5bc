"""Whole deals of every Sicilian game, at random: they end, lose no card, count as the source promises, and are read again."""

from random import Random
from typing import Any

import pytest

from engine import game
from engine.cards import Card
from engine.errors import BadInput
from engine.games.sicily.counting import one_less_each
from engine.games.sicily.deal.actions import Announce, Leave, Play, Speak, Tell
from engine.games.sicily.deal.judging import judge, legal
from engine.games.sicily.deal.moves import apply
from engine.games.sicily.deal.score import played, score
from engine.games.sicily.deal.state import State
from engine.games.sicily.form import Form
from engine.games.sicily.playout import played_deal, random_action, random_deal
from engine.verdict import IllegalAction


def form_of(name: str) -> Form:
    form = game(name).form
    assert isinstance(form, Form)
    return form


def rules_of(name: str) -> list[Any]:
    """The house rules as they are, and each of them once in every other way."""
    house = game(name).house
    other = [house.read({rule.name: value}) for rule in house.all() for value in rule.choices if value != rule.default]
    return [house(), *other]


def deals(name: str, number: int, seed: int = 1) -> list[tuple[State, tuple[Any, ...]]]:
    rng, form = Random(seed), form_of(name)
    default, *others = rules_of(name)
    return [random_deal(form, rng, rules) for rules in (*[default] * number, *others * 3)]


def reference_points(state: State) -> list[int]:
    """Card points once more, in the other way and straight from the tricks."""
    assert state.contract is not None
    camps, seats = state.contract.camps, state.form.seats
    won: list[list[Card]] = [[] for _ in camps]
    winners, fool = set(), None
    for trick in state.tricks:
        cards = [card for card in trick.cards if card.code != "Fool"]
        best = max(cards, key=lambda card: (card.suit == "T", card.suit == cards[0].suit, card.strength))
        by = (trick.leader + trick.cards.index(best)) % seats
        winner = next(i for i, camp in enumerate(camps) if by in camp)
        winners.add(winner)
        won[winner] += cards
        if len(cards) < seats:
            player = (trick.leader + [card.code for card in trick.cards].index("Fool")) % seats
            fool = next(i for i, camp in enumerate(camps) if player in camp), winner, trick
    if fool is not None:
        # Two sides: a side without a trick loses it to the other, which then has won them all. Alone: to its trick's winner.
        won[fool[0] if fool[0] in winners else fool[1]].append(state.form.pack["Fool"])
    if state.taker is not None:
        won[next(i for i, camp in enumerate(camps) if state.taker in camp)] += state.left
    points = [int(one_less_each(cards).total) for cards in won]
    points[winner] += 5
    return points


def test_every_deal_ends_loses_no_card_and_counts_to_what_the_source_promises(sicilian: str) -> None:
    for state, _ in deals(sicilian, 25):
        assert state.to_act is None
        if not state.tricks:
            assert state.floor.outcome is not None
            assert sum(score(state).payoffs) == 0
            continue
        assert len(state.tricks) == state.form.tricks
        seen = [card for trick in state.tricks for card in trick.cards] + list(state.left)
        assert sorted(card.code for card in seen) == sorted(card.code for card in state.form.pack)
        scored = score(state)
        # Of cards left over when a pile is counted in threes a point may stray (S3).
        threes = all(len(pile) % 3 == 0 for pile in played(state).piles)
        assert sum(scored.points) in ({109} if threes else {108, 109, 110})
        assert list(scored.points) == reference_points(state)


def test_payoffs_sum_to_zero_where_they_must(sicilian: str) -> None:
    for state, _ in deals(sicilian, 15, seed=2):
        scored = score(state)
        total = sum(scored.payoffs)
        if state.form.pool is not None and state.tricks:
            assert scored.pool is not None
            total += scored.pool - state.pool
        # Targets and totals need not agree (S25): what is left over is shown as such.
        assert total == sum(line.facts["left"] for line in scored.lines if line.reason == "points-left-over")


def test_legal_is_what_judge_accepts_and_apply_refuses_the_rest(sicilian: str) -> None:
    rng, form = Random(4), form_of(sicilian)
    for rules in rules_of(sicilian):
        state, actions = played_deal(form, rng, rules)
        state = game(sicilian).deal.start(state.deck, state.dealer, rules)
        for number, action in enumerate(actions):
            # A discard has over a thousand ways; the discards have a test of their own.
            if not isinstance(action, Leave) and number % 4 == 0:
                may = legal(state)
                assert action in may
                assert all(judge(state, one).ok for one in may)
                for card in form.pack:
                    play = Play(action.seat, card)
                    assert judge(state, play).ok is (play in may)
                with pytest.raises(IllegalAction):
                    apply(state, Speak(action.seat, "boh"))
            state = apply(state, action)
        assert legal(state) == ()


def test_every_verdict_and_line_cites_its_source(sicilian: str) -> None:
    rng, form = Random(6), form_of(sicilian)
    state, actions = played_deal(form, rng, game(sicilian).house())
    fresh = game(sicilian).deal.start(state.deck, state.dealer, state.rules)
    for action in actions:
        verdict = judge(fresh, action)
        assert verdict.reason
        assert verdict.source.startswith("sicilian#")
        fresh = apply(fresh, action)
    for line in score(state).lines:
        assert line.source.startswith("sicilian#")


def until(state: State, phase: str, rng: Random) -> State:
    while state.phase != phase:
        state = apply(state, random_action(state, rng))
    return state


def test_scommessa_is_asked_of_the_soloist_before_rivanto_of_the_others() -> None:
    form = form_of("mineo3")
    state = game("mineo3").deal.start(form.pack.cards, 2, game("mineo3").house())
    state = apply(apply(state, Speak(0, "passo")), Speak(1, "vado solo"))
    assert (state.phase, state.to_act, len(state.hands[1])) == ("leave", 1, 23)
    state = until(state, "announce", Random(1))
    assert [one.word for one in state.asked] == ["scommessa", "rivanto", "rivanto"]
    state = apply(apply(state, Announce(1, "scommessa")), Announce(2, "rivanto"))
    # S8: it counts once, so the other opponent is not asked any more.
    assert state.phase == "play"
    assert state.to_act == 2


def test_the_silent_partner_is_asked_but_cannot_say_rivanto() -> None:
    form, rules = form_of("mineo4"), game("mineo4").house()
    deck = list(form.pack.cards)
    deck[0], deck[-1] = deck[-1], deck[0]
    state = game("mineo4").deal.start(deck, 3, rules)
    for seat in (0, 1, 2, 3):
        state = apply(state, Speak(seat, "passo"))
    state = apply(state, Speak(0, "chiamo"))
    for seat in (1, 2, 3):
        state = apply(state, Speak(seat, "passo"))
    assert state.contract is not None
    assert state.contract.call == "T20"
    assert state.contract.partner is None  # it lies in the monte: alone against three (S14)
    assert state.partner_known


def test_a_partner_is_hidden_until_the_called_trump_falls() -> None:
    rng, form = Random(8), form_of("mineo4")
    for _ in range(60):
        state, actions = played_deal(form, rng, game("mineo4").house())
        if state.contract is None or state.contract.partner is None:
            continue
        fresh = game("mineo4").deal.start(state.deck, state.dealer, state.rules)
        for action in actions:
            fresh = apply(fresh, action)
            if fresh.contract is not None and fresh.phase == "play":
                fallen = fresh.gone | {card.code for card in fresh.trick.cards}
                assert fresh.partner_known is (fresh.contract.call in fallen)
            if fresh.phase == "announce" and fresh.to_act == state.contract.partner:
                assert not judge(fresh, Announce(state.contract.partner, "rivanto")).ok
        return
    raise AssertionError("no partnership in sixty deals")


def test_two_players_draw_after_each_trick_until_the_stock_of_32_is_gone() -> None:
    """S27."""
    form = form_of("calatafimi2")
    state = game("calatafimi2").deal.start(form.pack.cards, 1, game("calatafimi2").house())
    assert len(state.rest) == 32
    assert state.to_act == 0
    for number in range(31):
        held = len(state.hands[0])
        assert held == (15 if number <= 16 else 31 - number)
        state = apply(apply(state, random_action(state, Random(number))), random_action_after(state, number))
    assert state.phase == "over"


def random_action_after(state: State, seed: int) -> Any:
    return random_action(apply(state, random_action(state, Random(seed))), Random(seed))


def test_a_record_that_breaks_a_rule_names_the_line() -> None:
    state, actions = deals("tortorici3", 3)[2]
    text = game("tortorici3").deal.write(state, actions)
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("says"))
    broken = [*lines[:at], "says 0 mischio", *lines[at:]]
    with pytest.raises(BadInput) as error:
        game("tortorici3").deal.read("\n".join(broken))
    assert error.value.field == f"line {at + 1}"


def test_phrases_in_a_trick_break_its_line_and_are_read_again() -> None:
    rng, form = Random(9), form_of("mineo3")
    for _ in range(40):
        state, actions = played_deal(form, rng, game("mineo3").house())
        if any(isinstance(action, Tell) for action in actions):
            text = game("mineo3").deal.write(state, actions)
            assert "tells " in text
            assert game("mineo3").deal.read(text)[1] == actions
            return
    raise AssertionError("nobody said anything in forty deals")
