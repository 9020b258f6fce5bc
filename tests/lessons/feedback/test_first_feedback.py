"""What is said of an answer speaks of this answer: the fool that was led, the one card asked for."""

from __future__ import annotations

import pytest

from engine.game import Game, game
from lessons.question.answered import marking
from lessons.question.kind import Message
from lessons.question.registry import kinds, misconceptions
from lessons.question.sampling import draw
from lessons.review import trial
from lessons.text import phrases
from lessons.text.card_catalogue import books
from tests.lessons.table import FRENCH, OTTOCENTO, ROOT, ask


@pytest.mark.parametrize(("game", "fool"), [(OTTOCENTO, "Matto"), (FRENCH, "Excuse")])
def test_where_the_fool_was_led_it_is_said_whose_suit_it_is(game: object, fool: str) -> None:
    for kind, fields in (
        ("who-wins", {"trick": f"{fool} D7 DK S8"}),
        ("legal-plays", {"trick": f"{fool} D7", "hand": "DK S8"}),
    ):
        item = ask(kind, 0, game, **fields)
        said = marking.mark(kinds()[kind], item, (), kinds()[kind].right(item)).says
        assert said[0].reason == "fool-set-no-suit"
        assert said[0].facts == {"card": fool, "suit": "D"}


@pytest.mark.parametrize(
    ("lang", "which"), [("en", "played last"), ("it", "l'ultimo giocato"), ("fr", "le dernier joué")]
)
def test_where_two_moors_lie_the_answer_is_told_from_the_other(lang: phrases.Lang, which: str) -> None:
    kind = kinds()["who-wins"]
    two = kind.reveal(ask("who-wins", 0, OTTOCENTO, trick="Moor1 CK Moor3 C9"))
    assert which in phrases.say(two.says[0], lang, "bologna")
    one = kind.reveal(ask("who-wins", 0, OTTOCENTO, trick="Moor1 CK SK C9"))
    assert which not in phrases.say(one.says[0], lang, "bologna")


def test_of_one_card_asked_for_nothing_is_left_out() -> None:
    item = ask("give-for-matto", ask="usual", taken="SQ S8 T6 SA")
    kind = kinds()["give-for-matto"]
    wrong = next(i for i, code in enumerate(kind.panel(item).pickable) if code == "SQ")
    reasons = [said.reason for said in marking.mark(kind, item, (), (wrong,)).says]
    assert "steps.this-one" in reasons
    assert "steps.left-out" not in reasons


def test_no_card_with_a_horse_is_told_by_its_lack_of_one() -> None:
    knights = {code: one for code, one in books()["bologna"].items() if code.endswith("N")}
    assert len(knights) == 4
    for one in knights.values():
        assert "seems" not in one.tell["en"]
        assert "sembra" not in one.tell["it"].casefold()


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_the_first_hint_for_a_group_does_not_ask_the_question_again(lang: phrases.Lang) -> None:
    family = "france" if lang == "fr" else "bologna"
    group = "bouts" if lang == "fr" else "tarocchi"
    hint = phrases.say(Message("hint.pick-cards.look-group", {"group": group}), lang, family)
    common = {"en": "in common", "it": "in comune", "fr": "réunit"}
    assert common[lang] in hint


def test_every_misconception_has_a_file_of_its_own_that_is_called_by_its_id() -> None:
    files = {path.stem for path in (ROOT / "lessons" / "misconceptions").glob("*.py") if path.stem != "__init__"}
    called = {name.replace("-", "_") for name in misconceptions()}
    assert files == {f"n{name}" if name[0].isdigit() else name for name in called}, "a module cannot begin with a digit"


@pytest.mark.parametrize("name", trial.names())
def test_what_is_right_is_told_with_its_reason_for_every_question_of_a_test(name: str) -> None:
    form = trial.form(name)
    for asked in (one for part in form.parts.values() for one in part):
        kind = kinds()[asked.kind]
        item = draw(kind, asked.spec("item"), game(form.game), seed=1)
        answer = {said.reason for said in kind.solution(item)}
        reasons = [said.reason for said in kind.reveal(item).says if said.reason not in answer]
        assert [one for one in reasons if not one.endswith(".right")], asked


@pytest.mark.parametrize(("family", "last"), [(OTTOCENTO, "so 8"), (FRENCH, "makes 8")])
def test_card_points_that_are_shown_are_counted_before_one_s_eyes(family: Game, last: str) -> None:
    kind = kinds()["how-many-points"]
    item = ask("how-many-points", 0, family, cards="DK DQ")
    for mark in (kind.reveal(item), kind.worked(item)):
        said = [phrases.say(one, "en", item.game.family) for one in mark.says]
        assert len(said) == 4  # the answer, five points, four points, and both together
        assert said[-1].rstrip(".").endswith(last)
