// Whoever needs the teacher most stands first.

import assert from "node:assert/strict";
import { test } from "node:test";

import { inOrder, stuck } from "../../screens/evening/static/telephone/pace_order.js";

/** @param {number} badge @param {object} told */
const row = (badge, told = {}) => ({ badge, cells: [], belief: "", hand: 0, helped: 0, idle: 5, hint: true, asked: true, done: false, ...told });

test("two minutes without a step forward are stuck, also where they pass while one looks", () => {
  assert.equal(stuck(row(0, { idle: 119 }), 0), false);
  assert.equal(stuck(row(0, { idle: 100 }), 20), true);
  assert.equal(stuck(row(0, { idle: 500, done: true }), 0), false);
  assert.equal(stuck(row(0, { idle: 0 }), 500), false, "who has not begun is not stuck");
});

test("hands first, in their order, then who is stuck, who is through last", () => {
  const rows = [row(0, { done: true }), row(1), row(2, { idle: 300 }), row(3, { hand: 2 }), row(4, { hand: 1 })];
  assert.deepEqual(inOrder(rows, 0).map(({ badge }) => badge), [4, 3, 2, 1, 0]);
});
