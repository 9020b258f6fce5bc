"""A club's folder with scans in it, made for a test."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from images.packs import Pack


def folder(tmp_path: Path) -> Path:
    return tmp_path / "packs" / "club"


def scan(tmp_path: Path, name: str, size: tuple[int, int] = (240, 500), colour: str = "red", **how: object) -> str:
    folder(tmp_path).mkdir(parents=True, exist_ok=True)
    Image.new("RGB", size, colour).save(folder(tmp_path) / name, **how)  # type: ignore[arg-type]
    return name


def reasons(pack: Pack) -> dict[str, str]:
    """By file; not what lies in the folder besides."""
    return {problem.file: problem.reason for problem in pack.problems if not problem.reason.startswith("unnamed")}


def shown(pack: Pack, code: str, width: int = 240) -> Image.Image:
    return Image.open(pack.cache / pack.pictures[code][width]).convert("RGB")
