"""The evening itself: who comes, what is asked, a lesson at one's own pace, a teaching table, a tournament, and what it leaves."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from bench.geometry.club.at_tables import Tournament
from bench.geometry.club.guests import told_of
from bench.geometry.club.looking_on import looked_on
from bench.geometry.club.room import LAPTOP, Room
from bench.geometry.looking import Looks
from bench.geometry.tables import OK, press

ASKED = {"game": "ottocento", "misconception": "first-moor-wins"}
NUMBER = {"lesson": "ottocento/card-points", "step": "one-pair"}
LESSON = "ottocento/following"
TAUGHT = {"plan": "the-matto-and-the-begato", "part": 10}
"""The part with a teaching table."""
TALKED = {"plan": "the-grande", "part": 8}
AT_THE_TABLE = 4
"""So many sit down at the teaching table."""
CARDS = 7
"""So many fall there before everybody is asked."""
SEATED = ".here .table .felt"


def club(looks: Looks, running: Browser, url: str) -> None:
    """From the first to the last moment."""
    evening = Evening(Room(looks, running, url))
    evening.opens()
    evening.they_come()
    evening.they_are_asked()
    evening.alone()
    evening.taught()
    Tournament(evening.room).goes()
    looked_on(evening.room)
    evening.ends()


class Evening:
    def __init__(self, room: Room) -> None:
        self.room = room

    def opens(self) -> None:
        room, desk = self.room, self.room.desk
        desk.goto(f"{room.url}/s/season")
        desk.locator("form input").fill("Inverno")
        room.at_the_desk("before the first season")
        desk.locator("form button").click()
        desk.locator(".seen").first.wait_for()
        room.at_the_desk("a season has begun")
        # Whoever comes early waits for the room.
        early = room.here[0]
        early.page.goto(f"{room.url}/s")
        early.page.locator(".stage h1").wait_for()
        early.look("before the room")
        desk.goto(f"{room.url}/s/desk")
        desk.locator("button.main").first.wait_for()
        room.at_the_desk("before the room")
        desk.locator("button.main").first.click()
        desk.locator(".now h2").wait_for()
        room.code = desk.url.partition("room=")[2]
        room.wall.goto(f"{room.url}/s/wall?room={room.code}")
        room.wall.locator("svg.code").wait_for()
        room.at_the_wall("nobody is here")
        room.at_the_desk("nobody is here")

    def they_come(self) -> None:
        """By the address that is typed, or by the code that is scanned; whoever is called like somebody says that it is another."""
        room, called = self.room, set[str]()
        for number, one in enumerate(room.here):
            page, name = one.page, one.person.name
            if number:
                page.goto(f"{room.url}/s" if number % 2 else f"{room.url}/s?room={room.code}")
            page.locator("#name").wait_for()
            one.look("the way in")
            page.locator("#name").fill(name)
            one.touch(".joining .main")
            if name in called:
                page.locator(".welcome .person").wait_for()
                one.look("somebody is called so already")
                one.touch(".welcome > .quiet")
            page.locator(".called").wait_for()
            called.add(name)
        room.wall.locator(".people li").nth(len(room.here) - 1).wait_for()
        room.all_look("the lobby")
        for one, person in zip(room.here, room.told()["people"], strict=True):
            one.badge = person["badge"]

    def they_are_asked(self) -> None:
        """A question with a second vote, and one that is a number, revealed at once."""
        room = self.room
        room.does("ask", ASKED, "open", "ask")
        room.all_look("a question")
        for number, one in enumerate(room.here):
            one.answer(number // 2)
            if number == len(room.here) // 2:
                room.at_the_wall("half have answered")
                room.at_the_desk("half have answered")
        room.all_look("answered")
        room.leads("close", "closed")
        room.all_look("closed")
        room.leads("talk", "talk", "talk")
        room.all_look("a talk")
        room.leads("vote", "open", "ask")
        room.all_look("the second vote")
        for number, one in enumerate(room.here[:-2]):
            one.answer(number // 3)
        room.leads("close", "closed")
        room.leads("reveal", "revealed", "seen")
        room.all_look("revealed")
        room.does("ask", NUMBER, "open", "ask")
        room.all_look("a number is asked")
        for number, one in enumerate(room.here[:3]):
            one.page.locator(".table input").fill(str(4 + number))
            one.touch("[data-event=answer]")
        room.leads("close", "closed")
        room.leads("reveal", "revealed", "seen")
        room.all_look("the number revealed")
        room.does("plan", {**TALKED, "turn": room.told()["turn"]}, "revealed", "part")
        room.all_look("something to talk about")
        room.does("plan", {"plan": "", "turn": room.told()["turn"]}, "revealed")

    def alone(self) -> None:
        """Each takes the same lesson; one raises a hand, one is through, one needs help."""
        room = self.room
        room.does("pace", {"lesson": LESSON}, "pace", "pace")
        for one in room.here:
            one.page.locator(".here .table .actions button").first.wait_for()
        room.all_look("at one's own pace")
        asks, ready, *others = room.here
        asks.touch(".raise")
        while press(ready.page, f"pace/{room.code}", "on") == OK:
            pass
        for one in others[:6]:
            for _ in range(3):
                press(one.page, f"pace/{room.code}", "on")
        room.desk.locator(".row[data-hand] .flag").first.wait_for()
        room.at_the_desk("a hand is raised")
        ready.page.reload()
        ready.page.locator(".here .table").wait_for()
        ready.look("through with the lesson")
        row = room.desk.locator(".row:has([data-event=example])").first
        badge = int(row.get_attribute("data-badge") or 0)
        row.locator("[data-event=example]").click()
        shown = next(one for one in room.here if one.badge == badge)
        shown.page.locator(".example .main").wait_for()
        shown.look("a worked example")
        shown.touch(".example .main")
        room.leads("gather", "lobby", "lobby")
        room.all_look("all together again")

    def taught(self) -> None:
        """Four sit down, the others look on; a hand is opened, all are asked, the deal is taken back, and all come back."""
        room = self.room
        room.does("plan", {**TAUGHT, "turn": room.told()["turn"]}, "taught", "taught")
        room.all_look("a teaching table")
        for one in room.here:
            one.touch(".stage a.main")
            one.page.locator(SEATED).wait_for()
        for one in room.here:
            one.look("looking on at the teaching table")
        with room.leading.expect_page() as opened:
            room.desk.locator(".now a.main").click()
        teacher = opened.value
        teacher.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
        teacher.locator(SEATED).wait_for()
        room.at_the_desk("the teaching table", teacher)
        for one in room.here[:AT_THE_TABLE]:
            # The chair that is offered may be somebody else's by now: then the next one is.
            while not one.page.locator(".felt .mine .card").count():
                one.touch(".around .chairs button.main")
                one.page.locator(".felt .mine .card, .trouble:not(:empty)").first.wait_for()
        for one in room.here[:AT_THE_TABLE]:
            one.look("a chair at the teaching table")
        self._all_are_asked(teacher)
        room.leads("gather", "lobby")
        for one in room.here:
            one.page.locator(".tournament a").first.wait_for()
        for one in room.here:
            one.look("the teaching table is over")
            one.touch(".tournament a")
            one.page.locator(".called").wait_for()
        teacher.close()

    def _all_are_asked(self, teacher: Page) -> None:
        room, place = self.room, f"seat/{self.room.told()['taught'] or ''}"
        at_it = [teacher, *(one.page for one in room.here[:AT_THE_TABLE])]
        played = 0
        while played < CARDS or not told_of(teacher, place)["teaching"].get("polls"):
            if not any(press(one, place, "on") == OK for one in at_it):
                raise RuntimeError("nobody can go on at the teaching table")
            played += 1
        teacher.locator(".hands button").first.click()
        room.wall.locator(".felt :is(.mine, [data-open]) .card").first.wait_for()
        room.at_the_wall("a hand is open")
        room.at_the_desk("a hand is open", teacher)
        for one in room.here:
            one.look("a hand is open")
        teacher.locator(".doing button.main").first.click()
        for one in room.here:
            one.page.locator(".poll .held").wait_for()
        room.at_the_wall("all are asked")
        room.at_the_desk("all are asked", teacher)
        for number, one in enumerate(room.here):
            one.look("all are asked")
            buttons = one.page.locator(".poll .held button")
            buttons.nth(number % 3 % buttons.count()).tap()
            one.page.locator(".poll [aria-pressed=true]").wait_for()
            one.look("answered at the teaching table")
        teacher.locator(".doing button.main").first.click()
        for page in (teacher, *(one.page for one in room.here)):
            page.locator(".counted").wait_for()
        room.at_the_wall("the answers at the teaching table")
        room.at_the_desk("the answers at the teaching table", teacher)
        for one in room.here:
            one.look("the answers at the teaching table")
        teacher.locator(".doing button.main").first.click()
        teacher.locator(".hands button").last.click()
        room.wall.locator("[data-open] .card").nth(30).wait_for()
        room.at_the_wall("all hands are open")
        room.at_the_desk("all hands are open", teacher)
        for one in room.here:
            one.look("all hands are open")
        teacher.locator("#back ~ button, .doing .field button").first.click()
        room.at_the_wall("the deal is taken back")
        room.at_the_desk("the deal is taken back", teacher)
        for one in room.here:
            one.look("the deal is taken back")

    def ends(self) -> None:
        room = self.room
        room.desk.locator(".end").click()
        room.at_the_desk("is it to be ended?", panel="dialog")
        room.desk.locator("dialog .main").click()
        room.stands("ended", "over")
        room.all_look("the end")
        room.desk.locator(".next a.main").click()
        room.desk.locator("h1").first.wait_for()
        room.at_the_desk("after the evening")
        for one in room.here:
            one.touch(".stage a.main")
            one.page.locator("section.season").wait_for()
            one.look("after the evening")
        for one in room.here:
            one.page.goto(f"{room.url}/s/season")
            one.page.locator("section.season").wait_for()
            one.look("one's own season")
        room.desk.goto(f"{room.url}/s/season")
        room.desk.locator("details.one").first.wait_for()
        room.at_the_desk("the season")
        folded = room.desk.locator("details:not([open]) > summary")
        while folded.count():
            folded.first.click()
        room.at_the_desk("the season, unfolded")
