"""What a deal at the table shows at each of its moments: cards, what is asked, what the others did, what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from engine.cards import Card
from engine.games.sicily.deal.view import exposed, view
from engine.games.sicily.piles import Trick
from engine.parts.following import suit_led
from engine.sheet import codes
from engine.verdict import Verdict
from lessons.at_table import told
from lessons.at_table.hand import ME, Hand
from lessons.at_table.heard import offers
from lessons.at_table.options import numbers, options, word_said
from lessons.at_table.settled import settlement
from lessons.at_table.sitting import Sitting
from lessons.learner.event import Json
from lessons.question.panel import Answer, Panel, Row, Said, Table, number_of


@dataclass(frozen=True)
class Shown:
    """``greyed``: place in the hand -> why that card may not go. ``news``: what the others did, a paragraph each; ``played``:
    the cards they played. ``result``: who takes a finished trick, why; ``ours``: it is the learner's side. ``advice``: what was
    asked for, a paragraph each. ``settled``: the reckoning of a deal that is over.
    """

    panel: Panel
    greyed: Mapping[int, Verdict] = field(default_factory=dict)
    news: tuple[tuple[Said, ...], ...] = ()
    played: tuple[Said, ...] = ()
    result: tuple[Said, ...] = ()
    ours: bool = False
    advice: tuple[tuple[Said, ...], ...] = ()
    settled: tuple[Said, ...] = ()


def shown(sitting: Sitting) -> Shown:
    """The deal as it waits for the learner."""
    hand = sitting.hand
    assert hand is not None
    advice = (told.coaching(hand),) if hand.asked == "coach" else told.because(hand) if hand.asked == "others" else ()
    if hand.stage == "trick":
        return replace(finished(hand, hand.state.tricks[-1]), advice=advice)
    if hand.stage == "over":
        over = Panel("none", Said("at-table.over" if hand.state.contract else "at-table.thrown-in"))
        return Shown(over, news=told.news(hand), settled=settlement(sitting), advice=advice)
    mine = Row(codes(hand.mine), Said("row.hand"), pick=_picks(hand), seat=ME)
    greyed = {}
    if mine.pick:
        verdicts = hand.verdicts()
        greyed = {place: verdicts[card] for place, card in enumerate(hand.mine) if not verdicts[card].ok}
    panel = replace(_asking(hand, (*_aside(hand), *_cloth(hand), mine)), table=_table(hand))
    return Shown(panel, greyed, told.news(hand), told.played(hand), advice=advice)


def value_of(hand: Hand, answer: Answer) -> Json:
    """What an answer to the panel, which speaks of places only, means: see :func:`lessons.at_table.acting.act`."""
    if hand.stage == "adding":
        if numbers(hand):
            return {"do": f"says {ME} {hand.word} {number_of(answer)}"}
        return {"do": " ".join((f"says {ME} {hand.word}", *(hand.mine[place].code for place in answer)))}
    found = options(hand)
    if found:
        return dict(found[answer[0]].value)
    if hand.stage == "leave":
        return {"do": " ".join((f"discards {ME}", *(hand.mine[place].code for place in answer)))}
    return {"card": hand.mine[answer[0]].code}


def _picks(hand: Hand) -> bool:
    return hand.stage in ("play", "leave") or (hand.stage == "adding" and not numbers(hand))


def _asking(hand: Hand, rows: tuple[Row, ...]) -> Panel:
    state, lines = hand.state, told.contract(hand)
    n = len(hand.mine)
    match hand.stage:
        case "expose":
            asked = Said("at-table.ask-expose", {"n": n})
        case "speak":
            asked = Said("at-table.ask-speak", {"n": n})
        case "adding":
            word = word_said(state, hand.word)
            if numbers(hand):
                return Panel("number", Said("at-table.ask-number"), rows, lines=(word,))
            return Panel("many", Said("at-table.ask-name"), rows, lines=(word,), at_most=n)
        case "leave":
            many = state.form.monte
            return Panel("many", Said("at-table.ask-leave"), rows, at_least=many, at_most=many, lines=lines)
        case "call":
            asked = Said("at-table.ask-call")
        case "talking":
            asked = Said("at-table.ask-break-in" if state.phase == "speak" else "at-table.ask-talk")
        case "announce":
            asked = Said("at-table.ask-announce")
        case "telling":
            assert hand.card is not None
            asked = Said("at-table.ask-tell", {"card": hand.card.code})
        case "others":
            seat = state.to_act
            others = Said("practice.others", {"who": hand.seats[seat or 0]})
            return Panel("none", others, rows, lines=(*lines, *offers(hand)))
        case _:
            led = suit_led(state.trick.cards)
            how = "lead" if not state.trick.cards else "follow" if led else "free"
            return Panel("one", Said(f"practice.{how}", {"suit": led or ""}), rows, lines=lines)
    return Panel("choice", asked, rows, tuple(one.said for one in options(hand)), lines=(*lines, *offers(hand)))


def _table(hand: Hand) -> Table:
    """Who sits there, who has dealt, whose turn it is, how many cards and tricks each has; no turn while a trick lies there."""
    state, seats = hand.state, len(hand.seats)
    took = [trick.winner(seats) for trick in state.tricks]
    return Table(
        hand.seats,
        dealer=state.dealer,
        turn=None if hand.rests else state.to_act,
        left=tuple(map(len, state.hands)),
        taken=tuple(took.count(seat) for seat in range(seats)),
    )


def _aside(hand: Hand) -> Iterator[Row]:
    """What the learner has seen of the monte, until it is played."""
    state, seen = hand.state, view(hand.state, ME)
    if state.tricks:
        return
    if seen.monte:
        yield Row(codes(seen.monte), Said("at-table.monte"), layout="aside")
    elif seen.bottom is not None:
        yield Row((seen.bottom.code,), Said("at-table.bottom"), layout="aside")


def _cloth(hand: Hand) -> Iterator[Row]:
    """The trick so far, and the cards that the dealer has turned up, while they are held."""
    state = hand.state
    if state.phase == "play":
        leads = state.to_act == ME
        label = Said("row.trick" if state.trick.cards else "row.you-lead" if leads else "practice.empty")
        yield Row(codes(state.trick.cards), label, layout="trick", seat=state.trick.leader)
    upturned = exposed(state)
    for seat in range(1, len(hand.seats)):
        cards = tuple(card.code for owner, card in upturned if owner == seat and card in state.hands[seat])
        if cards:
            yield Row(cards, Said("at-table.upturned", {"who": hand.seats[seat]}), layout="row", seat=seat)


def finished(hand: Hand, trick: Trick) -> Shown:
    """A finished trick: who has taken it and why, who captured what, what was drawn then."""
    state, seats = hand.state, len(hand.seats)
    took = hand.game.winner(trick.cards, state.rules)
    taker = trick.winner(seats)
    who = {"who": hand.seats[taker]}
    mates = _mates(hand)
    side = "practice.you-take" if taker == ME else "at-table.mate-takes" if taker in mates else "practice.they-take"
    result = [Said(side, who), Said(took.reason, took.facts, took.source)]
    fool = next((card for card in trick.cards if card.is_fool), None)
    if fool is not None:
        result.append(Said("at-table.fool-stays", {"who": hand.seats[trick.player(fool, seats)]}, took.source))
    result += _captured(hand, trick)
    if state.form.draws and trick is state.tricks[-1] and state.tricks and any(state.hands):
        result += _drawn(hand)
    row = Row(codes(trick.cards), Said("row.trick-from-leader"), layout="trick", seat=trick.leader)
    prompt = Said("practice.trick", {"n": state.tricks.index(trick) + 1})
    panel = Panel(
        "none", prompt, (row, Row(codes(hand.mine), Said("row.hand"), seat=ME)),
        lines=told.contract(hand), table=replace(_table(hand), winner=took.index, turn=None),
    )  # fmt: skip
    return Shown(panel, result=tuple(result), ours=taker == ME or taker in mates, news=told.news(hand))


def _mates(hand: Hand) -> frozenset[int]:
    """Who is known to be on the learner's side."""
    its = hand.state.contract
    if its is None or its.own or not (hand.state.partner_known or its.partner == ME):
        return frozenset()
    return frozenset(its.camps[its.camp(ME)]) - {ME}


def _captured(hand: Hand, trick: Trick) -> Iterator[Said]:
    """The counting trumps of this trick that were taken from somebody who is, or may be, an opponent, where that is paid."""
    if not hasattr(hand.state.form.settle, "items"):
        return
    for one in view(hand.state, ME).face_up:
        if one.card in trick.cards:
            yield Said("at-table.captured", {"card": one.card.code})


def _drawn(hand: Hand) -> Iterator[Said]:
    """After a trick each draws a card and shows it."""
    state = hand.state
    drawn = len(state.tricks) * state.form.seats
    first = state.form.seats * state.form.size
    cards: tuple[Card, ...] = state.deck[first + drawn - state.form.seats : first + drawn]
    for seat, card in zip(state.form.order(state.tricks[-1].winner(state.form.seats)), cards, strict=False):
        yield Said("at-table.draws-you" if seat == ME else "at-table.draws", {"card": card.code})
