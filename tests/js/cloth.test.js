import assert from "node:assert/strict";
import { test } from "node:test";

import { focused, page, press, putOff } from "./page.js";
import { at, button, hearing, table, tools } from "./bench.js";
import { Cloth } from "../../screens/components/bench/cloth.js";
import { Starts } from "../../screens/components/bench/starts.js";

function laid(...codes) {
  const { on, moves, last } = hearing();
  const cloth = new Cloth(tools, table, on);
  page(cloth.node);
  cloth.set(at(...codes));
  const tap = (name) => button(cloth.node, name).click();
  return { cloth, moves, last, tap, won: () => [...cloth.won].sort((a, b) => a - b) };
}

test("a tap turns a card, and only what was turned is told", () => {
  const { tap, last, won } = laid("SK");
  tap("the BK");
  assert.deepEqual(last(), ["turn", { on: at("BK"), off: [] }]);
  tap("the SK");
  assert.deepEqual(last(), ["turn", { on: [], off: at("SK") }]);
  assert.deepEqual(won(), at("BK"));
});

test("a tap and what it comes to are painted together; a tap whose answer takes longer is shown without it", () => {
  const { cloth, tap } = laid();
  const looks = () => button(cloth.node, "the SK").getAttribute("aria-pressed");
  const longer = putOff();
  tap("the SK");
  assert.equal(looks(), "false");
  longer();
  assert.equal(looks(), "true");
});

test("the name of a line turns the whole line, and turns it back where all of it is won", () => {
  const { tap, last } = laid("SK");
  tap("Kings: whole");
  assert.deepEqual(last(), ["turn", { on: at("BK"), off: [] }]);
  tap("Kings: whole");
  assert.deepEqual(last(), ["turn", { on: [], off: at("SK", "BK") }]);
});

test("the Moors are level: the third one means three, and touched again two", () => {
  const { tap, won } = laid("M4");
  tap("3 Moors");
  assert.deepEqual(won(), at("M1", "M2", "M3"));
  tap("3 Moors");
  assert.deepEqual(won(), at("M1", "M2"));
});

test("as many Moors look won as there are, whichever they are", () => {
  const { cloth } = laid("M3", "M4");
  const pressed = cloth.moors.map((one) => one.getAttribute("aria-pressed"));
  assert.deepEqual(pressed, ["true", "true", "false", "false"]);
});

test("a scartino more with each tap, and none after the fifth", () => {
  const { cloth, tap } = laid();
  for (const n of [1, 2, 3, 4, 5, 0]) {
    tap(cloth.counts[0].getAttribute("aria-label"));
    assert.equal(cloth.pips, n);
    cloth.dress();
  }
});

test("scartini make up the number of cards, spread over the suits", () => {
  const { cloth, last } = laid("SK", "T16");
  cloth.inAll(6);
  assert.deepEqual([...cloth.won].length, 6);
  assert.equal(cloth.table.suits.every((suit) => suit.pips.filter((one) => cloth.won.has(one)).length === 2), true);
  assert.equal(last()[0], "turn");
  cloth.inAll(3);
  assert.equal(cloth.pips, 1);
});

test("a number that the scartini cannot make up leaves as many as there are", () => {
  const { cloth } = laid("SK");
  cloth.inAll(40);
  assert.equal(cloth.pips, 10);
});

test("the tab key comes back to the card that had the focus", () => {
  const { cloth } = laid();
  const inOrder = () => [...cloth.node.querySelectorAll("button")].filter((one) => one.tabIndex === 0);
  assert.equal(inOrder().length, 1);
  button(cloth.node, "the BQ").focus();
  assert.deepEqual(inOrder(), [button(cloth.node, "the BQ")]);
});

test("cards of an exercise cannot be touched and are told as one picture", () => {
  const { cloth, won } = laid();
  cloth.lock();
  cloth.set(at("SK", "T16"));
  assert.equal(cloth.node.getAttribute("aria-label"), "cloth: the SK, the T16");
  assert.equal([...cloth.node.querySelectorAll("button")].some((one) => one.tabIndex === 0), false);
  press(cloth.node.querySelector("button"), "ArrowRight");
  assert.equal(focused(), document.body);
  assert.deepEqual(won(), at("SK", "T16"));
});

test("marks stand on their cards until others do", () => {
  const { cloth } = laid();
  cloth.light(new Map([[at("SK")[0], "part"]]));
  assert.equal(button(cloth.node, "the SK").dataset.mark, "part");
  cloth.light(new Map());
  assert.equal(button(cloth.node, "the SK").dataset.mark, "");
});

test("none, all, and the other side's cards are laid at once", () => {
  const { cloth, last } = laid("SK");
  const { on, last: drawn } = hearing();
  const starts = new Starts(tools, table, cloth, on);
  const tap = (name) => button(starts.node, name).click();
  tap("all");
  assert.equal(last()[1].length, table.cards.length);
  tap("swap");
  assert.deepEqual(last(), ["cards", []]);
  tap("draw_go");
  assert.deepEqual(drawn(), ["draw", "typical"]);
});

test("numbers in all are offered that can be reached by scartini alone", () => {
  const { cloth } = laid("SK", "T16", "S10");
  const starts = new Starts(tools, table, cloth, () => {});
  starts.tally([1, 2, 3, 4, 22, 23]);
  assert.deepEqual([...starts.all.options].map((one) => one.textContent), ["3", "2", "4", "22"]);
  starts.all.value = "4";
  starts.all.onchange();
  assert.equal(cloth.won.size, 4);
});
