"""Why a plain player at a Sicilian table says what it says: by the word, and by what else could have been said there."""

from __future__ import annotations

from engine.games.sicily.calatafimi4.bidding import honours
from engine.games.sicily.deal.actions import Speak
from engine.games.sicily.deal.state import State
from engine.games.sicily.valuing import holding, level
from engine.verdict import Facts

THROWS_IN = ("weak", "poor")
"""With such hands it is rather thrown in."""


def why(state: State, said: Speak) -> tuple[str, Facts]:
    """The reason for a word, and what the hand was valued by."""
    seat, floor = said.seat, state.floor
    found = floor.read(said.word)
    assert found is not None
    word, how, can = found[0].word, level(state, seat), floor.words(seat)
    facts = holding(state, seat)
    if len(floor.stage.rows) == 1:
        return "any-only-word", {}
    match word:
        case "vado solo" | "solo" | "solo io":
            return "any-plays-alone", facts
        case "altre cinque":
            return f"any-asks-more-{how}", facts
        case "pago" | "offro":
            return "any-pays", facts
        case "prendo":
            return "any-takes-the-offer", facts
        case "tengo":
            return "any-holds-fair" if how == "fair" else "any-holds", facts
        case "mescolate":
            return "any-throws-in", facts
        case "bene":
            return "any-lets-stand", facts
        case "chiamo":
            first = "bene" in {row.word for row in floor.stage.rows}
            return "any-calls-first" if first else "any-calls-a-mate", facts
        case "20":
            return "any-bids-twenty", {**facts, "honours": honours(state.hands[seat])}
        case "15":
            return "any-answers-fifteen", facts
        case "zero":
            return _zero(state, can), {**facts, "honours": honours(state.hands[seat])}
        case "ognuno per sé":
            return "any-each-alone" if "solo" in can else "any-each-alone-only", facts
    return _passes(state, how, can), facts


def _zero(state: State, can: tuple[str, ...]) -> str:
    """Either the five- and ten-point cards are not what the other words want, or the rest of the hand does not bear them."""
    if "20" in can or "15" in can:
        return "any-zero-held-back"
    return "any-zero-no-fifteen" if "20" in state.floor.moment.words else "any-zero-no-twenty"


def _passes(state: State, how: str, can: tuple[str, ...]) -> str:
    """To pass may be to have the cards thrown in, to leave the calling to others, or only not to play alone."""
    rows = {row.word for row in state.floor.stage.rows}
    if "chiamo" in rows:
        return "any-passes-no-call" if "chiamo" in can else "any-passes-called"
    if how in THROWS_IN and rows & {"altre cinque", "pago", "ognuno per sé"}:
        return "any-throws-in"
    return "any-passes-short"
