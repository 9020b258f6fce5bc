import assert from "node:assert/strict";
import { test } from "node:test";

import { focused, page, press, texts } from "./page.js";
import { el } from "../../screens/components/shared/dom.js";
import { Closer } from "../../screens/components/cards/closer.js";

const words = { keys: "Keys", close: "Close", in_words: "In words", card_large: "Large", key_enter: "Enter", key_enter_does: "takes the card" };

function opened() {
  const cards = ["16", "15"].map((name) => el("button", { class: "card", "data-name": name }, el("img", { src: `${name}.png`, width: 1, height: 2 })));
  const box = el("div", { class: "table" }, ...cards);
  page(box);
  return { cards, box, closer: new Closer(box) };
}

test("a card is shown large with its name, and Space leads back to it", () => {
  const { cards, closer } = opened();
  closer.card(cards[0], cards, words);
  assert.equal(closer.sheet.getAttribute("aria-label"), "16");
  assert.ok(closer.sheet.querySelector("img").src.endsWith("16.png"));
  assert.equal(focused(), closer.sheet);
  press(closer.sheet, " ");
  assert.ok(!closer.opened);
  assert.equal(focused(), cards[0]);
});

test("arrows lead from one large card to the next", () => {
  const { cards, closer } = opened();
  closer.card(cards[0], cards, words);
  press(closer.sheet, "ArrowRight");
  assert.equal(closer.sheet.querySelector(".large-name").textContent, "15");
  press(closer.sheet, "ArrowRight");
  assert.equal(closer.sheet.querySelector(".large-name").textContent, "15");
  press(closer.sheet, "Escape");
  assert.equal(focused(), cards[1]);
});

test("a click on the sheet closes it, a click on a button of it does not", () => {
  const { cards, closer } = opened();
  closer.help(cards[0], words);
  closer.sheet.querySelector(".quiet").click();
  assert.ok(closer.opened);
  closer.sheet.click();
  assert.ok(!closer.opened);
});

test("the keys are listed, and the table is told in words for whoever wants that, also the next time", () => {
  const { box, closer } = opened();
  closer.help(null, words);
  assert.ok(texts(closer.sheet.querySelectorAll("dt")).includes("Enter"));
  const button = closer.sheet.querySelector(".quiet");
  button.click();
  assert.ok(box.hasAttribute("data-words"));
  assert.equal(button.getAttribute("aria-pressed"), "true");
  const next = el("div");
  assert.equal(new Closer(next).box.hasAttribute("data-words"), true);
  button.click();
  assert.ok(!box.hasAttribute("data-words"));
});

test("the focus stays on the sheet as long as it lies there", () => {
  const { closer } = opened();
  closer.help(null, words);
  const [first, second] = closer.sheet.querySelectorAll("button");
  assert.equal(focused(), first);
  press(first, "Tab");
  assert.equal(focused(), second);
  press(second, "Tab");
  assert.equal(focused(), first);
});
