"""The game one learns: set by hand or by the first lesson one begins, and what opens with it."""

from __future__ import annotations

import pytest
from streamlit.testing.v1 import AppTest

from engine import game
from lessons.learner.event import Event
from screens.parts.lesson.flourish import fan
from screens.parts.lesson.lesson_path import chapters
from screens.shared import services
from screens.wording import texts
from tests.screens.driving import LEARNER, given, visit
from tests.screens.posting import Device

FAMILIES = {"bologna": "ottocento", "france": "french4", "sicily": "mineo3"}


def learns(name: str) -> None:
    services.store().keep(LEARNER, {"learned": name})


def begin(lesson: str) -> None:
    first = services.courses()[lesson].lesson.steps[0].id
    services.store().append(LEARNER, lesson, Event("next", first, f"begin-{lesson.replace('/', '-')}"))


def kept() -> dict[str, str]:
    found = services.store().learner(LEARNER)
    assert found
    return dict(found.settings)


def told(at: AppTest) -> str:
    return " ".join(one.proto.body for one in at.get("html"))


def links(at: AppTest) -> list[str]:
    return [one.proto.label for one in at.get("page_link")]


def tables() -> list[str]:
    return [one for one in links(visit("practice")) if one.startswith(("Play: ", "At the table: "))]


def test_the_first_lesson_one_begins_sets_it_and_a_later_one_does_not() -> None:
    visit("home")
    assert "learned" not in kept()
    begin("mineo3/the-cards")
    visit("home")
    assert kept()["learned"] == "mineo3"
    begin("ottocento/four-tricks")
    visit("home")
    assert kept()["learned"] == "mineo3"


def test_whoever_has_learnt_for_long_learns_what_they_began_with() -> None:
    begin("ottocento/four-tricks")
    begin("mineo3/the-cards")
    visit("practice")
    assert kept()["learned"] == "ottocento"


def test_in_the_settings_a_family_is_chosen_and_then_one_of_its_games() -> None:
    at = visit("settings")
    pills = next(one for one in at.get("button_group") if "learned" in one.proto.id)
    assert not pills.value
    pills.set_value("sicily").run()
    assert kept()["learned"] == "mineo3"
    (games,) = (one for one in at.selectbox if one.label == "Which of its games")
    assert len(games.options) == 11
    assert "rivanto" in told(at), "its house rules"
    games.set_value("calatafimi4").run()
    assert kept()["learned"] == "calatafimi4"
    assert "Play: Calatafimi, four players" in links(visit("home")), "the table too"


@pytest.mark.parametrize("family", FAMILIES)
def test_home_begins_with_its_chapter_and_its_next_lesson(family: str) -> None:
    learns(FAMILIES[family])
    path = services.path(LEARNER)
    at = visit("home")
    first = at.expander[0].proto
    assert first.expanded
    its = chapters(path, first=family)[0]
    assert first.label.startswith(f"{ {'bologna': 'The cards', 'france': 'France', 'sicily': 'Sicily'}[family] }")
    assert {game(lesson.game).family for _, (lesson, _) in its.stops} == {family}
    assert f'<p class="cz-title">{its.stops[0][1][0].title.en}</p>' in told(at)
    assert fan("drawn", family=family) in told(at)
    own = texts.text("home.title" + ("" if family == "bologna" else f".{family}"), "en")
    assert at.title[0].value == own


@pytest.mark.parametrize("family", FAMILIES)
def test_the_path_holds_every_lesson_once_in_whatever_order(family: str) -> None:
    path = services.path(LEARNER)
    found = [stop for chapter in chapters(path, first=family) for stop in chapter.stops]
    assert [number for number, _ in found] == [*range(1, len(path) + 1)]
    assert {lesson.id for _, (lesson, _) in found} == {lesson.id for lesson, _ in path}


def test_what_was_begun_elsewhere_is_offered_beside_the_game_one_learns() -> None:
    learns("mineo3")
    begin("ottocento/four-tricks")
    at = visit("home")
    title = services.courses()["ottocento/four-tricks"].lesson.title.en
    assert f"Continue where you left off: {title}" in links(at)
    assert f'<p class="cz-title">{title}</p>' not in told(at)


def test_a_town_is_offered_its_own_lesson_as_soon_as_what_it_asks_for_is_taken() -> None:
    learns("ragusa")
    home = told(visit("home"))
    assert f'<p class="cz-title">{services.courses()["mineo3/the-cards"].lesson.title.en}</p>' in home


@pytest.mark.parametrize(("name", "first"), [("mineo4", "Mineo, four"), ("french5", "French Tarot, five")])
def test_practice_offers_its_table_first(name: str, first: str) -> None:
    learns(name)
    assert tables()[0].startswith(f"Play: {first}")


def test_practice_begins_with_bologna_where_bologna_is_learnt() -> None:
    learns("ottocento")
    assert tables()[0] == "At the table: Play four tricks"


@pytest.mark.parametrize(
    ("name", "opened"), [("", "ottocento"), ("ottocento", "ottocento"), ("vanto", "vanto"), ("french2", "french4")]
)
def test_the_scoring_table_opens_with_it(name: str, opened: str) -> None:
    learns(name)
    at = visit("workbench")
    assert at.selectbox[0].value == opened
    assert visit("workbench", do="learn").selectbox[0].value == "ottocento", "the three ways are Bologna's"
    assert visit("workbench", game="mineo4").selectbox[0].value == "mineo4", "what the address says"


@pytest.mark.parametrize(
    ("name", "first", "begins"),
    [("", "bologna", "mineo3"), ("tortorici3", "sicily", "tortorici3"), ("mille", "bologna", "mineo3")],
)
def test_the_scorekeeper_begins_with_it(name: str, first: str, begins: str) -> None:
    learns(name)
    panel = Device("match/new").look()
    assert panel["first"] == first
    sicily = next(one for one in panel["families"] if one["name"] == "sicily")
    assert sicily["form"]["had"]["way"] == begins


@pytest.mark.parametrize("family", FAMILIES)
def test_the_cards_and_the_rules_open_with_it(family: str) -> None:
    learns(FAMILIES[family])
    assert len(given(visit("gallery"))["rows"][0]["cards"]) == {"bologna": 62, "france": 78, "sicily": 64}[family]
    books = told(visit("rules")).partition('<nav class="cz-books"')[2]
    assert books.index('href="#book-') == books.index(
        f'href="#book-{ {"bologna": "ottocento", "france": "french", "sicily": "sicilian"}[family] }"'
    )


def test_what_a_file_says_about_it_counts_only_where_there_is_such_a_game() -> None:
    learns("bridge")
    assert "Begin here" in told(visit("home"))
