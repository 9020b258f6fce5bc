"""Plans of evenings: what is in ours, what is told of a wrong one and where, and a room that follows one."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from lessons.evening.activities.tables import proposed
from lessons.evening.entries.lifecycle import Dealt, Gathered, Paired
from lessons.evening.entries.rounds import CODEC, Closed, Ended, Hosted, Planned, Revealed
from lessons.evening.polls import choosing
from lessons.lint.content import problems
from lessons.plans import shelf
from lessons.plans.rounds import asks_again, follows, part_of, question_for
from lessons.text.card_catalogue import CONTENT
from tests.lessons.evening.room_log import ANNA, BRUNO, CARLA, TEACHER, asked, courses, opened

OURS = (
    "the-pack-and-the-trick",
    "the-count",
    "criccone-and-sequences",
    "the-grande",
    "declaring-and-signalling",
    "the-matto-and-the-begato",
    "planning-the-play",
    "a-whole-match",
)
GOOD = (
    (CONTENT / "evenings" / "the-grande.yaml")
    .read_text(encoding="utf-8")
    .replace("id: the-grande", "id: our-grande")
    .replace("series: {id: ottocento-in-eight, evening: 4}\n", "")
)


@pytest.fixture(autouse=True)
def _own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CALZETTINI_DATABASE", str(tmp_path / "log.sqlite"))


@pytest.mark.parametrize("name", OURS)
def test_our_plans_are_whole_and_take_less_than_an_hour(name: str) -> None:
    plan = shelf.look().plans[name]
    assert 45 <= plan.minutes <= 60
    assert sum(part.minutes for part in plan.parts) == plan.minutes
    for _, both in plan.texts():
        assert both.en
        assert both.it
        assert both.en != both.it
    sorts = {part.sort for part in plan.parts}
    assert sorts >= {"say", "ask"}
    assert sorts & {"play", "table"}, "nobody only answers"
    assert all(part.source for part in plan.parts if part.ask is not None and not part.ask.left_open), (
        "where a rule is told it says where it is written"
    )


@pytest.mark.parametrize("name", OURS)
def test_every_round_of_our_plans_can_be_asked(name: str) -> None:
    plan = shelf.look().plans[name]
    every = {**shelf.found().courses, **courses()}
    for part in plan.parts:
        if part.ask is not None:
            for seed in range(3):
                assert question_for(every, plan, part.ask.tries()[0], Random(seed)) is not None


def wrong(tmp_path: Path, text: str, name: str = "our-grande.yaml") -> list[str]:
    """What the checker says of a club's own plan, without the file's name: line, column, what."""
    folder = tmp_path / "evenings"
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return [str(one).partition(f"{name}:")[2] for one in problems([folder / name])]


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("aim: wild-angel", "aim: wild-angle", "no misconception 'wild-angle'; did you mean 'wild-angel'?"),
        ("aim: wild-angel", "left_open: true", "'left_open' and 'or' go together"),
        ("aim: wild-angel", "or: wild-angel", "'left_open' and 'or' go together"),
        ("aim: wild-angel", "left_open: true, or: wild-angle", "no misconception 'wild-angle'; did you mean 'wild-angel'?"),
        ("aim: wild-angel", "left_open: true, or: world-needed", "no question can be drawn in which 'world-needed'"),
        ("minutes: 60", "minutes: 61", "the parts take 60 minutes, not 61"),
        ("minutes: 60", "minutes: long", "long' is not a whole number"),
        ("lesson: ottocento/the-sheet", "lesson: ottocento/the-shet", "no lesson 'ottocento/the-shet'; did you mean"),
        ("step: the-407", "step: the-408", "no question 'the-408' in ottocento/the-sheet; did you mean 'the-407'?"),
        (
            "lesson: ottocento/the-sheet, step: the-407",
            "lesson: ottocento/a-whole-sheet, step: a-hard-deal",
            "takes more than one answer",
        ),
        ("aim: wild-angel", "skill: wild-angel", "no skill 'wild-angel'"),
        ("aim: wild-angel", "aim: world-needed", "no question can be drawn in which 'world-needed' changes the answer"),
        ('source: "ottocento#scoring-the-grande"', 'source: "ottocento#scoring-the-grand"', "did you mean"),
        ("    talk:\n", "    tolk:\n", "unknown key 'tolk'; did you mean 'talk'?"),
        ("skill: wild-gaps", "skill: wild-gap", "no skill 'wild-gap'; did you mean 'wild-gaps'?"),
        ("drill: find-error\n    skill: wild-gaps", "drill: find-eror\n    skill: wild-gaps", "did you mean 'find-error'"),
        ("game: ottocento", "game: otocento", "otocento"),
        ("id: our-grande", "id: a-grande", "call the file a-grande.yaml"),
        (', it: "La testa", fr', ", fr", "'it' is missing here"),
        ("minutes: 60", "minutes: 60\ncustoms: {hidden: perhaps}", "'hidden' is true or false, not 'perhaps'"),
        ("minutes: 60", "minutes: 60\ncustoms: {again: false}", "the plan says 'again: false'; leave one of them out"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_at_its_place_with_the_likely_fix(tmp_path: Path, before: str, after: str, told: str) -> None:
    spoilt = GOOD.replace(before, after, 1)
    assert spoilt != GOOD
    found = wrong(tmp_path, spoilt)
    assert any(told in one for one in found), found


def test_mistakes_name_line_and_column(tmp_path: Path) -> None:
    spoilt = GOOD.replace("aim: two-wilds-bridge, q", "aim: two-wild-bridges, q")
    found, unasked = wrong(tmp_path, spoilt)
    line = line_of(spoilt, "two-wild-bridges")
    column = spoilt.splitlines()[line - 1].index("two-wild-bridges") + 1
    assert found.startswith(f"{line}:{column}: no misconception 'two-wild-bridges'; did you mean 'two-wilds-bridge'?")
    assert "no part asks 'a-count-with-a-bridge'" in unasked


def test_two_things_in_one_part_are_two_parts(tmp_path: Path) -> None:
    spoilt = GOOD.replace(
        "    ask: {aim: wild-angel, questions: 2}", "    ask: {aim: wild-angel}\n    own_pace: ottocento/the-grande"
    )
    assert any("'ask' and 'own_pace' are two parts" in one for one in wrong(tmp_path, spoilt))


@pytest.mark.parametrize("name", ["ottocento", "mille", "mineo3", "french4"])
def test_deals_by_number_are_of_the_ottocento(tmp_path: Path, name: str) -> None:
    plan = GOOD.replace("    play:\n", "    deal: 17\n    play:\n", 1).replace("game: ottocento", f"game: {name}")
    refused = [one for one in wrong(tmp_path, plan) if "deals by number are of" in one]
    assert bool(refused) == (name != "ottocento"), wrong(tmp_path, plan)


@pytest.mark.parametrize("name", ["ottocento", "mille", "mineo3", "french4"])
def test_a_plan_whose_questions_are_of_another_game_is_told_why_and_takes_no_other_down(
    tmp_path: Path, name: str
) -> None:
    """With the cards it lays out it would be another game's at first sight; its questions are what is left."""
    bare = re.sub(r"\n    cards:\n(?:      - .*\n)+", "\n", GOOD)
    told = wrong(tmp_path, bare.replace("game: ottocento", f"game: {name}"))
    found = shelf.look()
    assert choosing.ways(found.courses), "what our own plans bring along is asked"
    if name not in ("ottocento", "mille"):
        assert "our-grande" not in found.plans
        assert any("this question cannot be asked: " in str(one) for one in found.left_out)
        assert not any("Error" in one for one in (*told, *map(str, found.left_out))), told


def test_several_mistakes_are_told_at_once_and_what_is_no_yaml_breaks_nothing(tmp_path: Path) -> None:
    spoilt = GOOD.replace("aim: wild-angel", "aim: wild-angle").replace("minutes: 60", "minutes: 61")
    assert len(wrong(tmp_path, spoilt)) == 2
    for text in ("", "- a\n- b\n", "{", "parts: [", "\x00", "id: x\nparts: 3\n"):
        assert wrong(tmp_path, text)


def test_a_clubs_own_plan_is_there_a_bad_one_is_left_out_and_the_rest_goes_on(tmp_path: Path) -> None:
    assert wrong(tmp_path, GOOD) == []
    (tmp_path / "evenings" / "spoilt.yaml").write_text(GOOD.replace("minutes: 60", "minutes: sixty"), encoding="utf-8")
    (tmp_path / "evenings" / "again.yaml").write_text(GOOD, encoding="utf-8")
    found = shelf.look()
    assert set(found.plans) == {*OURS, "our-grande"}
    assert found.courses["ottocento/evening-our-grande"].lesson.steps
    told = [str(one) for one in found.left_out]
    assert any("spoilt.yaml:8:10: 'sixty' is not a whole number" in one for one in told), told
    assert any("our-grande.yaml" in one and "is that of" in one for one in told)


def plan_at(part: int, turn: int, at: int = 0, plan: str = "the-pack-and-the-trick", ask: bool = False) -> Planned:
    return Planned(plan=plan, part=part, turn=turn, at=at, asked=asked(aim="must-overtrump") if ask else None)


def test_a_room_follows_a_plan_asks_again_and_goes_on() -> None:
    log, plans = opened(ANNA), shelf.look().plans
    assert follows(log.room, plans) is None
    assert log.does(TEACHER, plan_at(4, 0, ask=True)) == ""
    part = part_of(log.room, plans)
    assert part is not None
    assert part.ask is not None
    assert (log.room.phase, part.ask.questions) == ("open", 2)
    log.turns(Closed)
    log.turns(Revealed)
    assert asks_again(log.room, plans)
    log.does(TEACHER, asked(aim="must-overtrump"))
    log.turns(Revealed)
    assert not asks_again(log.room, plans)
    found = follows(log.room, plans)
    assert found is not None
    assert (found.part, found.turn) == (5, 1)


def test_a_part_to_play_opens_what_it_names() -> None:
    log = opened(ANNA, BRUNO, CARLA, "dino")
    log.does(TEACHER, plan_at(7, 0).model_copy(update={"played": Dealt(number=1234)}))
    assert (log.room.phase, log.room.deals, log.room.planning.part) == ("deal", (1234,), 7)
    paired = Paired(pairs=proposed(log.room))
    written = plan_at(8, 1).model_copy(update={"played": paired})
    assert CODEC.read(written.kind, CODEC.write(written)) == written, "as it stands in the log"
    log.does(TEACHER, written)
    assert (log.room.phase, log.room.pairs) == ("tables", paired.pairs)
    gone = Paired(pairs=((0, 1), (2, 9)))
    assert log.does(TEACHER, plan_at(9, 2).model_copy(update={"played": gone})) == "evening.refused.nobody"


def test_what_a_part_opens_is_said_too_and_it_opens_one_thing(tmp_path: Path) -> None:
    played = GOOD.replace("    play:\n", "    deal: 17\n    tables: true\n    play:\n", 1)
    assert any("'deal' and 'tables' are two parts" in one for one in wrong(tmp_path, played))
    assert wrong(tmp_path, GOOD.replace("    play:\n", "    tables: true\n    play:\n", 1)) == []
    silent = GOOD.replace("    ask: {aim: wild-angel", "    deal: 17\n    ask: {aim: wild-angel", 1)
    assert any("'deal' belongs to a part with 'play'" in one for one in wrong(tmp_path, silent))


PLAYED = re.compile(r"\n    play:\n(?:      \w\w: .*\n)+")
"""What is played at the tables, in a plan's file."""


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("aim: begato-lost", ""),
        ("number: 1234", ""),
        ("problem: saving-the-begato", ""),
        ("aim: begato-los", "no deals can be found by 'begato-los'; did you mean 'begato-lost'?"),
        ("aim: petit-lost", "no deals can be found by 'petit-lost'"),
        ("problem: saving", "no deals can be found by 'saving'"),
        ('record: "calzettini ottocento 1"', "this is no record of a deal of 'ottocento'"),
        ("aim: begato-lost, number: 3", "write one of number, aim, problem, record"),
        ("number: 0", "0"),
    ],
)
def test_a_teaching_table_is_laid_with_cards_that_there_are(tmp_path: Path, cards: str, said: str) -> None:
    told = wrong(tmp_path, PLAYED.sub(f"\n    table: {{{cards}}}\n", GOOD, count=1))
    assert bool(told) == bool(said), told
    assert any(said in one for one in told) or not said, told


def test_a_part_with_a_teaching_table_leads_there_and_all_come_together_again() -> None:
    log = opened(ANNA)
    written = plan_at(7, 0).model_copy(update={"taught": "luna-faro"})
    assert CODEC.read(written.kind, CODEC.write(written)) == written
    assert '"taught"' not in CODEC.write(plan_at(7, 0)), "lines of before are as they were"
    log.does(TEACHER, written)
    assert (log.room.phase, log.room.taught) == ("taught", "luna-faro")
    log.does(TEACHER, Gathered())
    assert (log.room.phase, log.room.taught) == ("lobby", "luna-faro")
    log.does(TEACHER, plan_at(8, 1).model_copy(update={"taught": "faro-luna"}), plan_at(9, 2))
    assert log.room.phase == "lobby", "the next part begins with nothing of this one"


def test_a_double_press_goes_to_one_part_and_only_hosts_go_on() -> None:
    log = opened(ANNA)
    log.does("phone", Hosted())
    assert log.does("phone", plan_at(0, 0)) == ""
    assert log.does(TEACHER, plan_at(0, 0)) == "evening.refused.not-now"
    assert log.does(ANNA, plan_at(1, 1)) == "evening.refused.host"


def test_a_plan_is_left_and_come_back_to_and_the_minutes_are_kept() -> None:
    log = opened(ANNA)
    log.does(TEACHER, plan_at(0, 0, at=1000), plan_at(1, 1, at=1300), Planned(plan="", turn=2, at=1400))
    assert log.room.planning.plan == ""
    assert log.room.planning.left_at("the-pack-and-the-trick") == 1
    log.does(TEACHER, plan_at(1, 3, at=2000))
    assert log.room.planning.spent("the-pack-and-the-trick", 2060) == {0: 300, 1: 160}
    log.does(TEACHER, Ended())
    assert log.does(TEACHER, plan_at(2, 4)) == "evening.refused.ended"


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ('[{cards: "Angel Wrld"}]', "Wrld"),
        ('[{cards: "Angel World"}, {cards: "Sun Angel"}]', "Angel lies elsewhere in this part already"),
        ('[{cards: ""}]', "cards"),
        ('[{of: {en: "Hands", it: "Mani"}}]', "cards"),
    ],
)
def test_cards_that_are_spoken_of_are_those_of_the_game_each_in_one_place(
    tmp_path: Path, cards: str, told: str
) -> None:
    lying = GOOD[GOOD.index("    cards:\n") : GOOD.index("    say:\n", GOOD.index("    cards:\n"))]
    (one,) = wrong(tmp_path, GOOD.replace(lying, f"    cards: {cards}\n", 1))
    assert told in one
    shelf.look()
    assert "our-grande" not in shelf.found().plans, "nothing stands on the wall that cannot be laid there"


def test_a_question_brings_its_own_cards(tmp_path: Path) -> None:
    (one,) = wrong(
        tmp_path, GOOD.replace("    ask: {aim: wild-angel", '    cards: [{cards: "Sun"}]\n    ask: {aim: wild-angel')
    )
    assert "a question brings its own cards" in one
