"""The four switches of an evening: at the desk, on the wall, in a plan, on paper, and the next time."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from lessons.evening.polls.questions import Question
from lessons.question.registry import misconceptions
from lessons.text.card_catalogue import CONTENT
from screens.shared import sessions
from tests.screens.driving import visit
from tests.screens.evening_room import ANNA, STRANGER, TEACHER, Room, browser
from tests.screens.posting import Device

SWITCHES = ("talks", "hidden", "again", "question")
ALL_ON = dict.fromkeys(SWITCHES, True)
MOORS = {"game": "ottocento", "misconception": "first-moor-wins"}
LEGAL = {"lesson": "ottocento/following", "step": "have-cups"}


def two_ways(question: Question) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What is right, and what the club takes for right."""
    kind, every = question.kind, misconceptions().values()
    believed = (kind.answer_under(question.item, (), one) for one in every if kind.name in one.kinds)
    return question.right, next(one for one in believed if one is not None)


def voted(asked: dict[str, str], customs: dict[str, bool]) -> Room:
    """One of two is right, and the answers are closed."""
    room = Room()
    room.lead("agree", customs)
    room.lead("ask", asked)
    for who, answer in enumerate(two_ways(room.state().question)):
        room.answer(who, answer)
    room.lead("close")
    return room


def wall(room: Room, who: str = STRANGER) -> Device:
    return Device(f"wall/{room.code}", learner=who)


@pytest.mark.parametrize("on", list(product((True, False), repeat=3)), ids=str)
def test_what_is_on_is_proposed_and_what_is_off_is_not(on: tuple[bool, bool, bool]) -> None:
    talks, hidden, again = on
    customs = {**ALL_ON, "talks": talks, "hidden": hidden, "again": again}
    room = voted(MOORS, customs)
    closed = room.desk.look()
    assert closed["customs"] == customs
    assert closed["next"] == ("talk" if talks else "reveal")
    assert ("moment to let them talk" in closed["share"]) is talks
    assert ("1 of 2" in closed["share"]) is hidden, "beside the answers the number would tell which is right"
    assert (closed["voted"] is None) is (wall(room).look()["voted"] is None) is hidden
    room.lead("reveal")
    shown = room.desk.look()
    assert shown["next"] == wall(room, TEACHER).look()["next"] == ("another" if again else "onward")
    assert {"another", "onward"} <= set(shown["can"]), "by hand there is all of it"
    assert shown["voted"] is None, "now the answer stands there"


def test_how_they_voted_is_shown_at_once_where_the_switch_is_pressed_and_hidden_again() -> None:
    room = voted(MOORS, {})
    assert wall(room).look()["voted"] is None
    room.lead("agree", {"hidden": False})
    told = wall(room).look()["voted"]
    assert ([one["count"] for one in told["answers"]], told["of"]) == ([1, 1], 2)
    room.lead("talk")
    assert wall(room).look()["voted"] == told, "there is something to talk about"
    room.lead("vote")
    assert wall(room).look()["voted"] is None, "everybody answers for themselves"
    room.lead("close")
    room.lead("agree", {"hidden": True})
    assert wall(room).look()["voted"] is None


@pytest.mark.parametrize("asked", [MOORS, LEGAL], ids=["one card", "several cards"])
def test_nobody_can_tell_from_the_wall_which_answer_is_right(asked: dict[str, str]) -> None:
    room = voted(asked, {"hidden": False})
    before = wall(room).look()["voted"]
    room.lead("reopen")
    right, wrong = two_ways(room.state().question)
    room.answer(0, wrong)
    room.answer(1, right)
    room.lead("close")
    assert wall(room).look()["voted"] == before
    assert wall(room).look()["next"] == "", "nor from what is proposed"
    assert all(set(one) == {"label", "count"} for one in before["answers"])
    first, second = (one["label"] for one in before["answers"])
    assert first != second


def test_without_the_question_a_telephone_has_the_cards_of_the_hand_as_buttons_and_after_the_reveal_all_of_it() -> None:
    room = Room()
    room.lead("ask", LEGAL)
    anna, bruno = room.phones
    hand = [card["label"] for row in anna.look()["rows"] if row["pick"] for card in row["cards"]]
    room.answer(0, room.state().question.right)
    room.lead("agree", {"question": False})
    for phone in room.phones:
        told = phone.look()
        assert [[card["label"] for card in row["cards"]] for row in told["rows"]] == [hand], "no trick, no felt"
        assert (told["table"], told["buttons"], told["stage"]) == (None, True, "ask")
        assert [piece[1] for piece in told["prompt"][0]] == [
            "The question is on the big screen. Tap every card you mean:"
        ]
    assert anna.panel["answer"] == list(room.state().question.right), "what was answered stands"
    assert "sent" in anna.panel
    wall_now = wall(room).look()["table"]
    assert len(wall_now["rows"]) > 1, "there it hangs"
    room.answer(1, room.state().question.right)
    room.lead("reveal")
    assert "buttons" not in anna.look()
    assert len(anna.panel["rows"]) == len(wall_now["rows"])
    assert anna.panel["mark"]["says"]
    room.lead("ask", LEGAL)
    room.lead("agree", {"question": True})
    assert "buttons" not in bruno.look()


def test_a_number_is_asked_for_without_the_pile_and_choices_without_the_cards() -> None:
    room = Room()
    room.lead("agree", {"question": False})
    for lesson, step, mode in (
        ("vanto/the-table-test", "the-pile", "number"),
        ("vanto/the-old-vanto", "drill-ternone", "choice"),
    ):
        room.lead("ask", {"lesson": lesson, "step": step})
        told = room.phones[0].look()
        assert (told["mode"], told["rows"]) == (mode, [])
        assert bool(told["choices"]) is (mode == "choice")


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en-GB", "The question is on the big screen. Choose one:"),
        ("it-IT", "La domanda è sullo schermo grande. Scegline una:"),
        ("fr-FR", "La question est sur le grand écran. Fais ton choix\u00a0:"),
    ],
)
def test_the_one_line_is_in_the_language_of_the_telephone(locale: str, line: str) -> None:
    room = Room()
    room.lead("agree", {"question": False})
    room.lead("ask", {"lesson": "french5/as-the-federation-plays", "step": "first-lead"})
    told = Device(f"room/{room.code}", learner=ANNA, locale=locale).look()
    assert "".join(piece[1] for piece in told["prompt"][0]) == line


@pytest.mark.parametrize(
    ("locale", "sends", "closed"),
    [
        ("en-GB", "Send", "The answers are closed, and you did not answer. You will get the next one."),
        ("it-IT", "Invia", "Le risposte sono chiuse, e la tua non è arrivata. Sarà per la prossima."),
        ("fr-FR", "Envoyer", "Les réponses sont fermées, et tu n'as pas répondu. Ce sera pour la prochaine."),
    ],
)
def test_what_the_evening_says_is_in_the_language_of_the_telephone_also_where_the_lesson_has_another(
    locale: str, sends: str, closed: str
) -> None:
    room = Room()
    phone = Device(f"room/{room.code}", learner=ANNA, locale=locale)
    room.lead("ask", {"lesson": "ottocento/following", "step": "no-cups"})
    assert phone.look()["words"]["answer"] == sends
    room.lead("close")
    assert phone.look()["closed"] == closed


def test_telephones_hear_nothing_of_a_switch() -> None:
    room = voted(MOORS, {})
    before = [phone.look() for phone in room.phones]
    room.lead("agree", {"hidden": False})
    now = [phone.look() for phone in room.phones]
    for told in (*before, *now):
        told.pop("at")
    assert now == before


def test_a_pupil_presses_no_switch_and_what_is_no_switch_is_told() -> None:
    room = Room()
    pupil = Device(f"desk/{room.code}", learner=ANNA)
    pupil.look()
    pupil.press("agree", {"hidden": False})
    assert pupil.refused
    assert room.desk.look()["customs"] == ALL_ON
    room.desk.press("agree", {"hiden": False})
    assert room.desk.refused == "bad-move"
    room.desk.press("agree", {"hidden": "perhaps"})
    assert room.desk.refused == "bad-move"


def test_what_was_chosen_is_there_the_next_evening() -> None:
    room = Room()
    room.lead("agree", {"talks": False})
    hall = Device("desk/new", learner=TEACHER)
    assert hall.look()["customs"] == {**ALL_ON, "talks": False}
    code = hall.press("open", {"hidden": False})["opened"]
    tonight = Device(f"desk/{code}", learner=TEACHER).look()["customs"]
    assert (
        tonight == Device("desk/new", learner=TEACHER).look()["customs"] == {**ALL_ON, "talks": False, "hidden": False}
    )
    assert Device("desk/new", learner=STRANGER).look()["customs"] == ALL_ON, (
        "with somebody else it goes as it always does"
    )


def test_a_plan_sets_them_when_it_is_begun_and_what_is_changed_then_stays(tmp_path: Path) -> None:
    text = (CONTENT / "evenings" / "the-grande.yaml").read_text(encoding="utf-8")
    text = text.replace("id: the-grande", "id: our-grande\ncustoms: {talks: false, question: false}")
    (tmp_path / "evenings").mkdir()
    (tmp_path / "evenings" / "our-grande.yaml").write_text(text, encoding="utf-8")
    assert "our-grande" in browser().get("/s/plans").body.decode()
    room = Room()
    room.lead("agree", {"hidden": False})
    room.lead("plan", {"plan": "our-grande", "part": 0, "turn": 0})
    assert room.desk.look()["customs"] == dict.fromkeys(SWITCHES, False) | {"again": True}
    room.lead("agree", {"talks": True})
    room.lead("plan", {"plan": "", "part": 0, "turn": 1})
    room.lead("plan", {"plan": "our-grande", "part": 0, "turn": 2})
    assert room.desk.look()["customs"]["talks"]
    room.lead("agree", {"again": False})
    hall = Device("desk/new", learner=TEACHER).look()
    assert hall["customs"] == {**ALL_ON, "hidden": False, "again": False}, "what a plan says is for its evening"
    assert browser().get("/s/plan.pdf?plan=our-grande").body.startswith(b"%PDF")


def test_on_the_page_of_the_menu_they_are_set_before_the_room_is_opened() -> None:
    at = visit("evening", learner=TEACHER)
    assert [one.value for one in at.checkbox] == [True] * 4
    at.checkbox[1].uncheck()
    at.button[0].click().run()
    (code,) = (one for one in sessions.sessions().state(TEACHER, "desk/new").rooms)
    assert Device(f"desk/{code}", learner=TEACHER).look()["customs"] == {**ALL_ON, "hidden": False}
    assert [one.value for one in at.checkbox] == [True, False, True, True]
