"""The scoring table inside a match: the same component, without what the match knows by itself."""

from __future__ import annotations

from dataclasses import replace

from screens.workbench.component import WORKBENCH

PILE = replace(WORKBENCH, name="calzettini_pile", address="/pile", styles=(*WORKBENCH.styles, "in_a_match.css"))
