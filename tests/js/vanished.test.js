// A page of an evening that is not there, or cannot be read now: it says so, and nothing stands still for ever.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page, painted, texts } from "./page.js";

const WORDS = { waiting: "Wait.", away: "Away.", vanished: "No such evening", vanished_how: "Perhaps.", vanished_open: "What is open", vanished_home: "Home" };
const main = document.createElement("main");
main.id = "page";
document.body.dataset.given = JSON.stringify({ lang: "en", words: WORDS, rooms: [], earlier: [] });
document.body.append(main);

const answers = [], sources = [];
globalThis.fetch = async () => {
  const [status, reply] = answers.shift() ?? [404, { refused: "no-such-place", why: "" }];
  return { ok: status < 400, status, json: async () => reply };
};
globalThis.EventSource = class {
  constructor() { this.readyState = 0; sources.push(this); }
  close() { this.readyState = 2; }
};
const { Line } = await import("../../screens/evening/static/line.js");
const PANEL = { place: "desk/sole-onda", qid: "q1", at: 1, who: "anna", stage: "lobby" };
const GONE = [404, { refused: "no-such-place", why: "" }], AWAY = [503, { refused: "unavailable", why: "Put it back." }];

// A page with a line, and what it was told.
function line() {
  const heard = [];
  page(main);
  main.replaceChildren();
  return [new Line(PANEL.place, { told: ({ stage }) => heard.push(stage), away: (why) => heard.push(why) }), heard];
}
const vanished = () => texts(main.querySelectorAll("h1, a"));
const SAID = ["No such evening", "What is open", "Home"];

test("where a look is told that there is no such evening, the page says so and where one goes", async () => {
  const [own, heard] = line();
  own.take(PANEL);
  answers.push(GONE);
  await own.again();
  assert.deepEqual(vanished(), SAID);
  assert.equal(main.querySelector("a").getAttribute("href"), location.pathname);
  own.take({ ...PANEL, at: 2, stage: "open" });
  assert.ok(!heard.includes("open"), "what comes late does not bring it back");
});

test("where a press is told so, the page says so", async () => {
  const [own] = line();
  own.take(PANEL);
  answers.push(GONE);
  own.press("end");
  await painted();
  assert.deepEqual(vanished(), SAID);
});

test("where it cannot be read now, the page says why, asks again by itself, and shows it", async () => {
  const { setTimeout } = globalThis, due = [];
  const [own, heard] = line();
  globalThis.setTimeout = (run) => due.push(run);
  try {
    answers.push(AWAY, [200, { panel: PANEL }]);
    await own.again();
    assert.deepEqual([heard.at(-1), vanished()], ["Put it back.", []]);
    await due.at(-1)();
  } finally { globalThis.setTimeout = setTimeout; }
  await painted();
  assert.deepEqual(heard.slice(-2), ["", "lobby"]);
  own.leave();
});
