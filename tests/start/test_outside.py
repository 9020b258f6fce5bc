"""Nobody outside is asked for anything: not while the app starts, not for a page, not by whoever comes from elsewhere.

`streamlit run app.py`, for those who host Streamlit apps elsewhere, brings the same routes, moves and pages as our own command.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.start.starting import ROOT

ALONE = ["unshare", "--map-root-user", "--net", "--mount"]
WAYS = {
    "calzettini": ("calzettini", "--no-browser"),
    "streamlit run": ("-m", "streamlit", "run", "app.py", "--server.headless=true"),
}


@pytest.mark.parametrize("way", WAYS)
def test_no_name_is_looked_up_for_a_start_home_a_step_of_a_lesson_and_a_stranger(way: str, tmp_path: Path) -> None:
    """They are counted at a name server in a network of its own, where the machine allows that; else by the app's Python."""
    alone = not subprocess.run([*ALONE, "true"], capture_output=True, check=False).returncode
    counting = [sys.executable, "-m", "tests.start.counted", "names" if alone else "watch", str(tmp_path), *WAYS[way]]
    done = subprocess.run([*(ALONE if alone else []), *counting], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout == "asked: nothing\n"
