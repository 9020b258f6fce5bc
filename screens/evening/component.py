"""The scripts and styles of the evening's pages; the table's own are among them, as telephones and the projector show it."""

from __future__ import annotations

from pathlib import Path

from screens.components.host import SHARED, Component, files
from screens.components.table.component import TABLE

OWN = (
    "line.js",
    "page.js",
    "drawn_code.js",
    "telephone.js",
    "joining.js",
    "wall.js",
    "how_it_went.js",
    "clicker.js",
    "desk.js",
    "asking.js",
    "people.js",
    "desk_joining.js",
)
STYLES = ("page.css", "telephone.css", "wall.css", "desk.css")
SHORT = "/s"
"""The address that telephones are given: short enough to be typed."""
EVENING = Component(
    name="calzettini_evening",
    address="/evening",
    folder=Path(__file__).parent / "look",
    scripts=(*OWN, *(f"../../components/table/{name}" for name in TABLE.scripts)),
    styles=(*STYLES, *(f"../../components/table/{name}" for name in TABLE.styles)),
)
USES = {
    "telephone": ("telephone.js", "joining.js", "line.js", "page.js"),
    "wall": ("wall.js", "how_it_went.js", "clicker.js", "drawn_code.js", "line.js", "page.js"),
    "desk": ("desk.js", "asking.js", "people.js", "desk_joining.js", "drawn_code.js", "line.js", "page.js"),
}
"""What each page runs of ours, the first one being what it begins with."""


def assets(page: str) -> tuple[list[str], list[str]]:
    """The addresses of a page's scripts, what it begins with first, and of its styles."""
    all_ = files(EVENING)
    table = {Path(name).name for name in (*TABLE.scripts, *TABLE.styles)} if page != "desk" else set()
    wanted = [*USES[page], *(name for name in (*table, *SHARED))]
    by_name = {address.rpartition("/")[2]: address for address in (*all_["scripts"], *all_["styles"])}
    scripts = [by_name[name] for name in wanted if name.endswith(".js")]
    styles = [by_name[Path(name).name] for name in TABLE.styles] if page != "desk" else []
    return scripts, [*styles, by_name["page.css"], by_name[f"{page}.css"]]
