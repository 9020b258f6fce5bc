// What of another question comes into sight where the page is too low for all of it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page, painted } from "./page.js";
import { el } from "../../screens/components/shared/dom.js";
import { toFirst } from "../../screens/components/table/focusing.js";
import { given, hand, panelOf } from "./table.js";

Object.assign(globalThis, { ShadowRoot: window.ShadowRoot, Document: window.Document, KeyboardEvent: window.KeyboardEvent });

// Which of these come into sight, where a table of this sort follows another one.
async function comesIntoSight(its, cloth = { bottom: 0 }, lies = {}) {
  const { panel } = panelOf(given({ rows: [hand("16", "15")], ...its }));
  panel.cloth.getBoundingClientRect = () => cloth;
  const [feedback, next] = [el("div", { class: "feedback" }), el("button")], foot = el("div", { class: "actions" }, next);
  page(el("div", { class: "body" }, panel.prompt, panel.cloth, panel.answers, foot, feedback));
  const trick = panel.cloth.querySelector(".trick");
  for (const [node, top] of [[trick, lies.trick], [feedback, lies.feedback], [foot, lies.foot]]) if (top !== undefined) node.getBoundingClientRect = () => ({ top });
  const seen = [];
  window.Element.prototype.scrollIntoView = function scrollIntoView() { seen.push(this); };
  toFirst({ panel, feedback, body: document.body, bar: { at: (name) => (name === "next" && its.mode === "none" ? next : null) } }, panel.data, true);
  await painted();
  return { seen, panel, feedback };
}

test("when a trick lies there, how it went comes into sight, and why a card is shown that is still to be played", async () => {
  const trick = { mode: "none", rows: [{ ...hand("16"), pick: false }] };
  for (const { seen, feedback } of [await comesIntoSight({ ...trick, mark: { ok: true } }), await comesIntoSight({ mode: "one", mark: { ok: true } })]) assert.deepEqual(seen, [feedback]);
});

const bids = { mode: "choice", rows: [{ ...hand("16"), pick: false }], choices: ["pass", "guard"] };

test("words to choose that lie below the cards come into sight, and what is asked stays above them", async () => {
  const { seen, panel } = await comesIntoSight(bids);
  assert.equal(panel.choices.length, 2);
  assert.deepEqual(seen, [panel.answers, panel.prompt]);
});

test("words to choose that stand beside the cards leave the page where it is", async () => {
  const { seen, panel } = await comesIntoSight(bids, { bottom: 600 });
  assert.deepEqual(seen, [panel.prompt]);
});

test("where cards are asked for, it is what is asked that comes into sight", async () => {
  const { seen, panel } = await comesIntoSight({ mode: "one" });
  assert.deepEqual(seen, [panel.prompt]);
});

// From 300 pixels down.
async function scrolledTo(...its) {
  const scroller = document.scrollingElement ?? document.documentElement;
  scroller.scrollTop = 300;
  await comesIntoSight(...its);
  return scroller.scrollTop;
}

test("all hands of a deal that is looked at again stay in sight beside what is told of them", async () => {
  const again = { mode: "none", turns: true, rows: [{ ...hand("16"), pick: false }], mark: { ok: true } };
  assert.equal(await scrolledTo(again, { top: -80, bottom: 400 }, { feedback: 400, foot: 700 }), 300 - 80 - 8);
});

const over = { mode: "none", rows: [{ ...hand("16", "15", "14", "13"), pick: false, layout: "trick", seat: 1, players: ["", "", "", ""] }], mark: { ok: true } };

test("a trick stays in sight beside how it went", async () => {
  assert.equal(await scrolledTo(over, { bottom: 400 }, { trick: -92, feedback: 300, foot: 700 }), 200);
});

test("how it went begins above the buttons, also where its trick has then no room above it", async () => {
  assert.equal(await scrolledTo(over, { bottom: 400 }, { trick: -192, feedback: 500, foot: 700 }), 300 - (200 - 72));
});
