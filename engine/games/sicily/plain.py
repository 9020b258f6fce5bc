"""A plain player at a Sicilian table: speaks by the strength of the hand, lays away what leaves a suit, calls the highest."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random

from engine.games.sicily.deal.actions import Announce, Call, Expose, Leave, Play, Speak, Take
from engine.games.sicily.deal.judging import judge, playable
from engine.games.sicily.deal.state import State
from engine.games.sicily.leaving import low_trumps
from engine.games.sicily.pack import ARIE, GIOVE
from engine.games.sicily.pack import FOOL as FOOL_CARD
from engine.games.sicily.partners import advising, bargaining, informing, telling
from engine.games.sicily.partners.knowing import seen
from engine.games.sicily.reasons import why
from engine.games.sicily.sources import DEAL, PLAY, TORTORICI
from engine.games.sicily.valuing import SELDOM, holding, level
from engine.parts.plain.cards import card
from engine.parts.plain.choice import Choice
from engine.parts.plain.leaving import laid_away

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


def choose(state: State, seed: int) -> Choice:
    """What whoever is to act does."""
    seat = state.to_act
    assert seat is not None
    match state.phase:
        case "play":
            return _card(state, seat, seed)
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
            held = state.hands[seat]
            calls = [Call(seat, one) for one in sorted(state.form.pack, key=lambda one: one in held)]
            return Choice(next(one for one in calls if judge(state, one).ok), "any-calls", {}, DEAL)
    if informing.is_open(state):
        return informing.speaks(state, seat)
    spoken = next(one for one in _words(state, seat) if judge(state, one).ok)
    source = state.floor.stage.source
    if isinstance(spoken, Take):
        return Choice(spoken, "any-takes-the-monte", holding(state, seat), source)
    reason, facts = why(state, spoken)
    return Choice(spoken, reason, facts, source)


def unasked(state: State, silent: Collection[int]) -> Choice | None:
    """What somebody says whom nobody waits for: an offer refused or taken, something told to the partner. ``silent``: who is
    left out, as they speak for themselves.
    """
    return bargaining.breaks_in(state, silent) or advising.unasked(state, silent)


def _card(state: State, seat: int, seed: int) -> Choice:
    """The card that is played, what is told with it, and whether it is what the partner asked for."""
    phrase, fits = advising.heeded(state, seat, playable(state, seat))
    played, reason, facts = card(seen(state, seat, fits), Random(seed))
    if phrase:
        says = next(one.says for one in state.form.phrases(state.rules) if one.code == phrase)
        reason, facts = "any-heeds", {"card": played.code, "says": says}
    return Choice(Play(seat, played, telling.tells(state, seat, played)), reason, facts, PLAY)


def _words(state: State, seat: int) -> Iterator[Speak | Take]:
    """What might be said, the likeliest first; in the end anything there is."""
    how = level(state, seat)
    words: tuple[str, ...] = WEAK_WORDS
    if how == "poor":
        words = (*POOR_WORDS, *WEAK_WORDS)
    elif how != "weak":
        words = FAIR_WORDS if how == "fair" else (*GOOD_WORDS, *FAIR_WORDS)
        yield Take(seat)
    if how == "strong":
        words = (*STRONG_WORDS, *words)
    held = {one.code for one in state.hands[seat]}
    # Where one's own trump may be called, too, a plain player looks for a partner all the same.
    texts = sorted(state.floor.texts(seat), key=lambda text: text.rpartition(" ")[2] in held)
    if state.form.id in SELDOM and how != "strong" and OPENS in texts and state.floor.moment.place(seat) == 0:
        # There is no advantage in passing first: whoever calls has the monte.
        yield Speak(seat, OPENS)
    for word in words:
        yield from (Speak(seat, text) for text in texts if text == word or text.startswith(f"{word} "))
    yield from (Speak(seat, text) for text in texts)
    yield Take(seat)
