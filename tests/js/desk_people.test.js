// The desk while sixty people come and answer: nothing that the teacher is doing there is taken from under the hand.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page, texts } from "./page.js";
import { people } from "../../screens/evening/static/desk/people.js";

const person = (badge, name) => ({ badge, name, src: `${badge}.png`, card: `Card ${badge}`, twin: false });
const told = (all, more = {}) => ({ people: all, points: {}, in: [], stage: "open", ...more });

test("a name that is being mended stays as it was typed while others answer, come and go", () => {
  const box = document.createElement("section"), pressed = [];
  page(box);
  const press = (event, value) => pressed.push([event, value]);
  people(box, told([person(0, "Maria"), person(1, "Gino")]), press);
  const [maria] = box.querySelectorAll("li");
  maria.querySelector(".person").click();
  const field = maria.querySelector("input");
  field.value = "Mariarosa";
  field.focus();
  people(box, told([person(0, "Maria"), person(2, "Anna")], { in: [0, 2], points: { 0: 3 } }), press);
  assert.equal(box.querySelector("li"), maria);
  assert.equal(document.activeElement, field);
  assert.equal(field.value, "Mariarosa");
  assert.equal(maria.dataset.answered, "true");
  assert.deepEqual(texts(box.querySelectorAll(".who > span")), ["Maria", "Anna"]);
  maria.querySelector("form").dispatchEvent(new window.Event("submit", { cancelable: true }));
  assert.deepEqual(pressed, [["rename", { badge: 0, name: "Mariarosa" }]]);
  assert.equal(maria.querySelector("form"), null);
  assert.equal(maria.hasAttribute("data-open"), false);
});

test("who has answered bears a tick while that is waited for, and none beside how many were right", () => {
  const box = document.createElement("section");
  page(box);
  const ticks = (stage) => { people(box, told([person(0, "Maria"), person(1, "Gino")], { in: [0, 1], points: { 0: 1 }, stage }), () => {}); return texts(box.querySelectorAll(".tick")); };
  assert.deepEqual(ticks("closed"), ["✓", "✓"]);
  assert.deepEqual(ticks("revealed"), ["", ""]);
});
