"""Words and turns of phrase that give a translation away, each with what a player of that language says instead.

Only what comes with the program is looked at: a club speaks as it likes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from lessons.lint.sentences.english import ENGLISH
from lessons.lint.sentences.french import FRENCH
from lessons.lint.sentences.italian import ITALIAN
from lessons.lint.sentences.turn import TurnOfPhrase
from lessons.yamlfile.languages import FOLDER as LANGUAGES
from lessons.yamlfile.problems import Data, FileReading, Path, Problem, shorten

TURNS: dict[str, tuple[TurnOfPhrase, ...]] = {
    "en": ENGLISH,
    "it": ITALIAN,
    "fr": FRENCH,
}

LONGEST = {"en": 30, "it": 30, "fr": 30}
"""Words of the longest sentence on a page of rules: it is read at the table, often aloud."""
RULES = "words/rules"
_OF_ONE = re.compile(rf"\b{LANGUAGES}/(\w+)/")
"""A file all of one language."""
_WORD = re.compile(r"\w")
_END = re.compile(r"(?<=[.!?])\s+")


def wrong(lang: str, text: str, file: str = "") -> Iterator[str]:
    """What a player would say otherwise in this language, in an author's words."""
    for turn in TURNS.get(lang, ()):
        if turn.where in file and (said := turn.found.search(text)):
            yield f"nobody says {said[0].strip()!r}: {turn.instead}"
    for sentence in _END.split(text) if lang in LONGEST and RULES in file else ():
        if (n := sum(bool(_WORD.search(part)) for part in sentence.split())) > LONGEST[lang]:
            yield f"a sentence of {n} words ({shorten(sentence)}): make two of it; on a page of rules {LONGEST[lang]} are the most"


def check(readings: Iterable[FileReading]) -> Iterator[Problem]:
    """Every such turn in these files, with its place."""
    for reading in readings:
        of_one = _OF_ONE.search(reading.file)
        for at, lang, text in _texts(reading.data, (), of_one[1] if of_one else ""):
            for what in wrong(lang, text, reading.file):
                yield reading.problem(at, f"{what}, in {shorten(text)}", "turn")


def _texts(data: Data | None, at: Path, lang: str) -> Iterator[tuple[Path, str, str]]:
    """Every text with its place and its language: that of the nearest key above it that is one."""
    if isinstance(data, str):
        if lang:
            yield at, lang, data
        return
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        yield from _texts(value, (*at, key), str(key) if key in TURNS else lang)
