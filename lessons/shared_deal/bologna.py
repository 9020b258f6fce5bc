"""The moments of a deal of Ottocento as situations: what a question is about, read off the deal that was played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any

from engine.cards import Card
from engine.game import Game
from engine.games.bologna import declaring
from engine.games.bologna.deal.score import piles
from engine.games.bologna.deal.state import trick_winner
from engine.games.bologna.inference.cards import view
from engine.games.bologna.pack import BEGATO, KING_OF, PACK
from lessons.script.steps import Ask, Lesson
from lessons.shared_deal.playing import ME, PLAYS, PlayedDeal, dealt, recorded
from lessons.yamlfile.fields import Spec

SEATS = ("you", "right", "partner", "left")
SHOWS = ("right_shows", "partner_shows", "left_shows")
Fields = Mapping[str, Any]
GAME = "ottocento"
"""The game that is played out for a lesson."""


def plays(game: Game) -> bool:
    """Are deals of this game played out?"""
    return game.id == GAME


def told(cards: Iterable[Card]) -> str:
    """Cards as a lesson has them."""
    return " ".join(card.code for card in cards)


def _hand(deal: PlayedDeal, step: Spec) -> Fields:
    best = max(declaring.best(deal.hand, deal.end.rules), key=lambda one: one.points)
    return {"hand": told(deal.hand), "combination": best.kind}


def _seats(deal: PlayedDeal, step: Spec) -> Fields:
    return {"who": SEATS[deal.dealer]}


def _first_trick(deal: PlayedDeal, step: Spec) -> Fields:
    state, rng = deal.first, Random(f"{deal.seed} {step.id}")
    seen = view(state, ME)
    others = [seat for seat in range(1, len(SEATS)) if state.shown[seat]]
    shown = [card for card, seat in seen.seen.items() if seat in others]
    keys = [card for card in (BEGATO, *KING_OF.values()) if card in seen.hidden]
    seat = rng.choice(others)
    own = [card for card in shown if seen.seen[card] == seat and card.suit in KING_OF]
    card = rng.choice(keys if keys and (not shown or rng.random() < 0.5) else shown or [BEGATO])
    suit = rng.choice(own).suit if own else rng.choice(tuple(KING_OF))
    lies = {
        name: told(dict.fromkeys(PACK[code] for one in state.shown[place] for code in one.cards))
        for place, name in enumerate(SHOWS, 1)
    }
    trick = told(state.tricks[0].cards)
    return {
        "hand": told(PACK.sorted(state.hands[ME])), "dealer": SEATS[deal.dealer], "trick": trick, "card": card.code,
        "seat": SEATS[seat], "suit": suit, "laid_away": told(state.left[ME]), **lies,
    }  # fmt: skip


def _signal(deal: PlayedDeal, step: Spec) -> Fields:
    assert deal.signalled is not None
    return {"ask": "meaning", "signal": deal.signalled.signal, "moment": "suit"}


def _turn(place: int) -> Callable[[PlayedDeal, Spec], Fields]:
    def fields(deal: PlayedDeal, step: Spec) -> Fields:
        now = deal.turns[place]
        if isinstance(step, Ask) and step.kind == "who-wins":
            return {"trick": told(deal.end.tricks[len(now.tricks)].cards)}
        return {"trick": told(now.trick.cards), "hand": told(now.hands[ME])}

    return fields


def _end(deal: PlayedDeal, step: Spec) -> Fields:
    state, rng = deal.end, Random(deal.seed)
    mine = piles(state.form, state.left, state.tricks, state.given)[state.form.side(ME)]
    won = state.form.side(trick_winner(state.tricks[-1], state.form.seats)) == state.form.side(ME)
    before = [5 * rng.randint(60, 100) + state.declared(side) for side in (0, 1)]
    return {"cards": told(PACK.sorted(mine)), "last": "you" if won else "they", "you": before[0], "they": before[1]}


MOMENTS: Mapping[str, tuple[tuple[str, ...], Callable[[PlayedDeal, Spec], Fields]]] = {
    "seats": (("next-to-act",), _seats),
    "hand": (("declare",), _hand),
    "first-trick": (("who-holds",), _first_trick),
    "signal": (("signal",), _signal),
    **{f"turn-{place + 1}": (("legal-plays", "who-wins"), _turn(place)) for place in range(PLAYS)},
    "end": (("score-sheet",), _end),
}
"""Moment -> the kinds that can ask about it, and the fields it fills."""


def of_lesson(lesson: Lesson, seed: int, rules: Any) -> PlayedDeal:
    """The lesson's own deal: that of its record, else the one of this seed. Errors: ``BadInput`` for a record that is none."""
    assert lesson.deal is not None
    return (
        recorded(lesson.deal.record)
        if lesson.deal.record
        else dealt(seed, SEATS.index(lesson.deal.dealer or "left"), rules)
    )


def without(deal: PlayedDeal, moment: str) -> bool:
    """Is there nothing in this deal that could be asked at this moment?"""
    over = deal.end.phase == "over" and deal.end.ending == "played"
    others = any(shown for seat, shown in enumerate(deal.first.shown) if seat != ME)
    there = {
        "hand": bool(deal.hand and declaring.best(deal.hand, deal.end.rules)),
        "signal": deal.signalled is not None,
    }
    there |= {"first-trick": bool(deal.end.tricks) and others, "end": over}
    if moment.startswith("turn-"):
        return int(moment.removeprefix("turn-")) > len(deal.turns)
    return not there.get(moment, True)
