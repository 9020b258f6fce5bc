"""Everything one learner did as one file, out and in; a file with anything wrong in it is refused whole."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from lessons.learner.event import Event, Json
from lessons.learner.store import MOST_DATA, Store

FORMAT = "calzettini-learner"
VERSION = 1
MOST_BYTES = 20_000_000
MOST_TEXT = 128
SETTINGS = 50


class BadFile(ValueError):
    """The file was refused; ``reason`` is a code for a sentence, ``facts`` fill it."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(f"{reason}: {facts}" if facts else reason)
        self.reason, self.facts = reason, facts


@dataclass(frozen=True, slots=True)
class Luggage:
    """What a file holds, read and found whole."""

    code: str
    created: str
    settings: Mapping[str, str]
    log: tuple[tuple[str, Event], ...]


def pack(store: Store, code: str) -> bytes:
    """The file of this learner; of someone who did nothing yet, a file without events."""
    learner = store.learner(code)
    told = [_told(lesson, event) for lesson, event in store.log(code)]
    file = {
        "format": FORMAT,
        "version": VERSION,
        "learner": code,
        "created": learner.created if learner else "",
        "settings": dict(learner.settings) if learner else {},
        "events": told,
        "sum": _sum(told),
    }
    return json.dumps(file, ensure_ascii=False, indent=1).encode()


def unpack(raw: bytes) -> Luggage:
    """Read a file; :class:`BadFile` with the reason when it is not ours, not whole, or from the future."""
    if len(raw) > MOST_BYTES:
        raise BadFile("too-large", bytes=len(raw), most=MOST_BYTES)
    try:
        file = json.loads(raw.decode("utf-8-sig"), object_pairs_hook=_no_twice, parse_constant=_no_constant)
    except BadFile:
        raise
    except (ValueError, RecursionError) as error:
        raise BadFile("not-json", line=getattr(error, "lineno", 1)) from error
    if not isinstance(file, dict) or file.get("format") != FORMAT:
        raise BadFile("foreign")
    found = file.get("version")
    if not isinstance(found, int) or isinstance(found, bool) or found < 1:
        raise BadFile("damaged", where="version")
    if found > VERSION:
        raise BadFile("future", version=found, known=VERSION)
    told = file.get("events")
    if not isinstance(told, list) or _sum(told) != file.get("sum"):
        raise BadFile("damaged", where="events")
    log = tuple(_read(item, place) for place, item in enumerate(told))
    if len({event.nonce for _, event in log}) != len(log):
        raise BadFile("damaged", where="nonce")
    return Luggage(_text(file, "learner"), _text(file, "created"), _settings(file.get("settings")), log)


def unpack_into(store: Store, code: str, raw: bytes) -> int:
    """Add what a file holds to this learner's log; how many events were new. Doing it twice adds nothing."""
    luggage = unpack(raw)
    new = store.append_all(code, luggage.log)
    learner = store.learner(code)
    missing = {key: value for key, value in luggage.settings.items() if not learner or key not in learner.settings}
    if missing:
        store.keep(code, missing)
    return new


def _told(lesson: str, event: Event) -> dict[str, Json]:
    return {"lesson": lesson, "step": event.step, "kind": event.kind, "data": dict(event.data),
            "nonce": event.nonce, "at": event.at}  # fmt: skip


def _read(item: object, place: int) -> tuple[str, Event]:
    if not isinstance(item, dict) or set(item) != {"lesson", "step", "kind", "data", "nonce", "at"}:
        raise BadFile("damaged", where=f"events[{place}]")
    data = item["data"]
    if not isinstance(data, dict) or len(json.dumps(data)) > MOST_DATA:
        raise BadFile("damaged", where=f"events[{place}].data")
    kind, step, nonce, at = (_text(item, key) for key in ("kind", "step", "nonce", "at"))
    if not (kind and nonce and at):
        raise BadFile("damaged", where=f"events[{place}]")
    return _text(item, "lesson"), Event(kind, step, nonce, data, at=at)


def _text(holder: Mapping[str, object], key: str) -> str:
    found = holder.get(key)
    if not isinstance(found, str) or len(found) > MOST_TEXT:
        raise BadFile("damaged", where=key)
    return found


def _settings(found: object) -> Mapping[str, str]:
    if not isinstance(found, dict) or len(found) > SETTINGS:
        raise BadFile("damaged", where="settings")
    return {_text({"settings": key}, "settings"): _text(found, key) for key in found}


def _sum(told: list[object] | list[dict[str, Json]]) -> str:
    return hashlib.sha256(json.dumps(told, ensure_ascii=False, sort_keys=True).encode()).hexdigest()


def _no_twice(pairs: Iterable[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise BadFile("damaged", where=key[:MOST_TEXT])
        found[key] = value
    return found


def _no_constant(name: str) -> object:
    raise BadFile("damaged", where=name)
