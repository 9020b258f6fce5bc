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


def test_two_hundred_characters_are_looked_at_for_a_code() -> None:
    code = "luna castello onda faro"
    assert read_code(" " * (200 - len(code)) + code) is not None
    assert read_code(" " * (201 - len(code)) + code) is None, "the last word lacks a letter"


def test_there_are_enough_codes_that_none_is_guessed() -> None:
    assert len(words()) ** 4 > 10**10
    assert len(set(words())) == len(words())
