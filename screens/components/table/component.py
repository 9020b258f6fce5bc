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
        "tricks_so_far.js",
        "../cards/card.js",
        "../cards/row.js",
        "../cards/reordering.js",
        "answers.js",
        "../told/prompt.js",
        "choosing.js",
        "keys.js",
        "../told/telling.js",
        "game.js",
        "../told/terms.js",
        "../cards/overlays.js",
        "../cards/worth.js",
        "laid.js",
        "in_sight.js",
        "../told/step_link.js",
        "../told/contrast.js",
        "bar.js",
        "guard.js",
        "holding.js",
        "under_way.js",
        "../cards/closer.js",
        "../cards/dragging.js",
        "focusing.js",
        "../asking/ask_place.js",
        "../asking/ask_room.js",
        "../felt/felt.js",
        "../felt/kept_height.js",
        "../felt/laid_open.js",
        "../felt/described.js",
        "../felt/motion.js",
    ),
    styles=(
        "table.css",
        "../cards/overlays.css",
        "../cards/worth.css",
        "../told/contrast.css",
        "../cards/closer.css",
        "../felt/felt.css",
        "../felt/laid_open.css",
        "../asking/ask_room.css",
    ),
)
