// The desk while people answer and raise their hands: a press reaches whom it was meant for.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page, putOff, texts } from "./page.js";
import { paceIn } from "../../screens/evening/static/desk/pace_grid.js";
import { undisturbed, untilLifted } from "../../screens/evening/static/undisturbed.js";

const ANNA = { badge: 0, name: "Anna", src: "0.png", card: "Card 0", twin: false }, GINO = { ...ANNA, badge: 1, name: "Gino" };
const row = (badge, told = {}) => ({ badge, cells: ["here"], belief: "", hand: 0, helped: 0, idle: 5, hint: true, asked: true, done: false, ...told });
const HAND_UP = [row(0, { idle: 9 }), row(1, { hand: 1 })], HAND_DOWN = [row(0, { idle: 9 }), row(1)];

let x = 0;
const points = (node, name, more = {}) => node.dispatchEvent(Object.assign(new window.Event(name, { bubbles: true }), { pointerType: "mouse", clientX: x += 1, clientY: 5, ...more }));

// The grid at the desk, with what was pressed there; `later` is when the mouse has been at rest for a while.
function grid() {
  const box = document.createElement("section"), pressed = [], later = putOff();
  page(box);
  const shows = (rows) => paceIn(box, { title: "T", steps: ["s"], rows }, [ANNA, GINO], 0, (event, value) => pressed.push([event, value]));
  shows(HAND_UP);
  const names = () => texts(box.querySelectorAll(".row strong"));
  const button = (badge, event) => box.querySelector(`[data-badge="${badge}"] [data-event=${event}]`);
  return { box, shows, pressed, later, names, button };
}

test("rows stay where they are while a mouse aims at one, and the press is for whom it was meant", () => {
  const { shows, pressed, later, names, button } = grid();
  const meant = button(1, "hint");
  points(meant, "pointermove");
  shows(HAND_DOWN);
  assert.deepEqual(names(), ["Gino", "Anna"], "his hand is down, and he stays where he is aimed at");
  assert.equal(button(1, "hint"), meant);
  points(meant, "pointerdown");
  shows(HAND_DOWN);
  points(meant, "pointerup");
  meant.click();
  assert.deepEqual(pressed, [["hint", { badge: 1 }]]);
  later();
  assert.deepEqual(names(), ["Anna", "Gino"]);
});

test("a mouse that has come to rest, or gone elsewhere, holds nothing back, nor does a page that moves under it", () => {
  const { box, shows, later, names, button } = grid();
  points(button(1, "hint"), "pointermove");
  shows(HAND_DOWN);
  later();
  assert.deepEqual(names(), ["Anna", "Gino"], "at rest");
  points(button(0, "hint"), "pointermove", { clientX: 700 });
  shows(HAND_UP);
  points(document.body, "pointermove");
  assert.deepEqual(names(), ["Gino", "Anna"], "elsewhere");
  points(document.body, "pointermove", { clientX: 300 });
  points(box, "pointermove", { clientX: 300 });
  shows(HAND_DOWN);
  assert.deepEqual(names(), ["Anna", "Gino"], "the page has moved, not the mouse");
  later();
});

test("under a finger rows stay until it is lifted, and one that only scrolls holds nothing back", () => {
  const { shows, later, names, button } = grid();
  points(button(1, "hint"), "pointerdown", { pointerType: "touch" });
  points(button(1, "hint"), "pointermove", { pointerType: "touch" });
  shows(HAND_DOWN);
  assert.deepEqual(names(), ["Gino", "Anna"]);
  points(button(1, "hint"), "pointercancel", { pointerType: "touch" });
  later();
  assert.deepEqual(names(), ["Anna", "Gino"]);
});

test("a box above stays as it is while something below it is aimed at", () => {
  const above = document.createElement("div"), below = document.createElement("button"), column = document.createElement("div"), made = [];
  column.append(above, below);
  page(column);
  const later = putOff();
  points(below, "pointermove");
  undisturbed(above, () => made.push("someone is back"), column);
  assert.deepEqual(made, []);
  later();
  assert.deepEqual(made, ["someone is back"]);
});

test("the keyboard stays at the same button of the same pupil", () => {
  const { shows, later, button } = grid();
  button(0, "example").focus();
  shows(HAND_DOWN);
  assert.equal(document.activeElement, button(0, "example"));
  later();
});

test("what is under the finger is made anew when the press is over", () => {
  const box = document.createElement("section"), button = document.createElement("button"), made = [];
  box.append(button);
  page(box);
  const on = (name) => button.dispatchEvent(new window.Event(name, { bubbles: true }));
  const clock = globalThis.setTimeout, waiting = [];
  globalThis.setTimeout = (run) => { waiting.push(run); return 0; };
  try {
    undisturbed(box, () => made.push("before"));
    on("pointerdown");
    undisturbed(box, () => made.push("while"));
    undisturbed(box, () => made.push("the last of them"));
    undisturbed(document.createElement("div"), () => made.push("elsewhere"));
    assert.deepEqual(made, ["before", "elsewhere"]);
    on("pointerup");
    on("click");
    waiting.at(-1)();
    assert.deepEqual(made, ["before", "elsewhere", "the last of them"]);
  } finally { globalThis.setTimeout = clock; }
});

test("a question that went wrong is told at the place where somebody is", () => {
  const { box, shows } = grid();
  shows([row(0, { cells: ["right", "missed", ""] }), row(1, { cells: ["here", "", ""] })]);
  assert.deepEqual([...box.querySelectorAll(".cells")].map((cells) => texts(cells.children)), [["✓", "✗", ""], ["●", "", ""]]);
});

test("nothing on the page moves between the press and the click, and of what came meanwhile the last is shown", () => {
  const button = document.createElement("button"), shown = [], later = putOff();
  page(button);
  untilLifted(() => shown.push("at once"));
  points(button, "pointerdown");
  untilLifted(() => shown.push("overtaken"));
  untilLifted(() => shown.push("last"));
  assert.deepEqual(shown, ["at once"]);
  points(button, "pointerup");
  button.onclick = () => shown.push("pressed");
  button.click();
  later();
  assert.deepEqual(shown, ["at once", "pressed", "last"]);
});
