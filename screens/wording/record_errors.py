"""What is wrong with a record, in the learner's language: the line, how it reads, and why it cannot be."""

from __future__ import annotations

import re
from typing import cast

from engine.errors import BadInput, shortened
from engine.game import game, games
from engine.games.bologna.deal.form import OTTOCENTO
from engine.record import lines_of
from engine.verdict import IllegalAction
from lessons.tables import recorded
from lessons.text import phrases
from lessons.text.message import Message
from screens.wording.texts import has, text, unmarked

_LINE = re.compile(r"line (\d+)")


def read(record: str) -> None:
    """Errors: :class:`BadInput` where this is no record of a deal."""
    if game_of(record) == OTTOCENTO.id:
        game(OTTOCENTO.id).deal.read(record)
    else:
        recorded.hand_of(record)


def game_of(record: str) -> str:
    """Of which game a record is, as its first line says; of Ottocento where that is no game of ours."""
    said = record.split(maxsplit=2)[1:2]
    return said[0] if said and said[0] in games() else OTTOCENTO.id


def explain(error: BadInput, record: str, lang: str) -> str:
    """Line and reason; of a card that the rules refuse what they say of it; of a line that is missing, which."""
    if error.code == "missing-line":
        return text("record.missing-line", lang, line=unmarked(error.field))
    why = f"record.{error.code}"
    said = text(why if has(why) else "record.other", lang)
    if isinstance(cause := error.__cause__, IllegalAction):
        verdict = cause.verdict
        said = phrases.say(
            Message(verdict.reason, verdict.facts), cast("phrases.Lang", lang), game(game_of(record)).family
        )
    found = _LINE.search(error.field) or _LINE.search(error.message)
    if found is None:
        return said
    number, lines = int(found[1]), lines_of(record)
    line = lines[number - 1].strip() if number <= len(lines) else ""
    # Shown where Markdown is read, and a file may say anything.
    return text("record.line", lang, n=number, line=unmarked(shortened(line)), why=said)
