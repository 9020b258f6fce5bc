"""The scoring table of the Sicilian games as a component."""

from __future__ import annotations

from pathlib import Path

from screens.components.host import Component
from screens.components.match_forms import FORMS

SETTLING = Component(
    name="calzettini_settling",
    address="/settling",
    folder=Path(__file__).parent,
    scripts=(
        "settling.js",
        "piles.js",
        *FORMS,
    ),
    styles=("settling.css", "../scorekeeper/board.css", "../match_forms/forms.css"),
)
