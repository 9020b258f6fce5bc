"""The score of a match as a component, and the scoring table inside it: without what the match knows by itself."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from screens.components.bench.component import WORKBENCH
from screens.components.host import Component
from screens.components.match_forms import FORMS

BOARD = Component(
    name="calzettini_board",
    address="/board",
    folder=Path(__file__).parent,
    scripts=(
        "board.js",
        "address.js",
        "beginning.js",
        "drafts.js",
        "foreseen.js",
        "notes.js",
        "past.js",
        "score.js",
        "sharing.js",
        "stage.js",
        "writing.js",
        *FORMS,
    ),
    styles=("board.css", "../match_forms/forms.css"),
)
PILE = replace(WORKBENCH, name="calzettini_pile", address="/pile", styles=(*WORKBENCH.styles, "in_a_match.css"))
