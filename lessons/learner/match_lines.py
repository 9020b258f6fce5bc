"""The lines of matches kept at a real table, whatever is played there: each family says and reads its own."""

from __future__ import annotations

from engine.games.bologna import scorekeeper as bologna
from engine.games.bologna.scorekeeper.entries import Said as Bolognese
from engine.games.france import scorekeeper as france
from engine.games.france.scorekeeper import Said as French
from engine.games.sicily import scorekeeper as sicily
from engine.games.sicily.scorekeeper.entries import Said as Sicilian
from engine.parts.corrections import Correct, Stop, Undo
from engine.parts.match_codec import MatchCodec
from engine.parts.match_setup import is_of

Start = bologna.Start | sicily.Start | france.Start
Said = Bolognese | Sicilian | French
Entry = Said | Stop | Correct[Said] | Undo


def _says(entry: Said) -> str:
    if isinstance(entry, French):
        return france.LINES.says(entry)
    if isinstance(entry, Sicilian):
        return sicily.LINES.says(entry)
    return bologna.LINES.says(entry)


def _reads(words: list[str], line: str) -> Said | None:
    """Whose word it begins with reads it; a start names its game, but for Bologna's matches, which name a form of one."""
    match words:
        case ["start", id, *_] if is_of("sicily", id):
            return sicily.LINES.reads(words, line)
        case ["start", id, *_] if is_of("france", id):
            return france.LINES.reads(words, line)
        case ["deal", *_]:
            return sicily.LINES.reads(words, line)
        case ["donne", *_]:
            return france.LINES.reads(words, line)
    return bologna.LINES.reads(words, line)


LINES = MatchCodec[Said](_says, _reads, ("start", "hand", "deal", "donne"))
