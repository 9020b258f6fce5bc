"""Actions as the log has them, one line each; the verbs are those of a record of the deal, but that a card is ``plays``."""

from __future__ import annotations

from engine.cards import Card, Pack, UnknownCard
from engine.game import Game
from engine.games.sicily.deal.actions import Action, Announce, Call, Expose, Leave, Play, Speak, Take, Tell
from lessons.tables.hand import FamilyTable

NOTHING = "nothing"


class SicilianCodec(FamilyTable):
    """Actions as lines of the log, and back."""

    def written(self, action: Action) -> str:
        """``plays 1 C8/batto``, ``says 0 altre cinque``, ``discards 2 S7 S8 C5``, ``announces 1 nothing``, ``takes 2``."""
        match action:
            case Play(seat, card, say):
                return f"plays {seat} {card.code}" + (f"/{say}" if say else "")
            case Speak(seat, word):
                return f"says {seat} {word}"
            case Leave(seat, cards):
                return " ".join(("discards", str(seat), *(card.code for card in cards)))
            case Call(seat, card):
                return f"calls {seat} {card.code}"
            case Announce(seat, word):
                return f"announces {seat} {word or NOTHING}"
            case Expose(seat, place):
                return f"exposes {seat} {place}"
            case Take(seat):
                return f"takes {seat}"
            case Tell(seat, phrase, card):
                return f"tells {seat} {phrase}" + (f" {card.code}" if card else "")

    def read(self, text: object, its: Game) -> Action | None:
        """The action of such a line; None where it is none."""
        pack = its.form.pack
        verb, seat, *words = text.split() if isinstance(text, str) and len(text.split()) > 1 else ("", "")
        if not (seat.isascii() and seat.isdigit() and len(seat) == 1):
            return None
        try:
            return _read(verb, int(seat), words, pack)
        except UnknownCard:
            return None


def _read(verb: str, seat: int, words: list[str], pack: Pack) -> Action | None:
    match verb, words:
        case "plays", [word]:
            code, _, say = word.partition("/")
            return Play(seat, pack[code], say or None)
        case "says", [_, *_]:
            return Speak(seat, " ".join(words))
        case "discards", codes:
            return Leave(seat, _cards(codes, pack))
        case "calls", [code]:
            return Call(seat, pack[code])
        case "announces", [word]:
            return Announce(seat, "" if word == NOTHING else word)
        case "exposes", [place] if place.isascii() and place.isdigit():
            return Expose(seat, int(place))
        case "takes", []:
            return Take(seat)
        case "tells", [phrase]:
            return Tell(seat, phrase)
        case "tells", [phrase, code]:
            return Tell(seat, phrase, pack[code])
    return None


def _cards(codes: list[str], pack: Pack) -> tuple[Card, ...]:
    return tuple(pack[code] for code in codes)
