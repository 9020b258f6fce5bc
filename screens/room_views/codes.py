"""QR codes as one path of an SVG, which a page draws in its own colours."""

from __future__ import annotations

from functools import lru_cache

from screens.room_views.given import CodeProps


@lru_cache(maxsize=64)
def code_of(address: str) -> CodeProps:
    """``size`` (modules on a side, without the quiet zone) and ``path``, one stroke a module high for each run of dark ones."""
    import segno  # only a room needs it

    made = segno.make(address, micro=False, error="m")
    rows = [list(row) for row in made.matrix]
    return {"size": len(rows), "path": "".join(_strokes(rows))}


def _strokes(rows: list[list[int]]) -> list[str]:
    found: list[str] = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            end = x
            while end < len(row) and row[end]:
                end += 1
            if end > x:
                found.append(f"M{x} {y}.5h{end - x}")
            x = end + 1
    return found
