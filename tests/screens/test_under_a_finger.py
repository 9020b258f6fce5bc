"""What a page looks like under a finger or a mouse: nothing is lifted where a finger was last, and a main button stays legible."""

from __future__ import annotations

import re
from pathlib import Path

SHEETS = sorted(Path("screens").rglob("*.css"))
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
FOR_A_MOUSE = re.compile(r"@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
RULE = re.compile(r"([^{}]*):hover[^{}]*\{([^{}]*)\}")
LIFTS = re.compile(r"transform: (?!none)|\btranslate:")


def told(sheet: Path) -> str:
    return COMMENT.sub("", sheet.read_text(encoding="utf-8"))


def test_nothing_is_lifted_where_a_finger_was_last() -> None:
    """A telephone keeps the last place of a finger as that of a mouse: a card that comes to lie there would rise by itself."""
    lifted = [
        (sheet.name, which.strip())
        for sheet in SHEETS
        for which, does in RULE.findall(FOR_A_MOUSE.sub("", told(sheet)))
        if LIFTS.search(does)
    ]
    assert lifted == []


def test_the_way_on_keeps_its_ground_below_white_letters() -> None:
    """Streamlit has a pale ground of its own for what is pointed at, which counts for more than a plain rule of ours."""
    (states,) = re.findall(
        r"\.st-key-next-step :is\(a, button\):is\(([^)]*)\) \{ background: var\(--cz-main\)",
        told(Path("screens/shell/static/app.css")),
    )
    assert {":hover", ":active", ":focus"} <= {one.strip() for one in states.split(",")}
