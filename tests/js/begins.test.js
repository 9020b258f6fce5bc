// The page of a table goes up where something else is to be seen, and stays where it is while one plays or writes.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page } from "./page.js";
import { begins } from "../../screens/evening/static/seated/begins.js";

const at = (trick, says = [], more = {}) => ({ stage: "deal", progress: [trick, 15], teaching: { teaches: false, paused: false, says, ...more } });

// How often the page goes up while it is told these, one after the other.
function ups(...panels) {
  let count = 0, before = null;
  for (const panel of panels) before = begins(/** @type {any} */ (panel), before, () => { count += 1; });
  return count;
}

test("a deal that begins, hands laid open and covered, a deal taken back come into sight", () => {
  page();
  assert.equal(ups({ stage: "chairs" }, at(0)), 1);
  assert.equal(ups(at(3), at(3, ["All see all hands."]), at(3)), 2);
  assert.equal(ups(at(3), at(1)), 1);
  assert.equal(ups({ ...at(15), ended: {} }, at(0)), 1);
});

test("cards that are played, a question, and what a teacher does leave the page alone", () => {
  page();
  assert.equal(ups(at(0), at(0), at(1), at(2)), 0);
  assert.equal(ups(at(1), at(1, ["All see Anna's hand."], { poll: {} })), 0);
  assert.equal(ups(at(1, [], { teaches: true }), at(1, ["You see all hands."], { teaches: true })), 0);
});

test("whoever writes a name goes nowhere", () => {
  page(document.createElement("input"));
  document.querySelector("input").focus();
  assert.equal(ups({ stage: "chairs" }, at(0)), 0);
});
