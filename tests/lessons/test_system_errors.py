"""Why the system refuses a file, and why a record cannot be read, is said in the reader's language."""

import errno

import pytest

from engine.errors import BadInput
from lessons.lint.records import unread
from lessons.yamlfile.checker_message import has_words
from lessons.yamlfile.system_errors import why
from screens.wording.texts import LANGUAGES, text


@pytest.mark.parametrize("number", [errno.EACCES, errno.ENOENT, errno.ENOSPC, errno.EXDEV, None])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_the_system_stands_in_a_sentence_of_ours(number: int | None, lang: str) -> None:
    told = text("backup.unreadable", lang, file="copy.zip", why=why(number))
    assert why(number).said(lang) in told
    assert lang == "en" or str(why(number)) not in told


@pytest.mark.parametrize("code", ["unknown-card", "card-twice", "bad-record", "bad-value"])
def test_of_a_record_the_line_is_quoted_and_all_is_said_in_every_language(code: str) -> None:
    record = "calzettini ottocento 1\ndealer 1\nhand 0 CX"
    told = unread(BadInput(code, "line 3: no card 'CX'; did you mean 'CK'?", "line 3"), record)
    assert all(has_words(told, lang) for lang in ("it", "fr"))
    italian = told.said("it")
    assert "riga 3, 'hand 0 CX'" in italian
    assert "volevi scrivere 'CK'?" in italian


def test_a_line_that_is_missing_is_named() -> None:
    told = unread(BadInput("missing-line", "the record has no line 'rest'", "rest"), "")
    assert told.said("it") == "questa mano salvata non si legge: manca la riga 'rest'"
