"""A press while the server is away: done when it is back, once and no more, and the scorekeeper knows how it stands."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from engine.games.bologna.scorekeeper import fold
from tests.journeys.club import Club, lost, settled, until
from tests.journeys.match import FIRST, begin, end_of, fill_in, now, on_disk, shows

pytestmark = pytest.mark.browser

PRESSED = "What you pressed last is done as soon as it is back"


class Wire:
    """Between a page and its server: as when a network is gone and neither has noticed."""

    def __init__(self, page: Page) -> None:
        self.cut = self.deaf = False
        page.route_web_socket("**/_stcore/stream", self._between)

    def _between(self, ours: WebSocketRoute) -> None:
        theirs = ours.connect_to_server()
        ours.on_message(lambda told: None if self.cut else theirs.send(told))
        theirs.on_message(lambda told: None if self.cut or self.deaf else ours.send(told))


@pytest.fixture
def wire(page: Page) -> Wire:
    return Wire(page)


def told(page: Page) -> Locator:
    return page.locator(".kp-away")


def pull(page: Page, club: Club, wire: Wire) -> None:
    """Only now the page notices."""
    club.kill()
    lost(page)
    wire.cut = wire.deaf = False


def ready(page: Page, club: Club) -> str:
    """A match whose first hand is in the fields."""
    code = begin(page, club)
    fill_in(page, FIRST)
    return code


def test_a_hand_pressed_into_the_void_is_written_when_the_server_is_back(
    page: Page, mortal_club: Club, wire: Wire
) -> None:
    club = mortal_club
    code = ready(page, club)
    wire.cut = True
    end_of(page, 1).get_by_role("button", name="Write the hand down").click()
    expect(told(page)).to_contain_text("The server has not answered yet")
    pull(page, club, wire)
    expect(told(page)).to_contain_text(PRESSED)
    assert len(on_disk(club, code)) == 1
    club.open()
    now(page, "Hand 2")
    expect(told(page)).to_be_hidden()
    assert on_disk(club, code)[1:] == (FIRST,)
    shows(page, fold(on_disk(club, code)))


def test_enter_in_a_field_is_such_a_press(page: Page, mortal_club: Club, wire: Wire) -> None:
    club = mortal_club
    code = ready(page, club)
    wire.cut = True
    end_of(page, 1).get_by_label("Criccone: Anna & Carla").press("Enter")
    pull(page, club, wire)
    club.open()
    now(page, "Hand 2")
    assert on_disk(club, code)[1:] == (FIRST,)


def test_a_match_begun_into_the_void_is_one_match(page: Page, mortal_club: Club, wire: Wire) -> None:
    club = mortal_club
    page.goto(f"{club.url}/scorekeeper")
    for seat, name in (("A1", "Anna"), ("A2", "Carla"), ("B1", "Bruno"), ("B2", "Dino")):
        page.get_by_label(f"Name, seat {seat}").fill(name)
    settled(page)
    wire.cut = True
    page.get_by_role("button", name="Begin").click()
    pull(page, club, wire)
    club.open()
    now(page, "Anna deals")
    page.goto(f"{club.url}/scorekeeper")
    expect(page.get_by_role("button", name="Anna & Carla 0 – 0 Bruno & Dino")).to_have_count(1)


def test_what_is_left_is_not_written_and_the_fields_keep_it(page: Page, mortal_club: Club, wire: Wire) -> None:
    club = mortal_club
    code = ready(page, club)
    wire.cut = True
    end_of(page, 1).get_by_role("button", name="Write the hand down").click()
    pull(page, club, wire)
    told(page).get_by_role("button", name="Leave it").click()
    expect(told(page)).to_contain_text("nothing can be written now")
    club.open()
    expect(told(page)).to_be_hidden()
    expect(end_of(page, 1).get_by_label("Sequences: Anna & Carla")).to_have_value("60")
    assert len(on_disk(club, code)) == 1


def test_while_the_server_is_known_to_be_away_nothing_can_be_pressed(page: Page, mortal_club: Club) -> None:
    club = mortal_club
    code = ready(page, club)
    club.kill()
    expect(told(page)).to_contain_text("nothing can be written now")
    expect(page.locator(".st-key-end-1-0-go button")).to_be_disabled()
    club.open()
    expect(told(page)).to_be_hidden()
    form = end_of(page, 1)
    expect(form.get_by_label("Sequences: Anna & Carla")).to_have_value("60")
    form.get_by_role("button", name="Write the hand down").click()
    now(page, "Hand 2")
    assert on_disk(club, code)[1:] == (FIRST,)


def test_what_was_written_before_the_plug_was_pulled_is_not_written_again(
    page: Page, mortal_club: Club, wire: Wire
) -> None:
    """The entry is on disk, and the page never heard of it."""
    club = mortal_club
    code = ready(page, club)
    wire.deaf = True
    end_of(page, 1).get_by_role("button", name="Write the hand down").click()
    until(page, lambda: len(on_disk(club, code)) > 1)
    pull(page, club, wire)
    club.open()
    expect(told(page)).to_contain_text("Look whether what you pressed is in it.")
    now(page, "Hand 2")
    assert on_disk(club, code)[1:] == (FIRST,)
    shows(page, fold(on_disk(club, code)))
    told(page).get_by_role("button", name="I have looked").click()
    expect(told(page)).to_be_hidden()
