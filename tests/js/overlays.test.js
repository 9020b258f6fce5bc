// What is laid over cards: an index where they are small or overlap, and the name of the one looked at.

import assert from "node:assert/strict";
import { test } from "node:test";

import { page, painted, texts } from "./page.js";
import { el } from "../../screens/components/shared/dom.js";
import { cover, tag } from "../../screens/components/cards/overlays.js";
import { Choosing } from "../../screens/components/table/choosing.js";
import { dress } from "../../screens/components/told/telling.js";
import { given, hand, panelOf } from "./table.js";

// A row whose cards lie at these places, as wide as that, each with this index.
function lying(places, wide, its = { text: "Luna", short: "Lun", suit: "" }) {
  const cards = places.map(([offsetLeft, offsetTop]) => Object.defineProperties(el("div", { class: "card" }, tag({ tag: its })), {
    offsetLeft: { value: offsetLeft }, offsetTop: { value: offsetTop }, offsetWidth: { value: wide }, offsetHeight: { value: 2 * wide },
  }));
  const list = el("div", {}, ...cards);
  cover([list]);
  return { list, cards, tagged: list.hasAttribute("data-tagged"), indices: texts(list.querySelectorAll(".tag")) };
}

test("cards bear their index where one lies over the next, the last of the row too, each as wide as what is seen of it", () => {
  const { cards, tagged, indices } = lying([[0, 0], [30, 0], [0, 200], [110, 200]], 100);
  assert.ok(tagged);
  assert.deepEqual(cards.map((card) => card.hasAttribute("data-covered")), [true, false, false, false]);
  assert.deepEqual(cards.map((card) => card.querySelector(".tag").style.getPropertyValue("--strip")), ["30px", "100px", "100px", "100px"]);
  assert.deepEqual(indices, ["Lun", "Luna", "Luna", "Luna"], "cut where it has no room, and never smaller than one can read");
});

test("how large the letters of an index are does not depend on how they stood before", () => {
  const { list, cards } = lying([[0, 0], [36, 0], [82, 0]], 100);
  const tight = () => cards.map((card) => card.querySelector(".tag").hasAttribute("data-tight"));
  const style = window.getComputedStyle, first = tight();
  globalThis.getComputedStyle = (node) => (node.matches?.(".tag") ? { fontSize: node.hasAttribute("data-tight") ? `${16 * 0.87}px` : "16px", getPropertyValue: () => "" } : style.call(window, node));
  try {
    cover([list]);
    assert.deepEqual(tight(), first);
    cover([list]);
    assert.deepEqual(tight(), first);
  } finally { globalThis.getComputedStyle = style; }
});

test("a numeral that has no room is squeezed and never cut, for its beginning is another number", () => {
  const squeezed = (text, wide) => lying([[0, 0], [wide, 0]], wide, { text, suit: "" }).cards.map((card) => Number(card.querySelector(".tag").style.getPropertyValue("--squeeze")));
  for (const one of squeezed("XVIII", 30)) assert.ok(one > 0.4 && one < 1, String(one));
  assert.deepEqual(squeezed("XVIII", 80), [1, 1]);
});

test("an index is not measured while its cards are out of sight, and keeps its letters for when they are not", () => {
  const { cards } = lying([[0, 0], [0, 0]], 0, { text: "Matto", suit: "" });
  assert.deepEqual(cards.map((card) => card.querySelector(".tag").getAttribute("style")), [null, null]);
  assert.deepEqual(texts(cards), ["Matto", "Matto"]);
});

test("cards that were put in order bear their indices as they lie, not as they were drawn", () => {
  const { cards, list } = lying([[60, 0], [0, 0], [30, 0]], 100);
  cards.forEach((card, at) => { card.style.order = String([3, 1, 2][at]); });
  cover([list]);
  assert.deepEqual(cards.map((card) => card.querySelector(".tag").style.getPropertyValue("--strip")), ["100px", "30px", "30px"]);
});

test("cards of which one lies a little over the next have no room for names below them", () => {
  const close = (...places) => lying(places, 60).list.hasAttribute("data-close");
  assert.deepEqual([close([0, 0], [58, 0]), close([0, 0], [62, 0]), close([0, 0], [58, 100])], [true, false, false]);
});

test("cards that lie apart bear their index where they are small", () => {
  assert.ok(lying([[0, 0], [100, 0]], 89).tagged);
  assert.ok(lying([[0, 0]], 55).tagged);
  assert.ok(!lying([[0, 0], [100, 0]], 90).tagged);
});

test("a picture with an index of its own needs none as long as that can be read", () => {
  const its = { text: "7", suit: "hearts", own: true };
  assert.ok(!lying([[0, 0], [30, 0]], 120, its).tagged);
  assert.ok(lying([[0, 0], [30, 0]], 100, its).tagged);
});

test("the name of a card stands at the foot of what is seen of it, and never beyond the row", async () => {
  const { panel } = panelOf(given({ rows: [hand("16", "Knight of batons", "14")] }));
  page(panel.cloth);
  const row = panel.cloth.querySelector(".row"), caption = panel.cloth.querySelector(".caption");
  const box = (node, its) => Object.defineProperties(node, Object.fromEntries(Object.entries(its).map(([name, value]) => [name, { value, configurable: true }])));
  panel.cards.forEach((card, at) => box(card, { offsetLeft: 100 * (at % 2), offsetTop: at < 2 ? 0 : 60, offsetWidth: 90, offsetHeight: 60 }));
  for (const card of panel.cards) box(card.querySelector("img"), { offsetHeight: 180 });
  box(row, { clientWidth: 200 });
  box(caption, { offsetWidth: 80, offsetHeight: 20 });
  const at = async (card) => { card.onmouseenter(); await painted(); return [caption.textContent, caption.style.left, caption.style.top]; };
  assert.deepEqual(await at(panel.cards[0]), ["16", "5px", "37px"], "the line below it covers its lower half");
  assert.deepEqual(await at(panel.cards[1]), ["Knight of batons", "105px", "37px"]);
  assert.deepEqual(await at(panel.cards[2]), ["14", "5px", "217px"]);
  box(caption, { offsetWidth: 150 });
  assert.deepEqual((await at(panel.cards[1])).slice(0, 2), ["Knight of batons", "50px"]);
  panel.cards[1].onmouseleave();
  assert.equal(caption.textContent, "");
});

test("cards that were put in order go to their places before one's eyes when the solution is shown", () => {
  const asked = given({ mode: "order", at_least: 2, at_most: 2, rows: [hand("16", "15")] });
  const { panel } = panelOf(asked);
  page(panel.cloth);
  const went = [];
  panel.cards.forEach((card, at) => {
    card.getBoundingClientRect = () => ({ left: card.style.order ? 100 - 100 * at : 100 * at, top: 0 });
    card.animate = ([from]) => went.push([card.dataset.name, from.translate]);
  });
  const shown = { ...asked, can: { ...asked.can, answer: false }, answer: [1, 0] };
  panel.update(shown);
  dress(panel, shown, new Choosing(shown), new Set());
  panel.move();
  assert.deepEqual(panel.cards.map((card) => card.style.order), ["2", "1"]);
  assert.deepEqual(went, [["16", "-100px 0px"], ["15", "100px 0px"]]);
});
