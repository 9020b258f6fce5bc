"""The grammar of GIFT that other programs use, gift-pegjs: it says what a quiz means to them."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

SCRIPT = Path(__file__).with_name("gift_grammar.js")


def read(texts: Iterable[str]) -> list[list[dict[str, Any]] | None]:
    """The questions of each text, None where it is no GIFT; one process for all of them."""
    asked = json.dumps(list(texts))
    told = subprocess.run(
        ["node", str(SCRIPT)], input=asked, capture_output=True, text=True, encoding="utf-8", check=True
    )
    return [one.get("questions") for one in json.loads(told.stdout)]
