"""What the learner may choose in a hand of Bologna: combinations to show, cards to give, signals, going out."""

from __future__ import annotations

from engine.cards import Card
from engine.fast_dataclass import changed
from engine.games.bologna import declaring, matto
from engine.games.bologna.counting.combinations import Combination
from engine.games.bologna.deal.actions import Action, Play
from engine.games.bologna.deal.judging import FOLLOWING
from engine.games.bologna.deal.moves import apply
from engine.games.bologna.deal.state import State, trick_winner
from engine.games.bologna.house import BologneseRules
from engine.games.bologna.players.choosing import declare, give, go_out, play
from engine.games.bologna.players.reasons import REASONS
from engine.games.bologna.players.reasons import Choice as Unsourced
from engine.games.bologna.signals import judge as judge_signal
from engine.games.bologna.signals import of as signals_of
from engine.games.bologna.spoken import DEALT, true_words
from engine.parts.plain.choice import Choice
from lessons.tables.hand import ME, TableHand
from lessons.text.message import Message


def may_declare(hand: TableHand) -> tuple[Combination, ...]:
    """What the learner can show now and has not shown yet, each at its longest."""
    state: State = hand.state
    if state.tricks or state.to_act != ME or state.phase != "play":
        return ()
    shown = {one.kind for one in state.shown[ME]}
    return tuple(one for one in declaring.best(hand.mine, state.rules) if one.kind not in shown)


def may_shorten(hand: TableHand) -> tuple[Combination, ...]:
    """Those of them of which fewer cards than are held make one as well."""
    return tuple(one for one in may_declare(hand) if declaring.shorter(one, hand.state.rules))


def may_go_out(hand: TableHand) -> tuple[Action, ...]:
    """With what the learner, who deals, ends the match before the last cards are taken up; nothing where it is not enough."""
    state, shows = hand.state, list[Action]()
    while state.phase == "option" and state.to_act == ME and (going := go_out(state, ME)) and going.action:
        shows.append(going.action)
        state = apply(state, going.action)
    return tuple(shows) if state.ending else ()


def may_give(hand: TableHand) -> tuple[Card, ...]:
    """The cards out of which one is given for the Matto."""
    state: State = hand.state
    taken = state.taken(state.form.side(ME))
    return (matto.must_give if state.phase == "owing" else matto.may_give)(taken, state.rules)


def gives(hand: TableHand) -> bool:
    """Is the learner asked for a card for the Matto now?"""
    state: State = hand.state
    over = state.phase == "owing"
    between = state.phase == "play" and bool(state.tricks) and not state.trick.cards and not hand.later
    if hand.sort == "short" or not (over or between) or state.matto_player != ME or not state.owed:
        return False
    return over or bool(may_give(hand))


def signal_said(signal: str | None, rules: BologneseRules) -> Message:
    """A signal, or none, as it is offered to whoever leads: with what it says by these rules."""
    asks = "-asks" if rules.asks_by_signal and signal in ("busso", "striscio") else ""
    return Message(f"practice.signal-{signal or 'none'}{asks}")


def may_signal(hand: TableHand) -> tuple[str, ...]:
    """The signals that are allowed with the card picked to lead; of the old words, of which there are many, the true ones first."""
    card, state = hand.card, hand.state
    if card is None or hand.family.each_a_side:  # there is nobody to be told
        return ()
    found = tuple(
        one
        for one in signals_of(state.rules)
        if judge_signal((), card, state.earlier, (), state.rules, signal=one, hand=hand.mine).ok
    )
    if not state.rules.speaks:
        return found
    true = set(true_words(card, hand.mine, state.earlier, state.first_dealt(ME)))
    return tuple(sorted(found, key=lambda one: one not in true))


def may_tell_of(hand: TableHand) -> tuple[Card, ...]:
    """The learner's first five cards, where one may say something about them; nothing else tells which they were."""
    return hand.state.first_dealt(ME) if set(DEALT) & set(may_signal(hand)) else ()


def chose(hand: TableHand) -> TableHand | None:
    """While a finished trick lies there: the moment at which the learner chose a card for it; None without a choice."""
    before = hand.before
    if hand.stage != "trick" or before is None or before.stage != "play":
        return None
    return before if _several(before) else None


def can_be_weighed(hand: TableHand) -> bool:
    """Is there a card to be chosen among several now, or was one chosen for the trick that lies there? Not in four tricks."""
    before = chose(hand) or hand
    return hand.sort != "short" and before.stage == "play" and _several(before)


def _several(hand: TableHand) -> bool:
    return len(FOLLOWING.allowed(hand.mine, hand.state.trick.cards)) > 1


def tricks_of(hand: TableHand, side: int) -> int:
    """How many tricks a side has."""
    form = hand.state.form
    return sum(form.side(trick_winner(one, form.seats)) == side for one in hand.state.tricks)


def own_card(hand: TableHand) -> Card:
    """The learner's card in the trick that lies there finished."""
    trick = hand.state.tricks[-1]
    card: Card = trick.cards[(ME - trick.leader) % len(hand.seats)]
    return card


def sourced(choice: Unsourced) -> Choice:
    """The same, with where it is written."""
    return Choice(choice.action, choice.reason, choice.facts, REASONS[choice.reason])


def advised(hand: TableHand) -> Choice | None:
    """What a simple player would do in the learner's place; None where the learner has nothing to do but to go on."""
    match hand.stage:
        case "give":
            return sourced(give(hand.state, ME))
        case "declare" | "fewer":
            return sourced(declare(hand.state, ME))
        case "play" | "signal":
            return sourced(
                without_signal(play(hand.state, hand.rng())) if hand.sort == "short" else play(hand.state, hand.rng())
            )
    return None


def without_signal(choice: Unsourced) -> Unsourced:
    """In four tricks nobody says anything."""
    card = choice.action
    return changed(choice, action=changed(card, signal=None)) if isinstance(card, Play) else choice
