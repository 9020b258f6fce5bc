"""The language of the system a command is called on, as its environment says it."""

from __future__ import annotations

import os
from collections.abc import Mapping

from lessons.yamlfile.fields import FIRST, OFFERED, Lang

_SAYS = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Variables that name it; the first that is set counts."""


def system_language(environment: Mapping[str, str] = os.environ) -> Lang:
    """Ours for ``it_IT.UTF-8`` and the like; the first of all where it is none of ours, or nothing is said."""
    named = next((environment[name] for name in _SAYS if environment.get(name)), "")
    code = Lang(named.replace("_", "-").split("-")[0].lower())
    return code if code in OFFERED else FIRST
