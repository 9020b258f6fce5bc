"""Questions from a spreadsheet: what goes over, and what is refused with its row and the reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lessons
from lessons.__main__ import main
from lessons.club import own_lessons
from lessons.course.loader import load
from lessons.exchange import table
from lessons.yamlfile.encodings import BadEncoding, decoded
from lessons.yamlfile.fields import Lang
from tests.lessons.test_own_lessons import SHARED
from tests.lessons.trying import HEAD, told

POSITIONS = """\
id;kind;skill;trick;hand;aim;expect;say.en;say.it
no-cups;legal-plays;follow-suit;CK T12;T16 T9 BQ S7 SK;must-overtrump;T16 T9;"No cups; what now?";"Niente coppe: e perché?"
who;who-wins;follow-suit;CK T12 C8 C9;;;;;
"""
CHOICE = """\
id,kind,skill,say.en,say.it,right.1.en,right.1.it,wrong.1.en,wrong.1.it,wrong.1.why.en,wrong.1.why.it
who-leads,choice,follow-suit,Who leads?,Chi esce?,Eldest,Chi è di mano,The dealer,Il mazziere,"No, last.",Gioca per ultimo.
"""
QUIZ = """\
::Who leads:: Who leads? {=Eldest ~The dealer#He plays last.}

::Perché:: How many? {#62}
"""


@pytest.mark.parametrize(
    "text",
    [
        POSITIONS,
        "\ufeff" + POSITIONS,
        "sep=;\n" + POSITIONS,
        '\ufeff"sep=;"\r\n' + POSITIONS.replace("\n", "\r\n"),
        POSITIONS.replace(";", "\t").replace("\tWhat", ";"),
        POSITIONS.replace("CK T12", "\xa0CK\xa0T12 ").replace("skill;", "skill\xa0;"),
        "\n;;\n" + POSITIONS,
        POSITIONS.replace("kind;", "Kind;").replace("hand;", "HAND;"),
        "sep=|\n" + POSITIONS.replace(";", "|"),
        CHOICE,
    ],
)
def test_a_table_becomes_steps_that_the_checker_accepts(text: str) -> None:
    found = table.steps_in(text)
    assert not found.refused
    made = HEAD.replace("steps:\n", "") + "steps:\n" + "".join(map(table.as_step, found.steps))
    assert told(made) == []
    lesson = load(made, "try.yaml").lesson
    assert lesson is not None
    assert len(lesson.steps) == len([line for line in text.splitlines() if line.strip(";") and "sep=" not in line]) - 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "Row 1: A table has the names of its columns"),
        ("id,skill\na,b", "Row 1: There is no column “kind”"),
        ("\n\nid,skill\na,b", "Row 3: There is no column “kind”"),
        ("kind,hand,hand\nlegal-plays,CK,CQ", "Row 1: There are two columns “hand”."),
        ("kind,trick\nlegal-play,CK", "Row 2: There is no kind of question “legal-play”. Did you mean “legal-plays”?"),
        (
            "sep=,\nkind,trik\nlegal-plays,CK",
            "Row 2: A question of the kind legal-plays has no “trik”. Did you mean “trick”?",
        ),
        ("kind,trick\nlegal-plays,CK,more", "Row 2: There are 3 cells under 2 columns."),
        ("kind,right.2.en\nchoice,x", "Entries are counted from 1."),
        ("kind,say,say.en\nchoice,x,y", "do not fit together"),
        ("kind,say\nchoice," + "x" * 200_000, "Row 1: A table has"),
    ],
)
def test_what_cannot_be_a_step_is_named_with_its_row(text: str, why: str) -> None:
    (refusal,) = table.steps_in(text).refused
    assert why in refusal.told(Lang("en"))


OPEN = """\
id;kind;skill;hand;say.en
one;legal-plays;follow-suit;CK;"What; now?"
two;legal-plays;follow-suit;CQ;"What now?
three;legal-plays;follow-suit;CN;"He said ""no"".
What now?"
four;legal-plays;follow-suit;CJ;5" high?
"""


@pytest.mark.parametrize(
    "after", ["", "five;legal-plays;follow-suit;CA;And now?\n", 'five;legal-plays;follow-suit;CA;"And?"\n']
)
def test_a_quote_that_nothing_closes_swallows_no_other_row(after: str) -> None:
    found = table.steps_in(OPEN + after)
    assert [step["id"] for step in found.steps] == ["one", "three", "four", *(["five"] if after else [])]
    assert found.steps[1]["say"]["en"] == 'He said "no".\nWhat now?'
    assert [one.told(Lang("en")) for one in found.refused] == [
        'Row 3: A quotation mark opens at “"What now?” and is not closed where the cell ends. '
        "Close it; one that belongs to the text is written twice."
    ]


def test_an_open_quote_in_a_long_table_is_named_and_takes_no_time() -> None:
    rows = "".join(f'{at};legal-plays;"CK\n' for at in range(150)) + "x;legal-plays;CK" + "\n" * 300_000
    found = table.steps_in("id;kind;hand\n" + rows)
    assert [one.line for one in found.refused] == list(range(2, 152))
    assert len(found.steps) == 1


def test_of_two_rows_with_one_id_the_second_is_refused_with_both_rows() -> None:
    found = table.steps_in(
        "id,kind,hand\na,legal-plays,CK\nb,legal-plays,CQ\n\na,legal-plays,CN\n,legal-plays,CN\n,legal-plays,CJ\n"
    )
    assert [step["hand"] for step in found.steps] == ["CK", "CQ", "CN", "CJ"]
    assert [one.told(Lang("it")) for one in found.refused] == [
        "Riga 5: L'id «a» è già della riga 2. Dai a questa un id suo."
    ]


def test_one_bad_row_takes_no_other_down() -> None:
    found = table.steps_in("kind,trick\nlegal-plays,CK\nnothing,\n\nlegal-plays,CQ\n")
    assert [step["trick"] for step in found.steps] == ["CK", "CQ"]
    assert [one.line for one in found.refused] == [3]
    assert found.refused[0].told(Lang("it")).startswith("Riga 3: ")


def test_a_text_keeps_the_blanks_that_french_wants() -> None:
    (step,) = table.steps_in("kind;say.fr\nchoice;Qui commence\xa0?\xa0").steps
    assert step["say"]["fr"] == "Qui commence\xa0?"


@pytest.mark.parametrize(
    ("encoding", "guessed"),
    [
        ("utf-8", False),
        ("utf-8-sig", False),
        ("utf-16", False),
        ("utf-16-le", False),
        ("utf-16-be", False),
        ("utf-32", False),
        ("cp1252", True),
    ],
)
@pytest.mark.parametrize("text", [POSITIONS, CHOICE, QUIZ])
def test_however_a_computer_saved_it_a_file_is_read(text: str, encoding: str, guessed: bool) -> None:
    found = decoded(text.encode(encoding))
    assert found.told.removeprefix("\ufeff") == text
    assert found.guessed is guessed


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_letters_whose_one_half_is_nought_do_not_turn_a_file_about(encoding: str) -> None:
    told = "kind;say\nchoice;Ā Ā Ā, come si scrive a Riga"
    assert decoded(told.encode(encoding)).told == told


@pytest.mark.parametrize(
    ("data", "line"),
    [
        ("kind\nperché\nè".encode() + b"\xe8", 3),  # damaged UTF-8 is not taken for ANSI
        (b"kind\nperch\x8e \x8f", 2),  # an old Mac's letters are none of Windows
        ("kind\nè".encode("utf-16")[:-1], 2),
        (b"kind\n\0x", 2),
        ("kind".encode("utf-32-le"), 1),
    ],
)
def test_what_is_no_text_is_refused_with_its_line(data: bytes, line: int) -> None:
    with pytest.raises(BadEncoding) as error:
        decoded(data)
    assert error.value.line == line


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "positions.csv"
    file.write_bytes(("sep=;\r\n" + POSITIONS).encode("cp1252"))
    assert main(["import", str(file)]) == 0
    out, err = capsys.readouterr()
    assert out.startswith('steps:\n  - id: "no-cups"\n    kind: "legal-plays"\n')
    assert "e perché?" in out
    assert "ANSI" in err
    file.write_text("kind\nnothing\n", encoding="utf-8")
    assert main(["import", str(file)]) == 1
    assert "positions.csv: Row 2: There is no kind of question “nothing”." in capsys.readouterr().err
    file.write_bytes(b"kind\n\x81\n")
    assert main(["import", str(file), "--lang", "it"]) == 1
    assert "positions.csv: Riga 2: Da qui in poi il file non si legge" in capsys.readouterr().err
    quiz = tmp_path / "quiz.gift"
    quiz.write_text(QUIZ, encoding="utf-16")
    assert main(["import", str(quiz), "--lang", "it", "--skill", "signals"]) == 1
    out, err = capsys.readouterr()
    assert out.count("- id:") == 1, "the good question comes in"
    assert "quiz.gift: Riga 3, «Perché»: La risposta è un numero." in err
    assert "È stata presa una domanda o un testo, uno è rimasto fuori." in err
    assert main(["import", str(tmp_path / "gone.csv")]) == 1


NAMED = re.compile(r"\bdocs/[a-z-]+(?:\.it)?\.(?:md|png|schema\.json)")


def test_every_page_that_the_commands_name_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    root = Path(lessons.__file__).parents[1]
    for command in ("import", "export", "check", "schema", "bots"):
        with pytest.raises(SystemExit):
            main([command, "--help"])
    helped = {"--help": "".join(capsys.readouterr().out.split("\n"))}
    folders = (
        "calzettini",
        "content",
        "docs",
        "engine",
        "images",
        "lessons",
        "players",
        "screens",
        "serving",
        "building",
    )
    files = [
        *root.glob("*.md"),
        *(one for name in folders for end in ("py", "md", "yaml") for one in (root / name).rglob(f"*.{end}")),
    ]
    texts = helped | {str(one): one.read_text(encoding="utf-8") for one in files if one.name != "CHANGELOG.md"}
    assert [
        (name, page) for name, text in texts.items() for page in NAMED.findall(text) if not (root / page).is_file()
    ] == []
    assert "UTF-32" in helped["--help"]


def test_a_lesson_is_exported_in_the_languages_it_has(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for lang in ("it", "fr"):
        assert main(["export", "ottocento/following", "--lang", lang]) == 0
        assert "::ottocento/following no-cups 1::" in capsys.readouterr().out
    (tmp_path / "ours.yaml").write_text(SHARED, encoding="utf-8")
    own_lessons.look(tmp_path)
    try:
        assert main(["export", "ottocento/circolo-x", "--lang", "fr"]) == 1
    finally:
        own_lessons.forget()
    assert "n'existe pas dans cette langue" in capsys.readouterr().err
    assert main(["export", "ottocento/folowing"]) == 1
    assert "did you mean 'ottocento/following'?" in capsys.readouterr().err
