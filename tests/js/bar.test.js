import assert from "node:assert/strict";
import { test } from "node:test";

import { page, press, putOff, texts } from "./page.js";
import { el } from "../../screens/components/shared/dom.js";
import { Bar } from "../../screens/components/table/bar.js";
import { again, guard } from "../../screens/components/table/guard.js";
import { given } from "./table.js";

const NOTHING = { answer: false, next: false, hint: false, reveal: false, undo: false, back: false, report: false };
const shown = (can) => {
  const done = [];
  const bar = new Bar((event) => done.push(event));
  bar.update(given({ can: { ...NOTHING, ...can } }), true);
  page(bar.node);
  return { bar, done };
};

test("what goes on has one place, and nothing else ever comes to it", () => {
  const { bar } = shown({ answer: true, hint: true, reveal: true });
  assert.deepEqual(texts(bar.main.children), ["Check"]);
  bar.update(given({ can: { ...NOTHING, next: true, back: true, undo: true } }), true);
  assert.deepEqual(texts(bar.main.children), ["Next"]);
  bar.update(given({ can: { ...NOTHING, back: true } }), true);
  assert.deepEqual(texts(bar.main.children), []);
});

test("what helps, shows, takes back and goes back keeps its place whatever else there is", () => {
  const { bar } = shown({ answer: true, hint: true, reveal: true, back: true });
  assert.deepEqual(texts(bar.places), ["Hint", "Show me", "", "Back"]);
  bar.update(given({ can: { ...NOTHING, next: true, undo: true, back: true } }), true);
  assert.deepEqual(texts(bar.places), ["", "", "Take back", "Back"]);
});

test("where people play nobody is helped, and what stands in that place is that the rest is one's own", () => {
  const { bar } = shown({ answer: true, undo: true, claim: true });
  assert.deepEqual(texts(bar.places), ["The rest are mine", "", "Take back", ""]);
});

test("an answer that is not complete can be pressed, and says that it is not ready", () => {
  const { bar, done } = shown({ answer: true });
  bar.ready(false);
  assert.equal(bar.at("answer").getAttribute("aria-disabled"), "true");
  bar.at("answer").click();
  assert.deepEqual(done, ["answer"]);
});

const at = (x, when) => ({ x, y: 0, at: when });

for (const after of [50, 350, 700]) {
  test(`the second click after ${after} ms at the same place is half of the first`, () => {
    assert.ok(again(at(10, 0), at(12, after), 1));
  });
}

test("a click elsewhere, or later, is meant", () => {
  assert.equal(again(at(10, 0), at(200, 300), 1), false);
  assert.equal(again(at(10, 0), at(10, 1000), 1), false);
  assert.equal(again(null, at(10, 0), 1), false);
});

test("the browser's second click is half of the first, wherever it is", () => {
  assert.ok(again(at(10, 0), at(200, 300), 2));
});

test("whoever goes on tapping is heard once the time of the first tap is over, and sees that it waits till then", () => {
  const done = [], button = el("button", { onclick: () => done.push(1) }), box = el("div", {}, button);
  guard(box);
  page(box);
  const waiting = putOff();
  [0, 200, 400, 600, 800, 1000].forEach((when, nth) => {
    const click = new window.MouseEvent("click", { bubbles: true, cancelable: true, detail: nth + 1 });
    Object.defineProperty(click, "timeStamp", { value: 5000 + when });
    button.dispatchEvent(click);
    if (when === 800) { assert.deepEqual(done, [1]); assert.ok(button.hasAttribute("data-waits")); waiting(); }
  });
  assert.deepEqual(done, [1, 1]);
  assert.equal(button.hasAttribute("data-waits"), false);
});

test("keys press as often as they are pressed, and a second click presses nothing", () => {
  const done = [];
  const button = el("button", { onclick: () => done.push(1) });
  const box = el("div", {}, button);
  guard(box);
  page(box);
  const click = (detail) => button.dispatchEvent(new window.MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  click(0);
  click(0);
  assert.equal(done.length, 2);
  click(1);
  click(1);
  assert.equal(done.length, 3);
  press(button, "Tab");
  click(1);
  assert.equal(done.length, 4);
});

test("who is waited for stands where one would go on, as long as there is nothing to go on with", () => {
  const { bar } = shown({ undo: true });
  bar.update(given({ can: { ...NOTHING, undo: true }, waits_for: "Waiting for Anna" }), true);
  assert.deepEqual(texts(bar.main.children), ["Waiting for Anna"]);
  assert.equal(bar.main.querySelector("button"), null);
  bar.update(given({ can: { ...NOTHING, answer: true, undo: true }, waits_for: "Waiting for Anna" }), true);
  assert.deepEqual(texts(bar.main.children), ["Check"]);
  bar.update(given({ can: { ...NOTHING, undo: true } }), true);
  assert.equal(bar.main.childElementCount, 0);
});

test("a line of keys in which there is none is known as such", () => {
  const { bar } = shown({ answer: true });
  assert.ok(bar.beside.hasAttribute("data-none"));
  bar.update(given({ can: { ...NOTHING, answer: true, undo: true } }), true);
  assert.ok(!bar.beside.hasAttribute("data-none"));
});
