"""What a table sees of a pause to talk: the cards, the words, and a button that says that it has talked."""

from __future__ import annotations

import pytest

from lessons.session.state import Attempt
from screens.views.lesson import LessonView
from tests.lessons.test_discuss import TALK, begun
from tests.lessons.test_player import HELLO, Learner


def given(attempt: Attempt, lang: str) -> dict[str, object]:
    return LessonView(attempt, lang, "drawn").given()


@pytest.mark.parametrize(
    ("lang", "talk", "button"),
    [("en", "Talk about it.", "We have talked: go on"), ("it", "Parlatene.", "Ne abbiamo parlato: avanti")],
)
def test_a_question_is_shown_to_be_talked_about_and_cannot_be_answered_yet(lang: str, talk: str, button: str) -> None:
    shown = given(begun(TALK).at, lang)
    assert shown["rows"]
    assert talk in str(shown["prompt"])
    assert shown["words"]["next"] == button  # type: ignore[index]
    assert [name for name, open_ in shown["can"].items() if open_] == ["next"]  # type: ignore[attr-defined]
    after = given(begun(TALK).do("next"), lang)
    assert talk not in str(after["prompt"])
    assert after["can"]["answer"]  # type: ignore[index]
    assert after["words"]["next"] != button  # type: ignore[index]


def test_a_text_can_be_such_a_pause_too() -> None:
    shown = given(Learner(HELLO.replace("- say:", "- discuss: true\n    say:")).at, "en")
    assert "Talk about it." in str(shown["prompt"])
    assert shown["words"]["next"] == "We have talked: go on"  # type: ignore[index]
