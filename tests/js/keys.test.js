import assert from "node:assert/strict";
import { test } from "node:test";

import { focused, lay, page, press } from "./page.js";
import { el } from "../../screens/components/shared/dom.js";
import { Bar } from "../../screens/components/table/bar.js";
import { pressed } from "../../screens/components/table/keys.js";
import { given, hand, panelOf } from "./table.js";

// A table of six cards in two lines, or of what is asked.
function sat(its = { rows: [hand("16", "15", "14", "13", "12", "11")] }, event = "answer", turns = false) {
  const { panel, done: taken } = panelOf(given(its));
  const done = [];
  const feedback = el("div", { tabindex: -1 });
  const bar = new Bar(() => {});
  bar.update(given({ ...its, mode: "many", can: { [event]: true } }), true);
  const button = bar.node.querySelector("button");
  const box = el("div", {}, panel.prompt, panel.cloth, feedback, bar.node);
  const table = {
    panel, bar, feedback, turns, ask: (what) => done.push(what), choose: (place) => done.push(place),
    turn: (card) => done.push(["turn", panel.cards.indexOf(card)]), help: () => done.push("help"),
  };
  box.onkeydown = (one) => pressed(one, table);
  page(box);
  lay(panel.cards, 3);
  return { panel, feedback, button, done, taken };
}

for (const [from, key, to] of [[0, "ArrowRight", 1], [0, "ArrowLeft", 0], [1, "ArrowDown", 4], [5, "ArrowUp", 2], [5, "Home", 0], [0, "End", 5], [4, "ArrowDown", 4]]) {
  test(`${key} leads from card ${from} to card ${to} as they lie`, () => {
    const { panel } = sat();
    panel.cards[from].focus();
    press(panel.cards[from], key);
    assert.equal(focused(), panel.cards[to]);
  });
}

for (const [key, event] of [["ArrowRight", "next"], ["ArrowLeft", "back"]]) {
  test(`${key} turns a trick of a hand that is looked at again: ${event}`, () => {
    const { button, done } = sat({ mode: "none", rows: [] }, event, true);
    button.focus();
    press(button, key);
    assert.deepEqual(done, [event]);
  });
}

test("an arrow where there is nothing before or after turns nothing", () => {
  const { button, done } = sat({ mode: "none", rows: [] }, "next", true);
  press(button, "ArrowLeft");
  assert.deepEqual(done, []);
});

test("an arrow from the question leads to the cards", () => {
  const { panel } = sat();
  press(panel.prompt, "ArrowRight");
  assert.equal(focused(), panel.cards[0]);
});

test("an arrow on a button below the cards is the page's own", () => {
  const { button } = sat();
  button.focus();
  assert.equal(press(button, "ArrowRight").defaultPrevented, false);
  assert.equal(focused(), button);
});

test("a digit takes the answer that bears it, and a digit too high none", () => {
  const { panel, done } = sat({ mode: "choice", choices: ["yes", "no"] });
  press(panel.prompt, "2");
  press(panel.prompt, "3");
  assert.deepEqual(done, [1]);
  assert.equal(focused(), panel.choices[1]);
});

test("arrows go through answers in words one by one, also where they lie below each other", () => {
  const { panel } = sat({ mode: "choice", choices: ["yes", "no", "perhaps"] });
  lay(panel.choices, 1, 0);
  panel.choices[1].focus();
  press(panel.choices[1], "ArrowDown");
  assert.equal(focused(), panel.choices[2]);
  press(panel.choices[2], "ArrowUp");
  assert.equal(focused(), panel.choices[1]);
});

test("in the field for a number Enter answers, and digits are digits", () => {
  const { panel, done } = sat({ mode: "number", choices: [] });
  assert.equal(press(panel.field, "1").defaultPrevented, false);
  assert.equal(press(panel.field, "ArrowLeft").defaultPrevented, false);
  press(panel.field, "Enter", { repeat: true });
  assert.deepEqual(done, []);
  press(panel.field, "Enter");
  assert.deepEqual(done, ["answer"]);
});

test("Enter on what was said goes on, once it can", () => {
  const ready = sat(undefined, "next");
  press(ready.feedback, "Enter");
  assert.deepEqual(ready.done, ["next"]);
  const open = sat(undefined, "answer");
  press(open.feedback, "Enter");
  assert.deepEqual(open.done, []);
});

test("a digit takes the card at its place, the tenth with 0", () => {
  const { panel, taken } = sat({ rows: [hand(...Array.from({ length: 11 }, (_, nth) => String(nth)))] });
  press(panel.cards[0], "3");
  assert.equal(focused(), panel.cards[2]);
  press(panel.cards[2], "0");
  assert.deepEqual(taken, [["pick", 2], ["pick", 9]]);
});

test("beside cards, 0 is the answer in words", () => {
  const { panel, done } = sat({ rows: [hand("16", "15")], choices: ["none"] });
  press(panel.cards[0], "0");
  assert.deepEqual(done, [0]);
});

test("Enter on a card that is taken checks, and on one that is not is the card's own", () => {
  const { panel, done } = sat();
  assert.equal(press(panel.cards[1], "Enter").defaultPrevented, false);
  panel.cards[1].setAttribute("aria-pressed", "true");
  assert.ok(press(panel.cards[1], "Enter").defaultPrevented);
  assert.deepEqual(done, ["answer"]);
});

test("Space turns the card that has the focus, once, and picks nothing", () => {
  const { panel, done, taken } = sat();
  assert.ok(press(panel.cards[3], " ").defaultPrevented);
  press(panel.cards[3], " ", { repeat: true });
  assert.deepEqual(done, [["turn", 3]]);
  assert.deepEqual(taken, []);
});

test("a question mark asks for the keys", () => {
  const { panel, done } = sat();
  press(panel.cards[0], "?");
  assert.deepEqual(done, ["help"]);
});

test("Enter that is held down presses a button once", () => {
  const { button } = sat();
  assert.equal(press(button, "Enter").defaultPrevented, false);
  assert.ok(press(button, "Enter", { repeat: true }).defaultPrevented);
});

test("the browser's own combinations are left alone", () => {
  const { panel, done } = sat({ mode: "choice", choices: ["yes"] });
  press(panel.prompt, "1", { ctrlKey: true });
  assert.deepEqual(done, []);
});
