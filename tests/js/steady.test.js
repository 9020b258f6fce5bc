// A press on a page that moves, or is made anew, between a finger's coming down and its going up.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page, putOff } from "./page.js";
import "../../screens/evening/static/steady.js";

const points = (node, name, at = {}) => node.dispatchEvent(Object.assign(new window.Event(name, { bubbles: true, cancelable: true }), { button: 0, clientX: 50, clientY: 50, ...at }));

// Two buttons, of which one says when it was pressed.
function two() {
  const pressed = [], box = document.createElement("section"), [meant, other] = ["next", "end"].map((name) => Object.assign(document.createElement("button"), { textContent: name, onclick: () => pressed.push(name) }));
  box.append(meant, other);
  page(box);
  return { pressed, box, meant, other, later: putOff() };
}

test("a usual press counts once", () => {
  const { pressed, meant, later } = two();
  points(meant, "pointerdown");
  points(meant, "pointerup");
  meant.click();
  later();
  assert.deepEqual(pressed, ["next"]);
});

test("where the page has moved under the finger, the press is for what was under it, and not for what came there", () => {
  const { pressed, meant, other, later } = two();
  points(meant, "pointerdown");
  points(other, "pointerup");
  other.click();
  later();
  assert.deepEqual(pressed, ["next"]);
});

test("where the button was made anew meanwhile, and the browser has a click for the box or none, the press counts", () => {
  for (const clicks of [true, false]) {
    const { pressed, box, meant, later } = two();
    points(meant, "pointerdown");
    box.replaceChildren(document.createElement("button"));
    points(box, "pointerup");
    if (clicks) box.click();
    later();
    assert.deepEqual(pressed, ["next"]);
  }
});

test("whoever draws the finger away, scrolls, or presses another mouse button has pressed nothing", () => {
  for (const away of [["pointerup", { clientX: 90 }], ["pointercancel", {}]]) {
    const { pressed, box, meant, later } = two();
    points(meant, "pointerdown");
    points(box, ...away);
    box.click();
    later();
    assert.deepEqual(pressed, []);
  }
  const { pressed, box, meant, later } = two();
  points(meant, "pointerdown", { button: 2 });
  points(meant, "pointerup", { button: 2 });
  box.click();
  later();
  assert.deepEqual(pressed, []);
});
