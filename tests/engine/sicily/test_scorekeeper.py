"""Keeping score of the Sicilian games: what people write down comes to what the engine makes of the whole deal."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.game import game
from engine.games.sicily.deal.score import DealScore, played, score
from engine.games.sicily.deal.state import State
from engine.games.sicily.playout import random_deal
from engine.games.sicily.scorekeeper import (
    LINES,
    Deal,
    End,
    Match,
    Start,
    Thrown,
    add,
    fold,
    judge,
    judge_start,
)
from engine.games.sicily.scorekeeper.laid import laid
from engine.games.sicily.settling.figures import Figures
from engine.parts.corrections import Correct, Stop, Undo
from engine.verdict import Verdict

GAMES = (
    *("mineo3", "mineo4", "tortorici3", "tortorici4", "vanto", "barcellona3", "barcellona4"),
    *("calatafimi2", "calatafimi3", "calatafimi4", "ragusa"),
)
NAMES = ("Anna", "Bruno", "Carla", "Dino")
NEVER_THROWN_IN = ("vanto", "barcellona4", "calatafimi2")
"""Games in which somebody plays whatever is said."""


def start(id: str, rules: Any = None, dealer: int = 0) -> Start:
    its = game(id)
    return Start(id, NAMES[: its.seats], dealer, rules or its.house())


def match(id: str = "mineo3", *ends: End, **more: Any) -> Match:
    its = fold([start(id, **more)])
    for end in ends:
        its = add(its, end)
    return its


def as_written(state: State, hand: int) -> End:
    """What the people at the table write down of this deal: nothing that they do not know."""
    outcome = state.floor.outcome
    assert outcome is not None
    if outcome.kind == "abandoned":
        return Thrown(hand, outcome.payments)
    one = played(state)
    contract, settler = one.contract, state.form.settle
    told = one.figures(settler.capturable)
    bids = contract.kind in ("solo", "chiamo", "venti") and not (state.form.id == "vanto" and contract.kind == "own")
    few = contract.cards if contract.kind == "solo" and contract.cards < state.form.size else 0
    return Deal(hand, contract.kind, contract.bidder if bids else None, told, few, contract.partner)


def random_rules(id: str, rng: Random) -> Any:
    house = game(id).house
    return house.read({rule.name: rng.choice(rule.choices) for rule in house.all() if rule.choices})


@pytest.mark.parametrize("id", GAMES)
def test_what_is_written_down_comes_to_what_the_engine_settles(id: str) -> None:
    rng = Random(id)
    for rules in (game(id).house(), random_rules(id, rng), random_rules(id, rng)):
        begun = start(id, rules, dealer=rng.randrange(game(id).seats))
        kept, totals = fold([begun]), [0 for _ in begun.names]
        for hand in range(1, 9):
            now = kept.open
            assert now is not None
            state, _ = random_deal(begun.form, rng, rules, now.dealer, now.pool)
            right: DealScore = score(state)
            end = as_written(state, hand)
            assert LINES.read_line(LINES.write_line(end)) == end
            kept = add(kept, LINES.read_line(LINES.write_line(end)))
            its = kept.hands[hand - 1]
            assert its.settlement.payoffs == right.payoffs, LINES.write_line(end)
            assert {k: v for k, v in its.settlement.breakdown.items() if v} == {
                k: v for k, v in right.breakdown.items() if v
            }
            totals = [a + b - its.stake for a, b in zip(totals, right.payoffs, strict=True)]
            assert list(its.after) == totals
            assert (its.settlement.pool or 0) == (right.pool or 0)
            if not any(line.reason == "points-left-over" for line in right.lines):
                assert sum(its.settlement.payoffs) + (its.settlement.pool or 0) == its.pool
        assert fold(LINES.read(LINES.write(kept.entries))) == kept


BASE = Figures(points=(61, 48), last=0)


def solo(hand: int = 1, bidder: int = 0, cards: int = 0, **figures: Any) -> Deal:
    told = {"points": (61, 48), "last": 0} | figures
    return Deal(hand, "solo", bidder, Figures(**told), cards)


def why(end: End, id: str = "mineo3", **more: Any) -> str:
    return judge(match(id, **more), end).reason


def test_a_solo_is_settled_with_each_opponent() -> None:
    assert match("mineo3", solo()).totals == (4, -2, -2)


def test_a_solo_on_five_cards_doubles_everything() -> None:
    assert match("mineo3", solo(cards=5)).totals == (8, -4, -4)


def test_a_called_partner_shares_and_a_call_that_nobody_holds_plays_alone() -> None:
    called = Deal(1, "chiamo", 0, BASE, partner=2)
    assert match("mineo4", called).totals == (2, -2, 2, -2)
    assert match("mineo4", Deal(1, "chiamo", 0, BASE)).totals == (6, -2, -2, -2)


def test_who_takes_what_was_offered_for_throwing_in_gets_it() -> None:
    # The first player says pago, the second prendo; the dealer is seat 0.
    assert match("mineo3", Thrown(1, (0, -1, 1))).totals == (0, -1, 1)


def test_where_no_points_were_written_none_are_quoted() -> None:
    assert judge(match(), solo(points=())).facts == {"points": 0, "most": 110}


def test_the_speaking_tells_what_cannot_have_been_paid() -> None:
    assert why(Thrown(1, (-1, 1, 0))) == "nobody-pays"  # the first to speak takes before anybody can have offered
    assert why(Thrown(1, (-1, 0, 1))) == "last-speaker-cannot-pay" or why(Thrown(1, (-1, 0, 1))) == "nobody-pays"
    assert why(Thrown(1, (0, -2, 2))) == "one-jocu-each"
    assert why(Thrown(1, (0, -1, 0))) == "payments-not-even"
    assert why(Thrown(1, (0, -5, 5)), "tortorici3") == "nothing-paid-here"
    assert why(Thrown(1, (0, 0, 0, 0)), "barcellona4") == "never-thrown-in"
    assert judge(match("calatafimi4"), Thrown(1, (7, -4, -3, 0))).ok


@pytest.mark.parametrize(
    ("end", "reason"),
    [
        (solo(points=(61, 49)), "points-do-not-add-up"),
        (solo(points=(111, -2)), "figure-out-of-range"),
        (solo(points=(-1, 110)), "figure-out-of-range"),
        (solo(points=(61, 48, 0)), "figure-out-of-range"),
        (solo(points=(111, 0)), "figure-out-of-range"),
        (solo(points=(110, 0)), "points-do-not-add-up"),
        (solo(kings=3), "no-such-camp"),
        (solo(arie=-1), "no-such-camp"),
        (solo(captured=(("T17", 0, 3),)), "captured-from-whom"),
        (Thrown(1, (0, 0)), "figure-out-of-range"),
        (Thrown(1, (-328, 328, 0)), "figure-out-of-range"),
        (solo(points=(3, 106)), "fewer-than-its-cards"),  # the last trick alone is five
        (solo(kings=0, captured=(("T17", 0, 1),), points=(20, 89)), "fewer-than-its-cards"),
        (solo(captured=(("T17", 0, 1), ("T17", 1, 0))), "not-to-be-captured"),
        (solo(captured=(("T15", 0, 1),)), "not-to-be-captured"),
        (solo(captured=(("T17", 1, 2),)), "captured-from-whom"),
        (solo(arie=0, captured=(("T17", 1, 0),)), "card-with-both"),
        (solo(captured=tuple((f"T{n}", 0, 1) for n in (16, 17, 18, 19))), "all-arie-there"),
        (solo(announced=frozenset({"scommessa"}), kept=True, captured=(("T1", 1, 0),)), "card-with-both"),
        (solo(last=None), "last-trick-unknown"),
        (solo(bidder=5), "bidder-unknown"),
        (solo(cards=10), "solo-on-other-cards"),
        (Deal(1, "chiamo", 0, BASE), "no-such-contract"),
        (solo(announced=frozenset({"vanto"})), "cannot-have-announced"),
        # The dealer goes solo on twenty cards: both opponents had their chance before, and neither may say rivanto.
        (solo(bidder=0, announced=frozenset({"rivanto"})), "cannot-have-announced"),
    ],
)
def test_what_cannot_be_is_refused(end: End, reason: str) -> None:
    assert why(end) == reason


def test_whoever_had_no_chance_to_go_solo_may_have_said_rivanto() -> None:
    assert judge(match(), solo(bidder=1, announced=frozenset({"rivanto"}))).ok
    assert judge(match(), solo(bidder=0, cards=5, announced=frozenset({"rivanto"}))).ok


def test_palagonia_knows_doubled_solos_on_ten_cards() -> None:
    rules = game("mineo3").house.read({"palagonia": True})
    assert match("mineo3", solo(cards=10), rules=rules).totals == (8, -4, -4)


def test_the_pool_is_filled_won_and_doubled() -> None:
    lost = Deal(1, "solo", 0, Figures((55, 54), 1, announced=frozenset({"vanto"})), 15)
    won = Deal(2, "solo", 0, Figures((55, 54), 0, announced=frozenset({"vanto"})), 15)
    after = match("vanto", lost)
    assert (after.hands[0].pool, after.pool, after.totals) == (30, 60, (-40, -10, -10))
    after = add(after, won)
    # The pool is won and empty: everybody puts in again before the next deal.
    assert (after.hands[1].settlement.pool, after.pool, after.totals) == (0, 30, (10, -20, -20))


def test_undo_and_correction_count_at_once() -> None:
    two = match("mineo3", solo(), Thrown(2, (0, 0, 0)))
    corrected = add(two, Correct(2, solo(cards=5)))
    assert corrected.totals == (8, -4, -4)
    back = add(corrected, Undo(4))
    assert back.totals == (4, -2, -2)
    undone = add(two, Undo(2))
    assert undone.totals == (0, 0, 0)
    assert undone.open is not None
    assert undone.open.number == 1


def test_a_correction_that_makes_a_deal_impossible_is_refused() -> None:
    kept = match("mineo3", solo(bidder=1, announced=frozenset({"rivanto"})))
    # Had seat 1 dealt, it would have spoken last, and nobody could have said rivanto.
    verdict: Verdict = judge(kept, Correct(1, start("mineo3", dealer=1)))
    assert (verdict.reason, verdict.facts["hand"]) == ("deal-then-impossible", 1)


def test_nothing_is_written_after_the_players_have_left_off() -> None:
    over = fold([*match("mineo3", solo()).entries, Stop()])
    assert judge(over, solo(2)).reason == "match-over"
    assert over.open is None


def test_people_are_as_many_as_the_game_takes() -> None:
    assert judge_start(Start("mineo3", NAMES, 0, game("mineo3").house())).reason == "how-many-play"
    assert judge_start(start("calatafimi2")).ok


@pytest.mark.parametrize("id", GAMES)
def test_a_deal_can_be_thrown_in_where_its_words_let_everybody_pass(id: str) -> None:
    """As the words of its stages say (sicilian#bidding)."""
    its = game(id)
    nothing = Thrown(1, (0,) * its.seats)
    assert judge(match(id), nothing).ok == (id not in NEVER_THROWN_IN), why(nothing, id)


def test_cards_laid_out_are_counted_with_the_last_trick_where_it_was_won() -> None:
    """The five points of the last trick stand on the sheet of who won it, and on no other (sicilian#scoring)."""
    begun = start("mineo3")
    piles = [[card.code for card in begun.form.pack][:20]]
    for last in (0, 1):
        told = laid(begun, solo(last=last), piles)
        assert sum(told.figures.points) == 109
        assert ["last-trick" in {line.reason for line in sheet.lines} for sheet in told.sheets] == [
            last == 0,
            last == 1,
        ]
