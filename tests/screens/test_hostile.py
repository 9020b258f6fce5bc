"""Whatever somebody types, brings along or puts into an address is shown as text, or refused with the reason."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from streamlit.testing.v1 import AppTest

from engine.errors import BadInput
from engine.games.bologna.scorekeeper import fold
from lessons.club import own_lessons
from lessons.learner import shape
from lessons.learner.first_names import tidy
from lessons.learner.travel import export_import
from lessons.score_forms.families import fold as fold_any
from lessons.tables.recorded import record_of
from screens.card_pictures import addresses, custom_packs
from screens.pages import packs
from screens.parts.learner.export_file import refused
from screens.prints import questions
from screens.prints.cells import as_table
from screens.shared import services
from screens.wording import record_errors
from screens.wording.texts import plain, unmarked
from tests.lessons.test_own_lessons import SHARED
from tests.lessons.whole_hand import whole_hand
from tests.screens.driving import LEARNER, visit
from tests.screens.hostile import HOSTILE, as_html, as_markdown, carried
from tests.screens.posting import Device

SORTS = pytest.mark.parametrize("sort", HOSTILE)
PAGES = ("", "lesson", "review", "progress", "practice", "gallery", "glossary", "rules", "workbench", "scorekeeper", "prints",
         "settings", "packs", "lessons", "preview", "evening", "about")  # fmt: skip
PARAMETERS = ("id", "sitting", "practise", "game", "match", "show", "do", "p", "at", "lesson", "seed", "step", "sure")
UNSEEN = set("\x00\x07\x1b\x7f\u202e\u2066\u200b\ufeff\ud800")


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    own_lessons.forget()
    yield
    own_lessons.forget()
    custom_packs.forget()
    addresses.shelf.cache_clear()
    addresses.size.cache_clear()


def plain_line(bad: str) -> str:
    """What of it may stand in one line of a file that is short enough to be opened."""
    return carried(bad).replace("\n", " ").replace("\r", " ").strip()[:60] or "?"


def only_text(at: AppTest, bad: str) -> None:
    """The page stands, and nothing on it reads the text as Markdown or HTML."""
    assert not at.exception, at.exception
    start = bad.strip()[:40]
    if unmarked(start) != start:
        assert start not in as_markdown(at)
    if "<" in start:
        assert start not in as_html(at)
    if UNSEEN & set(start):
        assert not (UNSEEN & set(as_markdown(at) + as_html(at)))


@SORTS
def test_a_text_where_markdown_is_read_has_nothing_left_that_acts(sort: str) -> None:
    told = unmarked(HOSTILE[sort])
    assert not set(told) & UNSEEN
    assert "\n" not in told
    bare = told.replace("\\\\", "")
    assert all(bare[place - 1] == "\\" for place, one in enumerate(bare) if one in "`*_[]()<>:$~!#|&")
    told.encode()


def test_a_code_in_the_address_is_quoted_as_text() -> None:
    at = visit("", learner=None)
    for bad in map(carried, HOSTILE.values()):
        at.query_params["learner"] = bad
        only_text(at.run(), bad)


@pytest.mark.parametrize("page", PAGES)
def test_every_page_stands_whatever_its_address_says(page: str) -> None:
    at = visit(page)
    for bad in map(carried, list(HOSTILE.values())[PAGES.index(page) % 6 :: 6]):
        for name in PARAMETERS:
            at.query_params[name] = bad
        only_text(at.run(), bad)


def test_names_and_codes_that_are_typed_are_kept_as_text_or_refused() -> None:
    at = visit("settings")
    for bad in map(carried, HOSTILE.values()):
        name, code = at.text_input
        for field, press in ((name, 0), (code, 1)):
            field.set_value(bad[:40])
            forms = [one for one in at.button if one.proto.is_form_submitter]
            forms[press].click()
            only_text(at.run(), bad[:40])
            name, code = at.text_input
    kept = services.store().learner(LEARNER)
    assert kept is not None
    assert kept.settings["name"] == (shape.name(kept.settings["name"]) or "")


@SORTS
def test_names_at_a_table_are_kept_as_they_are_or_refused(sort: str) -> None:
    bad = carried(HOSTILE[sort])
    device = Device("match/new")
    device.press("begin", {"names": [bad, "Bruno", "Carla", "Dino"]})
    if device.refused:
        assert device.why
        return
    match = fold(services.store().matches.entries(device.panel["opened"]))
    assert match.start.names[0] == tidy(bad)
    assert match.start.names[0].isprintable()
    at = visit("scorekeeper", match=device.panel["opened"])
    only_text(at, bad)


@SORTS
def test_half_a_character_in_a_move_is_refused_and_nothing_is_written(sort: str) -> None:
    device = Device("match/new")
    device.press("begin", {"names": ["Anna", "Bruno", "Carla", "Dino"], "sides": [HOSTILE[sort], ""]})
    if not device.refused:
        told = json.dumps(device.panel, ensure_ascii=False)
        assert not UNSEEN & set(told)


@SORTS
def test_a_record_that_is_opened_is_quoted_as_text(sort: str) -> None:
    good = record_of(whole_hand(3))
    line = plain_line(HOSTILE[sort])
    bad = f"{good}\n{line}\n"
    with pytest.raises(BadInput) as error:
        record_errors.read(bad)
    for lang in ("en", "it"):
        told = record_errors.explain(error.value, bad, lang)
        assert not set(told) & UNSEEN
        assert line not in told or unmarked(line) == line, told


@pytest.mark.parametrize("pasted", ["\u2068Zoe\u0301\u2069", "\u200eZoé\u202c", "\ufeffZo\u00adé\u200b"])
def test_a_name_pasted_from_an_address_book_is_the_name_wherever_it_is_typed(pasted: str) -> None:
    assert shape.name(pasted) == "Zoé"
    for others in (
        {"names": [pasted, "B", "C", "D"], "sides": [pasted, ""]},
        {"game": "mineo3", "names": [pasted, "B", "C"]},
    ):
        device = Device("match/new")
        device.press("begin", others)
        assert not device.refused, device.why
        start = fold_any(services.store().matches.entries(device.panel["opened"])).start
        assert start.names[0] == "Zoé"
        assert getattr(start, "sides", ("Zoé",))[0] == "Zoé"
    hall = Device("desk/new", learner=LEARNER)
    hall.look()
    code = hall.press("open")["opened"]
    phone = Device(f"room/{code}", learner="onda-onda-faro-luna")
    phone.look()
    phone.press("join", {"name": pasted})
    assert [one["name"] for one in Device(f"desk/{code}", learner=LEARNER).look()["people"]] == ["Zoé"]


@SORTS
def test_a_name_in_an_evening_is_kept_as_text_or_refused(sort: str) -> None:
    hall = Device("desk/new", learner=LEARNER)
    hall.look()
    code = hall.press("open")["opened"]
    phone = Device(f"room/{code}", learner="onda-onda-faro-luna")
    phone.look()
    phone.press("join", {"name": carried(HOSTILE[sort])})
    people = Device(f"desk/{code}", learner=LEARNER).look()["people"]
    assert phone.refused or phone.why or people[0]["name"].split() == tidy(carried(HOSTILE[sort])).split()
    assert not UNSEEN & set(json.dumps(people, ensure_ascii=False)) - set("\u200d")


def test_titles_and_words_of_a_clubs_lessons_are_text(tmp_path: Path) -> None:
    some = list(HOSTILE.values())[::4]  # each is asked once before it is taken
    folder = tmp_path / "lessons"
    folder.mkdir(exist_ok=True)
    for number, bad in enumerate(some):
        quoted = json.dumps(bad)[1:-1]
        text = SHARED.replace("circolo-x", f"hostile-{number}").replace("our-habit", f"habit-{number}")
        text = text.replace("knocker", f"knocker{number}").replace("[Anna, Bruno]", json.dumps([bad[:60]]))
        for plainly in ("Our table", "Deal slowly.", "The habit of our table", "Who knocks."):
            text = text.replace(plainly, quoted)
        (folder / f"h{number}.yaml").write_text(text)
    (folder / "<img src=x>.yaml").write_text("id: [")
    services.look_again()
    for page in ("lessons", "", "preview", "prints", "settings", "review"):
        at = visit(page)
        for bad in some:
            only_text(at, bad)
    taken = services.own().ids
    assert len(taken) > len(some) / 2
    for lesson in sorted(taken)[::4]:
        for at in (visit("lesson", id=lesson), visit("preview", lesson=lesson)):
            for bad in some:
                only_text(at, bad)


def test_what_packs_say_of_themselves_is_text(tmp_path: Path) -> None:
    for number, bad in enumerate(HOSTILE.values()):
        folder = tmp_path / "packs" / f"pack-{number}"
        folder.mkdir(parents=True)
        manifest = {
            "schema": 1,
            "deck": "bologna",
            "title": bad,
            "note": bad,
            "cards": {"Angel": bad, bad: "x.png", "SK": [bad]},
        }
        (folder / "manifest.json").write_text(json.dumps(manifest))
    addresses.look()
    assert len(custom_packs.found()) == len(HOSTILE)
    for at in (visit("packs"), visit("settings")):
        for bad in HOSTILE.values():
            only_text(at, bad)
    for name in packs.names("en").values():
        name.encode()


FIELDS = ("code", "created", "name", "lesson", "step", "kind", "nonce", "at", "data")


def file_with(field: str, bad: str) -> bytes:
    """A learner's file with this text in one of its fields."""
    at = "2026-01-01T00:00:00+00:00"
    event: dict[str, Any] = {"lesson": "a/b", "step": "s", "kind": "next", "data": {}, "nonce": "nonce-0001", "at": at}
    file: dict[str, Any] = {"learner": LEARNER, "created": at, "settings": {}, "matches": []}
    if field == "name":
        file["settings"] = {"name": bad}
    elif field in event:
        event[field] = {"x": bad} if field == "data" else bad
    else:
        file["learner" if field == "code" else field] = bad
    file |= {"format": export_import.FORMAT, "version": 2, "events": [event]}
    try:
        file["sum"] = export_import._sum(file)
    except UnicodeEncodeError:
        file["sum"] = ""
    return json.dumps(file).encode()


@pytest.mark.parametrize("field", FIELDS)
def test_a_file_that_is_brought_in_is_taken_as_text_or_refused_with_the_reason(field: str) -> None:
    for bad in HOSTILE.values():
        try:
            taken = export_import.unpack(file_with(field, bad))
        except export_import.BadFile as wrong:
            for told in (refused(wrong, lang) for lang in ("en", "it")):
                assert told.encode()
                assert not UNSEEN & set(told), (bad, told)
        else:
            assert json.dumps([event.data for _, event in taken.log], ensure_ascii=False).encode()


@pytest.mark.parametrize(
    "cell", ['=HYPERLINK("http://x")', "@SUM(1)", "+1", "-1", "\t=1", "\r=1", "\n=1", "\t1", "\r1", " =1"]
)
def test_what_a_spreadsheet_would_compute_is_a_text_in_every_table(cell: str) -> None:
    told = as_table([[cell, "plain"]], "en").decode("utf-8-sig")
    assert next(csv.reader(io.StringIO(told, newline=""))) == [f"'{cell}", "plain"]


@SORTS
def test_no_cell_of_a_table_is_a_formula(sort: str) -> None:
    bad = carried(HOSTILE[sort])
    asked = SimpleNamespace(skill=bad, question=bad, lying=bad, choices=(), answer=bad, reason=bad, codes=())
    told = questions.as_csv([cast(questions.PrintedQuestion, asked)], "en").decode("utf-8-sig")
    _, row = csv.reader(io.StringIO(told, newline=""))
    assert not any(cell.lstrip()[:1] in tuple("=+-@") for cell in row)
    assert row[2] in (bad, f"'{bad}")
    assert plain(bad) == plain(plain(bad))
