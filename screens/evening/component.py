"""The scripts and styles of the evening's pages; the table's own are among them, as telephones and the projector show it."""

from __future__ import annotations

from pathlib import Path

from screens.components.host import SHARED, Component, files
from screens.components.table.component import TABLE

OWN = (
    "line.js",
    "page.js",
    "steady.js",
    "earlier.js",
    "sure.js",
    "naming.js",
    "undisturbed.js",
    "leading.js",
    "drawn_code.js",
    "telephone/telephone.js",
    "telephone/joining.js",
    "telephone/coming_back.js",
    "telephone/own_pace.js",
    "wall/wall.js",
    "wall/how_it_went.js",
    "wall/clicker.js",
    "wall/crowd.js",
    "wall/door.js",
    "wall/plan_part.js",
    "wall/fit_cards.js",
    "wall/fitting.js",
    "desk/desk.js",
    "desk/asking.js",
    "desk/lying.js",
    "desk/customs.js",
    "desk/people.js",
    "desk/desk_plan.js",
    "after/after.js",
    "after/after_pupil.js",
    "after/after_homework.js",
    "after/after_besides.js",
    "after/after_parts.js",
    "desk/desk_joining.js",
    "desk/returns.js",
    "desk/to_the_top.js",
    "desk/unrevealed.js",
    "desk/refusal.js",
    "desk/dealing.js",
    "wall/deal_table.js",
    "wall/boards.js",
    "desk/seating.js",
    "desk/pace_grid.js",
    "telephone/pace_order.js",
    "seated/seated.js",
    "seated/hall.js",
    "seated/chairs.js",
    "seated/side_by_side.js",
    "seated/look_back.js",
    "seated/teaching.js",
    "seated/poll.js",
    "seated/small_picture.js",
    "seated/prepared.js",
    "seated/requests.js",
)
STYLES = (
    "page.css",
    "telephone/telephone.css",
    "wall/wall.css",
    "desk/desk.css",
    "after/after.css",
    "seated/seated.css",
)
EVENING = Component(
    name="calzettini_evening",
    address="/evening",
    folder=Path(__file__).parent / "look",
    scripts=(*OWN, *(f"../../components/table/{name}" for name in TABLE.scripts)),
    styles=(*STYLES, *(f"../../components/table/{name}" for name in TABLE.styles)),
)
USES = {
    "telephone": (
        "telephone.js",
        "earlier.js",
        "joining.js",
        "coming_back.js",
        "naming.js",
        "own_pace.js",
        "line.js",
        "page.js",
        "steady.js",
    ),
    "wall": (
        "wall.js",
        "how_it_went.js",
        "crowd.js",
        "door.js",
        "plan_part.js",
        "fit_cards.js",
        "fitting.js",
        "deal_table.js",
        "boards.js",
        "clicker.js",
        "drawn_code.js",
        "line.js",
        "page.js",
        "steady.js",
    ),
    "desk": (
        "desk.js",
        "earlier.js",
        "sure.js",
        "asking.js",
        "lying.js",
        "customs.js",
        "people.js",
        "naming.js",
        "returns.js",
        "to_the_top.js",
        "unrevealed.js",
        "refusal.js",
        "dealing.js",
        "deal_table.js",
        "boards.js",
        "seating.js",
        "pace_grid.js",
        "pace_order.js",
        "desk_plan.js",
        "desk_joining.js",
        "undisturbed.js",
        "leading.js",
        "drawn_code.js",
        "line.js",
        "page.js",
        "steady.js",
    ),
    "seated": (
        "seated.js",
        "hall.js",
        "chairs.js",
        "side_by_side.js",
        "look_back.js",
        "teaching.js",
        "poll.js",
        "prepared.js",
        "requests.js",
        "sure.js",
        "naming.js",
        "drawn_code.js",
        "line.js",
        "page.js",
        "steady.js",
    ),
    "after": (
        "after.js",
        "earlier.js",
        "sure.js",
        "after_pupil.js",
        "after_homework.js",
        "after_besides.js",
        "after_parts.js",
        "drawn_code.js",
        "line.js",
        "page.js",
        "steady.js",
    ),
}
"""What each page runs of ours, the first one being what it begins with."""
WITHOUT_TABLE = ("desk", "after")


def assets(page: str) -> tuple[list[str], list[str]]:
    """The addresses of a page's scripts, what it begins with first, and of its styles."""
    all_ = files(EVENING)
    table = set() if page in WITHOUT_TABLE else {Path(name).name for name in (*TABLE.scripts, *TABLE.styles)}
    wanted = [*USES[page], *(name for name in (*table, *SHARED))]
    by_name = {address.rpartition("/")[2]: address for address in (*all_["scripts"], *all_["styles"])}
    scripts = [by_name[name] for name in wanted if name.endswith(".js")]
    styles = [] if page in WITHOUT_TABLE else [by_name[Path(name).name] for name in TABLE.styles]
    return scripts, [*styles, by_name["page.css"], by_name[f"{page}.css"]]
