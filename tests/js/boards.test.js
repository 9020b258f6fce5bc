// The tables of a tournament on the wall: who plays with whom is read whole, and nobody is left out unsaid.

import assert from "node:assert/strict";
import { test } from "node:test";

import { texts } from "./page.js";
import { atOnce } from "../../screens/evening/static/wall/boards.js";

const say = (key, facts = {}) => [key, ...Object.values(facts)].join(" ");

/** @param {number} many tables @param {{ played?: number, open?: boolean }} [how] */
function shown(many, { played = 0, open = true } = {}) {
  const tables = Array.from({ length: many }, (_, at) => ({ number: at + 1, names: [`A${at}`, `B${at}`], points: [0, 0], played: 0 }));
  const standings = Array.from({ length: 2 * many }, (_, at) => ({ name: `P${at + 1}`, wins: "0", margin: "0", played }));
  const node = atOnce(/** @type {any} */ ({ round: 1, hands: 4, tables, standings, pairs: [], alone: [], rests: [], open }), say);
  return { boards: node.querySelectorAll(".board").length, rows: texts(node.querySelectorAll("tbody th")), more: texts(node.querySelectorAll("td[colspan]")) };
}

test("before anything is played the tables have all of the wall", () => {
  for (const many of [1, 4, 15]) assert.deepEqual(shown(many), { boards: many, rows: [], more: [] });
});

test("few tables have the order of the pairs beside them, which says how many it leaves out", () => {
  assert.deepEqual(shown(4, { played: 1 }), { boards: 4, rows: Array.from({ length: 8 }, (_, at) => `P${at + 1}`), more: [] });
  assert.equal(shown(6, { played: 1 }).rows.length, 12);
});

test("of many tables the order comes when all have finished, every pair in it", () => {
  assert.deepEqual(shown(14, { played: 1 }), { boards: 14, rows: [], more: [] });
  const over = shown(14, { played: 1, open: false });
  assert.deepEqual([over.boards, over.rows.length, over.rows.at(-1), over.more.length], [0, 28, "P28", 0]);
  assert.deepEqual(shown(16, { played: 1, open: false }).more, ["more 4"]);
});
