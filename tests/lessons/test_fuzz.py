"""Hundreds of spoilt lessons: each is a lesson, or problems at file, line and column; never a traceback.

``CALZETTINI_MUTANTS=10000`` spoils that many (``CALZETTINI_MUTANTS_FROM`` begins with another one): some minutes.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from lessons.course.course import Course
from lessons.course.loader import load, unready
from lessons.course.rehearsal import stumbles
from lessons.lint.content import checked, sources
from lessons.script.references import KnownNames
from lessons.text.skills import skills
from lessons.yamlfile.strict_yaml import read

from .table import ROOT

USUAL = 300
MUTANTS = int(os.environ.get("CALZETTINI_MUTANTS", USUAL))
FROM = int(os.environ.get("CALZETTINI_MUTANTS_FROM", 0))
LESSONS = sorted((ROOT / "content" / "lessons").rglob("*.yaml"))
PIECES = (
    *(
        "\t",
        "'",
        '"',
        "[",
        "]",
        "{",
        "}",
        ":",
        "- ",
        "\n",
        "  ",
        "*x",
        "&x ",
        "!!int ",
        "---\n",
        "? ",
        "|",
        ">",
        "#",
        "%",
        "@",
        "\0",
    ),
    *("\ufeff", "é", "💥", "kind: ", "steps:", "id: one\n", "null", "~", "9" * 400, "[" * 30),
    *("{card:SK}", "**", "<b>", "T16 T16", "Foll"),
)


def spoil(text: str, rng: Random) -> str:
    """One to four small accidents."""
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(text) + 1)
        lines = text.split("\n")
        line = rng.randrange(len(lines))
        match rng.randrange(8):
            case 0:
                text = text[:at] + rng.choice(PIECES) + text[at:]
            case 1:
                text = text[:at] + text[at + rng.randint(1, 30) :]
            case 2:
                text = "\n".join([*lines[:line], *lines[line + 1 :]])
            case 3:
                text = "\n".join([*lines[:line], lines[line], *lines[line:]])
            case 4:
                text = "\n".join([*lines[:line], " " * rng.randint(0, 6) + lines[line].lstrip(), *lines[line + 1 :]])
            case 5:
                text = "\n".join(
                    [*lines[:line], lines[line].split(":")[0] + ": " + rng.choice(PIECES), *lines[line + 1 :]]
                )
            case 6:
                words = lines[line].split(" ")
                rng.shuffle(words)
                text = "\n".join([*lines[:line], " ".join(words), *lines[line + 1 :]])
            case 7:
                text = text[:at]
    return text


def test_spoilt_lessons_end_in_a_lesson_or_in_places() -> None:
    known = KnownNames({}, frozenset(skills()), sources())
    sound, checks = 0, 1 if MUTANTS > USUAL else 20
    for n in range(FROM, FROM + MUTANTS):
        text = spoil(LESSONS[n % len(LESSONS)].read_text(encoding="utf-8"), Random(n))
        loaded = load(text, "spoilt.yaml")
        assert loaded.lesson is not None or loaded.problems
        lines = text.replace("\r", "\n").count("\n") + 2
        for problem in loaded.problems:
            assert 1 <= problem.line <= lines
            assert problem.column >= 1
            assert problem.message
        if n % checks == 0:
            sound += loaded.lesson is not None
            found = checked(loaded, known)
            assert not [one for one in found if one.code == "unusable"], (n, found)
            if loaded.lesson is not None and not unready(loaded) and n % (3 * checks) == 0:
                stumbled = stumbles(Course.of(loaded.lesson))
                assert stumbled is None or found, (n, stumbled)
    assert sound


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_told(data: bytes) -> None:
    reading = read(data, "f")
    assert reading.data is not None or reading.problems
    loaded = load(data, "f")
    assert loaded.lesson is not None or loaded.problems


SCALARS = st.text(max_size=12) | st.sampled_from(
    ["say", "kind", "legal-plays", "drill", "branch", "one", "T16", "end", "5"]
)
TREES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["id", "say", "kind", "drill", "branch", "steps", "en", "it", "hand", "until", "aim", "x"]),
            inner,
            max_size=5,
        )
    ),
    max_leaves=20,
)


@settings(max_examples=300, deadline=None)
@given(TREES)
def test_any_shape_of_data_is_a_lesson_or_told(tree: object) -> None:
    import json

    text = json.dumps({"id": "ottocento/try", "game": "ottocento", "steps": [tree, tree]}, ensure_ascii=True)
    assert load(text, "f").problems


def test_the_fuzzer_has_lessons_to_spoil() -> None:
    assert all(isinstance(path, Path) for path in LESSONS)
    assert LESSONS
