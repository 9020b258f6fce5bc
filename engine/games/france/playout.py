"""Random legal deals, played to the end: for proofs, for examples and for other programs."""

from __future__ import annotations

from random import Random

from engine.cards import Card
from engine.games.france import leaving, poignee
from engine.games.france.auction import bidding, calling
from engine.games.france.deal.actions import Action, AnnounceSlam, Call, Leave, Play, Show, Speak
from engine.games.france.deal.judging import judge, playable
from engine.games.france.deal.moves import apply, start
from engine.games.france.deal.state import State
from engine.games.france.form import Form
from engine.games.france.pack import EXCUSE, PACK
from engine.games.france.rules import FrenchRules
from engine.parts.leaving import plain_cards
from engine.parts.playout import chosen, play_out, shuffled


def random_deal(
    form: Form, rng: Random, rules: FrenchRules, dealer: int | None = None, *, played: bool = False
) -> tuple[State, tuple[Action, ...]]:
    """Shuffle, deal and play a whole deal by random legal actions; the end and how it came about.

    ``played``: deal again until one is neither cancelled nor passed.
    """
    while True:
        deck = shuffled(PACK, rng)
        first = rng.randrange(form.seats) if dealer is None else dealer
        state = start(form, deck, first, rules, _places(form, rng))
        state, done = play_out(state, lambda now: random_action(now, rng), apply)
        if state.ending == "played" or not played:
            return state, done


def _places(form: Form, rng: Random) -> tuple[int, ...]:
    """The chien, each card between two packets; two in a row happen."""
    gaps = sorted(rng.choices(range(1, form.seats * form.held // form.packet), k=form.chien))
    return tuple(gap * form.packet + i for i, gap in enumerate(gaps))


def random_action(state: State, rng: Random) -> Action:
    """One legal action, without listing the thousands of ways to discard or to show a poignée."""
    seat = state.to_act
    assert seat is not None
    hand = state.hands[seat]
    match state.phase:
        case "bid":
            # Everybody passes now and then, as at the table; the dear bids stay rare.
            words = bidding.legal(state.words, state.form.seats)
            return Speak(seat, rng.choices(words, weights=[2 * len(words), *range(len(words) - 1, 0, -1)])[0])
        case "call":
            return Call(seat, rng.choice(calling.callable_cards(hand, state.rules)))
        case "leave":
            return Leave(seat, _discard(hand, state.form.chien, rng))
    if not state.tricks:
        before = _before_the_first_card(state, seat, rng)
        if before is not None:
            return before
    return Play(seat, chosen(rng, playable(state, seat)))


def _discard(hand: tuple[Card, ...], number: int, rng: Random) -> tuple[Card, ...]:
    plain = plain_cards(hand)
    if len(plain) >= number:
        return _some(plain, number, rng)
    return plain + _some(leaving.low_trumps(hand), number - len(plain), rng)


def _some(cards: tuple[Card, ...], number: int, rng: Random) -> tuple[Card, ...]:
    """So many of these cards, in the order in which they stand, as the list of legal actions has them."""
    return tuple(cards[place] for place in sorted(rng.sample(range(len(cards)), number)))


def _before_the_first_card(state: State, seat: int, rng: Random) -> Action | None:
    """Now and then a slam, and more often a poignée where there is one."""
    if rng.random() < 0.02:
        slam = AnnounceSlam(rng.randrange(state.form.seats))
        if judge(state, slam).ok:
            return slam
    held = poignee.trumps_of(state.hands[seat])
    trumps = tuple(card for card in held if card != EXCUSE)
    # With the Excuse among them it must be all there are.
    may = [held] if len(held) in state.form.poignees else []
    may += [_some(trumps, size, rng) for size in state.form.poignees if size <= len(trumps)]
    if may and not state.shown[seat] and rng.random() < 0.8:
        return Show(seat, rng.choice(may))
    return None
