// What a key on the wall, or a presenter's clicker, means at each moment of an evening.

import assert from "node:assert/strict";
import { test } from "node:test";

import { keysNow, meant } from "../../screens/evening/static/wall/clicker.js";

const at = (/** @type {string} */ stage, next = "", covered = false) => ({ stage, next, covered });

test("a clicker goes on, whatever comes next", () => {
  for (const key of ["PageDown", " ", "Enter", "ArrowDown"]) {
    assert.deepEqual(meant(key, at("open", "close")), { event: "close" });
    assert.deepEqual(meant(key, at("closed", "talk")), { event: "talk" });
    assert.deepEqual(meant(key, at("talk", "vote")), { event: "vote" });
    assert.deepEqual(meant(key, at("revealed", "another")), { event: "another" });
  }
});

test("the arrow passes the talk over, and goes on in the lesson", () => {
  assert.deepEqual(meant("ArrowRight", at("closed", "talk")), { event: "reveal" });
  assert.deepEqual(meant("ArrowRight", at("revealed", "another")), { event: "onward" });
  assert.deepEqual(meant("ArrowRight", at("talk", "vote")), { event: "vote" });
});

test("back opens what was closed too early, and hides what was shown", () => {
  assert.deepEqual(meant("PageUp", at("closed", "reveal")), { event: "reopen" });
  assert.deepEqual(meant("PageUp", at("revealed", "another")), { event: "cover", value: { on: true } });
  assert.equal(meant("PageUp", at("open", "close")), null);
});

test("what is hidden is shown before anything else happens", () => {
  assert.deepEqual(meant("PageDown", at("revealed", "another", true)), { event: "cover", value: { on: false } });
  assert.deepEqual(meant("H", at("revealed", "another", true)), { event: "cover", value: { on: false } });
});

test("nothing is pressed before the first question and after the end", () => {
  for (const stage of ["lobby", "ended"]) for (const key of ["PageDown", "PageUp", "ArrowRight", "h"]) assert.equal(meant(key, at(stage)), null);
});

test("in a plan the clicker goes to its next part, and asks again first where the plan wants that", () => {
  const to = { plan: "the-grande", part: 3, turn: 3 };
  const planned = { event: "plan", value: to };
  assert.deepEqual(meant("PageDown", { ...at("lobby", "plan"), to }), planned);
  assert.deepEqual(meant("PageDown", { ...at("revealed", "plan"), to }), planned);
  assert.deepEqual(meant("PageDown", { ...at("revealed", "another"), to }), { event: "another" });
  assert.deepEqual(meant("ArrowRight", { ...at("revealed", "another"), to }), planned);
  assert.deepEqual(meant("PageDown", { ...at("revealed", "plan", true), to }), { event: "cover", value: { on: false } });
  for (const told of keysNow(at("revealed", "plan"))) assert.ok(["key_plan", "key_cover"].includes(told));
});

test("where the votes are shown the foot does not tell whether about half are right", () => {
  const voted = { answers: [], of: 0 };
  assert.deepEqual(keysNow({ ...at("closed", "talk"), voted }), keysNow({ ...at("closed", "reveal"), voted }));
});

test("every key that is told at the foot does something there", () => {
  /** @type {Record<string, string>} */
  const keys = { key_close: "PageDown", key_reveal: "PageDown", key_talk: "PageDown", key_vote: "PageDown", key_another: "PageDown", key_plan: "PageDown", key_uncover: "h", key_onward: "ArrowRight", key_skip: "ArrowRight", key_cover: "h", key_reopen: "PageUp" };
  for (const now of [at("open", "close"), at("closed", "talk"), at("closed", "reveal"), at("talk", "vote"), at("revealed", "another"), at("revealed", "another", true), at("revealed", "onward"), { ...at("closed", "talk"), voted: {} }]) {
    for (const told of keysNow(now)) if (told !== "key_code") assert.ok(meant(keys[told], now), `${told} at ${now.stage}`);
  }
});
