"""Actions as the log has them, one line each: the verbs of a record, but that each word and card has a line of its own."""

from __future__ import annotations

from engine.cards import Card, UnknownCard
from engine.game import Game
from engine.games.france.deal.actions import Action, AnnounceSlam, Call, Leave, Play, Show, Speak
from lessons.tables.hand import FamilyTable


class FrenchCodec(FamilyTable):
    """Actions as lines of the log, and back."""

    def written(self, action: Action) -> str:
        """``bids 0 garde``, ``calls 0 HK``, ``leaves 0 S4 S5``, ``slam 0``, ``shows 1 T21 T20``, ``plays 1 C8``."""
        match action:
            case Speak(seat, word):
                return f"bids {seat} {word}"
            case Call(seat, card):
                return f"calls {seat} {card.code}"
            case Leave(seat, cards):
                return " ".join(("leaves", str(seat), *(card.code for card in cards)))
            case AnnounceSlam(seat):
                return f"slam {seat}"
            case Show(seat, cards):
                return " ".join(("shows", str(seat), *(card.code for card in cards)))
            case Play(seat, card):
                return f"plays {seat} {card.code}"

    def read(self, text: object, its: Game) -> Action | None:
        """The action of such a line; None where it is none."""
        verb, seat, *words = text.split() if isinstance(text, str) and len(text.split()) > 1 else ("", "")
        if not (seat.isascii() and seat.isdigit() and len(seat) == 1):
            return None
        try:
            return _read(verb, int(seat), words, its)
        except UnknownCard:
            return None


def _read(verb: str, seat: int, words: list[str], its: Game) -> Action | None:
    match verb, words:
        case "bids", [word]:
            return Speak(seat, word)
        case "calls", [code]:
            return Call(seat, its.pack[code])
        case "leaves", [_, *_]:
            return Leave(seat, _cards(words, its))
        case "slam", []:
            return AnnounceSlam(seat)
        case "shows", [_, *_]:
            return Show(seat, _cards(words, its))
        case "plays", [code]:
            return Play(seat, its.pack[code])
    return None


def _cards(codes: list[str], its: Game) -> tuple[Card, ...]:
    return tuple(its.pack[code] for code in codes)
