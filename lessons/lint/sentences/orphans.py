"""Sentences that nothing says any more: their codes stand nowhere in the program."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from lessons.lint.sentences.program import program, written
from lessons.text.phrases import FORMS


def orphans(codes: Iterable[str]) -> Iterator[str]:
    """The codes that the program neither has, nor puts together, nor asks for by their beginning."""
    told, patterns, starts = _program()
    for code in codes:
        base = code.partition("@")[0]
        if (
            base not in told
            and not base.startswith(starts)
            and not patterns.fullmatch(base)
            and not _joined(base, told)
        ):
            yield code


def _joined(code: str, told: frozenset[str]) -> bool:
    """May it be put together of two texts of the program, as ``they.last`` is of a side and a line?"""
    cuts = [at for at, char in enumerate(code) if char in ".-"]
    return any(code[:at] in told and code[at + 1 :] in told for at in cuts)


@cache
def _program() -> tuple[frozenset[str], re.Pattern[str], tuple[str, ...]]:
    """Every text in the program, every pattern it fills, every beginning it asks for."""
    every = [written(path) for path in program()]
    patterns = frozenset().union(*(one.patterns for one in every))
    # What has no word in it is a file's name, or whatever else is put together of dots and lines.
    wide = "|".join(sorted(one for one in patterns if len(re.sub(r"\.\+|\\.", "", one)) > 1))
    starts = {f"{form}." for form in FORMS}  # what a sentence names, as in {seat:seat}
    starts = starts.union(*(one.starts for one in every))
    return frozenset().union(*(one.texts for one in every)), re.compile(wide), tuple(starts)
