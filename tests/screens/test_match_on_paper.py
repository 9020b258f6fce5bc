"""The sheet of a match says who played, whatever letters the names have, and on which day that was where one played."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pypdfium2 as pdfium
import pytest

from engine.games.bologna.scorekeeper import Start
from lessons.learner.days import written_day
from screens.components.match_forms.families import as_text
from screens.prints.paper import Paper
from screens.prints.sheets import bologna, france, sicily
from tests.screens.keeping import begun, on_disk
from tests.screens.kept_match import FIRST, keeper
from tests.screens.posting import Device

NAMES = ("四郎", "Ana 😀", "محمد", "Łucja", "李")
ON_PAPER = ("(1)", "Ana (2)", "(3)", "Łucja", "(5)")
SEATS = {"ottocento": 4, "mineo3": 3, "french5": 5}


def text_of(pdf: bytes) -> str:
    with pdfium.PdfDocument(pdf) as paper:
        return "\n".join(page.get_textpage().get_text_bounded() for page in paper)


def match_of(game: str, names: tuple[str, ...]) -> Device:
    if game == "ottocento":
        return keeper(FIRST, start=Start((names[0], names[1], names[2], names[3]), sides=("", "北京")))
    return begun(game, names)


@pytest.mark.parametrize("game", SEATS)
def test_a_name_in_letters_that_cannot_be_printed_is_told_by_its_seat(game: str) -> None:
    device = match_of(game, NAMES[: SEATS[game]])
    pdf, text = (
        device.get(next(href for _, href in device.panel["files"] if f".{sort}" in href)).body
        for sort in ("pdf", "txt")
    )
    for shown, name in zip(ON_PAPER, NAMES[: SEATS[game]], strict=False):
        assert shown in text_of(pdf)
        assert name in text.decode(), "a text has every letter"


@pytest.mark.parametrize("text", ["M" * 24, f"{'M' * 24} plays alone", f"plays alone {'M' * 24}", "one two three " * 9])
@pytest.mark.parametrize(("width", "height"), [(20, 8.5), (34, 12)])
def test_whatever_stands_in_a_cell_stays_in_it(
    text: str, width: float, height: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    wide, cell = list[float](), Paper.cell

    def spy(paper: Paper, w: float, h: float, text: str = "", **more: Any) -> Any:
        wide.append(paper.get_string_width(text) - w)
        return cell(paper, w, h, text, **more)

    paper = Paper("", "en")
    monkeypatch.setattr(Paper, "cell", spy)
    paper.fitted(width, height, text, 11)
    assert max(wide) < 0


@pytest.fixture
def rome(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as there:
        there.setenv("TZ", "Europe/Rome")
        time.tzset()
        yield
    time.tzset()


@pytest.mark.usefixtures("rome")
@pytest.mark.parametrize("game", SEATS)
def test_a_match_is_of_the_day_on_which_it_began_where_it_was_played(game: str) -> None:
    """Half an hour into the year."""
    at, match = (
        "2025-12-31T23:30:00.000+00:00",
        on_disk(match_of(game, ("Anna", "Bruno", "Carla", "Dino", "Elsa")[: SEATS[game]])),
    )
    sheet = {"ottocento": bologna, "mineo3": sicily, "french5": france}[game]
    assert "2026-01-01" in text_of(sheet.filled(match, "it", at))
    assert "2026-01-01" in as_text(match, "it", "", at)
    assert written_day("") == ""
