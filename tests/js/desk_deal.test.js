// The deal for all, at the desk: what the wall would tell those who still play is shown only when that is wanted.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page } from "./page.js";

const main = document.createElement("main");
main.id = "page";
page(main);
window.HTMLDialogElement.prototype.showModal = function () { this.open = true; };
window.HTMLDialogElement.prototype.close = function () { this.open = false; this.dispatchEvent(new window.Event("close")); };
const { comparing } = await import("../../screens/evening/static/desk/dealing.js");
const { dealTable } = await import("../../screens/evening/static/wall/deal_table.js");
const { people } = await import("../../screens/evening/static/desk/people.js");

const person = (badge) => ({ badge, name: `N${badge}`, src: "a.png", card: "Sun", twin: false });
const told = (through, compared = false) => ({ number: 4, through, compared, rows: [], book: null });

test("while somebody still plays, showing the results asks first, and once it is wanted shows them", () => {
  const all = [0, 1, 2].map(person);
  let shown = 0;
  const show = () => { shown += 1; };
  comparing(told([1]), all, show);
  assert.equal(shown, 0);
  main.querySelector("dialog .quiet").click();
  assert.deepEqual([shown, main.querySelector("dialog")], [0, null]);
  comparing(told([1]), all, show);
  main.querySelector("dialog .main").click();
  assert.deepEqual([shown, main.querySelector("dialog")], [1, null]);
});

test("where all are through, and to hide them again, nothing is asked", () => {
  let shown = 0;
  comparing(told([0, 1]), [0, 1].map(person), () => { shown += 1; });
  comparing(told([1], true), [0, 1].map(person), () => { shown += 1; });
  assert.deepEqual([shown, main.querySelector("dialog")], [2, null]);
});

test("the best is behind nobody: nought, as on the page afterwards", () => {
  const row = { ...person(0), points: [50, 30], by: 20, begato: "", away: [], cost: 0 };
  const [, , cost] = dealTable({ ...told([0], true), rows: [row] }, (key) => key, 9).querySelectorAll("tbody tr > *");
  assert.equal(cost.textContent, "0");
});

test("a tick tells of the question on the table, and of none that is over", () => {
  const box = document.createElement("section");
  for (const [stage, ticks] of [["open", "✓"], ["talk", "✓"], ["revealed", ""], ["pace", ""], ["deal", ""], ["ended", ""], ["lobby", ""]]) {
    people(box, { people: [person(0)], points: {}, in: [0], stage }, () => {});
    assert.equal(box.querySelector(".tick").textContent, ticks, stage);
  }
});
