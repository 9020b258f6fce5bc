"""The rule reference: every section of every book is told in our words, and every citation leads to one of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lessons.text.phrases import LANGS, sentences
from screens.wording import citations

ROOT = Path(__file__).parents[2]
SECTIONS = [source for book in citations.ids() for source in citations.sections(book)]
SOURCE = re.compile(rf"\b(?:{'|'.join(citations.ids())})#[a-z0-9-]+")
FRENCH = ("french", "fft")
"""Their rules are cited in lessons that may be taken in French."""


def cited() -> Iterator[str]:
    """Every source that a verdict, a line of a sheet or a lesson may name."""
    for folder in ("engine", "lessons", "screens"):
        for file in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield from SOURCE.findall(node.value)
    for file in (ROOT / "content").rglob("*.yaml"):
        yield from SOURCE.findall(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("source", SECTIONS)
def test_every_section_is_told_in_the_languages_of_its_book(source: str) -> None:
    told = sentences().get(f"rule.{source}", {})
    wanted = {*LANGS, "fr"} if source.startswith(FRENCH) else set(LANGS)
    assert set(told) >= wanted
    assert all(len(told[lang].split()) > 8 for lang in wanted)


def test_every_citation_leads_to_a_section_that_is_told() -> None:
    known = set(SECTIONS)
    assert len(set(cited())) > 50
    assert set(cited()) <= known


def test_no_rule_is_told_of_a_section_that_no_book_has() -> None:
    assert {key.removeprefix("rule.") for key in sentences() if key.startswith("rule.")} == set(SECTIONS)
