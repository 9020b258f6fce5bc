"""A table of friends beside the evening: two sit there, and whoever looks on sees what its opener allows, one trick late."""

from __future__ import annotations

from bench.geometry.club.room import Room
from bench.geometry.tables import OK, press

SEATED = ".here .table .felt"
CARDS = 14
"""So many presses, and two tricks and more have been played."""


def looked_on(room: Room) -> None:
    opens, sits, looks, *_ = room.here[4:]
    opens.page.goto(f"{room.url}/s/table")
    opens.page.locator("form .main").first.wait_for()
    opens.look("the hall of tables")
    opens.page.locator("#name").fill(opens.person.name)
    opens.touch(".opening:not(.same-opening) .main")
    opens.page.locator(".chairs li").nth(3).wait_for()
    address = opens.page.url
    opens.page.locator("#onlookers").select_option(index=opens.page.locator("#onlookers option").count() - 1)
    opens.look("the chairs of a table of friends")
    sits.page.goto(address)
    sits.touch(".chairs .main")
    sits.page.locator(".chairs .person").nth(1).wait_for()
    sits.look("the chairs of a table of friends")
    looks.page.goto(address)
    looks.page.locator(".chairs li").nth(3).wait_for()
    looks.look("about to look on")
    opens.touch(".begins .main")
    for one in (opens, sits):
        one.page.locator(SEATED).wait_for()
    place = f"seat/{address.partition('room=')[2]}"
    for _ in range(CARDS):
        if not any(press(one.page, place, "on") == OK for one in (opens, sits)):
            break
    looks.page.locator(SEATED).wait_for()
    for one in (opens, sits):
        one.look("at a table that is looked on")
    looks.look("looking on one trick late")
    for one in (opens, sits, looks):
        one.page.goto(f"{room.url}/s?room={room.code}")
        one.page.locator(".stage h1").wait_for()
