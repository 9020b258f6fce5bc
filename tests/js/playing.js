// A table at which a hand is played, for tests: what was sent to the server and is answered when the test says so, and a clock of the test's own.

import { beforeEach } from "node:test";
import { page } from "./page.js";
import { given, hand, seated, trick } from "./table.js";

globalThis.ShadowRoot = window.ShadowRoot;
globalThis.Document = window.Document;
window.Element.prototype.scrollIntoView = () => {};
export const asked = [];
export const answers = [];
globalThis.fetch = (address, about = {}) => {
  if (about.body) asked.push(JSON.parse(about.body));
  return new Promise((done) => { answers.push((told) => { done({ status: 200, json: async () => told }); }); });
};
const { mount } = await import("../../screens/components/table/table.js");

const open = [];
export const mine = (...labels) => ({ ...hand(...labels), seat: 0 });
const words = { ...given().words, goes: "{card} goes; {undo} keeps it." };
export const at = (more = {}) => given({ place: "practice/whole", who: "me", at: 1, qid: "1", mode: "one", at_most: 1, game: true, again: true, table: seated(4), rows: [trick(0), mine("Moon", "Sun")], words, ...more });
export const why = { tone: "bad", glyph: "", title: "no", says: [], rule: "", source: [] };
export const greyed = (label) => ({ src: `${label}.png`, label, why });

export function sat(panel) {
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
    pending: () => due.map(({ ms }) => ms),
    runs: (ms) => { const now = due.filter((one) => one.ms === ms); due = due.filter((one) => one.ms !== ms); for (const one of now) one.run(); },
    stop: () => { Object.assign(globalThis, { setTimeout, clearTimeout }); },
  };
}

// With a clock of the test's own.
export const timed = (run) => () => { const time = clock(); try { run(time); } finally { time.stop(); } };
export const sent = () => asked.map(({ event, value }) => [event, value]);

beforeEach(() => {
  while (open.length) open.pop()();
  window.sessionStorage.clear();
  asked.length = answers.length = 0;
});
