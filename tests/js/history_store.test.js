import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { painted } from "./page.js";

const kept = new Map();
globalThis.sessionStorage = { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => kept.set(name, text) };
globalThis.history = window.history;
globalThis.cancelAnimationFrame = window.cancelAnimationFrame.bind(window);
const { HistoryStore } = await import("../../screens/components/bench/history_store.js");

const BLANK = "won-none";
const go = (query) => history.replaceState(null, "", `/workbench${query}`);
const written = async () => { await painted(); await painted(); await painted(); };
const query = () => new URL(location.href).searchParams;

function visit(its = {}) { return new HistoryStore({ place: "scoring/count", addressed: true, ...its }); }

beforeEach(() => { kept.clear(); go(""); });

test("a step back and a step forth, and a tap after a step back begins anew from there", () => {
  const store = visit();
  for (const text of ["won-SK", "won-SK.BK", "won-SK.BK.CK"]) store.remember(text, BLANK);
  store.remember(store.step(-1), BLANK);
  assert.deepEqual([store.text, store.first, store.last], ["won-SK.BK", false, false]);
  assert.equal(store.step(1), "won-SK.BK.CK");
  store.stepping = false;
  store.remember("won-DK", BLANK);
  assert.deepEqual(store.texts, ["won-SK", "won-SK.BK", "won-DK"]);
  assert.equal(store.step(1), undefined);
  store.leave();
});

test("the address tells the position once it is painted, and an empty table has nothing to tell", async () => {
  const store = visit();
  store.remember(BLANK, BLANK);
  await written();
  assert.equal(query().get("p"), null);
  store.remember("won-SK last-we", BLANK);
  assert.equal(query().get("p"), null);
  await written();
  assert.equal(query().get("p"), "won-SK last-we");
  store.leave();
});

test("another way of working takes the position along, and has an address to come back from", () => {
  const store = visit();
  store.remember("won-SK", BLANK);
  const before = history.length;
  store.turn("learn");
  assert.deepEqual([query().get("p"), query().get("do"), store.way], ["won-SK", "learn", "learn"]);
  assert.equal(history.length, before + 1);
  store.turn("count");
  assert.deepEqual([query().get("do"), store.way], [null, "count"]);
  store.leave();
});

test("a page that goes before its address was written comes back with what was on the screen", () => {
  const store = visit();
  store.remember("won-SK", BLANK);
  store.leave();
  assert.equal(visit().standing, "won-SK");
});

test("a page that was asked to go writes no address any more: it is loaded again at the one it had", async () => {
  const store = visit();
  store.remember("won-SK", BLANK);
  window.dispatchEvent(new window.Event("beforeunload"));
  await written();
  store.leave();
  assert.equal(visit().standing, "won-SK");
});

test("a page that was asked to go and stays goes on", async () => {
  const store = visit();
  store.remember("won-SK", BLANK);
  window.dispatchEvent(new window.Event("beforeunload"));
  store.remember("won-SK.BK", BLANK);
  await written();
  assert.equal(query().get("p"), "won-SK.BK");
  store.leave();
});

test("a link that somebody brings along goes before what was on the screen", () => {
  const store = visit();
  store.remember("won-SK", BLANK);
  store.leave();
  go("?p=won-DA");
  const other = visit();
  assert.deepEqual([other.standing, other.addressed], [undefined, "won-DA"]);
});

test("whoever comes back by the page's own link begins with an empty table, and can still undo", async () => {
  const store = visit();
  store.remember("won-SK", BLANK);
  await written();
  store.leave();
  go("");
  const again = visit();
  assert.equal(again.standing, undefined);
  again.remember(BLANK, BLANK);
  assert.equal(again.step(-1), "won-SK");
});

test("inside another page nothing is written into its address, and a reload still knows what was laid out", async () => {
  const its = { place: "pile/x/1/0", addressed: false, begins: BLANK };
  const store = visit(its);
  store.remember("won-SK", BLANK);
  await written();
  store.leave();
  assert.deepEqual([query().get("p"), store.way], [null, undefined]);
  assert.equal(visit(its).standing, "won-SK");
  assert.equal(visit({ ...its, begins: "won-DK" }).standing, undefined, "it was written down meanwhile");
  assert.equal(visit({ ...its, place: "pile/x/2/0" }).standing, undefined, "another hand");
});
