"""The workbench as a component."""

from __future__ import annotations

from pathlib import Path

from screens.mounted import Component

WORKBENCH = Component(
    name="calzettini_workbench",
    address="/scoring",
    folder=Path(__file__).parent,
    scripts=("workbench.js", "post.js", "cloth.js", "paper.js", "options.js", "exercise.js"),
    styles=("workbench.css", "practice.css"),
)
workbench = WORKBENCH.mount
