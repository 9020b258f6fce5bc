// The three switches at the desk.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page } from "./page.js";
import { customs } from "../../screens/evening/static/desk/customs.js";
import { howTheyVoted } from "../../screens/evening/static/wall/how_it_went.js";

test("a switch says only what was changed, follows what others change, and keeps the focus", () => {
  const box = document.createElement("section"), said = [];
  page(box);
  const agree = (changed) => said.push(changed);
  customs(box, { talks: true, hidden: true, again: false }, agree);
  const [talks, hidden, again] = box.querySelectorAll("label input[type=checkbox]");
  assert.deepEqual([talks, hidden, again].map(({ checked }) => checked), [true, true, false]);
  hidden.focus();
  hidden.click();
  assert.deepEqual(said, [{ hidden: false }]);
  customs(box, { talks: false, hidden: false, again: true }, agree);
  assert.deepEqual([talks, hidden, again].map(({ checked }) => checked), [false, false, true]);
  assert.equal(document.activeElement, hidden);
});

test("how they voted is shown without a word or a colour for what is right", () => {
  const shown = howTheyVoted({ answers: [{ label: "World", count: 3 }, { label: "Moon", count: 1 }], of: 4 });
  assert.deepEqual([...shown.querySelectorAll(".vote")].map(({ className }) => className), ["vote other", "vote other"]);
  assert.deepEqual([...shown.querySelectorAll(".fill")].map(({ style }) => style.width), ["75%", "25%"]);
});
