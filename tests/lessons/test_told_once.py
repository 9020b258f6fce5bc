"""What is wrong in the same way all over a file is told once, with how often; what aliases repeat is read for all that."""

from __future__ import annotations

from pathlib import Path

import pytest

from lessons.plans import reading as plans
from lessons.yamlfile.problems import Problem
from lessons.yamlfile.strict_yaml import read

PLAN = Path(__file__).parents[2] / "content" / "evenings" / "the-count.yaml"
MANY = {
    "aliases": ("a: &x 1\nb: *x\nc: *x\nd: [*x]\n", "2:4", "'*x' repeats what '&x' marks", "3"),
    "aliases of nothing": ("a: *One\nb: *Two\n", "1:4", "'*One'", "2"),
    "marks": ("a: &x 1\nb: &y 2\n", "1:4", "'&x'", "2"),
    "tags": ("a: !s 1\nb: !t 2\nc: !t 3\n", "1:4", "'!s'", "3"),
    "tabs": ("a:\n\t- b\n\t- c\n", "2:1", "a tab", "2"),
    "one character": ("a: b\u00adc\nd: e\u00adf\n", "1:5", "U+00AD", "2"),
    "one character by an escape": ('a: "b\\u00adc"\nd: "e\\u00adf"\n', "1:4", "U+00AD", "2"),
    "merged keys": ("a:\n  <<: b\nc:\n  <<: d\n", "2:3", "<<", "2"),
    "keys that are no words": ("[a]: b\n[c]: d\n", "1:1", "a key must be one word", "2"),
}


def where(problem: Problem) -> str:
    return f"{problem.line}:{problem.column}"


@pytest.mark.parametrize("sort", MANY)
def test_what_is_all_over_a_file_is_told_once_with_the_first_and_how_many(sort: str) -> None:
    text, place, quoted, n = MANY[sort]
    (told,) = read(text, "f").problems
    assert where(told) == place
    assert quoted in told.message
    for lang in ("en", "it", "fr"):
        assert n in told.said(lang).removeprefix("f:" + place)


def test_what_is_wrong_once_is_told_without_a_number() -> None:
    (told,) = read("a: &x 1\nb: *x\n", "f").problems
    assert "file has" not in told.message


def test_other_characters_are_told_of_each_for_itself() -> None:
    assert len(read("a: b\u00adc\nd: e\u200bf\n", "f").problems) == 2


def with_aliases(text: str) -> str:
    """The plan, with each game and each list of cards written once and repeated from then on."""
    lines: list[str] = []
    marks: dict[str, str] = {}
    for line in text.split("\n"):
        head, colon, value = line.partition(": ")
        if colon and value and head.strip() not in ("id", "title"):
            known = value in marks
            name = marks.setdefault(value, f"m{len(marks)}")
            line = f"{head}: *{name}" if known else f"{head}: &{name} {value}"
        lines.append(line)
    return "\n".join(lines)


def test_a_plan_with_aliases_is_told_of_nothing_but_them() -> None:
    text = with_aliases(PLAN.read_text(encoding="utf-8"))
    assert text.count(": *") > 5
    told = plans.read(text, "the-count.yaml").problems
    assert {one.code for one in told} <= {"alias", "anchor"}
    assert len(told) <= 2


@pytest.mark.parametrize("text", ["&a [*a]", "a: &b {c: *b}", "a: &b [1, &c [*b, *c]]"])
def test_what_repeats_itself_ends(text: str) -> None:
    assert {one.code for one in read(text, "f").problems} == {"alias"}


def test_a_file_that_grows_by_repeating_is_refused_before_it_has_grown() -> None:
    levels = [f"m{n}: &m{n} [{', '.join([f'*m{n - 1}'] * 9)}]" for n in range(1, 12)]
    told = read("\n".join(["m0: &m0 [x]", *levels]), "f")
    assert told.data is None
    assert {one.code for one in told.problems} == {"alias", "anchor", "limit"}
