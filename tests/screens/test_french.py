"""The whole app in French; lessons that have no French say so and are taken in another language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lessons.club import own_lessons
from screens.components.bench.props import words_under
from screens.shared import services, sessions
from screens.wording.texts import headed, texts_under, unmarked
from tests.lessons.test_own_lessons import SHARED

from .driving import LEARNER, given, lesson, play, visit

FRENCH, BOLOGNA, CLUBS = "french4/following", "ottocento/three-ways", "ottocento/circolo-x"


@pytest.fixture
def without_french(tmp_path: Path) -> Iterator[str]:
    """A club's own lesson, in English and Italian."""
    own_lessons.forget()
    services._opened()
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "ours.yaml").write_text(SHARED, encoding="utf-8")
    own_lessons.look()
    yield CLUBS
    own_lessons.forget()


def words(at: Any) -> str:
    """All that the table says, in one text."""
    told = given(at)
    said = [text for paragraph in told["prompt"] for _, text in paragraph] + told["hints"]
    said += [row["label"] for row in told["rows"]] + [card["label"] for row in told["rows"] for card in row["cards"]]
    return " ".join([*said, *(told["mark"]["says"] if told["mark"] else []), *told["words"].values()])


def choose(at: Any, lang: str) -> Any:
    (control,) = [one for one in at.get("button_group") if "language of" in one.proto.id]
    control.set_value([lang] if isinstance(control.value, list) else lang)
    return at.run()


def test_a_french_browser_gets_the_app_in_french_and_lessons_without_french_say_so(without_french: str) -> None:
    for name, said in ((FRENCH, "La même main"), (BOLOGNA, "Voici une main")):
        at = lesson(name, locale="fr-FR")
        assert at.title[0].value.startswith("Fournir")
        assert given(at)["lang"] == "fr"
        assert said in words(at)
    at = lesson(without_french, locale="fr-FR")
    assert given(at)["lang"] == "en"
    assert at.caption[0].value == "Cette leçon n'est pas encore en français. Elle se lit en\u00a0: English, Italiano."
    assert given(choose(at, "it"))["lang"] == "it"
    assert visit("home", locale="fr-FR").title[0].value == "Apprends le tarot", "the app goes on in French"


def test_who_opens_the_app_in_french_is_offered_the_french_game_in_french() -> None:
    first = " ".join(one.proto.body for one in visit("home", locale="fr-FR").get("html")[:2])
    assert "Commence ici" in first
    assert "Les premiers plis" in first
    assert "Following" not in first
    assert "English" not in first


def test_the_path_of_who_opens_the_app_in_french_begins_with_the_french_game() -> None:
    labels = [one.label for one in visit("home", locale="fr-FR").get("expander")]
    assert labels[0].startswith("La France"), labels
    assert any(one.startswith("Bologne, les cartes et les plis") for one in labels[1:]), "the others say whose they are"


def test_who_learns_the_french_game_is_told_where_ottocento_is_sat_down_to() -> None:
    links = [one.proto.label for one in visit("home", locale="fr-FR").get("page_link")]
    for what in ("Jouer quatre plis", "Jouer une donne entière", "Jouer une partie"):
        assert f"{what}\u00a0: Ottocento" in links
    table = visit("practice", game="whole", locale="fr-FR")
    assert table.title[0].value == "Jouer une donne entière\u00a0: Ottocento"
    assert "Play four tricks" in [one.proto.label for one in visit("home").get("page_link")], "as in Bologna"


def test_an_italian_takes_it_in_italian_until_french_is_chosen() -> None:
    at = lesson(FRENCH, locale="it-IT")
    assert given(at)["lang"] == "it"
    (menu,) = (one for one in at.get("menu_button") if "language" in one.proto.id)
    assert menu.proto.label == "Italiano"
    assert sorted(menu.proto.options) == ["English", "Français"]
    services.store().keep(LEARNER, {"language": "fr"})
    assert given(lesson(FRENCH, locale="it-IT"))["lang"] == "fr", "kept"


def test_no_choice_of_language_where_there_is_none() -> None:
    at = lesson(BOLOGNA)
    assert not [one for one in at.get("button_group") if "language of" in one.proto.id]


@pytest.mark.parametrize(("locale", "lang"), [("fr-FR", "fr"), ("it-IT", "it"), ("en-GB", "en")])
def test_the_french_lesson_can_be_walked_to_its_end_and_nothing_is_blank(locale: str, lang: str) -> None:
    at = lesson(FRENCH, locale=locale)
    for _ in range(200):
        told = given(at)
        assert told["lang"] == lang
        assert words(at).strip()
        assert all(card["label"] for row in told["rows"] for card in row["cards"])
        attempt = sessions.sessions().state(LEARNER, f"lesson/{FRENCH}").attempt
        if attempt.done:
            break
        if attempt.asks and not attempt.over:
            assert attempt.kind is not None
            for _ in range(3 - len(told["hints"])):
                play(at, "hint")
            play(at, "answer", list(attempt.kind.right(attempt.item)))
            assert given(at)["mark"]["source"][0][0].startswith("Tarot fran" if lang != "en" else "French Tarot")
        else:
            play(at, "next")
    assert sessions.sessions().state(LEARNER, f"lesson/{FRENCH}").attempt.done


def test_the_rules_of_french_tarot_are_read_in_french_where_lessons_are() -> None:
    shown = " ".join(one.proto.body for one in visit("rules", locale="fr-FR", at="french#bonuses").get("html"))
    assert "Tarot français, Les primes" in shown
    assert "Combinaisons\u00a0: criccone" in shown


def test_what_the_app_puts_a_colon_to_has_the_blank_of_french_before_it() -> None:
    bare = re.compile(r"\w:(?=</| )")
    assert headed("À retenir", "fr") == "À retenir\u00a0:"
    assert (headed("Da ricordare", "it"), headed("Source", "en")) == ("Da ricordare:", "Source:")
    browser = (
        texts_under("table", "fr"),
        texts_under("keeper", "fr"),
        words_under("workbench.ui", "fr"),
        texts_under("evening.every", "fr"),
    )
    assert {words["headed"] for words in browser} == {"{what}\u00a0:"}, "what the browser puts a colon to"
    for page in ("home", "gallery", "rules", "prints"):
        shown = " ".join(one.proto.body for one in visit(page, locale="fr-FR").get("html"))
        assert not bare.search(re.sub(r'<[^<>]* style="[^"]*"[^<>]*>|<style.*?</style>', "", shown, flags=re.S)), page


def test_a_title_does_not_break_before_its_colon() -> None:
    assert unmarked("À  cinq\u00a0: deux\nparts") == "À cinq\u00a0\\: deux parts"


def test_the_problem_of_the_day_is_in_french_throughout() -> None:
    at = lesson("ottocento/problems", locale="fr-FR")
    assert given(at)["lang"] == "fr"
    at = visit("lesson", id="ottocento/problems", step="the-day", seed="739578", locale="fr-FR")
    assert words(at).startswith("Quelle carte rapporte le plus")
