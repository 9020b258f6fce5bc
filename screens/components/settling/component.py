"""The scoring table of the Sicilian games as a component."""

from __future__ import annotations

from pathlib import Path

from screens.components.host import Component

SETTLING = Component(
    name="calzettini_settling",
    address="/settling",
    folder=Path(__file__).parent,
    scripts=(
        "settling.js",
        "piles.js",
        "../board/fields.js",
        "../written/deal_form.js",
        "../written/reckoning.js",
    ),
    styles=("settling.css", "../board/board.css", "../board/forms.css"),
)
