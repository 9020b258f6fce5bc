// What is said of a press to the score: how long it stays, and what puts it away.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page, putOff } from "./page.js";
import { button } from "../../screens/components/match_forms/fields.js";
import { Notes } from "../../screens/components/scorekeeper/notes.js";

test("what does not fit is asked back, and written all the same when that is pressed", () => {
  const notes = new Notes();
  page(notes.node);
  let anyway = 0;
  notes.doubt({ doubt: "Something does not fit", "doubt.again": "Look again", "doubt.anyway": "Write it" }, ["33 cannot be."], () => { anyway += 1; });
  const [look, go] = notes.node.querySelectorAll("button");
  assert.equal(document.activeElement, look);
  go.click();
  assert.equal(anyway, 1);
  look.click();
  assert.ok(notes.node.hidden);
});

test("a press where nothing is said touches nothing: the page is painted when the answer is there, and not before", () => {
  const notes = new Notes();
  page(notes.node);
  const seen = new window.MutationObserver(() => {});
  seen.observe(notes.node, { attributes: true, childList: true });
  notes.clear();
  assert.deepEqual(seen.takeRecords(), []);
});

test("a touch puts a note away that lies over the fields, but not one that waits", () => {
  const notes = new Notes();
  page(notes.node);
  notes.tell("Say who took the last trick.", true);
  notes.node.click();
  assert.ok(notes.node.hidden);
  notes.wait("Not saved yet.");
  notes.node.click();
  assert.ok(!notes.node.hidden);
});

test("what was only told goes after a while, and at the next press wherever it is; what is wrong stays to be read", () => {
  const notes = new Notes(), rest = document.createElement("button");
  page(notes.node, rest);
  const later = putOff();
  notes.tell("From another device: hand 1 is over.");
  later();
  assert.ok(notes.node.hidden, "after a while");
  notes.tell("From another device: hand 1 is over.");
  rest.click();
  assert.ok(notes.node.hidden, "at a press");
  const older = putOff();
  notes.tell("From another device: hand 2 is over.");
  notes.tell("Say who took the last trick.", true);
  rest.click();
  older();
  assert.ok(!notes.node.hidden);
});

test("what a press says is not put away by that press", () => {
  const notes = new Notes();
  const copy = button("Copy", "quiet", () => notes.tell("Copied."));
  page(notes.node, copy);
  copy.click();
  assert.ok(!notes.node.hidden);
});
