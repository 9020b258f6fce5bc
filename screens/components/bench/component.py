"""The workbench as a component."""

from __future__ import annotations

from pathlib import Path

from screens.components.host import Component

WORKBENCH = Component(
    name="calzettini_workbench",
    address="/scoring",
    folder=Path(__file__).parent,
    scripts=(
        "workbench.js",
        "counting.js",
        "tabs.js",
        "taps.js",
        "../asking/ask_place.js",
        "../asking/ask_room.js",
        "history_store.js",
        "cloth.js",
        "starts.js",
        "steps.js",
        "../sheet/paper.js",
        "options.js",
        "share.js",
        "../sheet/exercise.js",
        "../sheet/figures.js",
    ),
    styles=("workbench.css", "cloth.css", "../asking/ask_room.css", "../sheet/sheet.css", "../sheet/practice.css"),
)
