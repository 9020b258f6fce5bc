"""A handout can be solved from its paper alone: all that a question tells stands there, and its key answers what is asked."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pypdfium2 as pdfium
import pytest

from bench.paper.reading import bare, in_key, pieces, questions_of, text_of
from bench.paper.sweep import ANSWERED, ASKED_OTHERWISE, KNOWN, PrintedItem, printed, printed_together, wrong
from bench.paper.words import Paper as Read
from engine.game import game
from lessons.course import loader
from lessons.course.course import Course, question_at
from lessons.question.likeness import ALIKE, likeness
from lessons.question.registry import kinds
from lessons.script.steps import Lesson, kind_of
from lessons.text.phrases import card_name, sentences
from lessons.yamlfile.fields import Lang
from screens.components.match_forms.names import say
from screens.prints.asked import PrintedQuestion, PrintedRow, PrintedStep
from screens.prints.fitting import laid_out
from screens.prints.handout import handout
from screens.prints.paper import Paper
from screens.prints.questions import Question, as_csv, drawn, questions
from screens.wording import house_rules
from screens.wording.texts import texts_under

QUESTIONS, SEED = 3, 3
TOGETHER = 10
"""So many lessons' sheets are one PDF."""
LESSONS = loader.library()


LANG = {lesson.id: Random(lesson.id).choice(lesson.languages) for lesson in LESSONS}
"""Lesson -> the language in which its sheet is looked at: one of its own."""


@cache
def sheets(lang: Lang) -> dict[str, list[PrintedItem]]:
    """Of each lesson that is looked at in this language the first questions of its sheet."""
    lessons = [one for one in LESSONS if LANG[one.id] == lang]
    found: dict[str, list[PrintedItem]] = {one.id: [] for one in lessons}
    for at in range(0, len(lessons), TOGETHER):
        for one in printed_together(lessons[at : at + TOGETHER], lang, SEED, QUESTIONS):
            found[one.lesson.id].append(one)
    return found


def sheet(id_: str) -> list[PrintedItem]:
    return sheets(LANG[id_])[id_]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.id)
def test_the_sheet_says_all_that_its_questions_tell_and_the_key_answers_them(lesson: Lesson) -> None:
    """Lines, who dealt and who played, every card by its name, each step with its choices: read from the PDF's own text."""
    for one in sheet(lesson.id):
        assert bare(one.sheet).endswith("".join(pieces(one.asked, one.number, one.lang))), str(one)
        assert bare(one.key).startswith(in_key(one.asked, one.number)), str(one)


def test_every_kind_is_answered_by_the_engine_from_the_paper_or_asks_what_somebody_knows() -> None:
    """A kind that is new has to be named in one of the three."""
    assert sorted(kinds()) == sorted([*ANSWERED, *KNOWN, *ASKED_OTHERWISE])


def test_the_engine_answers_from_the_text_alone_as_the_key_does() -> None:
    """A question of each kind here; ``python -m bench paper`` asks so of every sheet of every lesson, in three languages."""
    first: dict[str, PrintedItem] = {}
    for lesson in LESSONS:
        for one in sheet(lesson.id):
            first.setdefault(one.kind.name, one)
    # Who holds a card is found out by laying all that is unseen; of this sheet it is at once.
    lesson = next(one for one in LESSONS if one.id == "ottocento/reading-declarations")
    # Late in a deal of Bologna a card is found out by trying all that may lie elsewhere: a minute; in France at once.
    first["choose-card"] = next(one for one in sheet("french4/leading-and-defending") if one.kind.name == "choose-card")
    first["who-holds"] = [one for one in printed(lesson, "it", 3, 6) if one.kind.name == "who-holds"][-1]
    asked = [first[name] for name in sorted(first.keys() & ANSWERED)]
    assert len(asked) >= 32
    assert [f"{one}: {why}" for one in asked if (why := wrong(one))] == []


def test_a_reckoning_that_somebody_has_written_is_read_from_its_facts_first_and_then_line_by_line() -> None:
    """Lines that follow from the facts say nothing of them until all of them are right.

    Some sheets are found out in a fifth of a second and some in a minute: all of them are tried by ``python -m bench paper``.
    """
    lesson = next(one for one in LESSONS if one.id == "mineo3/errors-in-the-settlement")
    asked = [one for one in printed(lesson, "it", 2, 6) if one.kind.name == "settle"]
    assert len(asked) > 1
    assert [f"{one}: {why}" for one in asked if (why := wrong(one))] == []


def test_a_number_may_stand_behind_any_word_that_is_said() -> None:
    """Somebody has offered 5 jochi in a situation that chance drew; on paper somebody takes 3."""
    text = "2) You: “offro 5” The player opposite: “prendo 3” The player on your left: “prendo” What happens now? a) On"
    read = Read(text, 2, "en", game("calatafimi4"))
    assert read.spoken(("offro 5", "prendo")) == ("offro 5", "prendo 3", "prendo")
    assert [part.line.strip() for part in read.parted] == [text[3 : text.index(" a)")], "a) On"]


def test_a_row_that_is_listed_is_one_and_a_card_that_is_shown_twice_is_there_once() -> None:
    """The Matto lies in two sequences of one player."""
    text = "4) The sequence of coins King of coins · Queen of coins · Matto The sequence of Moors Moor Moor Matto What?"
    read = Read(text, 4, "en", game("ottocento"))
    assert read.runs[0] == ("DK", "DQ", "Matto")
    assert ("DK", "DQ", "Matto", "Moor1", "Moor2") in read.laid


def test_of_cards_that_are_called_alike_the_key_says_who_played_the_right_one() -> None:
    """Two Moors in a trick: the later one takes it, and on paper both are a Moor."""
    lesson = next(one for one in LESSONS if one.id == "ottocento/the-moors-and-the-matto")
    first = printed(lesson, "en", SEED, 1)[0]
    names = [name for row in first.asked.rows for name in row.names]
    assert len(names) > len(set(names))
    assert first.key.startswith("1) Moor (your partner)") or first.key.startswith("1) Moor (partner)")


@pytest.mark.parametrize("many", [30, 31, 32, 33, 34, 35])
def test_an_answer_and_its_reason_are_on_one_page_of_the_key(many: int) -> None:
    part = PrintedStep("What?", (), (), "This one")
    asked = [
        PrintedQuestion("s", "bologna", "", (), (), (part,), f"{'So it is said. ' * (at % 40)}END{at}")
        for at in range(1, many)
    ]
    with pdfium.PdfDocument(handout("T", asked, SEED, "en", "plain")) as pdf:
        pages = [" ".join(page.get_textpage().get_text_range().split()) for page in pdf]
    for at in range(1, many):
        assert any(f"{at}) This one" in page and f"END{at}" in page for page in pages), at


@cache
def on_sheets(many: int = 12) -> dict[str, tuple[Question, ...]]:
    """Lesson -> the questions of its sheet."""
    return {lesson.id: questions(lesson, many, SEED, lesson.languages[0]) for lesson in LESSONS}


def test_where_tricks_are_played_paper_asks_for_all_cards_that_may_go_and_the_key_names_them_all() -> None:
    met = 0
    for lesson in LESSONS:
        for one in on_sheets()[lesson.id]:
            if kind_of(one.step) != "play-tricks":
                continue
            item: Any = one.item
            may = [card.code for card in item.hand if item.verdicts[card].ok]
            names = [card_name(code, lesson.languages[0], "name", item.game.family) for code in may]
            assert one.asked.answer.split(", ") == names
            assert len(may) < len(item.hand)
            met += 1
    assert met > 5


@pytest.mark.parametrize("id_", ["ottocento/look-alikes", "ottocento/the-pack"])
def test_pictures_among_which_one_is_picked_have_letters_and_the_key_and_the_table_name_them(id_: str) -> None:
    lesson = next(one for one in LESSONS if one.id == id_)
    asked = [one for one in drawn(lesson, 8, SEED, "en") if any(row.letters for row in one.parts[0].rows + one.rows)]
    sheet, key = questions_of(text_of(handout("T", asked, SEED, "en", "plain")), "en")
    table = list(csv.DictReader(io.StringIO(as_csv(asked, "en").decode("utf-8-sig"))))
    assert asked
    for one, printed_, told, line in zip(asked, sheet, key, table, strict=True):
        (row,) = one.rows
        assert all(f"\n{letter}" in printed_ or f" {letter}" in printed_ for letter in row.letters)
        picked = re.findall(r"([a-z]\)) ([^,]+)", one.answer)
        assert picked
        assert bare(told).startswith(bare(f"{asked.index(one) + 1}) {one.answer}"))
        for letter, name in picked:
            at = row.letters.index(letter)
            assert card_name(row.cards[at], Lang("en"), "name", "bologna") == name
            assert f"{letter} {row.looks[at]}" in line["Cards"]
        assert not set(row.cards) & set(line["Codes"].split()), "a code would tell which card it is"


def test_a_plain_card_that_bears_its_name_is_no_picture_to_be_recognised(monkeypatch: pytest.MonkeyPatch) -> None:
    from screens.card_pictures import addresses

    lesson = next(one for one in LESSONS if one.id == "ottocento/look-alikes")
    shown: list[str] = []
    monkeypatch.setattr(Paper, "image", lambda paper, path, *_, **__: shown.append(path))
    handout("T", drawn(lesson, 4, SEED, "en"), SEED, "en", "plain")
    of_our_own = [files for (_, pack, _), files in addresses.shelf().pictures.items() if pack == "drawn"]
    drawn_ones = {str(addresses.path(name)) for files in of_our_own for name in files.values()}
    assert shown
    assert set(shown) <= drawn_ones


def test_a_key_says_why_also_where_the_author_says_it_of_the_wrong_answers_alone() -> None:
    met = 0
    for lesson in LESSONS:
        lang = lesson.languages[0]
        for one in on_sheets()[lesson.id]:
            if kind_of(one.step) == "choice" and not one.step.right[0].why:
                assert all(wrong.why.told(lang) in one.asked.reason for wrong in one.step.wrong)
                met += 1
    assert met > 20


def test_a_key_that_says_who_has_won_the_match_says_by_which_figures() -> None:
    for one in on_sheets()["ottocento/the-match"]:
        if one.kind.name == "match-end":
            assert re.search(r"\d|four|eight|both|dealer", one.asked.reason, re.I), one.asked.reason


@pytest.mark.parametrize("lesson", [one for one in LESSONS if one.deal is not None], ids=lambda one: one.id)
def test_a_lesson_about_one_deal_is_about_one_deal_on_its_sheet(lesson: Lesson) -> None:
    course = Course.of(lesson)
    of_it = [one for one in on_sheets()[lesson.id] if one.step.deal]
    assert len(of_it) > 3
    for one in of_it:
        assert one.item == kinds()[kind_of(one.step)].on_its_own(question_at(course, one.step.id, SEED))[1]
    assert len({one.step.id for one in of_it}) == len(of_it), "and each of its moments is asked about once"


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.id)
def test_no_ten_questions_of_a_sheet_have_two_that_are_as_good_as_the_same(lesson: Lesson) -> None:
    sheet_ = on_sheets()[lesson.id]
    for at, one in enumerate(sheet_):
        for before in sheet_[max(0, at - 9) : at]:
            assert one.asked != before.asked
            written = all(kinds()[kind_of(q.step)].fixed(q.step) or q.step.deal for q in (one, before))
            if written or one.kind is not before.kind:
                continue
            assert likeness(one.kind, one.item, before.item) < ALIKE, one.asked.question
            told = one.kind.recognises(one.item)
            assert not told or told != before.kind.recognises(before.item)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.id)
def test_whoever_opens_the_table_alone_is_told_all_that_the_sheet_tells(lesson: Lesson) -> None:
    """Lines, dealer, seats, who played each card, steps and choices: whatever the sheet prints stands in the row of the table."""
    lang, asked = LANG[lesson.id], [one.asked for one in sheet(lesson.id)]
    between = say("prints.csv.between", lang)
    _, *lines = csv.reader(io.StringIO(as_csv(asked, lang).decode("utf-8-sig")), delimiter=between)
    for one, line in zip(asked, lines, strict=True):
        told = bare(" ".join(line))
        for piece in (
            one.said,
            *one.told,
            *(part.prompt for part in one.parts),
            *(c for part in one.parts for c in part.choices),
        ):
            assert bare(piece) in told
        for row in (*one.rows, *(row for part in one.parts for row in part.rows)):
            assert all(bare(piece) in told for piece in (row.label, *row.players, *(row.names or row.looks))), row


def everywhere() -> dict[str, list[PrintedQuestion]]:
    return {id_: [one.asked for one in some] for id_, some in on_sheets().items()}


def house_of(id_: str) -> str:
    """The house rules of a lesson, which stand at the head of its sheet."""
    return house_rules.told(Course.of(next(one for one in LESSONS if one.id == id_)).rules, "en")


def test_the_house_rules_of_a_lesson_stand_at_the_head_of_its_sheet() -> None:
    asked = [one.asked for one in sheet("mineo3/at-other-tables")][:1]
    first, *_ = pages_of(handout("T", asked, SEED, "en", "plain", house=house_of("mineo3/at-other-tables")))
    assert bare("House rules in force:") in bare(first)
    assert house_of("mineo3/following") == ""


def test_what_reads_the_same_on_paper_has_the_same_answer() -> None:
    """Over all lessons of a game: if a sheet left out a fact, two questions that differ in it alone would read alike."""
    answers: dict[tuple[str, str], str] = {}
    for id_, asked in everywhere().items():
        for one in asked:
            if all(row.names or not row.cards for row in one.rows):  # cards to be recognised are told by their pictures
                read_so = id_.split("/")[0] + house_of(id_), one.said + "".join(pieces(one, 1, "en"))
                assert answers.setdefault(read_so, one.answer) == one.answer, (id_, read_so)


def test_no_step_on_paper_tells_what_came_of_those_before_it() -> None:
    """All are seen at once: a number that an earlier step asks for must not stand in a later one, unless by chance."""
    told = Counter[str]()
    for asked in everywhere().values():
        for one in asked:
            known = " ".join([one.said, *one.told, one.parts[0].prompt])
            before = list[str]()
            for part in one.parts:
                numbers = re.findall(r"\d\d+", part.prompt)
                told.update(re.sub(r"\d+", "#", part.prompt) for n in numbers if n in before and n not in known)
                before += [part.answer] if part.figure else []
    assert [prompt for prompt, times in told.items() if times > 1] == []


def test_whatever_is_asked_otherwise_on_paper_is_asked_on_the_screen_too() -> None:
    codes = sentences()
    assert [
        code for code in codes if code.startswith("on-paper.") and code.removeprefix("on-paper.") not in codes
    ] == []


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_no_name_under_a_card_is_broken_within_a_word(lang: str) -> None:
    from engine.game import game, games
    from screens.prints.drawing import SIZES

    families = {game(name).family: game(name) for name in games()}
    names = [card_name(card.code, lang, "name", one) for one, its in families.items() for card in its.pack]  # type: ignore[arg-type]
    words = {
        word for name in (*names, *texts_under("chair", lang).values()) if "{" not in name for word in name.split()
    }
    paper = Paper("T", lang)
    for size in SIZES:
        paper.type(size.type)
        assert {word for word in words if paper.get_string_width(word) > size.step} == set(), size


def pages_of(data: bytes) -> list[str]:
    with pdfium.PdfDocument(data) as pdf:
        return [bare(page.get_textpage().get_text_range()) for page in pdf]


@pytest.mark.parametrize(
    "id_", ["ottocento/the-sheet", "ottocento/doubling", "ottocento/the-table-test", "french4/poignees"]
)
def test_no_question_is_torn_over_two_pages(id_: str) -> None:
    """Also those of very many cards: some of them are named, and not drawn."""
    lesson = next(one for one in LESSONS if one.id == id_)
    lang = Random(id_).choice(lesson.languages)
    asked = [one.asked for one in questions(lesson, 8, SEED, lang)]
    told = pages_of(handout("T", asked, SEED, lang, "plain"))
    for number, one in enumerate(asked, 1):
        assert any("".join(pieces(one, number, lang)) in page for page in told), (number, one.question)


@pytest.mark.parametrize("id_", ["french4/poignees", "calatafimi4/the-called-king", "ottocento/what-to-lead"])
def test_pages_are_filled_and_the_answers_begin_on_a_right_hand_page(id_: str) -> None:
    lesson = next(one for one in LESSONS if one.id == id_)
    asked = drawn(lesson, 10, 7, "en")
    with pdfium.PdfDocument(handout("T", asked, 7, "en", "plain")) as pdf:
        said = [page.get_textpage().get_text_range() for page in pdf]
        key = next(at for at, text in enumerate(said) if text.startswith(say("prints.key", "en")))
        assert key % 2 == 0
        sheets = [at for at in range(key) if say("prints.empty-page", "en")[:20] not in said[at]]
        for at in sheets[:-1]:
            picture = pdf[at].render(scale=0.5).to_numpy().min(axis=2)
            inked = (picture[: int(0.93 * len(picture))] < 200).any(axis=1).nonzero()[0]
            assert inked.max() > 0.62 * len(picture), f"page {at + 1} is half empty"


@pytest.mark.parametrize("heights", [[100.0, 120, 90, 200, 40, 40, 40, 150], [250.0, 20, 20, 250, 30], [10.0] * 40])
def test_a_page_has_as_many_questions_as_fit_and_none_is_torn(heights: list[float]) -> None:
    layout = laid_out([[one] for one in heights], 267.0, 20.0, 2.5)
    starts = [0, *layout.begin, len(heights)]
    on_each = [heights[first:last] for first, last in pairwise(starts)]
    assert layout.torn == 0
    assert layout.pages == len(on_each)
    assert all(sum(some) + 2.5 * (len(some) - 1) + (0 if at else 22.5) <= 267 for at, some in enumerate(on_each))
    assert layout.pages <= sum(heights) / (267 / 2) + 1


def test_what_is_taller_than_a_page_is_torn_between_its_parts_and_where_it_begins_the_page_is_used() -> None:
    layout = laid_out([[50.0], [150.0, 150.0, 20.0], [60.0]], 267.0, 20.0, 2.5)
    assert (layout.torn, layout.pages) == (1, 2)


def test_a_first_question_that_fills_a_page_by_itself_lies_below_the_heading_or_on_the_next_page() -> None:
    lines = tuple(f"Line {at} is told." for at in range(38))
    tall = PrintedQuestion("s", "bologna", "", lines, (), (PrintedStep("What?", (), (), "This"),), "So it is.")
    cards = PrintedRow("Your hand", ("SK", "SQ", "SN") * 25, ("King", "Queen", "Knight") * 25)
    laid = PrintedQuestion("s", "bologna", "", (), (cards, cards), (PrintedStep("What?", (), (), "This"),), "So it is.")
    small = PrintedQuestion("s", "bologna", "", (), (), (PrintedStep("And?", (), (), "That"),), "So it is.")
    for page, first in enumerate((laid, tall)):
        told = pages_of(handout("T", [first, small], SEED, "en", "plain"))
        assert "What?" in told[page]
        assert sum("2)" in one for one in told) == 2, "the second question, and its answer"


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_a_sheet_with_fewer_questions_than_were_wanted_says_so(lang: str) -> None:
    lesson = next(one for one in LESSONS if one.id == "ottocento/whole-hand")
    asked = drawn(lesson, 5, SEED, lang)
    told = pages_of(handout("T", asked, SEED, lang, "plain", 5))
    assert not asked
    assert len(told) == 1
    assert bare(say("prints.nothing", lang)) in told[0]
