"""The engine asked through its protocol, for tests that compare what they find with its replies."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from engine.protocol.serve import answers
from lessons.question.panel import Panel

Reply = dict[str, Any]
Agrees = Callable[[Any, Panel, tuple[int, ...], list[Reply]], None]
"""Item, panel, right answer, the engine's replies: do they agree?"""


def asked(requests: list[Mapping[str, Any]]) -> list[Reply]:
    """The replies of ``python -m engine`` to these requests; none may be an error."""
    replies = [json.loads(line) for line in answers(json.dumps(one) for one in requests)]
    assert all(reply["ok"] for reply in replies), (requests, replies)
    return replies


def picked(panel: Panel, answer: tuple[int, ...]) -> set[str]:
    return {panel.pickable[i] for i in answer if i >= 0}
