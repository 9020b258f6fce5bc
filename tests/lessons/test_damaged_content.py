"""Content of ours that is damaged takes nothing else down: what cannot be read is left out, and the rest is there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from lessons.questions.choose_card import doubted
from lessons.questions.choose_card.bologna import verified
from lessons.text import phrases, skills
from lessons.text.grammar import Grammar, grammar
from lessons.yamlfile import checker_message
from lessons.yamlfile.strict_yaml import read

Reader = Callable[[Path], Mapping[str, object]]
READERS: dict[str, tuple[str, str, Reader]] = {
    "situations": (
        "choose-card.yaml",
        '{numbers: "1 2", stamp: x}',
        lambda at: verified.shelves(at / "choose-card.yaml"),
    ),
    "doubted": (
        "doubted.yaml",
        '{points: "1", margin: "-2", situations: "3"}',
        lambda at: doubted.figures(at / "doubted.yaml"),
    ),
    "skills": ("skills.yaml", "{name: {en: Good, it: Buono}, after: [good]}", skills.listed),
    "sentences": ("words/checker.yaml", "{en: Good, it: Buono}", checker_message.sentences),
    "words": (
        "words.yaml",
        "{en: Good, it: Buono}",
        lambda at: phrases.flat(read((at / "words.yaml").read_bytes(), "f").data),
    ),
}
"""The file, an entry that is good, and who reads it."""
NO_ENTRIES = ("", "text", "[a, b]", "{", "a: b: c")
BAD_ENTRIES = ("text", "[a, b]", "{}", "{name: text}", "{term: text}", '{numbers: "x"}', '{points: "x"}', "{en: [a]}")


@pytest.mark.parametrize("text", NO_ENTRIES)
@pytest.mark.parametrize("name", READERS)
def test_a_file_that_is_none_has_nothing_and_fails_nobody(name: str, text: str, tmp_path: Path) -> None:
    file, _, reader = READERS[name]
    assert not reader(_content(tmp_path, file, text))


@pytest.mark.parametrize("bad", BAD_ENTRIES)
@pytest.mark.parametrize("name", READERS)
def test_an_entry_that_cannot_be_read_leaves_the_others(name: str, bad: str, tmp_path: Path) -> None:
    file, good, reader = READERS[name]
    found = reader(_content(tmp_path, file, f"good: {good}\nbad: {bad}\nbetter: {good}\n"))
    assert [one for one in found if "bad" not in one] == ["good", "better"]


@pytest.mark.parametrize("text", [*NO_ENTRIES, "of: x", "many_from: many", "articles: [a]", "ones: {a: b}"])
def test_a_language_whose_grammar_cannot_be_read_has_none(text: str, tmp_path: Path) -> None:
    found = grammar("xx", _content(tmp_path, "languages/xx/language.yaml", text))
    assert found.many_from == 0
    assert (found == Grammar()) is not text.startswith("ones")


def _content(folder: Path, file: str, text: str) -> Path:
    (folder / file).parent.mkdir(parents=True, exist_ok=True)
    (folder / file).write_text(text, encoding="utf-8")
    return folder


def test_a_language_without_a_file_of_its_own_has_no_grammar(tmp_path: Path) -> None:
    assert grammar("xx", tmp_path) == Grammar()
