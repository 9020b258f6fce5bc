"""Codes are four words a person can say, type and mistype a little."""

from __future__ import annotations

import random

from lessons.learner.codes import new_code, read_code, words


def test_a_new_code_is_four_of_our_words() -> None:
    code = new_code(random.Random(1))
    assert len(code.split("-")) == 4
    assert set(code.split("-")) <= set(words())
    assert read_code(code) == code


def test_spaces_capitals_and_commas_do_not_matter() -> None:
    assert read_code(" Luna, castello  ONDA faro ") == "luna-castello-onda-faro"


def test_anything_else_is_no_code() -> None:
    for text in ("", "luna", "luna castello onda fara", "luna castello onda faro faro", "'; DROP TABLE learners"):
        assert read_code(text) is None


def test_there_are_enough_codes_that_none_is_guessed() -> None:
    assert len(words()) ** 4 > 10**10
    assert len(set(words())) == len(words())
