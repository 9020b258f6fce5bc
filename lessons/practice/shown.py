"""What a practice hand shows at each of its moments: cards, what is asked, what the others did, why a card may not go."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.games.bologna import declaring, matto
from engine.games.bologna.combinations import combination
from engine.games.bologna.deal.actions import Action, Declare, Give, Leave, Play
from engine.games.bologna.deal.state import Trick
from engine.games.bologna.players import REASONS
from engine.parts.following import suit_led
from engine.parts.tricks import winner
from engine.verdict import Verdict
from lessons.practice.hand import ME, SEATS, Hand, chosen
from lessons.question.panel import Panel, Row, Said

PLAY = "ottocento#the-play"
SPOKEN = ("you", "right", "mate", "left")
"""The seats within a sentence."""


@dataclass(frozen=True)
class Shown:
    """``values``: what the pick (then the choice) at each place says to :func:`lessons.practice.playing.act`.

    ``seats``: who played each card of the trick; ``winner``: the place of the card that took it. ``refused``: place in the
    hand -> why that card may not go. ``told``: what the others did meanwhile. ``result``: who takes a finished trick, why.
    """

    panel: Panel
    seats: tuple[str, ...] = ()
    winner: int | None = None
    refused: Mapping[int, Verdict] = field(default_factory=dict)
    told: tuple[Said, ...] = ()
    result: tuple[Said, ...] = ()
    coach: tuple[Said, ...] = ()


def shown(hand: Hand) -> Shown:
    """The hand as it waits for the learner."""
    stage, told = hand.stage, news(hand)
    if stage == "trick":
        return _finished(hand, hand.state.tricks[-1], told)
    if stage == "over":
        sides = {"n": hand.won(0), "m": hand.won(1)}
        return Shown(Panel("none", Said(f"practice.over-{hand.sort}", sides)), told=told)
    rows, seats = _cloth(hand)
    mine = Row(tuple(card.code for card in hand.mine), Said("row.hand"), pick=stage in ("play", "leave"))
    refused = {}
    if mine.pick:
        verdicts = hand.verdicts()
        refused = {place: verdicts[card] for place, card in enumerate(hand.mine) if not verdicts[card].ok}
    coach = coaching(hand) if hand.coached else ()
    panel = _asking(hand, rows, mine)
    return Shown(panel, seats, refused=refused, told=told, coach=coach)


def last_trick(hand: Hand) -> Shown:
    """The last finished trick once more, and what was declared."""
    return _finished(hand, hand.state.tricks[-1], ())


def _asking(hand: Hand, rows: tuple[Row, ...], mine: Row) -> Panel:
    match hand.stage:
        case "leave":
            return Panel("many", Said("practice.leave"), (mine,), at_least=2, at_most=2)
        case "declare":
            made = [
                Said("practice.declare-one", {"kind": one.kind, "n": one.length, "points": one.points})
                for one in hand.may_declare
            ]
            made += [Said("practice.declare-fewer", {"kind": one.kind}) for one in hand.may_shorten]
            return Panel("choice", Said("practice.declare"), (*rows, mine), (*made, Said("practice.declare-no-more")))
        case "fewer":
            return _fewer(hand)
        case "signal":
            assert hand.lead is not None
            signals = [Said("practice.signal-none"), *(Said(f"practice.signal-{one}") for one in hand.may_signal)]
            return Panel("choice", Said("practice.signal", {"card": hand.lead.code}), (mine,), tuple(signals))
        case "give":
            cards = Row(tuple(card.code for card in hand.may_give), Said("practice.taken"), pick=True)
            later = (Said("practice.give-later"),) if hand.state.phase == "play" else ()
            return Panel("one", Said("practice.give"), (cards,), later)
        case "others":
            seat = hand.state.to_act
            return Panel("none", Said("practice.others", {"who": SPOKEN[seat or 0]}), (*rows, mine))
    led = suit_led(hand.state.trick.cards)
    asked = "practice.lead" if not hand.state.trick.cards else "practice.follow" if led else "practice.free"
    return Panel("one", Said(asked, {"suit": led or ""}), (*rows, mine), lines=_owing(hand))


def _fewer(hand: Hand) -> Panel:
    """All cards of a combination, to pick those that are shown; what was no combination is told above them."""
    longest = next(one for one in hand.may_declare if one.kind == hand.fewer)
    row = Row(longest.cards, Said("practice.held"), pick=True, layout="row")
    why = (Said(hand.unfit.reason, hand.unfit.facts, hand.unfit.source),) if hand.unfit else ()
    asked = Said("practice.fewer", {"kind": hand.fewer})
    back = (Said("practice.fewer-back"),)
    return Panel("many", asked, (row,), back, declaring.SHORTEST, longest.length - 1, why)


def _owing(hand: Hand) -> tuple[Said, ...]:
    if hand.sort == "short" or not hand.state.owed or hand.state.matto_player is None:
        return ()
    ours = hand.state.form.side(hand.state.matto_player) == 0
    return (Said("practice.we-owe" if ours else "practice.they-owe", {}, matto.SOURCE),)


def _cloth(hand: Hand) -> tuple[tuple[Row, ...], tuple[str, ...]]:
    """The trick so far, and in the first trick what has been shown."""
    trick = hand.state.trick
    label = Said("row.trick" if trick.cards else "row.you-lead" if hand.state.to_act == ME else "practice.empty")
    rows = [Row(tuple(card.code for card in trick.cards), label, layout="trick")]
    if not hand.state.tricks:
        for seat in (one for one in hand.state.form.order(hand.state.eldest) if one != ME):
            rows += [_declared(seat, one.kind, one.cards) for one in hand.state.shown[seat]]
    return tuple(rows), _seats(trick)


def _declared(seat: int, kind: str, cards: tuple[str, ...]) -> Row:
    return Row(cards, Said("practice.shows", {"who": SPOKEN[seat], "kind": kind}), layout="row")


def _seats(trick: Trick) -> tuple[str, ...]:
    return tuple(SEATS[(trick.leader + place) % 4] for place in range(len(trick.cards)))


def _finished(hand: Hand, trick: Trick, told: tuple[Said, ...]) -> Shown:
    took = winner(trick.cards, PLAY)
    seats = _seats(trick)
    who = seats[took.index]
    side = {"you": "practice.you-take", "partner": "practice.partner-takes"}.get(who, "practice.they-take")
    row = Row(tuple(card.code for card in trick.cards), Said("row.trick-from-leader"), layout="trick")
    result = [Said(side, {"who": who}), Said(took.reason, took.facts, took.source)]
    if any(card.is_fool for card in trick.cards):
        result.append(Said("practice.matto-stays", {"who": seats[[c.is_fool for c in trick.cards].index(True)]}, PLAY))
    prompt = Said("practice.trick", {"n": hand.state.tricks.index(trick) + 1})
    return Shown(Panel("none", prompt, (row,)), seats, took.index, told=told, result=tuple(result))


def news(hand: Hand) -> tuple[Said, ...]:
    """What was done since the learner's last turn, by the others only."""
    return tuple(said for action in hand.done[hand.news :] if (said := _told(hand, action)) is not None)


def _told(hand: Hand, action: Action) -> Said | None:
    who = SPOKEN[action.seat]
    if action.seat == ME:
        return None
    match action:
        case Play(_, card, None):
            return Said("practice.plays", {"who": who, "card": card.code})
        case Play(_, card, signal):
            return Said(f"practice.plays-{signal}", {"who": who, "card": card.code})
        case Declare(_, kind, cards):
            made = combination(kind, cards, hand.state.rules)
            return Said("practice.declares", {"who": who, "kind": kind, "points": made.points if made else 0})
        case Give(_, card):
            return Said("practice.gives", {"who": who, "card": card.code})
        case Leave():
            return Said("practice.leaves", {"who": who})
    return None


def coaching(hand: Hand) -> tuple[Said, ...]:
    """What a simple player would do here, and why."""
    choice = chosen(hand)
    source, action = REASONS[choice.reason], choice.action
    why = Said(f"coach.{choice.reason}", choice.facts, source)
    match action:
        case Play(_, card, signal) if hand.stage == "signal":
            if hand.lead == card:
                return (Said(f"practice.signal-{signal or 'none'}"),)
            return (Said("coach.signal"),)
        case Play(_, card, _):
            return (Said("coach.play", {"card": card.code}), why)
        case Leave(_, cards):
            return (Said("coach.leave", {"cards": tuple(card.code for card in cards)}), why)
        case Declare(_, kind, _):
            return (Said("coach.declare", {"kind": kind}), why)
    return (why,)
