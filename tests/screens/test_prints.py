"""Sheets and files to take along: they open, they say what the engine says, and the same content gives the same bytes."""

from __future__ import annotations

import csv
import io
import re
import sqlite3
import zipfile
from pathlib import Path
from typing import Any

import pypdfium2 as pdfium
import pytest
from PIL import Image

from engine.games.bologna.scorekeeper import Correct, Counted, Declared, Start, fold
from lessons.course import loader
from lessons.text import phrases
from lessons.text.message import Message
from lessons.text.printed import prints
from screens.prints import cards, conversion, questions
from screens.prints.anki import package
from screens.prints.handout import handout
from screens.prints.paper import SMALLEST, Paper
from screens.prints.sheets import bologna, france, sicily
from screens.wording.texts import LANGUAGES
from tests.screens.driving import visit

LANGS = ("it", "en")
LESSON = next(one for one in loader.library() if one.id == "ottocento/following")
START = Start(("Anna", "Bruno", "Carla", "Łucja"), 1)
MATCH = fold(
    [
        START,
        Declared(1, 2, (("kings", 4), ("swords", 5))),
        Counted(1, (34, 14), 0, (60, 20), (50, 37)),
        Correct(3, Counted(1, (34, 14), 0, (60, 20), (52, 35))),
    ]
)


def pages(data: bytes) -> list[tuple[str, Image.Image]]:
    """The text and the picture of every page."""
    with pdfium.PdfDocument(data) as pdf:
        found = []
        for page in pdf:
            found.append((page.get_textpage().get_text_bounded(), page.render(scale=1).to_pil().convert("L")))
        return found


def drawn(picture: Image.Image) -> bool:
    """Is there anything on this page?"""
    low, _ = picture.getextrema()
    return isinstance(low, int | float) and low < 128


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
@pytest.mark.parametrize("sheet", [bologna, france, sicily], ids=["bologna", "france", "sicily"])
def test_what_stands_on_an_empty_score_sheet_can_be_read_across_a_table(
    sheet: Any, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: dict[str, float] = {}
    cell = Paper.cell

    def spy(paper: Paper, w: float, h: float, text: str = "", **more: Any) -> Any:
        sizes[text] = min(paper.font_size_pt, sizes.get(text, 99))
        return cell(paper, w, h, text, **more)

    monkeypatch.setattr(Paper, "cell", spy)
    sheet.blank(lang)
    assert {text: size for text, size in sizes.items() if text and size < 8} == {}


@pytest.mark.parametrize("lang", LANGS)
def test_an_empty_score_sheet_is_one_page_with_the_values(lang: str) -> None:
    ((text, picture),) = pages(bologna.blank(lang))
    assert "36/18" in text
    assert drawn(picture)
    assert picture.width > picture.height


@pytest.mark.parametrize("lang", LANGS)
def test_the_sheet_of_a_match_has_its_figures_and_its_history(lang: str) -> None:
    first, second = pages(bologna.filled(MATCH, lang))
    for side in (0, 1):
        assert str(MATCH.scores[side]) in first[0]
    assert "Łucja" in first[0]
    assert f"{'corretta dalla n. 4' if lang == 'it' else 'corrected by no. 4'}" in second[0].casefold()


def test_the_same_match_gives_the_same_bytes() -> None:
    assert bologna.filled(MATCH, "it") == bologna.filled(MATCH, "it")


@pytest.mark.parametrize(
    ("deck", "lang", "leaves", "names"),
    [
        ("bologna", "it", 6, ["Bégato", "Luna", "Re di spade"]),
        ("sicily", "fr", 6, ["Fou", "Miseria"]),
        ("france", "en", 7, ["Excuse", "Trump 21", "Knight of spades"]),
    ],
)
def test_the_cards_fill_their_pages_and_every_flash_card_has_its_back(
    deck: str, lang: str, leaves: int, names: list[str]
) -> None:
    flash = pages(cards.flash(deck, lang, "plain"))
    assert len(flash) == 2 * leaves
    assert all(drawn(picture) for _, picture in flash)
    backs = " ".join(" ".join(text.split()) for text, _ in flash[1::2])
    sheet = pages(cards.recognition(deck, lang, "plain"))
    told = " ".join(" ".join(text.split()) for text, _ in sheet)
    assert [one for one in names if one not in backs or one not in told] == []
    assert all(drawn(picture) for _, picture in sheet)


@pytest.mark.parametrize("lang", LANGS)
def test_a_handout_has_its_key_on_the_last_page(lang: str) -> None:
    asked = questions.drawn(LESSON, 6, 7, lang)
    assert len(asked) == 6
    assert asked == questions.drawn(LESSON, 6, 7, lang), "the number decides"
    assert asked != questions.drawn(LESSON, 6, 8, lang)
    told = pages(handout("Titolo", asked, 7, lang, "plain"))
    key = told[-1][0]
    assert ("Risposte" if lang == "it" else "Answers") in key
    assert not any(("Risposte" if lang == "it" else "Answers") in text for text, _ in told[:-1])


@pytest.mark.parametrize("lang", LANGS)
def test_the_sheet_of_a_match_says_when_it_was_and_who_played(lang: str) -> None:
    match = fold([Start(("Anna", "Bruno", "Carla", "Łucja"), sides=("I Bisbetici", ""))])
    first, _ = pages(bologna.filled(match, lang, "2026-05-09T18:30:00Z"))
    assert "2026-05-09" in first[0]
    assert "I Bisbetici (Anna & Carla) – Bruno & Łucja" in first[0]


@pytest.mark.parametrize("lang", LANGS)
def test_on_paper_a_question_says_what_its_step_says(lang: str) -> None:
    generic = phrases.say(Message("ask.choice"), lang)  # type: ignore[arg-type]
    said = 0
    for lesson in loader.library():
        asked = questions.drawn(lesson, 3, 1, lang)
        assert not any(generic in one.question for one in asked), lesson.id
        assert not any("*" in one.question or "{card:" in one.question for one in asked)
        said += sum(bool(one.said) for one in asked)
    assert said > 10, "where the question is another one, what is said stands above it"


def test_what_a_step_says_is_in_the_handout_and_in_the_table() -> None:
    one = next(one for one in questions.drawn(LESSON, 20, 7, "en") if one.said)
    table = questions.as_csv([one], "en").decode("utf-8-sig")
    words = " ".join(" ".join(text for text, _ in pages(handout("Title", [one], 7, "en", "plain"))).split())
    assert one.question in next(csv.DictReader(io.StringIO(table)))["Question"]
    assert one.said in words
    assert one.parts[0].prompt in words


@pytest.mark.parametrize("lang", LANGS)
def test_the_table_of_questions_is_one(lang: str) -> None:
    asked = questions.drawn(LESSON, 5, 2, lang)
    # A spreadsheet set to Italian opens semicolons.
    told, between = questions.as_csv(asked, lang).decode("utf-8-sig"), ";" if lang == "it" else ","
    rows = list(csv.DictReader(io.StringIO(told), delimiter=between))
    assert len(rows) == 5
    assert [row["Risposta" if lang == "it" else "Answer"] for row in rows] == [one.answer for one in asked]


@pytest.mark.parametrize("lang", LANGS)
def test_the_anki_package_holds_every_card_with_its_picture_and_leaves_nothing_behind(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    behind = tmp_path / "behind"
    behind.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(behind))
    with zipfile.ZipFile(io.BytesIO(package(lang, "plain", 0))) as package_:
        package_.extract("collection.anki2", tmp_path)
        media = package_.read("media").decode()
        assert len(package_.namelist()) > 60
    with sqlite3.connect(tmp_path / "collection.anki2") as db:
        notes = [row[0].split("\x1f") for row in db.execute("SELECT flds FROM notes")]
    db.close()
    assert len(notes) == 62
    assert all(note[0].split('"')[1] in media for note in notes)
    assert any(note[1] == "Matto" for note in notes)
    assert list(behind.iterdir()) == []


@pytest.mark.parametrize("locale", ["it-IT", "en-GB"])
def test_the_page_offers_everything(locale: str) -> None:
    at = visit("prints", locale=locale)
    assert len(at.get("download_button")) == 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_on_paper_is_set_smaller_than_nine_points(lang: str) -> None:
    every = {
        "blank": bologna.blank(lang),
        "filled": bologna.filled(MATCH, lang),
        "jochi": sicily.blank(lang, 4),
        "tarot": france.blank(lang, 5),
        "handout": handout("Titolo", questions.drawn(LESSON, 4, 1, lang), 1, lang, "plain"),
    }
    assert {name: smallest(data) for name, data in every.items() if smallest(data) < SMALLEST} == {}
    assert not any("…" in text for text, _ in pages(every["blank"])), "and no heading of the score sheet is cut"
    assert not any("…" in text for text, _ in pages(every["tarot"]))


def smallest(data: bytes) -> float:
    """The smallest type of a document, in points."""
    found = set[float]()
    with pdfium.PdfDocument(data) as pdf:
        for page in pdf:
            text = page.get_textpage()
            printed = [at for at in range(text.count_chars()) if pdfium.raw.FPDFText_GetUnicode(text, at) > ord(" ")]
            found |= {round(pdfium.raw.FPDFText_GetFontSize(text, at), 2) for at in printed}
    return min(found)


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_one_page_says_which_card_of_a_78_card_tarot_stands_for_which(lang: str) -> None:
    ((told, picture),) = pages(conversion.sheet(lang))
    assert drawn(picture)
    said = " ".join(told.split())
    printed = [one.numeral for one in prints("marseille").values() if one.numeral]
    assert len(printed) == 21
    assert all(re.search(rf"\b{numeral}\b", said) for numeral in printed)
    assert all(
        phrases.card_name(code, lang, "name", "bologna") in said for code in ("Angel", "T7", "Moor1", "Begato", "Matto")
    )
