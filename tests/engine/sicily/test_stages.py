"""What happens between the words and the first lead: taking, discarding, calling, announcing. Rulings S9, S14-S16, S21-S24, S28."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engine import game
from engine.games.sicily.deal.actions import Action, Announce, Call, Expose, Play, Speak, Take
from engine.games.sicily.deal.judging import judge, legal
from engine.games.sicily.deal.moves import apply
from engine.games.sicily.deal.score import score
from engine.games.sicily.deal.state import State
from engine.games.sicily.deal.view import view
from engine.games.sicily.playout import random_action
from engine.notation import read_cards
from engine.verdict import IllegalAction


def dealt(
    name: str, monte: str = "", *, dealer: int | None = None, rules: dict[str, Any] | None = None, **seats: str
) -> State:
    """A deal in which these seats get these cards first (``seat0="T20 SK"``), the rest in the order of the pack from below."""
    one = game(name)
    form = one.deal.start(one.pack.cards, 0, one.house()).form
    wanted = {key: list(read_cards(form.pack, cards)) for key, cards in {**seats, "monte": monte}.items()}
    taken = {card for cards in wanted.values() for card in cards}
    rest = [card for card in form.pack if card not in taken]
    hands = [wanted.get(f"seat{seat}", []) for seat in range(form.seats)]
    for hand in hands:
        while len(hand) < form.size:
            hand.append(rest.pop())
    last = form.seats - 1 if dealer is None else dealer
    state: State = one.deal.start(form.deck(hands, [*rest, *wanted["monte"]], last), last, one.house.read(rules or {}))
    return state


def say(state: State, words: Sequence[str]) -> State:
    for word in words:
        assert state.to_act is not None
        state = apply(state, Speak(state.to_act, word))
    return state


def leave(state: State) -> State:
    assert state.phase == "leave"
    return apply(state, random_action(state, Random(0)))


def reason(state: State, action: Action) -> str:
    return judge(state, action).reason


def test_thrown_in_cards_are_settled_by_what_was_offered_and_taken() -> None:
    state = say(dealt("mineo3"), ["passo", "altre cinque", "passo", "pago", "pago", "prendo"])
    assert state.phase == "over"
    assert score(state).payoffs == (-1, -1, 2)
    assert [len(hand) for hand in state.hands] == [10, 10, 10]


def test_cards_come_in_fives_as_the_speaking_goes_on() -> None:
    state = dealt("mineo3")
    for size, word in ((5, "altre cinque"), (10, "altre cinque"), (15, "altre cinque"), (20, "passo")):
        assert [len(hand) for hand in state.hands] == [size] * 3
        state = say(state, [word] if size > 5 else [word, "passo", "passo"])


def test_the_forced_caller_takes_the_monte_first_and_then_calls() -> None:
    state = dealt("mineo4", rules={"forced_call": True}, seat2="T20 T18 SK S9 S8 S7", seat0="T19")
    state = say(state, ["passo"] * 8)
    assert (state.phase, state.taker, len(state.hands[2])) == ("leave", 2, 18)
    state = leave(state)
    assert list(legal(state)) == [Call(2, state.form.pack["T19"])]
    refused = {code: reason(state, Call(2, state.form.pack[code])) for code in ("T18", "T12", "SK")}
    assert refused == {"T18": "own-card-not-called", "T12": "higher-trump-is-called", "SK": "own-card-not-called"}
    state = apply(state, legal(state)[0])
    assert state.contract is not None
    assert (state.contract.call, state.contract.partner) == ("T19", 0)
    # Everybody had the opportunity to call, so that only the scommessa is asked for.
    assert [asked.word for asked in state.asked] == ["scommessa"]


def test_whoever_is_called_by_force_announces_nothing_where_any_opponent_may() -> None:
    rules = {"forced_call": True, "rivanto": "any_opponent"}
    state = leave(say(dealt("mineo4", rules=rules, seat2="T20 T18 SK S9 S8 S7", seat0="T19"), ["passo"] * 8))
    assert state.to_be_called
    assert not state.partner_known, "before the call nobody is anybody's partner"
    state = apply(state, Call(2, state.form.pack["T19"]))
    assert {one.seat: one.refused for one in state.asked if one.word == "rivanto"} == {
        3: "",
        0: "partner-announces-nothing",
        1: "",
    }


def test_a_forced_call_with_the_giove_in_the_monte_throws_the_cards_in() -> None:
    state = say(dealt("mineo4", monte="T20 S5 S6", rules={"forced_call": True}), ["passo"] * 8)
    assert (state.phase, score(state).payoffs) == ("over", (0, 0, 0, 0))


def test_the_called_trump_in_the_monte_leaves_the_caller_alone_for_everybody_to_see() -> None:
    """S14."""
    state = say(dealt("mineo4", monte="T20 S5 S6"), [*["passo"] * 4, "chiamo", "passo", "passo", "passo"])
    assert state.contract is not None
    assert (state.contract.call, state.contract.partner) == ("T20", None)
    assert state.contract.camps == ((0,), (1, 2, 3))
    assert state.partner_known
    assert not state.contract.double


def test_a_secret_solo_is_not_seen_before_the_called_card_falls() -> None:
    """S16."""
    state = dealt("mineo4", rules={"secret_solo": True}, seat0="T20 T18 SK S9 S8 S7")
    state = say(state, ["passo"] * 4)
    assert reason(state, Speak(0, "chiamo")) == "say-which-trump"
    state = say(state, ["chiamo T18", "passo", "passo", "passo"])
    assert state.contract is not None
    assert state.contract.partner is None
    assert not state.partner_known
    assert view(state, 1).partner is None


def test_the_called_partner_knows_and_the_bidder_does_not() -> None:
    state = dealt("mineo4", seat0="T19 SK S9 S8", seat2="T20")
    state = say(state, [*["passo"] * 4, "chiamo", "passo", "passo", "passo"])
    assert state.contract is not None
    assert state.contract.partner == 2
    assert view(state, 2).partner == 0
    assert (view(state, 0).partner, view(state, 1).partner) == (None, None)


def test_the_partner_among_those_asked_may_not_say_rivanto() -> None:
    state = dealt("mineo4", seat0="T19 SK S9 S8", seat2="T20")
    state = leave(say(state, [*["passo"] * 4, "chiamo", "passo", "passo", "passo"]))
    state = apply(apply(state, Announce(0)), Announce(1))
    assert reason(state, Announce(2, "rivanto")) == "partner-announces-nothing"
    assert legal(state) == (Announce(2),)
    state = apply(apply(state, Announce(2)), Announce(3, "rivanto"))
    assert state.announced_words() == {"rivanto"}


def test_barcellona_the_dealer_says_what_is_played_after_the_discard() -> None:
    state = say(dealt("barcellona3"), ["passo", "passo"])
    assert reason(state, Speak(2, "solo")) == "take-the-monte-first"
    assert set(legal(state)) == {Speak(2, "passo"), Take(2)}
    state = apply(state, Take(2))
    assert state.monte_shown
    state = leave(state)
    assert reason(state, Speak(2, "passo")) == "monte-taken"
    alone, solo = say(state, ["ognuno per sé"]), say(state, ["solo"])
    assert (alone.phase, solo.phase) == ("play", "play")
    assert alone.contract is not None
    assert solo.contract is not None
    assert alone.contract.own
    assert not solo.contract.own
    assert (alone.to_act, solo.to_act) == (0, 0)


def test_barcellona_hidden_monte_and_leading_bidder_are_house_rules() -> None:
    rules = {"shows_monte": False, "bidder_leads": True}
    state = leave(say(dealt("barcellona3", rules=rules), ["passo", "solo"]))
    assert not state.monte_shown
    assert state.to_act == 1


def test_old_vanto_scommessa_while_the_deal_goes_on() -> None:
    state = say(dealt("vanto"), ["solo"])
    assert (state.phase, state.to_act, [len(hand) for hand in state.hands]) == ("announce", 0, [5, 5, 5])
    state = apply(state, Announce(0))
    assert [len(hand) for hand in state.hands] == [10, 10, 10]
    state = apply(state, Announce(0, "scommessa"))
    assert state.announced[-1] == (0, "scommessa", 10)
    # Said once: it is not asked again with fifteen cards, and the monte is taken.
    assert (state.phase, len(state.hands[0])) == ("leave", 23)
    state = leave(state)
    assert [asked.word for asked in state.asked] == ["vanto"]
    state = apply(state, Announce(0, "vanto"))
    assert (state.phase, state.to_act) == ("play", 0)


def test_old_vanto_the_pool_is_filled_when_it_is_empty() -> None:
    one = game("vanto")
    assert one.deal.start(one.pack.cards, 2, one.house()).pool == 30
    assert one.deal.start(one.pack.cards, 2, one.house(), 60).pool == 60
    assert one.deal.start(one.pack.cards, 2, one.house.read({"stake": 5})).pool == 15


def test_old_vanto_ternone_is_declared_with_the_first_of_the_three() -> None:
    state = dealt("vanto", seat0="T13 T14 T15 S9 S8 S7")
    state = leave(say(state, ["passo"] * 9 + ["chiamo"]))
    card = state.form.pack["T14"]
    assert reason(state, Play(0, state.form.pack["SK"], "ternone")) in ("not-of-the-ternone", "not-in-hand")
    assert judge(state, Play(0, card, "ternone")).ok
    after = apply(state, Play(0, card))
    assert not judge(after, Play(1, card, "ternone")).ok


def test_tortorici_four_the_dealer_may_turn_up_a_card_of_each_packet() -> None:
    state = dealt("tortorici4")
    assert (state.phase, state.to_act) == ("expose", 3)
    state = apply(state, Expose(3, 2))
    shown = dict(view(state, 0).exposed)
    assert shown == {seat: state.hands[seat][1] for seat in range(4)}
    state = say(state, ["passo"])
    assert (state.phase, len(state.hands[0])) == ("expose", 10)
    with pytest.raises(IllegalAction):
        apply(state, Expose(3, 6))
    state = apply(state, Expose(3, 0))
    assert len(view(state, 0).exposed) == 4


def test_tortorici_four_only_cards_that_are_held_are_told() -> None:
    state = apply(dealt("tortorici4", seat0="SK BK CK T20 S9"), Expose(3, 0))
    assert judge(state, Speak(0, "informo SK BK T20")).ok
    assert reason(state, Speak(0, "informo SK BK CK")) == "two-kings-at-most"
    assert reason(state, Speak(0, "informo DK")) == "tells-what-is-held"
    assert reason(state, Speak(0, "informo S9")) == "tells-what-is-held"


def test_tortorici_four_the_dealer_takes_the_monte_unseen_and_the_right_leads() -> None:
    state = apply(dealt("tortorici4"), Expose(3, 0))
    state = say(state, ["passo"])
    state = say(apply(state, Expose(3, 0)), ["passo"])
    assert (state.phase, state.taker, state.monte_shown) == ("leave", 3, False)
    state = leave(state)
    assert state.to_act == 0


def calatafimi(**seats: str) -> State:
    """Nobody goes solo; the dealer (seat 3) has the monte and has discarded."""
    state = apply(dealt("calatafimi4", **seats), Speak(2, "tengo"))
    state = say(state, ["passo"] * 4)
    assert (state.phase, state.taker, state.monte_shown) == ("leave", 3, False)
    return leave(state)


def test_calatafimi_20_and_15_are_partners() -> None:
    state = calatafimi(seat0="T20 T1 C5", seat2="T19 T18 T17 S5 S6 S7 S8 B5 B6 B7 B8 C6 C7 C8 C9")
    state = say(state, ["20", "zero", "15"])
    assert state.contract is not None
    assert (state.phase, state.contract.camps) == ("play", ((0, 2), (1, 3)))
    assert state.to_act == 1


def test_calatafimi_without_a_15_a_king_is_called_and_its_holder_must_lead_the_suit() -> None:
    state = calatafimi(seat0="T20 T1 Fool SQ BQ B9 CQ C9", seat1="SK S5 B5 T9 T8")
    state = say(state, ["20", "zero", "zero", "zero"])
    calls = [action.card.code for action in legal(state) if isinstance(action, Call)]
    assert state.phase == "call"
    assert calls == ["SK"]
    state = apply(state, Call(0, state.form.pack["SK"]))
    assert state.contract is not None
    assert (state.contract.partner, state.partner_known) == (1, False)
    led = {action.card.code for action in legal(state) if isinstance(action, Play)}
    assert {"SK", "S5"} <= led
    assert all(code[0] == "S" for code in led)
    assert reason(state, Play(1, state.form.pack["T9"])) == "must-lead-the-called-suit"


def test_calatafimi_any_player_may_end_the_bargaining_out_of_turn() -> None:
    state = dealt("calatafimi4")
    assert judge(state, Speak(3, "offro 8")).ok
    assert {action.seat for action in legal(state)} == {0, 1, 2, 3}
    state = apply(apply(state, Speak(3, "offro 8")), Speak(3, "tengo"))
    assert [len(hand) for hand in state.hands] == [15] * 4


def test_the_soloist_leads_where_that_is_the_custom() -> None:
    """S17."""
    words = ["passo", "vado solo"]
    default = leave(say(dealt("mineo3"), words))
    custom = leave(say(dealt("mineo3", rules={"soloist_leads": True}), words))
    for state, leader in ((default, 2), (custom, 1)):
        while state.phase == "announce":
            state = apply(state, Announce(state.asked[0].seat))
        assert state.to_act == leader


def test_tortorici_chiamo_is_led_from_the_bidders_right_and_solo_by_the_bidder() -> None:
    chiamo = leave(say(dealt("tortorici3"), ["chiamo", "bene", "bene"]))
    solo = leave(say(dealt("tortorici3"), ["chiamo", "solo", "bene"]))
    assert (chiamo.to_act, solo.to_act) == (1, 1)
    assert chiamo.contract is not None
    assert chiamo.contract.own
    assert not chiamo.monte_shown
