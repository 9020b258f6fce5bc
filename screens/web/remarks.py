"""Strips comments from scripts and sheets before a browser gets them."""

from __future__ import annotations

import re

LINES = re.compile(r"^[ \t]*(?://.*|/\*(?:[^*]|\*(?!/))*\*/[ \t]*)$", re.MULTILINE)
"""Remarks that have lines of their own; one behind code, or in a text, is left alone."""
WITHIN = re.compile(r"/\*(?:[^*]|\*(?!/))*\*/")
"""Remarks anywhere in a sheet, in which no text has such marks."""
LEAVES = {".js": LINES, ".css": WITHIN}


def without(text: str, suffix: str) -> str:
    """The text without its comments; every line keeps its number, by which a browser tells where something went wrong."""
    found = LEAVES.get(suffix)
    return found.sub(lambda one: "\n" * one.group().count("\n"), text) if found is not None else text
