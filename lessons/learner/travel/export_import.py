"""Everything one learner did as one file, out and in; a file with anything wrong in it is refused whole."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from lessons.learner.event import Event
from lessons.learner.matches import MatchFile
from lessons.learner.shape import told
from lessons.learner.store import ImportResult, Store
from lessons.learner.travel.file_shape import VERSION, BadFile, read_event, read_head, read_match

FORMAT = "calzettini-learner"
MOST_BYTES, MOST_EVENTS, MOST_MATCHES = 30_000_000, 100_000, 2_000
"""As many events as somebody makes who practises every day for two years, and room for that many."""
MOST_QUOTED = 60

__all__ = ["BadFile", "ImportResult", "Luggage", "pack", "unpack", "unpack_into"]


@dataclass(frozen=True, slots=True)
class Luggage:
    """What a file holds, read and found whole."""

    code: str
    created: str
    settings: Mapping[str, str]
    log: tuple[tuple[str, Event], ...]
    matches: tuple[MatchFile, ...] = ()


def pack(store: Store, code: str) -> bytes:
    """The file of this learner; of someone who did nothing yet, a file without events."""
    learner = store.learner(code)
    content: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "learner": code,
        "created": learner.created if learner else "",
        "settings": dict(learner.settings) if learner else {},
        "events": [told(lesson, event) for lesson, event in store.log(code)],
        "matches": [match.told() for match in store.matches.whole(code)],
    }
    return _written(content | {"sum": _sum(content)}).encode()


def unpack(raw: bytes) -> Luggage:
    """Read a file; :class:`BadFile` with the reason when it is not ours, not whole, or from the future."""
    file = _read(raw)
    if not isinstance(file, dict) or file.get("format") != FORMAT:
        raise BadFile("foreign")
    found = file.get("version")
    if not isinstance(found, int) or isinstance(found, bool) or found < 1:
        raise BadFile("damaged", where="version")
    if found > VERSION:
        raise BadFile("future", version=found, known=VERSION)
    head = read_head(file)
    events, matches = _list(file, "events", MOST_EVENTS), _list(file, "matches", MOST_MATCHES) if found > 1 else []
    log = tuple(read_event(item, place) for place, item in enumerate(events))
    kept = tuple(read_match(item, place) for place, item in enumerate(matches))
    if file.get("sum") != (_sum_of_the_first(events) if found == 1 else _sum(file)):
        raise BadFile("damaged", where="sum")
    _once("events", [event.nonce for _, event in log])
    _once("matches", [match.code for match in kept])
    return Luggage(head.learner, head.created, head.settings, log, kept)


def unpack_into(store: Store, code: str, raw: bytes) -> ImportResult:
    """Add what a file holds to what this learner has; what of it was new. Doing it twice adds nothing.

    It is all on disk when this returns, or nothing of it.
    """
    luggage = unpack(raw)
    return store.bring(code, luggage.log, luggage.matches, luggage.settings)


def _written(content: Mapping[str, object]) -> str:
    """A line for each entry: indented as well it would be a third longer, and take five times as long to write."""
    told = (f"{_plain(key)}: {_listed(one) if isinstance(one, list) else _plain(one)}" for key, one in content.items())
    return "{\n" + ",\n".join(told) + "\n}\n"


def _listed(entries: list[object]) -> str:
    return "[\n" + ",\n".join(map(_plain, entries)) + "\n]"


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _read(raw: bytes) -> object:
    if len(raw) > MOST_BYTES:
        raise BadFile("too-large", bytes=len(raw), most=MOST_BYTES)
    try:
        return json.loads(raw.decode("utf-8-sig"), object_pairs_hook=_no_twice, parse_constant=_no_constant)
    except BadFile:
        raise
    except (ValueError, RecursionError) as error:
        raise BadFile("not-json", line=getattr(error, "lineno", 1)) from error


def _list(file: Mapping[str, object], key: str, most: int) -> list[object]:
    found = file.get(key)
    if not isinstance(found, list):
        raise BadFile("damaged", where=key)
    if len(found) > most:
        raise BadFile("too-many", where=key, found=len(found), most=most)
    return found


def _once(where: str, names: list[str]) -> None:
    seen: set[str] = set()
    for place, name in enumerate(names, 1):
        if name in seen:
            raise BadFile("twice", where=where, place=place, found=name)
        seen.add(name)


def _sum(content: Mapping[str, object]) -> str:
    return _hash({key: value for key, value in content.items() if key != "sum"})


def _sum_of_the_first(events: list[object]) -> str:
    """Files of version 1 counted their events only."""
    return _hash(events)


def _hash(content: object) -> str:
    # A file may hold halves of characters; they are refused for what they are, so here they only have to be counted.
    written = json.dumps(content, ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(written.encode("utf-8", "surrogatepass")).hexdigest()


def _no_twice(pairs: Iterable[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise BadFile("damaged", where=ascii(key[:MOST_QUOTED])[1:-1])
        found[key] = value
    return found


def _no_constant(name: str) -> object:
    raise BadFile("damaged", where=name)
