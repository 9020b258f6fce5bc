"""What a question's text on paper speaks of: cards in rows, numbers, words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import islice, pairwise, permutations
from typing import Any

from bench.paper.reading import bare
from engine.game import Game
from lessons.text.phrases import card_name
from screens.components.match_forms.names import say
from screens.wording.texts import texts_under

MOORS = ("Moor1", "Moor2", "Moor3", "Moor4")
"""Cards of one name: paper tells no one from another."""
MOST_WAYS = 12


@dataclass(frozen=True)
class Text:
    """A part of a question's text, in one line."""

    line: str

    @cached_property
    def bare(self) -> str:
        return bare(self.line)

    @cached_property
    def words(self) -> Counter[str]:
        return words(self.line)


@dataclass(frozen=True)
class Paper:
    """One question's text, its number on the sheet, in which language; and which game lies on the table.

    ``pictured``: the cards that lie there without their names, to be recognised.
    """

    text: str
    number: int
    lang: Any
    game: Game
    pictured: tuple[str, ...] = ()

    @cached_property
    def line(self) -> str:
        """The text in one line, its words whole."""
        return " ".join(re.sub(r"[\ufffe\u00ad]\s*", "", self.text).split())

    @cached_property
    def bare(self) -> str:
        return bare(self.text)

    @cached_property
    def choices(self) -> tuple[str, ...]:
        """What stands behind each letter, without blanks."""
        _, *found = re.split(r"(?:^|\s)[a-z]\)\s", self.line)
        answer = say("prints.answer", self.lang)
        return tuple(bare(one.removesuffix(answer)) for one in found)

    @cached_property
    def parted(self) -> tuple[Text, Text]:
        """What is told first, and what begins with the first choice or step."""
        said = re.sub(rf"^{self.number}\)\s*", "", self.line)
        start = re.search(rf"(?:^|\s)(?:a\)|{self.number}\.1)\s", said)
        at = start.start() if start else len(said)
        return Text(said[:at]), Text(said[at:])

    def spoken(self, vocabulary: tuple[str, ...]) -> tuple[str, ...]:
        """The words of a vocabulary in the order in which they stand in the text; with them any number that may be said.

        Where a number stands behind one of them, it may stand behind all of them.
        """
        known = {re.sub(r"\\?\d+", r"\\d+", re.escape(one.casefold())) for one in vocabulary if one}
        either = "|".join(sorted(known, key=len, reverse=True))
        more = r"(?: \d+)?" if any(re.search(r"\D \d+$", one) for one in vocabulary) else ""
        return tuple(re.findall(rf"(?<!\w)(?:{either}){more}(?!\w)", self.line.casefold())) if known else ()

    @cached_property
    def numbers(self) -> tuple[Fraction, ...]:
        found = (Fraction(whole or 0) + Fraction(bool(half), 2) for whole, half in re.findall(r"(\d+)(½?)", self.line))
        return tuple(dict.fromkeys(found))

    @cached_property
    def runs(self) -> tuple[tuple[str, ...], ...]:
        """The cards named one after the other, by code; between those of a trick stands who played them."""
        called: dict[str, list[str]] = {}
        for card in self.game.pack:
            for name in {
                card_name(card.code, self.lang, form, self.game.family).casefold() for form in ("name", "bare")
            }:
                called.setdefault(name, []).append(card.code)
        chairs = {one.casefold() for one in texts_under("chair", self.lang).values()}
        names = "|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in sorted(called, key=len, reverse=True))
        found, used, at, text = [list[str]()], Counter[str](), 0, self.line.casefold()
        for hit in re.finditer(names, text):
            between = text[at : hit.start()].strip(" ,·")
            if between and between not in chairs and found[-1]:
                found.append([])
            codes = called[hit.group()]
            found[-1].append(codes[used[hit.group()] % len(codes)])
            used[hit.group()] += 1
            at = hit.end()
        return tuple(tuple(one) for one in (*found, self.pictured) if one)

    @cached_property
    def cards(self) -> tuple[str, ...]:
        named = dict.fromkeys(code for run in self.runs for code in run)
        return tuple(dict.fromkeys((*named, *(MOORS if named.keys() & set(MOORS) else ()))))

    @cached_property
    def laid(self) -> tuple[tuple[str, ...], ...]:
        """What may lie together: none, runs beside each other; sorted, as in a hand of which a part lies apart.

        A card that is shown twice, as the Matto in two sequences, is there once.
        """
        runs, found = self.runs, [tuple[str, ...]()]
        for start in range(len(runs)):
            found += [tuple(dict.fromkeys(sum(runs[start:end], ()))) for end in range(start + 1, len(runs) + 1)]
        place = {card.code: at for at, card in enumerate(self.game.pack)}
        found += [tuple(sorted(one, key=place.__getitem__)) for one in found]
        return tuple(dict.fromkeys(found))

    @cached_property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """The same, parts of a run, and Moors in any order."""
        parts = [part for run in self.runs for cut in range(1, len(run)) for part in (run[:cut], run[cut:])]
        return tuple(dict.fromkeys(other for one in (*self.laid, *parts) for other in _with_other_moors(one)))


def words(text: str) -> Counter[str]:
    """The words of a text, and each with the one behind it: so what stands beside what counts as well."""
    found = re.findall(r"[^\W_]+½?|½", text.casefold())
    return Counter(found) + Counter(map(" ".join, pairwise(found)))


def _with_other_moors(row: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    yield row
    places = [at for at, code in enumerate(row) if code in MOORS]
    for some in islice(permutations(MOORS, len(places)), MOST_WAYS) if 0 < len(places) <= len(MOORS) else ():
        changed = list(row)
        for at, code in zip(places, some, strict=True):
            changed[at] = code
        yield tuple(changed)
