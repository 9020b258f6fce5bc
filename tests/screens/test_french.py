"""A lesson that offers French can be taken in French; everything else stays in the learner's own language."""

from __future__ import annotations

from typing import Any

import pytest

from screens import sessions

from .driving import LEARNER, given, lesson, play, visit

FRENCH, BOLOGNA = "french4/following", "ottocento/three-ways"


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


def test_a_french_browser_gets_the_french_lesson_in_french_and_the_others_in_english() -> None:
    at = lesson(FRENCH, locale="fr-FR")
    assert at.title[0].value.startswith("Fournir")
    assert given(at)["lang"] == "fr"
    assert "La même main" in words(at)
    assert given(lesson(BOLOGNA, locale="fr-FR"))["lang"] == "en"
    assert visit("home", locale="fr-FR").title[0].value.startswith("Learn")


def test_an_italian_takes_it_in_italian_until_french_is_chosen() -> None:
    at = lesson(FRENCH, locale="it-IT")
    assert given(at)["lang"] == "it"
    choose(at, "fr")
    assert given(at)["lang"] == "fr"
    assert given(lesson(BOLOGNA, locale="it-IT"))["lang"] == "it", "elsewhere the learner's own language"
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
        taking = sessions.sessions().state(LEARNER, f"lesson/{FRENCH}").taking
        if taking.done:
            break
        if taking.asks and not taking.over:
            assert taking.kind is not None
            for _ in range(3 - len(told["hints"])):
                play(at, "hint")
            play(at, "answer", list(taking.kind.right(taking.item)))
            assert given(at)["mark"]["source"][0][0].startswith("Tarot fran" if lang != "en" else "French Tarot")
        else:
            play(at, "next")
    assert sessions.sessions().state(LEARNER, f"lesson/{FRENCH}").taking.done


def test_the_rules_of_french_tarot_are_read_in_french_where_lessons_are() -> None:
    shown = " ".join(one.proto.body for one in visit("rules", locale="fr-FR", at="french#bonuses").get("html"))
    assert "Tarot français, Les primes" in shown
    assert "Combinations: criccone" in shown
