"""Of a known mistake it is said what was done, and never why; a thought is claimed in no language where another claims none."""

from __future__ import annotations

import re

import pytest

from lessons.question.kind import Message
from lessons.question.registry import misconceptions
from lessons.text.phrases import say

THOUGHT = {
    "en": r"\b(thought|believed|think|believe)\b",
    "it": r"\b(pensato|creduto|credi|pensi)\b",
    "fr": r"\b(pensé|cru|crois|penses)\b",
}
WHY = {"en": r"\bbecause\b", "it": r"\bperché\b", "fr": r"\bparce qu"}


@pytest.mark.parametrize("family", ["bologna", "sicily", "france"])
def test_no_language_says_why_it_was_done(family: str) -> None:
    for name in misconceptions():
        for lang, words in WHY.items():
            told = say(Message(f"diagnosis.{name}"), lang, family)
            assert not re.search(words, told), told


@pytest.mark.parametrize("family", ["bologna", "sicily", "france"])
def test_all_languages_say_what_was_done_or_all_what_was_thought(family: str) -> None:
    for name in misconceptions():
        told = {lang: say(Message(f"diagnosis.{name}"), lang, family) for lang in THOUGHT}
        claims = {lang for lang, words in THOUGHT.items() if re.search(words, told[lang], re.IGNORECASE)}
        assert claims in (set(), set(THOUGHT)), told
