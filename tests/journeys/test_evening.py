"""An evening at the club in browsers: the teacher's laptop, the projector, three telephones; three rounds and a reload."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from bench.geometry.looking import PAINTED
from tests.journeys.axe import serious
from tests.journeys.club import Club, Visitor

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 640}
WALLS: tuple[ViewportSize, ...] = ({"width": 1920, "height": 1080}, {"width": 1280, "height": 720})
SAID = {
    "it-IT": {"open": "Apri la sala", "mistakes": "Chi crede che…?", "believes": "Vince il primo Moro"},
    "en-GB": {"open": "Open a room", "mistakes": "Who believes …?", "believes": "The first Moor wins"},
}


@dataclass
class Evening:
    """Desk and wall are one browser, as on the teacher's laptop."""

    club: Club
    visitor: Visitor
    locale: str

    def __post_init__(self) -> None:
        self.said = SAID[self.locale]
        its = {"locale": self.locale, "reduced_motion": "reduce"}
        self.desk: Page = self.visitor(viewport={"width": 1366, "height": 768}, **its)
        self.desk.goto(f"{self.club.url}/s/desk")
        self.desk.get_by_role("button", name=self.said["open"]).click()
        expect(self.desk.locator(".now h2")).to_be_visible()
        self.room = self.desk.url.partition("room=")[2]
        self.wall: Page = self.desk.context.new_page()
        self.wall.set_viewport_size({"width": 1920, "height": 1080})
        self.wall.goto(f"{self.club.url}/s/wall?room={self.room}")
        expect(self.wall.locator("svg.code")).to_be_visible()

    def comes(self, name: str, size: dict[str, int], *, namesake: bool = False) -> Page:
        """Somebody with a telephone comes in; a ``namesake`` of somebody who is there says so."""
        its = {"locale": self.locale, "reduced_motion": "reduce"}
        phone = self.visitor(viewport=size, has_touch=True, is_mobile=True, **its)
        phone.goto(f"{self.club.url}/s?room={self.room}")
        phone.locator("#name").fill(name)
        phone.locator("#name").press("Enter")
        if namesake:
            phone.locator(".welcome .quiet").tap()
        expect(phone.locator(".called")).to_have_text(name)
        return phone

    def press(self, key: str, stage: str) -> None:
        """A key or the presenter's clicker, at the projector's page."""
        self.wall.keyboard.press(key)
        self.at(stage)

    def goes_on(self) -> None:
        """The clicker goes on by the plan, once the wall has heard where the desk says that it leads."""
        to = self.desk.locator("body").get_attribute("data-to") or ""
        expect(self.wall.locator("body")).to_have_attribute("data-to", to)
        self.wall.keyboard.press("PageDown")

    def season(self) -> None:
        """A season is begun in which this evening counts, and looked at instead of the desk."""
        self.desk.evaluate(SEASON, self.room)
        self.desk.goto(f"{self.club.url}/s/season")
        expect(self.desk.locator("details.one").first).to_be_visible()
        for one in self.desk.locator("details > summary").all():
            one.click()

    @property
    def stage(self) -> str:
        return self.wall.locator("body").get_attribute("data-stage") or ""

    def at(self, stage: str) -> None:
        expect(self.wall.locator("body")).to_have_attribute("data-stage", stage)

    def heard(self) -> None:
        """Both hear of every press; a press at a moment that is over for the other one already would count for nothing."""
        expect(self.desk.locator("body")).to_have_attribute("data-stage", self.stage)

    def ends(self) -> None:
        self.heard()
        self.desk.locator(".end").dispatch_event("click")
        self.desk.locator("dialog .main").dispatch_event("click")
        self.at("ended")

    def leads(self, event: str, stage: str) -> None:
        self.heard()
        self.desk.locator(f"[data-event={event}]").dispatch_event("click")
        self.at(stage)


def ask(desk: Page, entry: Locator | None = None) -> None:
    """Ask the first question of the list, or this one: it is looked at, and then asked."""
    (entry or desk.locator(".question").first).dispatch_event("click")
    desk.locator(".preview [data-event=ask]").dispatch_event("click")


def answer(phone: Page, place: int) -> None:
    """Pick one of the cards, or as many more as the question asks for, and send it."""
    # What is tapped while they still talk is nothing.
    expect(phone.locator("body")).to_have_attribute("data-stage", "ask")
    send, all_ = phone.locator("[data-event=answer]"), phone.locator(".table button.card, .table button.choice")
    all_.nth(place).tap()
    for more in range(all_.count()):
        if send.get_attribute("aria-disabled") == "false":
            break
        if more != place:
            all_.nth(more).tap()
    send.tap()
    expect(phone.locator(".table .note")).not_to_be_empty()


def card(phone: Page, place: int) -> Locator:
    return phone.locator(".table button.card").nth(place)


def right_one(phone: Page) -> str:
    """The card that the reveal marks as right, by its name and place."""
    found = phone.locator("button.card[data-mark=right], button.card[data-mark=missed]").first
    return found.get_attribute("data-key") or ""


def test_an_evening_of_three_rounds(club: Club, visitor: Visitor) -> None:
    evening = Evening(club, visitor, "it-IT")
    said, desk, wall = evening.said, evening.desk, evening.wall
    phones = [evening.comes("Maria", PHONE), evening.comes("Maria", SMALL, namesake=True), evening.comes("Gino", PHONE)]
    expect(wall.locator(".people li")).to_have_count(3)

    # The first round: who thinks that the first Moor wins? They answer, talk, answer again.
    desk.get_by_role("button", name=said["mistakes"]).dispatch_event("click")
    ask(desk, desk.get_by_role("button", name=said["believes"]))
    for place, phone in enumerate(phones):
        expect(phone.locator(".table button.card")).to_have_count(4)
        answer(phone, place)
    expect(wall.locator("footer .answered img")).to_have_count(3)
    evening.press("PageDown", "closed")
    expect(phones[0].locator(".banner")).not_to_be_empty()
    expect(phones[0].locator("[data-event=answer]")).to_have_count(0)
    evening.leads("talk", "talk")
    expect(wall.locator(".banner")).to_have_text("Parlatene col vicino.")
    expect(phones[1].locator(".banner[data-talk]")).to_be_visible()
    evening.press("Space", "open")
    answer(phones[0], 3)
    phones[1].reload()
    expect(phones[1].locator(".me strong")).to_have_text("Maria")
    expect(card(phones[1], 1)).to_have_attribute("aria-pressed", "true")
    evening.press("PageDown", "closed")
    expect(wall.locator(".how")).to_have_count(0)
    evening.leads("reveal", "revealed")
    expect(wall.locator(".vote.right")).to_contain_text("giusto")
    expect(wall.locator(".vote strong").first).to_be_visible()
    for phone in phones:
        expect(phone.locator(".feedback")).not_to_be_empty()
        assert right_one(phone) == right_one(phones[0]), "everybody had the same cards"

    # The second: another one with the same aim, by the clicker; all three are of one mind.
    wall.keyboard.press("PageDown")
    evening.at("open")
    expect(wall.locator("header .count")).to_contain_text("2")
    for phone in phones:
        expect(phone.locator(".feedback")).to_be_empty()
        answer(phone, 0)
    evening.press("PageDown", "closed")
    evening.press("PageDown", "revealed")
    expect(wall.locator(".vote")).not_to_have_count(0)

    # Hidden, shown again, and on to the lesson's next question, which the third telephone sleeps through.
    wall.keyboard.press("h")
    expect(wall.locator(".how")).to_have_count(0)
    wall.keyboard.press("h")
    expect(wall.locator(".how")).to_be_visible()
    wall.keyboard.press("ArrowRight")
    evening.at("open")
    expect(wall.locator("header .count")).to_contain_text("3")
    expect(phones[2].locator(".me .count").first).to_contain_text("3")
    evening.press("PageDown", "closed")
    evening.press("PageDown", "revealed")

    evening.ends()
    expect(wall.locator("main > :not([inert]) h1")).to_have_text(
        ["Buonanotte, e grazie!"]
    )  # and nothing else is read out
    for phone in phones:
        expect(phone.locator("h1")).to_contain_text("La serata è finita")


def test_the_teachers_own_telephone_is_a_remote_control_and_a_stranger_at_the_desk_is_told(
    club: Club, visitor: Visitor
) -> None:
    evening = Evening(club, visitor, "en-GB")
    evening.comes("Gino", PHONE)
    key = evening.desk.evaluate(
        "async (room) => (await (await fetch(`/api/place/desk/${room}`)).json()).panel.key", evening.room
    )
    phone = visitor(viewport=PHONE, locale="en-GB", has_touch=True, is_mobile=True)
    phone.goto(f"{club.url}/s/desk?room={evening.room}&key={key}")
    expect(phone.locator(".now h2")).to_be_visible()
    assert "key" not in phone.url
    phone.locator(".question").first.tap()
    phone.locator(".preview [data-event=ask]").tap()
    evening.at("open")
    phone.locator("[data-event=close]").tap()
    evening.at("closed")
    stranger = visitor(viewport=PHONE, locale="it-IT")
    stranger.goto(f"{club.url}/s/desk?room={evening.room}")
    expect(stranger.locator("#page")).to_contain_text("la conduce solo il browser che l'ha aperta")


def test_a_server_killed_in_a_round_loses_nothing(mortal_club: Club, visitor: Visitor) -> None:
    evening = Evening(mortal_club, visitor, "it-IT")
    phones = [evening.comes(name, PHONE) for name in ("Anna", "Gino")]
    ask(evening.desk)
    expect(phones[1].locator(".table button.card").first).to_be_visible()
    answer(phones[0], 0)
    mortal_club.kill()
    expect(phones[1].locator(".lost")).to_contain_text("non risponde")
    mortal_club.open()
    expect(phones[1].locator(".lost")).to_be_empty()
    answer(phones[1], 0)
    expect(evening.wall.locator("footer .answered img")).to_have_count(2)
    evening.press("PageDown", "closed")
    expect(phones[0].locator(".banner")).not_to_be_empty()


def test_axe_finds_nothing_serious_on_any_page_of_an_evening(club: Club, visitor: Visitor) -> None:
    evening = Evening(club, visitor, "it-IT")
    found = {"desk": serious(evening.desk), "way in": serious(evening.wall)}
    phone = evening.comes("Gino", PHONE)
    found["badge"] = serious(phone)
    ask(evening.desk)
    expect(phone.locator(".table button.card").first).to_be_visible()
    evening.at("open")
    found |= {"asked": serious(phone), "question on the wall": serious(evening.wall)}
    answer(phone, 0)
    evening.press("PageDown", "closed")
    evening.press("PageDown", "revealed")
    expect(phone.locator(".feedback")).not_to_be_empty()
    expect(evening.desk.locator(".bars")).to_be_visible()
    found |= {"told": serious(phone), "how it went": serious(evening.wall), "desk at the reveal": serious(evening.desk)}
    phone.goto(f"{club.url}/s/help")
    found["help"] = serious(phone)
    evening.season()
    phone.goto(f"{club.url}/s/season")
    expect(phone.locator("section.season")).to_be_visible()
    found |= {"the season": serious(evening.desk), "one's own season": serious(phone)}
    assert not {name: what for name, what in found.items() if what}


def test_the_wall_is_read_from_afar_and_nothing_on_it_has_to_be_scrolled(club: Club, visitor: Visitor) -> None:
    evening = Evening(club, visitor, "it-IT")
    evening.comes("Gino", PHONE)
    readable(evening, "lobby")
    for number, asked in enumerate(DENSE, 1):
        evening.desk.evaluate(ASK, [evening.room, asked])
        expect(evening.wall.locator("header .count")).to_contain_text(f"{number}")
        evening.at("open")
        readable(evening, "open")
        for stage in ("closed", "revealed"):
            evening.press("PageDown", stage)
            readable(evening, stage)


def readable(evening: Evening, stage: str) -> None:
    """On both projectors: the page is laid out anew for each before it is measured."""
    evening.at(stage)
    for size in WALLS:
        evening.wall.set_viewport_size(size)
        evening.wall.evaluate(PAINTED)
        smallest, inside = evening.wall.evaluate(MEASURE)
        assert smallest >= 32 * size["height"] / 1080 - 0.5, f"{smallest} px at {stage}"
        assert inside, f"the wall scrolls at {stage}"


DENSE = (
    {"lesson": "ottocento/the-moors-and-the-matto", "step": "drill-moors"},
    {"lesson": "mineo3/the-monte", "step": "these-three"},
    {"lesson": "mineo3/the-cards", "step": "in-order"},
    {"lesson": "french4/following", "step": "follow"},
)
"""Questions that have most to show: a trick, a long hand with cards beside it, an order; each family has one."""
SEASON = """async (room) => {
  const press = async (place, event, value) => {
    const { panel } = await (await fetch(`/api/place/${place}`)).json();
    const move = { place, event, value, seen: panel.qid, nonce: `nonce-${event}-of-a-season` };
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('/api/move', { method: 'POST', headers, body: JSON.stringify(move) });
    return (await answer.json()).panel;
  };
  const { begun } = await press('season/new', 'begin', { name: 'Autunno' });
  await press(`season/${begun}`, 'count', { season: 1, evening: room, on: true });
}"""
ASK = """async ([room, value]) => {
  const { panel } = await (await fetch(`/api/place/desk/${room}`)).json();
  const move = { place: `desk/${room}`, event: 'ask', value, seen: panel.qid, nonce: `nonce-${value.step}.${panel.qid}` };
  await fetch('/api/move', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(move) });
}"""
MEASURE = """() => {
  const seen = [...document.querySelectorAll('#page *')].filter((one) => one.checkVisibility({ visibilityProperty: true })
    && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
    && one.getBoundingClientRect().width > 2 && !one.closest('.described, .voice'));
  const sizes = seen.map((one) => parseFloat(getComputedStyle(one).fontSize));
  const page = document.scrollingElement;
  return [Math.min(...sizes), page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth];
}"""
