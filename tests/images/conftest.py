"""The drawn packs, once each, for the tests that look at it; and a club's pack of scans."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from images.drawn import codes
from images.drawn.bolognese.recipe import picture
from images.drawn.french import press as french_press
from images.drawn.gather import recipe, seed
from images.drawn.sicilian import press
from images.packs import Pack, load
from tests.images.scanning import folder


@pytest.fixture(scope="session")
def drawn() -> dict[str, Image.Image]:
    """Every card and the back, RGBA, 480 x 1000, drawn twice instead of four times too large; twins share a seed."""
    return {code: picture(recipe("bologna", code), seed("bologna", code), 480, oversize=2) for code in codes("bologna")}


@pytest.fixture(scope="session")
def sicilian() -> dict[str, Image.Image]:
    """Every Sicilian card and the back, RGBA, 480 x 800, printed twice instead of four times too large."""
    return {code: press.picture(recipe("sicily", code), code, 480, oversize=2) for code in codes("sicily")}


@pytest.fixture(scope="session")
def french() -> dict[str, Image.Image]:
    """Every French card and the back, RGBA, 480 x 880, printed twice instead of three times too large."""
    return {code: french_press.picture(recipe("france", code), code, 480, oversize=2) for code in codes("france")}


@pytest.fixture
def club(tmp_path: Path) -> Callable[..., Pack]:
    """Makes the pack ``club`` of these cards and loads it; more of the manifest by keyword."""

    def make(cards: dict[str, object], **more: object) -> Pack:
        folder(tmp_path).mkdir(parents=True, exist_ok=True)
        manifest = {
            "schema": 1,
            "id": "club",
            "deck": "bologna",
            "title": "Il circolo",
            "cards": cards,
            **more,
        }
        (folder(tmp_path) / "manifest.json").write_text(json.dumps(manifest))
        return load(folder(tmp_path), tmp_path / "cache")

    return make
