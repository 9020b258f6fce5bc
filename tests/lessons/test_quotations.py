"""What is quoted in a message is short: whole where it fits, else its beginning and an ellipsis, never a sign longer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import errors
from lessons.exchange import refusals
from lessons.learner.travel import file_shape
from lessons.yamlfile import problems
from lessons.yamlfile.problems import Problem, excerpt

QUOTES: dict[str, tuple[Callable[[str], str], int, str]] = {
    "of a question to the engine": (errors.shortened, 80, "{}"),
    "of a field of such a question": (lambda text: errors.BadInput("x", "x", text).field, 80, "{}"),
    "of a value in one": (lambda text: errors.quoted([text]), 80, '["{}"]'),
    "of a learner's file": (file_shape.quoted, 40, '"{}"'),
    "of a quiz from elsewhere": (refusals.short, 60, "{}"),
}
LETTERS = "abcdefghij" * 12


@pytest.mark.parametrize("of", QUOTES)
def test_a_quotation_is_whole_where_it_fits_and_else_ends_with_an_ellipsis(of: str) -> None:
    quote, most, written = QUOTES[of]
    for length in range(most - 8, most + 4):
        whole = written.format(LETTERS[:length])
        assert quote(LETTERS[:length]) == (whole if len(whole) <= most else whole[: most - 1] + "…")


def test_a_line_of_a_lesson_is_quoted_between_quotes() -> None:
    for length in range(37, 44):
        whole = LETTERS[:length]
        assert problems.shorten(whole) == repr(whole if length <= 40 else whole[:39] + "…")


@pytest.mark.parametrize("length", [1, 95, 96, 97, 150])
def test_a_caret_stands_under_its_place_and_all_of_a_short_line_is_shown(length: int) -> None:
    line = "".join(chr(0x4E00 + place) for place in range(length))
    for column in range(1, length + 1):
        shown, mark = excerpt(Problem("try.yaml", 2, column, "wrong", "x"), f"first\n{line}\nlast").split("\n")
        core = shown.strip("…")
        assert core == line if length <= 96 else len(core) == min(96, length - max(0, column - 49))
        assert shown == "…" * (not line.startswith(core)) + core + "…" * (not line.endswith(core))
        assert (mark.strip(), shown[len(mark) - 1]) == ("^", line[column - 1])


def test_a_line_that_the_file_has_not_is_not_shown() -> None:
    assert [excerpt(Problem("try.yaml", line, 1, "wrong", "x"), "only\n") for line in (-1, 0, 3)] == ["", "", ""]
