"""A plain player at a Sicilian table: speaks by the strength of the hand, lays away what leaves a suit, calls the highest."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.cards import Card
from engine.games.sicily.deal.actions import Action, Announce, Call, Expose, Leave, Play, Speak, Take
from engine.games.sicily.deal.judging import judge, playable
from engine.games.sicily.deal.state import State
from engine.games.sicily.deal.view import view
from engine.games.sicily.leaving import low_trumps
from engine.games.sicily.pack import ARIE, GIOVE
from engine.games.sicily.pack import FOOL as FOOL_CARD
from engine.games.sicily.sources import DEAL, PLAY, TORTORICI
from engine.parts.plain.cards import card
from engine.parts.plain.choice import Choice
from engine.parts.plain.leaving import laid_away
from engine.parts.plain.seat import Seat
from engine.verdict import Facts

TOP, HIGH_TRUMP, TRUMP, FOOL, KING, QUEEN = 5, 3.0, 1.0, 2.0, 1.5, 0.5
"""The five highest trumps, and what each sort of card is worth when a hand is valued."""
SOLO = {2: 1.4, 3: 1.2, 4: 1.6}
"""By players, how much stronger than an average hand one should be to play alone (docs/decisions.md: what that brings)."""
SELDOM = {"tortorici3": 1.55}
"""Where to call is nearly as good, a solo is only for a very strong hand."""
FEW_CARDS, MUCH = 5, 3.2
"""With five cards the stake is doubled, and nothing is known of the other fifteen: so much stronger the hand should be."""
TRUMPS_ALONE, HIGH_ALONE, NEVER = 0.3, 3, 99.0
"""Kings and courts alone do not carry a solo: such a part of the hand is trumps, or three of the five highest are there."""
GOOD, FAIR, POOR = 1.15, 0.95, 0.6
MANY_TRUMPS = 9
"""With so many trumps, and the 20, the last trick can be aimed at."""
ALL_BUT_ONE = 4
"""Of the five highest trumps: with so many the 1 may be caught where it is not held."""
OFFER, OPENS = "offro 4", "chiamo"
STRONG_WORDS, GOOD_WORDS = (
    ("vado solo", "solo io", "solo"),
    ("chiamo", "20", "15", "altre cinque", "tengo", "ognuno per sé"),
)
FAIR_WORDS = ("prendo", "bene", "altre cinque", "tengo", "ognuno per sé", "15", "informo", "passo", "zero")
WEAK_WORDS = ("bene", "passo", "mischio", "mescolate", "zero", "tengo", "ognuno per sé")
POOR_WORDS = ("pago", OFFER)


def strength(state: State, seat: int) -> float:
    """The hand as it is now, against an average one of as many cards."""
    hand, pack = state.hands[seat], state.form.pack
    top = sorted((one.strength for one in pack if one.is_trump), reverse=True)[:TOP]

    def value(one: Card) -> float:
        if one.is_fool:
            return FOOL
        if one.is_trump:
            return HIGH_TRUMP if one.strength in top else TRUMP
        return {"K": KING, "Q": QUEEN}.get(one.rank, 0.0)

    average = sum(map(value, pack)) / len(tuple(pack))
    return sum(map(value, hand)) / (average * max(len(hand), 1))


def announces(state: State, seat: int, word: str) -> bool:
    """Does the hand bear this out? The scommessa wants the 20 and the Fool, and the 1 held, or the trumps that catch it; the last
    trick wants the 20 and many trumps.
    """
    hand = {one.code for one in state.hands[seat]}
    trumps = [one for one in state.hands[seat] if one.is_trump]
    high = len(hand & set(ARIE))
    if word == "scommessa":
        early = len(hand) < state.form.size
        holds_the_1 = "T1" in hand and (early or len(trumps) >= MANY_TRUMPS)
        return {GIOVE.code, FOOL_CARD.code} <= hand and (holds_the_1 or high >= ALL_BUT_ONE)
    return GIOVE.code in hand and high > 1 and len(trumps) >= MANY_TRUMPS


def _holding(state: State, seat: int) -> Facts:
    """What a hand is valued by."""
    hand = state.hands[seat]
    return {
        "cards": len(hand),
        "trumps": sum(one.is_trump for one in hand),
        "high": sum(one.code in ARIE for one in hand),
        "kings": sum(one.rank == "K" and not one.is_trump for one in hand),
    }


def choose(state: State, seed: int) -> Choice:
    """What whoever is to act does."""
    seat = state.to_act
    assert seat is not None
    match state.phase:
        case "play":
            played, reason, facts = card(seen(state, seat), Random(seed))
            return Choice(Play(seat, played), reason, facts, PLAY)
        case "leave":
            cards = laid_away(state.hands[seat], state.form.monte, low_trumps(state.hands[seat]))
            return Choice(Leave(seat, cards), "any-leaves", {"cards": tuple(one.code for one in cards)}, DEAL)
        case "announce":
            word = state.asked[0].word
            said = Announce(seat, word if announces(state, seat, word) else "")
            reason = f"any-announces-{said.word or 'nothing'}"
            may = judge(state, said).ok
            return Choice(said if may else Announce(seat), reason if may else "any-announces-nothing", {}, PLAY)
        case "expose":
            return Choice(Expose(seat, 0), "any-turns-up-nothing", {}, TORTORICI)
        case "call":
            calls = [Call(seat, one) for one in state.form.pack]
            return Choice(next(one for one in calls if judge(state, one).ok), "any-calls", {}, DEAL)
    spoken = next(one for one in _words(state, seat) if judge(state, one).ok)
    return Choice(spoken, f"any-speaks-{_level(state, seat)}", _holding(state, seat), state.floor.stage.source)


def _level(state: State, seat: int) -> str:
    """How good the hand is for what may be said now."""
    how = strength(state, seat)
    form = state.form
    alone = SELDOM.get(form.id, SOLO[form.seats]) if len(state.hands[seat]) > FEW_CARDS else MUCH
    held = _holding(state, seat)
    bears = int(str(held["trumps"])) >= TRUMPS_ALONE * len(state.hands[seat]) or int(str(held["high"])) >= HIGH_ALONE
    steps = (("strong", alone if bears else NEVER), ("good", GOOD), ("fair", FAIR), ("weak", POOR))
    return next((name for name, least in steps if how >= least), "poor")


def _words(state: State, seat: int) -> Iterator[Action]:
    """What might be said, the likeliest first; in the end anything there is."""
    level = _level(state, seat)
    words: tuple[str, ...] = WEAK_WORDS
    if level == "poor":
        words = (*POOR_WORDS, *WEAK_WORDS)
    elif level != "weak":
        words = FAIR_WORDS if level == "fair" else (*GOOD_WORDS, *FAIR_WORDS)
        yield Take(seat)
    if level == "strong":
        words = (*STRONG_WORDS, *words)
    texts = state.floor.texts(seat)
    if state.form.id in SELDOM and level != "strong" and OPENS in texts and state.floor.moment.place(seat) == 0:
        # There is no advantage in passing first: whoever calls has the monte.
        yield Speak(seat, OPENS)
    for word in words:
        yield from (Speak(seat, text) for text in texts if text == word or text.startswith(f"{word} "))
    yield from (Speak(seat, text) for text in texts)
    yield Take(seat)


def seen(state: State, seat: int) -> Seat:
    """What this player knows."""
    contract, known = state.contract, view(state, seat)
    mates = frozenset[int]()
    if contract is not None and not contract.own and (state.partner_known or seat == contract.partner):
        mates = frozenset(contract.camps[contract.camp(seat)]) - {seat}
    away = state.left_by(seat) or tuple(one for one in known.monte if state.taker is None)
    return Seat(
        seat, state.form.seats, state.form.pack, state.hands[seat], tuple(playable(state, seat)), state.trick, state.tricks,
        mates, contract is not None and seat == contract.bidder and contract.kind == "solo", away, fool_waits=True,
    )  # fmt: skip
