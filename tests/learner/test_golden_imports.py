"""Learners' files with something wrong in them, by chance: what each is refused for, with its entry and its field, is as before."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from lessons.learner.travel.export_import import BadFile, unpack
from tests.conftest import Golden
from tests.engine.written_down import brief, known

from .mutating import mutated

EXPORTS = Path(__file__).parent / "exports"
SPOILT = 200
"""Files of each version."""


@pytest.mark.parametrize("file", sorted(EXPORTS.glob("*.json")), ids=lambda one: one.stem)
def test_what_a_spoilt_file_is_refused_for_is_as_before(file: Path, golden: Golden) -> None:
    raw, rng, codes, lines = file.read_bytes(), Random(file.stem), Counter[str](), list[str]()
    for _ in range(SPOILT):
        try:
            read = unpack(mutated(raw, rng))
            code, told = "read", f"{read.created} {brief(read.settings)} {brief(read.log)} {brief(read.matches)}"
        except BadFile as error:
            code, told = f"{error.reason} {error.facts.get('why', '')}", brief(error.facts)
        codes[code.strip()] += 1
        lines.append(told.encode("utf-8", "backslashreplace").decode())
    counted = "".join(f"{code} {codes[code]}\n" for code in sorted(codes))
    golden(f"imports/{file.stem}.txt", f"{counted}all of it: {known(lines)}\n")
