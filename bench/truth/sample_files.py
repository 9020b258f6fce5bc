"""Sampled answers as files: five of about one length, and an index of what is in them."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from bench.truth import sampled
from bench.truth.telling import Record, detour, told

FILES = 5


def write(records: Sequence[Record], into: Path) -> list[Path]:
    """Five files of about one length, each with whole kinds, and an index of what is in them."""
    texts = [told(record) for record in records]
    length = Counter[str]()
    for record, text in zip(records, texts, strict=True):
        length[record.kind.name] += len(text)
    files: list[list[str]] = [[] for _ in range(FILES)]
    for name, _ in length.most_common():
        min(files, key=lambda some: sum(length[one] for one in some)).append(name)
    into.mkdir(parents=True, exist_ok=True)
    paths, number = [into / f"p{at}.txt" for at in range(1, FILES + 1)], 0
    for path, names in zip(paths, files, strict=True):
        lines = list[str]()
        for record, text in zip(records, texts, strict=True):
            if record.kind.name in names:
                number += 1
                lines.append(f"#{number:04} {text}\n")
        path.write_text("\n".join(lines), encoding="utf-8")
    index = into / "index.txt"
    index.write_text(_index(records, dict(zip(paths, files, strict=True))), encoding="utf-8")
    return [*paths, index]


def _index(records: Sequence[Record], files: Mapping[Path, Sequence[str]]) -> str:
    head = [f"{len(records)} records, {sum(one.house for one in records)} under house rules", *detour(), ""]
    head += [f"{path.name}: {', '.join(sorted(names))}" for path, names in files.items()]
    by: dict[str, Callable[[Record], str]] = {
        "kind": lambda one: one.kind.name,
        "game": lambda one: one.item.game.id,
        "language": lambda one: one.lang,
        "sort": lambda one: one.sort,
        "house rule": lambda one: str(one.item.rules.changed()) if one.house else "usual",
        "kind and sort": lambda one: f"{one.kind.name} {one.sort}",
        "game and language": lambda one: f"{one.item.game.id} {one.lang}",
        "kind under house rules": lambda one: one.kind.name if one.house else "usual",
    }
    for title, key in by.items():
        head += ["", f"by {title}:", *(f"  {name} {n}" for name, n in sorted(Counter(map(key, records)).items()))]
    return "\n".join(head) + "\n"


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench truth", description=sampled.__doc__)
    parser.add_argument("--sample", type=int, default=2000, help="how many wrong answers")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--into", type=Path, required=True, help="the folder for p1.txt to p5.txt and index.txt")
    chosen = parser.parse_args(args)
    for path in write(sampled.sample(chosen.sample, chosen.seed), chosen.into):
        print(path)
    return 0
