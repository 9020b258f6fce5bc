"""Questions that learners say are wrong: one line of JSON each, in a file beside the log, for the author to look at."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from threading import Lock
from typing import Any

from lessons.learner.data_folder import REPORTS, data_folder
from lessons.learner.event import Json
from lessons.session.step_link import NUMBER, SEED, STEP, StepLink, read_link

MOST_LINE = 4_000
"""Bytes of one report; what is longer is cut, the longest part first."""
MOST_FILE = 4_000_000
"""Bytes of the file; a fuller one takes no more, so that nobody fills the disk with it."""
MOST_TEXT = 400
MOST_GIVEN = 40
_writing = Lock()


@dataclass(frozen=True, slots=True)
class Report:
    """A question somebody finds wrong: lesson, step and seed make it again; ``answer`` and ``reasons`` say what happened."""

    lesson: str
    step: str
    seed: int | None
    given: Json
    answer: Json
    reasons: tuple[str, ...]
    language: str
    version: str
    date: str
    number: int = 0

    @property
    def link(self) -> StepLink:
        return StepLink(self.lesson, self.step, self.seed, self.number)


def report_question(
    about: StepLink,
    *,
    given: Json = None,
    answer: Json = None,
    reasons: Iterable[str] = (),
    language: str = "",
    now: datetime | None = None,
) -> bool:
    """Keep a report; False where it could not be kept: the file is full, or cannot be written."""
    at = (now or datetime.now(UTC)).astimezone(UTC).isoformat(timespec="seconds")
    whys = tuple(_clean(one) for one in list(reasons)[:12])
    kept = Report(
        _clean(about.lesson), _clean(about.step), about.seed, _bounded(given), _bounded(answer), whys, _clean(language),
        version(), at, about.number,
    )  # fmt: skip
    line = _line(kept)
    path = reports_file()
    with _writing:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists() and path.stat().st_size + len(line) > MOST_FILE:
                return False
            with path.open("ab") as file:
                file.write(line)
        except OSError:
            return False
    return True


def reports(lesson: str | None = None) -> tuple[Report, ...]:
    """Every report (of one lesson), the newest first; lines that are no reports are stepped over."""
    try:
        lines = reports_file().read_bytes()[:MOST_FILE].splitlines()
    except OSError:
        return ()
    found = [report for line in reversed(lines) if (report := _read(line)) is not None]
    return tuple(one for one in found if lesson is None or one.lesson == lesson)


def reports_file() -> Path:
    return data_folder() / REPORTS


def version() -> str:
    """Of this program, as far as it knows it."""
    try:
        return metadata.version("calzettini")
    except metadata.PackageNotFoundError:
        return "development"


def _line(report: Report) -> bytes:
    told: dict[str, Any] = asdict(report)
    for name in ("given", "reasons", "answer"):
        # JSON with ASCII alone: control characters, directions and broken surrogates are all escaped.
        line = json.dumps(told, ensure_ascii=True, sort_keys=True, allow_nan=False).encode("ascii") + b"\n"
        if len(line) <= MOST_LINE:
            return line
        told[name] = None if name != "reasons" else []
    return json.dumps(told, ensure_ascii=True, sort_keys=True).encode("ascii") + b"\n"


def _bounded(value: Json, depth: int = 0) -> Json:
    """A learner's answer as it may be kept: plain, short, not deep."""
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return value if abs(value) < 10**9 else _clean(value)
    if isinstance(value, list | tuple) and depth < 3:
        return [_bounded(one, depth + 1) for one in list(value)[:MOST_GIVEN]]
    if isinstance(value, dict) and depth < 3:
        return {_clean(name): _bounded(one, depth + 1) for name, one in list(value.items())[:MOST_GIVEN]}
    return _clean(value)


def _clean(value: object) -> str:
    """One line of visible text."""
    text = str(value)[: 4 * MOST_TEXT] if not isinstance(value, int) else "a large number"
    shown = "".join(" " if unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp") else char for char in text)
    return " ".join(shown.split())[:MOST_TEXT]


def _read(line: bytes) -> Report | None:
    try:
        told = json.loads(line)
    except ValueError:
        return None
    if not isinstance(told, dict):
        return None
    link = read_link(
        {"id": str(told.get("lesson", "")), **{name: str(told.get(name, "")) for name in (STEP, SEED, NUMBER)}}
    )
    if link is None:
        return None
    return Report(
        link.lesson, link.step, link.seed, _bounded(told.get("given")), _bounded(told.get("answer")), _whys(told),
        _clean(told.get("language", "")), _clean(told.get("version", "")), _clean(told.get("date", "")), link.number,
    )  # fmt: skip


def _whys(told: Mapping[str, object]) -> tuple[str, ...]:
    reasons = told.get("reasons")
    return tuple(_clean(one) for one in reasons[:12]) if isinstance(reasons, list) else ()
