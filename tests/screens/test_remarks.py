"""What browsers get of scripts and sheets: all of it but the remarks."""

from __future__ import annotations

from pathlib import Path

import pytest

from screens.web.remarks import without

SENT = [path for path in sorted((Path(__file__).parents[2] / "screens").rglob("*")) if path.suffix in (".js", ".css")]


def test_remarks_with_lines_of_their_own_go_and_every_line_keeps_its_number() -> None:
    script = '// About it.\n/** @param {string} one\n * and more */\nsay("/* no */"); // stays\n  // goes\nend();\n'
    assert without(script, ".js") == '\n\n\nsay("/* no */"); // stays\n\nend();\n'
    assert without("/* About it. */\na { b: c; /* why */ }\n", ".css") == "\na { b: c;  }\n"
    assert without("<svg><!-- // --></svg>", ".svg") == "<svg><!-- // --></svg>"


@pytest.mark.parametrize("path", SENT, ids=lambda one: one.name)
def test_no_text_of_a_script_or_sheet_is_taken_for_a_remark(path: Path) -> None:
    read = path.read_text(encoding="utf-8")
    sent = without(read, path.suffix)
    assert read.count("\n") == sent.count("\n")
    gone = [line for line, left in zip(read.split("\n"), sent.split("\n"), strict=True) if line != left]
    if path.suffix == ".css":
        assert not any(
            '"' in line.partition("/*")[0] and '"' in line.rpartition("*/")[2] and line.count('"') % 2 for line in gone
        )
        return
    # A text of several lines stands between backticks: no remark begins inside one.
    for number, line in enumerate(read.split("\n")):
        if line in gone:
            assert "\n".join(sent.split("\n")[:number]).count("`") % 2 == 0, line
