"""Whatever these tests have said is what somebody would say: joined with its article, and of whoever reads in words that fit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.verdict import Facts
from lessons.lint.sentences.read_aloud import APART, bound
from lessons.text import phrases
from lessons.yamlfile.fields import Lang

YOU = "you"


@pytest.fixture(autouse=True, scope="package")
def read_aloud() -> Iterator[None]:
    """Listens to every sentence that is filled."""
    plain = phrases.fill

    def fill(text: str, facts: Facts, lang: Lang, family: str = "") -> str:
        said = plain(text, facts, lang, family)
        for name in bound(lang, text):
            told = facts[name]
            seats = told if isinstance(told, tuple) else (told,)
            assert not any(seat == YOU and not isinstance(seat, phrases.SpokenName) for seat in seats), (lang, said)
        assert lang not in APART or not APART[lang].search(said), (lang, said)
        return said

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(phrases, "fill", fill)
        yield


@pytest.fixture(autouse=True, scope="package")
def english() -> Iterator[None]:
    """Commands speak English here, whatever the language of the system these tests run on."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", "C.UTF-8")
        yield
