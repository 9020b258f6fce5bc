// A telephone of an evening: whoever has scrolled down to answer sees what has happened since.

import assert from "node:assert/strict";
import { test } from "node:test";

import { painted } from "./page.js";
import { given, hand } from "./table.js";

globalThis.ShadowRoot = window.ShadowRoot;
globalThis.history = window.history;
globalThis.Document = window.Document;
const main = document.createElement("main");
main.id = "page";
document.body.dataset.given = JSON.stringify({ lang: "en", words: {}, rooms: ["sole-onda"], earlier: [] });
document.body.append(main);
const at = [];
globalThis.scrollTo = (_, top) => at.push(String(top));
window.Element.prototype.scrollIntoView = function () { at.push(this.className || this.localName); };
const told = [];
globalThis.fetch = async () => ({ ok: true, status: 200, json: async () => ({ panel: told.at(-1) }) });
globalThis.EventSource = class { constructor() { this.readyState = 1; setTimeout(() => this.onopen()); } close() {} };
const { Line } = await import("../../screens/evening/static/line.js");
const { take } = Line.prototype;
/** The telephone's own, known when it is first told something. */
const lines = new Promise((known) => { Line.prototype.take = function (panel) { known(this); take.call(this, panel); }; });
const MARK = { ok: false, title: "Not this time.", says: [], rule: "", source: [], detail: [], marks: [], legend: [], others: [] };
const panel = (nth, more) => ({ ...given({ place: "room/sole-onda", who: "anna", qid: `${more.round ?? 1}.${more.second ?? false}.${more.stage ?? "ask"}${more.closed ?? ""}`, mode: "one", rows: [hand("Sun", "Moon")] }), at: nth, stage: "ask", round: 1, right: 0,
  second: false, closed: "", banner: "", me: { src: "a.png", card: "The Sun", name: "Anna" }, ...more });
const MOMENTS = [
  [{}, "0"],
  [{ note: "Sent." }, "note"],
  [{ closed: "Closed." }, "0"],
  [{ stage: "talk", closed: "Talk." }, "0"],
  [{ second: true, banner: "Once more." }, "0"],
  [{ stage: "seen", second: true, mark: MARK }, "feedback"],
  [{ round: 2 }, "0"],
];

test("at every moment of a question what is new comes into sight last", async () => {
  told.push(panel(0, { stage: "gone" }));
  await import("../../screens/evening/static/telephone/telephone.js");
  const line = await lines;
  for (const [nth, [more, seen]] of MOMENTS.entries()) {
    at.length = 0;
    line.take(panel(nth + 1, more));
    await painted();
    await painted();
    assert.match(String(at.at(-1)), new RegExp(`^${seen}`), JSON.stringify([more, at]));
  }
  line.leave();
});

test("a telephone that has no net says so; the computer itself needs none to reach its own page", async () => {
  const line = await lines;
  const lost = () => document.querySelector(".lost").textContent;
  const before = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { onLine: false } });
  for (const [hostname, says] of [["club.example", "offline"], ["localhost", "Not saved yet."], ["127.0.0.1", "Not saved yet."]]) {
    globalThis.location = { hostname };
    line.hears.away("Not saved yet.");
    assert.match(lost(), new RegExp(says), hostname);
  }
  globalThis.location = window.location;
  if (before) Object.defineProperty(globalThis, "navigator", before);
  else delete globalThis.navigator;
});

test("a telephone goes on where the server has begun again with its clock set back", async () => {
  const line = await lines;
  const heard = [];
  const its = { place: "room/sole-onda", panel: null, left: false, queue: { busy: false, resume: () => {} }, hears: { told: (one) => heard.push(one.at) } };
  for (const when of [1_790_000_000_000_000, 1_789_999_999_000_000, 1_420_000_000_000_000]) Object.getPrototypeOf(line).take.call(its, panel(when, {}));
  assert.deepEqual(heard, [1_790_000_000_000_000, 1_420_000_000_000_000]);
});
