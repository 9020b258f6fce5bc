"""The protocol's questions about whole deals: dealing, playing one out, scoring it."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.cards import Card
from engine.errors import BadInput
from engine.games.bologna import leaving, matto
from engine.games.bologna.deal import record
from engine.games.bologna.deal.actions import Action
from engine.games.bologna.deal.form import Form
from engine.games.bologna.deal.score import DealScore, score, score_deal
from engine.games.bologna.deal.state import State, Trick, owed_by, taken, trick_winner
from engine.games.bologna.pack import PACK
from engine.games.bologna.playout import random_deal
from engine.games.bologna.rules import Rules
from engine.protocol import to_json
from engine.protocol.ask import Ask, Reply, Request, asking, read_card, read_cards
from engine.protocol.deals import PlayedExample, playing
from engine.protocol.tricks import no_card_twice, read_tricks


def deal_score(request: Request, form: Form) -> Reply:
    """The score of a whole deal as it was played; how the tricks were played is not judged, only counted."""
    dealer = request.whole("dealer", 0, form.seats - 1)
    left = _left_by_seat(request, form, dealer) if form.early else _left_by_dealer(request, form, dealer)
    tricks = _tricks(request, form, dealer)
    no_card_twice(tricks, **dict(left.values()))
    given = _given(request, form, tricks)
    by_seat = tuple(left[seat][1] if seat in left else () for seat in range(form.seats))
    return _score(score_deal(form, by_seat, tricks, given, request.pair("declared", 0), request.under(Rules)))


Left = dict[int, tuple[str, tuple[Card, ...]]]
"""By seat, the name of the field and the cards in it that were left there."""


def _left_by_dealer(request: Request, form: Form, dealer: int) -> Left:
    cards = request.cards("discards", form.last, form.last)
    _may_have_gone("discards", cards)
    return {dealer: ("discards", cards)}


def _left_by_seat(request: Request, form: Form, dealer: int) -> Left:
    """Where everybody leaves cards: a row a seat, the dealer's with the last ones in it."""
    found: Left = {}
    for seat, row in enumerate(request.rows("left", form.seats, form.seats)):
        field, number = f"left[{seat}]", form.early + (form.last if seat == dealer else 0)
        found[seat] = field, read_cards(row, PACK, field, number, number)
        _may_have_gone(*found[seat])
    return found


def _may_have_gone(field: str, cards: tuple[Card, ...]) -> None:
    for i, card in enumerate(cards):
        verdict = leaving.judge_card(cards, card)
        if not verdict.ok:
            raise BadInput(verdict.reason, f"{card.code} cannot have been left ({verdict.source})", f"{field}[{i}]")


def _tricks(request: Request, form: Form, dealer: int) -> tuple[Trick, ...]:
    def taken_by(leader: int, cards: tuple[Card, ...]) -> int:
        return trick_winner(Trick(leader, cards), form.seats)

    rows = read_tricks(request, form.size, form.seats, taken_by, form.eldest(dealer))
    return tuple(Trick(leader, cards) for leader, cards in rows)


def _given(request: Request, form: Form, tricks: tuple[Trick, ...]) -> Card | None:
    value = request.fields["exchange"]
    given = None if value is None else read_card(value, PACK, "exchange")
    debtor = owed_by(tricks, form)
    has = taken(tricks, debtor, form) if debtor is not None else ()
    rules = request.under(Rules)
    usual = next((card.code for card in matto.must_give(has, rules)), None)
    if given is None:
        if has:
            raise BadInput(
                "card-owed",
                f"the Matto's side lost that trick and has taken cards: it must give one, {usual} for instance",
                "exchange",
            )
        return None
    if debtor is None or not has:
        raise BadInput(
            "nothing-owed", f"no card is owed for the Matto, so {given.code} cannot have been given", "exchange"
        )
    verdict = matto.judge(given, has, rules, over=True)
    if not verdict.ok:
        raise BadInput(verdict.reason, f"{given.code} cannot be given for the Matto, but {usual} can", "exchange")
    return given


def _score(scored: DealScore) -> Reply:
    names = ("declared", "criccone", "last_trick", "sequences", "card_points", "total")
    return {
        "teams": [{name: getattr(side, name) for name in names} for side in scored.sides],
        "sheet": [{"team": side, **to_json.line(line)} for side, line in scored.lines],
    }


def deal(request: Request, form: Form) -> Reply:
    dealer = request.whole("dealer", 0, form.seats - 1)
    hands, rest = form.hands(request.cards("deck"), dealer)
    if form.early:
        return {"hands": [to_json.cards(hand) for hand in hands], "stock": to_json.cards(rest)}
    return {"hands": [to_json.cards((*hand, *rest) if seat == dealer else hand) for seat, hand in enumerate(hands)]}


def _played(state: State, actions: tuple[Action, ...]) -> Reply:
    hands, rest = state.form.hands(state.deck, state.dealer)
    left: dict[str, Any] = {"discards": to_json.cards(state.left[state.dealer])}
    if state.form.early:
        left = {"left": [to_json.cards(cards) for cards in state.left]}
    return {
        "dealer": state.dealer,
        "deck": to_json.cards(state.deck),
        "hands": [
            to_json.cards((*hand, *rest) if seat == state.dealer and not state.form.early else hand)
            for seat, hand in enumerate(hands)
        ],
        **left,
        "shown": [
            [{"kind": one.kind, "cards": list(one.cards), "points": one.points} for one in shown]
            for shown in state.shown
        ],
        "declared": [state.declared(0), state.declared(1)],
        "tricks": to_json.tricks(state.tricks),
        "signals": [trick.signal for trick in state.tricks],
        "exchange": state.given.code if state.given else None,
        "ending": state.ending,
        "record": record.write(state, actions),
        "deal_score": _score(score(state)),
    }


def asks(form: Form) -> dict[str, Ask]:
    """These questions for a game of this form. Where everybody leaves cards, ``left`` has a row a seat, else the dealer's two are
    ``discards``."""
    deck = {"deck": to_json.cards(PACK), "dealer": 0}

    def play(request: Request, rng: Random, number: int) -> Reply:
        # The deal goes round as at the table.
        return _played(*random_deal(form, rng, request.under(Rules), dealer=number % form.seats))

    needs = f"dealer {'left' if form.early else 'discards'} tricks exchange declared"
    example = PlayedExample(lambda: _played(*random_deal(form, Random(800), Rules(), dealer=0)), tuple(needs.split()))
    return {
        "deal": asking(form, deal, "deal this deck, top card first", "deck dealer", deck),
        "play": playing(play),
        "deal_score": asking(form, deal_score, "the score of a whole deal", needs, example),
    }
