"""What a club reads before it begins says the same in English and in Italian, as far as a program can see."""

from __future__ import annotations

from pathlib import Path

import pytest

from lessons.course.loader import ROOT
from lessons.lint.sentences import turns
from tests.content.documents import OTHERWISE, code, differences, sections

ITALIAN = sorted(one for folder in (ROOT, ROOT / "docs") for one in folder.glob("*.it.md"))


def english(document: Path) -> Path:
    return document.with_name(document.name.replace(".it.md", ".md"))


@pytest.mark.parametrize("document", ITALIAN, ids=lambda one: one.name)
def test_a_document_is_the_same_in_both_languages_and_each_leads_to_the_other(document: Path) -> None:
    ours, theirs = sections(english(document), "en"), sections(document, "it")
    assert list(differences(ours, theirs)) == []
    assert ours[0].links[OTHERWISE] == 1


def test_the_documents_of_a_club_are_there_in_italian() -> None:
    assert [one.name for one in ITALIAN] == [
        "README.it.md",
        "evening.it.md",
        "friends.it.md",
        "season.it.md",
        "write-a-lesson.it.md",
    ]


@pytest.mark.parametrize("document", ITALIAN, ids=lambda one: one.name)
def test_a_document_speaks_as_the_pages_do(document: Path) -> None:
    assert list(turns.wrong("it", document.read_text(encoding="utf-8"))) == []


BOTH = """\
# One

[In italiano](try.it.md)

## Two

Press `kind`, see [how](other.md).

| key | |
| --- | --- |
| `a`, `b` | first |

    make try      # tries it
"""


@pytest.mark.parametrize(
    ("said", "instead", "told"),
    [
        ("## Two", "### Two", "other headings"),
        ("`kind`", "`sort`", "only the first has ['kind'], only the second ['sort']"),
        ("(other.md)", "(another.md)", "other links"),
        ("| `a`, `b`", "| `a`", "other rows"),
        ("make try", "make trial", "other code"),
        ("see [how]", "see\n\n[how]", "other blocks"),
    ],
)
def test_whoever_changes_one_is_told_what_is_otherwise_in_the_other(
    tmp_path: Path, said: str, instead: str, told: str
) -> None:
    one, other = tmp_path / "try.md", tmp_path / "try.it.md"
    one.write_text(BOTH, encoding="utf-8")
    same = BOTH.replace("[In italiano](try.it.md)", "[In English](try.md)")
    other.write_text(same, encoding="utf-8")
    assert list(differences(sections(one, "en"), sections(other, "it"))) == []
    other.write_text(same.replace(said, instead), encoding="utf-8")
    assert told in " ".join(differences(sections(one, "en"), sections(other, "it")))


def test_a_link_leads_to_the_page_in_the_same_language_where_there_is_one(tmp_path: Path) -> None:
    for name in ("try.it.md", "other.md", "other.it.md"):
        (tmp_path / name).write_text(BOTH, encoding="utf-8")
    assert "other.md (there is other.it.md)" in sections(tmp_path / "try.it.md", "it")[1].links


def test_what_an_example_says_of_itself_and_in_other_languages_is_no_difference() -> None:
    english = 'title: {en: "A", it: "B"}    # told\nsource: "club: whose rules"\nsay:\n  en: "A"\n  it: "B"\n'
    assert code(english) == code('title: {it: "B"}  # detto\nsource: "club: di chi"\nsay:\n  it: "B"\n')
