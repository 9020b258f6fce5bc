"""The mistakes that authors make most often, each with the message that helps."""

from __future__ import annotations

import pytest

from lessons.course.loader import load
from lessons.lint.content import checked, sources
from lessons.script.references import KnownNames
from lessons.text.skills import skills
from lessons.yamlfile.problems import Problem, excerpt
from lessons.yamlfile.strict_yaml import read
from tests.lessons.table import ROOT
from tests.lessons.trying import HEAD, QUESTION, told

SOUND = HEAD + QUESTION
SECOND = '    say: {en: "x", it: "y"}\n    id: two\n    kind: who-wins\n    skill: follow-suit\n    trick: "CK C8"\n'


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ('"Try"', "“Try”", '3:13: “ is a letter here, not a quote; write straight quotes, "...", around the text'),
        ("C9 T16", "DR T16", "12:11: no card 'DR' in the Bolognese pack: courts have the letters K Q N J; for R (re, roi, regina)"),
        ("C9 T16", "C9 DF", "12:15: no card 'DF' in the Bolognese pack: courts have the letters K Q N J; for F (fante) write 'DJ'"),
        ("#the-play", "#last-trick", "6:9: no source 'ottocento#last-trick'; the sections of 'ottocento' are card-points,"),
        ("#the-play", "#the-pley", "6:9: no source 'ottocento#the-pley'; did you mean 'ottocento#the-play'?"),
        ("ottocento#the-play", "our own rules", "6:9: 'our own rules' is not in the form of 'source': book#section, or \"club: "),
        ("    kind: legal-plays\n", "", "8:5: a question says which one it is, as in 'kind: legal-plays'"),
        ("    kind: legal-plays\n", '    say: {en: "a", it: "b"}\n', "8:5: a question says which one it is"),
        ("  - id: one", "    id: one", "8:5: 'steps' must be a list ('- ' before each entry"),
        ("    kind: leg", "    <<: x\n    kind: leg", "9:5: '<<' takes over keys from elsewhere, which lessons do not have"),
        ("  - id: one", '  - {discuss: maybe, say: {en: a, it: b}}\n  - id: one', "8:15: 'discuss' is true or false, not"),
        ("minutes: 5", "minutes: 5\nlevel: beginer", "5:8: 'level' cannot be 'beginer'; did you mean 'beginner'?"),
        ("  - id: one", "  - <b>: x\n    id: one", "8:5: unknown key '<b>'"),
    ],
)  # fmt: skip
def test_the_message_its_author_needs(right: str, wrong: str, said: str) -> None:
    found = told(SOUND.replace(right, wrong))
    assert any(one.startswith(said) for one in found), found
    assert len(found) == 1, "one mistake, one message"


def test_a_forgotten_dash_is_one_mistake() -> None:
    assert told(SOUND + SECOND) == [
        "14:5: the key 'id' stands here twice (first on line 8);"
        " keep one, or begin a new entry with '- ' where one was forgotten [duplicate]"
    ]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("Tr\vy", "3:16: the character U+000B"),
        ("Tr\fy", "3:16: the character U+000C"),
        ("Tr\x1cy", "3:16: the character U+001C"),
        ("Tr\x85y", "3:16: the character U+0085"),
        ("Tr\u2028y", "3:16: a line separator (U+2028)"),
        ("Tr\u202ey", "3:16: a mark that turns the direction of the text (U+202E)"),
        ("Tr\u200by", "3:16: a zero-width space (U+200B)"),
        (r"Tr\0y", "3:13: an escape makes a null character (U+0000)"),
        (r"Tr\x1b[31my", "3:13: an escape makes an escape character (U+001B)"),
        (r"Tr\u202ey", "3:13: an escape makes a mark that turns the direction of the text (U+202E)"),
        ("\u00a0", "3:13: 'en' is empty"),
        ("\u2800", "3:14: the character U+2800"),
    ],
)
def test_what_nobody_sees_cannot_stand_in_a_text(wrong: str, said: str) -> None:
    found = told(SOUND.replace("Try", wrong))
    assert found[0].startswith(said) or found[-1].startswith(said), found


def test_letters_with_accents_and_hard_blanks_can() -> None:
    assert told(SOUND.replace("Try", "L’été\u00a0: però — «sì» 🂡")) == []


def test_mistakes_of_form_do_not_hide_mistakes_of_rule() -> None:
    wrong = SOUND.replace("title:", "titel:").replace("minutes: 5", "minutes: five").replace("C9 T16", "S99 T16")
    assert [one.partition(" ")[0] for one in told(wrong)] == ["1:1:", "3:1:", "4:10:", "12:11:"]
    assert "no card 'S99'" in told(wrong)[-1]


def test_a_spoilt_step_raises_no_false_alarm_elsewhere() -> None:
    branch = "  - {branch: {step: one, went: right}, to: end}\n"
    assert [one.split(":")[0] for one in told(SOUND.replace("hand:", "hnad:") + branch)] == ["12"]


def test_the_deal_of_another_game_is_told_not_a_traceback() -> None:
    text = (ROOT / "content/lessons/ottocento/the-table-test.yaml").read_text(encoding="utf-8")
    loaded = load(text.replace("game: ottocento", "game: french4"), "t.yaml")
    known = KnownNames({}, frozenset(skills()), sources())
    assert "no deals of french4 are played out" in " ".join(map(str, checked(loaded, known)))


def test_the_line_stands_beside_its_place() -> None:
    text = SOUND.replace("C9 T16", "C9 T99")
    (problem,) = read(text.replace("minutes: 5", "minutes: *x"), "f").problems
    assert excerpt(problem, text.replace("minutes: 5", "minutes: *x")) == "minutes: *x\n         ^"


def test_an_excerpt_shows_no_control_characters_and_little_of_a_long_line() -> None:
    shown = excerpt(Problem("f", 1, 301, "x"), "\x1b[31m" + "a" * 295 + "B" + "c" * 500 + "\nnext")
    line, caret = shown.split("\n")
    assert "\x1b" not in shown
    assert len(line) <= 98
    assert line[len(caret) - 1] == "B"
    assert excerpt(Problem("f", 9, 1, "x"), "a") == ""
