// When a card waits to be pressed: it was taken back, it came back, or one is at something else.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "./page.js";
import { given, hand, seated, trick } from "./table.js";

globalThis.ShadowRoot = window.ShadowRoot;
globalThis.Document = window.Document;
window.Element.prototype.scrollIntoView = () => {};
const asked = [];
const answers = [];
globalThis.fetch = (address, about = {}) => {
  if (about.body) asked.push(JSON.parse(about.body));
  return new Promise((done) => { answers.push((told) => { done({ status: 200, json: async () => told }); }); });
};
const { mount } = await import("../../screens/components/table/table.js");
const { MOMENT } = await import("../../screens/components/table/holding.js");

const open = [];
const mine = (...labels) => ({ ...hand(...labels), seat: 0 });
const words = { ...given().words, goes: "{card} goes; {undo} keeps it." };
const at = (more = {}) => given({ place: "practice/whole", who: "me", at: 1, qid: "1", mode: "one", at_most: 1, game: true, again: true, table: seated(4), rows: [trick(0), mine("Moon", "Sun")], words, ...more });
const why = { tone: "bad", glyph: "", title: "no", says: [], rule: "", source: [] };
const greyed = (label) => ({ src: `${label}.png`, label, why });

function sat(panel) {
  const root = page(document.createElement("div")).firstElementChild;
  open.push(mount(root, panel, { sheets: [], leave: () => {}, pick: () => {} }));
  const find = (name) => root.querySelector(name);
  return {
    find, box: find(".table"), card: (place) => root.querySelectorAll("button.card")[place], news: (told) => mount(root, told, { sheets: [], leave: () => {}, pick: () => {} }),
    undo: () => find("[data-event=undo]"), held: () => find(".table").hasAttribute("data-holds"),
  };
}

// What was put off with this many milliseconds happens now.
function clock() {
  const { setTimeout, clearTimeout } = globalThis;
  let due = [];
  globalThis.setTimeout = (run, ms = 0) => { const one = { run, ms }; due.push(one); return one; };
  globalThis.clearTimeout = (one) => { due = due.filter((it) => it !== one); };
  return {
    runs: (ms) => { const now = due.filter((one) => one.ms === ms); due = due.filter((one) => one.ms !== ms); for (const one of now) one.run(); },
    stop: () => { Object.assign(globalThis, { setTimeout, clearTimeout }); },
  };
}

// With a clock of the test's own.
const timed = (run) => () => { const time = clock(); try { run(time); } finally { time.stop(); } };
const sent = () => asked.map(({ event, value }) => [event, value]);

beforeEach(() => {
  while (open.length) open.pop()();
  window.sessionStorage.clear();
  asked.length = answers.length = 0;
});

const ONLY = [trick(3, "King"), { ...mine(), cards: [greyed("Moon"), { src: "Sun.png", label: "Sun" }] }];

const told = async (panel) => { answers.pop()({ panel }); await new Promise((done) => { setImmediate(done); }); };

test("a card that goes back to the hand is chosen no longer, however often it is tried and after a reload, too", async () => {
  const back = (more) => at({ answer: 1, mark: { ...why, cards: { 1: "wrong" } }, ...more });
  const table = sat(at());
  const chosen = () => [table.card(1).getAttribute("aria-pressed"), table.find("[data-event=answer]").getAttribute("aria-disabled")];
  for (const qid of ["1", "1", "2"]) {
    table.card(1).click();
    assert.deepEqual(chosen(), ["true", "false"]);
    table.find("[data-event=answer]").click();
    await told(back({ at: 2, qid }));
    assert.deepEqual(chosen(), ["false", "true"]);
  }
  const anew = sat(back());
  assert.equal(anew.card(1).getAttribute("aria-pressed"), "false");
});

test("a card that has played itself and was taken back waits to be pressed, and the next one plays itself again", async () => {
  const table = sat(at({ qid: "2", can: { ...given().can, undo: true } }));
  table.undo().click();
  assert.deepEqual(sent(), [["undo", null]]);
  await told(at({ at: 2, qid: "1", rows: ONLY, alone: "only" }));
  assert.deepEqual([table.held(), table.card(1).getAttribute("aria-pressed")], [false, "false"]);
  table.card(1).click();
  table.find("[data-event=answer]").click();
  await told(at({ at: 3, qid: "3", rows: ONLY, alone: "only" }));
  assert.ok(table.held());
});

const presses = (node, kind) => node.dispatchEvent(new window.Event(kind, { bubbles: true, composed: true }));
for (const kind of ["pointerdown", "keydown"]) {
  test(`nothing plays itself while one is at something else on the page: ${kind}`, timed((time) => {
    const table = sat(at({ rows: ONLY, alone: "only" }));
    const settings = document.body.appendChild(document.createElement("button"));
    presses(settings, kind);
    time.runs(MOMENT);
    assert.deepEqual([sent(), table.held(), table.card(1).getAttribute("aria-pressed")], [[], false, "false"]);
    table.news(at({ at: 2, qid: "2", rows: ONLY, alone: "only" }));
    assert.ok(!table.held());
    presses(table.card(1), kind);
    table.news(at({ at: 3, qid: "3", rows: ONLY, alone: "only" }));
    assert.ok(table.held(), "whoever is back at the table has it play itself again");
  }));
}

test("nothing plays itself under the list of keys", timed((time) => {
  const table = sat(at({ rows: ONLY, alone: "only" }));
  table.find(".help").click();
  time.runs(MOMENT);
  assert.deepEqual([sent(), table.held()], [[], false]);
}));
