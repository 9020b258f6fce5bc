import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { button, table } from "./bench.js";
import { focused, page } from "./page.js";

const kept = new Map();
globalThis.sessionStorage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => kept.set(name, text), removeItem: (name) => kept.delete(name) };
Object.defineProperty(window, "sessionStorage", { value: sessionStorage });
globalThis.history = window.history;
globalThis.cancelAnimationFrame = window.cancelAnimationFrame.bind(window);
const asked = [];
const answers = [];
globalThis.fetch = (address, about = {}) => {
  asked.push([address, about.body && JSON.parse(about.body)]);
  return new Promise((done) => { answers.push((told) => { done({ ok: true, status: 200, json: async () => told }); }); });
};
const { mount } = await import("../../screens/components/bench/workbench.js");

const still = { ...table, blank: "empty", rules: [], words: new Proxy({}, { get: (_, name) => String(name) }) };
let at = 0;
const around = (place, qid) => ({ place, qid, at: (at += 1), who: "me", lang: "en", key: "k" });
const grande = { side: 0, row: [], n: 0, points: 0, ends: "", worth: "", steps: [], above: [], scavezzo: null, why: [], source: ["", ""] };
function count(text, won = [], more = {}) {
  const options = { text, won, sizes: [], last: null, dealer: null, left: [], matto: "", gives: null, given: null, may_give: [], before: [0, 0], shown: [], problems: [], rules: {} };
  const counted = { sections: [], totals: [won.length, 0], after: [0, 0], match: "", laid_out: 0, whole: true, provisional: false, grande, others: [] };
  return { ...around("scoring/count", text), mode: "count", options, counted, ...more };
}
const learn = (more = {}) => ({ ...around("scoring/learn", "sheet"), mode: "learn", exercise: { way: "learn", sorts: [], levels: [], level: "free", past: [], goal: "", work: null }, ...more });
const heard = () => new Promise((done) => { setTimeout(done, 5); });
async function answer(told) { answers.shift()(told); await heard(); }
const open = [];

function arrive(panel, query = "", host = {}) {
  history.replaceState(null, "", `/workbench${query}`);
  const root = page(document.createElement("div")).firstElementChild;
  const leave = mount(root, panel, host);
  open.push(leave);
  const find = (name) => root.querySelector(name);
  return { root, leave, find, tap: (name) => button(root, name).click(), totals: () => find(".totals").textContent, note: () => find(".note").textContent };
}

beforeEach(() => {
  while (open.length) open.pop()();
  kept.clear();
  asked.length = answers.length = 0;
});

test("a tap is sent at once, and its card turned and counted when the answer comes", async () => {
  const bench = arrive(count("empty", [], { still }));
  bench.tap("the SK");
  assert.deepEqual([asked[0][1].event, asked[0][1].seen], ["turn", "empty"]);
  await answer({ ack: asked[0][1].nonce, panel: count("won-SK", [0]) });
  assert.equal(button(bench.root, "the SK").getAttribute("aria-pressed"), "true");
  assert.equal(bench.totals(), "we 1they 0");
});

test("an address the page could not read is asked for once more, and why it is no position is said", async () => {
  const bench = arrive(count("empty", [], { still }), "?p=won-Angle");
  assert.deepEqual([asked[0][1].event, asked[0][1].value], ["text", "won-Angle"]);
  await answer({ refused: "in-words", why: "There is no card Angle.", panel: count("empty") });
  assert.equal(bench.note(), "There is no card Angle.");
  assert.equal(bench.find(".counting .problems").hidden, true);
});

test("a page that runs again and begins with an older position changes nothing", async () => {
  const bench = arrive(count("empty", [], { still }));
  bench.tap("the SK");
  await answer({ panel: count("won-SK", [0]) });
  mount(bench.root, count("empty", [], { still }), {});
  assert.equal(bench.totals(), "we 1they 0");
  assert.equal(asked.length, 1);
});

test("in other words the same position is asked for", async () => {
  const bench = arrive(count("empty", [], { still }));
  bench.tap("the SK");
  await answer({ panel: count("won-SK", [0]) });
  const sides = ["noi", "loro"];
  mount(bench.root, count("empty", [], { key: "it", lang: "it", still: { ...still, sides } }), {});
  assert.deepEqual([asked[1][1].event, asked[1][1].value], ["text", "won-SK"]);
  await answer({ panel: count("won-SK", [0], { key: "it", lang: "it" }) });
  assert.equal(bench.totals(), "noi 1loro 0");
});

test("another way of working is asked for, and coming back the table is there at once", async () => {
  const bench = arrive(count("won-SK", [0], { still }), "?p=won-SK");
  bench.tap("mode_learn");
  assert.equal(asked[0][0], "/api/place/scoring/learn");
  assert.match(location.search, /do=learn/);
  await answer({ panel: learn() });
  assert.equal(bench.find(".bench").dataset.mode, "learn");
  bench.tap("mode_count");
  assert.equal(bench.find(".bench").dataset.mode, "count");
  assert.doesNotMatch(location.search, /do=/);
  assert.equal(asked.length, 1);
});

test("while the server is away the table says so and asks until it is there", async () => {
  const bench = arrive(learn({ still }), "?do=learn");
  bench.tap("new_sheet");
  assert.deepEqual([asked[0][1].event, asked[0][1].seen], ["new", "sheet"]);
  answers.shift()(null);
  await heard();
  assert.equal(bench.note(), "waiting_away");
  await new Promise((done) => { setTimeout(done, 400); });
  assert.equal(asked[1][1].nonce, asked[0][1].nonce);
  await answer({ panel: learn() });
  assert.equal(bench.note(), "");
});

test("inside another page there are no ways of working, no address, and the page hears the position", async () => {
  const texts = [];
  const place = "pile/x/1/0";
  const bench = arrive(count("empty", [], { still, place, embedded: true }), "", { changed: (text) => texts.push(text) });
  assert.equal(bench.find(".tabs"), null);
  bench.tap("the SK");
  assert.equal(asked[0][1].place, place);
  await answer({ panel: count("won-SK", [0], { place, embedded: true }) });
  assert.deepEqual(texts, ["won-SK"]);
  await new Promise((done) => { setTimeout(done, 60); });
  assert.equal(location.search, "");
});

test("the focus stays on the card that was tapped", async () => {
  const bench = arrive(count("empty", [], { still }));
  button(bench.root, "the SK").focus();
  bench.tap("the SK");
  await answer({ panel: count("won-SK", [0]) });
  assert.equal(focused(), button(bench.root, "the SK"));
});

test("only where an evening is led from this browser is a room asked about the pile, at the moment it is at", async () => {
  arrive(count("won-SK.BK", [0, 10], { still }));
  assert.equal(asked.length, 0, "who leads nothing is not asked for");
  const had = globalThis.localStorage;
  Object.assign(globalThis, { localStorage: { getItem: () => "pasta" } });

  const bench = arrive(count("won-SK.BK", [0, 10], { still }));
  assert.equal(asked[0][0], "/api/place/desk/new");
  assert.equal(bench.find(".ask-room").hidden, true);
  await answer({ panel: { rooms: ["pasta"] } });
  assert.equal(bench.find(".ask-room").hidden, false);
  assert.equal(bench.find(".ask-room p").textContent, "ask_room");
  bench.tap("ask_grande");
  assert.equal(asked[1][0], "/api/place/desk/pasta");
  await answer({ panel: { qid: "0.1.lobby" } });
  const { place, event, value, seen } = asked[2][1];
  assert.deepEqual({ place, event, value, seen }, { place: "desk/pasta", event: "ask", value: { position: "won-SK.BK", asks: "grande" }, seen: "0.1.lobby" });
  await answer({ refused: "in-words", why: "Lay some cards." });
  assert.equal(bench.find(".asked-room").textContent, "Lay some cards.");
  bench.tap("ask_points");
  await answer({ panel: { qid: "0.1.lobby" } });
  assert.equal(asked.at(-1)[1].value.asks, "points");
  await answer({ ack: "x", panel: { qid: "1.1.open" } });
  assert.equal(bench.find(".asked-room").textContent, "ask_room_done");
  Object.assign(globalThis, { localStorage: had });
});
