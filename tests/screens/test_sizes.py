"""Where a sheet asks how wide something is: beside each other, what it says of narrow and of wide leaves nothing between them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SHEETS = sorted((Path(__file__).parents[2] / "screens").rglob("*.css"))
THRESHOLDS = {
    "table": {"28rem", "34rem", "40rem", "44rem", "66rem", "640px", "740px", "900px", "1024px", "1200px"},
    "felt": {
        "40rem",
        "30rem",
        "640px",
        "24rem",
        "20rem",
        "16rem",
        "480px",
        "412px",
        "400px",
        "364px",
        "342px",
        "324px",
        "318px",
        "280px",
    },
    "masthead": {"17.5rem"},
    "": {"0", "40rem", "56rem"},
}
"""Of each container by its name, all that is asked of it; ``bench.geometry`` looks at a size on either side of each."""
ASKED = re.compile(r"@container\s*([a-z]*)\s*([^{]*)\{")
EXACT = re.compile(r"\(width (?:<|>=) ([0-9a-z.]+)\)")


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda one: one.stem)
def test_a_width_is_either_below_a_threshold_or_not_and_the_thresholds_are_known(sheet: Path) -> None:
    for name, asked in ASKED.findall(sheet.read_text(encoding="utf-8")):
        # «min-width» and «max-width» of one number hold both at that width, and of two numbers neither or both between them.
        assert not EXACT.sub("", asked).replace("and", "").strip(), asked
        assert set(EXACT.findall(asked)) <= THRESHOLDS[name], f"{name or 'unnamed'}: {asked}"


def test_only_the_table_and_what_lies_beside_it_ask_how_the_page_is_held() -> None:
    parts = [sheet for sheet in SHEETS if "components" in sheet.parts]
    asked = [sheet.name for sheet in parts if "orientation: landscape" in sheet.read_text(encoding="utf-8")]
    assert asked == ["laid_open.css", "table.css"]
