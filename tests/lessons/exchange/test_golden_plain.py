"""Texts as other programs write them, in HTML, Markdown or neither, by chance: what of them comes into a lesson is as before."""

from __future__ import annotations

from random import Random

import pytest

from lessons.exchange.gift.characters import FORMATS
from lessons.exchange.gift.plain_text import HasMedia, format_of, plain
from tests.conftest import Golden
from tests.engine.written_down import known

TEXTS = 700
PIECES = (
    *("one", "two", "three.", "  ", "\n", "\n\n\n", "\xa0", "\u202f:", "«\xa0four\xa0»", "\u200b", "\t", "*", "**", "_", "__"),
    *("<b>", "</b>", "<strong>x</strong>", "<p>", "</p>", "<br>", "<br/>", "<td>", "</td>", "<th>y</th>", "<tr>", "<li>", "<i>"),
    *("<script>no</script>", "<style>no</style>", "<![endif]>", "&amp;", "&lt;b&gt;", "&#233;", "&unknown;", "5 < 6"),
    *("**bold**", "__bold__", "*slanted*", "_slanted_", "a_b", "[here](http://x)", "[html]", "[moodle]", "<div class='z'>"),
)  # fmt: skip
MEDIA = ("<img src=x>", "<svg/>", "![a](b)")


@pytest.mark.parametrize("otherwise", FORMATS)
def test_texts_of_other_programs_say_what_they_said_before(otherwise: str, golden: Golden) -> None:
    rng, lines, refused = Random(otherwise), list[str](), 0
    for _ in range(TEXTS):
        pieces = rng.choices((*PIECES, *MEDIA) if rng.random() < 0.1 else PIECES, k=rng.randrange(1, 9))
        text, one_line = (
            rng.choice(("", "", "", "[html]", "[markdown]", " [plain]")) + "".join(pieces),
            rng.random() < 0.5,
        )
        try:
            lines.append(f"{format_of(text, otherwise)} {plain(text, otherwise, one_line=one_line)!r}")
        except HasMedia:
            refused += 1
            lines.append("media")
    golden(f"plain/{otherwise}.txt", f"{refused} with a picture: {known(lines)}\n")
