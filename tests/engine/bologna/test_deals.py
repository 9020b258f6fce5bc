"""A deal from the first card to the last. Source: ottocento#deal, #declarations, #the-play, #scoring-procedure."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import Card
from engine.errors import BadInput
from engine.games.bologna.deal import record
from engine.games.bologna.deal.actions import Declare, Give, Leave, Monte, PickUp, Play
from engine.games.bologna.deal.form import MILLE, OTTOCENTO, Form
from engine.games.bologna.deal.judging import judge, legal
from engine.games.bologna.deal.moves import apply, start
from engine.games.bologna.deal.score import piles, score
from engine.games.bologna.deal.state import State, Trick
from engine.games.bologna.pack import PACK
from engine.games.bologna.playout import random_action, random_deal
from engine.games.bologna.rules import MilleRules, Rules
from engine.notation import read_cards
from engine.verdict import IllegalAction


def dealt(
    first: str = "", *, seat: int = 0, dealer: int = 3, scores: tuple[int, int] = (0, 0), rules: Rules | None = None
) -> State:
    """A deal in which ``seat`` gets these cards first."""
    wanted = read_cards(PACK, first)
    rest = [card for card in PACK.cards[::-1] if card not in wanted]
    hands: list[list[Card]] = [[] for _ in range(4)]
    hands[seat] += wanted
    for hand in hands:
        while len(hand) < 15:
            hand.append(rest.pop())
    return start(OTTOCENTO, OTTOCENTO.deck(hands, rest, dealer), dealer, rules or Rules(), scores)


def test_cards_go_out_in_fives_from_the_dealers_right_and_the_dealer_gets_two_more() -> None:
    hands, rest = OTTOCENTO.hands(PACK.cards, 1)
    assert hands[2][:5] == PACK.cards[:5]
    assert hands[1][:5] == PACK.cards[15:20]
    assert [len(hand) for hand in hands] == [15] * 4
    assert rest == PACK.cards[-2:]


def test_kings_and_tarocchi_may_not_be_left_but_other_trumps_may() -> None:
    state = apply(dealt("SK T7 S6 Begato SQ", seat=3), PickUp(3))
    assert judge(state, Leave(3, read_cards(PACK, "SK S6"))).reason == "five-points-stay"
    assert judge(state, Leave(3, read_cards(PACK, "Begato S6"))).reason == "five-points-stay"
    assert judge(state, Leave(3, read_cards(PACK, "T7 SQ"))).ok
    assert judge(state, Leave(3, read_cards(PACK, "T7"))).reason == "discard-exactly"


def test_what_was_left_cannot_be_declared() -> None:
    state = apply(dealt("SK SQ SN S6 S7 S8", seat=3), PickUp(3))
    state = apply(state, Leave(3, read_cards(PACK, "SQ SN")))
    for seat in (0, 1, 2):
        state = apply(state, next(a for a in legal(state) if isinstance(a, Play)))
        assert state.to_act == (seat + 1) % 4
    assert judge(state, Declare(3, "swords", read_cards(PACK, "SK SQ SN"))).reason == "not-in-hand"


def played_to_first_trick(first: str, **more: object) -> State:
    state = apply(dealt(first, **more), PickUp(3))  # type: ignore[arg-type]
    return apply(state, next(a for a in legal(state) if isinstance(a, Leave)))


def test_one_declares_before_the_own_card_to_the_first_trick_and_not_after() -> None:
    state = played_to_first_trick("SK SQ SN SJ")
    shown = apply(state, Declare(0, "swords", read_cards(PACK, "SK SQ SN")))
    assert shown.declared(0) == 10
    assert judge(shown, Declare(0, "swords", read_cards(PACK, "SK SQ SJ"))).reason == "declared-already"
    gone = apply(shown, Play(0, PACK["SJ"]))
    assert judge(gone, Declare(0, "swords", read_cards(PACK, "SK SQ SN"))).reason == "not-your-turn"


def test_doubling_looks_at_one_player_and_not_at_the_side() -> None:
    state = played_to_first_trick("SQ BQ CQ SN BN CN SJ BJ CJ")
    for kind, cards in (("queens", "SQ BQ CQ"), ("knights", "SN BN CN")):
        state = apply(state, Declare(0, kind, read_cards(PACK, cards)))
    assert state.declared(0) == 27
    assert apply(state, Declare(0, "jacks", read_cards(PACK, "SJ BJ CJ"))).declared(0) == 78


def test_the_eldest_ends_the_game_with_what_she_shows_before_she_leads() -> None:
    state = played_to_first_trick("SK SQ SN SJ", scores=(790, 100))
    state = apply(state, Declare(0, "swords", read_cards(PACK, "SK SQ SN")))
    assert (state.phase, state.ending) == ("over", "eldest")
    assert [side.total for side in score(state).sides] == [10, 0]


def test_declarations_of_the_others_end_nothing() -> None:
    state = played_to_first_trick("SK SQ SN SJ", seat=1, scores=(100, 790))
    state = apply(state, next(a for a in legal(state) if isinstance(a, Play)))
    state = apply(state, Declare(1, "swords", read_cards(PACK, "SK SQ SN")))
    assert state.phase == "play"


def test_the_dealer_may_go_out_on_the_first_fifteen_cards_only() -> None:
    state = dealt("SK SQ SN SJ", seat=3, scores=(100, 790))
    assert apply(state, Declare(3, "swords", read_cards(PACK, "SK SQ SN SJ"))).ending == "dealer"
    picked_up = apply(state, PickUp(3))
    assert (
        judge(picked_up, Declare(3, "swords", read_cards(PACK, "SK SQ SN SJ"))).reason == "declare-in-the-first-trick"
    )


def test_a_dealer_who_cannot_reach_the_target_shows_nothing_before_picking_up() -> None:
    state = dealt("SK SQ SN SJ", seat=3, scores=(100, 500))
    assert judge(state, Declare(3, "swords", read_cards(PACK, "SK SQ SN SJ"))).reason == "not-enough-to-go-out"


def test_nobody_goes_out_early_when_a_tie_above_the_target_is_played_on() -> None:
    state = dealt("SK SQ SN SJ", seat=3, scores=(810, 810))
    assert [type(action) for action in legal(state)] == [PickUp]


def test_the_cards_are_thrown_in_when_all_four_agree_after_five_cards() -> None:
    state = dealt(rules=Rules(andare_a_monte=True))
    for seat in range(4):
        state = apply(state, Monte(seat, True))
    assert (state.phase, state.ending) == ("over", "monte")
    assert [side.total for side in score(state).sides] == [0, 0]
    assert apply(dealt(rules=Rules(andare_a_monte=True)), Monte(0, False)).phase == "option"


def tricks(*rows: str) -> tuple[Trick, ...]:
    return tuple(Trick(int(row.split()[0]), read_cards(PACK, row.split(maxsplit=1)[1])) for row in rows)


def test_the_matto_stays_with_its_side_and_a_card_goes_over_for_it() -> None:
    played = tricks("0 C6 CK Matto C7", "1 S6 SK SA S7")
    ours, theirs = piles(OTTOCENTO, ((), (), (), ()), played, PACK["S6"])
    assert PACK["Matto"] in ours
    assert PACK["S6"] in theirs
    assert len(ours) == len(theirs) == 4


def test_a_side_that_takes_no_trick_loses_the_matto_and_what_it_left() -> None:
    ours, theirs = piles(OTTOCENTO, ((), (), read_cards(PACK, "D6 D7"), ()), tricks("0 C6 CK Matto C7"), None)
    assert ours == ()
    assert len(theirs) == 6


def test_the_card_for_the_matto_may_wait_until_the_end_and_must_then_be_given() -> None:
    for seed in range(300):
        state, done = random_deal(OTTOCENTO, Random(seed), Rules())
        if isinstance(done[-1], Give):
            before = start(OTTOCENTO, state.deck, state.dealer, Rules())
            for action in done[:-1]:
                before = apply(before, action)
            assert before.phase == "owing"
            assert all(isinstance(action, Give) for action in legal(before))
            assert PACK["Matto"] not in {action.card for action in legal(before) if isinstance(action, Give)}
            return
    raise AssertionError("no deal ended with the Matto still owed")


@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 10**9),
    game=st.sampled_from([(OTTOCENTO, Rules()), (OTTOCENTO, Rules(grande="tarocchini")), (MILLE, MilleRules())]),
    scores=st.sampled_from([(0, 0), (770, 790)]),
)
def test_a_random_deal_ends_with_all_cards_and_93_points(
    seed: int, game: tuple[Form, Rules], scores: tuple[int, int]
) -> None:
    form, rules = game
    state, done = random_deal(form, Random(seed), rules, scores=scores)
    scored = score(state)
    for side in (0, 1):
        assert sum(line.points for owner, line in scored.lines if owner == side) == scored.sides[side].total
    if state.ending == "played":
        assert sorted(card.code for pile in scored.piles for card in pile) == sorted(card.code for card in PACK)
        assert all(len(pile) % 2 == 0 for pile in scored.piles)
        assert sum(side.card_points + side.last_trick for side in scored.sides) == 93
    text = record.write(state, done)
    assert record.read(form, type(rules), text) == (state, done)


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_legal_is_what_the_judge_accepts_and_apply_refuses_the_rest(seed: int) -> None:
    rng = Random(seed)
    deck = list(PACK)
    rng.shuffle(deck)
    state = start(OTTOCENTO, deck, 0, Rules())
    while state.phase != "over":
        allowed = set(legal(state))
        assert allowed
        for seat in range(4):
            for card in rng.sample(PACK.cards, 6):
                for action in (Play(seat, card), Give(seat, card), Play(seat, card, "busso")):
                    assert judge(state, action).ok == (action in allowed)
                    if action not in allowed:
                        with pytest.raises(IllegalAction):
                            apply(state, action)
        chosen = random_action(state, rng)
        assert chosen in allowed or isinstance(chosen, Leave)
        state = apply(state, chosen)


def test_the_record_of_a_game_of_mille_is_read_with_a_target_of_a_thousand() -> None:
    state, done = random_deal(MILLE, Random(0), MilleRules())
    again, _ = record.read(MILLE, MilleRules, record.write(state, done))
    assert again.rules == MilleRules()
    assert again.rules.target == 1000


@pytest.mark.parametrize(
    ("line", "instead", "says"),
    [
        ("dealer ", "dealer ²", "line 3: 'dealer' wants a seat's number, from 0 to 3, not '²'"),
        ("dealer ", "dealer -1", "from 0 to 3, not '-1'"),
        ("dealer ", "dealer", "from 0 to 3, which is missing"),
        ("dealer ", "deeler 1", "line 3: 'deeler 1' is not understood; did you mean 'dealer'"),
        ("hand 1 ", "händ 1 SK", "did you mean 'hand'"),
        ("trick ", "trick 0 C7 C8 C9 C10 D7", "a trick has 4 cards at most; here are 5"),
        ("scores ", "scores --5 0", "needs a whole number"),
        ("scores ", "scores ² 0", "needs a whole number"),
        ("scores ", "scores 0 0\nrules target", "house rule 'target' must be a whole number"),
        ("dealer ", "dealer 1\ndealer 2", "is there twice"),
        ("hand 3 ", "hand 7 SK", "has no line 'hand 3'"),
    ],
)
def test_a_line_of_a_record_that_makes_no_sense_is_never_passed_over(line: str, instead: str, says: str) -> None:
    state, done = random_deal(OTTOCENTO, Random(5), Rules())
    lines = record.write(state, done).splitlines()
    with pytest.raises(BadInput, match=says):
        record.read(OTTOCENTO, Rules, "\n".join(instead if one.startswith(line) else one for one in lines))


def test_a_damaged_record_is_refused_with_its_line() -> None:
    state, done = random_deal(OTTOCENTO, Random(5), Rules())
    text = record.write(state, done)
    with pytest.raises(BadInput, match="opens with"):
        record.read(OTTOCENTO, Rules, "hello")
    with pytest.raises(BadInput, match="this is a record of 'ottocento', not of mille"):
        record.read(MILLE, MilleRules, text)
    with pytest.raises(BadInput, match=r"line \d+: column 1: no card 'XX'"):
        record.read(OTTOCENTO, Rules, text.replace(text.split("hand 0 ")[1].split()[0], "XX", 1))
    with pytest.raises(BadInput, match="is not understood"):
        record.read(OTTOCENTO, Rules, text + "dances 3\n")
