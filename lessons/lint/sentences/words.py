"""What can be wrong with the words: holes that nothing fills, a reason without a sentence."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from engine.cards import TRUMPS
from engine.game import Game
from lessons.course.loader import ROOT, shown
from lessons.lint.completeness import word_place
from lessons.lint.sentences import games, read_aloud
from lessons.lint.sentences.orphans import orphans
from lessons.lint.sentences.program import CodeUse, program, written
from lessons.question.registry import about, misconceptions
from lessons.text.card_catalogue import entry
from lessons.text.phrases import OFFERED, Lang, flat, holes, sentence, sentences
from lessons.yamlfile.languages import read_texts
from lessons.yamlfile.problems import FileReading, Problem, shorten

AROUND = ("table", "lesson", "listed")
"""What is said around and in all questions of a lesson."""
_SAID_OF = ("diagnosis", "remedy")
_TOLD_OF = (*_SAID_OF, "belief")
"""What is said to whoever has a misconception, and of it before others."""


def check(files: list[Path], families: frozenset[str]) -> Iterator[Problem]:
    """Everything wrong with these words files, and every reason that has no words in any of them."""
    known: dict[str, dict[str, str]] = {}
    for path in files:
        reading = read_texts(path, shown(path))
        yield from reading.problems
        for code, texts in flat(reading.data).items():
            at = word_place(code, reading)
            if code in known:
                yield reading.problem(at, f"{code!r} has words in another file already", "duplicate", key=True)
            known[code] = dict(texts)
            yield from _holes(texts, at, reading)
            yield from _aloud(code, texts, at, reading)
        for code in orphans(flat(reading.data)):
            said = f"nothing says {code!r} any more; take it out, or mend its code"
            yield reading.problem(word_place(code, reading), said, "orphan", key=True)
    yield from _misconceptions(known)
    yield from games.check(known)
    variants: defaultdict[str, list[dict[str, str]]] = defaultdict(list)
    for code, texts in known.items():
        variants[code.partition("@")[0]].append(texts)
    for one in emitted(families):
        if one.code not in known:
            yield Problem(
                one.file, one.line, one.column, f"no words for the reason {one.code!r} in content/words", "words"
            )
        elif one.facts is not None:
            asked = {name for texts in variants[one.code] for text in texts.values() for name in holes(text)[0]}
            for name in sorted(asked - one.facts):
                said = f"the words for {one.code!r} ask for {{{name}}}, which is not among its facts"
                yield Problem(one.file, one.line, one.column, said, "words")


def _holes(texts: object, at: tuple[str, ...], reading: FileReading) -> Iterator[Problem]:
    assert isinstance(texts, dict)
    asked = {lang: holes(texts[lang]) for lang in OFFERED if lang in texts}
    for lang, (_, wrong) in asked.items():
        for what in wrong:
            yield reading.problem((*at, lang), f"{what} in {shorten(texts[lang])}", "hole")


def _aloud(code: str, texts: Mapping[str, str], at: tuple[str, ...], reading: FileReading) -> Iterator[Problem]:
    for lang, text in texts.items():
        for what in read_aloud.wrong(code, lang, text):
            yield reading.problem((*at, lang), f"{what} in {shorten(text)}", "aloud")


def _misconceptions(known: dict[str, dict[str, str]]) -> Iterator[Problem]:
    file = "content/words/misconceptions.yaml"
    for name in misconceptions():
        for part in _TOLD_OF:
            if f"{part}.{name}" not in known:
                yield Problem(file, 1, 1, f"the misconception {name!r} has no {part}", "missing")
    for code in known:
        part, _, rest = code.partition(".")
        name = rest.partition("@")[0]
        if part in _TOLD_OF and name not in misconceptions():
            yield Problem(
                file, 1, 1, f"words for {name!r}, but there is no such misconception", "unknown-misconception"
            )


def without(lang: Lang, kind: str, the_game: Game) -> tuple[str, ...]:
    """What can be said around and in a question of this kind, in this game, and has no text in this language.

    Of the engine a question hears the parts that games share; where trumps are led a sentence may be another one.
    """
    family = the_game.family
    told = [f"{part}.{one.id}" for one in about(kind) if one.fits(the_game) for part in _SAID_OF]
    reasons = {*_reasons(kind), *told, *_around(), *(f"suit.{card.suit}" for card in the_game.pack if card.suit)}
    found = [code for code in reasons if not all(sentence(code, family, suit).get(lang) for suit in (None, TRUMPS))]
    found += [card.code for card in the_game.pack if not _described(card.code, lang, family)]
    return tuple(sorted(found))


def _described(code: str, lang: Lang, family: str) -> bool:
    known = entry(code, family)
    return known is not None and bool(known.name.get(lang) and known.look.get(lang))


@cache
def _around() -> frozenset[str]:
    """What can be said around any question."""
    return frozenset(code for code in sentences() if code.split(".")[0] in AROUND)


@cache
def _reasons(kind: str) -> frozenset[str]:
    """The reasons that questions of this kind give, their own and those of the engine's parts."""
    own = (ROOT / "lessons" / "questions" / kind.replace("-", "_")).glob("*.py")
    where = [*own, *(ROOT / "engine" / "parts").glob("*.py"), ROOT / "lessons" / "question" / "kind.py"]
    texts = frozenset().union(*(written(path).texts for path in where))
    return frozenset(code for code in sentences() if code in texts)


def emitted(families: frozenset[str]) -> list[CodeUse]:
    """Every reason code written out in the engine and the lessons; of the engine's games only these families."""
    found: list[CodeUse] = []
    for path in program():
        parts = path.relative_to(ROOT).parts
        others = parts[:2] == ("engine", "games") and len(parts) > 3 and parts[2] not in families
        if parts[0] in ("engine", "lessons") and not others:
            found += written(path).reasons
    return found
