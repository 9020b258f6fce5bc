"""Pairs and tables: proposed, changed by two taps, a match at a table whose score comes to the wall by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.journeys.club import Club, Visitor
from tests.journeys.test_evening import MEASURE, PHONE, SMALL, Evening
from tests.journeys.test_everyone import serious

pytestmark = pytest.mark.browser
ENDS = """async (code) => {
  const { panel } = await (await fetch(`/api/place/match/${code}`)).json();
  const value = { hand: 1, criccone: [34, 14], sequences: [60, 20], cards: [50, null], last: 0 };
  const move = { place: `match/${code}`, event: 'end', value, seen: panel.qid, nonce: 'nonce-at-the-table' };
  await fetch('/api/move', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(move) });
}"""
"""As the scorekeeper's page does when somebody at the table writes the hand down."""


def test_a_table_writes_its_score_and_the_wall_shows_it(club: Club, visitor: Visitor) -> None:
    evening = Evening(club, visitor, "it-IT")
    phones = [
        evening.comes(name, size) for name, size in zip(("Anna", "Bruno", "Carla"), (PHONE, SMALL, PHONE), strict=True)
    ]
    desk, wall = evening.desk, evening.wall
    # Whoever presses before what can be asked has come still reads why not, when the list has come in above it.
    held: list[Route] = []
    desk.route("**/s/questions", lambda route: held.append(route))
    desk.reload()
    desk.locator("summary", has_text="Coppie e tavoli").click()
    desk.locator("[data-event=pair]").click()
    expect(desk.locator("[data-event=pair] + .trouble")).to_be_in_viewport()
    held.pop().continue_()
    expect(desk.locator(".choices .question").first).to_be_attached()
    expect(desk.locator("[data-event=pair] + .trouble")).to_be_in_viewport()
    phones.append(evening.comes("Dino", SMALL))
    desk.locator("[data-event=pair]").click()
    evening.at("tables")
    for seen in (".pairs li", "[data-hands='4']"):
        expect(desk.locator(seen).first).to_be_in_viewport(ratio=1)
    expect(phones[0].locator("h1")).to_contain_text("il tavolo arriva subito")
    pairs = desk.locator(".pairs li")
    expect(pairs.first).to_contain_text("Dino")
    desk.locator(".pairs .whose", has_text="Dino").click()
    desk.locator(".pairs .whose", has_text="Carla").click()
    expect(pairs.first).to_contain_text("Carla")
    found = {"pairs": serious(desk)}
    desk.locator("[data-hands='1']").click()
    expect(phones[0].locator(".called")).to_have_text("con Carla")
    found |= {"telephone": serious(phones[1])}
    code = (phones[3].locator("a.main").get_attribute("href") or "").partition("=")[2].partition("&")[0]
    phones[3].evaluate(ENDS, code)
    expect(wall.locator(".board strong").first).not_to_have_text("–")
    expect(desk.locator(".board strong").first).not_to_have_text("–")
    found |= {"wall": serious(wall), "desk": serious(desk)}
    assert not {name: what for name, what in found.items() if what}
    smallest, inside = wall.evaluate(MEASURE)
    assert smallest >= 31.5
    assert inside
    # Whoever has written the score down reads how it ended, looks at the points, and finds the way back to the room.
    for phone in phones:
        expect(phone.locator(".lead", has_text="vinto")).to_be_visible()
    phones[3].locator("a.quiet", has_text="Rivedi i punti").click()
    phones[3].locator("a.main", has_text="Torna alla serata").click()
    expect(phones[3].locator(".called")).to_have_text("con Bruno")
    desk.locator("[data-hands='4']").click()
    expect(wall.locator("h1", has_text="Giro 2")).to_be_visible()
