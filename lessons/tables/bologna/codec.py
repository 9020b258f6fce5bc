"""Actions as the log has them, one line each; the verbs are those of a record of the deal."""

from __future__ import annotations

from engine.cards import Card, UnknownCard
from engine.game import Game
from engine.games.bologna.deal.actions import Action, Declare, Give, Leave, Monte, PickUp, Play
from engine.games.bologna.pack import PACK
from lessons.tables.hand import FamilyTable


class BolognaCodec(FamilyTable):
    """Actions as lines of the log, and back."""

    def written(self, action: Action) -> str:
        """``plays 1 C8/volo``, ``shows 2 kings SK BK CK``, ``leaves 3 S7 S8``, ``gives 2 S7``, ``picks-up 3``."""
        match action:
            case Play(seat, card, signal):
                return f"plays {seat} {card.code}" + (f"/{signal}" if signal else "")
            case Declare(seat, kind, cards):
                return " ".join(("shows", str(seat), kind, *(card.code for card in cards)))
            case Leave(seat, cards):
                return " ".join(("leaves", str(seat), *(card.code for card in cards)))
            case Give(seat, card):
                return f"gives {seat} {card.code}"
            case PickUp(seat):
                return f"picks-up {seat}"
            case Monte(seat, agrees):
                return f"monte {seat} {'yes' if agrees else 'no'}"

    def read(self, text: object, its: Game) -> Action | None:
        """The action of such a line; None where it is none."""
        verb, seat, *words = text.split() if isinstance(text, str) and len(text.split()) > 1 else ("", "")
        if not (seat.isascii() and seat.isdigit() and len(seat) == 1):
            return None
        try:
            return _read(verb, int(seat), words)
        except UnknownCard:
            return None


def _read(verb: str, seat: int, words: list[str]) -> Action | None:
    match verb, words:
        case "plays", [word]:
            code, _, signal = word.partition("/")
            return Play(seat, PACK[code], signal or None)
        case "shows", [kind, *codes]:
            return Declare(seat, kind, _cards(codes))
        case "leaves", codes:
            return Leave(seat, _cards(codes))
        case "gives", [code]:
            return Give(seat, PACK[code])
        case "picks-up", []:
            return PickUp(seat)
        case "monte", ["yes" | "no" as word]:
            return Monte(seat, word == "yes")
    return None


def _cards(codes: list[str]) -> tuple[Card, ...]:
    return tuple(PACK[code] for code in codes)
