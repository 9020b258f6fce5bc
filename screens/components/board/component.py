"""The score of a match as a component, and the scoring table inside it: without what the match knows by itself."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from screens.components.bench.component import WORKBENCH
from screens.components.host import Component

BOARD = Component(
    name="calzettini_board",
    address="/board",
    folder=Path(__file__).parent,
    scripts=(
        "board.js",
        "address.js",
        "beginning.js",
        "../written/deal_form.js",
        "../written/declaring.js",
        "drafts.js",
        "../written/ending.js",
        "fields.js",
        "foreseen.js",
        "../written/notes.js",
        "../written/past.js",
        "../written/pile.js",
        "../written/reckoning.js",
        "score.js",
        "../written/seated.js",
        "sharing.js",
        "starting.js",
        "../written/writing.js",
    ),
    styles=("board.css", "forms.css"),
)
PILE = replace(WORKBENCH, name="calzettini_pile", address="/pile", styles=(*WORKBENCH.styles, "in_a_match.css"))
