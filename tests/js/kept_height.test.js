// How high the players' table is: as much as is left beside it, and no other while tricks are played.

import assert from "node:assert/strict";
import { test } from "node:test";

import "./page.js";
import { KeptHeight } from "../../screens/components/felt/kept_height.js";

// What is said in so many rows of the table's place, with so many pixels beside it: what it is told to leave.
function standing(width = 820) {
  const prompt = { offsetHeight: 0 }, told = { offsetHeight: 0 }, style = new Map();
  const node = { offsetHeight: 0, style: { setProperty: (name, value) => style.set(name, value), getPropertyValue: (name) => style.get(name) ?? "" } };
  const laid = { body: { clientWidth: width }, top: told, bar: { node: told }, panel: { data: { rows: [], choices: [] }, prompt, answers: told, cloth: told, felt: { node } } };
  const kept = new KeptHeight(laid);
  return (rows, px, wide = laid.body.clientWidth) => {
    laid.panel.data = { rows: rows.map((layout) => ({ layout })) };
    laid.body.clientWidth = wide;
    prompt.offsetHeight = px;
    return kept.kept(px);
  };
}

test("a question with much to choose from leaves the table as high as it will be for the next card", () => {
  const beside = standing();
  assert.equal(beside(["trick", "hand"], 300), 300, "a card is to be led");
  assert.equal(beside(["trick", "hand"], 440), 440, "with which signal?");
  assert.equal(beside(["trick", "hand"], 300), 440, "what lies there lies where it lay");
});

test("what is bid on a whole hand does not make the table smaller for its tricks, nor do the tricks of the deal before", () => {
  const beside = standing();
  assert.equal(beside(["hand"], 540), 540);
  assert.equal(beside(["trick", "hand"], 300), 300);
  assert.equal(beside(["trick", "hand"], 440), 440);
  assert.equal(beside(["hand"], 320), 320);
  assert.equal(beside(["trick", "hand"], 300), 300);
});

test("a tablet that is turned is measured anew", () => {
  const beside = standing();
  assert.equal(beside(["trick", "hand"], 440), 440);
  assert.equal(beside(["trick", "hand"], 300, 768), 300);
});

test("on a telephone the table leaves room for what is said, and has it again for the next card", () => {
  const told = new Map(), high = (offsetHeight) => ({ offsetHeight });
  const node = { offsetHeight: 300, style: { setProperty: (name, value) => told.set(name, value), getPropertyValue: (name) => told.get(name) ?? "" } };
  const panel = { data: { rows: [{ layout: "trick" }], choices: [] }, prompt: high(60), answers: high(0), cloth: high(300), felt: { node } };
  const kept = new KeptHeight({ body: { clientWidth: 390 }, top: high(40), bar: { node: high(76) }, panel });
  kept.measure();
  assert.equal(told.get("--beside-it"), undefined, "a card is to be led");
  panel.data = { rows: [{ layout: "trick" }], choices: ["No signal", "Busso"] };
  panel.answers = high(100);
  kept.measure();
  assert.equal(told.get("--beside-it"), "276px");
  panel.answers = high(50);
  kept.measure();
  assert.equal(told.get("--beside-it"), "226px", "as much as there is now, not the most there was");
});
