// What comes of a press, where it was fetched before, is on the table at once, while the move itself is still on its way.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "./page.js";
import { given, hand } from "./table.js";

globalThis.ShadowRoot = window.ShadowRoot;
globalThis.Document = window.Document;
window.Element.prototype.scrollIntoView = () => {};
globalThis.requestAnimationFrame = (run) => setImmediate(run);
const kept = new Map();
Object.defineProperty(window, "sessionStorage", { configurable: true, value: { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => kept.set(name, text), removeItem: (name) => kept.delete(name) } });
const moves = [], looks = [];
globalThis.fetch = (address, about = {}) => new Promise((done, fail) => {
  const [list, asked] = about.method === "POST" ? [moves, JSON.parse(about.body)] : [looks, address];
  list.push({ asked, reply: (told, status = 200) => { done({ status, json: async () => told }); return soon(); }, fail: () => { fail(new Error("away")); return soon(); } });
});
const soon = () => new Promise((done) => { setImmediate(done); });
const fetched = async (how_many) => { while (looks.length < how_many) await soon(); };
const { mount } = await import("../../screens/components/table/table.js");

const can = (its) => ({ ...given().can, answer: false, ...its });
const told = (qid, at, more = {}) => given({ place: "practice/whole", who: "me", game: true, qid, at, ...more });
const trick = (at, more = {}) => told("trick", at, { mode: "none", can: can({ next: true }), ahead: true, ...more });
const turn = (at, more = {}) => told("turn", at, { mode: "one", rows: [hand("Sun", "Moon")], can: can({ answer: true }), ...more });
const open = [];

async function arrive(panel) {
  const root = page(document.createElement("div")).firstElementChild;
  open.push(mount(root, panel, { sheets: [], leave: () => {}, pick: () => {} }));
  if (panel.can.next) await fetched(1);
  const find = (name) => root.querySelector(name);
  return {
    choose: (place) => root.querySelectorAll("button.card")[place].click(),
    press: (event) => find(`[data-event=${event}]`).click(), shows: () => find(".table").dataset.qid, note: () => find(".note").textContent, busy: () => find(".table").hasAttribute("aria-busy"),
    play: (place) => { root.querySelectorAll("button.card")[place].click(); find("[data-event=answer]").click(); }, news: (one) => mount(root, one, { sheets: [] }),
  };
}

// Gone on from a trick, with what comes next fetched before.
async function goneOn(next = turn(2)) {
  const table = await arrive(trick(1));
  await looks[0].reply({ after: "trick", panel: next });
  table.press("next");
  return table;
}

beforeEach(() => {
  while (open.length) open.pop()();
  kept.clear();
  moves.length = looks.length = 0;
});

test("going on shows at once what was fetched meanwhile, and the move goes its way", async () => {
  const table = await goneOn();
  assert.deepEqual(looks.map(({ asked }) => asked), ["/api/place/practice/whole?after=next"]);
  assert.deepEqual([table.shows(), table.busy()], ["turn", false]);
  assert.deepEqual(moves.map(({ asked }) => [asked.event, asked.seen]), [["next", "trick"]]);
  await moves[0].reply({ panel: turn(3) });
  assert.equal(table.shows(), "turn");
});

test("a card may be played before the move has come home; it goes after it", async () => {
  const table = await goneOn();
  table.play(1);
  table.play(0); // one at a time: this one does nothing
  assert.equal(moves.length, 1);
  await moves[0].reply({ panel: turn(3) });
  assert.deepEqual(moves.map(({ asked }) => [asked.event, asked.seen, asked.value]), [["next", "trick", null], ["answer", "turn", 1]]);
  await moves[1].reply({ panel: trick(4) });
  assert.equal(table.shows(), "trick");
});

test("where it was not fetched yet, or belongs to another moment, going on waits for the reply", async () => {
  const table = await arrive(trick(1));
  await looks[0].reply({ after: "before", panel: turn(2) });
  table.press("next");
  assert.equal(table.shows(), "trick");
  await moves[0].reply({ panel: turn(3) });
  assert.equal(table.shows(), "turn");
});

test("a server that cannot tell is no matter", async () => {
  for (const tells of [(look) => look.fail(), (look) => look.reply({ refused: "unavailable", why: "Later." }, 503), (look) => look.reply({ panel: null })]) {
    const table = await arrive(trick(1));
    await tells(looks.pop());
    table.press("next");
    assert.deepEqual([table.shows(), table.note()], ["trick", ""]);
    await moves.pop().reply({ panel: turn(3) });
    assert.equal(table.shows(), "turn");
  }
});

test("what was set otherwise since is fetched anew, and what comes too late is not believed", async () => {
  const table = await arrive(trick(1));
  table.news(trick(2, { note: "One card at a time." }));
  await looks[0].reply({ after: "trick", panel: turn(3, { note: "three cards" }) });
  await fetched(2);
  await looks[1].reply({ after: "trick", panel: turn(3, { note: "one card" }) });
  table.press("next");
  assert.equal(table.note(), "one card");
});

test("where the server sees it otherwise, its word counts", async () => {
  const table = await goneOn();
  await moves[0].reply({ refused: "stale", why: "", panel: told("elsewhere", 4, { can: can({}) }) }, 409);
  assert.equal(table.shows(), "elsewhere");
});

test("while the server is away the move is said to wait, on what it leads to", async () => {
  const table = await goneOn(turn(2, { words: { ...given().words, waiting_away: "Not saved yet." } }));
  await moves[0].fail();
  assert.deepEqual([table.shows(), table.note(), table.busy()], ["turn", "Not saved yet.", true]);
  window.dispatchEvent(new window.Event("focus"));
  while (moves.length < 2) await soon();
  assert.equal(moves[1].asked.nonce, moves[0].asked.nonce);
  await moves[1].reply({ panel: turn(3) });
  assert.deepEqual([table.shows(), table.note(), table.busy()], ["turn", "", false]);
});

const asked = (at, more = {}) => turn(at, { place: "lesson/following", ahead: true, ...more });
const wrong = (at, more = {}) => asked(at, { qid: "wrong", mark: { tone: "bad", glyph: "✗", title: "Not that one.", says: [], rule: "", source: [] }, ...more });
const addresses = () => looks.map(({ asked: address }) => decodeURIComponent(address));

test("an answer that is chosen is judged before it is given, and shown at the press", async () => {
  const table = await arrive(asked(1));
  table.choose(1);
  await fetched(1);
  assert.deepEqual(addresses(), ["/api/place/lesson/following?after=answer&value=1"]);
  await looks[0].reply({ after: "turn", panel: wrong(2) });
  assert.deepEqual([table.shows(), moves.length], ["turn", 0]);
  table.press("answer");
  assert.deepEqual([table.shows(), table.busy()], ["wrong", false]);
  assert.deepEqual(moves.map(({ asked: { event, value, seen } }) => [event, value, seen]), [["answer", 1, "turn"]]);
  await moves[0].reply({ panel: wrong(3) });
  assert.equal(table.shows(), "wrong");
});

test("of what is chosen one after the other only the last is asked for, one at a time", async () => {
  const table = await arrive(asked(1, { rows: [hand("Sun", "Moon", "World")] }));
  table.choose(0);
  await fetched(1);
  table.choose(1);
  table.choose(2);
  await looks[0].reply({ after: "turn", panel: wrong(2, { note: "the Sun" }) });
  await fetched(2);
  assert.deepEqual(addresses().map((one) => one.at(-1)), ["0", "2"]);
  table.press("answer");
  assert.equal(table.shows(), "turn"); // what the Sun would have come to is not what the World does
  await looks[1].reply({ after: "turn", panel: wrong(2, { note: "the World" }) });
  assert.equal(table.shows(), "turn");
  await moves[0].reply({ panel: wrong(3, { note: "the World" }) });
  assert.equal(table.note(), "the World");
});

test("an answer chosen while the last press is under way is asked for when that is home", async () => {
  const table = await goneOn(turn(2, { ahead: true }));
  table.choose(1);
  assert.equal(looks.length, 1);
  await moves[0].reply({ panel: turn(3, { ahead: true }) });
  await fetched(2);
  assert.equal(addresses()[1], "/api/place/practice/whole?after=answer&value=1");
});

test("where the page around has more to say then, it waits for the reply", async () => {
  const table = await arrive(asked(1));
  table.choose(1);
  await fetched(1);
  await looks[0].reply({ after: "turn", panel: wrong(2, { leaves: true }) });
  table.press("answer");
  assert.equal(table.shows(), "turn");
  await moves[0].reply({ panel: wrong(3) });
  assert.equal(table.shows(), "wrong");
});
