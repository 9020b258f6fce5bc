"""The moments of a deal of a Sicilian game: played out by plain players, the monte yours where there is one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from engine.cards import Card
from engine.game import Game, game
from engine.games.sicily.deal.actions import Leave, Play
from engine.games.sicily.deal.judging import playable
from engine.games.sicily.deal.moves import apply, start
from engine.games.sicily.deal.score import played
from engine.games.sicily.deal.state import State
from engine.games.sicily.pack import ARIE, KINGS
from engine.games.sicily.plain import choose
from engine.games.sicily.settling.played import FinishedDeal
from engine.parts.following import suit_led
from engine.parts.playout import shuffled
from lessons.question.sampling import NoSituation
from lessons.question.seats import YOU, seats_of
from lessons.script.steps import Lesson
from lessons.yamlfile.checker_message import CheckerMessage
from lessons.yamlfile.fields import Spec

PLAYS, SHORTEST, TRIES = 3, 4, 400
"""Tricks to be played by the rules; cards that a hand must still have for them; deals that are looked through."""
MATTERS = (*ARIE, "T1", "Fool", *KINGS)
Fields = Mapping[str, Any]
Moves = Sequence[tuple[State, Any]]


@dataclass(frozen=True)
class SicilianDeal:
    """A Sicilian deal played out for a whole lesson. ``monte``: your hand with the monte, before you lay away. ``turns``:
    states in which it was your turn and some of your cards could not go. ``end``: all played.
    """

    monte: tuple[Card, ...]
    turns: tuple[State, ...]
    end: State

    @property
    def over(self) -> bool:
        return self.end.phase == "over" and bool(self.end.tricks)

    @property
    def played(self) -> FinishedDeal:
        return played(self.end)


def plays(its: Game) -> bool:
    """Are deals of this game played out?"""
    return True


def of_lesson(lesson: Lesson, seed: int, rules: Any) -> SicilianDeal:
    """The lesson's own deal: that of its record, else the one of this seed. Errors: ``BadInput`` for a record that is none."""
    assert lesson.deal is not None
    its = game(lesson.game)
    if lesson.deal.record:
        return recorded(its.id, lesson.deal.record)
    seats = seats_of(its)
    return dealt(
        its.id, seed, seats.index(lesson.deal.dealer) if lesson.deal.dealer in seats else len(seats) - 1, rules
    )


def dealt(game_id: str, seed: int, dealer: int, rules: Any) -> SicilianDeal:
    """The deal of this seed: one that is played, in which you take the monte, and cards may not go.

    Errors: :class:`NoSituation` where these rules never bring one.
    """
    found = _looked_for(game_id, seed, dealer, rules)
    if found is None:
        raise NoSituation(CheckerMessage("checker.no-deal", n=TRIES))
    return found


@lru_cache(maxsize=64)
def _looked_for(game_id: str, seed: int, dealer: int, rules: Any) -> SicilianDeal | None:
    """The first deal of this seed that has all there is to ask about; None, after seconds, where none has."""
    its, rng = game(game_id), Random(seed)
    for _ in range(TRIES):
        state = start(its.form, shuffled(its.pack, rng), dealer, rules)
        moves = list[tuple[State, Any]]()
        while state.phase != "over" and (state.taker is None or state.taker == YOU):
            action = choose(state, rng.randrange(2**31)).action
            moves.append((state, action))
            state = apply(state, action)
        deal = _watched(its, moves, state)
        if deal.over and len(deal.turns) == PLAYS and (deal.monte or not its.form.monte):
            return deal
    return None


@lru_cache(maxsize=64)
def recorded(game_id: str, record: str) -> SicilianDeal:
    """The deal of a record, as far as it goes; seat 0 is yours. Errors: :class:`engine.errors.BadInput` naming the line."""
    its: Any = game(game_id)
    end, actions = its.deal.read(record)
    state, moves = start(its.form, end.deck, end.dealer, end.rules, end.pool), list[tuple[State, Any]]()
    for action in actions:
        moves.append((state, action))
        state = apply(state, action)
    return _watched(its, moves, end)


def without(deal: SicilianDeal, moment: str) -> bool:
    """Is there nothing in this deal that could be asked at this moment?"""
    if moment.startswith("turn-"):
        return int(moment.removeprefix("turn-")) > len(deal.turns)
    return not (deal.monte if moment == "monte" else deal.over)


def _watched(its: Game, moves: Moves, end: State) -> SicilianDeal:
    """What is worth asking about in a deal that was played."""
    mine = [(state, action) for state, action in moves if action.seat == YOU]
    monte = next((state.hands[YOU] for state, action in mine if isinstance(action, Leave)), ())
    turns = [state for state, action in mine if isinstance(action, Play) and _greys(its, state)]
    void = [now for now in turns if not any(card.suit == suit_led(now.trick.cards) for card in now.hands[YOU])]
    chosen = [*void[:1], *(now for now in turns if now not in void), *void[1:]][:PLAYS]
    return SicilianDeal(its.pack.sorted(monte), tuple(sorted(chosen, key=lambda now: len(now.tricks))), end)


def _greys(its: Game, state: State) -> bool:
    """Are there cards that may not go, by what hand and trick alone tell?"""
    hand, trick = state.hands[YOU], state.trick.cards
    if len(hand) < SHORTEST or not trick:
        return False
    may = {card for card, verdict in its.verdicts(hand, trick, state.rules).items() if verdict.ok}
    return may == set(playable(state, YOU)) != set(hand)


def _told(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)


def _turn(place: int) -> Callable[[SicilianDeal, Spec], Fields]:
    def fields(deal: SicilianDeal, step: Spec) -> Fields:
        now = deal.turns[place]
        if getattr(step, "kind", "") == "who-wins":
            return {"trick": _told(deal.end.tricks[len(now.tricks)].cards)}
        return {"trick": _told(now.trick.cards), "hand": _told(deal.end.form.pack.sorted(now.hands[YOU]))}

    return fields


def _pile(deal: SicilianDeal, step: Spec) -> Fields:
    one = deal.played
    return {"cards": _told(deal.end.form.pack.sorted(one.piles[one.contract.camp(YOU)]))}


def _settled(deal: SicilianDeal, step: Spec) -> Fields:
    """What it is settled by: jochi by what was taken, or card points."""
    one, seats = deal.played, seats_of(game(deal.end.form.id))
    contract = one.contract
    if getattr(step, "kind", "") == "differences":
        mates = [seat for seat in contract.camps[contract.camp(contract.bidder)] if seat != contract.bidder]
        named = {"mate": seats[mates[0]]} if mates else {}
        cards = {"cards": contract.cards} if contract.kind == "solo" and deal.end.form.solo_cards else {}
        points = " ".join(map(str, one.points))
        return {"contract": contract.kind, "bidder": seats[contract.bidder], "points": points, **named, **cards}
    camp = contract.bidding_camp
    told = one.figures(deal.end.form.settle.capturable)
    won = [[code for code, by, _ in told.captured if (contract.camp(by) == camp) is ours] for ours in (True, False)]
    held = {card.code for card in one.piles[camp]}
    return {
        "points": one.points[camp], "last": "soloist" if told.last == camp else "others",
        "has": " ".join(code for code in MATTERS if code in held), "won": " ".join(won[0]), "lost": " ".join(won[1]),
        "scommessa": "scommessa" in told.announced, "rivanto": "rivanto" in told.announced, "five_cards": contract.double,
        "sides": "two" if len(contract.camps[camp]) > 1 else "alone",
    }  # fmt: skip


def _monte(deal: SicilianDeal, step: Spec) -> Fields:
    return {"hand": _told(deal.monte)}


MOMENTS: Mapping[str, tuple[tuple[str, ...], Callable[[SicilianDeal, Spec], Fields]]] = {
    "monte": (("lay-away",), _monte),
    **{f"turn-{place + 1}": (("legal-plays", "who-wins"), _turn(place)) for place in range(PLAYS)},
    "pile": (("how-many-points", "threes"), _pile),
    "settled": (("settle", "differences"), _settled),
}
"""Moment -> the kinds that can ask about it, and the fields it fills."""
