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
        "card.js",
        "row.js",
        "answers.js",
        "prompt.js",
        "choosing.js",
        "keys.js",
        "telling.js",
        "game.js",
        "terms.js",
        "overlays.js",
        "laid.js",
        "step_link.js",
        "contrast.js",
        "bar.js",
        "guard.js",
        "closer.js",
        "dragging.js",
        "focusing.js",
        "../felt/felt.js",
        "../felt/described.js",
        "../felt/motion.js",
    ),
    styles=("table.css", "overlays.css", "contrast.css", "closer.css", "../felt/felt.css"),
)
