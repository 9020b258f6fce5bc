// The hand that one plays: the same cards while the others play, so that the browser lays out and paints what has changed and no more.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

import { page } from "./page.js";
import { Bar } from "../../screens/components/table/bar.js";
import { Choosing } from "../../screens/components/table/choosing.js";
import { cover } from "../../screens/components/cards/overlays.js";
import { dress } from "../../screens/components/told/telling.js";
import { given, hand, panelOf, seated, trick } from "./table.js";

const HELD = ["Moon", "Sun", "King"];
const mine = (...labels) => ({ ...hand(...labels), seat: 0 });
const asked = (its = {}) => given({ game: true, mode: "one", table: seated(4), rows: [trick(0), mine(...HELD)], ...its });
const lies = (...left) => given({ game: true, mode: "none", table: seated(4, {}, 0), rows: [trick(0, "D", "A", "B", "C"), { ...mine(...left), pick: false }] });

function played(data = asked()) {
  const { panel, done } = panelOf(data);
  page(panel.cloth);
  const shows = (told) => { panel.update(told); dress(panel, told, new Choosing(told), new Set()); };
  shows(data);
  const cards = () => [...panel.cloth.querySelectorAll(".mine .card")];
  return { panel, done, shows, cards };
}

test("my hand is the same cards while a trick lies there, and when I play again", () => {
  const { panel, shows, cards } = played();
  const [moon, , king] = cards();
  const [row] = panel.cloth.querySelectorAll(".mine .row");
  shows(lies("Moon", "King"));
  assert.deepEqual(cards(), [moon, king]);
  shows(asked({ rows: [trick(0), mine("Moon", "King")] }));
  assert.deepEqual(cards(), [moon, king]);
  assert.deepEqual([...panel.cloth.querySelectorAll(".mine .row")], [row]);
  assert.deepEqual(panel.cards, [moon, king]);
});

test("what the coach would play is pointed out at that moment only", () => {
  const { shows, cards } = played(asked({ advised: [0] }));
  const pointed = () => cards().map((card) => card.hasAttribute("data-advised"));
  assert.deepEqual(pointed(), [true, false, false]);
  shows(lies("Moon", "King"));
  assert.deepEqual(pointed(), [false, false], "another card was played");
  shows(asked({ rows: [trick(0), mine("Moon", "King")] }));
  assert.deepEqual(pointed(), [false, false]);
});

test("a card that rests is looked at and not picked: nothing says that it could be", () => {
  const { panel, done, shows, cards } = played(asked({ rows: [trick(0), { ...mine("Moon", "Sun"), cards: [{ src: "Moon.png", label: "Moon", why: { tone: "bad" } }, { src: "Sun.png", label: "Sun" }] }] }));
  const [moon, sun] = cards();
  sun.focus();
  assert.equal(panel.cloth.querySelector(".caption").textContent, "Sun");
  shows(lies("Moon", "Sun"));
  assert.deepEqual(panel.cards, []);
  assert.deepEqual(cards().map((one) => [one.getAttribute("aria-pressed"), one.getAttribute("tabindex"), one.hasAttribute("data-dim")]), [[null, "-1", false], [null, "-1", false]]);
  assert.deepEqual(cards().map((one) => one.getAttribute("aria-label")), ["Moon", "Sun"]);
  assert.equal(panel.cloth.querySelector(".caption").textContent, "");
  moon.onmouseenter();
  assert.equal(panel.cloth.querySelector(".caption").textContent, "", "its name goes with the choice");
  moon.click();
  assert.deepEqual(done, [["turn", moon]], "pressed, it is seen large, as any card that is not asked for");
  shows(asked({ rows: [trick(0), mine("Moon", "Sun")] }));
  assert.deepEqual(cards().map((one) => one.getAttribute("aria-pressed")), ["false", "false"]);
  sun.click();
  assert.deepEqual(done.at(-1), ["pick", 1]);
});

test("a hand outside a game, and one that is looked at again, is never a row of buttons without a question", () => {
  for (const its of [{ game: false }, { turns: true }]) {
    const { panel } = panelOf({ ...lies("Moon"), ...its });
    assert.equal(panel.cloth.querySelectorAll(".mine button").length, 0);
  }
});

test("a card that is dealt anew is named where the next one covers it, though there are as many as before", () => {
  const { panel, shows } = played();
  const row = panel.rows.get(-1);
  let spread = 0;
  row.spread = () => { spread += 1; };
  shows(asked());
  assert.equal(spread, 0);
  shows(asked({ rows: [trick(0), mine("Moon", "Sun", "Queen")] }));
  assert.equal(spread, 1);
});

test("how far cards are covered is written where it has changed", () => {
  const card = (offsetLeft) => Object.defineProperties(document.createElement("div"), { offsetLeft: { value: offsetLeft }, offsetTop: { value: 0 }, offsetWidth: { value: 100 } });
  const list = document.createElement("div");
  const tag = Object.assign(document.createElement("span"), { className: "tag" });
  list.append(card(0), card(30));
  list.firstElementChild.append(tag);
  cover([list]);
  const seen = new window.MutationObserver(() => {});
  seen.observe(list, { attributes: true, subtree: true });
  cover([list]);
  assert.deepEqual(seen.takeRecords(), []);
});

test("what lies on the cloth, and that there are two buttons, is told by attributes", () => {
  const { panel } = played();
  assert.deepEqual(["data-seated", "data-aside", "data-past"].map((name) => panel.cloth.hasAttribute(name)), [true, false, false]);
  const apart = panelOf(given({ rows: [{ ...hand("16"), layout: "aside", pick: false }, { ...hand("15"), layout: "past", pick: false }] })).panel;
  assert.deepEqual(["data-seated", "data-aside", "data-past"].map((name) => apart.cloth.hasAttribute(name)), [false, true, true]);
  const bar = new Bar(() => {});
  const data = given();
  bar.update({ ...data, can: { ...data.can, talk: true } }, true);
  assert.ok(bar.main.hasAttribute("data-two"));
  bar.update(data, true);
  assert.ok(!bar.main.hasAttribute("data-two"));
});

// Where any element at all may answer a `:has()`, every one that comes or goes has what is around it styled again, all of the cloth.
test("no sheet of the table asks of the cloth what it holds, or whether there is any element", () => {
  const home = new URL("../../screens/components/", import.meta.url);
  const sheets = ["table", "cards", "felt", "told", "asking"].flatMap((name) => readdirSync(new URL(`${name}/`, home)).filter((file) => file.endsWith(".css")).map((file) => `${name}/${file}`));
  assert.ok(sheets.length > 5);
  const asks = sheets.flatMap((name) => [...readFileSync(new URL(name, home), "utf8").matchAll(/([^\s{},]*):has\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)].map(([, of, what]) => ({ name, of, what })));
  assert.deepEqual(asks.filter(({ of, what }) => of.startsWith(".cloth") || !/[.#[a-z]/.test(what.replace(/:[\w-]+(\([^()]*\))?/g, "").trim())), []);
});

test("what the others have seen of my hand is marked and named, the others not, and no card is made anew for it", () => {
  const seen = { label: "King: the others know about it", seen: true };
  const { panel, shows, cards } = played();
  const before = cards();
  const data = asked();
  shows({ ...data, rows: [data.rows[0], { ...data.rows[1], cards: data.rows[1].cards.map((card) => (card.label === "King" ? { ...card, ...seen } : card)) }] });
  assert.deepEqual(cards(), before);
  assert.deepEqual(cards().map((card) => card.hasAttribute("data-seen")), [false, false, true]);
  assert.equal(cards()[2].getAttribute("aria-label"), seen.label);
  assert.equal(panel.cards.length, 3);
});
