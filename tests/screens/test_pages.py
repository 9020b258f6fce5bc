"""Home, gallery, settings and about, in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml
from streamlit.proto.ButtonGroup_pb2 import ButtonGroup

from engine import game, games
from lessons.learner.event import Event
from lessons.learner.travel import export_import
from screens.parts.lesson.lesson_path import chapters
from screens.shared import services
from screens.wording import texts
from tests.screens.driving import LEARNER, given, pick, visit

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("", "gallery", "settings", "about")


def told(at) -> str:  # type: ignore[no-untyped-def]
    return " ".join(one.proto.body for one in at.get("html"))


@pytest.mark.parametrize("locale", ["it-IT", "en-GB", "de-DE"])
@pytest.mark.parametrize("page", PAGES)
def test_every_page_opens_in_the_language_of_the_browser(page: str, locale: str) -> None:
    at = visit(page, locale=locale)
    key = {"": "home", "gallery": "gallery", "settings": "settings", "about": "about"}[page]
    assert at.title[0].value == texts.text(f"{key}.title", "it" if locale == "it-IT" else "en")


@pytest.mark.parametrize(("locale", "now"), [("en-GB", "English"), ("it-IT", "Italiano"), ("fr-FR", "Français")])
def test_the_masthead_offers_every_other_language_by_its_own_name(locale: str, now: str) -> None:
    (menu,) = (one for one in visit("about", locale=locale).get("menu_button") if "language" in one.proto.id)
    assert menu.proto.label == now
    assert {now, *menu.proto.options} == {"English", "Italiano", "Français"}


def test_home_begins_with_the_first_lesson_and_lists_all() -> None:
    at = visit("")
    assert "Begin here" in told(at)
    assert told(at).count('class="cz-stop"') == len(services.courses())


def test_the_path_is_in_chapters_and_the_relatives_come_after_bologna() -> None:
    found = chapters(services.path(LEARNER))
    assert next(number for chapter in found for number, _ in chapter.stops if chapter.id == "tricks") == 1
    assert [number for chapter in found for number, _ in chapter.stops] == [*range(1, len(services.courses()) + 1)]
    relatives = next(chapter for chapter in found if chapter.id == "relatives")
    assert next(lesson.id for _, (lesson, _) in relatives.stops) == "ottocento/three-ways"
    assert {lesson.game for _, (lesson, _) in relatives.stops[1:]} == {"mineo3", "french4", "ottocento"}
    assert "other" not in {chapter.id for chapter in found}


def test_sicily_has_a_chapter_of_its_own_that_begins_with_its_cards() -> None:
    sicily = next(chapter for chapter in chapters(services.path(LEARNER)) if chapter.id == "sicily")
    assert next(lesson.id for _, (lesson, _) in sicily.stops) == "mineo3/the-cards"
    assert {lesson.game for _, (lesson, _) in sicily.stops} == {"mineo3"}
    assert "mineo3/following" not in {lesson.id for _, (lesson, _) in sicily.stops}, "it compares with Bologna"


def test_france_has_a_chapter_that_begins_with_tricks_and_compares_nothing() -> None:
    france = next(chapter for chapter in chapters(services.path(LEARNER)) if chapter.id == "france")
    assert next(lesson.id for _, (lesson, _) in france.stops) == "french4/first-tricks"
    assert {lesson.game for _, (lesson, _) in france.stops} == {"french4"}
    assert "french4/following" not in {lesson.id for _, (lesson, _) in france.stops}, "it compares with Bologna"


def test_the_french_games_for_other_numbers_come_after_the_one_for_four() -> None:
    ids = [chapter.id for chapter in chapters(services.path(LEARNER))]
    assert ids[-4:] == ["france", "france-more", "sicily", "sicily-more"]
    more = next(chapter for chapter in chapters(services.path(LEARNER)) if chapter.id == "france-more")
    assert {lesson.game for _, (lesson, _) in more.stops} == {"french2", "french3", "french5"}


def test_the_other_towns_of_sicily_come_after_mineo_for_three() -> None:
    more = chapters(services.path(LEARNER))[-1]
    assert more.id == "sicily-more"
    towns = {name for name in games() if game(name).family == "sicily"}
    assert {lesson.game for _, (lesson, _) in more.stops} == towns - {"mineo3"}


def test_the_chapter_of_the_next_lesson_is_open_and_the_others_are_folded() -> None:
    open_ = [one.proto.expanded for one in visit("").expander]
    assert open_ == [True] + [False] * (len(open_) - 1)


def test_a_code_nobody_has_used_is_not_silently_a_new_learner() -> None:
    at = visit("", learner=None, locale="it-IT")
    assert not at.warning
    at.query_params["learner"] = "luna-luna-luna-luna"
    at.run()
    assert "luna-luna-luna-luna" in at.warning[0].value.replace("\\", "")


def test_markup_in_a_code_is_shown_as_text() -> None:
    at = visit("", learner=None)
    at.query_params["learner"] = "<img src=x onerror=alert(1)>"
    at.run()
    assert not at.exception


def test_a_picked_card_is_shown_large_with_both_names_and_its_look_alikes() -> None:
    at = visit("gallery")
    shown = given(at)
    assert len(shown["rows"][0]["cards"]) == 62
    pick(at, 0)
    assert "Angelo" in told(at)
    assert "1 of the 21 trumps" in told(at)


def test_the_gallery_can_be_narrowed_to_a_group() -> None:
    at = visit("gallery")
    at.get("button_group")[1].set_value("groups").run()
    at.get("button_group")[2].set_value("contatori").run()
    assert [card["label"] for card in given(at)["rows"][0]["cards"]] == ["Bégato", "Matto"]


def test_the_gallery_has_the_sicilian_cards_too_drawn_with_names_and_groups_of_their_own() -> None:
    at = visit("gallery")
    at.get("button_group")[0].set_value("sicily").run()
    cards = given(at)["rows"][0]["cards"]
    assert [card["label"] for card in cards[:2]] == ["Jupiter (20)", "Atlas (19)"]
    assert len(cards) == 64
    assert given(at)["size"][0] / given(at)["size"][1] == pytest.approx(480 / 800)
    pick(at, 20)
    assert "Miseria" in told(at)
    assert "21 of the 21 trumps" in told(at)
    at.get("button_group")[1].set_value("groups").run()
    at.get("button_group")[2].set_value("arie").run()
    assert [card["label"] for card in given(at)["rows"][0]["cards"]][-1] == "Star (16)"


def test_the_gallery_has_the_french_cards_drawn_with_names_and_groups_of_their_own() -> None:
    at = visit("gallery")
    at.get("button_group")[0].set_value("france").run()
    cards = given(at)["rows"][0]["cards"]
    assert len(cards) == 78
    assert {card["label"] for card in cards} >= {"Trump 21", "Excuse", "Knight of spades"}
    assert given(at)["size"][0] / given(at)["size"][1] == pytest.approx(480 / 880)
    pick(at, [card["label"] for card in cards].index("Trump 21"))
    assert "Harlequin" in told(at)


def test_settings_show_the_code_the_house_rules_and_their_sources() -> None:
    at = visit("settings")
    assert LEARNER.replace("-", " ") in told(at)
    for rule in game("ottocento").house.all():
        assert texts.text(f"house.{rule.name}", "en").split()[0] in told(at)
    assert 'href="rules?at=ottocento%23scoring-the-grande"' in told(at)
    assert "Ottocento, Scoring the grande" in told(at)


def test_starting_over_keeps_the_old_answers_in_the_file() -> None:
    services.store().append(
        LEARNER,
        "ottocento/following",
        Event("next", services.courses()["ottocento/following"].lesson.steps[0].id, "n1"),
    )
    at = visit("settings")
    at.button(key="start over go").click().run()
    assert len(services.store().events(LEARNER, "ottocento/following")) == 1, "asked, and not done yet"
    at.button(key="start over yes").click().run()
    assert at.success
    assert [event.kind for event in services.store().events(LEARNER, "ottocento/following")] == ["next", "reset"]
    assert [attempt for lesson, attempt in services.path(LEARNER) if lesson.id == "ottocento/following"] == [None]


def test_the_file_holds_everything() -> None:
    services.store().append(LEARNER, "ottocento/following", Event("next", "x", "nonce-one"))
    assert len(export_import.unpack(export_import.pack(services.store(), LEARNER)).log) == 1


def test_every_text_is_there_in_both_languages_with_the_same_holes() -> None:
    found = yaml.safe_load((ROOT / "content" / "words" / "screens.yaml").read_text(encoding="utf-8"))
    for key, both in found.items():
        assert {"en", "it"} <= set(both), key
        assert set(re.findall(r"{(\w+)}", both["en"])) == set(re.findall(r"{(\w+)}", both["it"])), key


def test_every_text_a_screen_asks_for_exists() -> None:
    asked = set()
    for file in (ROOT / "screens").rglob("*.py"):
        asked |= set(re.findall(r'text\(\s*"([a-z_.-]+)"', file.read_text(encoding="utf-8")))
    for key in asked:
        assert texts.text(key, "it"), key
    assert len(asked) > 30


def test_every_house_rule_and_value_has_words() -> None:
    for rule in game("ottocento").house.all():
        for value in rule.choices:
            if isinstance(value, str):
                assert texts.text(f"house.{rule.name}.{value}", "it")


def test_what_the_frame_tells_the_browser_is_its_language_what_to_say_while_the_server_is_away_and_how_large_letters_are() -> (
    None
):
    at = visit("", locale="it-IT")
    (page,) = [one for one in at.get("bidi_component") if one.proto.component_name == "calzettini_page"]
    assert json.loads(page.proto.json) == ["it", texts.text("app.away", "it"), 1.0]


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "fr-FR"])
def test_the_rules_list_every_phrase_that_may_be_said_to_a_partner_with_what_it_means(locale: str) -> None:
    page = told(visit("rules", locale=locale))
    lists = re.findall(r'<dl class="cz-phrases">(.*?)</dl>', page)
    assert [one.count("<dt") for one in lists] == [26, 7], "of Mineo, and of other places"
    assert '<dt lang="scn">' in lists[0]
    assert "Chistu è" in lists[0]
    assert "<dd></dd>" not in page


@pytest.mark.parametrize(
    "address", ["settings", "gallery", "prints", "practice whole", "practice match", "practice mineo3"]
)
def test_options_wrap_on_a_telephone_so_that_none_is_out_of_sight(address: str) -> None:
    page, *game = address.split()
    groups = visit(page, **({"game": game[0]} if game else {})).get("button_group")
    assert groups
    assert {one.proto.style for one in groups} == {ButtonGroup.Style.PILLS}
    # Where options stand beside one another in a row of their own Streamlit would have them scrolled.
    assert page != "practice" or all(one.proto.wrap for one in groups)
