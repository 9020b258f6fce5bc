"""YAML as lessons have it: every scalar is text, everything has its place, and nothing clever is let in."""

from __future__ import annotations

import pytest

from lessons.yamlfile.strict_yaml import MAX_BYTES, read


def told(text: str | bytes) -> list[str]:
    return [f"{p.line}:{p.column} {p.code}" for p in read(text, "lesson.yaml").problems]


@pytest.mark.parametrize(
    "scalar", ["no", "on", "16:5", "017", "1_000", "=", "null", "~", "2026-11-20", "1e3", ".5", "0x1F"]
)
def test_every_scalar_stays_the_text_it_is(scalar: str) -> None:
    assert read(f"card: {scalar}", "f").data == {"card": scalar}


def test_every_value_knows_its_line_and_column() -> None:
    reading = read("steps:\n  - trick: 'CK C8'\n    hand: [T16, T9]\n", "f")
    trick, second = reading.places["steps", 0, "trick"], reading.places["steps", 0, "hand", 1]
    assert (trick.line, trick.column, trick.key, trick.quoted) == (2, 12, (2, 5), True)
    assert (second.line, second.column) == (3, 17)


def test_an_offset_into_a_quoted_text_points_past_the_quote() -> None:
    reading = read("hand: 'T16 T99'", "f")
    assert reading.problem(("hand",), "no such card", "unknown-card", offset=4).column == len("hand: '") + 4 + 1


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("a: *x", "1:4 alias"),
        ("a: &x 1", "1:4 anchor"),
        ("a: !!int 1", "1:4 tag"),
        ("a: 1\nb: 2\na: 3", "3:1 duplicate"),
        ("? [a]\n: 1", "1:3 key"),
        ("a: 1\n---\nb: 2", "2:1 documents"),
        ("a:\tb", "1:3 tab"),
        ("a: 'x", "1:6 syntax"),
        ("a: \x07", "1:4 character"),
        (b"a: \xff", "1:4 encoding"),
        ("", "1:1 empty"),
        ("[" * 20, "1:13 limit"),
        ("a: [" + "x," * 30_000 + "]", "1:39999 limit"),
        ("#" * (MAX_BYTES + 1), "1:1 size"),
    ],
)
def test_what_is_not_allowed_is_told_where_it_stands(text: str | bytes, where: str) -> None:
    assert where in told(text)


def test_all_mistakes_of_a_file_are_found_in_one_run() -> None:
    assert told("a: *x\nb: &y 2\na: 3\nc: !t 4\n") == ["1:4 alias", "2:4 anchor", "3:1 duplicate", "4:4 tag"]


def test_a_message_quotes_what_it_read_and_offers_a_fix() -> None:
    (problem,) = read("joker: *K", "f").problems
    assert "'*K'" in problem.message
    assert "quotes" in problem.message
    assert str(problem).startswith("f:1:8: ")
