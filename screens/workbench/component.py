"""The workbench as a component."""

from __future__ import annotations

from pathlib import Path

from screens.mounted import Component

WORKBENCH = Component(
    name="calzettini_workbench",
    address="/scoring",
    folder=Path(__file__).parent,
    scripts=(
        "workbench.js",
        "post.js",
        "kept.js",
        "cloth.js",
        "starts.js",
        "steps.js",
        "paper.js",
        "options.js",
        "share.js",
        "exercise.js",
        "figures.js",
    ),
    styles=("workbench.css", "cloth.css", "sheet.css", "practice.css"),
)
workbench = WORKBENCH.mount
