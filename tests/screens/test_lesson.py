"""The lesson screen: every answer is on disk first, counts once, and comes back after anything."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import pytest

from lessons.session.ending import to_remember
from lessons.session.state import Attempt
from lessons.text import phrases
from screens.prints.lesson_page import lesson_page
from screens.shared import services, sessions
from screens.wording.texts import text
from tests.screens.driving import LEARNER, given, lesson, make_move, play, post, send, visit, walk, walk_at_the_place
from tests.screens.posting import Device

FOLLOWING = "ottocento/following"


def kinds() -> list[str]:
    return [event.kind for event in services.store().events(LEARNER, FOLLOWING)]


def at_the_first_question():  # type: ignore[no-untyped-def]
    at = lesson(FOLLOWING)
    while given(at)["mode"] == "none":
        play(at, "next")
    return at


def now(name: str = FOLLOWING) -> Attempt:
    """Where the learner is by the log, read from its beginning."""
    sessions.sessions().forget(LEARNER)
    attempt: Attempt = sessions.sessions().state(LEARNER, f"lesson/{name}").attempt
    return attempt


def right_answer() -> list[int]:
    attempt = now()
    assert attempt.kind is not None
    assert attempt.item is not None
    return list(attempt.kind.right(attempt.item))


def test_a_lesson_begins_with_its_text_and_goes_on() -> None:
    at = lesson(FOLLOWING)
    first = given(at)
    assert first["mode"] == "none"
    assert first["can"]["next"]
    play(at, "next")
    assert given(at)["qid"] != first["qid"]
    assert kinds()[0] == "next"


def test_an_answer_is_marked_with_a_reason_and_is_on_disk() -> None:
    at = at_the_first_question()
    play(at, "answer", [0])
    shown = given(at)
    assert shown["mark"]["tone"] in ("good", "bad")
    assert shown["mark"]["says"]
    assert shown["mark"]["rule"]
    assert shown["mark"]["source"][0][0].startswith("Ottocento, ")
    assert kinds()[-1] == "answer"


def test_a_right_answer_opens_the_way_on() -> None:
    at = at_the_first_question()
    play(at, "answer", right_answer())
    shown = given(at)
    assert shown["mark"]["tone"] == "good"
    assert shown["can"]["next"]
    assert not shown["can"]["answer"]


def test_a_solution_that_is_shown_lifts_its_cards_as_if_they_were_chosen() -> None:
    at = at_the_first_question()
    play(at, "reveal")
    shown = given(at)
    assert [*map(str, shown["answer"])] == [*shown["mark"]["cards"]]
    assert shown["answer"] == right_answer()


def test_the_same_move_twice_counts_once() -> None:
    at = at_the_first_question()
    move = make_move(at, "answer", [0])
    send(at, move, move)
    send(at, move)
    assert kinds().count("answer") == 1
    assert at.reply["ack"] == move["nonce"]


def test_a_move_for_another_question_changes_nothing_and_shows_the_one_there_is() -> None:
    at = at_the_first_question()
    before, shown = kinds(), given(at)["qid"]
    status, reply = post(make_move(at, "answer", [0], seen="another"))
    assert kinds() == before
    assert (status, reply["refused"]) == (409, "stale")
    assert reply["panel"]["qid"] == shown
    assert given(at)["mark"] is None


@pytest.mark.parametrize("value", [None, "x" * 500, [99], [0, 0], {"choice": 7}, {"x": 1}, [[1]], True, 1e9])
def test_nonsense_from_the_browser_is_no_answer(value: object) -> None:
    at = at_the_first_question()
    send(at, make_move(at, "answer", value))
    assert "answer" not in kinds()
    assert given(at)["mark"] is None


@pytest.mark.parametrize("change", [{"nonce": "x"}, {"event": "present"}, {"event": "reset"}, {"extra": "1"}])
def test_a_move_of_another_shape_is_passed_over(change: dict[str, str]) -> None:
    at = at_the_first_question()
    before = kinds()
    send(at, make_move(at, "answer", [0]) | change)
    assert kinds() == before


def test_an_answer_counts_after_a_restart_of_the_server() -> None:
    at = at_the_first_question()
    move = make_move(at, "answer", [0])
    services.store.cache_clear()
    sessions.sessions.cache_clear()
    send(at, move)
    assert kinds().count("answer") == 1
    assert given(at)["mark"] is not None
    assert at.reply["ack"] == move["nonce"]


def test_a_second_device_goes_on_at_the_same_question() -> None:
    at = at_the_first_question()
    play(at, "answer", [0])
    other = lesson(FOLLOWING)
    assert given(other)["qid"] == given(at)["qid"]
    assert given(other)["mark"] == given(at)["mark"]
    assert given(other)["answer"] == [0]


def test_the_language_may_change_in_the_middle() -> None:
    at = at_the_first_question()
    play(at, "hint")
    english = given(at)
    services.store().keep(LEARNER, {"language": "it"})
    italian = given(lesson(FOLLOWING))
    assert italian["lang"] == "it"
    assert italian["qid"] == english["qid"]
    assert italian["hints"] != english["hints"]
    assert italian["words"]["answer"] == "Controlla"


def test_hints_come_one_by_one_and_then_no_more() -> None:
    at = at_the_first_question()
    for n in (1, 2, 3):
        assert given(at)["can"]["hint"]
        play(at, "hint")
        assert len(given(at)["hints"]) == n
    assert not given(at)["can"]["hint"]


def test_show_me_shows_and_a_slip_can_be_taken_back() -> None:
    at = at_the_first_question()
    play(at, "answer", [0])
    play(at, "undo")
    assert given(at)["mark"] is None
    play(at, "reveal")
    assert given(at)["mark"]["tone"] == "told"
    assert given(at)["can"]["next"]


def test_a_question_does_not_tell_its_answer() -> None:
    at = at_the_first_question()
    shown = given(at)
    attempt = now()
    assert attempt.question is not None
    assert str(attempt.question.seed) not in json.dumps(shown)
    assert set(shown) == {
        "mode", "prompt", "rows", "choices", "at_least", "at_most", "parts", "lang", "size", "words", "mark", "hints", "answer",
        "note", "can", "qid", "progress", "reached", "along", "at_once", "leaves", "place", "at", "who", "table", "ahead",
        "numbers",
    }  # fmt: skip
    assert shown["table"]["winner"] is None


def test_cards_to_be_recognised_are_described_and_never_named() -> None:
    at = lesson("ottocento/the-pack")
    seen = 0
    for shown in islice(walk(at), 40):
        for row in shown["rows"]:
            if row["named"]:
                continue
            seen += 1
            attempt = now("ottocento/the-pack")
            assert attempt.panel is not None
            for code, card in zip(
                [code for its in attempt.panel.rows if not its.named for code in its.cards], row["cards"], strict=False
            ):
                assert code not in card["src"]
                assert len(card["label"]) > 10
    assert seen


def test_a_lesson_that_is_not_there_says_so() -> None:
    at = lesson("ottocento/nothing")
    assert at.title[0].value == "There is no lesson at this address."
    assert not at.get("bidi_component") or len(at.get("bidi_component")) == 1


def told(shown: dict[str, Any]) -> str:
    return " ".join(piece[1] for pieces in shown["prompt"] for piece in pieces)


def test_whoever_misses_three_times_is_asked_how_to_go_on_and_shown_one_worked_out() -> None:
    at = lesson("ottocento/moors-and-aces")
    for _ in range(80):
        shown = given(at)
        if shown["can"]["answer"] and not shown["can"]["hint"]:
            break
        play(at, "next" if shown["can"]["next"] else "reveal")
    assert len(shown["choices"]) == 3, shown
    play(at, "answer", 0)
    shown = given(at)
    assert shown["mark"]["tone"] == "told"
    assert "worked example" in told(shown)
    assert shown["can"]["next"]
    assert not shown["can"]["answer"]
    for _ in range(5):  # it has several steps, each of them worked out
        play(at, "next")
        if "worked example" not in told(given(at)):
            break
    assert told(given(at)).startswith("A step back")


def test_the_table_test_says_part_by_part_what_to_look_at_again() -> None:
    ends = [told(shown) for shown in walk(lesson("ottocento/the-table-test")) if "Not yet" in told(shown)]
    assert len(ends) == 1
    assert "look again at “Following suit”" in ends[0]
    assert "passed" not in ends[0]


@pytest.mark.parametrize("name", services.courses())
def test_every_lesson_can_be_walked_through_to_its_end(name: str) -> None:
    *went, last = walk_at_the_place(name)
    assert last["progress"][0] == last["progress"][1]
    said = [one for shown in went for one in (shown["mark"] or {"says": ()})["says"]]
    assert [one for one in said if one[-1:].isalnum()] == [], "a sentence ends"


def test_whoever_only_lets_it_be_shown_has_seen_the_lesson_and_may_mend_it() -> None:
    at = lesson(FOLLOWING)
    *_, last = walk(at)
    assert "You have been through it all" in str(last["prompt"])
    at = visit("lesson", id=FOLLOWING)
    assert at.button(key="mend these").label == text("lesson.missed.mend", "en")
    told = " ".join(one.proto.body for one in at.get("html"))
    assert "cz-missed" in told
    assert "cz-remember" in told
    home = " ".join(one.proto.body for one in visit("").get("html"))
    assert text("home.state.shown", "en") in home
    at.button(key="mend these").click().run()
    assert given(at)["can"]["answer"]
    assert text("lesson.once-more", "en") in str(given(at)["prompt"])


def test_every_lesson_leaves_a_page_to_be_printed() -> None:
    told = []
    for course in services.courses().values():
        rules = [phrases.say(said, "en", course.game.family) for said in to_remember(course)]  # type: ignore[arg-type]
        assert rules, course.lesson.id
        told.append(rules[:8])
    for longest in sorted(told, key=lambda rules: -len("".join(rules)))[:5]:
        pdf = lesson_page("Lesson", longest, ["Skill: what went wrong."], "en")
        assert pdf.startswith(b"%PDF")
        assert pdf.count(b"/Type /Page\n") == 1, "one page"


def test_home_shows_where_one_is() -> None:
    at_the_first_question()
    at = visit("")
    told = " ".join(one.proto.body for one in at.get("html"))
    assert "Continue where you left" in told
    assert "begun: step" in told


def test_of_choices_in_words_the_tried_one_is_marked_and_the_right_one_when_it_is_told() -> None:
    device = Device("step/ottocento/card-points/last-and-rest/1")
    shown = device.look()
    wrong = list[str]()
    while shown["can"]["answer"]:
        shown = device.press("answer", len(wrong), seen=shown["qid"])
        if shown["mark"]["tone"] == "good":
            assert shown["mark"]["choices"] == {str(len(wrong)): "right"}
            break
        wrong.append(str(len(wrong)))
        if shown["mark"]["tone"] == "bad":
            assert shown["mark"]["choices"] == {wrong[-1]: "wrong"}, "and nothing of the others"
    told = Device("step/ottocento/card-points/last-and-rest/2")
    told.look()
    marked = told.press("reveal", seen=told.panel["qid"])["mark"]["choices"]
    assert [*marked.values()] == ["right"]
