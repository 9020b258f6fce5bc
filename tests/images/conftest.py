"""The built packs, each read once for the tests that look at it; and a club's pack of scans."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from images import plain
from images.packs import Pack, load
from images.shelf import Shelf
from tests.images.scanning import folder


def built(deck: str, pack: str, width: int = 480) -> dict[str, Image.Image]:
    """Every card of a pack and its back as the app shows them, RGBA; that this very code drew them test_shelf.py holds."""
    shelf = Shelf.load()
    names = {code: shelf.file(deck, pack, code, width) for code in plain.codes(deck)}
    pictures = {}
    for name in set(names.values()):
        with Image.open(shelf.path(name)) as picture:
            pictures[name] = picture.convert("RGBA")
    return {code: pictures[name] for code, name in names.items()}


@pytest.fixture(scope="session")
def drawn() -> dict[str, Image.Image]:
    """480 x 1000."""
    return built("bologna", "drawn")


@pytest.fixture(scope="session")
def sicilian() -> dict[str, Image.Image]:
    """480 x 800."""
    return built("sicily", "drawn")


@pytest.fixture(scope="session")
def french() -> dict[str, Image.Image]:
    """480 x 880."""
    return built("france", "drawn")


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
