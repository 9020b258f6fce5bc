// The tables that play the same deals, as a device shows them; and how a table with such deals is opened.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { page } from "./page.js";

/** @type {typeof import("../../screens/evening/static/seated/side_by_side.js").SideBySide} */ let SideBySide;
let same;

const PARTY = { points: "45", against: "+69", says: ["The Bégato was lost."] };
const OTTOCENTO = { name: "Table 1", own: true, says: [], parties: [{ ...PARTY, names: "Anna, Prog. 3" }, { ...PARTY, names: "Bruno, Prog. 4", against: "" }] };
const MINEO = { name: "Table 2", own: false, says: ["Carla played alone against the others."], parties: ["Carla", "Dino"].map((names) => ({ ...PARTY, names, says: [] })) };
const STANDS = { names: "Anna, Prog. 3", table: "Table 1", own: true, deals: 1, against: "+69" };
const TOLD = { code: "luna-faro", says: ["Deal 1 of 2."], deals: [{ name: "Deal 1", tables: [OTTOCENTO, MINEO] }], standings: [STANDS] };

beforeEach(async () => {
  globalThis.fetch = async () => ({ ok: false });
  ({ SideBySide } = await import("../../screens/evening/static/seated/side_by_side.js"));
  same = new SideBySide();
  page(same.node);
});

const rows = () => [...document.querySelectorAll(".same-deal:not(.stands) tbody tr")].map((row) => [...row.children].map((one) => one.textContent));

test("where only this table plays its deals nothing is there", () => {
  same.show(null);
  assert.equal(same.node.hidden, true);
});

test("each table has its lines, and what happened stands with those whose it is, or once for all of them", () => {
  same.show(TOLD);
  assert.deepEqual(rows(), [
    ["same_yours"],
    ["Anna, Prog. 3", "45", "+69", "The Bégato was lost."],
    ["Bruno, Prog. 4", "45", "–", "The Bégato was lost."],
    ["Table 2"],
    ["Carla", "45", "+69", "Carla played alone against the others."],
    ["Dino", "45", "+69"],
  ]);
  assert.equal(document.querySelectorAll("tbody.own-table").length, 1);
  assert.equal(document.querySelector(".what[rowspan='2']").textContent, "Carla played alone against the others.");
  assert.deepEqual([...document.querySelectorAll(".stands tbody td")].map((one) => one.textContent), ["1", "+69"]);
});

test("before anything is finished only the code for others is there", () => {
  same.show({ ...TOLD, deals: [], standings: [] });
  assert.equal(document.querySelectorAll("table").length, 0);
  assert.match(same.invites.textContent, /same_how/);
});

test("what is told stays while nothing of it changes", () => {
  same.show(TOLD);
  const before = document.querySelector(".same-deal");
  same.show(structuredClone(TOLD));
  assert.equal(document.querySelector(".same-deal"), before);
});
