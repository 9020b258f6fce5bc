"""A tournament of the club: a round on telephones at four tables, the last of which is played by hand and shown on the wall."""

from __future__ import annotations

from playwright.sync_api import Position

from bench.geometry.club.guests import Guest
from bench.geometry.club.room import LAPTOP, Room
from bench.geometry.tables import OK, press
from bench.running.servers import until

SEATED = ".here .table .felt"
OVER = ".ended .keep"
CHAIR = ".stage a.main[href*='/s/table']"
PRESSES = 500
RELOADS, SLEEPS, LEAVES = 2, 4, 6
"""The tricks after which somebody at the table loads the page anew, has a telephone that sleeps, and goes for a while."""
TWICE = 1.0
"""Seconds in which a second tap at one place is none: then it is tapped again."""
SEEN: Position = {"x": 9.0, "y": 14.0}
"""Of a card in a fan: where one sees it, whatever lies over the rest."""
LOOKED = (1, 3, 8, 13)
"""After these tricks the table is looked at."""
_WAITS = """() => {
  const table = document.querySelector(".here .table");
  if (!table || table.getAttribute("aria-busy") === "true") return "";
  return table.querySelector(".actions .onward [data-event]:is([data-event=next], [data-event=answer])")?.dataset.event ?? "";
}"""
_MOMENT = "document.querySelector('.here .table')?.dataset.qid ?? ''"


class Tournament:
    """``tables``: by its code, who sits at each table of the round."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.tables: dict[str, list[Guest]] = {}

    @property
    def last(self) -> int:
        """The place of the last of the tables, from 0."""
        return len(self.room.here) // 4 - 1

    def goes(self) -> None:
        self.pairs()
        self.sit_down()
        *others, by_hand = self.tables
        for code in others:
            self.played(code)
        self.on_the_wall(by_hand)
        self.by_hand(by_hand)
        self.stands()

    def pairs(self) -> None:
        room, desk = self.room, self.room.desk
        desk.locator("details:has([data-event=pair]) > summary").click()
        room.leads("pair", "tables", "tables")
        desk.locator(".pairs li").first.wait_for()
        room.all_look("pairs")
        desk.locator("#movement").select_option("robin")
        desk.locator(".on-phones summary").click()
        room.at_the_desk("a round on telephones is to begin")
        desk.locator("[data-deals='2']").click()
        for one in room.here:
            one.page.locator(CHAIR).wait_for()
        desk.locator(".board").nth(self.last).wait_for()
        room.all_look("the tables of a round")

    def sit_down(self) -> None:
        """One tap to the own chair; somebody at each table deals."""
        room = self.room
        for one in room.here:
            one.touch(CHAIR)
            one.page.locator(".chairs li").nth(3).wait_for()
            self.tables.setdefault(one.page.url.partition("room=")[2], []).append(one)
        for one in room.here:
            one.look("the own chair")
        for its in self.tables.values():
            its[0].touch(".stage .main")
        for one in room.here:
            one.page.locator(SEATED).wait_for()
            one.look("a deal of the tournament")
        room.desk.locator(".board .waits").nth(self.last).wait_for()
        room.at_the_desk("all tables play")
        room.at_the_wall("all tables play")

    def played(self, code: str) -> None:
        """A deal to its end, without its pages, which show what it came to."""
        its = self.tables[code]
        for _ in range(PRESSES):
            if not [one for one in its if press(one.page, f"seat/{code}", "on") == OK]:
                break
        for one in its:
            one.page.locator(OVER).wait_for()
            one.look("what a deal came to, and others still play it")

    def on_the_wall(self, code: str) -> None:
        """The last table that plays is shown to all, and the teacher looks on there."""
        room, board = self.room, self.room.desk.locator(f".board:has(a[href$='{code}'])")
        board.locator("button[aria-pressed]").click()
        room.wall.locator("[data-shown] .cloth-here .table").wait_for()
        room.at_the_wall("a table of the round")
        room.at_the_desk("a table is on the wall")
        with room.leading.expect_page() as opened:
            board.locator("a[href*='/s/table']").click()
        page = opened.value
        page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
        page.locator(SEATED).wait_for()
        room.at_the_desk("looking on at a table of the round", page)
        page.close()
        # A guest at another table may not see what is to be played there still.
        stranger = next(one for its in self.tables.values() for one in its if its is not self.tables[code])
        at = stranger.page.url
        stranger.page.goto(f"{room.url}/s/table?room={code}")
        stranger.page.locator(".stage h1").wait_for()
        stranger.look("looking on at somebody else's table")
        stranger.page.goto(at)
        stranger.page.locator(OVER).wait_for()

    def by_hand(self, code: str) -> None:
        """Each card by a tap on its page, from the first to what the deal came to."""
        its, tricks, done = self.tables[code], 0, set[int]()
        for _ in range(PRESSES):
            if its[0].page.locator(OVER).count():
                break
            moves = [acts(one) for one in its]
            tricks += moves.count("next")
            if tricks not in done:
                done.add(tricks)
                self._after(code, tricks)
            if not any(moves):
                its[0].page.wait_for_timeout(30)
        for one in its:
            one.page.locator(OVER).wait_for()
            one.look("what a deal came to")

    def _after(self, code: str, tricks: int) -> None:
        """What happens at a table of people between two tricks."""
        room, (first, second, third, last) = self.room, self.tables[code]
        if tricks == RELOADS:
            second.page.reload()
            second.page.locator(SEATED).wait_for()
            second.look("loaded anew in the middle of a deal")
        elif tricks == SLEEPS:
            third.context.set_offline(True)
            third.context.set_offline(False)
            third.page.locator(SEATED).wait_for()
            third.look("awake again")
        elif tricks == LEAVES:
            first.touch(".around summary")
            first.look("who sits where")
            away = [
                one
                for one in first.page.locator(".around .chairs button").all()
                if last.person.name in one.inner_text()
            ]
            away[0].tap()
            last.at_stage("away")
            last.look("somebody is away")
            room.at_the_desk("somebody is away")
            first.look("somebody is played for")
            last.touch(".stage > .main")
            last.page.locator(SEATED).wait_for()
            last.look("back at the table")
            first.touch(".around summary")
        if tricks in LOOKED:
            for one in self.tables[code]:
                one.look(f"trick {tricks + 1} of the tournament")
            room.at_the_wall(f"trick {tricks + 1} of the tournament")

    def stands(self) -> None:
        """The second deal is played, and the round is over; it is ended before the last table has finished."""
        room = self.room
        room.at_the_wall("all have finished the first deal")
        room.at_the_desk("all have finished the first deal")
        for its in self.tables.values():
            for one in its[:1]:
                one.look("the tables side by side")
                one.touch(".ended .onwards .main")
        *others, last = self.tables
        for code in others:
            for one in self.tables[code]:
                one.page.locator(SEATED).wait_for()
            self.played(code)
        room.at_the_wall("one table still plays")
        room.at_the_desk("one table still plays")
        room.button("round-over").click()
        room.at_the_desk("is the round to be ended?", panel="dialog")
        room.desk.locator("dialog .main").click()
        for one in self.tables[last]:
            one.at_stage("closed")
        room.wall.locator(".results").wait_for()
        room.at_the_wall("how all stand")
        room.at_the_desk("how all stand")
        for one in room.here:
            one.look("the round is over")
            one.touch(".tournament a")
            one.page.locator(".stage .badge-large").wait_for()
        for one in room.here:
            one.look("how the own pair did")


def acts(one: Guest) -> str:
    """What somebody has done who is waited for, by hand: the first that may be done, or the trick is taken up."""
    event = str(one.page.evaluate(_WAITS))
    if not event:
        return ""
    table, before = one.page.locator(".here .table"), one.page.evaluate(_MOMENT)
    send = table.locator(f".actions .onward [data-event={event}]")
    sort = ".choice" if table.get_attribute("data-mode") == "choice" else ".card"
    free = table.locator(f"button{sort}:not([aria-disabled=true], [aria-pressed=true], [data-dim])")
    for _ in range(2 * free.count() if event == "answer" else 0):
        if send.get_attribute("aria-disabled") != "true":
            break
        free.first.tap(position=SEEN)
        # On a machine with much else to do a finger stays for so long that the card is shown from close by.
        if table.locator(".closer").count():
            table.locator(".closer").tap()
    send.tap()
    return event if until(lambda: one.page.evaluate(_MOMENT) != before, TWICE) else ""
