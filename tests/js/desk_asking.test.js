// At the desk a question is looked at before it is asked, and what is asked is exactly what was looked at.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { page, texts } from "./page.js";

const main = document.createElement("main");
main.id = "page";
page(main);
window.Element.prototype.scrollIntoView = () => {};
const step = (id, place, more = {}) => ({ id, title: "How many points?", about: "Counting", drawn: false, place, ...more });
const GAMES = [{ game: "ottocento", name: "Ottocento", skills: [["head", "The head"]], mistakes: [["moon", "The Moon is needed"]],
  lessons: [{ id: "o/points", title: "Points", steps: [step("one", 1, { cards: "King, Queen" }), step("two", 2, { cards: "Moon, Sun" }), step("drill", 3, { drawn: true })] }] }];
const card = (label, right) => ({ src: `${label}.png`, label, right });
const TOLD = { ask: { lesson: "o/points", step: "drill", seed: 77, number: 0 }, asked: ["How many points?"], rows: [{ label: "Pile", cards: [card("King", true), card("Seven", false)] }], choices: [], answer: "12", says: ["It is so."] };
const fetched = [];
let there = true;
globalThis.fetch = async (address) => {
  fetched.push(address);
  return { ok: there, json: async () => (address === "/s/questions" ? GAMES : TOLD) };
};
const settled = () => new Promise((done) => { setImmediate(done); });
const { asking } = await import("../../screens/evening/static/desk/asking.js");
const { lying, openly } = await import("../../screens/evening/static/desk/lying.js");

async function desk() {
  const pressed = [];
  main.replaceChildren(asking("pasta", (value) => pressed.push(value), () => {}));
  await settled();
  await settled();
  return { pressed, entries: () => [...main.querySelectorAll(".question")], find: (name) => main.querySelector(name) };
}

beforeEach(() => { fetched.length = 0; there = true; window.localStorage.clear(); });

test("questions of the same words are told apart by their place and their cards", async () => {
  const { entries } = await desk();
  assert.deepEqual(texts(entries()), ["1. How many points?King, Queen · Counting", "2. How many points?Moon, Sun · Counting", "3. How many points?Counting · drawn"]);
});

test("a press shows the cards and the answer and asks nothing; a second one asks that very question", async () => {
  const { entries, find, pressed } = await desk();
  entries()[2].click();
  await settled();
  assert.equal(fetched.at(-1), "/s/preview?room=pasta&lesson=o%2Fpoints&step=drill");
  assert.deepEqual([...main.querySelectorAll(".preview img")].map((one) => [one.alt, one.hasAttribute("data-right")]), [["King", true], ["Seven", false]]);
  assert.equal(find(".solved .answer").textContent, "12");
  assert.deepEqual(pressed, []);
  find("[data-event=ask]").click();
  assert.deepEqual(pressed, [TOLD.ask]);
});

test("one is open at a time, and a press more shuts it", async () => {
  const { entries } = await desk();
  for (const at of [0, 1]) { entries()[at].click(); await settled(); }
  assert.deepEqual(entries().map((one) => one.getAttribute("aria-expanded")), ["false", "true", "false"]);
  assert.equal(main.querySelectorAll(".preview").length, 1);
  entries()[1].click();
  assert.equal(main.querySelectorAll(".preview").length, 0);
});

test("where cards are drawn others can be had, and what cannot be looked at says so", async () => {
  const { entries, find } = await desk();
  entries()[2].click();
  await settled();
  const seen = fetched.length;
  find(".preview .quiet").click();
  await settled();
  assert.equal(fetched.length, seen + 1);
  there = false;
  entries()[0].click();
  await settled();
  assert.equal(find(".preview p").textContent, "no_preview");
  assert.equal(find(".preview [data-event=ask]"), null);
  there = true;
  find(".preview .quiet").click();
  await settled();
  assert.equal(find(".preview .quiet"), null, "its cards are always the same");
});

test("an answer that was folded away stays so, and lights no card", () => {
  const first = lying(TOLD);
  assert.equal(first.querySelector("details").open, true);
  first.querySelector("details").open = false;
  first.querySelector("details").dispatchEvent(new window.Event("toggle"));
  assert.equal(first.hasAttribute("data-folded"), true);
  const next = lying(TOLD);
  assert.deepEqual([next.hasAttribute("data-folded"), next.querySelector("details").open], [true, false]);
});

test("once everybody sees the answer it does not say that it stands only here", () => {
  const summary = (...how) => lying(TOLD, ...how).querySelector("summary").textContent;
  assert.notEqual(summary(openly(/** @type {any} */ ({ stage: "revealed", covered: false }))), summary());
  for (const panel of [{ stage: "closed", covered: false }, { stage: "revealed", covered: true }]) assert.equal(summary(openly(/** @type {any} */ (panel))), summary());
});
