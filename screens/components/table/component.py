"""The table as a component."""

from __future__ import annotations

from pathlib import Path

from screens.components.host import Component

TABLE = Component(
    name="calzettini_table",
    address="/table",
    folder=Path(__file__).parent,
    scripts=(
        "table.js",
        "panel.js",
        "choosing.js",
        "keys.js",
        "telling.js",
        "game.js",
        "terms.js",
        "overlays.js",
        "laid.js",
        "step_link.js",
        "contrast.js",
        "focusing.js",
    ),
    styles=("table.css", "overlays.css", "contrast.css"),
)
