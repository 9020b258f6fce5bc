"""Words and turns of phrase that give a translation away, each with what a player of that language says instead.

Only what comes with the program is looked at: a club speaks as it likes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from lessons.lint.sentences.english import ENGLISH
from lessons.lint.sentences.french import FRENCH
from lessons.lint.sentences.turn import TurnOfPhrase
from lessons.lint.sentences.turn import said_otherwise as _turn
from lessons.yamlfile.languages import FOLDER as LANGUAGES
from lessons.yamlfile.problems import Data, Path, Problem, Reading, shorten

TURNS: dict[str, tuple[TurnOfPhrase, ...]] = {
    "en": ENGLISH,
    "it": (
        _turn(r"\b[Mm]uro\b", "what the projector shows is on the screen: «lo schermo grande»"),
        _turn(r"\b(?:la|La|della|dalla|alla) ricerca\b", "what the computer does is «il calcolo»"),
        _turn(r"\bNon è ancora così\b", "«Non ci siamo ancora»"),
        _turn(
            r"\b[Dd]i (?:\{\w+:suit\}|[Rr]e|trionfi|atout|carte|semi|offerte|numeri)(?: \w+){0,2} (?:non )?(?:ce )?ne "
            r"(?:hai|ha|sono|hanno)\b|\b(?:[Pp]rendere|[Vv]uotarti di un seme) (?:non )?(?:devi|puoi)\b"
            r"|\b(?:[Uu]n'uscita buona|una cartina|posto migliore)(?: adesso)? non c'è\b",
            "the verb comes first: «Non hai …», «Hai …», «Non c'è …»",
        ),
        _turn(r": \{\w*[a-rt-z]:seat\}\.", "a label is no sentence: write {who|Sei uscito tu;È uscito #}"),
        _turn(r"\b(?:Primo a giocare|Mazziere): \{", "a label is no sentence: write {who|Sei uscito tu;È uscito #}"),
        _turn(r"\bregol[ae] (?:della|di) casa\b|\bcasa scelta\b", "«usanza del circolo», «la regola che avete scelto»"),
        _turn(
            r"\b(?:gioca|giocare|va|andare|andato|andava) sol[oi](?=[.,;:)]| (?:contro|lui|lei|e|dopo|con|può|mostra)\b)",
            "«da solo», «da soli»: without «da» it reads as «only»",
        ),
        _turn(
            r"\b(?:tua|vostra|sua|loro|nostra) parte\b|\bdue (?:le )?parti\b",
            "«la coppia», «voi», «loro»",
            "ottocento/",
        ),
        _turn(r"\b[Mm]azzett[oi]\b", "the piles of the deal are «mucchietti»", "french2/"),
        _turn(r"\bchi ha preso\b", "«il preneur»", "at-table-france"),
        _turn(
            r"\bdi pregio\b|\b[Cc]art[ae] buon[ae]\b|\btrionf[oi] che conta",
            "«carte di valore», «carte da cinque punti»",
        ),
        _turn(r"\b[Hh]ai ammesso\b", "«Hai considerato giocabile …»"),
        _turn(r"\b[Aa]bilità\b", "what there is to know is «un argomento»"),
        _turn(
            r"\bLì (?:no|non|forse|c'è)\b|\bsi fa lì\b|\blì non\b",
            "say who: «il compagno ha …», «la può fare lui»",
            "words/talk",
        ),
        _turn(r"\bPromoss[oa]\b", "«Superato»: it is the test that is passed, by whoever"),
        _turn(r"\b[FfDdVv]a' |\b[Ss]ta' ", "«fai», «dai», «vai», «stai», as everywhere else"),
        _turn(r"\b[Ff]ra (?!tr)", "«tra», as everywhere else; «fra» only before tr-"),
        _turn(r"\bse stess[oaie]\b", "«sé stesso»"),
        _turn(r"\bmedia vera\b|\b95 volte su 100\b", "«Su 100 volte, 95 il valore vero …»"),
        _turn(
            r"\b(?:[Ii]l|[Dd]el|[Nn]el|[Dd]al|[Aa]l) saggio\b",
            "nobody knows which: name the rule, or «la nostra fonte»",
        ),
        _turn(r"\b[Ii]l chien\b", "«lo chien»"),
        _turn(r"\b[Ll]icitazione\b", "«le offerte»"),
        _turn(r"\b[Tt]erzine\b", "«combinazioni»"),
        _turn(r"\b[Vv]erbale\b", "«la mano salvata»: a verbale is the police's"),
        _turn(r"\b[Ll]asciato via\b", "«trascurato», «tralasciato»"),
        _turn(r"\bSembra che\b", "say what was done, and leave what may have been thought"),
    ),
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


def check(readings: Iterable[Reading]) -> Iterator[Problem]:
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
